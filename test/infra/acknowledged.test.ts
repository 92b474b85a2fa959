import { App } from 'aws-cdk-lib';
import { SynthesisMessageLevel } from 'aws-cdk-lib/cx-api';
import { AwsSolutionsChecks, HIPAASecurityChecks, ServerlessChecks } from 'cdk-nag';
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { acknowledged } from '../../infra/acknowledged.ts';
import cdkJson from '../../cdk.json' with { type: 'json' };
import { buildApp } from '../../infra/app.ts';
import { stageConfig } from '../../infra/config.ts';
import { appWith, everySetting, operator } from './templates.ts';

/** The rule packs' findings with nothing acknowledged, as [rule, path]. */
function findings(app: App): [string, string][] {
  for (const node of app.node.findAll())
    // Packs read acknowledgements from the metadata, and nothing else.
    Object.defineProperty(node.node, 'metadata', { value: [] });
  return [new HIPAASecurityChecks(), new AwsSolutionsChecks(), new ServerlessChecks()].flatMap((pack) =>
    pack
      .validateScope(app)
      .violations.flatMap(({ ruleName, violatingResources }) =>
        violatingResources.map(({ constructPath = '' }): [string, string] => [ruleName, constructPath.replace('Afiya-dev-', '')]),
      ),
  );
}

describe("the rule packs' findings", () => {
  it.each([
    ['as it is in cdk.json', {}],
    ['with every setting on', everySetting],
  ])('are all acknowledged, and no others are: %s', (_, settings) => {
    const app = appWith(settings);
    buildApp(app);
    const config = stageConfig(app.node);
    app.synth();
    const found = findings(app);
    expect(found.length).toBeGreaterThan(50);
    const stale = acknowledged
      .filter(({ when }) => when?.(config) !== false)
      .flatMap(({ at, rules }) =>
        rules.flatMap((rule) => (at.length === 0 ? [''] : at).map((path) => [rule.replace('{stage}', 'dev'), path] as const)),
      )
      .filter(([rule, path]) => !found.some(([foundRule, foundPath]) => foundRule === rule && foundPath.startsWith(path)));
    expect(stale).toEqual([]);
  });

  it.each([
    // As shipped, apart from what only its owner can say.
    ...Object.entries(cdkJson.context.stages).map(([stage, settings]) => {
      const stages = { [stage]: { operator, ...settings } };
      return [stage, new App({ context: { ...cdkJson.context, stage, stages } })] as const;
    }),
    ['with every setting on', appWith(everySetting)] as const,
    ['without a language model', appWith({ model: false })] as const,
  ])('are the same in the stage %s, and CDK warns of nothing', (_, app) => {
    buildApp(app);
    const messages = app.synth().stacksRecursively.flatMap((stack) => stack.messages);
    // `cdk synth --strict` fails on a warning.
    expect(messages.filter(({ level }) => level !== SynthesisMessageLevel.INFO).map(({ entry }) => entry.data)).toEqual([]);
  });

  it('are not excused by what is itself left out', () => {
    const tracing = acknowledged.filter(({ rules }) => rules.includes('Serverless-LambdaTracing'));
    expect(tracing.length).toBeGreaterThan(0);
    expect(acknowledged.filter(({ reason }) => /functions are traced/i.test(reason))).toEqual([]);
  });

  it('end the synthesis if one is not acknowledged', () => {
    const app = appWith({});
    const { data } = buildApp(app);
    for (const child of data.clinical.node.findAll())
      if ('pointInTimeRecoverySpecification' in child) child.pointInTimeRecoverySpecification = undefined;
    expect(() => app.synth()).toThrow('HIPAA.Security-DynamoDBPITREnabled');
  });

  it('are listed in docs/security.md, each with its reason', () => {
    const file = new URL('../../docs/security.md', import.meta.url);
    const quoted = (texts: readonly string[]): string => texts.map((one) => `\`${one}\``).join(', ');
    const list = acknowledged.map(
      ({ at, rules, reason }) => `- ${quoted(rules)} ${at.length === 0 ? 'everywhere' : `at ${quoted(at)}`}: ${reason}\n`,
    );
    const document = readFileSync(file, 'utf8');
    const start = document.indexOf('\n- ', document.indexOf('## Acknowledged findings')) + 1;
    // To rewrite the list: ACKNOWLEDGED=write npx vitest run --project infra acknowledged
    if (process.env['ACKNOWLEDGED'] === 'write') writeFileSync(file, document.slice(0, start) + list.join(''));
    else expect(document.slice(start)).toBe(list.join(''));
  });
});
