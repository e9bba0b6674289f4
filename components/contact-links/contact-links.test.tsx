import { screen } from '@testing-library/react';
import { contacts } from '@/lib/content/content';
import { az } from '@/tests/languages';
import { renderIn } from '@/tests/render';
import { messages } from '@/tests/texts';
import { ContactLinks } from './contact-links';

const initial = { ...contacts };

afterEach(() => {
  Object.assign(contacts, initial);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"/>';
const icon = { svg, ratio: 1, followsTheme: false };

test('e-mail, phone and every profile are links, each with its icon as decoration', () => {
  Object.assign(contacts, {
    email: 'me@example.com',
    phone: '+994 12 345',
    profiles: [
      { service: 'Telegram', handle: '@me', url: 'https://t.example/me', icon },
      { service: 'GitHub', handle: 'me', url: 'https://git.example/me', icon },
    ],
  });
  renderIn(az, <ContactLinks label="" />);
  const links = screen.getAllByRole<HTMLAnchorElement>('link');
  const { Email, Phone } = messages[az].Menu;
  const { NewTab } = messages[az].Shell;
  expect(links.map(({ textContent, href }) => [textContent, href])).toEqual([
    [`${Email}me@example.com`, 'mailto:me@example.com'],
    [`${Phone}+994 12 345`, 'tel:+99412345'],
    [`Telegram@me ${NewTab}`, 'https://t.example/me'],
    [`GitHubme ${NewTab}`, 'https://git.example/me'],
  ]);
  for (const link of links) {
    expect(link.querySelector('svg[aria-hidden="true"], img[alt=""]')).toBeInTheDocument();
  }
});

test('a profile without an icon is its name', () => {
  const profile = { service: 'LinkedIn', handle: 'me', url: 'https://in.example/me' };
  Object.assign(contacts, { profiles: [profile] });
  renderIn(az, <ContactLinks label="" />);
  const link = screen.getByRole('link', { name: /^LinkedIn/ });
  expect(link.querySelector('svg, img')).not.toBeInTheDocument();
  // Otherwise its i would get a dot in capitals.
  expect(screen.getByText('LinkedIn')).toHaveAttribute('lang', 'en');
});

test('the e-mail address may be the only contact', () => {
  Object.assign(contacts, { phone: undefined, profiles: [] });
  renderIn('en', <ContactLinks label="" />);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});
