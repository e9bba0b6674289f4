import { screen } from '@testing-library/react';
import { projects, scenes } from '@/lib/content/content';
import { renderIn } from '@/tests/render';
import { CityWindows } from './city-windows';

test.each([0, 1, 200])('of %d places, each has the window of a project', (count) => {
  const windows = Array(count).fill({ wide: { x: 10, y: 20 }, narrow: { x: 30, y: 40 } });
  // The checkout's content may have no image section.
  const { homeBackground } = scenes;
  scenes.imageSection = { wide: homeBackground, narrow: homeBackground, alt: { en: '' }, windows };
  renderIn('en', <CityWindows />);
  const links = screen.queryAllByRole('link', { hidden: true });
  expect(links.map(({ textContent }) => textContent)).toEqual(
    projects.slice(0, count).map(({ name }) => name.en),
  );
  // The cards below are for the keyboard and screen readers.
  expect(screen.queryAllByRole('link')).toEqual([]);
  for (const link of links) expect(link).toHaveProperty('tabIndex', -1);
});
