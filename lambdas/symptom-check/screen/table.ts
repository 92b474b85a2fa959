/** What the screener says of a message: each a probability from 0 to 1 (screener.ts). */
export const heads = ['emergency', 'days', 'weeks', 'question', 'health'] as const;
export type Head = (typeof heads)[number];

/** The weights of a screener: for each feature that it knows, by its hash and in ascending order, one for each head. */
export interface Table {
  readonly keys: Uint32Array;
  readonly weights: Int8Array;
  /** What a weight of 1 stands for, and where each head begins. */
  readonly scale: number;
  readonly biases: Float32Array;
}

/** A feature in 24 bits (FNV-1a, with its bits mixed). */
export function hashOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) & 0xffffff;
}

/** A table as bytes: its size, scale and biases, then each key as its distance from the one before, then the weights. */
export function bytesOf({ keys, weights, scale, biases }: Table): Uint8Array {
  const distances = Uint16Array.from(keys, (key, place) => key - (keys[place - 1] ?? 0));
  return new Uint8Array(
    Buffer.concat(
      [new Uint32Array([keys.length]), new Float32Array([scale, ...biases]), distances, weights].map((one) =>
        Buffer.from(one.buffer, one.byteOffset, one.byteLength),
      ),
    ),
  );
}

/** Reads a table from its bytes. */
export function tableOf(bytes: Uint8Array): Table {
  const { buffer } = Uint8Array.from(bytes);
  const [size = 0] = new Uint32Array(buffer, 0, 1);
  const [scale = 0, ...biases] = new Float32Array(buffer, 4, 1 + heads.length);
  const from = 4 * (2 + heads.length);
  let key = 0;
  return {
    keys: Uint32Array.from(new Uint16Array(buffer, from, size), (distance) => (key += distance)),
    weights: new Int8Array(buffer, from + 2 * size, size * heads.length),
    scale,
    biases: Float32Array.from(biases),
  };
}

/** Where a key stands in a table; undefined where it is not known. */
export function placeOf({ keys }: Table, key: number): number | undefined {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle] ?? 0) < key) low = middle + 1;
    else high = middle;
  }
  return keys[low] === key ? low : undefined;
}
