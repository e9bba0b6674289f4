import type { Page } from '@playwright/test';
import type { Messages } from 'next-intl';
import logos from '@/data/logos.json' with { type: 'json' };
import { homeProjects } from '@/lib/constants';
import { localize } from '@/lib/content/localize';
import { locales } from '@/lib/i18n/locales';
import { localizeRoute, projectRoute, routes } from '@/lib/routes';
import { messages } from '../texts';
import { contacts, hydrate, isBilingual, languageName, owner, projects } from './site';
import { expect, test } from './test';

const [project] = projects;

/** One node of the tree, in `toMatchAriaSnapshot`'s YAML; quoted because names contain colons. */
function node(role: string, name: string, state = ''): string {
  return `'${role} ${JSON.stringify(name)} ${state}'`.replace(/(?!^)'(?!$)/g, "''");
}

/** The links to other languages; a site of one language has none. */
function languageTree(t: Messages, links: string[]): string {
  if (!isBilingual) return '';
  return `
  - ${node('navigation', t.Menu.Language)}:
    - list:
      ${links.map((link) => `- listitem:\n        - ${link}`).join('\n      ')}`;
}

/** The tree of every page in a language, around the tree of its main part, which may have the contact links. */
function pageTree(t: Messages, main: string, hasContacts = false): string {
  const { phone, profiles } = contacts;
  const kinds = [
    t.Menu.Email,
    ...(phone ? [t.Menu.Phone] : []),
    ...profiles.map(({ service }) => service),
  ];
  return `
- ${node('link', t.Shell.Skip)}
- banner:
  - link /./
  - ${node('button', t.Shell.Lamp)}
${languageTree(t, ['link /./'])}
  - ${node('button', t.Menu.Open)}
- main:
${main.replace(/^\n|\s+$/g, '')}
- contentinfo:
${
  hasContacts
    ? '  - /children: deep-equal'
    : `  - ${node('heading', t.Footer.Head, '[level=2]')}
  - ${node('link', t.Footer.Button)}
  - ${node('list', t.Footer.Label)}:
    ${kinds.map((name) => `- listitem:\n      - link /${name} ./`).join('\n    ')}`
}
  - heading /./ [level=2]
  - text: /./
  - ${node('link', t.Footer.Top)}
`;
}

/** A card and its facts. */
function cardTree(level: number): string {
  return `
    - list:
      - listitem:
        - article:
          - heading [level=${level}]:
            - link
          - paragraph
          - paragraph:
            - time`;
}

for (const locale of locales) {
  const t = messages[locale];

  test.describe(`in ${locale}`, () => {
    async function open(page: Page, route: string) {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(localizeRoute(route, locale), { waitUntil: 'networkidle' });
      await hydrate(page);
    }

    test('the home page is read in order, each logo once', async ({ page }) => {
      await open(page, routes.home);
      await expect(page.locator('body')).toMatchAriaSnapshot(
        pageTree(
          t,
          `
  - ${node('button', t.Shell.Lamp)}
  - paragraph: ${JSON.stringify(t.Home.Head)}
  - ${node('heading', localize(owner.name, locale), '[level=1]')}
  - paragraph
  - paragraph: ${JSON.stringify(t.Home.Title)}
  - img
  - ${node('region', t.Feature.Head)}:
    - ${node('heading', t.Feature.Head, '[level=2]')}${projects.length > 0 ? cardTree(3) : ''}${projects.length > homeProjects ? `\n    - ${node('link', t.Feature.All.replace('{count}', String(projects.length)))}` : ''}
  - ${node('region', t.About.Head)}:
    - ${node('heading', t.About.Head, '[level=2]')}
    - img
    - ${node('heading', t.About.Text1, '[level=3]')}
    - paragraph
    - link
  - ${node('region', t.Carousel.Label)}:
    - list:
      - listitem:
        - ${node('img', logos[0]?.name ?? '')}`,
        ),
      );
    });

    test('the list of projects is a list of headings that are links', async ({ page }) => {
      await open(page, routes.projects);
      await expect(page.locator('body')).toMatchAriaSnapshot(
        pageTree(t, `\n    - heading /./ [level=1]${cardTree(2)}`.replaceAll('\n    ', '\n  ')),
      );
    });

    test("a project's page is an article of headings, facts and roles", async ({ page }) => {
      if (!project) return test.skip();
      await open(page, projectRoute(project.id));
      await expect(page.locator('body')).toMatchAriaSnapshot(
        pageTree(
          t,
          `
  - article:
    - ${node('heading', project ? localize(project.name, locale) : '', '[level=1]')}
    - img
    - paragraph
    - term: ${JSON.stringify(t.Detail.Process)}
    - definition
    - term: ${JSON.stringify(t.Detail.Field)}
    - definition
    - term: ${JSON.stringify(t.Detail.Date)}
    - definition
${
  project.link
    ? `    - term: ${JSON.stringify(t.Detail.Link)}
    - definition:
      - ${node('link', `${t.Detail.Visit} ${t.Shell.NewTab}`)}`
    : ''
}
    - ${node('region', t.Detail.Roles)}:
      - ${node('heading', t.Detail.Roles, '[level=2]')}
      - list:
        - listitem:
          - heading [level=3]
          - paragraph
    - img
    - img
${
  projects.length > 1
    ? `    - ${node('navigation', t.Detail.Neighbours)}:
      - link /${t.Detail.Next} ./
      - link /${t.Detail.Previous} ./`
    : ''
}`,
        ),
      );
    });

    test('the contact page is a form with its labels, and the other ways', async ({ page }) => {
      await open(page, routes.contact);
      await expect(page.locator('body')).toMatchAriaSnapshot(
        pageTree(
          t,
          `
  - ${node('heading', t.Contact.Title, '[level=1]')}
  - paragraph
  - ${node('textbox', t.Contact.Name)}
  - ${node('textbox', t.Contact.Email)}
  - ${node('combobox', t.Contact.Service)}:
    - ${node('option', t.Contact.Service1)}
    - ${node('option', t.Contact.Other)}
  - ${node('textbox', t.Contact.Message)}
  - ${node('button', t.Contact.Submit)}
  - complementary:
    - img
    - ${node('heading', t.Contact.Reach, '[level=2]')}
    - ${node('list', t.Contact.Reach)}`,
          true,
        ),
      );
    });

    test('the menu is a dialog with its languages, pages and contacts', async ({ page }) => {
      const languageLinks = locales.map((each) => node('link', languageName(each)));
      await open(page, routes.contact);
      await page.getByRole('button', { name: t.Menu.Open }).click();
      await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
- ${node('dialog', t.Menu.Label)}:
${languageTree(t, languageLinks)}
  - ${node('button', t.Shell.Lamp)}
  - ${node('button', t.Menu.Close)}
  - ${node('navigation', t.Menu.Pages)}:
    - list:
      - listitem:
        - ${node('link', t.Menu.Home)}
      - listitem:
        - ${node('link', t.Menu.Project)}
      - listitem:
        - ${node('link', t.Menu.Contact)}
  - ${node('list', t.Menu.Social)}
`);
      await expect(
        page.getByRole('dialog').getByRole('link', { name: t.Menu.Contact, exact: true }),
      ).toHaveAttribute('aria-current', 'page');
    });

    test('a new page is announced by its name', async ({ page }) => {
      // Without this text, all pages have the same title.
      if (!project || t.Meta.PageTitle.startsWith('Meta.')) return test.skip();
      await open(page, routes.projects);
      await page.locator('main article a').first().click();
      await expect(page).toHaveURL(localizeRoute(projectRoute(project.id), locale));
      const announced = page.locator('next-route-announcer [aria-live=assertive]');
      // By its heading, in capitals as it is shown, where that is there before the title.
      const name = localize(project.name, locale);
      const heading = name.toLocaleUpperCase(locale);
      await expect(announced).toHaveText(new RegExp(`^${name}|^${heading}$`));
    });
  });
}
