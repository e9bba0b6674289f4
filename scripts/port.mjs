// Plain JavaScript: `start.mjs` needs it before anything is installed.

export const host = '127.0.0.1';

/** @returns {number} the port that `PORT` names, 3000 where it names none */
export function readPort() {
  const port = Number(process.env.PORT || 3000);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  console.error(`PORT is "${process.env.PORT}": it must be a number from 1 to 65535.`);
  process.exit(1);
}

/**
 * @param {NodeJS.ErrnoException} error what `listen` failed with
 * @param {number} port
 * @returns {string} one line that says what to do
 */
export function explainListenError(error, port) {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is taken. End what uses it, or choose another: PORT=${port + 1} npm start`;
  }
  if (error.code === 'EACCES') {
    return `Port ${port} needs rights that you do not have. Choose one from 1024 up: PORT=3000 npm start`;
  }
  return `Port ${port} cannot be used: ${error.message}`;
}
