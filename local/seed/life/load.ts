import * as z from 'zod/mini';
import { type Treating, chronicPatient } from './chronic-patient.ts';

/** Invokes the function that loads patients and their care. */
export type InvokeLoad = (event: unknown) => Promise<unknown>;

const Outcome = z.object({
  loaded: z.int(),
  kept: z.int(),
  refused: z.array(z.object({ patient: z.string(), kind: z.optional(z.string()), id: z.optional(z.string()), why: z.string() })),
});
export type LoadOutcome = z.output<typeof Outcome>;

/** The system from which the histories of a generated clinic come. */
export const formerSystem = 'Al Wakrah Kidney Center';

type Care = ReturnType<typeof chronicPatient>['care'];

type Part = { [Name in keyof Care]?: Care[Name][number][] };

/** The care in parts that fit into one event of the bulk load. */
export function partsOf(care: Care, bytesMax = 4_000_000): Part[] {
  const parts: Part[] = [];
  let part: Record<string, object[]> = {};
  let [size, lines] = [0, 0];
  for (const [name, all] of Object.entries(care)) {
    for (const line of all) {
      const bytes = Buffer.byteLength(JSON.stringify(line)) + 1;
      if (size + bytes > bytesMax || lines === 2000) {
        parts.push(part);
        part = {};
        [size, lines] = [0, 0];
      }
      (part[name] ??= []).push(line);
      size += bytes;
      lines += 1;
    }
  }
  return [...parts, part];
}

/** Loads a patient of many years: the record, then the care in parts. A repeat adds nothing. */
export async function loadChronicPatient(
  invoke: InvokeLoad,
  number: number,
  treating: Treating,
  { nowMs, years = 10 }: { readonly nowMs: number; readonly years?: number },
): Promise<{ readonly patientId: string } & LoadOutcome> {
  const { record, care } = chronicPatient(number, treating, nowMs, years);
  await invoke({ batchId: `chronic-${record.id}`, patients: [record] });
  const sum = { loaded: 0, kept: 0, refused: [] as LoadOutcome['refused'] };
  for (const part of partsOf(care)) {
    const { loaded, kept, refused } = z.parse(
      Outcome,
      await invoke({ from: formerSystem, histories: [{ patientId: record.id, ...part }] }),
    );
    sum.loaded += loaded;
    sum.kept += kept;
    sum.refused.push(...refused);
  }
  return { patientId: record.id, ...sum };
}
