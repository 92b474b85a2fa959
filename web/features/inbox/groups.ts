import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Duty } from '#contract/staff/roster.ts';
import { paths } from '../../lib/paths.ts';
import { usePages } from '../../lib/pages.ts';
import { openProposalsQuery } from '../../lib/proposals.ts';
import { useOwnDuties } from '../../lib/roster.ts';
import { givenTasksQuery, tasksQuery } from '../../lib/tasks.ts';
import { useIsAdmin } from '../../lib/use-session.ts';
import {
  alertsQuery,
  benchQuery,
  labInboxQuery,
  prescriptionDraftsQuery,
  requestsQuery,
  toBeVerified,
  unsignedQuery,
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

/** A list as its group shows it. */
type Counted = Pick<UseQueryResult, 'isError'> & { readonly count: number | undefined };

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
  const { id, own, isKnown } = useOwnDuties();
  const shown = isKnown ? groupsOf(own, isAdmin) : [];
  // The marks tell when there is something new.
  const when = (group: Group) => ({ enabled: shown.includes(group) });
  const alerts = useQuery({ ...alertsQuery, ...when('critical') });
  const bench = useQuery({ ...benchQuery, ...when('verification') });
  const results = useQuery({ ...labInboxQuery, ...when('results') });
  const notes = useQuery({ ...unsignedQuery, ...when('notes') });
  const drafts = useQuery({ ...prescriptionDraftsQuery, ...when('drafts') });
  const repeats = useQuery({ ...waitingRepeatsQuery, ...when('repeats') });
  const requests = useRequests(when('requests').enabled);
  const proposals = useQuery({ ...openProposalsQuery, ...when('proposals') });
  const tasks = useQuery({ ...tasksQuery, ...when('tasks') });
  const given = useQuery({ ...givenTasksQuery, ...when('given') });
  const severities = alerts.data?.counts;
  const counted: Readonly<Record<Group, Counted>> = {
    critical: { ...alerts, count: severities && severities.high + severities.medium + severities.low },
    verification: { ...bench, count: bench.data && toBeVerified(bench.data.orders, id).length },
    results: { ...results, count: results.data && results.data.escalated.length + results.data.count },
    notes: { ...notes, count: notes.data?.length },
    drafts: { ...drafts, count: drafts.data?.length },
    repeats: { ...repeats, count: repeats.data?.length },
    requests: { isError: requests.error !== null, count: requests.total ?? (requests.isMore ? undefined : requests.rows?.length) },
    proposals: { ...proposals, count: proposals.data?.length },
    tasks: { ...tasks, count: tasks.data?.open.length },
    given: { ...given, count: given.data?.open.length },
  };
  return shown.map((group) => ({ group, count: counted[group].count, isError: counted[group].isError }));
}
