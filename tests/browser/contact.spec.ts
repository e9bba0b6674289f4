import { readdirSync, readFileSync } from 'node:fs';
import type { APIRequestContext, Page, Route } from '@playwright/test';
import { maxLengths, messageRows, successMessageMs } from '@/lib/constants';
import type { Fault } from '@/lib/contact/fault';
import { chunks, hydrate, inOther, kinds, words } from './site';
import { expect, test } from './test';

const texts = words.Contact;
const message = 'Salam! Bakıda kiçik bir mağaza üçün sayt lazımdır.\n"Tez?"';

/** @param answers how `tests/emailjs-double.ts` answers, in turn */
function sender(answers: string): string {
  return `Leyla [${answers}] ${Math.random().toString(36).slice(2)}`;
}

async function fill(page: Page, name: string) {
  await page.getByLabel(texts.Name, { exact: true }).fill(name);
  await page.getByLabel(texts.Email).fill('leyla@example.com');
  await page.getByLabel(texts.Service).selectOption(texts.Service3);
  await page.getByLabel(texts.Message).fill(message);
}

async function submit(page: Page) {
  await page.getByRole('button', { name: texts.Submit }).click();
}

/** A text that stands in the page more than once, where it is seen. */
function shown(page: Page, text: string) {
  return page.getByText(text).filter({ visible: true });
}

async function expectIntact(page: Page, name: string) {
  await expect(page.getByLabel(texts.Name, { exact: true })).toHaveValue(name);
  await expect(page.getByLabel(texts.Email)).toHaveValue('leyla@example.com');
  await expect(page.getByLabel(texts.Service).locator('option:checked')).toHaveText(texts.Service3);
  await expect(page.getByLabel(texts.Message)).toHaveValue(message);
}

async function requestsOf(request: APIRequestContext, name: string) {
  const url = `http://localhost:${process.env.EMAILJS_PORT}/requests?name=${encodeURIComponent(name)}`;
  return (await request.get(url)).json();
}

test.beforeEach(async ({ page }) => {
  await page.goto(inOther('/contact/'), { waitUntil: 'networkidle' });
});

test('the form has its four fields, the six services and the button', async ({ page }) => {
  const services = page.getByLabel(texts.Service).locator('option:not([hidden])');
  const { Service1, Service2, Service3, Service4, Service5, Other } = texts;
  await expect(services).toHaveText([Service1, Service2, Service3, Service4, Service5, Other]);
  await expect(page.getByLabel(texts.Message)).toHaveAttribute('rows', String(messageRows));
  const button = page.getByRole('button', { name: texts.Submit });
  await expect(button).toHaveCSS('text-transform', 'uppercase');
  await expect(button).toHaveCSS('background-color', 'rgb(33, 41, 92)');
});

test('errors stand at their fields, and go when the next attempt is in order', async ({ page }) => {
  await submit(page);
  const name = page.getByLabel(texts.Name, { exact: true });
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(texts.NameError);
  await expect(page.getByLabel(texts.Email)).toHaveAccessibleDescription(texts.EmailError);
  await expect(page.getByLabel(texts.Service)).toHaveAccessibleDescription(texts.ServiceError);
  await expect(page.getByLabel(texts.Message)).toHaveAccessibleDescription(texts.MessageError);

  await name.fill('Leyla');
  await page.getByLabel(texts.Email).fill('leyla@example.com');
  await page.getByLabel(texts.Service).selectOption(texts.Service2);
  await submit(page);
  await expect(page.getByLabel(texts.Message)).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'false');
});

test('a message is sent once, with the label of its service, and thanked for', async ({
  page,
  request,
}) => {
  const name = sender('drip');
  await fill(page, name);
  const button = page.getByRole('button', { name: texts.Submit });
  await button.dblclick();
  await expect(page.getByRole('button', { name: texts.Sending })).toBeDisabled();
  await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('status').getByText(texts.Sending)).toBeAttached();

  await expect(page.getByText(texts.Success)).toBeVisible({ timeout: 10_000 });
  const shown = Date.now();
  await expect(page.getByRole('status').first()).toBeFocused();
  await expect(page.getByLabel(texts.Name, { exact: true })).toHaveValue('');
  await expect(page.getByLabel(texts.Message)).toHaveValue('');
  await expect(page.getByText(texts.Success)).toBeHidden({ timeout: successMessageMs + 2000 });
  expect(Date.now() - shown).toBeGreaterThan(successMessageMs - 1000);
  expect(await requestsOf(request, name)).toEqual([
    { from_name: name, from_email: 'leyla@example.com', from_service: texts.Service3, message },
  ]);
});

