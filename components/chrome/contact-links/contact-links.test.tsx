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

const icon = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0h9"/></svg>';

test('e-mail, phone and every profile are links, each with a decorative icon', () => {
  Object.assign(contacts, {
    email: 'me@example.com',
    phone: '+994 12 345',
    profiles: [
      { service: 'Telegram', handle: '@me', url: 'https://t.example/me', icon },
      { service: 'GitHub', handle: 'me', url: 'https://git.example/me', icon },
    ],
  });
  renderIn(az, <ContactLinks place="footer" label="" />);
  const links = screen.getAllByRole<HTMLAnchorElement>('link');
  const { Email, Phone } = messages[az].Menu;
  const { NewTab } = messages[az].Shell;
  expect(links.map(({ textContent, href }) => [textContent, href])).toEqual([
    [`${Email} me@example.com`, 'mailto:me@example.com'],
    [`${Phone} +994 12 345`, 'tel:+99412345'],
    [`Telegram @me ${NewTab}`, 'https://t.example/me'],
    [`GitHub me ${NewTab}`, 'https://git.example/me'],
  ]);
  for (const link of links) {
    expect(link.querySelector('svg')?.closest('[aria-hidden="true"]')).toBeInTheDocument();
  }
});

test('a copy of an icon refers to its own parts', () => {
  const clipped =
    '<svg viewBox="0 0 9 9"><clipPath id="a_svg__c"/><path id="a_svg__p" clip-path="url(#a_svg__c)"/><use href="#a_svg__p"/></svg>';
  const profile = { service: 'Git', handle: 'me', url: 'https://git.example/me', icon: clipped };
  Object.assign(contacts, { phone: undefined, profiles: [profile] });
  const { container } = renderIn(
    'en',
    <>
      <ContactLinks place="menu" label="" />
      <ContactLinks place="footer" label="" />
    </>,
  );
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(4);
  for (const [at, part] of container.querySelectorAll('[clip-path]').entries()) {
    expect(part).toHaveAttribute('clip-path', `url(#${ids[2 * at]})`);
    expect(part.nextElementSibling).toHaveAttribute('href', `#${ids[2 * at + 1]}`);
  }
});

test('a profile without an icon is its name', () => {
  const profile = { service: 'LinkedIn', handle: 'me', url: 'https://in.example/me' };
  Object.assign(contacts, { profiles: [profile] });
  renderIn(az, <ContactLinks place="footer" label="" />);
  const link = screen.getByRole('link', { name: /^LinkedIn/ });
  expect(link.querySelector('svg, [aria-hidden]')).not.toBeInTheDocument();
  // Otherwise its i would get a dot in capitals.
  expect(screen.getByText('LinkedIn')).toHaveAttribute('lang', 'en');
});

test('the e-mail address may be the only contact', () => {
  Object.assign(contacts, { phone: undefined, profiles: [] });
  renderIn('en', <ContactLinks place="footer" label="" />);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});
