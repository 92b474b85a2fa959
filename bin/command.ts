import { ConfigurationError } from '../infra/config.ts';

/** Without credentials, or with a session that is over. */
const signedOut = new Set([
  'CredentialsProviderError',
  'TokenProviderError',
  'ExpiredToken',
  'ExpiredTokenException',
  'InvalidClientTokenId',
  'UnrecognizedClientException',
]);
const denied = new Set(['AccessDenied', 'AccessDeniedException', 'UnauthorizedOperation', 'AuthorizationError']);

/** Runs a terminal command. Prints what the user can fix as one sentence and a bug of ours with its stack trace; both exit with 1. */
export async function command(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (error instanceof ConfigurationError) console.error(error.message);
    else if (error instanceof TypeError && 'code' in error) console.error(error.message);
    else if (error instanceof Error && signedOut.has(error.name))
      console.error(`AWS did not let us in: ${error.message} Sign in again (\`aws sso login\`, or new keys), and run the same command.`);
    else if (error instanceof Error && denied.has(error.name))
      console.error(`AWS refused a call: ${error.message} Use credentials with that right, and run the same command.`);
    else console.error(error);
    process.exitCode = 1;
  }
}
