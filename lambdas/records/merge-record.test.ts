import { describe, expect, it } from 'vitest';
import type { PatientRecord } from '../clinic/patient.ts';
import { comparedParts, editedParts, mergedRecord, undoneRecords, warningsOf } from './merge-record.ts';

type Part<K extends 'personalInfo' | 'medicalInfo'> = Partial<PatientRecord[K]>;
const record = (id: string, personal: Part<'personalInfo'> = {}, medical: Part<'medicalInfo'> = {}): PatientRecord => ({
  id,
  version: 3,
  status: 'active',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
  personalInfo: {
    firstName: 'Mariam',
    lastName: 'Al-Kuwari',
    email: 'mariam@example.com',
    phone: '+974 5555 0100',
    dateOfBirth: '1985-03-14',
    gender: 'female',
    address: { country: 'QA' },
    ...personal,
  },
  medicalInfo: {
    allergies: [],
    allergyStatus: 'not-asked',
    allergySeverities: [],
    medications: [],
    emergencyContact: { name: 'Next Of Kin', relationship: 'spouse', phone: '+974 4411 2233' },
    ...medical,
  },
});
const at = '2026-02-01T00:00:00.000Z';
const none = { substances: [], lines: [] };
const nothing = { stays: none, goes: none, goesBefore: none };

describe('a merge', () => {
  it('keeps what stays, fills what is empty, and takes what is chosen', () => {
    const stays = record('A', { email: 'none@no-email.invalid' });
    const goes = record('B', { nationalId: '28563498761', phone: '+974 5555 0200', address: { country: 'QA', city: 'Doha' } });
    expect(comparedParts(stays, goes)).toEqual({ filled: ['nationalId', 'email', 'address'], differing: ['phone'] });
    expect(mergedRecord(stays, goes, [], at).personalInfo).toEqual({ ...goes.personalInfo, phone: stays.personalInfo.phone });
    expect(mergedRecord(stays, goes, ['phone'], at).personalInfo.phone).toBe('+974 5555 0200');
  });

  it('keeps the birth date that stays, unless only that one is estimated; an undo gives it back', () => {
    const estimated = { dateOfBirth: '1985-07-01', dateOfBirthAccuracy: 'estimated' } as const;
    const [stays, goes] = [record('A', estimated), record('B')];
    const merged = mergedRecord(stays, goes, [], at);
    expect(merged.personalInfo).toEqual(goes.personalInfo);
    expect(mergedRecord(goes, stays, [], at).personalInfo).toEqual(goes.personalInfo);
    const other = record('B', { ...estimated, dateOfBirth: '1984-07-01' });
    expect(mergedRecord(stays, other, [], at).personalInfo).toMatchObject(estimated);
    expect(undoneRecords(merged, { stays, goes, merged }, nothing, at).stays.personalInfo).toEqual(stays.personalInfo);
    const corrected = { ...merged, personalInfo: { ...merged.personalInfo, dateOfBirth: '1985-03-15' } };
    expect(editedParts(corrected, { stays, goes, merged })).toEqual(['dateOfBirth']);
  });

  it('never weakens an allergy', () => {
    const stays = record(
      'A',
      {},
      { allergies: ['Latex'], allergyStatus: 'listed', allergySeverities: [{ substance: 'Latex', severity: 'mild' }] },
    );
    const goes = record(
      'B',
      {},
      { allergies: ['Penicillin', 'Latex'], allergyStatus: 'listed', allergySeverities: [{ substance: 'Latex', severity: 'severe' }] },
    );
    for (const [one, other] of [
      [stays, goes],
      [goes, stays],
    ] as const) {
      const { allergies, allergySeverities, allergyStatus } = mergedRecord(one, other, [], at).medicalInfo;
      expect(allergies.toSorted()).toEqual(['Latex', 'Penicillin']);
      expect(allergySeverities).toEqual([{ substance: 'Latex', severity: 'severe' }]);
      expect(allergyStatus).toBe('listed');
    }
    expect(warningsOf(stays, goes)).toEqual(['severities']);
    const denies = record('C', {}, { allergyStatus: 'none-known' });
    expect(warningsOf(denies, goes)).toEqual(['allergies']);
    expect(mergedRecord(denies, goes, [], at).medicalInfo.allergyStatus).toBe('listed');
  });

  it('keeps both histories, and an address or a contact whole', () => {
    const stays = record('A', { address: { country: 'QA', city: 'Doha' } }, { medicalHistory: 'Asthma' });
    const goes = record('B', { address: { country: 'QA', street: 'Al Corniche 12' } }, { medicalHistory: 'Diabetes' });
    const merged = mergedRecord(stays, goes, ['address'], at);
    expect(merged.personalInfo.address).toEqual({ country: 'QA', street: 'Al Corniche 12' });
    expect(merged.medicalInfo.medicalHistory).toBe('Asthma\n\nDiabetes');
  });
});

describe('an undo', () => {
  const stays = record('A', { nameArabic: 'مريم' }, { allergyStatus: 'none-known', medications: ['Zinc'] });
  const goes = record(
    'B',
    { nationalId: '28563498761' },
    { allergies: ['Penicillin'], allergyStatus: 'listed', medications: ['Iron'], medicalHistory: 'Asthma' },
  );
  const merged = mergedRecord(stays, goes, ['phone'], at);
  const remembered = { stays, goes, merged };

  it('gives each record its own again', () => {
    const undone = undoneRecords(merged, remembered, nothing, at);
    expect(undone.goes).toEqual(goes);
    expect(undone.stays).toEqual({ ...stays, version: 5, updatedAt: at });
  });

  it('leaves what was edited since, and says so', () => {
    const current = { ...merged, personalInfo: { ...merged.personalInfo, nationalId: '28563498762' } };
    expect(editedParts(current, remembered)).toEqual(['nationalId']);
    const undone = undoneRecords(current, remembered, nothing, at);
    expect(undone.stays.personalInfo.nationalId).toBe('28563498762');
    expect(undone.stays.medicalInfo).toEqual(stays.medicalInfo);
    expect(undone.goes).toEqual(goes);
  });

  it('leaves an allergy that the chart of the record has of its own, and what was added since', () => {
    const allergies = [...merged.medicalInfo.allergies, 'Latex'];
    const current = { ...merged, medicalInfo: { ...merged.medicalInfo, allergies } };
    const chart = { ...nothing, stays: { substances: ['Penicillin'], lines: [] } };
    expect(undoneRecords(current, remembered, chart, at).stays.medicalInfo).toMatchObject({ allergies, allergyStatus: 'listed' });
    expect(undoneRecords(current, remembered, nothing, at).stays.medicalInfo.allergies).toEqual(['Latex']);
  });

  it('keeps a prescription stopped that was stopped since', () => {
    const prescribed = record('B', {}, { medications: ['Amlodipine 5 mg', 'Iron'] });
    const united = mergedRecord(stays, prescribed, [], at);
    const current = { ...united, medicalInfo: { ...united.medicalInfo, medications: ['Zinc', 'Iron'] } };
    const chart = { ...nothing, goesBefore: { substances: [], lines: ['Amlodipine 5 mg'] } };
    const undone = undoneRecords(current, { stays, goes: prescribed, merged: united }, chart, at);
    expect(undone.goes.medicalInfo.medications).toEqual(['Iron']);
    expect(undone.stays.medicalInfo.medications).toEqual(['Zinc']);
  });
});
