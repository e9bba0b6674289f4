import { screen, within } from '@testing-library/react';
import { project } from '@/tests/project';
import { renderIn } from '@/tests/render';
import { en } from '@/tests/texts';
import { Story } from './story';

const picture = { ...project.image, hash: 'wall', width: 2400, height: 1500 };
const alt = 'A wall with six posters';

test('a story has its text, pictures and quotes in their order', () => {
  renderIn(
    'en',
    <Story
      blocks={[
        { kind: 'text', html: '<p><span>Perde</span> is a cinema.</p><h2>On the wall</h2>' },
        { kind: 'figures', figures: [{ picture, alt, caption: 'Before: a table' }] },
        { kind: 'quote', html: '<p>Nobody asks.</p>', by: 'Nermin Q., programme' },
      ]}
    />,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'On the wall' })).toBeVisible();
  const [shown, quote] = screen.getAllByRole('figure');
  if (!shown || !quote) throw new Error('two figures');
  const link = within(shown).getByRole('link', { name: en.Story.Enlarge.replace('{alt}', alt) });
  expect(link).toHaveAttribute('href', '/media/wall-2400.avif');
  expect(within(link).getByAltText(alt)).toBeVisible();
  expect(within(shown).getByText('Before: a table')).toBeVisible();
  expect(within(quote).getByText('Nobody asks.').closest('blockquote')).toBeVisible();
  expect(within(quote).getByText('Nermin Q., programme')).toBeVisible();
});

test('a text that is not in the page language says in which it is', () => {
  renderIn(
    'en',
    <Story
      lang={{ lang: 'az', dir: 'ltr' }}
      blocks={[
        { kind: 'text', html: '<p>Kinoteatr</p>' },
        { kind: 'figures', figures: [{ picture, alt: 'Divar', caption: 'Əvvəl' }] },
        { kind: 'quote', html: '<p>Heç kim</p>' },
      ]}
    />,
  );
  for (const text of ['Kinoteatr', 'Əvvəl', 'Heç kim']) {
    expect(screen.getByText(text).closest('[lang=az]')).toBeVisible();
  }
});
