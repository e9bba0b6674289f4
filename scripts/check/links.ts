import { setTimeout } from 'node:timers/promises';
import { locales } from '../../lib/i18n/locales';
import type { Problem } from '../content/problem';
import type { Checked } from './checked';

export interface Link {
  file: string;
  field: string;
  url: string;
}

/** For each address, milliseconds. */
const patience = 10_000;
const atOnce = 6;

export function linksIn({ content }: Checked): Link[] {
  const links: Link[] = content.contacts.profiles.map(({ url }, index) => ({
    file: 'data/contacts.json',
    field: `profiles[${index}].url`,
    url,
  }));
  for (const { folder, link, bigDescription } of content.projects) {
    const file = `${folder}/project.json`;
    if (link) links.push({ file, field: 'link', url: link });
    for (const locale of locales) {
      for (const [, url = ''] of bigDescription[locale]?.matchAll(/href="(https?:[^"]+)"/g) ?? []) {
        links.push({ file, field: `bigDescription.${locale}`, url });
      }
    }
  }
  for (const { file, resume } of Object.values(content.resumes)) {
    const add = (field: string, url?: string) => url && links.push({ file, field, url });
    add('basics.url', resume.basics.url);
    for (const [part, entries] of Object.entries({ ...resume, profiles: resume.basics.profiles })) {
      if (!Array.isArray(entries)) continue;
      for (const [index, entry] of entries.entries()) {
        if ('url' in entry)
          add(`${part === 'profiles' ? 'basics.profiles' : part}[${index}].url`, entry.url);
      }
    }
  }
  return links;
}

/** What an address says by itself. */
export function linkFindings(links: Link[]): Problem[] {
  return links.flatMap(({ file, field, url }) => {
    const { protocol, hostname } = new URL(url);
    if (protocol !== 'https:') {
      return [{ file, field, message: `does not begin with https://: ${url}` }];
    }
    if (/(^|\.)example(\.(com|org|net))?$/.test(hostname)) {
      return [
        {
          file,
          field,
          message: `leads to ${hostname}, which is kept for examples: put the real address, or take it out`,
        },
      ];
    }
    return [];
  });
}

/** Asks for each address once. @returns a line for each that does not answer well */
export async function deadLinkFindings(links: Link[], request = fetch): Promise<Problem[]> {
  const waiting = [...new Set(links.map(({ url }) => url))];
  const faults = new Map<string, string>();
  async function work() {
    for (let url = waiting.shift(); url; url = waiting.shift()) {
      const fault = await faultOf(url, request);
      if (fault) faults.set(url, fault);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return links.flatMap(({ file, field, url }) => {
    const fault = faults.get(url);
    return fault ? [{ file, field, message: `${url} ${fault}` }] : [];
  });
}

async function faultOf(url: string, request: typeof fetch): Promise<string | undefined> {
  const ask = (method: string) => request(url, { method, signal: AbortSignal.timeout(patience) });
  try {
    let { status } = await ask('HEAD');
    // Some servers answer only what a browser asks.
    if (status >= 400) {
      await setTimeout(200);
      ({ status } = await ask('GET'));
    }
    return status >= 400 ? `answers ${status}: mend or remove it` : undefined;
  } catch (error) {
    const { name, cause } = error as Error;
    if (name === 'TimeoutError') return `has not answered in ${patience / 1000} seconds`;
    const code = (cause as { code?: string } | undefined)?.code;
    return `cannot be reached${code ? ` (${code})` : ''}`;
  }
}
