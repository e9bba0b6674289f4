import { screen } from '@testing-library/react';
import { owner } from '@/lib/content/content';
import { az } from '@/tests/languages';
import { renderIn } from '@/tests/render';
import { messages } from '@/tests/texts';
import { About } from './about';

const { cv } = owner;

afterEach(() => {
  owner.cv = cv;
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
