import { expect, it, vi } from 'vitest';
import { say } from '#contract/base/say.ts';
import { bytesOf } from '#platform/item-size.ts';
import { wrongField } from '#platform/refusal.ts';
import { newPatient } from '../clinic/patient.ts';

vi.stubEnv('CLINICAL_TABLE_NAME', 'clinical');
const { chartFrom } = await import('./chart-item.ts');
const { signedReferral } = await import('./letters.ts');

const itemBytes = 400_000;
const now = new Date('2026-11-29T08:00:00Z');
const made = { id: '01KE6Q4Z00AAAAAAAAAAAAAAAA', by: 'huda', now };
const personalInfo = {
  firstName: 'Noor',
  lastName: 'Ali',
  email: 'noor@example.com',
  phone: '+974 5555 1234',
  dateOfBirth: '1990-05-05',
  gender: 'female' as const,
};
const emergencyContact = { name: 'Ali', relationship: 'parent', phone: '+974 5555 1235' };
/** A record whose lists are as long as they may be, of letters of so many bytes. */
const full = (letter: string) => {
  const entries = Array.from({ length: 100 }, (_, at) => `${letter.repeat(196)} ${at}`);
  const medicalInfo = { emergencyContact, allergies: entries, medications: entries };
  const known = newPatient({ personalInfo, medicalInfo }, { id: made.id, at: now.toISOString(), defaultCountry: 'QA' });
  const allergySeverities = entries.map((substance) => ({ substance, severity: 'severe' as const }));
  const patient = { ...known, medicalInfo: { ...known.medicalInfo, allergySeverities } };
  const entry = { version: 1, createdBy: 'huda', createdAt: now.toISOString(), changedAt: now.toISOString(), patientId: made.id };
  const problems = entries.map((text, at) => ({ ...entry, id: `${at}`, status: 'active' as const, text }));
  return { patient, chart: chartFrom({ problems }) };
};
const asked = { encounterId: made.id, to: 'Cardiology', urgency: 'soon' as const, reason: 'ص'.repeat(2000) };
const note = (addenda: readonly string[], letter = 'ص') => ({
  startedAt: now.toISOString(),
  assessment: letter.repeat(10_000),
  plan: letter.repeat(10_000),
  ...(addenda.length > 0 && { addenda: [...addenda] }),
});
const noteIn = (addenda: readonly string[], of = full('ص')) => {
  const letter = signedReferral(of, asked, { note: note(addenda) }, made);
  expect(bytesOf(letter)).toBeLessThan(itemBytes);
  return letter.referral?.attached.note;
};

it('a referral takes the latest additions to a note for which its item has room, and says how many are left out', () => {
  const addenda = Array.from({ length: 300 }, (_, at) => `${at} ${'ص'.repeat(1990)}`);
  const kept = noteIn(addenda);
  expect(kept?.addenda?.at(-1)).toBe(addenda.at(-1));
  expect(kept?.addenda?.length).toBeGreaterThan(20);
  expect((kept?.addenda?.length ?? 0) + (kept?.addendaLeftOut ?? 0)).toBe(addenda.length);
});

it('a few additions, or none, are all there', () => {
  for (const addenda of [[], ['Called: better'], ['Called: better', 'Seen again']]) {
    const kept = noteIn(addenda);
    expect([kept?.addenda ?? [], kept?.addendaLeftOut]).toEqual([addenda, undefined]);
  }
});

it('a referral for which the longest lists of all leave no room is refused by field', () => {
  const most = full('🫀');
  const refer = () => signedReferral(most, asked, { note: note([], '🫀') }, made);
  expect(refer).toThrow(wrongField('reason', say('noRoom', { field: 'Reason' })));
});
