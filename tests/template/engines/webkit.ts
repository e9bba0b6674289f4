import { spawn } from 'node:child_process';
import { expect } from '@playwright/test';
import type { Engine } from './engine';

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys: Record<string, string> = {
  Tab: '\uE004',
  Escape: '\uE00C',
  Enter: '\uE007',
  ArrowRight: '\uE014',
};
/** The key of an element's id: https://www.w3.org/TR/webdriver2/#elements */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

const machine = process.arch === 'arm64' ? 'aarch64' : 'x86_64';
/** The port of the last driver. Each worker has 20 of them, after those of the servers. */
let port = Number(process.env.PORT) + 20 * (1 + Number(process.env.TEST_PARALLEL_INDEX));

/** WebKitGTK's own small browser, driven through WebDriver. @param baseURL where the site is */
export async function webkit(baseURL: string, scripting: boolean): Promise<Engine> {
  port += 1;
  const driver = spawn(
    'xvfb-run',
    ['-a', '-s', '-screen 0 1600x1200x24', 'WebKitWebDriver', `--port=${port}`],
    { env: { ...process.env, LANG: 'C.UTF-8', LANGUAGE: 'en_GB' }, detached: true },
  );
  const root = `http://127.0.0.1:${port}`;
  await expect(() => fetch(`${root}/status`)).toPass();
  const { sessionId } = await ask<{ sessionId: string }>(`${root}/session`, {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          binary: `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
          args: ['--automation', `--enable-javascript=${scripting}`],
        },
      },
    },
  });
  const session = `${root}/session/${sessionId}`;

  async function find(selector: string): Promise<string> {
    const element = await ask<Record<string, string>>(`${session}/element`, {
      using: 'css selector',
      value: selector,
    });
    return `${session}/element/${element[elementKey]}`;
  }

  function evaluate<Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args) {
    const script = `return (${run})(...arguments)`;
    return ask<Awaited<Result>>(`${session}/execute/sync`, { script, args });
  }

  return {
    async open(path) {
      await ask(`${session}/url`, { url: baseURL + path });
      if (scripting) await evaluate(listenForFaults);
    },
    back: () => ask(`${session}/back`, {}),
    async click(selector) {
      // The driver does not wait for the page's smooth scrolling.
      await evaluate((each) => {
        document.querySelector(each)?.scrollIntoView({ behavior: 'instant', block: 'center' });
      }, selector);
      // The driver does not wait until the element is visible: most of a page waits for its fonts.
      await expect(async () => ask(`${await find(selector)}/click`, {})).toPass();
    },
    drag(pointerType, places) {
      const moves = places.map(([x, y]) => ({ type: 'pointerMove', duration: 20, x, y }));
      const actions = [
        ...moves.slice(0, 1),
        { type: 'pointerDown', button: 0 },
        ...moves.slice(1),
        { type: 'pointerUp', button: 0 },
      ];
      const parameters = { pointerType };
      return ask(`${session}/actions`, {
        actions: [{ type: 'pointer', id: pointerType, parameters, actions }],
      });
    },
    type: async (selector, text) => ask(`${await find(selector)}/value`, { text }),
    press: (key) =>
      ask(`${session}/actions`, {
        actions: [
          {
            type: 'key',
            id: 'keyboard',
            actions: [
              { type: 'keyDown', value: keys[key] ?? key },
              { type: 'keyUp', value: keys[key] ?? key },
            ],
          },
        ],
      }),
    resize: (width, height) => ask(`${session}/window/rect`, { width, height }),
    evaluate,
    takeFaults: () => evaluate(() => window.faults?.splice(0) ?? []),
    async close() {
      await fetch(session, { method: 'DELETE' });
      // The display ends with its group.
      if (driver.pid) process.kill(-driver.pid);
    },
  };
}

/** WebDriver does not report WebKitGTK's console, so the page collects its own errors, from its load on. */
function listenForFaults() {
  const faults: string[] = [];
  window.faults = faults;
  addEventListener('error', ({ message }) => faults.push(message));
  addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    faults.push(`${violatedDirective} ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...parts) => {
    faults.push(parts.join(' '));
    error(...parts);
  };
}

declare global {
  interface Window {
    faults?: string[];
  }
}

/** Sends a WebDriver command. @throws Error with the driver's message */
async function ask<Answer = void>(url: string, body: object): Promise<Answer> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await response.json()) as { value: Answer };
  if (!response.ok) throw new Error(`${url}: ${JSON.stringify(value)}`);
  return value;
}
