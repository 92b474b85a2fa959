import { type OwnLink, Relation } from '#contract/links/links.ts';
import { routes } from '#contract/routes/links.ts';
import { api } from '#platform/api.ts';
import { accessLog } from '#platform/access-log.ts';
import { accountChecks } from '#platform/account-checks.ts';
import { ofRows, ofPath } from '#platform/logged-patients.ts';
import { knownPerson } from '#platform/person.ts';
import { found } from '#platform/refusal.ts';
import { env } from '../clinic/env.ts';
import { existingPatient, getPatient } from '../clinic/store.ts';
import { enterCode, issueCode, openCodes, withdrawCode } from './codes.ts';
import { type Link, linksOf, linksTo, removeLink } from '../clinic/links.ts';
import { noticesOfLink } from './notices.ts';

/** A link with its patient's name; undefined while the patient is being deleted. */
async function named({ id, relation, since, until, patientId: of }: Link): Promise<OwnLink | undefined> {
  const patient = await getPatient(of);
  return patient && { id, relation, since, until, patient: { id: of, ...patient.personalInfo } };
}

export const handler = api(
  'patient-links',
  routes,
  {
    'links.issueCode': async ({ params, body, write }) => issueCode(params.id, body, new Date(), write),

    'links.withdrawCode': async ({ params, write }) => {
      const relation = Relation.parse(params.relation);
      await withdrawCode(params.id, relation, write);
      return { success: true, relation };
    },

    'links.ofPatient': async ({ params: { id } }) => {
      const now = new Date();
      const [, links, codes] = await Promise.all([existingPatient(id), linksTo(id, now), openCodes(id, now)]);
      const known = await Promise.all(
        links.map(async (link) => ({ ...link, account: { id: link.userId, ...(await knownPerson(link.userId)) } })),
      );
      return { links: known, codes };
    },

    'links.undo': async ({ params, write }) => {
      const now = new Date();
      const links = await linksTo(params.id, now);
      const link = found(
        links.find(({ id }) => id === params.linkId),
        'linkEnded',
      );
      await removeLink(link, await noticesOfLink('undone', link, links, now), write);
      return { success: true, id: link.id };
    },

    'links.own': async ({ caller }) => {
      const links = await Promise.all((await linksOf(caller, new Date())).map(named));
      return { rows: links.filter((link) => link !== undefined) };
    },

    'links.enter': async ({ caller, body, write }) => found(await named(await enterCode(caller, body, new Date(), write))),

    'links.end': async ({ caller, params, write }) => {
      const now = new Date();
      const link = found(
        (await linksOf(caller, now)).find(({ id }) => id === params.linkId),
        'linkEnded',
      );
      await removeLink(link, await noticesOfLink('ended', link, await linksTo(link.patientId, now), now), write);
      return { success: true, id: link.id };
    },
  },
  {
    accessLog,
    accountChecks: accountChecks(env.CLINICAL_TABLE_NAME),
    patientsIn: {
      'links.issueCode': ofPath,
      'links.withdrawCode': ofPath,
      'links.ofPatient': ofPath,
      'links.undo': ofPath,
      'links.own': ofRows,
      'links.enter': ({ patient }) => [patient.id],
      // The event is written in the transaction, where the link's owner is known.
      'links.end': () => [],
    },
  },
);
