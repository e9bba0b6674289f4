import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import TurndownService from 'turndown';

const projects = 'data/projects';
const turndown = new TurndownService({
  headingStyle: 'atx',
  bulletListMarker: '-',
  emDelimiter: '*',
}).keep('span');

/**
 * Moves the texts of projects from HTML in `project.json`, where earlier versions had them, into Markdown files. A file that
 * is there already stays.
 * @returns the paths of the files that it has written
 */
export function moveDescriptions(): string[] {
  if (!existsSync(projects)) return [];
  return readdirSync(projects).flatMap((name) => {
    const file = join(projects, name, 'project.json');
    const { bigDescription, ...project } = existsSync(file)
      ? JSON.parse(readFileSync(file, 'utf8'))
      : {};
    if (!bigDescription) return [];
    const written = Object.entries(bigDescription).flatMap(([language, html]) => {
      const text = join(projects, name, `${language}.md`);
      if (existsSync(text)) return [];
      writeFileSync(text, `${turndown.turndown(String(html))}\n`);
      return [text];
    });
    writeFileSync(file, `${JSON.stringify(project, null, 2)}\n`);
    return [...written, file];
  });
}
