import type { Relation } from '#contract/links/links.ts';
import { accountPartition } from '#platform/account.ts';
import { patientPartition } from './patient.ts';

// Links and codes are stored twice: under the patient, where staff and deletion find them, and where they are looked up.
export const linkPrefix = 'LINK#';
export const codePrefix = 'LINKCODE#';

/** A link under its account. */
export const accountSide = (userId: string, patientId: string) => ({ pk: accountPartition(userId), sk: `${linkPrefix}${patientId}` });
/** A link under its patient. */
export const patientSide = ({ patientId, relation, userId }: { patientId: string; relation: Relation; userId: string }) => ({
  pk: patientPartition(patientId),
  sk: `${linkPrefix}${relation === 'self' ? 'SELF' : userId}`,
});

/** A code under its patient. */
export const codeKey = (patientId: string, relation: Relation) => ({ pk: patientPartition(patientId), sk: `${codePrefix}${relation}` });
/** The item that points from a code to its patient. */
export const pointerKey = (codeHash: string) => ({ pk: `${codePrefix}${codeHash}`, sk: 'LINKCODE' });
