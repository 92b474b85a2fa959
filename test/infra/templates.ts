import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import cdkJson from '../../cdk.json' with { type: 'json' };
import { buildApp } from '../../infra/app.ts';
import type { Part } from '../../infra/stack-names.ts';
import { Stacks } from './properties/template.ts';

export interface Resource {
  readonly Type: string;
  readonly Properties: Record<string, unknown>;
  readonly DeletionPolicy?: string;
}

/** A policy statement. */
export interface Statement {
  readonly Effect: string;
  readonly Action: string | string[];
  readonly Resource: unknown;
}

/** An app of one stage with these settings and the flags of a deployment. */
export const appWith = (settings: object): App => new App({ context: { ...cdkJson.context, stage: 'dev', stages: { dev: settings } } });

/** Who answers for the data of a stage. */
export const operator = {
  name: { en: 'Al Rayyan Clinic', ar: 'عيادة الريان' },
  address: { en: '12 Al Rayyan Road, Doha', ar: '12 شارع الريان، الدوحة' },
  email: 'privacy@example.org',
  phone: '+974 4400 0000',
};

/** A stage with every available setting. */
export const everySetting = {
  operator,
  logLevel: 'WARN',
  defaultCountry: 'QA',
  sessionTimeoutMinutes: 15,
  diagnostics: true,
  senderEmail: 'records@example.org',
  sesVerifiedDomain: 'example.org',
  allowPasswordAuth: true,
  staffSecondFactor: 'demanded',
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
  staff: 500,
  perAddress: 90_000,
  signInsPerAddress: 9000,
  mailsPerAddress: 80,
  publicConcurrency: 300,
  signInConcurrency: 20,
  alarmEmail: 'watch@example.org',
  monthlyBudgetUsd: 500,
  domain: { name: 'records.example.org', certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/0a1b2c3d' },
  hsts: 'preload',
  webAclArn: 'arn:aws:wafv2:us-east-1:123456789012:global/webacl/site/0a1b2c3d',
  trail: { lock: 'compliance', keptDays: 3650 },
  backupLock: 'compliance',
  logRetentionDays: 731,
};

const made = new Map<string, Readonly<Record<Part, Template>>>();
/** The templates of a stage with these settings, by the last part of the stack's name. Cached, since synthesising a stage takes seconds. */
export function templatesWith(settings: object): Readonly<Record<Part, Template>> {
  const key = JSON.stringify(settings);
  const known = made.get(key);
  if (known !== undefined) return known;
  const { data, identity, workers, api, web, trail, monitoring } = buildApp(appWith(settings));
  const templates = {
    data: Template.fromStack(data),
    identity: Template.fromStack(identity),
    workers: Template.fromStack(workers),
    api: Template.fromStack(api),
    web: Template.fromStack(web),
    trail: Template.fromStack(trail),
    monitoring: Template.fromStack(monitoring),
  };
  made.set(key, templates);
  return templates;
}

/** The templates as deployed. */
export const templates = templatesWith(cdkJson.context.stages.dev);

/** The templates of a stage as CloudFormation receives them. */
export const stacksWith = (settings: object): Stacks =>
  Stacks.parse(Object.fromEntries(Object.entries(templatesWith(settings)).map(([name, template]) => [name, template.toJSON()])));

export const stacks = stacksWith(cdkJson.context.stages.dev);

/** Every resource of one type, across all stacks, as [stack, logical id, resource]. */
export function resources(type: string): [string, string, Resource][] {
  return Object.entries(templates).flatMap(([stack, template]) =>
    Object.entries(template.findResources(type)).map(([id, resource]): [string, string, Resource] => [stack, id, resource as Resource]),
  );
}
