import type { Page } from '@playwright/test';
import { homeProjects } from '@/lib/constants.mjs';
import { localize } from '@/lib/content/localize';
import { locales } from '@/lib/i18n/locales';
import { projectRoute, routes } from '@/lib/routes';
import {
  contacts,
  exportedDocument,
  hasServices,
  hydrate,
  inOther,
  isBilingual,
  languageName,
  other,
  owner,
  projects,
  submitText,
  words,
} from './site';
import { expect, test } from './test';

const [project] = projects;

/** One node of the tree, in `toMatchAriaSnapshot`'s YAML; quoted because names contain colons. */
function node(role: string, name: string, state = ''): string {
  return `'${role} ${JSON.stringify(name)} ${state}'`.replace(/(?!^)'(?!$)/g, "''");
}

/** A link whose name begins with a text. */
const linkTo = (start: string) => `'link /${start.replaceAll("'", "''")} ./'`;

/** The links to other languages; a site of one language has none. */
function languageTree(links: string[]): string {
  if (!isBilingual) return '';
  return `
  - ${node('navigation', words.Menu.Language)}:
    - list:
      ${links.map((link) => `- listitem:\n        - ${link}`).join('\n      ')}`;
}

/** The invitation to the contact page and the contacts, which the footer of that page leaves out. */
function invitationTree(): string {
  const { Menu, Footer } = words;
  const kinds = [
    Menu.Email,
    ...(contacts.phone ? [Menu.Phone] : []),
    ...contacts.profiles.map(({ service }) => service),
  ];
  return `
  - ${node('heading', Footer.Head, '[level=2]')}
  - ${node('link', Footer.Button)}
  - ${node('list', Footer.Label)}:
    ${kinds.map((name) => `- listitem:\n      - ${linkTo(name)}`).join('\n    ')}`;
}

/** The tree of every page, around the tree of its main part. The home page has its lamp there, and none in the bar. */
function pageTree(main: string, invitation = invitationTree(), hasLamp = true): string {
  const { Shell, Menu, Footer } = words;
  const lamp = hasLamp ? `\n  - ${node('button', Shell.Lamp)}` : '';
  return `
- ${node('link', Shell.Skip)}
- banner:
  - link /./
${languageTree(['link /./'])}${lamp}
  - ${node('button', Menu.Open)}
- main:
${main.replace(/^\n|\s+$/g, '')}
- contentinfo:${invitation}
  - heading /./ [level=2]
  - text: /./
  - ${node('link', Footer.Top)}
`;
}

/** A card and its facts. */
function cardTree(level: number, indent: string): string {
  const tree = `
- list:
  - listitem:
    - article:
      - heading [level=${level}]:
        - link
      - paragraph
      - paragraph:
        - time`;
  return tree.replaceAll('\n', `\n${indent}`);
}

async function open(page: Page, route: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(inOther(route));
  await hydrate(page);
}

/** The sections that the home page has, in its order. */
function homeSections(): string {
  const { Feature, About, Carousel } = words;
  const home = exportedDocument(inOther(routes.home));
  const all = Feature.All.replace('{count}', String(projects.length));
  const portrait = home.querySelector('#aboutMe img') ? '\n    - img' : '';
  const photo = home.querySelector('#imageSection img:not([alt=""])') ? '\n  - img' : '';
  const trees = new Map([
    ['#imageSection', photo],
    [
      '[aria-labelledby=feature-heading]',
      `
  - ${node('region', Feature.Head)}:
    - ${node('heading', Feature.Head, '[level=2]')}${projects.length > 0 ? cardTree(3, '    ') : ''}${projects.length > homeProjects ? `\n    - ${node('link', all)}` : ''}`,
    ],
    [
      '#aboutMe',
      `
  - ${node('region', About.Head)}:
    - ${node('heading', About.Head, '[level=2]')}${portrait}
    - ${node('heading', About.Text1, '[level=3]')}
    - paragraph
    - link`,
    ],
    [
      `main section[aria-label=${JSON.stringify(Carousel.Label)}]`,
      `
  - ${node('region', Carousel.Label)}:
    - list:
      - listitem:
        - img /./`,
    ],
  ]);
  return [...home.querySelectorAll([...trees.keys()].join())]
    .map((section) => [...trees].find(([selector]) => section.matches(selector))?.[1] ?? '')
    .join('');
}

test('the home page is read in order, each logo once', async ({ page }) => {
  const { Shell, Home } = words;
  const place = Home.Location.replace('{location}', localize(owner.location, other));
  await open(page, routes.home);
  await expect(page.locator('body')).toMatchAriaSnapshot(
    pageTree(
      `
  - ${node('button', Shell.Lamp)}
  - ${node('heading', localize(owner.name, other), '[level=1]')}
  - paragraph: ${JSON.stringify(place)}
  - paragraph: ${JSON.stringify(Home.Title)}
  - paragraph: ${JSON.stringify(Home.Head)}${homeSections()}`,
      invitationTree(),
      false,
    ),
  );
  const names = await page
    .getByRole('region', { name: words.Carousel.Label })
    .getByRole('img')
    .evaluateAll((logos) => logos.map((logo) => logo.getAttribute('aria-label')));
  expect(new Set(names).size).toBe(names.length);
});

test('a page is announced by its name, and a project is an article of headings, facts and roles', async ({
  page,
}) => {
  if (!project) return test.skip();
  const { Detail, Shell, Meta } = words;
  const name = localize(project.name, other);
  await open(page, routes.projects);
  await expect(page.locator('body')).toMatchAriaSnapshot(
    pageTree(`  - heading /./ [level=1]${cardTree(2, '  ')}`),
  );
  await page.locator('main article a').first().click();
  await expect(page).toHaveURL(inOther(projectRoute(project.id)));
  // Without this text, all pages have the same title, which screen readers speak first.
  if (!Meta.PageTitle.startsWith('Meta.')) await expect(page).toHaveTitle(new RegExp(name));
  const link = `
    - term: ${JSON.stringify(Detail.Link)}
    - definition:
      - ${node('link', `${Detail.Visit} ${Shell.NewTab}`)}`;
  const neighbours = `
    - ${node('navigation', Detail.Neighbours)}:
      - ${linkTo(Detail.Next)}
      - ${linkTo(Detail.Previous)}`;
  await expect(page.locator('body')).toMatchAriaSnapshot(
    pageTree(`
  - article:
    - ${node('heading', name, '[level=1]')}
    - term: ${JSON.stringify(Detail.Process)}
    - definition
    - term: ${JSON.stringify(Detail.Field)}
    - definition
    - term: ${JSON.stringify(Detail.Date)}
    - definition${project.link ? link : ''}
    - ${node('region', Detail.Roles)}:
      - ${node('heading', Detail.Roles, '[level=2]')}
      - list:
        - listitem:
          - heading [level=3]
          - paragraph${projects.length > 1 ? neighbours : ''}`),
  );
});

test('the contact page is a form with its labels, and the menu a dialog with languages, pages and contacts', async ({
  page,
}) => {
  const { Contact, Menu, Shell } = words;
  const services = `  - ${node('combobox', Contact.Service)}:
    - ${node('option', Contact.Other)}
`;
  await open(page, routes.contact);
  const picture = (await page.locator('aside img:not([alt=""])').count()) > 0 ? '\n    - img' : '';
  await expect(page.locator('body')).toMatchAriaSnapshot(
    pageTree(
      `
  - ${node('heading', Contact.Title, '[level=1]')}
  - paragraph
  - ${node('textbox', Contact.Name)}
  - ${node('textbox', Contact.Email)}
${hasServices ? services : ''}  - ${node('textbox', Contact.Message)}
  - ${node('button', submitText)}
  - complementary:${picture}
    - ${node('heading', Contact.Reach, '[level=2]')}
    - ${node('list', Contact.Reach)}`,
      '',
    ),
  );

  await page.getByRole('button', { name: Menu.Open }).click();
  const menu = page.getByRole('dialog');
  await expect(menu).toMatchAriaSnapshot(`
- ${node('dialog', Menu.Label)}:
${languageTree(locales.map((locale) => node('link', languageName(locale))))}
  - ${node('button', Shell.Lamp)}
  - ${node('button', Menu.Close)}
  - ${node('navigation', Menu.Pages)}:
    - list:
      - listitem:
        - ${node('link', Menu.Home)}
      - listitem:
        - ${node('link', Menu.Project)}
      - listitem:
        - ${node('link', Menu.Contact)}
  - ${node('list', Menu.Social)}
`);
  const current = menu.getByRole('link', { name: Menu.Contact, exact: true });
  await expect(current).toHaveAttribute('aria-current', 'page');
  if (!isBilingual) return;
  const language = menu.getByRole('link', { name: languageName(other) });
  await expect(language).toHaveAttribute('aria-current', 'true');
});
