import { whenShown } from '@/lib/when-shown';

// The Content-Security-Policy trusts a script that an inline script adds. A script tag in the page would need a hash of
// the service's file, which the service can change.

const attributes: Record<string, string> = JSON.parse(document.currentScript?.dataset.inline ?? '');

const script = document.createElement('script');
for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
// Loads after the page, so that analytics does not delay it. Previews and tests are no visits, nor is a page that the browser
// renders ahead.
if (location.hostname !== 'localhost') {
  addEventListener('load', () => whenShown(() => setTimeout(() => document.head.append(script))));
}
