import { analytics } from '@/lib/content/content';
import { InlineScript } from '../runtime/inline-script';
import script from './analytics.inline?inline';

/** Loads the script of the analytics service, if one is set. */
export function Analytics() {
  return analytics && <InlineScript code={script} data={JSON.stringify(analytics)} />;
}
