import * as z from 'zod/mini';
import { careLimits } from '#contract/base/care-limits.ts';
import { dispenseText } from '#contract/prescriptions/dose.ts';
import { entryOf } from '#contract/formulary/formulary.ts';
import type { Favorites, Prescription } from '#contract/prescriptions/prescriptions.ts';
import { routes } from '#contract/routes/prescriptions.ts';
import { accessLog } from '#platform/access-log.ts';
import { type Implementations, api } from '#platform/api.ts';
import { accountChecks } from '#platform/account-checks.ts';
import { type PatientsIn, ofPath, ofRows } from '#platform/logged-patients.ts';
import { found } from '#platform/refusal.ts';
import { readMembers } from '../clinic/roster.ts';
import { linkBy } from '../clinic/links.ts';
import { env } from '../clinic/env.ts';
import { askRepeat, declineRepeat } from './ask-repeat.ts';
import { changeEntered, enteredOf } from './entered.ts';
import { guessFormulary, searchFormulary } from './coding.ts';
import { changeStatus, checkDrug, newPrescriptionId, newPrescriptionIds, prescribe, prescribeTogether, revise, sign } from './prescribe.ts';
import { askedOf, repeatsOf, repeatsWaitingFor } from './repeats.ts';
import { drugOf, isSeenBy } from './rules.ts';
import {
  type StoredFavorites,
  StoredPrescription,
  doseTexts,
  draftsBy,
  favoritesItem,
  getPrescription,
  isEnded,
  prescriptionsNow,
  readFavorites,
  storedDraftsBy,
} from './stored.ts';
import { changeUsualDoses, usualDoses } from './usual-doses.ts';
import { careItemPage } from '../clinic/items.ts';
import { existingPatient } from '../clinic/store.ts';
import { remember } from '../clinic/remember.ts';
import { requireSeen, untilWritten } from '../clinic/versioned.ts';

/** Prescriptions in answers: with their texts in both languages and their authors' names. */
async function answersOf(
  stored: readonly StoredPrescription[],
  askedOn: (one: StoredPrescription) => Prescription['asked'] = () => undefined,
): Promise<Prescription[]> {
  const { members } = await readMembers();
  return stored.map((prescription) => {
    const { authorId, changedBy, ...one } = prescription;
    const asked = askedOn(prescription);
    const person = (id: string) => {
      const name = members.get(id)?.name;
      return { id, ...(name && { name }) };
    };
    return {
      ...one,
      doseText: doseTexts(one.dose),
      dispenseText: { en: dispenseText(one.dose, 'en'), ar: dispenseText(one.dose, 'ar') },
      author: person(authorId),
      changedBy: person(changedBy),
      ...(asked && { asked }),
    };
  });
}
async function answerOf(stored: StoredPrescription): Promise<Prescription> {
  const [answer] = await answersOf([stored]);
  return found(answer);
}

const favoritesAnswer = ({ version, favorites }: StoredFavorites): Favorites => ({
  version,
  favorites: favorites.map(({ drug, dose }) => ({ drug, dose, doseText: doseTexts(dose) })),
});

