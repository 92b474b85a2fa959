import { expect, it } from 'vitest';
import { markdownTable } from '../markdown.ts';
import { calmMs, scheduleMs } from '../../web/lib/live.ts';
import { resources } from './templates.ts';

/** List prices in ap-south-1, in US$ per month, as in docs/operations.md. */
const prices = {
  webAcl: 5,
  rule: 1,
  key: 1,
  alarmMetric: 0.1,
  metric: 0.3,
  dashboard: 3,
  secret: 0.4,
  // An answer of Haiku to a prompt that no earlier call has left in the cache.
  question: 0.0155,
  user: 0.015,
  freeUsers: 10_000,
  writeUnits: 0.7115,
  readUnits: 0.1423,
  requests: { api: 3.5, firewall: 0.6, edge: 1.2, lambda: 0.2 },
  gigabyteSecond: 0.0000133334,
  gigabyte: { table: 0.285, recovery: 0.228, copy: 0.114, coldCopy: 0.0342, log: 0.67, file: 0.025, sent: 0.12 },
  thousandMails: 0.1,
  filePut: 5e-6,
} as const;
const monthHours = 730;

interface Metric {
  readonly Namespace?: string;
  readonly MetricName?: string;
  readonly Dimensions?: unknown;
}
interface AlarmProperties extends Metric {
  readonly Metrics?: readonly { readonly Expression?: string; readonly MetricStat?: { readonly Metric: Metric } }[];
}

/** How often a function with a schedule runs in a month. */
const questionsMonthly = monthHours;

/** A large hospital, after its history was loaded. */
const hospital = { patients: 1_000_000, visitsDaily: 10_000, users: 100_500, requestsAVisit: 60, daysAMonth: 30, mailsAVisit: 1 };
/** Capacity units of an average request: mostly reads, each with an event of the access log and its copies. */
const units = { read: 1.5, write: 8 };
/** Gigabytes: of a patient's record with search rows and indexes; of a visit with its notes, results and appointments; of a request's events. */
const gigabytes = { patient: 9e-6, visit: 1.2e-5, request: 1.5e-6, document: 1.5e-4 };
/**
 * The file of names (docs/adr/0117): a look each minute, a new file every ten minutes, made from the list of records once a day. Seconds of
 * the job at a million, its memory in gigabytes, read units of a look and of the whole list, gigabytes of the file.
 */
const namesFile = { looksAMonth: 43_800, filesAMonth: 4_380, seconds: 35, memory: 1, lookUnits: 1.5, listUnits: 250_000, gigabytes: 0.16 };
const lite = 0.0055;
/** Pages that staff leave open: a third with a schedule; each ask reads the marks and the caller's account. */
const openPages = { staff: 500, hoursADay: 10, daysAMonth: 26, withSchedule: 1 / 3, readUnits: 2.5 };
const asksAnHour = (3_600_000 / scheduleMs) * openPages.withSchedule + (3_600_000 / calmMs) * (1 - openPages.withSchedule);
const asks = openPages.staff * openPages.hoursADay * openPages.daysAMonth * asksAnHour;

const whole = (value: number): string => value.toLocaleString('en');
const visits = hospital.visitsDaily * hospital.daysAMonth;
const requests = visits * hospital.requestsAVisit;
const sizesAfter = (months: number) => ({
  records: hospital.patients * gigabytes.patient + visits * months * gigabytes.visit,
  log: requests * months * gigabytes.request,
});
/** The gigabytes of copies of a table, each made at the end of a period of months and kept for a year. */
const copied = (months: number, periodsAMonth: number, sizeAfter: (months: number) => number): number =>
  Array.from({ length: Math.round(Math.min(12, months) * periodsAMonth) }, (_, back) => sizeAfter(months - back / periodsAMonth)).reduce(
    (sum, size) => sum + size,
    0,
  );
const weeksAMonth = 52 / 12;
const copiesWarmAndWeekly = (): number =>
  (copied(12, weeksAMonth, (months) => sizesAfter(months).records) + copied(12, weeksAMonth, (months) => sizesAfter(months).log)) *
  prices.gigabyte.copy;

/** What each part of the hospital's bill is after some months. */
function hospitalLines(months: number, atRest: number): readonly (readonly [string, number])[] {
  const { records, log } = sizesAfter(months);
  const millions = requests / 1e6;
  const warm = records + log;
  const cold = copied(months, weeksAMonth, (at) => sizesAfter(at).records) + copied(months, 1, (at) => sizesAfter(at).log) - warm;
  const { api, firewall, edge, lambda } = prices.requests;
  const askPrice = (api + firewall + edge + lambda) / 1e6;
  const { table, recovery, copy, coldCopy, log: logged, file, sent } = prices.gigabyte;
  return [
    ['Cognito, by the people who sign in', (hospital.users - prices.freeUsers) * prices.user],
    ['DynamoDB, requests', millions * (units.write * prices.writeUnits + units.read * prices.readUnits)],
    ['DynamoDB, storage and recovery to any second', (records + log) * (table + recovery)],
    [
      'the index of names',
      (namesFile.looksAMonth * namesFile.lookUnits + hospital.daysAMonth * namesFile.listUnits) * (prices.readUnits / 1e6) +
        namesFile.filesAMonth * (namesFile.seconds * namesFile.memory * prices.gigabyteSecond + prices.filePut) +
        namesFile.gigabytes * file,
    ],
    ['backups', warm * copy + Math.max(0, cold) * coldCopy],
    ['API Gateway, firewall, CloudFront', millions * (prices.requests.api + prices.requests.firewall + prices.requests.edge)],
    [
      'open pages that ask whether anything has changed',
      asks * (askPrice + 0.03 * prices.gigabyteSecond + 1.5e-6 * logged) + (asks / 1e6) * openPages.readUnits * prices.readUnits,
    ],
    ['Lambda', millions * prices.requests.lambda + requests * 0.05 * prices.gigabyteSecond],
    ['logs', requests * 1.5e-6 * logged],
    ['e-mails', (visits * hospital.mailsAVisit * prices.thousandMails) / 1000],
    ['documents and exported files', visits * months * gigabytes.document * (file + sent / 10)],
    ['language models, at most (`model.dailyUsd`)', 10 * hospital.daysAMonth],
    ['at rest', atRest],
  ];
}
function hospitalRows(atRest: number): string[][] {
  const [third, twelfth] = [hospitalLines(3, atRest), hospitalLines(12, atRest)];
  const sum = (lines: typeof third): number => lines.reduce((total, [, price]) => total + price, 0);
  const round = (price: number): string => whole(Math.round(price));
  return [
    ...third.map(([line, price], at) => [line, round(price), round(twelfth[at]?.[1] ?? 0)]),
    ['**together**', `**${round(sum(third))}**`, `**${round(sum(twelfth))}**`],
  ];
}

