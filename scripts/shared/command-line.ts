import { ContentError } from './problem';

/** An error that the user can fix. Only its message is printed, which says how. */
export class UserError extends Error {
  override name = 'UserError';
}

/** Runs a script's main function. Errors set exit code 1; those that the user can fix are printed without a stack. */
export async function run(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    process.exitCode = 1;
    if (error instanceof ContentError) {
      console.error(`${error.message}\n\nProblems: ${error.problems.length}. Nothing was built.`);
    } else if (error instanceof UserError || isBadArgument(error)) {
      console.error(error.message);
    } else {
      console.error(error);
    }
  }
}

/** @returns whether `parseArgs` rejected the command line; the error's message names the option */
function isBadArgument(error: unknown): error is Error {
  return (
    error instanceof TypeError && 'code' in error && /^ERR_PARSE_ARGS/.test(String(error.code))
  );
}