test('Enter pressed twice sends once', async ({ page, request }) => {
  const name = sender('200');
  await fill(page, name);
  await page.getByLabel(texts.Email).press('Enter');
  await page.getByLabel(texts.Email).press('Enter');
  await expect(page.getByText(texts.Success)).toBeVisible({ timeout: 10_000 });
  expect(await requestsOf(request, name)).toHaveLength(1);
});

for (const [answer, fault] of [
  ['400', 'Rejected'],
  ['403', 'Rejected'],
  ['404', 'Rejected'],
  ['412', 'Undeliverable'],
  ['422', 'Undeliverable'],
  ['413', 'TooLarge'],
  ['429', 'Busy'],
  ['451', 'Blocked'],
  ['500', 'Server'],
  ['503', 'Server'],
  ['reset', 'Network'],
  ['html', 'Unexpected'],
] satisfies [string, Fault][]) {
  test(`${answer}: the visitor is told, keeps every word, and a second try is sent at once`, async ({
    page,
    request,
  }) => {
    const name = sender(`${answer}, 200`);
    await fill(page, name);
    await submit(page);
    const outcome = page.getByRole('status').filter({ hasText: texts.Faults[fault] });
    await expect(outcome).toBeVisible({ timeout: 10_000 });
    await expect(outcome).toBeFocused();
    await expectIntact(page, name);
    const mail = page.getByRole('link', { name: texts.MailInstead });
    const href = (await mail.getAttribute('href')) ?? '';
    expect(decodeURIComponent(href)).toContain(message.replace('\n', '\r\n'));
    expect(decodeURIComponent(href)).toContain(`${texts.Service3}, ${name}`);
    expect(await requestsOf(request, name)).toHaveLength(1);

    await submit(page);
    await expect(page.getByText(texts.Success)).toBeVisible({ timeout: 10_000 });
    expect(await requestsOf(request, name)).toHaveLength(2);
  });
}

test('no answer: after 15 seconds the visitor is told', async ({ page, request }) => {
  const name = sender('hang');
  await page.clock.install();
  await page.reload({ waitUntil: 'networkidle' });
  await fill(page, name);
  await page.clock.fastForward(3000);
  await submit(page);
  await expect.poll(() => requestsOf(request, name)).toHaveLength(1);
  await page.clock.fastForward(14_000);
  await expect(page.getByRole('button', { name: texts.Sending })).toBeDisabled();
  await page.clock.fastForward(2000);
  await expect(page.getByText(texts.Faults.Timeout)).toBeVisible();
  await expectIntact(page, name);
  expect(await requestsOf(request, name)).toHaveLength(1);
});

test('offline before: nothing is asked for, and it goes out once the connection is back', async ({
  page,
  context,
  request,
}) => {
  const name = sender('200');
  await hydrate(page);
  await fill(page, name);
  await context.setOffline(true);
  await submit(page);
  await expect(shown(page, texts.Faults.Offline)).toBeVisible({ timeout: 10_000 });
  await expectIntact(page, name);
  await context.setOffline(false);
  expect(await requestsOf(request, name)).toHaveLength(0);
  await submit(page);
  await expect(page.getByText(texts.Success)).toBeVisible({ timeout: 10_000 });
});

test('offline before the scripts have come: the visitor is told the same, and no reload is offered', async ({
  page,
  context,
  request,
}) => {
  const name = sender('200');
  await context.setOffline(true);
  await fill(page, name);
  await submit(page);
  await expect(shown(page, texts.Faults.Offline)).toBeVisible();
  await expect(shown(page, texts.Faults.Library)).toBeHidden();
  await expect(page.getByRole('link', { name: texts.Reload })).toBeHidden();
  await expect(page.getByRole('link', { name: texts.MailInstead })).toBeVisible();
  await expectIntact(page, name);
  await context.setOffline(false);
  expect(await requestsOf(request, name)).toHaveLength(0);
  await submit(page);
  await expect(page.getByText(texts.Success)).toBeVisible({ timeout: 10_000 });
  expect(await requestsOf(request, name)).toHaveLength(1);
});

test('offline while waiting for the answer: the message may have arrived', async ({
  page,
  context,
  request,
}) => {
  const name = sender('hang');
  await fill(page, name);
  await submit(page);
  await expect.poll(() => requestsOf(request, name), { timeout: 10_000 }).toHaveLength(1);
  await context.setOffline(true);
  await expect(shown(page, texts.Faults.Network)).toBeVisible();
  await expectIntact(page, name);
});

