import type { Resume } from '../../../lib/content/resume-schema';
import type { Locale } from '../../../lib/i18n/locales';
import type { Translator } from '../../../lib/i18n/translator';

/** The different names that JSON Resume's lists use for dates, texts and highlights. */
type Item = {
  [Key in
    | 'startDate'
    | 'endDate'
    | 'date'
    | 'releaseDate'
    | 'url'
    | 'summary'
    | 'description']?: string;
} & { reference?: string; highlights?: string[]; courses?: string[] };

/** @returns the sections of a JSON Resume in one shape and in the order of the PDF, without empty sections */
export function sectionsOf({ basics, ...resume }: Resume, locale: Locale, t: Translator) {
  /** @param parts the first that exists is the title, the others are details */
  const row = (item: Item, ...parts: (string | undefined)[]) => {
    const { date = item.releaseDate, startDate = date, endDate = date } = item;
    const dates = [startDate, endDate ?? (startDate && t('Resume.Present'))];
    const [title, ...details] = parts.filter(Boolean);
    return {
      // Printed to the left of the other fields: dates here, a label in other sections.
      margin: [...new Set(dates.map((each) => formatDate(locale, each)))]
        .filter(Boolean)
        .join(' – '),
      title,
      detail: list(...details),
      url: item.url,
      text: item.summary ?? item.description ?? item.reference,
      highlights: item.highlights ?? item.courses,
    };
  };

  const sections = {
    Summary: [{ text: basics.summary }],
    Work: resume.work.map((job) => row(job, job.position, job.name, job.location)),
    Projects: resume.projects.map(({ endDate, roles = [], ...project }) =>
      row(
        { ...project, endDate: endDate ?? project.startDate },
        project.name,
        project.entity,
        ...roles,
      ),
    ),
    Volunteer: resume.volunteer.map((post) => row(post, post.position, post.organization)),
    Education: resume.education.map(({ studyType, area, ...course }) =>
      row(course, list(studyType, area), course.institution, course.score),
    ),
    Certificates: resume.certificates.map((item) => row(item, item.name, item.issuer)),
    Awards: resume.awards.map((item) => row(item, item.title, item.awarder)),
    Publications: resume.publications.map((item) => row(item, item.name, item.publisher)),
    Skills: resume.skills.map(({ name, level, keywords = [] }) => ({
      margin: name,
      text: list(level, ...keywords),
    })),
    Languages: resume.languages.map((item) => ({ margin: item.language, text: item.fluency })),
    Interests: resume.interests.map(({ name, keywords = [] }) => ({
      margin: name,
      text: list(...keywords),
    })),
    References: resume.references.map((item) => row(item, item.name)),
  };

  return Object.entries(sections)
    .map(([key, entries]) => ({
      title: t(`Resume.${key as keyof typeof sections}`),
      entries: entries.filter((entry) => Object.values(entry).some((value) => value?.length)),
    }))
    .filter(({ entries }) => entries.length > 0);
}

function list(...parts: (string | undefined)[]): string | undefined {
  return parts.filter(Boolean).join(', ') || undefined;
}

/** @param date a year, a month, a day (shown as its month), or the word for the present */
function formatDate(locale: Locale, date = ''): string {
  if (!/^\d{4}-/.test(date)) return date;
  const format = { year: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale, format).format(new Date(`${date.slice(0, 7)}-01`));
}
