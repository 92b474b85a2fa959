import { hashOf } from './table.ts';

/** The weight that a feature has among so many, a power of two: the one that its hash ends in. */
export const placeOf = (feature: string, size: number): number => hashOf(feature) & (size - 1);

/** A linear model as `npm run screener` wrote it (scale, bias, a byte for each weight): the probability, from 0 to 1, for some features. */
export function linear(bytes: Uint8Array): (features: readonly string[]) => number {
  const { buffer } = Uint8Array.from(bytes);
  const [scale = 0, bias = 0] = new Float32Array(buffer, 0, 2);
  const weights = new Int8Array(buffer, 8);
  return (features) => {
    const sum = features.reduce((total, feature) => total + (weights[placeOf(feature, weights.length)] ?? 0), 0);
    return 1 / (1 + Math.exp(-bias - (scale * sum) / Math.sqrt(features.length)));
  };
}
