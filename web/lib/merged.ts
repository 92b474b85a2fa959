import { ApiError } from './api.ts';

/** The record into which one was merged, if that is why it could not be loaded. */
export const mergedInto = (error: unknown): string | undefined =>
  error instanceof ApiError && error.code === 'MERGED' ? error.details[0]?.message : undefined;
