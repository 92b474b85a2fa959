import * as z from 'zod/mini';
import type { LabOrder } from '#contract/laboratory/laboratory.ts';
import { labTests } from '#contract/laboratory/catalogue/catalogue.ts';
import { agendaIndex, workIndex } from '#contract/deployment/storage.ts';
import { routes } from '#contract/routes/laboratory.ts';
import { accessLog } from '#platform/access-log.ts';
import { type ApiRequest, type Implementations, api } from '#platform/api.ts';
import { accountChecks } from '#platform/account-checks.ts';
import { type PatientsIn, ofPath, ofUnknown } from '#platform/logged-patients.ts';
import { found, notFound } from '#platform/refusal.ts';
import { saysPregnant } from '../clinic/pregnancy.ts';
import { readMembers, worksFor } from '../clinic/roster.ts';
import { readCatalogue } from '../clinic/clinic-catalogue.ts';
import { end, entriesOf, inWorkOrder, nameOf, patientsOf } from '../clinic/agenda.ts';
import { env } from '../clinic/env.ts';
import { getPatients } from '../clinic/store.ts';
import { careItemPage, readChartItem } from '../clinic/items.ts';
import { withNotices } from './change-notices.ts';
import { criticalResults, escalatedBefore, isEscalated } from './escalation.ts';
import { changeOrder, placeOrder } from './orders.ts';
import { type Person, acknowledged, changedTo, collected, entered, received, verified } from './rules.ts';
import { CriticalEntry, StoredOrder, bench, getOrder, getOrders, inboxOf, trendOf } from './stored.ts';
import { previousOf } from './previous.ts';
import { unknownRows } from '../clinic/known-rows.ts';
import { remember } from '../clinic/remember.ts';
import { countOnBench } from '../clinic/work-marks.ts';
import { ulid } from '#platform/ulid.ts';

const listedMax = 100;
/** Orders on a page of a patient's history: one has up to sixty results. */
const ordersOnPage = 10;

/** Orders as answers carry them; without those of deleted patients. */
async function answersOf(orders: readonly StoredOrder[], now: Date): Promise<LabOrder[]> {
  const patients = await patientsOf(orders);
  return orders.flatMap((stored) => {
    const { patientId, alertIds: _, endedAt: __, ...order } = stored;
    const patient = patients.get(patientId);
    return patient === undefined
      ? []
      : [{ ...order, patient: nameOf(patient), ...(isEscalated(order, now) && { escalated: true as const }) }];
  });
}

async function answerOf(order: StoredOrder, now: Date): Promise<LabOrder> {
  const [answer] = await answersOf([order], now);
  return found(answer, 'patientNotFound');
}

async function requirePatient(id: string): Promise<void> {
  if ((await getPatients([id])).length === 0) throw notFound('patientNotFound');
}

const ChartProblems = z.object({ problems: z._default(z.array(z.object({ text: z.string() })), []) });

/** The person's facts on which a range depends, from record and chart. Throws NOT_FOUND. */
async function personOf(id: string): Promise<Person> {
  const [[patient], chart] = await Promise.all([getPatients([id]), readChartItem(id)]);
  if (patient === undefined) throw notFound('patientNotFound');
  return { ...patient.personalInfo, isPregnant: saysPregnant(ChartProblems.parse(chart).problems) };
}

const parsed = (items: readonly Record<string, unknown>[]): StoredOrder[] => z.parse(z.array(StoredOrder), items);

/** Critical results that are escalated to every prescriber, longest wait first. */
async function escalated(now: Date): Promise<StoredOrder[]> {
  const entries = z.parse(z.array(CriticalEntry), await entriesOf(agendaIndex, criticalResults, { to: `${escalatedBefore(now)}#${end}` }));
  const orders = new Map((await getOrders(entries.slice(0, listedMax))).map((order) => [order.id, order]));
  return entries.flatMap(({ orderId }) => orders.get(orderId) ?? []);
}

type StepId =
  | 'laboratory.change'
  | 'laboratory.collect'
  | 'laboratory.receive'
  | 'laboratory.enter'
  | 'laboratory.verify'
  | 'laboratory.acknowledge';
/** The common part of the routes that advance an order: the caller, the version that they saw, and the answer. */
async function step(route: StepId, request: ApiRequest<StepId>, now: Date, change: Parameters<typeof changeOrder>[2]): Promise<LabOrder> {
  const { params, caller, ifMatch, body, write } = request;
  const answer = (current: StoredOrder) => answerOf(current, now);
  const once = remember(request, params.orderId, [route, params, ifMatch, body], now);
  return answer(await changeOrder(params, { ifMatch, by: caller.id, now, once }, change, answer, write));
}

