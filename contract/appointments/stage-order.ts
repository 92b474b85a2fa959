import type { Appointment } from './appointments.ts';
import type { Stage } from './stages.ts';

const waits = ({ redSigns, arrivedAt = '' }: Appointment): string => `${redSigns === undefined ? 1 : 0} ${arrivedAt}`;
const sortOf: Record<Stage, (one: Appointment) => string> = {
  expected: ({ startsAt = '' }) => startsAt,
  arrived: waits,
  ready: waits,
  'in-visit': ({ visitStartedAt = '' }) => visitStartedAt,
  over: ({ startsAt = '' }) => startsAt,
};

/**
 * The patients of a stage in the order of work: who waits by arrival, those with measurements in the red zone first; the others by time,
 * those over latest first.
 */
export function inOrder(stage: Stage, of: readonly Appointment[]): readonly Appointment[] {
  const sorted = of.toSorted((one, other) => (sortOf[stage](one) < sortOf[stage](other) ? -1 : 1));
  return stage === 'over' ? sorted.toReversed() : sorted;
}
