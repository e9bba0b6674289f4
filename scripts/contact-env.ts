import nextEnv from '@next/env';

const keys = [
  'NEXT_PUBLIC_EMAILJS_SERVICE_ID',
  'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID',
  'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
];

/** Reads the `.env` files as Next does. @returns the settings of the contact form that are empty */
export function missingContactKeys(root: string): string[] {
  nextEnv.loadEnvConfig(root, false, { info() {}, error: console.error });
  return keys.filter((key) => !process.env[key]);
}

/** Settings with which the form sends to an outbox at `origin`. */
export function outboxEnv(origin: string): Record<string, string> {
  return {
    ...Object.fromEntries(keys.map((key) => [key, 'outbox'])),
    NEXT_PUBLIC_EMAILJS_ORIGIN: origin,
  };
}
