// Plain JavaScript without packages: `start.mjs` imports it before `npm ci`.

import { isIP } from 'node:net';

/** Servers listen here, so that only this machine can open them. */
export const host = '127.0.0.1';

/**
 * @returns {string} the IP address in `HOST`, such as `0.0.0.0` for the whole network; only this machine by default.
 * Some shells and Conda set `HOST` to a name, which says nothing about the site: it is ignored.
 */
export function readHost() {
  const value = process.env.HOST?.trim() ?? '';
  if (isIP(value)) return value;
  if (!/^[\d.]+$/.test(value)) return host;
  console.error(`HOST is "${value}": write an IP address, such as 0.0.0.0 for the whole network.`);
  process.exit(1);
}

/** @returns {number} the port in `PORT`; 3000 by default */
export function readPort() {
  const port = Number(process.env.PORT || 3000);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  console.error(`PORT is "${process.env.PORT}": write a number from 1 to 65535.`);
  process.exit(1);
}

/**
 * @param {NodeJS.ErrnoException} error from `listen`
 * @param {number} port
 * @param {string} [command] that opened the port
 * @returns {string} one line for the user, with the remedy
 */
export function explainListenError(error, port, command = 'npm start') {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is already in use. Stop the program that uses it, or choose another port: PORT=${port + 1} ${command}`;
  }
  if (error.code === 'EACCES') {
    return `Port ${port} needs administrator rights. Choose a port of 1024 or higher: PORT=3000 ${command}`;
  }
  if (error.code === 'EADDRNOTAVAIL') {
    return `HOST is "${process.env.HOST}", which is no address of this machine. Use HOST=0.0.0.0 for all of its addresses.`;
  }
  return `Port ${port} cannot be used: ${error.message}`;
}
