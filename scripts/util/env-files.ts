import * as env from '@next/env';

// Node gives a CommonJS module as the default export, Jest does not.
const { updateInitialEnv } = (env as { default?: typeof env }).default ?? env;

/**
 * Next's dev server loads a changed `.env` file again, on top of the environment as it was at first. Without this call, it
 * would lose what scripts and Next itself have set since, and answer with errors.
 */
export function keepEnvironment(): void {
  updateInitialEnv(process.env);
}
