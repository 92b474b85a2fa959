import { suggestionsOf } from '#contract/base/page.ts';
import { queryOptions } from '@tanstack/react-query';
import { Favorites, FormularyEntry, Prescription, PrescriptionChecks, SignedTogether } from '#contract/prescriptions/prescriptions.ts';
import { EnteredMedicines } from '#contract/prescriptions/entered.ts';
import { type AskedRepeat, Repeat } from '#contract/prescriptions/repeats.ts';
import { UsualDoses } from '#contract/prescriptions/usual-doses.ts';
import type { BodyInputOf } from '#contract/routes/table.ts';
import { call } from '../../lib/api.ts';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { asPaper } from '../../ui/paper-button.tsx';

/** The medicines of the formulary for a few letters. */
export const formularyQuery = (search: string) =>
  queryOptions({
    queryKey: ['prescriptions', 'formulary', search],
    queryFn: ({ signal }) => call('formulary.search', { answer: suggestionsOf(FormularyEntry), query: { search }, signal }),
  });

/** The checks of a medicine, always against the current lists. */
export const checkQuery = (id: string, body: BodyInputOf<'prescriptions.check'>) =>
  queryOptions({
    queryKey: ['prescriptions', 'check', id, body],
    queryFn: ({ signal }) => call('prescriptions.check', { answer: PrescriptionChecks, params: { id }, body, signal, retry: false }),
    staleTime: 0,
    gcTime: 0,
  });

/** Signs medicines together. */
export const prescribeTogether = (id: string, body: BodyInputOf<'prescriptions.createTogether'>) =>
  call('prescriptions.createTogether', { answer: SignedTogether, params: { id }, body });

/** Saves a draft. */
export const saveDraft = (id: string, body: BodyInputOf<'prescriptions.create'>) =>
  call('prescriptions.create', { answer: Prescription, params: { id }, body });

/** Replaces the user's own draft in the version that was seen; with a signature, signs it. */
export const revise = (id: string, one: Prescription, body: BodyInputOf<'prescriptions.revise'>) =>
  call('prescriptions.revise', { answer: Prescription, params: { id, prescriptionId: one.id }, ifMatch: one.version, body });

/** Resumes a prescription on hold as it was seen. */
export const resume = (id: string, one: Prescription, body: BodyInputOf<'prescriptions.sign'>) =>
  call('prescriptions.sign', { answer: Prescription, params: { id, prescriptionId: one.id }, ifMatch: one.version, body });

/** Orders the sheet of active prescriptions of one prescriber and one day. */
export const printSheet = (id: string, prescriptions: readonly Pick<Prescription, 'id'>[]) =>
  call('papers.prescription', {
    ...asPaper,
    params: { id },
    query: { ids: prescriptions.map((one) => one.id).join(','), language: getLocale() },
  });

export const favoritesQuery = queryOptions({
  queryKey: ['prescriptions', 'favorites'],
  queryFn: ({ signal }) => call('prescriptions.favorites', { answer: Favorites, signal }),
});

/** Replaces the user's favorites as they were seen. */
export const changeFavorites = ({ version, favorites }: Pick<Favorites, 'version'> & BodyInputOf<'prescriptions.changeFavorites'>) =>
  call('prescriptions.changeFavorites', { answer: Favorites, ifMatch: version, body: { favorites } });

export const usualDosesQuery = queryOptions({
  queryKey: ['prescriptions', 'usual-doses'],
  queryFn: ({ signal }) => call('prescriptions.usualDoses', { answer: UsualDoses, signal }),
});

/** Replaces the clinic's usual doses as they were seen. */
export const changeUsualDoses = ({ version, usualDoses }: Pick<UsualDoses, 'version'> & BodyInputOf<'prescriptions.changeUsualDoses'>) =>
  call('prescriptions.changeUsualDoses', { answer: UsualDoses, ifMatch: version, body: { usualDoses } });

/** Holds, completes or stops a prescription as it was seen, marks it as entered in error, or discards a draft. */
export const changePrescription = (id: string, one: Prescription, body: BodyInputOf<'prescriptions.change'>) =>
  call('prescriptions.change', { answer: Prescription, params: { id, prescriptionId: one.id }, ifMatch: one.version, body });

/** Confirms or stops a medicine that was entered as text. */
export const changeEntered = (id: string, body: BodyInputOf<'prescriptions.changeEntered'>) =>
  call('prescriptions.changeEntered', { answer: EnteredMedicines, params: { id }, body });

/** Declines a request for more of a medicine as it was seen. */
export const declineRepeat = (id: string, prescriptionId: string, asked: AskedRepeat, reason: string) =>
  call('prescriptions.declineRepeat', { answer: Repeat, params: { id, prescriptionId }, ifMatch: asked.version, body: { reason } });
