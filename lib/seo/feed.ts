import { generateAtomFeed } from 'feedsmith';
import { contacts, owner, pageFacts, projects } from '../content/content';
import { localize } from '../content/localize';
import { yearsOf } from '../content/years';
import type { Locale } from '../i18n/locales';
import { messagesIn } from '../i18n/messages';
import { translatorFor } from '../i18n/translator';
import { files, projectRoute, routes } from '../routes';
import { absoluteUrl, localizedUrl } from '../site-url';
import { entryHtml } from './feed-entry';
import { describePage } from './page-texts';

/** The projects as an Atom feed (RFC 4287). */
export async function atomFeed(locale: Locale): Promise<string> {
  const t = translatorFor(locale, await messagesIn(locale));
  const name = localize(owner.name, locale);
  const url = localizedUrl(files.feed, locale);
  const entries = await Promise.all(
    projects.map(async (project) => {
      const route = projectRoute(project.id);
      const page = localizedUrl(route, locale);
      const term = localize(project.detail, locale);
      const { name: title, description } = await describePage(route, locale);
      return {
        id: page,
        title: { value: title },
        links: [{ href: page, rel: 'alternate', type: 'text/html', hreflang: locale }],
        // Atom requires a time. Without a Git history, it is the start of the project's last year: builds are reproducible.
        updated: new Date(
          pageFacts(route, locale).modified ?? `${yearsOf(project.time).at(-1)}-01-01`,
        ),
        summary: { value: description },
        content: { type: 'html', value: entryHtml(project, page, locale, t) },
        categories: term ? [{ term }] : [],
      };
    }),
  );
  return generateAtomFeed({
    xml: { lang: locale },
    id: url,
    title: { value: t('Meta.FeedTitle', { name }) },
    updated: new Date(Math.max(0, ...entries.map(({ updated }) => updated.getTime()))),
    links: [
      { href: url, rel: 'self', type: 'application/atom+xml' },
      { href: localizedUrl(routes.projects, locale), rel: 'alternate' },
    ],
    authors: [{ name, email: contacts.email, uri: localizedUrl(routes.home, locale) }],
    icon: absoluteUrl('/favicon.ico'),
    entries,
  });
}
