import { ConfigurationError } from '../infra/config.ts';

const expected = new Set([
  'CredentialsProviderError',
  'TokenProviderError',
  'ExpiredToken',
  'ExpiredTokenException',
  'AccessDenied',
  'AccessDeniedException',
]);

/** Runs a terminal command. Prints what the user can fix as one sentence and a bug of ours with its stack trace; both exit with 1. */
export async function command(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (error instanceof ConfigurationError) console.error(error.message);
    else if (error instanceof TypeError && 'code' in error) console.error(error.message);
    else if (error instanceof Error && expected.has(error.name)) console.error(`AWS did not let us in: ${error.message}`);
    else console.error(error);
    process.exitCode = 1;
  }
}
