import { routes } from '#contract/routes/proposals.ts';
import { accessLog } from '#platform/access-log.ts';
import { api } from '#platform/api.ts';
import { isStaff } from '#platform/caller.ts';
import { ofPath, ofRows } from '#platform/logged-patients.ts';
import { accountChecks } from '#platform/account-checks.ts';
import { making } from '../chart/entries.ts';
import { linkBy } from '../clinic/links.ts';
import { env } from '../clinic/env.ts';
import { existingPatient } from '../clinic/store.ts';
import { answerProposal, propose, withdraw } from './propose.ts';
import { proposalsOf, shown, waitingProposals } from './stored.ts';

/** Patients' proposals for changes to their records, and the staff's answers (docs/adr/0047). */
export const handler = api(
  'proposals',
  routes,
  {
    'proposals.open': async ({ query }) => waitingProposals(query.cursor),

    'proposals.ofPatient': async (request) => {
      const { caller, params, query } = request;
      if (!isStaff(caller)) await linkBy(request, params.id);
      const [, page] = await Promise.all([existingPatient(params.id), proposalsOf(params.id, query)]);
      return { ...page, rows: page.rows.map((proposal) => shown(proposal, caller.id)) };
    },

    'proposals.make': async (request) => {
      const { params, body, write } = request;
      const { relation } = await linkBy(request, params.id);
      const { made, name } = making(request, 'proposals.make');
      return propose(body, { patientId: params.id, relation, made, once: name, write });
    },

    'proposals.answer': async (request) => {
      const { params, body, ifMatch, write } = request;
      const { made, name } = making(request, `proposals.answer ${params.entryId}`);
      return answerProposal({ which: params, answer: body, ifMatch, made, once: name, write });
    },

    'proposals.withdraw': async (request) => {
      const { caller, params, write } = request;
      await linkBy(request, params.id);
      return withdraw(params, caller.id, new Date(), write);
    },
  },
  {
    accessLog,
    patientsIn: {
      'proposals.open': ofRows,
      'proposals.ofPatient': ofPath,
      'proposals.make': ofPath,
      'proposals.answer': ofPath,
      'proposals.withdraw': ofPath,
    },
    accountChecks: accountChecks(env.CLINICAL_TABLE_NAME),
  },
);
