import { screen } from '@testing-library/react';
import { owner } from '@/lib/content/content';
import { az } from '@/tests/languages';
import { project } from '@/tests/project';
import { renderIn } from '@/tests/render';
import { messages } from '@/tests/texts';
import { About } from './about';

const { cv, portrait } = owner;

afterEach(() => {
  owner.cv = cv;
  owner.portrait = portrait;
});

test.each([
  [{ en: '/media/cv-en.pdf', az: '/media/cv-az.pdf' }, '/media/cv-az.pdf', null],
  [{ en: '/media/cv-en.pdf' }, '/media/cv-en.pdf', 'en'],
])('the button opens the CV of the page language, or the English one: %j', (files, href, lang) => {
  owner.cv = files;
  renderIn(az, <About />);
  const button = screen.getByRole('link', { name: new RegExp(messages[az].About.Button) });
  expect(button).toHaveAttribute('href', href);
  expect(button.getAttribute('hreflang')).toBe(lang);
  expect(button).toHaveAttribute('target', '_blank');
});

test('without a CV the button links to the contact page', () => {
  owner.cv = undefined;
  renderIn(az, <About />);
  const button = screen.getByRole('link', { name: messages[az].About.ButtonWithoutCv });
  expect(button).toHaveAttribute('href', expect.stringMatching(/^\/az\/contact\/?$/));
});

test('the portrait is optional, and one picture for both themes is in the page once', () => {
  owner.portrait = { image: { night: project.image, day: project.image }, alt: { en: 'Me' } };
  const { unmount } = renderIn('en', <About />);
  expect(screen.getAllByRole('img', { name: 'Me' })).toHaveLength(1);
  unmount();
  owner.portrait = undefined;
  renderIn('en', <About />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: messages.en.About.Head })).toBeVisible();
});
