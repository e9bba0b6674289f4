import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTranslator } from 'next-intl';
import { lengthWarningMs, maxLengths, minimumFillMs, successMessageMs } from '@/lib/constants.mjs';
import { faults, SendError } from '@/lib/contact/fault';
import { sendMessage } from '@/lib/contact/send';
import { az } from '@/tests/languages';
import { messages } from '@/tests/texts';
import { ContactForm } from './contact-form';
import { contactTexts } from './texts';

jest.mock('@/lib/contact/send', () => ({ sendMessage: jest.fn() }));
const send = jest.mocked(sendMessage);

let log: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  jest.resetAllMocks();
  log = jest.spyOn(console, 'error').mockImplementation();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const t = createTranslator({ locale: az, messages: messages[az], namespace: 'Contact' });
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

/** @param count of services, whatever the checkout's content offers */
function renderForm(count = 5) {
  const { Other } = messages[az].Contact;
  const names = Array.from({ length: count }, (_, index): [string, string] => [
    `Service${index + 1}`,
    `Xidmət ${index + 1}`,
  ]);
  const services = count > 0 ? [...names, ['Other', Other] as [string, string]] : [];
  return render(
    <ContactForm
      texts={{ ...contactTexts(t, messages[az].Contact), services }}
      recipient="hello@example.com"
    >
      Two days
    </ContactForm>,
  );
}

async function fill() {
  // user-event does not notice a form reset and would append to the old text.
  for (const field of ['Name', 'Email', 'Message'] as const) {
    await user.clear(screen.getByLabelText(t(field)));
  }
  await user.type(screen.getByLabelText(t('Name')), 'Leyla');
  await user.type(screen.getByLabelText(t('Email')), 'leyla@example.com');
  const service = screen.queryByLabelText(t('Service'));
  if (service) await user.selectOptions(service, 'Xidmət 1');
  await user.type(screen.getByLabelText(t('Message')), 'Salam!');
}

async function submit() {
  await act(() => jest.advanceTimersByTimeAsync(minimumFillMs));
  await user.click(screen.getByRole('button', { name: t('Submit') }));
  // The form waits for a paint before it sends.
  await act(() => jest.advanceTimersByTimeAsync(100));
}

test('an empty form is not sent, and says what is missing until it is filled in', async () => {
  document.title = 'Salam';
  renderForm();
  expect(screen.getByLabelText(t('Name'))).toHaveAttribute('aria-invalid', 'false');
  await submit();
  expect(send).not.toHaveBeenCalled();
  expect(screen.getByLabelText(t('Name'))).toHaveFocus();
  for (const field of ['Name', 'Email', 'Service', 'Message'] as const) {
    expect(screen.getByLabelText(t(field))).toHaveAccessibleDescription(
      expect.stringContaining(t(`${field}Error`)),
    );
  }
  expect(document.title).toBe(`${t('ErrorTitle')}: Salam`);
  await fill();
  expect(document.title).toBe('Salam');
  await submit();
  expect(screen.getByLabelText(t('Name'))).toHaveAttribute('aria-invalid', 'false');
});

test('each Enter in a wrong field speaks its error: the focus is there already', async () => {
  renderForm();
  await user.click(screen.getByLabelText(t('Name')));
  const spoken = [];
  for (let presses = 0; presses < 2; presses += 1) {
    await user.keyboard('{Enter}');
    await act(() => jest.advanceTimersByTimeAsync(100));
    spoken.push(within(screen.getByRole('status')).getByText(t('NameError')));
  }
  // A live region speaks what is added to it.
  expect(spoken[1]).not.toBe(spoken[0]);
  expect(screen.getByLabelText(t('Name'))).toHaveFocus();
});

test.each([1, 8])(
  'of %i services, the visitor has to choose one or another topic',
  async (count) => {
    renderForm(count);
    const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
    const names = Array.from({ length: count }, (_, index) => `Xidmət ${index + 1}`);
    expect(options).toEqual([...names, t('Other')]);
    await submit();
    const service = screen.getByLabelText(t('Service'));
    expect(service).toHaveAccessibleDescription(t('ServiceError'));
    await fill();
    await user.selectOptions(service, t('Other'));
    await submit();
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ from_service: t('Other') }));
  },
);

