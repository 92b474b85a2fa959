/** A failure that the user can act on: printed as one sentence, without a stack trace. */
export class LocalCloudError extends Error {
  override readonly name = 'LocalCloudError';
}

/** The message of any thrown value. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ');
