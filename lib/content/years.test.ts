import { normalizeYears, yearsOf } from './years';

test.each([
  ['2025', '2025', ['2025']],
  ['2023–2025', '2023–2025', ['2023', '2025']],
  ['2023-2025', '2023–2025', ['2023', '2025']],
  ['2023 — 2025', '2023–2025', ['2023', '2025']],
  ['2025-2025', '2025', ['2025']],
  ['2023-', '2023–', ['2023']],
  ['2023 –', '2023–', ['2023']],
])('%j is shown as %j', (written, shown, years) => {
  expect(normalizeYears(written)).toBe(shown);
  expect(yearsOf(shown)).toEqual(years);
});

test.each([
  '25',
  '2025-2023',
  '2023–25',
  '–2025',
  '2023/2025',
  'May 2025',
  '2023-2024-2025',
  '2023--2025',
])('%j is not a year', (written) => {
  expect(normalizeYears(written)).toBeUndefined();
});
