// Plain JavaScript without packages: `start.mjs` imports it before `npm ci`.

export const host = '127.0.0.1';

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
 * @returns {string} one line for the user, with the remedy
 */
export function explainListenError(error, port) {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is already in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm start`;
  }
  if (error.code === 'EACCES') {
    return `Port ${port} needs administrator rights. Choose a port of 1024 or higher: PORT=3000 npm start`;
  }
  return `Port ${port} cannot be used: ${error.message}`;
}
