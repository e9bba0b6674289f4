import { screen, within } from '@testing-library/react';
import type { Project } from '@/lib/content/types';
import { project } from '@/tests/project';
import { renderIn } from '@/tests/render';
import { ProjectGrid } from './project-grid';

function projectsOf(count: number): Project[] {
  return Array.from({ length: count }, (_, index) => ({
    ...project,
    id: index + 1,
    name: { en: `Project ${index + 1}` },
  }));
}

test('a portfolio is one list', () => {
  renderIn('en', <ProjectGrid projects={projectsOf(13)} headingLevel="h2" />);
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(13);
});

test('many projects are several lists, in their order', () => {
  renderIn('en', <ProjectGrid projects={projectsOf(61)} headingLevel="h2" />);
  const lists = screen.getAllByRole('list');
  expect(lists.map((list) => list.childElementCount)).toEqual([30, 30, 1]);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
    projectsOf(61).map(({ name }) => name.en),
  );
});

test('without projects there is no list', () => {
  renderIn('en', <ProjectGrid projects={[]} headingLevel="h2" />);
  expect(screen.queryByRole('list')).toBeNull();
});
