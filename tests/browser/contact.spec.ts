import type { Page } from '@playwright/test';
import { maxLengths, maxMailtoLength } from '@/lib/constants.mjs';
import {
  chunks,
  expectFilled,
  fillForm,
  formSends,
  hasServices,
  holdFiles,
  inOther,
  messagesOf,
  words,
} from './site';
import { expect, test } from './test';

const texts = words.Contact;
const message = 'Salam! Bakıda kiçik bir mağaza üçün sayt lazımdır.\n"Tez?"';

/** @param answers how `tests/emailjs-double.ts` answers, in turn */
function sender(answers: string): string {
  return `Leyla [${answers}] ${Math.random().toString(36).slice(2)}`;
}

const fill = (page: Page, name: string) => fillForm(page, texts, name, message);
const submit = (page: Page) => page.getByRole('button', { name: texts.Submit }).click();

const expectIntact = (page: Page, name: string) => expectFilled(page, texts, name, message);

// `form.spec.ts` tests the other form.
test.skip(!formSends, 'the form opens the mail program');

test.beforeEach(async ({ page }) => {
  await page.goto(inOther('/contact/'));
});

test("a sent message is signed with the sender's name as they wrote it", async ({ page }) => {
  const name = `${sender('200')} Əliyeva`;
  await fill(page, name);
  await submit(page);
  await expect(page.getByText(name)).toHaveText(name, { useInnerText: true });
});

test('a message is sent once, with the label of its service, and confirmed', async ({ page }) => {
  const name = sender('drip');
  await fill(page, name);
  const button = page.getByRole('button', { name: texts.Submit });
  await button.dblclick();
  await expect(page.getByRole('button', { name: texts.Sending })).toBeDisabled();
  await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('status').getByText(texts.Sending)).toBeAttached();

  await expect(page.getByText(texts.Success)).toBeVisible();
  await expect(page.getByRole('status').first()).toBeFocused();
  await expect(page.getByLabel(texts.Name, { exact: true })).toHaveValue('');
  await expect(page.getByLabel(texts.Message)).toHaveValue('');
  expect(await messagesOf(name)).toEqual([
    {
      from_name: name,
      from_email: 'leyla@example.com',
      ...(hasServices && { from_service: texts.Other }),
      message,
    },
  ]);
});

test('offline before the scripts load: nothing is sent, and a later attempt is', async ({
  page,
  context,
}) => {
  const name = sender('200');
  await context.setOffline(true);
  await fill(page, name);
  await submit(page);
  await expect(page.getByText(texts.Faults.Offline)).toBeVisible();
  await expect(page.getByText(texts.Faults.Later)).toBeHidden();
  await expect(page.getByRole('link', { name: texts.MailInstead })).toBeVisible();
  await expectIntact(page, name);
  await context.setOffline(false);
  expect(await messagesOf(name)).toHaveLength(0);
  await submit(page);
  await expect(page.getByText(texts.Success)).toBeVisible();
  expect(await messagesOf(name)).toHaveLength(1);
});

test('a message submitted before the scripts load is kept, and sent once', async ({ page }) => {
  const release = await holdFiles(page);
  await page.reload();
  const name = sender('200');
  await fill(page, name);
  await submit(page);
  await submit(page);
  await expectIntact(page, name);
  expect(await messagesOf(name)).toHaveLength(0);

  release();
  await expect(page.getByText(texts.Success)).toBeVisible();
  expect(await messagesOf(name)).toHaveLength(1);
});

test('if the scripts never load, the message stays, and can be mailed or sent later', async ({
  page,
}) => {
  await page.route(chunks, (route) => route.abort());
  await page.reload();
  const name = sender('200');
  await fill(page, name);
  await submit(page);
  const fault = page.getByRole('status').getByText(texts.Faults.Later);
  await expect(fault).toBeVisible();
  await expectIntact(page, name);
  const mail = page.getByRole('link', { name: texts.MailInstead });
  const mailed = async () => decodeURIComponent((await mail.getAttribute('href')) ?? '');
  expect(await mailed()).toContain(message.replace('\n', '\r\n'));
  await page.getByLabel(texts.Message).fill('Salam!');
  expect(await mailed()).toContain('body=Salam!');
  await page.getByLabel(texts.Message).fill(message);

  await page.reload();
  await expectIntact(page, name);

  await submit(page);
  await expect(fault).toBeVisible();
  await page.unroute(chunks);
  await submit(page);
  await expect(page.getByText(texts.Success)).toBeVisible();
  await expect(fault).toBeHidden();
  expect(await messagesOf(name)).toHaveLength(1);
});

test('without scripts, a message too long for a mail link can be copied whole', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route(chunks, (route) => route.abort());
  await page.reload();
  await fill(page, sender('200'));
  const long = 'ə'.repeat(maxLengths.message);
  await page.getByLabel(texts.Message).fill(long);
  await submit(page);
  await page.getByRole('button', { name: texts.Copy }).click();
  await expect(page.getByRole('button', { name: texts.Copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(long);
  const href = await page.getByRole('link', { name: texts.MailInstead }).getAttribute('href');
  expect(href?.length).toBeLessThanOrEqual(maxMailtoLength);
});

test('if the scripts stall, a message says so after 15 seconds', async ({ page }) => {
  const name = sender('200');
  await page.clock.install();
  await page.route(chunks, () => new Promise(() => {}));
  const stalled = page.waitForRequest(chunks);
  await page.reload();
  await page.clock.runFor(1000);
  await fill(page, name);
  await stalled;
  await page.clock.fastForward(60_000);
  await submit(page);
  await page.clock.fastForward(10_000);
  const fault = page.getByText(texts.Faults.Later);
  await expect(fault).toBeHidden();
  await page.clock.fastForward(6000);
  await expect(fault).toBeVisible();
  await expect(page.getByRole('link', { name: texts.MailInstead })).toBeVisible();
  await expectIntact(page, name);

  await page.unroute(chunks);
  await submit(page);
  await expect(page.getByText(texts.Success)).toBeVisible();
  expect(await messagesOf(name)).toHaveLength(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 } });

  test('when the success message leaves, nothing moves', async ({ page }) => {
    // The letter itself moves in.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await fill(page, sender('200'));
    await submit(page);
    await expect(page.getByText(texts.Success)).toBeVisible();
    const places = () =>
      page.evaluate(() => [
        scrollY,
        ...[...document.querySelectorAll('main *, footer')].map(
          (element) => element.getBoundingClientRect().top,
        ),
      ]);
    const before = await places();
    await expect(page.getByLabel(texts.Name, { exact: true })).toBeHidden();
    await page.clock.fastForward(6000);
    await expect(page.getByText(texts.Success)).toBeHidden();
    await expect(page.getByText(texts.Sent, { exact: true })).toBeVisible();
    expect(await places()).toEqual(before);
  });
});
