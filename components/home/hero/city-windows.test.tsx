import { screen } from '@testing-library/react';
import { projects, scenes } from '@/lib/content/content';
import { project } from '@/tests/project';
import { renderIn } from '@/tests/render';
import { CityWindows } from './city-windows';

test.each([0, 1, 200])('of %d places, each has the window of a project', (count) => {
  const windows = Array(count).fill({ wide: { x: 10, y: 20 }, narrow: { x: 30, y: 40 } });
  const pictures = { night: project.image, day: project.image };
  scenes.photo = { wide: pictures, narrow: pictures, windows, blends: true };
  renderIn('en', <CityWindows />);
  const links = screen.queryAllByRole('link', { hidden: true });
  expect(links.map(({ textContent }) => textContent)).toEqual(
    projects.slice(0, count).map(({ name }) => name.en),
  );
  // The cards below are for the keyboard and screen readers.
  expect(screen.queryAllByRole('link')).toEqual([]);
  for (const link of links) expect(link).toHaveProperty('tabIndex', -1);
});
