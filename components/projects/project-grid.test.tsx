import { screen } from '@testing-library/react';
import { defaultColors } from '@/lib/constants.mjs';
import { project } from '@/tests/project';
import { renderIn } from '@/tests/render';
import { columnSpans, ProjectGrid } from './project-grid';

test('a card has the colour of its project, or purple', () => {
  const projects = [
    { ...project, color: '#ffc400' },
    { ...project, id: 8 },
  ];
  renderIn('en', <ProjectGrid projects={projects} headingLevel="h2" />);
  const colors = screen
    .getAllByRole('listitem')
    .map(({ style }) => style.getPropertyValue('--project-color'));
  expect(colors).toEqual(['#ffc400', defaultColors.card]);
});

test('every row is full, however many cards there are', () => {
  expect(columnSpans(0)).toEqual([]);
  for (let count = 1; count <= 200; count++) {
    let column = 0;
    for (const span of columnSpans(count)) {
      column = column === 12 ? span : column + span;
      if (column > 12) break;
    }
    expect([count, column]).toEqual([count, 12]);
  }
});
