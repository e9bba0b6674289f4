import type { Resume } from '../../../lib/content/resume-schema';
import type { Locale } from '../../../lib/i18n/locales';
import type { Translator } from '../../../lib/i18n/translator';

/** A row of the CV: what stands in the margin, and beside it a title, a line below that, a text and a list. */
export interface Entry {
  margin?: string;
  title?: string;
  detail?: string;
  url?: string;
  text?: string;
  highlights?: string[];
}

export interface Section {
  title: string;
  entries: Entry[];
}

/** JSON Resume's parts in the order of the page, in one shape; those that hold nothing are left out. */
export function sectionsOf(resume: Resume, locale: Locale, t: Translator): Section[] {
  const span = (from?: string, to?: string) => formatSpan(locale, t('Resume.Present'), from, to);
  const on = (date?: string) => (date ? formatDate(locale, date) : undefined);

  const sections: Section[] = [
    { title: t('Resume.Summary'), entries: [{ text: resume.basics.summary }] },
    {
      title: t('Resume.Work'),
      entries: resume.work.map((job) => ({
        margin: span(job.startDate, job.endDate),
        title: job.position ?? job.name,
        detail: join(job.position ? job.name : undefined, job.location),
        url: job.url,
        text: job.summary,
        highlights: job.highlights,
      })),
    },
    {
      title: t('Resume.Projects'),
      entries: resume.projects.map((project) => ({
        margin: span(project.startDate, project.endDate ?? project.startDate),
        title: project.name,
        detail: join(project.entity, ...(project.roles ?? [])),
        url: project.url,
        text: project.description,
        highlights: project.highlights,
      })),
    },
    {
      title: t('Resume.Volunteer'),
      entries: resume.volunteer.map((post) => ({
        margin: span(post.startDate, post.endDate),
        title: post.position ?? post.organization,
        detail: post.position ? post.organization : undefined,
        url: post.url,
        text: post.summary,
        highlights: post.highlights,
      })),
    },
    {
      title: t('Resume.Education'),
      entries: resume.education.map((course) => ({
        margin: span(course.startDate, course.endDate),
        title: join(course.studyType, course.area) ?? course.institution,
        detail: join(
          course.studyType || course.area ? course.institution : undefined,
          course.score,
        ),
        url: course.url,
        highlights: course.courses,
      })),
    },
    {
      title: t('Resume.Certificates'),
      entries: resume.certificates.map(({ date, name, issuer, url }) => ({
        margin: on(date),
        title: name,
        detail: issuer,
        url,
      })),
    },
    {
      title: t('Resume.Awards'),
      entries: resume.awards.map(({ date, title, awarder, summary }) => ({
        margin: on(date),
        title,
        detail: awarder,
        text: summary,
      })),
    },
    {
      title: t('Resume.Publications'),
      entries: resume.publications.map(({ releaseDate, name, publisher, url, summary }) => ({
        margin: on(releaseDate),
        title: name,
        detail: publisher,
        url,
        text: summary,
      })),
    },
    {
      title: t('Resume.Skills'),
      entries: resume.skills.map(({ name, level, keywords }) => ({
        margin: name,
        text: join(level, ...(keywords ?? [])),
      })),
    },
    {
      title: t('Resume.Languages'),
      entries: resume.languages.map(({ language, fluency }) => ({
        margin: language,
        text: fluency,
      })),
    },
    {
      title: t('Resume.Interests'),
      entries: resume.interests.map(({ name, keywords }) => ({
        margin: name,
        text: join(...(keywords ?? [])),
      })),
    },
    {
      title: t('Resume.References'),
      entries: resume.references.map(({ name, reference }) => ({ title: name, text: reference })),
    },
  ];
  return sections
    .map(({ title, entries }) => ({ title, entries: entries.filter(holdsSomething) }))
    .filter(({ entries }) => entries.length > 0);
}

function holdsSomething(entry: Entry): boolean {
  return Object.values(entry).some((value) => value !== undefined && value.length > 0);
}

function join(...parts: (string | undefined)[]): string | undefined {
  return parts.filter(Boolean).join(', ') || undefined;
}

/** @param date a year, a month or a day; a day is shown as its month */
function formatDate(locale: Locale, date: string): string {
  if (date.length === 4) return date;
  return new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(new Date(`${date.slice(0, 7)}-01`));
}

function formatSpan(locale: Locale, present: string, from?: string, to?: string) {
  if (!from) return to ? formatDate(locale, to) : undefined;
  const [start, end] = [formatDate(locale, from), to ? formatDate(locale, to) : present];
  return start === end ? start : `${start} – ${end}`;
}
