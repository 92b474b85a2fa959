import type { ClinicHours, ClinicHoursChange } from '#contract/appointments/clinic-hours.ts';
import type { Write } from '#platform/api.ts';
import type { TransactItem } from '#platform/dynamodb.ts';
import type { Once } from '#platform/once.ts';
import { found, notFound } from '#platform/refusal.ts';
import { env } from '../clinic/env.ts';
import { type Staff, hoursKey, staffOf } from '../clinic/roster.ts';
import { nextVersion, requireSeen, stillAt, untilWritten } from '../clinic/versioned.ts';

/**
 * Replaces a clinician's hours; past exceptions are dropped. Throws NOT_FOUND if the person is not on the staff, PRECONDITION_FAILED and
 * CONFLICT.
 */
export async function changeHours(
  clinicianId: string,
  { weekly, exceptions }: ClinicHoursChange,
  {
    ifMatch,
    today,
    once,
    write,
  }: { readonly ifMatch: number | 'any' | undefined; readonly today: string; readonly once: Once; readonly write: Write },
): Promise<{ readonly hours: ClinicHours; readonly staff: Staff }> {
  return untilWritten(
    async () => {
      const staff = await staffOf([clinicianId]);
      if (!staff.members.has(clinicianId)) throw notFound('clinicianNotFound');
      const current = staff.hours.get(clinicianId);
      await requireSeen(ifMatch, current);
      const hours: ClinicHours = {
        version: (current?.version ?? 0) + 1,
        weekly: weekly.map((periods) => [...periods]),
        exceptions: exceptions
          .filter(({ date }) => date >= today)
          .toSorted((one, other) => (one.date < other.date ? -1 : 1))
          .map(({ reason, ...day }) => ({ ...day, ...(reason && { reason }) })),
      };
      const { done } = await write([nextVersion(hoursKey(clinicianId), current, { ...hours, clinicianId }), ...once.items], []);
      return done ? { hours, staff: { ...staff, hours: new Map([...staff.hours, [clinicianId, hours]]) } } : undefined;
    },
    {
      once,
      present: async (id) => {
        const staff = await staffOf([id]);
        return { hours: found(staff.hours.get(id), 'clinicianNotFound'), staff };
      },
    },
  );
}

/** A condition check that a clinician's hours have not changed since a booking was decided. */
export const sameHours = (clinicianId: string, hours: ClinicHours): TransactItem => ({
  ConditionCheck: {
    TableName: env.CLINICAL_TABLE_NAME,
    Key: hoursKey(clinicianId),
    ...stillAt(hours),
  },
});
