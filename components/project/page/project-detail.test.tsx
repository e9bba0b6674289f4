import { screen, within } from '@testing-library/react';
import { layouts } from '@/lib/content/schema';
import type { Picture, Project } from '@/lib/content/types';
import { az } from '@/tests/languages';
import { project } from '@/tests/project';
import { renderIn } from '@/tests/render';
import { messages } from '@/tests/texts';
import { ProjectDetail } from './project-detail';

const picture = (hash: string): Picture => ({ ...project.image, hash });

// jsdom has no dialogs.
HTMLDialogElement.prototype.close = () => {};

/** A project with every optional part. */
const whole: Project = {
  ...project,
  image: picture('cover'),
  card: picture('cover'),
  image1: picture('first'),
  image2: picture('second'),
  alt: { en: 'Cover' },
  alt1: { en: 'A map' },
  alt2: { en: 'A price' },
  story: {
    en: [
      {
        kind: 'text',
        html: '<p><span>Lantern</span> wanted to be seen at night.</p><h2>A lit sign</h2><p>So we lit it.</p>',
      },
      { kind: 'figures', figures: [{ picture: picture('first'), alt: 'A map' }] },
      { kind: 'quote', html: '<p>I see it.</p>', by: 'Aynur Q., driver' },
      { kind: 'text', html: '<p>Now they are seen.</p>' },
    ],
  },
  role: { en: 'Front end' },
  duration: { en: '9 weeks' },
  team: { en: '3 people' },
  stack: 'Next.js, SVG',
  result: { en: 'Twice the calls' },
  figure: { en: { value: '2 ×', label: 'calls at night' } },
  credits: { en: { 'Nərmin Q.': 'Drawings' } },
  job: { en: { Developer: 'I lit the sign.' } },
};

/** The pictures of the project itself. */
const sources = () =>
  [...document.querySelectorAll('article img')]
    .filter((img) => !img.closest('nav'))
    .map((img) => /\w+(?=\.jpeg)/.exec(img.getAttribute('src') ?? '')?.[0]);

describe.each(layouts)('the layout "%s"', (layout) => {
  test('shows each part of a project once, under its name', () => {
    const { container } = renderIn('en', <ProjectDetail project={{ ...whole, layout }} />);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const parts = [
      'wanted to be seen at night.',
      'A lit sign',
      'So we lit it.',
      'I see it.',
      'Aynur Q., driver',
      'Now they are seen.',
      '2 ×',
      'calls at night',
      'Front end · 9 weeks · 3 people · Next.js, SVG',
      'Developer',
      'I lit the sign.',
      'Nərmin Q.',
      'Drawings',
    ];
    for (const part of parts) expect(container).toHaveTextContent(part);
    // The text shows the first picture.
    expect(sources().sort()).toEqual(['cover', 'first', 'second']);
  });

  test('is read as name, picture, lead, facts, text, roles', () => {
    const { container } = renderIn('en', <ProjectDetail project={{ ...whole, layout }} />);
    const html = container.innerHTML;
    const places = ['<h1', 'cover', 'wanted to', '9 weeks', 'So we lit', 'I lit the'].map((part) =>
      html.indexOf(part),
    );
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  test('does without every optional part', () => {
    const { image1, image2, ...rest } = project;
    const lead: Project = {
      ...rest,
      layout,
      story: { en: [{ kind: 'text', html: '<p>Lead.</p>' }] },
    };
    const { unmount } = renderIn('en', <ProjectDetail project={lead} />);
    expect(screen.getByText('Lead.')).toBeVisible();
    expect(sources()).toHaveLength(1);
    unmount();
    renderIn('en', <ProjectDetail project={{ ...lead, story: { en: [] } }} />);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  test('opens with the top of a tall cover, and shows the whole picture later', () => {
    const tall = { ...picture('tall'), width: 1280, height: 9000 };
    const card = { ...picture('card'), width: 1280, height: 1600 };
    renderIn('en', <ProjectDetail project={{ ...whole, layout, image: tall, card }} />);
    expect(sources()[0]).toBe('card');
    expect(sources()).toContain('tall');
  });
});

test('a project shows its facts, roles and link in the page language', () => {
  const job = { en: { Developer: 'Built it.' }, az: { Proqramçı: 'Qurdum.' } };
  const detail = { en: 'Taxi', az: 'Taksi' };
  const process = { en: 'Individually', az: 'Fərdi' };
  renderIn(az, <ProjectDetail project={{ ...project, job, process, detail }} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Fənər Taksi');
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts.slice(0, 3)).toEqual(['Fərdi', 'Taksi', '2025']);
  expect(screen.getByRole('heading', { name: 'Proqramçı' })).toBeVisible();
  expect(screen.getByText('Qurdum.')).toBeVisible();
  const link = screen.getByRole('link', { name: new RegExp(messages[az].Detail.Visit) });
  expect(link).toHaveAttribute('href', project.link);
  expect(link).toHaveAttribute('target', '_blank');
});

test('the result stands among the facts where no figure says it', () => {
  const { unmount } = renderIn('en', <ProjectDetail project={whole} />);
  expect(screen.queryByText('Twice the calls')).not.toBeInTheDocument();
  unmount();
  renderIn('en', <ProjectDetail project={{ ...whole, figure: {} }} />);
  expect(screen.getByText('Twice the calls')).toBeVisible();
});

test('a text that is not translated is marked as English, with its opening', () => {
  renderIn(az, <ProjectDetail project={whole} />);
  expect(screen.getByText('wanted to be seen at night.')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('Now they are seen.').closest('[lang]')).toHaveAttribute('lang', 'en');
});

test('the roles are named by their heading, and hold who else made it', () => {
  renderIn('en', <ProjectDetail project={whole} />);
  const roles = screen.getByRole('region', { name: messages.en.Detail.Roles });
  expect(within(roles).getByRole('heading', { name: messages.en.Detail.Credits })).toBeVisible();
});

test('credits without roles have the heading to themselves', () => {
  renderIn('en', <ProjectDetail project={{ ...whole, job: {} }} />);
  const { Credits, Roles } = messages.en.Detail;
  expect(within(screen.getByRole('region', { name: Credits })).getAllByRole('list')).toHaveLength(
    1,
  );
  expect(screen.queryByRole('heading', { name: Roles })).not.toBeInTheDocument();
});

test('a project without a link has no fact for one', () => {
  renderIn('en', <ProjectDetail project={{ ...project, link: undefined }} />);
  expect(
    screen.queryByRole('link', { name: new RegExp(messages.en.Detail.Visit) }),
  ).not.toBeInTheDocument();
  expect(screen.getAllByRole('term')).toHaveLength(1);
});