const implementations: Implementations<'prescriptions'> = {
  'formulary.search': async ({ query: { search } }) => {
    const found = searchFormulary(search, careLimits.formularyFound + 1);
    if (found.length === 0)
      return { rows: guessFormulary(search).map((one) => ({ ...entryOf(one), isGuess: true as const })), hasMore: false };
    return {
      rows: found.slice(0, careLimits.formularyFound).map(({ one, brand }) => ({ ...entryOf(one), ...(brand && { brand }) })),
      hasMore: found.length > careLimits.formularyFound,
    };
  },

  'prescriptions.ofPatient': async ({ params: { id }, caller }) => {
    const [repeats, entered, drafts] = await Promise.all([repeatsOf(id), enteredOf(id), storedDraftsBy(caller.id)]);
    const ids = repeats.filter(({ state }) => state === 'asked').map(({ prescriptionId }) => prescriptionId);
    const stored = await prescriptionsNow(id, [...ids, ...drafts.filter(({ patientId }) => patientId === id).map((one) => one.id)]);
    const isNow = (one: StoredPrescription): boolean => !isEnded(one) || askedOf(one, stored, repeats) !== undefined;
    return {
      ...entered,
      prescriptions: await answersOf(
        stored.filter((one) => isNow(one) && isSeenBy(one, caller.id)),
        (one) => askedOf(one, stored, repeats),
      ),
    };
  },

  'prescriptions.earlier': async ({ params: { id }, query: { cursor, from }, caller }) => {
    const of = { kind: 'prescription', patientId: id, cursor, from, size: careLimits.historyPage } as const;
    const [page] = await Promise.all([
      careItemPage(of, (item) => {
        const one = z.parse(StoredPrescription, item);
        return isEnded(one) && isSeenBy(one, caller.id) ? one : undefined;
      }),
      existingPatient(id),
    ]);
    return { ...page, rows: await answersOf(page.rows) };
  },

  'prescriptions.get': async ({ params: { id, prescriptionId }, caller }) => {
    const one = await getPrescription(id, prescriptionId);
    return answerOf(found(one !== undefined && isSeenBy(one, caller.id) ? one : undefined, 'prescriptionNotFound'));
  },

  'prescriptions.check': async ({ params: { id }, body }) => checkDrug(id, body, new Date()),

  'prescriptions.create': async (request) => {
    const { params, body, caller, write } = request;
    const now = new Date();
    const id = newPrescriptionId(now);
    const asked = ['prescriptions.create', params.id, body];
    return answerOf(await prescribe(params.id, body, { id, by: caller.id, now, once: remember(request, id, asked, now), write }));
  },

  'prescriptions.createTogether': async (request) => {
    const { params, body, caller, write } = request;
    const now = new Date();
    const ids = newPrescriptionIds(now, body.orders.length);
    const once = remember(request, ids.join(' '), ['prescriptions.createTogether', params.id, body], now);
    return { prescriptions: await answersOf(await prescribeTogether(params.id, body, { ids, by: caller.id, now, once, write })) };
  },

  'prescriptions.revise': async (request) => {
    const { params, body, caller, ifMatch, write } = request;
    const now = new Date();
    const asked = remember(request, params.prescriptionId, ['prescriptions.revise', params, ifMatch, body], now);
    return answerOf(await revise(params, body, { ifMatch, answer: answerOf }, { by: caller.id, now, once: asked, write }));
  },

  'prescriptions.sign': async (request) => {
    const { params, body, caller, ifMatch, write } = request;
    const now = new Date();
    const asked = remember(request, params.prescriptionId, ['prescriptions.sign', params, ifMatch, body], now);
    return answerOf(await sign(params, body, { ifMatch, answer: answerOf }, { by: caller.id, now, once: asked, write }));
  },

  'prescriptions.change': async (request) => {
    const { params, body, caller, ifMatch, write } = request;
    const now = new Date();
    const asked = remember(request, params.prescriptionId, ['prescriptions.change', params, ifMatch, body], now);
    return answerOf(await changeStatus(params, body, { ifMatch, answer: answerOf }, { by: caller.id, now, once: asked, write }));
  },

  'prescriptions.askRepeat': async (request) => {
    const { params, caller, write } = request;
    const now = new Date();
    const { relation } = await linkBy(request, params.id);
    const asked = remember(request, params.prescriptionId, ['prescriptions.askRepeat', params], now);
    return askRepeat(params, relation, { by: caller.id, now, once: asked, write });
  },

  'prescriptions.declineRepeat': async (request) => {
    const { params, body, caller, ifMatch, write } = request;
    const now = new Date();
    const asked = remember(request, params.prescriptionId, ['prescriptions.declineRepeat', params, ifMatch, body], now);
    return declineRepeat(params, body, ifMatch, { by: caller.id, now, once: asked, write });
  },

  'prescriptions.changeEntered': async (request) => {
    const { params, body, caller, write } = request;
    const now = new Date();
    const once = remember(request, params.id, ['prescriptions.changeEntered', params.id, body], now);
    await changeEntered(params.id, body, { by: caller.id, now, once, write });
    return enteredOf(params.id);
  },

  'prescriptions.drafts': async ({ caller, query }) => draftsBy(caller.id, query.cursor),

  'prescriptions.repeats': async ({ caller, query }) => repeatsWaitingFor(caller.id, query.cursor),

  'prescriptions.favorites': async ({ caller }) => favoritesAnswer(await readFavorites(caller.id)),

  'prescriptions.changeFavorites': async (request) => {
    const { caller, body, ifMatch, write } = request;
    const once = remember(request, 'FAVORITES', ['prescriptions.changeFavorites', ifMatch, body], new Date());
    const favorites = body.favorites.map(({ drug, dose }, index) => ({ drug: drugOf(drug, `favorites.${index}.drug`), dose }));
    return untilWritten(
      async () => {
        const current = await readFavorites(caller.id);
        await requireSeen(ifMatch, current, favoritesAnswer);
        const next = { version: current.version + 1, favorites };
        return (await write([favoritesItem(caller.id, current, next), ...once.items], [])).done ? favoritesAnswer(next) : undefined;
      },
      { once, present: async () => favoritesAnswer(await readFavorites(caller.id)) },
    );
  },

  'prescriptions.usualDoses': async () => usualDoses(),

  'prescriptions.changeUsualDoses': async (request) => {
    const { caller, body, ifMatch, write } = request;
    const now = new Date();
    const once = remember(request, 'USUAL-DOSES', ['prescriptions.changeUsualDoses', ifMatch, body], now);
    return changeUsualDoses(body, { by: caller.id, now, ifMatch, once, write });
  },
};

const patientsIn: PatientsIn<'prescriptions'> = {
  'prescriptions.ofPatient': ofPath,
  'prescriptions.earlier': ofPath,
  'prescriptions.get': ofPath,
  'prescriptions.check': ofPath,
  'prescriptions.create': ofPath,
  'prescriptions.createTogether': ofPath,
  'prescriptions.revise': ofPath,
  'prescriptions.sign': ofPath,
  'prescriptions.change': ofPath,
  'prescriptions.askRepeat': ofPath,
  'prescriptions.declineRepeat': ofPath,
  'prescriptions.changeEntered': ofPath,
  'prescriptions.drafts': ofRows,
  'prescriptions.repeats': ofRows,
  'prescriptions.changeFavorites': () => undefined,
  'prescriptions.changeUsualDoses': () => undefined,
};

export const handler = api('prescriptions', routes, implementations, {
  accessLog,
  patientsIn,
  accountChecks: accountChecks(env.CLINICAL_TABLE_NAME),
});
