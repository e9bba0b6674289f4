// Plain JavaScript without packages: `start.mjs` imports it before `npm ci`.

import { clearLine, cursorTo } from 'node:readline';

/**
 * Runs a step and shows how far it is, on a terminal as a line that moves. Elsewhere, such as in CI, it prints only the
 * step's start and duration.
 * @template T
 * @param {string} title
 * @param {(report: (detail: string) => void) => Promise<T>} work may report its progress, such as `31 of 52`
 * @returns {Promise<T>}
 */
export async function runStep(title, work) {
  const { stdout } = process;
  const start = Date.now();
  const seconds = () => Math.round((Date.now() - start) / 1000);
  let detail = '';
  function redraw(line = `${title} … ${detail} (${seconds()} s)`) {
    if (!stdout.isTTY) return;
    clearLine(stdout, 0);
    cursorTo(stdout, 0);
    stdout.write(line.slice(0, (stdout.columns || 80) - 1));
  }

  if (!stdout.isTTY) console.log(`${title} …`);
  const timer = setInterval(redraw, 1000);
  try {
    return await work((next) => {
      detail = next;
      redraw();
    });
  } finally {
    clearInterval(timer);
    redraw('');
    if (seconds() > 0) console.log(`${title}: ${seconds()} s`);
  }
}
