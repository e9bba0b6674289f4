/**
 * The arguments that the code gives to the texts of `messages/`, in ICU syntax. The types check that the code gives them; the
 * build checks that texts in all languages use no others. An argument that is missing here is refused in a text.
 */
export const textArguments = {
  Meta: {
    Title: '{name} {trade}',
    Description: '{name} {trade} {location}',
    ProjectsDescription: '{name}',
    ContactDescription: '{name}',
    PageTitle: '{title} {name}',
    ProjectTitle: '{title} {field}',
    FeedTitle: '{name}',
    Share: '{title} {name} {picture}',
  },
  Shell: { Home: '{name}' },
  Home: { Location: '{location}' },
  Feature: { All: '{count, number}' },
  About: { Text2: '{name} {trade}' },
  Story: { Enlarge: '{alt}', Position: '{number} {count}' },
  // Plain strings for the types, because the contact form makes a type of these texts.
  Contact: { MailOpened: '{email}' as string, Limit: '{limit, number}' as string },
  Footer: {
    Copyright: '<year></year> {name}',
    Signature: '<year></year> {name} {trade} {location}',
  },
  NotFound: { ProjectTitle: '{id}' },
} as const;
