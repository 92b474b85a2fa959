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
import { end, nameOf, patientsOf } from '../clinic/agenda.ts';
import { env } from '../clinic/env.ts';
import { getPatients } from '../clinic/store.ts';
import { careItemPage, readChartItem } from '../clinic/items.ts';
import { withNotices } from './change-notices.ts';
import { criticalResults, escalatedBefore, isEscalated } from './escalation.ts';
import { changeOrder, placeOrder } from './orders.ts';
import { type Person, acknowledged, changedTo, collected, entered, received, verified } from './rules.ts';
import { ListedOrder, StoredOrder, bench, getOrder, getOrders, inboxOf, isVerifiableBy, trendOf, verifiableBy } from './stored.ts';
import { unknownIn } from '../clinic/known-rows.ts';
import { previousOf } from './previous.ts';
import { remember } from '../clinic/remember.ts';
import { countOnBench } from '../clinic/work-marks.ts';
import { type Worklist, readWork } from '../clinic/worklists.ts';
import { ulid } from '#platform/ulid.ts';
import type { Page } from '#platform/pages.ts';

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

/** A page of orders that a list has or, by an item of their own, names. */
function pageOfOrders(
  groups: readonly (readonly Worklist[])[],
  asked: { readonly list: string; readonly cursor: string | undefined; readonly count?: () => Promise<number> },
  isListed: (order: StoredOrder, item: Readonly<Record<string, unknown>>) => boolean = () => true,
): Promise<Page<LabOrder>> {
  return readWork(groups, asked, async (items) => {
    const named = items.map((item) => ListedOrder.safeParse(item).data);
    const others = new Map((await getOrders(named.flatMap((one) => one ?? []))).map((order) => [order.id, order]));
    const orders = items.map((item, at) => {
      const name = named[at];
      const order = name === undefined ? z.parse(StoredOrder, item) : others.get(name.orderId);
      return order !== undefined && isListed(order, item) ? order : undefined;
    });
    const answers = new Map(
      (
        await answersOf(
          orders.flatMap((order) => order ?? []),
          new Date(),
        )
      ).map((answer) => [answer.id, answer]),
    );
    return orders.map((order) => order && answers.get(order.id));
  });
}

/** Critical results that are escalated to every prescriber, longest wait first, without those that some people ordered. */
function escalated(now: Date, orderers: readonly string[]): Worklist {
  const names = orderers.map((_, at) => `:o${at}`);
  return {
    index: agendaIndex,
    partition: criticalResults,
    to: `${escalatedBefore(now)}#${end}`,
    only: {
      expression: `attribute_not_exists(orderedBy) OR NOT orderedBy IN (${names.join(', ')})`,
      values: Object.fromEntries(orderers.map((id, at) => [`:o${at}`, id])),
    },
  };
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

  'laboratory.bench': async ({ caller, query: { cursor, known, awaits } }) => {
    const page =
      awaits === undefined
        ? pageOfOrders([[{ index: agendaIndex, partition: bench }]], { list: 'bench', cursor, count: countOnBench })
        : pageOfOrders([[verifiableBy(caller.id)]], { list: `verification ${caller.id}`, cursor }, (order) =>
            isVerifiableBy(order, caller.id),
          );
    return unknownIn(await page, known);
  },

  'laboratory.inbox': async ({ caller, query: { cursor, known } }) => {
    const orderers = worksFor(await readMembers('is shown'), caller.id);
    const groups = [[escalated(new Date(), orderers)], orderers.map((id) => ({ index: workIndex, partition: inboxOf(id) }))];
    const page = await pageOfOrders(
      groups,
      { list: `results ${caller.id}`, cursor },
      ({ orderedBy }, item) => item['orderId'] === undefined || !orderers.includes(orderedBy),
    );
    return unknownIn(page, known);
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
  'laboratory.bench': ({ rows }, asked) => ofUnknown(rows, asked),
  'laboratory.inbox': ({ rows }, asked) => ofUnknown(rows, asked),
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
