import { expect, it } from 'vitest';
import { markdownTable } from '../markdown.ts';
import { resources } from './templates.ts';

/** List prices in ap-south-1, in US$ per month, as in docs/operations.md. */
const prices = { webAcl: 5, rule: 1, key: 1, alarmMetric: 0.1, metric: 0.3, dashboard: 3, secret: 0.4 };

interface Metric {
  readonly Namespace?: string;
  readonly MetricName?: string;
  readonly Dimensions?: unknown;
}
interface AlarmProperties extends Metric {
  readonly Metrics?: readonly { readonly Expression?: string; readonly MetricStat?: { readonly Metric: Metric } }[];
}

it('the documentation states the cost of an unused stage', async () => {
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
  const rules = resources('AWS::WAFv2::WebACL').flatMap(([, , { Properties }]) => Properties['Rules'] as unknown[]);
  const count = (type: string): number => resources(type).length;
  const items: readonly (readonly [string, number])[] = [
    [`the web ACL of the API, with ${rules.length} rules`, prices.webAcl + rules.length * prices.rule],
    [`${count('AWS::KMS::Key')} encryption keys`, count('AWS::KMS::Key') * prices.key],
    [`${alarms.length} alarms, which watch ${watched.length} metrics`, watched.length * prices.alarmMetric],
    [`${own.size} metrics that are counted from log lines`, own.size * prices.metric],
    ['a dashboard', count('AWS::CloudWatch::Dashboard') * prices.dashboard],
    [`${count('AWS::SecretsManager::Secret')} secrets`, count('AWS::SecretsManager::Secret') * prices.secret],
  ];
  const charged = items.filter(([, price]) => price > 0);
  const sum = charged.reduce((total, [, price]) => total + price, 0);
  const rows = [...charged.map(([what, price]) => [what, price.toFixed(2)]), ['**together**', `**${sum.toFixed(2)}**`]];
  const document = [
    '# What a stage costs at rest\n',
    'In US$ a month, while nobody uses it, at list prices of ap-south-1. Calculated by `test/infra/cost-at-rest.test.ts` from the templates of a stage with default settings, which fails when the result differs',
    'from this table; `npm run tables` rewrites it. Where nothing else in the account uses what CloudWatch gives each account (10 alarms, 10 metrics, 3 dashboards), some 6 less. Each key costs 1',
    'more after its first yearly rotation, and 1 more after its second. What use costs: [operations.md](operations.md), "What it costs".\n',
    markdownTable(['at rest', 'US$ a month'], rows),
  ].join('\n');
  await expect(document).toMatchFileSnapshot('../../docs/cost-at-rest.md');
});
