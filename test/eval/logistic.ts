import { placeOf } from '../../lambdas/symptom-check/screen/linear.ts';
import { mulberry32 } from '../../local/seed/random.ts';

/** The places of an example's features among the weights, what each counts (`share`), and what is to be learned; undefined where nobody knows. */
export interface Learned {
  readonly places: readonly number[];
  readonly share: number;
  readonly truth: boolean | undefined;
}

/** How strongly weights are held small. */
const decay = 1e-3;

/** Logistic regression by gradients whose steps shrink as a feature is seen (AdaGrad): always the same from the same examples and `seed`. */
export function regression(
  examples: readonly Learned[],
  { size, rounds, pace, seed }: { readonly size: number; readonly rounds: number; readonly pace: number; readonly seed: number },
): { readonly weight: Float64Array; readonly bias: number } {
  const weight = new Float64Array(size);
  const squares = new Float64Array(size).fill(1e-8);
  const draw = mulberry32(seed);
  const order = [...examples];
  let bias = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(draw() * (at + 1));
      const [here, there] = [order[at], order[other]];
      if (here !== undefined && there !== undefined) [order[at], order[other]] = [there, here];
    }
    for (const { places, share, truth } of order) {
      if (truth === undefined) continue;
      const sum = places.reduce((total, place) => total + share * (weight[place] ?? 0), bias);
      const wrong = 1 / (1 + Math.exp(-sum)) - Number(truth);
      bias -= pace * 0.1 * wrong;
      for (const place of places) {
        const slope = wrong * share + decay * (weight[place] ?? 0);
        const square = (squares[place] ?? 0) + slope * slope;
        squares[place] = square;
        weight[place] = (weight[place] ?? 0) - (pace * slope) / Math.sqrt(square);
      }
    }
  }
  return { weight, bias };
}

/** An example of some features, which count the less the more there are. */
export const exampleWith = (features: readonly string[], truth: boolean, size: number): Learned => ({
  places: features.map((feature) => placeOf(feature, size)),
  share: 1 / Math.sqrt(features.length),
  truth,
});

/** The greatest weight as it is stored. */
const mostStored = 127;
/** A linear model of two outcomes as it is stored: scale, bias, and each of `size` weights in a byte. */
export function learnedWeights(examples: readonly Learned[], size: number): Uint8Array {
  const { weight, bias } = regression(examples, { size, rounds: 12, pace: 0.1, seed: 1 });
  const scale = weight.reduce((top, one) => Math.max(top, Math.abs(one)), 0) / mostStored;
  const head = new Float32Array([scale, bias]);
  return new Uint8Array(
    Buffer.concat([Buffer.from(head.buffer), Buffer.from(Int8Array.from(weight, (one) => Math.round(one / scale)).buffer)]),
  );
}