for (const [what, give] of [
  ['does not load', (route) => route.abort()],
  ['is a sign-in page', (route) => route.fulfill({ body: '<h1>Sign in</h1>' })],
] satisfies [string, (route: Route) => Promise<void>][]) {
  test(`a library that ${what} is named, and loads at the next try`, async ({ page, request }) => {
    const name = sender('200');
    await hydrate(page);
    await page.route(chunks, give);
    await fill(page, name);
    await submit(page);
    await expect(shown(page, texts.Faults.Library)).toBeVisible({ timeout: 10_000 });
    await expect(page.locator('form').getByRole('alert')).toBeHidden();
    await expectIntact(page, name);
    expect(await requestsOf(request, name)).toHaveLength(0);
    await page.unroute(chunks);
    await submit(page);
    await expect(page.getByText(texts.Success)).toBeVisible({ timeout: 10_000 });
  });
}

test('a library that stalls: after 15 seconds the visitor is told, and the next try loads it again', async ({
  page,
  request,
}) => {
  const name = sender('200');
  await page.clock.install();
  await page.reload({ waitUntil: 'networkidle' });
  await hydrate(page);
  await page.route(chunks, () => new Promise(() => {}));
  const stalled = page.waitForRequest(chunks);
  await fill(page, name);
  await stalled;
  await page.clock.fastForward(3000);
  await submit(page);
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('button', { name: texts.Sending })).toBeDisabled();
  await page.clock.fastForward(6000);
  await expect(shown(page, texts.Faults.Library)).toBeVisible();
  await expectIntact(page, name);
  expect(await requestsOf(request, name)).toHaveLength(0);

  await page.unroute(chunks);
  await submit(page);
  await expect(page.getByText(texts.Success)).toBeVisible({ timeout: 10_000 });
  expect(await requestsOf(request, name)).toHaveLength(1);
});

test('the library is asked for at the first touch of the form, and by no other page', async ({
  page,
}) => {
  const folder = 'out/_next/static/chunks';
  const library = readdirSync(folder).find((file) =>
    readFileSync(`${folder}/${file}`, 'utf8').includes('/api/v1.0/email/send'),
  );
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (library && request.url().endsWith(library)) scripts.push(request.url());
  });
  for (const path of kinds.map(inOther)) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await hydrate(page);
    await page.waitForLoadState('networkidle');
  }
  expect(scripts).toEqual([]);
  await page.goto(inOther('/contact/'), { waitUntil: 'networkidle' });
  await hydrate(page);
  await page.getByLabel(texts.Message).focus();
  await expect.poll(() => scripts).toHaveLength(1);
});

test('what is typed outlives a reload, a way elsewhere and back, and a new page', async ({
  page,
}) => {
  await fill(page, 'Leyla');
  await page.reload();
  await expectIntact(page, 'Leyla');
  await page.goto(inOther('/'));
  await page.goBack();
  await expectIntact(page, 'Leyla');
  await page.goto(inOther('/project/'), { waitUntil: 'networkidle' });
  await page.getByRole('contentinfo').getByRole('link', { name: words.Footer.Button }).click();
  await expectIntact(page, 'Leyla');
});

test('leaving while it is being sent does not send twice', async ({ page, request }) => {
  const name = sender('hang');
  await fill(page, name);
  await submit(page);
  await expect.poll(() => requestsOf(request, name), { timeout: 10_000 }).toHaveLength(1);
  await page.goto(inOther('/'));
  await page.goto(inOther('/contact/'), { waitUntil: 'networkidle' });
  await expectIntact(page, name);
  expect(await requestsOf(request, name)).toHaveLength(1);
});

test('a robot that ticks the box that nobody sees is thanked, and nothing is sent', async ({
  page,
  request,
}) => {
  const name = sender('200');
  await fill(page, name);
  const box = page.locator('form input[type=checkbox]');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await box.evaluate((element: HTMLInputElement) => element.click());
  await submit(page);
  await expect(page.getByText(texts.Success)).toBeVisible({ timeout: 10_000 });
  expect(await requestsOf(request, name)).toHaveLength(0);
});

test('the message says how much is left near its end, and takes no more', async ({ page }) => {
  const field = page.getByLabel(texts.Message);
  await field.fill('ə'.repeat(maxLengths.message - 501));
  await expect(page.getByText(texts.Left.split('{')[0] ?? '')).toBeHidden();
  await field.press('End');
  await field.pressSequentially('ab');
  await expect(page.getByText(texts.Left.replace('{count}', '499'))).toBeVisible();
  await field.fill('ə'.repeat(maxLengths.message));
  await field.press('End');
  await field.pressSequentially('more');
  expect((await field.inputValue()).length).toBe(maxLengths.message);
});