const implementations: Implementations<'laboratory'> = {
  'laboratory.order': async (request) => {
    const { body, caller, write } = request;
    const now = new Date();
    const id = ulid(now.getTime());
    const name = remember(request, id, ['laboratory.order', body], now);
    return answerOf(await placeOrder(body, { id, by: caller.id, now }, name, write), now);
  },

  'laboratory.bench': async ({ query }) => {
    const listed = parsed(await entriesOf(agendaIndex, bench, { max: listedMax }));
    const [orders, counted] = await Promise.all([answersOf(listed, new Date()), listed.length < listedMax ? 0 : countOnBench()]);
    const { rows, marks } = unknownRows(orders, query.known);
    return { orders: rows, marks, count: Math.max(listed.length, counted) };
  },

  'laboratory.inbox': async ({ caller, query }) => {
    const now = new Date();
    const inbox = (id: string) => entriesOf(workIndex, inboxOf(id));
    const [staff, ordered, late] = await Promise.all([readMembers('is shown'), inbox(caller.id), escalated(now)]);
    const orderers = worksFor(staff, caller.id);
    const takenOver = await Promise.all(orderers.filter((id) => id !== caller.id).map(inbox));
    const own = parsed([...ordered, ...takenOver.flat()].toSorted(inWorkOrder));
    const [mine, others] = await Promise.all([
      answersOf(own.slice(0, listedMax), now),
      answersOf(
        late.filter(({ orderedBy }) => !orderers.includes(orderedBy)),
        now,
      ),
    ]);
    const [known, knownOthers] = [unknownRows(mine, query.known), unknownRows(others, query.known)];
    return { own: known.rows, marks: known.marks, count: own.length, escalated: knownOthers.rows, escalatedMarks: knownOthers.marks };
  },

  'laboratory.ofPatient': async ({ params: { id }, query }) => {
    const of = { kind: 'laboratory', patientId: id, cursor: query.cursor, size: ordersOnPage } as const;
    const [page] = await Promise.all([careItemPage(of, (item) => z.parse(StoredOrder, item)), requirePatient(id)]);
    return { ...page, rows: await answersOf(page.rows, new Date()) };
  },

  'laboratory.get': async ({ params }) => answerOf(found(await getOrder(params.id, params.orderId), 'orderNotFound'), new Date()),

  'laboratory.previous': async ({ params: { id, orderId } }) => ({
    rows: await previousOf(found(await getOrder(id, orderId), 'orderNotFound')),
  }),

  'laboratory.trend': async ({ params: { id, test }, query: { cursor } }) => {
    if (labTests.get(test)?.kind !== 'number') throw notFound('testNotFound');
    const [trend] = await Promise.all([trendOf(id, test, cursor), requirePatient(id)]);
    return trend;
  },

  'laboratory.change': async (request) => {
    const now = new Date();
    const { body, caller } = request;
    const deed = { by: caller.id, now };
    return step('laboratory.change', request, now, async (before) => ({
      ...(await withNotices(before, changedTo(before, body, deed), [], deed)),
      done: body.reason ?? '',
    }));
  },

  'laboratory.collect': async (request) => {
    const now = new Date();
    return step('laboratory.collect', request, now, (order) => ({
      order: collected(order, request.body.specimen, { by: request.caller.id, now }),
    }));
  },

  'laboratory.receive': async (request) => {
    const now = new Date();
    const deed = { by: request.caller.id, now };
    return step('laboratory.receive', request, now, (before) => withNotices(before, received(before, request.body, deed), [], deed));
  },

  'laboratory.enter': async (request) => {
    const now = new Date();
    const [person, catalogue] = await Promise.all([personOf(request.params.id), readCatalogue()]);
    const deed = { by: request.caller.id, now };
    return step('laboratory.enter', request, now, (before) =>
      withNotices(before, entered(before, request.body, person, deed, catalogue), [], deed),
    );
  },

  'laboratory.verify': async (request) => {
    const now = new Date();
    const deed = { by: request.caller.id, now };
    return step('laboratory.verify', request, now, (before) => {
      const { order, critical } = verified(before, request.body.tests, deed);
      return withNotices(before, order, critical, deed);
    });
  },

  'laboratory.acknowledge': async (request) => {
    const now = new Date();
    const { done } = request.body;
    return step('laboratory.acknowledge', request, now, (order) => ({
      order: acknowledged(order, done, { by: request.caller.id, now }),
      done,
    }));
  },
};

const patientsIn: PatientsIn<'laboratory'> = {
  'laboratory.order': ({ patient }) => [patient.id],
  'laboratory.bench': ({ orders }, asked) => ofUnknown(orders, asked),
  'laboratory.inbox': ({ own, escalated: others }, asked) => ofUnknown([...own, ...others], asked),
  'laboratory.ofPatient': ofPath,
  'laboratory.get': ofPath,
  'laboratory.previous': ofPath,
  'laboratory.trend': ofPath,
  'laboratory.change': ofPath,
  'laboratory.collect': ofPath,
  'laboratory.receive': ofPath,
  'laboratory.enter': ofPath,
  'laboratory.verify': ofPath,
  'laboratory.acknowledge': ofPath,
};

export const handler = api('laboratory', routes, implementations, {
  accessLog,
  patientsIn,
  accountChecks: accountChecks(env.CLINICAL_TABLE_NAME),
});
