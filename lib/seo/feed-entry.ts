import { JSDOM } from 'jsdom';
import { factsOf } from '../content/facts';
import { figuresOf, localize, openingOf } from '../content/localize';
import { pictureSrc } from '../content/picture-files';
import type { Block, Figure, Project } from '../content/types';
import type { Locale } from '../i18n/locales';
import type { Translator } from '../i18n/translator';
import { absoluteUrl } from '../site-url';
import { escapeHtml } from './escape-html';

/** A template of HTML, whose values are texts. */
function html(parts: TemplateStringsArray, ...texts: string[]): string {
  return String.raw({ raw: parts }, ...texts.map(escapeHtml));
}

/**
 * All words and pictures of a project's page.
 * @param page URL of the page
 */
export function entryHtml(project: Project, page: string, locale: Locale, t: Translator): string {
  const { opening, rest } = openingOf(localize(project.story, locale));
  const inText = rest.flatMap((block) => (block.kind === 'figures' ? block.figures : []));
  const own = figuresOf(project, locale).filter((figure) => !inText.includes(figure));
  const [cover, ...others] = own.map(figureHtml);
  const parts = [
    cover,
    opening && `<p>${opening}</p>`,
    ...factsHtml(project, locale, t),
    ...rest.map(blockHtml),
    ...others,
    ...rolesHtml(project, locale, t),
  ];
  return withAbsoluteLinks(parts.filter(Boolean).join('\n'), page);
}

function factsHtml(project: Project, locale: Locale, t: Translator) {
  const { outcome, line, rows } = factsOf(project, locale);
  const number = localize(project.figure, locale);
  const words = line.map(([, text]) => localize(text, locale)).join(' · ');
  // Some readers remove the tags of a `dl`.
  const items = rows.map(
    ([key, text]) => html`<li><b>${t(`Detail.${key}`)}</b> ${localize(text, locale) ?? ''}</li>`,
  );
  if (project.link) {
    const [label, visit] = [t('Detail.Link'), t('Detail.Visit')];
    items.push(html`<li><b>${label}</b> <a href="${project.link}">${visit}</a></li>`);
  }
  return [
    outcome && html`<p>${localize(outcome, locale) ?? ''}</p>`,
    words && html`<p>${words}</p>`,
    number && html`<p><b>${number.value}</b> ${number.label}</p>`,
    `<ul>${items.join('')}</ul>`,
  ];
}

function rolesHtml({ job, credits }: Project, locale: Locale, t: Translator) {
  const roles = Object.entries(localize(job, locale) ?? {});
  const people = Object.entries(localize(credits, locale) ?? {});
  return [
    roles.length > 0 && html`<h2>${t('Detail.Roles')}</h2>`,
    ...roles.map(([role, work]) => html`<h3>${role}</h3><p>${work}</p>`),
    people.length > 0 && html`<h2>${t('Detail.Credits')}</h2>`,
    ...people.map(([name, part]) => html`<p><b>${name}</b> ${part}</p>`),
  ];
}

function blockHtml(block: Block): string {
  if (block.kind === 'text') return block.html;
  if (block.kind === 'figures') return block.figures.map(figureHtml).join('');
  return `<blockquote>${block.html}${block.by ? html`<p>— ${block.by}</p>` : ''}</blockquote>`;
}

/** Most readers remove films: the poster links to its film. */
function figureHtml({ picture, alt, caption, film }: Figure): string {
  const img = html`<img src="${absoluteUrl(pictureSrc(picture))}" alt="${alt}">`;
  const shown = film ? `<a href="${absoluteUrl(film.url)}">${img}</a>` : img;
  return `<figure>${shown}${caption ? html`<figcaption>${caption}</figcaption>` : ''}</figure>`;
}

/** Many readers resolve no relative links. */
function withAbsoluteLinks(content: string, page: string): string {
  const { document } = new JSDOM(content, { url: page }).window;
  for (const link of document.links) link.setAttribute('href', link.href);
  return document.body.innerHTML;
}
