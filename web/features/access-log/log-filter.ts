import { type AccessLogQuery, accessOutcomes, filteredActions } from '#contract/access-log/access-log.ts';
import { isUlid } from '#contract/base/ids.ts';
import { isCalendarDate } from '#contract/base/qatar-time.ts';
import { roles } from '#contract/base/role.ts';
import { type SignInQuery, signInOutcomes } from '#contract/access-log/sign-ins.ts';

/**
 * The log's filter, stored in the URL under the API's names: ids and days, never names. Without `from` it covers all days, which only the
 * log of a person or a patient supports.
 */
export type LogFilter = Omit<AccessLogQuery, 'cursor'>;

/** A filter without empty values: without a person or a patient it has days, by default today's. */
export function filterOf(params: URLSearchParams, today: string): LogFilter {
  const dayIn = (name: string): string | undefined => {
    const day = params.get(name) ?? '';
    return isCalendarDate(day) && day <= today ? day : undefined;
  };
  const actor = params.get('actorId') ?? '';
  const patient = params.get('patientId') ?? '';
  const actorId = /^[\w-]{1,64}$/.test(actor) ? actor : undefined;
  const patientId = isUlid(patient) ? patient : undefined;
  const isOfOne = actorId !== undefined || patientId !== undefined;
  const from = dayIn('from') ?? (isOfOne ? undefined : (dayIn('to') ?? today));
  const to = from === undefined ? undefined : (dayIn('to') ?? today);
  return {
    from,
    to: from !== undefined && to !== undefined && to < from ? from : to,
    actorId,
    patientId,
    action: filteredActions.find((known) => known === params.get('action')),
    outcome: accessOutcomes.find((known) => known === params.get('outcome')),
  };
}

/** What the sign-in log is filtered by, in the URL beside the name of the view. */
export type SignInFilter = Omit<SignInQuery, 'cursor'>;

/** The days and person as in the access log, and the sign-in log's own filters. */
export function signInFilterOf(params: URLSearchParams, today: string): SignInFilter {
  const ofBoth = new URLSearchParams([...params].filter(([name]) => name !== 'patientId'));
  const { from, to, actorId } = filterOf(ofBoth, today);
  return {
    from,
    to,
    actorId,
    outcome: signInOutcomes.find((known) => known === params.get('outcome')),
    role: roles.find((known) => known === params.get('role')),
  };
}

/** A filter's URL parameters. */
export const paramsOf = (filter: LogFilter | SignInFilter): Record<string, string> =>
  Object.fromEntries(Object.entries(filter).filter((entry): entry is [string, string] => entry[1] !== undefined));

/** Whether anything but the days is chosen. */
export const isNarrowed = (filter: LogFilter | SignInFilter): boolean =>
  Object.entries(filter).some(([name, chosen]) => name !== 'from' && name !== 'to' && chosen !== undefined);

const dayMs = 24 * 3_600_000;
/** The day (YYYY-MM-DD) so many days later. */
export const daysLater = (day: string, days: number): string => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
