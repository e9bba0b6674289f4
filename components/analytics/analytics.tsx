import { readCounter } from '@/lib/counter/counter';
import { InlineScript } from '../inline-script/inline-script';
import script from './analytics.inline?inline';

/** Counts visits, if a setting names an analytics service. */
export function Analytics() {
  const counter = readCounter();
  return counter && <InlineScript code={script} data={JSON.stringify(counter)} />;
}
