/** A failure that the person at the terminal can act on: printed as its one sentence, without a stack trace. */
export class LocalCloudError extends Error {
  override readonly name = 'LocalCloudError';
}

/** The message of whatever was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ');
