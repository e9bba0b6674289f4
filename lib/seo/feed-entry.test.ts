/** @jest-environment node */
import { JSDOM } from 'jsdom';
import { project } from '@/tests/project';
import { messages } from '@/tests/texts';
import type { Block, Project } from '../content/types';
import { translatorFor } from '../i18n/translator';
import { entryHtml } from './feed-entry';

const page = 'https://me.example/portfolio/project/7/';
const film = { url: '/media/film-a.mp4', seconds: 6 };

function entryOf(changes: Partial<Project>): Document {
  const t = translatorFor('en', messages.en);
  return new JSDOM(entryHtml({ ...project, ...changes }, page, 'en', t)).window.document;
}

test('links in the text lead to the site, wherever the entry is read', () => {
  const html =
    '<p>See <a href="../../contact/">me</a>, <a href="/portfolio/a.pdf">a</a>,' +
    ' <a href="#fn-1">1</a>, <a href="mailto:a@example.com">mail</a>, <a id="fn-1">x</a>.</p>';
  const { links } = entryOf({ link: undefined, story: { en: [{ kind: 'text', html }] } });
  expect([...links].map((link) => link.getAttribute('href'))).toEqual([
    'https://me.example/portfolio/contact/',
    'https://me.example/portfolio/a.pdf',
    `${page}#fn-1`,
    'mailto:a@example.com',
  ]);
});

test('a film is its poster, which links to it', () => {
  const figure = { picture: { ...project.image, hash: 'poster' }, alt: 'A tide', film };
  const blocks: Block[] = [{ kind: 'figures', figures: [figure] }];
  const poster = entryOf({ story: { en: blocks } }).querySelector<HTMLImageElement>('a > img');
  expect(poster?.alt).toBe('A tide');
  expect(poster?.closest('a')?.href).toMatch(/^https?:.*\/media\/film-a\.mp4$/);
});

test('facts and roles are texts, not HTML', () => {
  const words = '<b>R&D "1"</b>';
  const { body } = entryOf({ role: { en: words }, job: { en: { [words]: words } } });
  expect(body.textContent?.split(words)).toHaveLength(4);
});
