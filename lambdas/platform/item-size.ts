/** About how many bytes a value takes of the 400 kB that an item may have. */
export const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
