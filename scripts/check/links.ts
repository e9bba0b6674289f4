import type { ContentSource } from '../read/read';
import { mapParallel } from '../util/parallel';
import type { Problem } from '../util/problem';
import { type Outcome, openRequester } from './request';
import { textsIn } from './texts';

/** Requests at a time: more look like an attack to some hosts. */
const perHost = 2;

interface Link {
  file: string;
  field: string;
  url: string;
}

/**
 * Requests every link of the content, each address once.
 * @param timeLimit of a request, in milliseconds
 * @returns the links that are certainly dead, and those that could not be checked, such as behind a login
 */
export async function checkLinks(source: ContentSource, timeLimit = 10_000) {
  const dead: Problem[] = [];
  const unchecked: Problem[] = [];
  const links = linksIn(source);
  const outcomes = await requestAll(links.map(addressOf), timeLimit);
  const isOffline = [...outcomes.values()].every(({ state }) => state === 'unknown host');
  for (const link of links) {
    const { state = 'alive', reason } = outcomes.get(addressOf(link)) ?? {};
    if (state === 'alive') continue;
    const { url, ...place } = link;
    const message = `links to ${url}, which`;
    if (state === 'unchecked' || isOffline) {
      const remedy = isOffline ? 'is this machine online?' : 'open it in a browser';
      unchecked.push({
        ...place,
        message: `${message} could not be checked (${reason}): ${remedy}`,
      });
    } else {
      dead.push({
        ...place,
        message: `${message} does not exist (${reason}): correct the address`,
      });
    }
  }
  return { dead, unchecked };
}

function linksIn(source: ContentSource): Link[] {
  return textsIn(source).flatMap(({ file, field, text = '' }) =>
    [...text.matchAll(/(?:^|href=")(https?:[^\s"]+)/g)].map(([, url = '']) => {
      return { file, field, url: url.replaceAll('&amp;', '&') };
    }),
  );
}

/** @returns the part that a server gets */
function addressOf({ url }: Link): string {
  return url.replace(/#.*/, '');
}

async function requestAll(addresses: string[], timeLimit: number) {
  const hosts = new Map<string, Set<string>>();
  for (const address of addresses) {
    const host = URL.canParse(address) ? new URL(address).hostname : '';
    hosts.set(host, (hosts.get(host) ?? new Set()).add(address));
  }
  const outcomes = new Map<string, Outcome>();
  const { request, close } = openRequester(timeLimit);
  try {
    const requestHost = (ofHost: Set<string>) =>
      mapParallel([...ofHost], async (url) => outcomes.set(url, await request(url)), perHost);
    await Promise.all([...hosts.values()].map(requestHost));
  } finally {
    await close();
  }
  return outcomes;
}
