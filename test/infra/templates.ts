import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import cdkJson from '../../cdk.json' with { type: 'json' };
import { buildApp } from '../../infra/app.ts';
import { Stacks } from './properties/template.ts';

export interface Resource {
  readonly Type: string;
  readonly Properties: Record<string, unknown>;
  readonly DeletionPolicy?: string;
}

/** One of a policy. */
export interface Statement {
  readonly Effect: string;
  readonly Action: string | string[];
  readonly Resource: unknown;
}

/** An app of one stage with these settings, with the flags that deployments have. */
export const appWith = (settings: object): App => new App({ context: { ...cdkJson.context, stage: 'dev', stages: { dev: settings } } });

/** A stage with every setting on that there is. */
export const everySetting = {
  logLevel: 'WARN',
  defaultCountry: 'QA',
  sessionTimeoutMinutes: 15,
  allowedOrigin: 'https://records.example.org',
  senderEmail: 'records@example.org',
  sesVerifiedDomain: 'example.org',
  allowPasswordAuth: true,
  model: {
    id: 'global.some.model-v1:0',
    price: { input: 1, output: 5, cacheRead: 0.1, cacheWrite: 1.25 },
    thinks: true,
    fallback: { id: 'apac.amazon.nova-pro-v1:0', regions: ['ap-south-1', 'ap-northeast-1'] },
    dailyUsd: 25,
    guardrail: { id: 'g1', version: '2' },
  },
  throttle: { rate: 1000, burst: 2000 },
  publicThrottle: { rate: 80, burst: 160 },
  publicPerAddress: 400,
  perAddress: 90_000,
  publicConcurrency: 300,
  alarmEmail: 'watch@example.org',
  monthlyBudgetUsd: 500,
  domain: { name: 'records.example.org', certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/0a1b2c3d' },
  hsts: 'preload',
  webAclArn: 'arn:aws:wafv2:us-east-1:123456789012:global/webacl/site/0a1b2c3d',
  trail: { lock: 'compliance', keptDays: 3650 },
  backupLock: 'compliance',
  logRetentionDays: 731,
};

const app = new App({ context: cdkJson.context });
const made = buildApp(app);
app.synth();

/** The templates that would be deployed, by the last part of the stack's name. */
export const templates = {
  data: Template.fromStack(made.data),
  identity: Template.fromStack(made.identity),
  api: Template.fromStack(made.api),
  web: Template.fromStack(made.web),
  trail: Template.fromStack(made.trail),
  monitoring: Template.fromStack(made.monitoring),
};

/** The templates of a stage as CloudFormation gets them. */
export const stacksOf = (stage: ReturnType<typeof buildApp>): Stacks =>
  Stacks.parse(Object.fromEntries(Object.entries(stage).map(([name, stack]) => [name, Template.fromStack(stack).toJSON()])));

export const stacks = stacksOf(made);

/** Every resource of one type, over all stacks, as [stack, logical id, resource]. */
export function resources(type: string): [string, string, Resource][] {
  return Object.entries(templates).flatMap(([stack, template]) =>
    Object.entries(template.findResources(type)).map(([id, resource]): [string, string, Resource] => [stack, id, resource as Resource]),
  );
}
