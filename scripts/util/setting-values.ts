import { parseSiteUrl } from '../../lib/site-url';
import { siteUrlKey } from './setting-names';

const basePath = /^(\/[\w~-][\w.~-]*)+$/;
/** A host's name. */
const hostName = /^[^\s/:.]+(\.[^\s/:.]+)+(?=[/:]|$)/;

/**
 * @param value as the owner wrote it
 * @param normalized with one slash before each folder
 * @returns the message of its mistake
 */
export function basePathProblem(value: string, normalized: string): string | undefined {
  if (/^[a-z]:[\\/]/i.test(value)) {
    return `is "${value}", which Git Bash makes of a path: write it without its first slash, as in BASE_PATH=portfolio`;
  }
  if (/^[\w-]*:\/\//.test(value) || hostName.test(value)) {
    const path = value.replace(/^[\w-]*:\/\//, '').replace(/^[^/]*|\/+$/g, '');
    return basePath.test(path)
      ? `is an address: write only its path, BASE_PATH=${path}`
      : 'is an address: leave it empty for a site at the root of its host, or write its path, such as BASE_PATH=/portfolio';
  }
  if (!normalized || basePath.test(normalized)) return undefined;
  return `must be a path of letters, digits and ".-_~", such as /portfolio, but is "${value}"`;
}

/**
 * @param base the normalized base path
 * @returns the message of its mistake
 */
export function siteUrlProblem(value: string, base: string): string | undefined {
  const rest = value.replace(/^(?:\w*:?\/{2,}|https?:\/?)+/i, '');
  const isLocal = /^(localhost|127\.)/.test(rest);
  if (!isLocal && !hostName.test(rest) && !/^\w+:\/\//.test(value)) {
    const path = `/${value.replace(/^\/+|\/+$/g, '')}`;
    return basePath.test(path)
      ? `is a path: write BASE_PATH=${path}, and here the address before it, such as ${siteUrlKey}=https://me.github.io`
      : `is not an address: "${value}". It should be like https://me.example`;
  }
  const protocol = isLocal || /^http:\/\/(?!\w+:\/)/i.test(value) ? 'http' : 'https';
  const address = `${protocol}://${rest}`;
  if (URL.canParse(address)) {
    const { origin, pathname } = new URL(address);
    const path = pathname.replace(/\/+$/, '');
    if (address.toLowerCase() !== value.toLowerCase()) {
      return `must begin with ${protocol}://, once: write ${siteUrlKey}=${origin}${path}`;
    }
    if (path && path !== base) return pathProblem(origin, path, base);
  }
  try {
    parseSiteUrl(value, base);
    return undefined;
  } catch (error) {
    return (error as Error).message.replace(`${siteUrlKey} `, '');
  }
}

function pathProblem(origin: string, path: string, base: string): string {
  const withBase = `${siteUrlKey}=${origin}${base}`;
  const remedies = base ? [withBase] : [`${withBase} for a site at the root of its host`];
  if (basePath.test(path) && !/\.\w+$/.test(path)) remedies.unshift(`BASE_PATH=${path}`);
  return `has the path ${path}, but BASE_PATH is ${base || 'not set'}: write ${remedies.join(', or ')}`;
}

/** What an id begins with that EmailJS makes. Owners may change their ids, but hardly to another kind's. */
const kinds = [
  { prefix: 'service_', name: 'an email service', key: 'NEXT_PUBLIC_EMAILJS_SERVICE_ID' },
  { prefix: 'template_', name: 'an email template', key: 'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID' },
];
const placeholder =
  /^(your|my)[_-]|[<>{}]|x{4,}|^(\W+|x+|test|todo|changeme|placeholder|service_ab12cd3|(service|template)_id|public_key)$/i;

const notId = /[\s"'`“”„‘’]/;

/**
 * @param key one of the three of EmailJS
 * @returns the message of its mistake
 */
export function contactProblem(key: string, value: string): string | undefined {
  if (placeholder.test(value)) {
    return `is a placeholder, "${value}": .env.example says where to find yours`;
  }
  if (notId.test(value)) {
    const id = value.replace(/^[^\w-]+|[^\w-]+$/g, '');
    const remedy = notId.test(id) ? '' : `: write ${key}=${id}`;
    return `must be only an id, without quotes or spaces${remedy}`;
  }
  const kind = kinds.find(({ prefix }) => value.startsWith(prefix));
  if (!kind || key === kind.key) return undefined;
  return `is the id of ${kind.name}, which belongs in ${kind.key}: .env.example says where to find this one`;
}
