import 'server-only';
import { content } from '@/.content/content';
import type { Locale } from '../i18n/locales';
import { localizeRoute, projectRoute } from '../routes';
import type { PageFacts, Project } from './types';

export const {
  theme,
  palette,
  sections,
  owner,
  contacts,
  lists,
  logoSprite,
  scenes,
  projects,
  headings,
  fallbackFonts,
  richTextStyles,
  analytics,
} = content;

/** The theme of the root element until the visitor chooses one; undefined if it follows the system. */
export const defaultTheme = theme === 'system' ? undefined : theme;

/** @param route the page's path in the default language */
export function projectAt(route: string): Project | undefined {
  return projects.find(({ id }) => projectRoute(id) === route);
}

/** The previous and next project. The list wraps around; of two projects, each has only a next one. */
export function neighboursOf(project: Project): { previous?: Project; next?: Project } {
  if (projects.length < 2) return {};
  const index = projects.indexOf(project);
  const next = projects[(index + 1) % projects.length];
  const previous = projects.at(index - 1);
  return { next, previous: previous === next ? undefined : previous };
}

/** @throws Error if the route does not exist */
export function pageFacts(route: string, locale: Locale): PageFacts {
  const path = localizeRoute(route, locale);
  const facts = content.pages[path];
  if (!facts) throw new Error(`${path} has no entry in pagesIn() of scripts/write/page-facts.ts`);
  return facts;
}
