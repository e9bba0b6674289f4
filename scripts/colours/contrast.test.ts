/** @jest-environment node */
import { siteSchema } from '@/lib/content/site';
import { formatProblem } from '../util/problem';
import { contrastProblems } from './contrast';

function problems(colors: unknown): string[] {
  return contrastProblems('data/site.json', siteSchema.parse({ colors }).colors).map(formatProblem);
}

test('text that cannot be read by night gets a line', () => {
  expect(problems({})).toEqual([]);
  expect(problems({ paper: '#ffffff', night: '#000000' })).toEqual([]);
  expect(problems({ night: '#777777' })).toEqual([
    expect.stringContaining('colors.night is #777777: text in colors.paper, #f4f1ea, has'),
  ]);
  expect(problems({ paper: '#333333' })).toHaveLength(1);
});
