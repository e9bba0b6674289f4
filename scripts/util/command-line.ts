import { ExecaError } from 'execa';
import { explainFileError } from './file-error';
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
  // A program that reads the output, such as `head`, may end first. The command still does its work.
  process.stdout.on('error', () => {});
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
    } else if (isRefusedArgument(error)) {
      console.error(`${error.message.split('. ')[0]}.\n\n${usage}`);
    } else {
      const refusal = error instanceof UserError ? undefined : explainFileError(error);
      console.error(refusal ?? (isExpected(error) ? error.message : error));
    }
  }
}

/** `parseArgs` rejected the command line. Its further sentences speak of programmers' matters. */
function isRefusedArgument(error: unknown): error is Error {
  return error instanceof TypeError && /^ERR_PARSE_ARGS/.test(String(Reflect.get(error, 'code')));
}

function isExpected(error: unknown): error is Error {
  return error instanceof UserError || error instanceof ExecaError;
}
