import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { services } from '../../lib/contact/validate';
import { defaultLocale } from '../../lib/i18n/locales';
import { filesIn } from '../content/files-in';
import { flattenMessages } from '../content/messages';
import type { Problem } from '../content/problem';
import type { Checked } from './checked';

/** Texts of `messages/` that describe the owner; the others may stay as they are. */
const personal = [
  'Meta.Title',
  'Meta.Description',
  'Meta.ProjectsDescription',
  'Meta.ContactDescription',
  'Home.Head',
  'Home.Title',
  'About.Text1',
  'About.Text2',
  'Contact.Subtitle',
  'Contact.ToolDescription',
];

interface Mark {
  file: string;
  field: string;
  hash: string;
}

/** What tells one owner's content from another's: names, descriptions, pictures. Facts such as a year are anybody's. */
export function marksOf({ root, content, messages }: Checked): Mark[] {
  const marks: Mark[] = [];
  const add = (file: string, field: string, value: string | Buffer | undefined) => {
    if (value) marks.push({ file, field, hash: hashOf(value) });
  };
  const addFiles = (file: string, value: unknown, folder = dirname(file)) => {
    for (const [field, name] of filesIn(value)) {
      add(file, field, readFileSync(join(root, folder, name)));
    }
  };

  add('data/owner.json', 'name', content.owner.name[defaultLocale]);
  add('data/owner.json', 'portrait.alt', content.owner.portrait.alt[defaultLocale]);
  addFiles('data/owner.json', content.owner);
  add('data/contacts.json', 'email', content.contacts.email);
  add('data/contacts.json', 'phone', content.contacts.phone);
  for (const [index, { url }] of content.contacts.profiles.entries()) {
    add('data/contacts.json', `profiles[${index}].url`, url);
  }
  for (const { file, resume } of Object.values(content.resumes)) {
    add(file, 'basics', JSON.stringify(resume.basics));
    add(file, 'work', JSON.stringify(resume.work));
    add(file, 'projects', JSON.stringify(resume.projects));
  }
  add('data/logos.json', 'logos', JSON.stringify(content.logos));
  // A view of one city; the other scenes would suit many a desk.
  const { imageSection } = content.scenes;
  addFiles('data/scenes.json', { imageSection });
  for (const { folder, ...project } of content.projects) {
    const file = `${folder}/project.json`;
    add(file, 'name', project.name[defaultLocale]);
    add(file, 'bigDescription', project.bigDescription[defaultLocale]);
    addFiles(file, project);
  }
  for (const [locale, tree] of Object.entries(messages)) {
    const file = `messages/${locale}.json`;
    const texts = new Map(flattenMessages(tree).texts);
    for (const key of personal) add(file, key, texts.get(key));
    // One of the sample's services may be an owner's too, hardly all of them.
    add(
      file,
      'Contact.Service1 to 5',
      services
        .slice(0, 5)
        .map((key) => texts.get(`Contact.${key}`))
        .join(),
    );
  }
  return marks;
}

/**
 * @param record the hashes of what the sample holds
 * @returns a line for each file that is the sample's as a whole, or for each field that still is
 */
export function sampleFindings(marks: Mark[], record: string[]): Problem[] {
  const sample = new Set(record);
  const files = new Set(marks.map(({ file }) => file));
  return [...files].flatMap((file) => {
    const all = marks.filter((mark) => mark.file === file);
    const left = all.filter(({ hash }) => sample.has(hash));
    if (left.length < all.length || file.startsWith('messages/')) {
      return left.map(({ field }) => ({ file, field, message: 'is the sample’s: put your own' }));
    }
    const message = file.startsWith('data/projects/')
      ? 'is a project of the sample: delete its folder, or put your own project there'
      : 'is the sample’s: put your own';
    return [{ file, field: '', message }];
  });
}

function hashOf(value: string | Buffer): string {
  return createHash('sha256').update(value).digest('hex').slice(0, 12);
}
