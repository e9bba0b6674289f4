import { readAnalytics } from '@/lib/analytics';
import { InlineScript } from '../inline-script/inline-script';
import script from './analytics.inline?inline';

/** Loads the analytics service, if one is configured. */
export function Analytics() {
  const analytics = readAnalytics();
  return analytics && <InlineScript code={script} data={JSON.stringify(analytics)} />;
}
