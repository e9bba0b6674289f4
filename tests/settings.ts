import { outboxEnv } from '../scripts/util/settings';

/** Every setting of an owner, empty: a setting in the environment overrides the one in `.env.local`. */
export const noSettings: Record<string, string> = Object.fromEntries(
  ['BASE_PATH', 'NEXT_PUBLIC_BASE_PATH', 'NEXT_PUBLIC_SITE_URL', ...Object.keys(outboxEnv(''))].map(
    (key) => [key, ''],
  ),
);
