import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { UserError } from '../command-line';

/** What a host bore. */
interface Load {
  /** Answered requests a second. */
  perSecond: number;
  /** How long half of the answers took at most, and 99 of 100, such as `1.25ms`. */
  median: string;
  slowest: string;
  /** Requests without an answer, and answers of 400 and above. */
  errors: number;
}

/**
 * Asks a host for some paths in turn, over 64 connections that are never idle.
 * @param work where the script for wrk may be written
 * @throws UserError where the host does not answer within five seconds, or wrk says something else than usual
 */
export async function loadHost(
  origin: string,
  paths: readonly string[],
  seconds: number,
  work: string,
): Promise<Load> {
  await waitFor(origin);
  const script = join(work, 'paths.lua');
  writeFileSync(
    script,
    `local paths = { ${paths.map((path) => JSON.stringify(path)).join(', ')} }
local last = 0
request = function()
  last = last % #paths + 1
  return wrk.format(nil, paths[last], { ["Accept-Encoding"] = "br" })
end
`,
  );
  const options = ['-t1', '-c64', `-d${seconds}s`, '--latency', '-s', script, origin];
  const { stdout } = await promisify(execFile)('wrk', options);
  const found = (pattern: RegExp) => {
    const [, value] = pattern.exec(stdout) ?? [];
    if (value === undefined) throw new UserError(`wrk says:\n${stdout}`);
    return value;
  };
  const sockets = /Socket errors: (.*)/.exec(stdout)?.[1]?.match(/\d+/g) ?? [];
  const refused = /Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0;
  return {
    perSecond: Math.round(Number(found(/Requests\/sec:\s+([\d.]+)/))),
    median: found(/^ +50% +(\S+)/m),
    slowest: found(/^ +99% +(\S+)/m),
    errors: [...sockets, refused].reduce((sum: number, each) => sum + Number(each), 0),
  };
}

async function waitFor(origin: string): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    const answered = await fetch(origin).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) return;
    await wait(100);
  }
  throw new UserError(`${origin} does not answer.`);
}
