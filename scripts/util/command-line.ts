import { ExecaError } from 'execa';
import { ContentError } from './problem';

/** An error that the user can fix. Only its message is printed, which says how. */
export class UserError extends Error {
  override name = 'UserError';
}

/**
 * Runs a script's main function, or prints its usage if the user asks for help. Errors set exit code 1; those that the user
 * can fix, and those of another program, are printed without a stack.
 */
export async function run(usage: string, main: () => Promise<void>): Promise<void> {
  if (process.argv.slice(2).some((arg) => arg === '--help' || arg === '-h')) {
    console.log(usage);
    return;
  }
  try {
    await main();
  } catch (error) {
    process.exitCode = 1;
    if (error instanceof ContentError) {
      console.error(`${error.message}\n\nProblems: ${error.problems.length}. Nothing was built.`);
    } else if (error instanceof UserError || error instanceof ExecaError) {
      console.error(error.message);
    } else if (
      error instanceof TypeError &&
      'code' in error &&
      /PARSE_ARGS/.test(`${error.code}`)
    ) {
      console.error(`${error.message}\n\n${usage}`);
    } else console.error(error);
  }
}
