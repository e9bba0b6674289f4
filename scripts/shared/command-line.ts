import { ContentError } from '../content/problem';

/** An error that the user can fix. Only its message is printed, which says how. */
export class UserError extends Error {
  override name = 'UserError';
}

/** Runs a script's main function. Errors set exit code 1; those that the user can fix are printed without a stack. */
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

/** @returns whether `parseArgs` rejected the command line; the error's message names the option */
function isBadArgument(error: unknown): error is Error {
  return (
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  );
}
