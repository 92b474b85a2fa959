import type { ClinicCatalogueChange } from '#contract/clinic-catalogue/clinic-catalogue-change.ts';
import type { ClinicCatalogue } from '#contract/clinic-catalogue/clinic-catalogue.ts';
import type { Write } from '#platform/api.ts';
import { clinicCatalogueKey, readCatalogue } from '../clinic/clinic-catalogue.ts';
import type { Once } from '#platform/once.ts';
import { nextVersion, requireSeen, untilWritten } from '../clinic/versioned.ts';

/**
 * Replaces the clinic's settings for its services and tests, recording the author and the time. Throws PRECONDITION_FAILED and CONFLICT.
 */
export async function changeCatalogue(
  change: ClinicCatalogueChange,
  {
    by,
    now,
    ifMatch,
    once,
    write,
  }: {
    readonly by: string;
    readonly now: Date;
    readonly ifMatch: number | 'any' | undefined;
    readonly once: Once;
    readonly write: Write;
  },
): Promise<ClinicCatalogue> {
  return untilWritten(
    async () => {
      const current = await readCatalogue();
      await requireSeen(ifMatch, current);
      const next = { version: current.version + 1, ...change };
      const before = current.version === 0 ? undefined : current;
      const item = nextVersion(clinicCatalogueKey, before, { ...next, changedBy: by, changedAt: now.toISOString() });
      return (await write([item, ...once.items], [])).done ? next : undefined;
    },
    { once, present: readCatalogue },
  );
}
