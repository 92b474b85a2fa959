import { ConfigurationError } from '../infra/config.ts';

/** Without credentials, with wrong ones, or with a session that is over. */
const signedOut = new Set([
  'AuthFailure',
  'CredentialsProviderError',
  'ExpiredToken',
  'ExpiredTokenException',
  'IncompleteSignature',
  'InvalidClientTokenId',
  'InvalidSignatureException',
  'SignatureDoesNotMatch',
  'TokenProviderError',
  'UnrecognizedClientException',
]);
const denied = new Set(['AccessDenied', 'AccessDeniedException', 'AuthorizationError', 'OptInRequired', 'UnauthorizedOperation']);
const busy = new Set(['Throttling', 'ThrottlingException', 'TooManyRequestsException', 'RequestLimitExceeded']);
const unreachable = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'ENETUNREACH']);

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '');
const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** What the user can do about an error, as one line; undefined for a bug of ours. */
function remedyOf(error: unknown): string | undefined {
  if (error instanceof ConfigurationError) return error.message;
  if (!(error instanceof Error)) return undefined;
  const { name, message } = error;
  if (codeOf(error).startsWith('ERR_PARSE_ARGS')) return `${sentence(message)} \`--help\` lists the options.`;
  if (error instanceof TypeError && 'code' in error) return message;
  if (signedOut.has(name))
    return `AWS did not let us in: ${sentence(message)} Sign in (\`aws sso login\`), or correct the keys or AWS_PROFILE, and run the same command.`;
  if (denied.has(name)) return `AWS refused a call: ${sentence(message)} Use credentials with that right, and run the same command.`;
  if (busy.has(name)) return `AWS is asked too often by this account: ${sentence(message)} Wait a minute, and run the same command.`;
  if (unreachable.has(codeOf(error)) || name === 'TimeoutError')
    return `AWS cannot be reached: ${sentence(message)} Check the network, and run the same command.`;
  return undefined;
}

/** Runs a terminal command. Prints what the user can fix as one line and a bug of ours with its stack trace; both exit with 1. */
export async function command(usage: string, run: () => Promise<void>): Promise<void> {
  if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) return console.log(usage);
  try {
    await run();
  } catch (error) {
    console.error(remedyOf(error) ?? error);
    process.exitCode = 1;
  }
}
