// Plain JavaScript without packages: `start.mjs` imports it before `npm ci`.

/** Milliseconds without output before the next line, where the output is not a terminal, such as in CI. */
const pause = 2000;

/**
 * Runs a step and shows how far it is: on a terminal in one line that is updated, elsewhere in a new line at most every
 * two seconds.
 * @template T
 * @param {string} title
 * @param {(report: (detail: string) => void) => Promise<T>} work may report its progress, such as `31 of 52`
 * @returns {Promise<T>}
 */
export async function runStep(title, work) {
  const { stdout } = process;
  const start = Date.now();
  let shown = 0;
  let detail = '';
  const seconds = () => Math.round((Date.now() - start) / 1000);
  const line = () => `${title} … ${detail} (${seconds()} s)`.replace('  ', ' ');
  function show() {
    if (stdout.isTTY) redraw(line());
    else if (Date.now() - shown >= pause) console.log(line());
    else return;
    shown = Date.now();
  }
  // `ESC [K` clears the line.
  const redraw = (text = '') =>
    stdout.write(`\r\x1b[K${text.slice(0, (stdout.columns || 80) - 1)}`);

  show();
  const timer = setInterval(show, 1000);
  try {
    const result = await work((next) => {
      detail = next;
      show();
    });
    if (stdout.isTTY) redraw();
    if (seconds() > 0) console.log(`${title}: done (${seconds()} s)`);
    return result;
  } catch (error) {
    if (stdout.isTTY) console.log();
    throw error;
  } finally {
    clearInterval(timer);
  }
}
