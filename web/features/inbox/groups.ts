import type { Duty } from '#contract/staff/roster.ts';
import { type Pages, usePages } from '../../lib/pages.ts';
import { paths } from '../../lib/paths.ts';
import { openProposalsQuery } from '../../lib/proposals.ts';
import { useOwnDuties } from '../../lib/roster.ts';
import { tasksQuery } from '../../lib/tasks.ts';
import { useIsAdmin } from '../../lib/use-session.ts';
import {
  alertsQuery,
  labInboxQuery,
  prescriptionDraftsQuery,
  requestsQuery,
  unsignedQuery,
  verificationQuery,
  waitingRepeatsQuery,
} from '../../lib/waiting-work.ts';
import { m } from '../../i18n/paraglide/messages.js';

/** What waits, most urgent first. */
export const groups = [
  'critical',
  'verification',
  'results',
  'notes',
  'drafts',
  'repeats',
  'requests',
  'proposals',
  'tasks',
  'given',
] as const;
export type Group = (typeof groups)[number];

export const groupName: Readonly<Record<Group, () => string>> = {
  critical: () => m.inboxCritical(),
  verification: () => m.inboxVerification(),
  results: () => m.inboxResults(),
  notes: () => m.inboxNotes(),
  drafts: () => m.inboxDrafts(),
  repeats: () => m.inboxRepeats(),
  requests: () => m.inboxRequests(),
  proposals: () => m.proposals(),
  tasks: () => m.inboxTasks(),
  given: () => m.inboxGiven(),
};

interface Rule {
  readonly duties: readonly Duty[];
  /** Administrators, and people without a duty, see it too. */
  readonly isOfOthers?: true;
}
/** The groups that are some duties' work. The others are everybody's. */
const rules: Readonly<Partial<Record<Group, Rule>>> = {
  critical: { duties: ['nurse', 'prescriber'], isOfOthers: true },
  verification: { duties: ['laboratory'] },
  results: { duties: ['prescriber'] },
  notes: { duties: ['nurse', 'prescriber'] },
  drafts: { duties: ['prescriber'] },
  repeats: { duties: ['prescriber'] },
  requests: { duties: ['reception', 'prescriber'], isOfOthers: true },
  proposals: { duties: ['reception', 'nurse', 'prescriber'], isOfOthers: true },
};

/** The groups of somebody with these duties. */
export function groupsOf(own: readonly string[], isAdmin: boolean): readonly Group[] {
  const isWhole = isAdmin || own.length === 0;
  return groups.filter((group) => {
    const rule = rules[group];
    return rule === undefined || rule.duties.some((duty) => own.includes(duty)) || (isWhole && rule.isOfOthers === true);
  });
}

export const groupAddress = (group: Group): string => `${paths.inbox}?group=${group}`;

/** How much waits in a list: what the server counts, or what a list has that ends with what is loaded. */
interface Counted {
  readonly count: number | undefined;
  readonly isError: boolean;
}
function counted({ rows, isMore, total = isMore ? undefined : rows?.length, error }: Pages<unknown>): Counted {
  return { count: total, isError: error !== null && total === undefined };
}

/** The requests for appointments: all of them for reception, for a prescriber those for their own time. */
export function useRequests(enabled = true) {
  const isAdmin = useIsAdmin();
  const { id, own } = useOwnDuties();
  const isOfAll = isAdmin || own.length === 0 || own.includes('reception');
  return usePages({ ...requestsQuery(isOfAll ? undefined : id), enabled });
}

/** The groups of the signed-in user with the number of what waits in each; undefined while it is loading. */
export function useCounts(): readonly { readonly group: Group; readonly count: number | undefined; readonly isError: boolean }[] {
  const isAdmin = useIsAdmin();
  const { own, isKnown } = useOwnDuties();
  const shown = isKnown ? groupsOf(own, isAdmin) : [];
  // The marks tell when there is something new.
  const when = (group: Group) => ({ enabled: shown.includes(group) });
  const requests = useRequests(when('requests').enabled);
  const counts: Readonly<Record<Group, Counted>> = {
    critical: counted(usePages({ ...alertsQuery, ...when('critical') })),
    verification: counted(usePages({ ...verificationQuery, ...when('verification') })),
    results: counted(usePages({ ...labInboxQuery, ...when('results') })),
    notes: counted(usePages({ ...unsignedQuery, ...when('notes') })),
    drafts: counted(usePages({ ...prescriptionDraftsQuery, ...when('drafts') })),
    repeats: counted(usePages({ ...waitingRepeatsQuery, ...when('repeats') })),
    requests: counted(requests),
    proposals: counted(usePages({ ...openProposalsQuery, ...when('proposals') })),
    tasks: counted(usePages({ ...tasksQuery('mine', 'open'), ...when('tasks') })),
    given: counted(usePages({ ...tasksQuery('given', 'open'), ...when('given') })),
  };
  return shown.map((group) => ({ group, ...counts[group] }));
}
