import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { keptFor } from '#contract/base/kept-for.ts';
import { Texts } from '#contract/base/language.ts';
import { checkedKindIds, paperCodeAlphabet, paperCodeIn, paperCodeLength } from '#contract/exports/paper-check.ts';
import { getItem, transact } from '#platform/dynamodb.ts';
import { env } from './env.ts';
import { recordExists } from './items.ts';

/**
 * What a paper's code leads to (docs/adr/0082). The patient and what the paper says of them are read when somebody asks, so that a
 * withdrawn paper is withdrawn at once, and nothing is left of a deleted record.
 */
const KeptPaper = z.object({
  kind: z.enum(checkedKindIds),
  patientId: z.string(),
  ids: z.array(z.string()),
  clinic: Texts,
  author: z.object({ name: Texts, licence: z.optional(z.string()) }),
  signedAt: z.string(),
  expiresAtEpochSeconds: z.number(),
});
export type KeptPaper = z.output<typeof KeptPaper>;

/** Only a hash of the code is kept: whoever reads the table cannot print a paper that verifies. */
const keyOf = (code: string) => ({ pk: `PAPER#${createHash('sha256').update(code).digest('hex')}`, sk: 'PAPER' });

/** The partition of all codes of a patient, so that they go with the record; each item there leads to that of its code (`besides`). */
export const papersOf = (patientId: string): string => `PAPER#${patientId}`;

const newCode = (): string =>
  Array.from(randomBytes(paperCodeLength), (byte) => paperCodeAlphabet.charAt(byte % paperCodeAlphabet.length)).join('');

/** Keeps a paper under a new code, which nothing but the paper knows; answers with the code. */
export async function keepPaper(paper: Omit<KeptPaper, 'expiresAtEpochSeconds'>, now: Date): Promise<string> {
  const code = newCode();
  const expiresAtEpochSeconds = Math.floor(now.getTime() / 1000) + keptFor.paperCodeDays * 86_400;
  const besides = keyOf(code);
  const put = (Item: Record<string, unknown>) => ({
    Put: { TableName: env.CLINICAL_TABLE_NAME, Item, ConditionExpression: 'attribute_not_exists(pk)' },
  });
  const { done } = await transact([
    recordExists(paper.patientId),
    put({ ...besides, ...paper, expiresAtEpochSeconds }),
    put({ pk: papersOf(paper.patientId), sk: besides.pk, besides, expiresAtEpochSeconds }),
  ]);
  if (!done) throw new Error('a new code is in use, or the record is gone');
  return code;
}

/** The paper of a code as somebody scanned or typed it; undefined if there is none. What is no code at all is looked up alike. */
export async function paperOfCode(typed: string, now: Date): Promise<KeptPaper | undefined> {
  const item = await getItem(env.CLINICAL_TABLE_NAME, keyOf(paperCodeIn(typed)));
  const paper = item && KeptPaper.parse(item);
  // DynamoDB removes expired items only within days.
  return paper !== undefined && paper.expiresAtEpochSeconds * 1000 > now.getTime() ? paper : undefined;
}
