import { readFileSync } from 'node:fs';
import { schemas } from '@/lib/content/schema';
import { clientNames } from '../story/client-name';
import { parseStory } from '../story/parse-story';
import { readFrontMatter } from './front-matter';

const read = (yaml: string) => readFrontMatter('en.md', `---\n${yaml}\n---\nText`, []).facts;

test.each<[yaml: string, facts: object]>([
  ['time: 2025', { time: '2025' }],
  ['name: "Yes"\nteam: no', { name: 'Yes', team: 'no' }],
  ['color: #e8930c', { color: '#e8930c' }],
  ['room: { day: #ffe6ba, night: "#140b01" }', { room: { day: '#ffe6ba', night: '#140b01' } }],
  ['alt: Home page: a map', { alt: 'Home page: a map' }],
  ['result: The #1 of its kind # so far', { result: 'The #1 of its kind # so far' }],
  ['name: A "good" name\nteam: @nigar', { name: 'A "good" name', team: '@nigar' }],
  ['process: on two\n  lines', { process: 'on two lines' }],
  ['result: >-\n  Folded: as\n  written', { result: 'Folded: as written' }],
  ['job:\n  Front-End Developer: All of it.', { job: { 'Front-End Developer': 'All of it.' } }],
  ['detail:\nlink: ""', {}],
])('%j is taken as written', (yaml, facts) => {
  expect(read(yaml)).toEqual(facts);
});

test('a file needs no facts, and may come from Windows', () => {
  expect(readFrontMatter('en.md', 'Text\n---\n', [])).toEqual({ facts: {}, text: 'Text\n---\n' });
  const file = '---\r\nname: A\r\n---\r\nText\r\n';
  expect(readFrontMatter('en.md', file, [])).toEqual({
    facts: { name: 'A' },
    text: '\n\n\nText\n',
  });
});

test('what is not YAML is reported with its line', () => {
  const problems: Parameters<typeof readFrontMatter>[2] = [];
  readFrontMatter('en.md', '---\nname: A\njob:\n  Developer: The cart: all of it\n---\n', problems);
  const message = expect.stringContaining('is not valid YAML');
  expect(problems).toEqual([{ file: 'en.md', field: 'line 4', message }]);
});

test('the example of the docs is valid', () => {
  const docs = readFileSync('docs/projects.md', 'utf8');
  const [, example = ''] = /```md\n(.*?)```/s.exec(docs) ?? [];
  const { facts, text } = readFrontMatter('en.md', example, []);
  const { name } = schemas.project.parse(facts);
  const { blocks, problems } = parseStory(text, clientNames([name]));
  expect(problems).toEqual([]);
  expect(blocks.length).toBeGreaterThan(3);
});
