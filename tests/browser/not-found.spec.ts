import az from '@/messages/az.json' with { type: 'json' };
import en from '@/messages/en.json' with { type: 'json' };
import { projects } from './site';
import { expect, test } from './test';

const ids = projects.map(({ id }) => id);
const last = Math.max(...ids);

test('an unknown project is named, with the list and the nearest that exist', async ({ page }) => {
  await page.goto(`/project/${last + 7}/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    en.NotFound.ProjectTitle.replace('{id}', String(last + 7)),
  );
  await expect(page.getByRole('link', { name: en.NotFound.Projects })).toHaveAttribute(
    'href',
    '/project/',
  );
  const nearest = page.getByRole('link', {
    name: projects.find(({ id }) => id === last)?.name.en ?? '',
  });
  await expect(nearest).toHaveAttribute('href', `/project/${last}/`);
  await expect(page).toHaveTitle(en.NotFound.ProjectTitle.replace('{id}', String(last + 7)));
});

test('an address below /az/ is answered in Azerbaijani, whatever is stored', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('i18nextLng', 'en'));
  await page.goto('/az/project/abc/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'az');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    az.NotFound.ProjectTitle.replace('{id}', 'abc'),
  );
  await expect(page.getByRole('link', { name: az.NotFound.Projects })).toHaveAttribute(
    'href',
    '/az/project/',
  );
});

test('elsewhere it offers home, the projects and contact, in the language that is detected', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', '"Az"'));
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(az.NotFound.Title);
  for (const [name, href] of [
    [az.NotFound.Home, '/az/'],
    [az.NotFound.Projects, '/az/project/'],
    [az.NotFound.Contact, '/az/contact/'],
  ] as const) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', href);
  }
});

test('Loading... stands until the texts are there, a passing fault is tried again', async ({
  page,
}) => {
  let requests = 0;
  await page.route('**/Locales/az/translation.json', (route) =>
    ++requests < 3 ? route.fulfill({ status: 503 }) : route.continue(),
  );
  await page.goto('/az/nothing/');
  await expect(page.getByRole('status')).toHaveText(az.Project.Loading);
  await expect(page.getByRole('heading', { level: 1, name: az.NotFound.Title })).toBeVisible();
  expect(requests).toBe(3);
});

test('where the texts never come, the keys stand and the links work', async ({ page }) => {
  await page.route('**/Locales/**', (route) => route.fulfill({ status: 404 }));
  await page.goto('/az/nothing/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('NotFound.Title');
  await page.getByRole('link', { name: 'NotFound.Projects' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(az.Project.Head);
});

test('it quotes no more of the address than could be an id', async ({ page }) => {
  for (const path of [
    '%3Cimg%20src=x%20onerror=alert(1)%3E',
    'you%20were%20hacked',
    'a'.repeat(99),
  ]) {
    await page.goto(`/project/${path}/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.NotFound.Title);
  }
});

test('an address with a slash too many leads to the one without, not to another host', async ({
  page,
  baseURL,
}) => {
  for (const [asked, led] of [
    ['//evil.example/?a=b#c', '/evil.example/?a=b#c'],
    ['/az//evil.example/?lng=en', '/az/evil.example/?lng=en'],
  ] as const) {
    await page.goto(baseURL + asked);
    await expect(page).toHaveURL(baseURL + led);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.NotFound.Title);
  }
  await page.goto(`${baseURL}//contact/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.Contact.Title);
});

test('it is not indexed', async ({ page }) => {
  await page.goto('/nothing/');
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it says a short text in both languages', async ({ page }) => {
    await page.goto('/project/99/');
    await expect(page.getByRole('heading', { name: en.NotFound.Title })).toBeVisible();
    await expect(page.getByRole('heading', { name: az.NotFound.Title })).toBeVisible();
    await expect(page.getByText(en.Project.Loading)).toBeHidden();
    await expect(page.getByRole('link', { name: az.NotFound.Projects })).toHaveAttribute(
      'href',
      '/az/project/',
    );
  });
});
