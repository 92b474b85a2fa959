/**
 * The upper ends, in minutes and inclusive, of the buckets into which times are counted; one more holds what is longer. What is counted stays
 * in its bucket, so the ends never change.
 */
export const bucketEnds = [5, 10, 15, 20, 30, 45, 60, 90, 120, 240, 480, 1440, 2880] as const;

/** The bucket of a time in minutes. */
export const bucketOf = (minutes: number): number => {
  const found = bucketEnds.findIndex((end) => minutes <= end);
  return found === -1 ? bucketEnds.length : found;
};

/** The times that are counted: from arrival to the visit, from arrival to its end, from specimen to verified result, from result to acknowledgement. */
export type Measure = 'wait' | 'stay' | 'turnaround' | 'acknowledgement';