test('the form describes itself to agents', async ({ page }) => {
  const form = page.locator('form');
  await expect(form).toHaveAttribute('toolname', 'send_message');
  await expect(form).toHaveAttribute('tooldescription', /.{20}/);
  for (const control of await form.locator('input, select, textarea').all()) {
    await expect(control).toHaveAttribute('name', /.+/);
    await expect(control).toHaveAttribute('toolparamdescription', /.{5}/);
  }
});

test('the contacts open in new tabs', async ({ page }) => {
  const links = page.getByRole('complementary').getByRole('link');
  expect(await links.count()).toBeGreaterThan(0);
  for (const link of await links.all()) await expect(link).toHaveAttribute('target', '_blank');
});

test.describe('where storage throws', () => {
  test('a message is sent all the same', async ({ page, request }) => {
    await page.addInitScript(() => {
      for (const storage of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, storage, {
          configurable: true,
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      }
    });
    await page.reload({ waitUntil: 'networkidle' });
    const name = sender('200');
    await fill(page, name);
    await submit(page);
    await expect(page.getByText(texts.Success)).toBeVisible({ timeout: 10_000 });
    expect(await requestsOf(request, name)).toHaveLength(1);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form leads to the mail program, and the browser checks what is missing', async ({
    page,
  }) => {
    await expect(page.locator('form')).toHaveAttribute('action', /^mailto:/);
    await expect(page.locator('form')).not.toHaveAttribute('novalidate');
    await expect(page.locator('form [required]')).toHaveCount(4);
  });
});

test('what is written and sent before the scripts have come is kept, and sent once', async ({
  page,
  request,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(chunks, async (route) => {
    await released;
    await route.continue();
  });
  const name = sender('200');
  await fill(page, name);
  await submit(page);
  await submit(page);
  await page.waitForTimeout(500);
  await expectIntact(page, name);
  expect(await requestsOf(request, name)).toHaveLength(0);

  release();
  await expect(page.getByText(texts.Success)).toBeVisible({ timeout: 10_000 });
  expect(await requestsOf(request, name)).toHaveLength(1);
});

test('where the scripts never come, the message stays, and leaves by mail or with the next attempt', async ({
  page,
  request,
}) => {
  await page.route(chunks, (route) => route.abort());
  const name = sender('200');
  await fill(page, name);
  await submit(page);
  const fault = page.getByRole('alert').filter({ hasText: texts.Faults.Library });
  await expect(fault).toBeVisible();
  await expectIntact(page, name);
  const mail = await fault.getByRole('link', { name: texts.MailInstead }).getAttribute('href');
  expect(decodeURIComponent(mail ?? '')).toContain(message.replace('\n', '\r\n'));

  await fault.getByRole('link', { name: texts.Reload }).click();
  await page.waitForLoadState();
  await expectIntact(page, name);

  await submit(page);
  await expect(fault).toBeVisible();
  await page.unroute(chunks);
  await submit(page);
  await expect(page.getByText(texts.Success)).toBeVisible({ timeout: 10_000 });
  await expect(fault).toBeHidden();
  expect(await requestsOf(request, name)).toHaveLength(1);
});

test('where the scripts stall, the visitor is told after 15 seconds, and the next attempt loads them', async ({
  page,
  request,
}) => {
  const name = sender('200');
  await page.clock.install();
  await page.reload({ waitUntil: 'networkidle' });
  await page.route(chunks, () => new Promise(() => {}));
  const stalled = page.waitForRequest(chunks);
  await fill(page, name);
  await stalled;
  await page.clock.fastForward(60_000);
  await submit(page);
  await page.clock.fastForward(10_000);
  const fault = page.getByRole('alert').filter({ hasText: texts.Faults.Library });
  await expect(fault).toBeHidden();
  await page.clock.fastForward(6000);
  await expect(fault.getByRole('link', { name: texts.MailInstead })).toBeVisible();
  await expectIntact(page, name);

  await page.unroute(chunks);
  await submit(page);
  await expect(page.getByText(texts.Success)).toBeVisible({ timeout: 10_000 });
  expect(await requestsOf(request, name)).toHaveLength(1);
});

test('a draft is there before any script has come', async ({ page }) => {
  await fill(page, 'Leyla');
  await page.route(chunks, (route) => route.abort());
  await page.reload();
  await expectIntact(page, 'Leyla');
});
