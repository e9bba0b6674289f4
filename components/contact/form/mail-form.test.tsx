import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTranslator } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { maxLengths, maxMailtoLength } from '@/lib/constants.mjs';
import { az } from '@/tests/languages';
import { messages } from '@/tests/texts';
import { MailForm } from './mail-form';
import { mailTexts } from './texts';

const t = createTranslator({ locale: az, messages: messages[az], namespace: 'Contact' });
const email = 'hello@example.com';
const form = <MailForm texts={mailTexts(t, messages[az].Contact, email)} recipient={email} />;

/** The addresses that the page has opened. */
let opened: string[];
let user: ReturnType<typeof userEvent.setup>;

beforeEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
  opened = [];
  user = userEvent.setup();
});

function record(event: Event) {
  const link = event.target;
  if (!(link instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  opened.push(link.href);
}

// jsdom opens no mail program.
beforeAll(() => document.addEventListener('click', record));
afterAll(() => document.removeEventListener('click', record));

async function fill(message = 'Salam!') {
  await user.type(screen.getByLabelText(t('Name')), 'Leyla');
  await user.type(screen.getByLabelText(t('Email')), 'leyla@example.com');
  const service = screen.queryByLabelText(t('Service'));
  if (service) await user.selectOptions(service, t('Other'));
  await user.click(screen.getByLabelText(t('Message')));
  await user.paste(message);
}

const submit = () => user.click(screen.getByRole('button', { name: t('MailInstead') }));
const bodies = () => opened.map((address) => new URL(address).searchParams.get('body'));
const whole = 'Salam!\r\n\r\nLeyla\r\nleyla@example.com';

test('an incomplete form opens nothing, and says what is missing', async () => {
  render(form);
  await submit();
  expect(opened).toEqual([]);
  const name = screen.getByLabelText(t('Name'));
  expect(name).toHaveFocus();
  expect(name).toHaveAccessibleDescription(t('NameError'));
  expect(within(screen.getByRole('status')).queryByRole('link')).toBeNull();
});

test('a complete form opens the mail program with the message, and says what to do if nothing opens', async () => {
  render(form);
  await fill();
  await submit();
  expect(bodies()).toEqual([whole]);
  expect(opened[0]).toMatch(/^mailto:hello@example\.com\?subject=/);
  const notice = within(screen.getByRole('status'));
  expect(notice.getByText(t('MailOpened', { email }))).toBeVisible();
  await user.click(notice.getByRole('button', { name: t('Copy') }));
  expect(await notice.findByRole('button', { name: t('Copied') })).toBeVisible();
  expect(await navigator.clipboard.readText()).toContain('Salam!');
});

test('the message stays in the form, also in its next visit, and a second click mails what was changed', async () => {
  const { unmount } = render(form);
  await fill();
  await submit();
  unmount();
  render(form);
  expect(screen.getByLabelText(t('Name'))).toHaveValue('Leyla');
  await user.type(screen.getByLabelText(t('Message')), '!');
  await submit();
  expect(bodies().at(-1)).toBe(whole.replace('Salam!', 'Salam!!'));
});

test('a message too long for a mail link opens with its beginning, and can be copied whole', async () => {
  render(form);
  const long = 'ə'.repeat(maxLengths.message);
  await fill(long);
  await submit();
  expect(opened[0]?.length).toBeLessThanOrEqual(maxMailtoLength);
  await user.click(screen.getByRole('button', { name: t('Copy') }));
  expect(await navigator.clipboard.readText()).toContain(long);
});

test('before React starts, the inline script keeps the message and opens the mail program', async () => {
  document.body.innerHTML = renderToStaticMarkup(form);
  const script = document.body.appendChild(document.createElement('script'));
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  jest.isolateModules(() => require('./form.inline'));
  await submit();
  expect(opened).toEqual([]);
  await fill();
  await submit();
  expect(bodies()).toEqual([whole]);
  await waitFor(() => expect(screen.getByText(t('MailOpened', { email }))).toBeVisible());
  expect(sessionStorage.getItem('contact-draft')).toContain('Salam!');
});
