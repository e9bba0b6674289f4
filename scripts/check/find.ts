import type { Problem } from '../content/problem';
import type { Checked } from './checked';
import { launchFindings } from './launch';
import { deadLinkFindings, linkFindings, linksIn } from './links';
import { pictureFindings } from './pictures';
import { marksOf, sampleFindings } from './sample';
import { textFindings } from './texts';

interface Options {
  /** Hashes of what the sample holds. */
  record: string[];
  /** Asks for every address too. */
  online: boolean;
}

/**
 * Everything that stands between a checkout that builds and a good launch, by file. Of a project that is the sample's
 * nothing else is said: it has to go as a whole.
 */
export async function findAll(checked: Checked, { record, online }: Options): Promise<Problem[]> {
  const sample = sampleFindings(marksOf(checked), record);
  const whole = new Set(sample.filter(({ field }) => field === '').map(({ file }) => file));
  const links = linksIn(checked).filter(({ file }) => !whole.has(file));
  const findings = [
    ...textFindings(checked),
    ...(await pictureFindings(checked)),
    ...linkFindings(links),
    ...(online ? await deadLinkFindings(links) : []),
    ...launchFindings(checked),
  ];
  const { compare } = new Intl.Collator('en', { numeric: true });
  return [...sample, ...findings.filter(({ file }) => !whole.has(file))].sort((a, b) =>
    compare(a.file, b.file),
  );
}
