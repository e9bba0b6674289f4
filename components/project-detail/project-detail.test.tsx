import { screen } from '@testing-library/react';
import { palette } from '@/lib/content/content';
import { az } from '@/tests/languages';
import { project } from '@/tests/project';
import { renderIn } from '@/tests/render';
import { messages } from '@/tests/texts';
import { ProjectDetail } from './project-detail';

test('a tall cover opens the page with its top, and is whole below the text', () => {
  const tall = { ...project.image, hash: 'tall', width: 1280, height: 9000 };
  const card = { ...project.image, hash: 'card', width: 1280, height: 1600 };
  const { unmount } = renderIn('en', <ProjectDetail project={{ ...project, image: tall, card }} />);
  const sources = () =>
    [...document.querySelectorAll('article > div img')].map((img) => img.getAttribute('src'));
  expect(sources().slice(0, 2)).toEqual([
    expect.stringContaining('card'),
    expect.stringContaining('tall'),
  ]);
  unmount();
  renderIn('en', <ProjectDetail project={project} />);
  expect(sources()).toHaveLength(3);
});

test('two jobs of the same title on one project both show', () => {
  const info = { en: 'Developer' };
  const job = [
    { info, work: { en: 'First the shop.' } },
    { info, work: { en: 'Then the app.' } },
  ];
  renderIn('en', <ProjectDetail project={{ ...project, job }} />);
  expect(screen.getAllByRole('heading', { name: 'Developer' })).toHaveLength(2);
});

test('a project shows its facts, roles and link in the page language', () => {
  const job = [{ info: { en: 'Developer', az: 'Proqramçı' }, work: { en: '', az: 'Qurdum.' } }];
  const process = { en: 'Individually', az: 'Fərdi' };
  renderIn(az, <ProjectDetail project={{ ...project, job, process }} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Fənər Taksi');
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts.slice(0, 3)).toEqual(['Fərdi', 'Taksi', '2025']);
  expect(screen.getByRole('heading', { name: 'Proqramçı' })).toBeVisible();
  expect(screen.getByText('Qurdum.')).toBeVisible();
  const link = screen.getByRole('link', { name: new RegExp(messages[az].Detail.Visit) });
  expect(link).toHaveAttribute('href', project.link);
  expect(link).toHaveAttribute('target', '_blank');
});

test('a project without a link has no box for one', () => {
  renderIn('en', <ProjectDetail project={{ ...project, link: undefined }} />);
  expect(screen.queryByRole('link', { name: /visit/ })).not.toBeInTheDocument();
  expect(screen.getAllByRole('term')).toHaveLength(3);
});

test.each([
  ['its own', '#ffc400', '#ffc400'],
  ['the default', undefined, palette.page],
])('the page-wide colour is %s while the project is shown', (_, color, expected) => {
  const { style } = document.documentElement;
  const { unmount } = renderIn('en', <ProjectDetail project={{ ...project, color }} />);
  expect(style.getPropertyValue('--project-color')).toBe(expected);
  unmount();
  expect(style.getPropertyValue('--project-color')).toBe('');
});