test('without services, the form asks for none, and the message names none', async () => {
  const { unmount } = renderForm(0);
  expect(screen.queryByLabelText(t('Service'))).toBeNull();
  await fill();
  unmount();
  renderForm(0);
  expect(screen.getByLabelText(t('Message'))).toHaveValue('Salam!');
  send.mockRejectedValueOnce(new SendError('Later', '500 No'));
  await submit();
  expect(await screen.findByRole('link', { name: t('MailInstead') })).toHaveAttribute(
    'href',
    expect.stringMatching(/\?subject=Leyla&body=Salam!/),
  );
  await submit();
  const message = { from_name: 'Leyla', from_email: 'leyla@example.com', message: 'Salam!' };
  expect(send).toHaveBeenLastCalledWith(message);
  expect(await screen.findByText(t('Success'))).toBeVisible();
});

test('a complete form is sent with the label of the service; then it is empty and reports success for five seconds', async () => {
  renderForm();
  await fill();
  await submit();
  const message = {
    from_name: 'Leyla',
    from_email: 'leyla@example.com',
    from_service: 'Xidmət 1',
    message: 'Salam!',
  };
  expect(send.mock.calls).toEqual([[message]]);
  expect(await screen.findByText(t('Success'))).toBeVisible();
  expect(screen.getByLabelText(t('Name'))).toHaveValue('');
  expect(screen.getByLabelText(t('Message'))).toHaveValue('');
  act(() => jest.advanceTimersByTime(successMessageMs - 1));
  expect(screen.getByText(t('Success'))).toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText(t('Success'))).not.toBeVisible();
  expect(screen.getByText(t('Answer'))).toBeVisible();
});

test('a letter takes the place of the fields for good, until the visitor wants another message', async () => {
  renderForm();
  await fill();
  await submit();
  expect(await screen.findByText('Salam!', { selector: 'p' })).toBeVisible();
  act(() => jest.advanceTimersByTime(successMessageMs));
  expect(screen.getByText(t('Sent'))).toBeVisible();
  expect(screen.getByText('Leyla', { selector: 'p' })).toBeVisible();
  expect(screen.getByText('Two days')).toBeVisible();
  expect(screen.getByLabelText(t('Name'))).not.toBeVisible();
  await user.click(screen.getByRole('button', { name: t('Another') }));
  expect(screen.queryByText(t('Sent'))).toBeNull();
  expect(screen.queryByText(t('Answer'))).toBeNull();
  expect(screen.getByLabelText(t('Name'))).toHaveFocus();
});

test('fields that a password manager fills in behind the letter are shown again', async () => {
  renderForm();
  await fill();
  await submit();
  await screen.findByText(t('Sent'));
  fireEvent.input(screen.getByLabelText(t('Name')), { target: { value: 'Leyla' } });
  expect(screen.queryByText(t('Sent'))).toBeNull();
  expect(screen.getByLabelText(t('Name'))).toBeVisible();
});

test("a field's error goes as soon as the field is right, and never comes before a submit", async () => {
  renderForm();
  const name = screen.getByLabelText(t('Name'));
  const email = screen.getByLabelText(t('Email'));
  await user.type(email, 'leyla');
  expect(email).toHaveAttribute('aria-invalid', 'false');
  await submit();
  await user.type(name, 'L');
  expect(screen.queryByText(t('NameError'))).toBeNull();
  expect(screen.getByText(t('EmailError'))).toBeVisible();
  await user.type(email, '@example.com');
  expect(screen.queryByText(t('EmailError'))).toBeNull();
  await user.clear(name);
  expect(screen.queryByText(t('NameError'))).toBeNull();
});

test('an address is sent without what came along when it was pasted', async () => {
  renderForm();
  await fill();
  await user.clear(screen.getByLabelText(t('Email')));
  await user.type(screen.getByLabelText(t('Email')), 'mailto:ley\u200bla@example.com.');
  await submit();
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ from_email: 'leyla@example.com' }));
});

test.each(['{"name":{"toString":1},"message":["a"]}', '{"name":7}', '[]', 'null', '"a"', '{'])(
  'the stored draft %s changes nothing',
  (draft) => {
    sessionStorage.setItem('contact-draft', draft);
    renderForm();
    expect(screen.getByLabelText(t('Name'))).toHaveValue('');
    expect(screen.getByLabelText(t('Message'))).toHaveValue('');
  },
);

test('a message too long for a mail link can be copied whole', async () => {
  renderForm();
  await fill();
  const long = 'ə'.repeat(maxLengths.message);
  await user.clear(screen.getByLabelText(t('Message')));
  await user.click(screen.getByLabelText(t('Message')));
  await user.paste(long);
  send.mockRejectedValueOnce(new SendError('Later', '500 No'));
  await submit();
  await user.click(await screen.findByRole('button', { name: t('Copy') }));
  expect(await screen.findByRole('button', { name: t('Copied') })).toBeVisible();
  expect(await navigator.clipboard.readText()).toContain(long);
});

