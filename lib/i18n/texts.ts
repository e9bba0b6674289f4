import type { Messages } from 'next-intl';

/**
 * All message keys, each with the ICU arguments that it may use. The build checks `messages/` against this table.
 * It also types the keys in components, so that a missing message cannot fail the build.
 */
export const texts = {
  Meta: {
    Title: '{name}',
    Description: '{name} {location}',
    ProjectsTitle: '',
    ProjectsDescription: '{name}',
    ContactTitle: '',
    ContactDescription: '{name}',
    PageTitle: '{title} {name}',
    ProjectTitle: '{title} {field}',
    FeedTitle: '{name}',
    Share: '{title} {name} {picture}',
    ShareProjects: '',
  },
  Shell: {
    Skip: '',
    Home: '{name}',
    NewTab: '',
    Lamp: '',
  },
  Menu: {
    Label: '',
    Open: '',
    Close: '',
    Pages: '',
    Language: '',
    Home: '',
    Project: '',
    Contact: '',
    Social: '',
    Email: '',
    Phone: '',
  },
  Home: {
    Head: '',
    Location: '{location}',
    Title: '',
  },
  Feature: {
    Head: '',
    All: '{count, number}',
  },
  About: {
    Head: '',
    Text1: '',
    Text2: '{name}',
    Button: '',
    ButtonWithoutCv: '',
  },
  Carousel: {
    Label: '',
    Pause: '',
  },
  Project: {
    Head: '',
    Loading: '',
    Empty: '',
    EmptyText: '',
  },
  Detail: {
    Process: '',
    Field: '',
    Date: '',
    Link: '',
    Visit: '',
    Roles: '',
    Next: '',
    Previous: '',
    Neighbours: '',
  },
  Contact: {
    Title: '',
    Subtitle: '',
    Name: '',
    Email: '',
    Service: '',
    ServicePlaceholder: '',
    Message: '',
    Service1: '',
    Service2: '',
    Service3: '',
    Service4: '',
    Service5: '',
    Other: '',
    NameError: '',
    EmailError: '',
    ServiceError: '',
    MessageError: '',
    Submit: '',
    Sending: '',
    Success: '',
    Sent: '',
    Another: '',
    Answer: '',
    Work: '',
    MailInstead: '',
    Copy: '',
    Copied: '',
    Reach: '',
    Left: '',
    Honeypot: '',
    Faults: {
      Offline: '',
      Unsure: '',
      Refused: '',
      Later: '',
    },
  },
  Footer: {
    Head: '',
    Button: '',
    Top: '',
    Label: '',
    Copyright: '<year></year> {name}',
  },
  NotFound: {
    Title: '',
    Text: '',
    ProjectTitle: '{id}',
    ProjectText: '',
    Links: '',
  },
} as const;

export interface Tree {
  [key: string]: string | Tree;
}

/** Replaces each missing message by its key. */
export function fillIn(messages: Tree): Messages {
  return fill(texts, messages) as unknown as Messages;
}

function fill(known: Tree, own: Tree = {}, path = ''): Tree {
  return Object.fromEntries(
    Object.entries(known).map(([key, value]) => [
      key,
      typeof value === 'string'
        ? (own[key] ?? path + key)
        : fill(value, own[key] as Tree, `${path}${key}.`),
    ]),
  );
}
