// Plain JavaScript without packages: `start.mjs` imports it before `npm ci`.

import { createServer, isIP } from 'node:net';

/** Servers listen here, so that only this machine can open them. */
export const host = '127.0.0.1';

/**
 * @returns {string} the IP address in `HOST`, such as `0.0.0.0` for the whole network; only this machine by default.
 * Some shells and Conda set `HOST` to a name, which says nothing about the site: it is ignored.
 */
export function readHost() {
  const value = process.env.HOST ?? '';
  return isIP(value) ? value : host;
}

/** @returns {number} the port in `PORT`; 3000 by default */
export function readPort() {
  return Number(process.env.PORT || 3000);
}

/** Ends the command if its port is in use: the server needs it only after minutes of work. */
export async function checkPort() {
  const port = readPort();
  await new Promise((resolve) => {
    const probe = createServer().listen(port, readHost(), () => probe.close(resolve));
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code !== 'EADDRINUSE') throw error;
      console.error(`Port ${port} is already in use. Choose another one: PORT=${port + 1}`);
      process.exit(1);
    });
  });
}
