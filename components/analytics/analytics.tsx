import { readAnalytics } from '@/lib/analytics';
import { InlineScript } from '../inline-script/inline-script';
import script from './analytics.inline?inline';

/** Counts visits, if a setting names an analytics service. */
export function Analytics() {
  const analytics = readAnalytics();
  return analytics && <InlineScript code={script} data={JSON.stringify(analytics)} />;
}
