/** Approximate size of a value in bytes, of the 400 kB that an item may have. */
export const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
