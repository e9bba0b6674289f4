import { screen } from '@testing-library/react';
import { owner } from '@/lib/content/content';
import { renderIn } from '@/tests/render';
import { messages } from '@/tests/texts';
import { About } from './about';

const { cv } = owner;

afterEach(() => {
  owner.cv = cv;
});

test('the button opens the CV of the page language in a new tab', () => {
  owner.cv = { en: '/media/cv-en.pdf', az: '/media/cv-az.pdf' };
  renderIn('az', <About />);
  const button = screen.getByRole('link', { name: new RegExp(messages.az.About.Button) });
  expect(button).toHaveAttribute('href', '/media/cv-az.pdf');
  expect(button).toHaveAttribute('target', '_blank');
});

test('a link to the English CV as a fallback has hreflang', () => {
  owner.cv = { en: '/media/cv-en.pdf' };
  renderIn('az', <About />);
  const button = screen.getByRole('link', { name: new RegExp(messages.az.About.Button) });
  expect(button).toHaveAttribute('href', '/media/cv-en.pdf');
  expect(button).toHaveAttribute('hreflang', 'en');
});

test('without a CV the button links to the contact page', () => {
  owner.cv = undefined;
  renderIn('az', <About />);
  const button = screen.getByRole('link', { name: messages.az.About.ButtonMissing });
  expect(button).toHaveAttribute('href', expect.stringMatching(/^\/az\/contact\/?$/));
});
