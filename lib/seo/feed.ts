import { generateAtomFeed } from 'feedsmith';
import { contacts, owner, pageFacts, projects } from '../content/content';
import { figuresOf, localize } from '../content/localize';
import { pictureSrc } from '../content/picture-files';
import type { Block, Figure, Project } from '../content/types';
import { yearsOf } from '../content/years';
import type { Locale } from '../i18n/locales';
import { messagesIn } from '../i18n/messages';
import { translatorFor } from '../i18n/translator';
import { files, projectRoute, routes } from '../routes';
import { absoluteUrl, localizedUrl } from '../site-url';
import { escapeHtml } from './escape-html';
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
        // The text's links start from the project's page.
        xml: { base: page },
        id: page,
        title: { value: title },
        links: [{ href: page, rel: 'alternate', type: 'text/html', hreflang: locale }],
        // Atom requires a time. Without a Git history, it is the start of the project's last year: builds are reproducible.
        updated: new Date(
          pageFacts(route, locale).modified ?? `${yearsOf(project.time).at(-1)}-01-01`,
        ),
        summary: { value: description },
        content: { type: 'html', value: entryHtml(project, locale) },
        categories: term ? [{ term }] : [],
      };
    }),
  );
  return generateAtomFeed({
    xml: { lang: locale, base: absoluteUrl(routes.home) },
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

function entryHtml(project: Project, locale: Locale): string {
  const story = localize(project.story, locale);
  const inText = story.flatMap((block) => (block.kind === 'figures' ? block.figures : []));
  const own = figuresOf(project, locale).filter((figure) => !inText.includes(figure));
  const [cover, ...others] = own.map(figureHtml);
  return [cover, ...story.map(blockHtml), ...others].join('\n');
}

function blockHtml(block: Block): string {
  if (block.kind === 'text') return block.html;
  if (block.kind === 'figures') return block.figures.map(figureHtml).join('');
  const by = block.by ? `<p>— ${escapeHtml(block.by)}</p>` : '';
  return `<blockquote>${block.html}${by}</blockquote>`;
}

/** Feed readers show a film's poster. */
function figureHtml({ picture, alt, caption }: Figure): string {
  const img = `<img src="${absoluteUrl(pictureSrc(picture))}" alt="${escapeHtml(alt)}">`;
  return `<figure>${img}${caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : ''}</figure>`;
}
