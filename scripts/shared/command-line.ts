import { ExecaError } from 'execa';
import { explainFileError } from './file-error';
import { ContentError } from './problem';

/** An error that the user can fix. Only its message is printed, which says how. */
export class UserError extends Error {
  override name = 'UserError';
}

/**
 * Runs a script's main function. Errors set exit code 1; those that the user can fix, and those of another program, are
 * printed without a stack.
 */
export async function run(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    process.exitCode = 1;
    if (error instanceof ContentError) {
      console.error(`${error.message}\n\nProblems: ${error.problems.length}. Nothing was built.`);
    } else {
      const refusal = error instanceof UserError ? undefined : explainFileError(error);
      console.error(refusal ?? (isExpected(error) ? error.message : error));
    }
  }
}

function isExpected(error: unknown): error is Error {
  if (error instanceof UserError || error instanceof ExecaError) return true;
  // `parseArgs` rejected the command line.
  return error instanceof TypeError && /^ERR_PARSE_ARGS/.test(String(Reflect.get(error, 'code')));
}
