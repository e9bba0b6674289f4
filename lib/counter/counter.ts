/** The script of a service that counts visits, as its tag says it. */
export interface Counter {
  src: string;
  /** The tag's `data-…` attributes. */
  attributes: Record<string, string>;
}

/** Umami's cloud takes its counts at other hosts than the one that its script comes from. */
const umamiCloud = ['https://*.umami.is', 'https://*.umami.dev'];

/**
 * Reads the setting that turns the counter on.
 * @param tag the `<script>` tag that GoatCounter, Plausible or Umami shows, or the script's address where that says all
 * @returns undefined while it is empty: nothing is counted, and nothing requested
 */
export function readCounter(
  tag: string | undefined = process.env.NEXT_PUBLIC_COUNTER_SCRIPT,
): Counter | undefined {
  if (!tag?.trim()) return undefined;
  const attributes = [...tag.matchAll(/([\w-]+)=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g)].map(
    ([, name = '', ...values]) => [name, values.find((value) => value !== undefined) ?? ''],
  );
  const src: string = Object.fromEntries(attributes).src ?? tag.trim();
  return {
    // GoatCounter's tag leaves the protocol out.
    src: src.replace(/^\/\//, 'https://'),
    attributes: Object.fromEntries(attributes.filter(([name = '']) => /^data-[\w-]+$/.test(name))),
  };
}

/** @returns the origins that the counter's script comes from and sends to, for the security policy; none while it is off */
export function counterOrigins(counter: Counter | undefined = readCounter()): string[] {
  if (!counter) return [];
  const { src, attributes } = counter;
  const addresses = [src, ...Object.values(attributes)].filter((value) => URL.canParse(value));
  const origins = addresses.map((address) => new URL(address).origin);
  const cloud = origins.includes('https://cloud.umami.is') ? umamiCloud : [];
  return [...new Set([...origins, ...cloud])].filter((origin) => origin !== 'null');
}

/** @returns what is wrong with the setting, in words that say what to do */
export function counterProblem({ src, attributes }: Counter): string | undefined {
  if (!URL.canParse(src) || !/^https:\/\/|^http:\/\/localhost[:/]/.test(src)) {
    return 'must hold the <script> tag that GoatCounter, Plausible or Umami shows, whose src begins with https://';
  }
  const service = ['data-goatcounter', 'data-website-id', 'data-domain'];
  if (service.some((name) => attributes[name]) || /\/pa-[\w-]+\.js$/.test(src)) return undefined;
  return 'names a script, but not for which site it counts: paste the whole <script> tag, with its data-… attributes';
}
