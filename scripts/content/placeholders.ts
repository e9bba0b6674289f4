/**
 * What the site gives to each text that asks for something, by the text's key. A build would fail on anything else with
 * a stack in place of the text's name.
 */
export const given: Record<string, string[]> = {
  'Meta.Title': ['name'],
  'Meta.Description': ['name', 'location'],
  'Meta.ProjectsDescription': ['name'],
  'Meta.ContactDescription': ['name'],
  'Meta.PageTitle': ['title', 'name'],
  'Meta.ProjectTitle': ['title', 'field'],
  'Meta.FeedTitle': ['name'],
  'Meta.Share': ['title', 'name', 'picture'],
  'Shell.Home': ['name'],
  'Home.Name': ['name'],
  'Home.Location': ['location'],
  'Feature.All': ['count'],
  'About.Text2': ['name'],
  'Resume.Title': ['name'],
  'Resume.Page': ['name', 'page', 'pages'],
  'Contact.Left': ['count'],
  'Contact.ToolDescription': ['name'],
  'Footer.Copyright': ['year', 'name'],
  'NotFound.ProjectTitle': ['id'],
};
