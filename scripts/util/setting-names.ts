/** The contact form needs all three. */
export const contactKeys = [
  'NEXT_PUBLIC_EMAILJS_SERVICE_ID',
  'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID',
  'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
];
export const siteUrlKey = 'NEXT_PUBLIC_SITE_URL';
/** `prepare/analytics.ts` reads and checks it. */
export const analyticsKey = 'NEXT_PUBLIC_ANALYTICS_SCRIPT';

/** What `.env.example` explains to owners. */
export const ownerKeys = [siteUrlKey, 'BASE_PATH', ...contactKeys, analyticsKey];

/** Scripts and tests set these; owners need not know them. */
export const basePathKey = 'NEXT_PUBLIC_BASE_PATH';
export const contactOriginKey = 'NEXT_PUBLIC_EMAILJS_ORIGIN';
