import { screen } from '@testing-library/react';
import { project } from '@/tests/project';
import { renderIn } from '@/tests/render';
import { ProjectCard } from './project-card';

test('a card shows name, field and year in the language of the page, and leads to its project', () => {
  renderIn('az', <ProjectCard project={project} headingLevel="h2" sizes="100vw" />);
  const link = screen.getByRole('link', { name: 'Fənər Taksi' });
  expect(link).toHaveAttribute('href', '/az/project/7');
  expect(screen.getByText('Taksi')).toBeVisible();
  expect(screen.getByText('2025')).toHaveAttribute('datetime', '2025');
});