test('a robot that ticks the honeypot sees success, and nothing is sent', async () => {
  renderForm();
  await fill();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.click(screen.getByRole('checkbox', { hidden: true }));
  await submit();
  expect(await screen.findByText(t('Success'))).toBeVisible();
  expect(send).not.toHaveBeenCalled();
});

test('where storage throws, a message is still sent', async () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  }
  renderForm();
  await fill();
  await submit();
  expect(await screen.findByText(t('Success'))).toBeVisible();
  expect(send).toHaveBeenCalledTimes(1);
});

test('the message counts what is left near its limit, and takes no more', async () => {
  renderForm();
  const field = screen.getByLabelText(t('Message'));
  await user.click(field);
  await user.paste('ə'.repeat(maxLengths.message - 501));
  expect(field).toHaveAccessibleDescription(t('Limit', { limit: maxLengths.message }));
  await user.type(field, 'ab');
  const note = screen.getByText(t('Limit', { limit: maxLengths.message }));
  act(() => jest.advanceTimersByTime(lengthWarningMs));
  expect(note).toHaveTextContent(`${t('Left')} 499`);
  expect(field).toHaveAccessibleDescription(`${t('Left')} 499`);
  await user.paste('ə'.repeat(600));
  expect(field).toHaveProperty('textLength', maxLengths.message);
});

test('text typed during a send is kept', async () => {
  let arrive = () => {};
  send.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  renderForm();
  await fill();
  await submit();
  await user.type(screen.getByLabelText(t('Message')), ' Bir də…');
  arrive();
  expect(await screen.findByText(t('Success'))).toBeVisible();
  expect(screen.getByLabelText(t('Message'))).toHaveValue('Salam! Bir də…');
});

test('what was typed is there on the next visit, and gone after it was sent', async () => {
  const { unmount } = renderForm();
  await fill();
  unmount();
  renderForm();
  expect(screen.getByLabelText(t('Name'))).toHaveValue('Leyla');
  expect(screen.getByLabelText(t('Service'))).toHaveDisplayValue('Xidmət 1');
  expect(screen.getByLabelText(t('Message'))).toHaveValue('Salam!');
  await submit();
  await screen.findByText(t('Success'));
  expect(sessionStorage).toHaveLength(0);
});

test('each failure is logged and shown, the text is kept, and the next attempt works', async () => {
  renderForm();
  await fill();
  for (const fault of faults) {
    const error = new SendError(fault, 'a reason');
    send.mockRejectedValueOnce(error);
    await submit();
    const outcome = within(screen.getByRole('status'));
    expect(await outcome.findByText(t(`Faults.${fault}`))).toBeVisible();
    expect(log).toHaveBeenCalledWith(error);
    expect(screen.getByLabelText(t('Message'))).toHaveValue('Salam!');
    expect(outcome.getByRole('link', { name: t('MailInstead') })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:hello@example\.com\?subject=.+&body=Salam!/),
    );
  }
  await submit();
  expect(await screen.findByText(t('Success'))).toBeVisible();
});

test('a failure that repeats is spoken and takes the focus again', async () => {
  renderForm();
  await fill();
  const notices = [];
  for (let attempt = 0; attempt < 3; attempt += 1) {
    send.mockRejectedValueOnce(new SendError('Offline', 'a reason'));
    await submit();
    const notice = await screen.findByText(t('Faults.Offline'));
    expect(notice).toBeVisible();
    expect(screen.getByRole('status')).toHaveFocus();
    notices.push(notice);
  }
  // A live region speaks what is added to it.
  expect(new Set(notices).size).toBe(3);
});

test('a second message is sent a second after the first at the earliest', async () => {
  renderForm();
  await fill();
  await submit();
  await screen.findByText(t('Success'));
  await user.click(screen.getByRole('button', { name: t('Another') }));
  await fill();
  await user.click(screen.getByRole('button', { name: t('Submit') }));
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByRole('button', { name: t('Sending') })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(send).toHaveBeenCalledTimes(1);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(send).toHaveBeenCalledTimes(2);
});

test('a form submitted as soon as it appears, as robots do, is sent later', async () => {
  renderForm();
  await fill();
  await user.click(screen.getByRole('button', { name: t('Submit') }));
  expect(send).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(minimumFillMs));
  expect(send).toHaveBeenCalledTimes(1);
});
