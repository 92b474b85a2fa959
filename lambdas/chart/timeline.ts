import * as z from 'zod/mini';
import type { Timeline } from '#contract/chart/chart.ts';
import { careLimits } from '#contract/base/care-limits.ts';
import { TimelineEntry, careKindIds } from '#contract/chart/timeline.ts';
import { cursorsOf } from '#platform/cursor.ts';
import { queryItems } from '#platform/dynamodb.ts';
import { wrongField } from '#platform/refusal.ts';
import { cursorRefused } from '#contract/base/cursor.ts';
import { timelinePrefix } from '../clinic/items.ts';
import { env } from '../clinic/env.ts';
import { patientPartition } from '../clinic/patient.ts';
import { existingPatient } from '../clinic/store.ts';

const cursors = cursorsOf('timeline', z.strictObject({ of: z.string(), after: z.string() }));
const Row = z.object({ ...TimelineEntry.shape, kind: z.enum(careKindIds), sk: z.string() });

/** A page of a patient's timeline, latest first, starting after the cursor. Throws NOT_FOUND, and a refusal of another patient's cursor. */
export async function timelineOf(patientId: string, cursor: string | undefined): Promise<Timeline> {
  const place = cursor === undefined ? undefined : await cursors.open(cursor);
  if (place !== undefined && place.of !== patientId) throw wrongField('cursor', cursorRefused);
  const [, items] = await Promise.all([
    existingPatient(patientId),
    queryItems(
      {
        TableName: env.CLINICAL_TABLE_NAME,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
        ExpressionAttributeValues: {
          ':pk': patientPartition(patientId),
          ':from': timelinePrefix,
          // The last entry of one page is read again with the next page, and left out.
          ':to': place?.after ?? `${timelinePrefix}~`,
        },
        ConsistentRead: true,
        ScanIndexForward: false,
      },
      careLimits.timelinePage + 2,
    ),
  ]);
  const rows = z.parse(z.array(Row), items).filter(({ sk }) => sk !== place?.after);
  const page = rows.slice(0, careLimits.timelinePage);
  const last = page.at(-1);
  return {
    entries: page,
    ...(rows.length > page.length && last !== undefined && { nextCursor: await cursors.seal({ of: patientId, after: last.sk }) }),
  };
}
