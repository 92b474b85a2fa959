/**
 * The upper ends, in minutes and inclusive, of the buckets for durations; a last bucket holds longer ones. Stored counts stay in their
 * buckets, so the ends never change.
 */
export const bucketEnds = [5, 10, 15, 20, 30, 45, 60, 90, 120, 240, 480, 1440, 2880] as const;

/** The bucket of a duration in minutes. */
export const bucketOf = (minutes: number): number => {
  const found = bucketEnds.findIndex((end) => minutes <= end);
  return found === -1 ? bucketEnds.length : found;
};

/**
 * The durations that are counted:
 * - wait: from arrival to the visit
 * - stay: from arrival to the end of the visit
 * - turnaround: from specimen to verified result
 * - acknowledgement: from result to acknowledgement
 */
export type Measure = 'wait' | 'stay' | 'turnaround' | 'acknowledgement';
