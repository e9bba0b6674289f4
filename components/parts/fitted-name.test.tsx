import { screen } from '@testing-library/react';
import { headings, owner } from '@/lib/content/content';
import { renderIn } from '@/tests/render';
import { FittedName } from './fitted-name';

test.each([owner, headings.projects, headings.contact])('a heading has its name once', (of) => {
  renderIn('en', <FittedName as="h1" of={of} />);
  const heading = screen.getByRole('heading', { name: of.name.en });
  expect(heading.textContent).toBe(of.name.en);
});
