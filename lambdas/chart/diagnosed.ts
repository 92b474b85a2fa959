import * as z from 'zod/mini';
import { NoteDiagnosis, noteStatuses } from '#contract/chart/encounters.ts';
import { queryItems } from '#platform/dynamodb.ts';
import { env } from '../clinic/env.ts';
import { type ChartItem } from './chart-item.ts';
import { noteKey } from './notes.ts';
import { type Diagnosed, recounted } from './rules.ts';
import type { StoredProblem } from './stored.ts';

const Signed = z.object({ startedAt: z.string(), status: z.enum(noteStatuses), diagnoses: z.array(NoteDiagnosis) });

/**
 * A chart's problems with all visits counted that diagnosed them, where they had counted fewer: of history that was brought in, and of
 * releases that did not count. Undefined if none had, so that repeating it counts nothing twice.
 */
export async function problemsRecounted(patientId: string, { problems }: ChartItem): Promise<StoredProblem[] | undefined> {
  if (problems.length === 0) return undefined;
  const { pk, sk } = noteKey(patientId, '');
  const notes = await queryItems({
    TableName: env.CLINICAL_TABLE_NAME,
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
    // Not the texts, which are most of a note.
    FilterExpression: 'attribute_exists(diagnoses)',
    ProjectionExpression: 'startedAt, #status, diagnoses',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
    ConsistentRead: true,
  });
  const signed = notes.map((note): Diagnosed & z.output<typeof Signed> => z.parse(Signed, note));
  return recounted(
    problems,
    signed.filter(({ status }) => status === 'final' || status === 'amended'),
  );
}