it('the documentation states the cost of an unused stage, and of a hospital', async () => {
  const alarms = resources('AWS::CloudWatch::Alarm').map(([, , { Properties }]) => Properties as AlarmProperties);
  const watched = alarms.flatMap(({ Namespace, MetricName, Dimensions, Metrics }): Metric[] =>
    Metrics === undefined
      ? [{ Namespace, MetricName, Dimensions }]
      : Metrics.flatMap(({ Expression, MetricStat }) => {
          if (MetricStat !== undefined) return [MetricStat.Metric];
          // A query is charged by the metrics that it finds: at least one.
          return Expression?.startsWith('SELECT ') === true ? [{ MetricName: Expression }] : [];
        }),
  );
  const own = new Set(watched.flatMap((metric) => (metric.Namespace?.startsWith('Afiya/') ? [JSON.stringify(metric)] : [])));
  const acls = resources('AWS::WAFv2::WebACL');
  const rules = acls.flatMap(([, , { Properties }]) => Properties['Rules'] as unknown[]);
  const count = (type: string): number => resources(type).length;
  const items: readonly (readonly [string, number])[] = [
    [
      `${acls.length} web ACLs, of the API and of the user pool, with ${rules.length} rules`,
      acls.length * prices.webAcl + rules.length * prices.rule,
    ],
    [`${count('AWS::KMS::Key')} encryption keys`, count('AWS::KMS::Key') * prices.key],
    [`${alarms.length} alarms, which watch ${watched.length} metrics`, watched.length * prices.alarmMetric],
    [`${own.size} metrics that are counted from log lines`, own.size * prices.metric],
    ['a dashboard', count('AWS::CloudWatch::Dashboard') * prices.dashboard],
    [`${count('AWS::SecretsManager::Secret')} secrets`, count('AWS::SecretsManager::Secret') * prices.secret],
    [`the question to the model, ${questionsMonthly} times`, questionsMonthly * prices.question],
  ];
  const atRest = items.reduce((total, [, price]) => total + price, 0);
  const charged = items.filter(([, price]) => price > 0);
  const sum = charged.reduce((total, [, price]) => total + price, 0);
  const restRows = [...charged.map(([what, price]) => [what, price.toFixed(2)]), ['**together**', `**${sum.toFixed(2)}**`]];
  const document = [
    '# What a stage costs\n',
    'In US$ a month, while nobody uses it, at list prices of ap-south-1. Calculated by `test/infra/cost-at-rest.test.ts` from the templates of a stage with default settings, which fails when the result differs',
    'from this table; `npm run tables` rewrites it. Where nothing else in the account uses what CloudWatch gives each account (10 alarms, 10 metrics, 3 dashboards), some 6 less. Each key costs 1',
    'more after its first yearly rotation, and 1 more after its second. What use costs: [operations.md](operations.md), "What it costs".\n',
    markdownTable(['at rest', 'US$ a month'], restRows),
    '## What a hospital costs\n',
    `US$ a month for ${whole(hospital.patients)} patients, ${whole(hospital.visitsDaily)} visits a day, ${whole(hospital.users)} people who sign in during a month, ${hospital.requestsAVisit} requests to the API a visit, in the third and in the`,
    `twelfth month, when the log and its copies have grown; and for ${whole(openPages.staff)} staff whose pages are open ${openPages.hoursADay} hours a day, ${Math.round(asksAnHour)} asks an hour each.`,
    'Units of a request and bytes of an item are what the benchmark measures (docs/performance.md); plan with a factor of two.\n',
    markdownTable(['line', 'month 3', 'month 12'], hospitalRows(atRest)),
    'Backups are whole copies. Those of the records are made weekly and kept for a year, after a week where a gigabyte costs a third; of the access log, which only grows, monthly. All copies of both,',
    `warm and weekly, would cost ${copiesWarmAndWeekly().toFixed(0)} in the twelfth month. The user pool is in the plan Essentials, since only there access tokens carry what the second factor of staff needs (docs/adr/0043); Lite would be ${(lite * (hospital.users - prices.freeUsers)).toFixed(0)}.\n`,
  ].join('\n');
  await expect(document).toMatchFileSnapshot('../../docs/cost-at-rest.md');
});
