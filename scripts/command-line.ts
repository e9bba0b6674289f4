import { ContentError } from './content/problem';

/** Something the user can mend: its message says how, and is all that is shown. */
export class UserError extends Error {
  override name = 'UserError';
}

/** Runs a script's main function. What the user can mend is printed without a stack; the exit code is 1 either way. */
export async function run(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    if (error instanceof ContentError) {
      const count = error.problems.length;
      console.error(
        `${error.message}\n\n${count} ${count === 1 ? 'problem' : 'problems'}. Nothing was built.`,
      );
    } else if (error instanceof UserError || isBadArgument(error)) {
      console.error(error.message);
    } else {
      console.error(error);
    }
    process.exitCode = 1;
  }
}

/** @returns whether `parseArgs` did not understand the command line; its message names the option */
function isBadArgument(error: unknown): error is Error {
  return (
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  );
}
