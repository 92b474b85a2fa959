import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import cdkJson from '../../cdk.json' with { type: 'json' };
import { buildApp } from '../../infra/app.ts';
import { Stacks } from './properties.ts';

export interface Resource {
  readonly Type: string;
  readonly Properties: Record<string, unknown>;
  readonly DeletionPolicy?: string;
}

/** An app of one stage with these settings, with the flags that deployments have. */
export const appWith = (settings: object): App => new App({ context: { ...cdkJson.context, stage: 'dev', stages: { dev: settings } } });

const app = new App({ context: cdkJson.context });
const made = buildApp(app);
app.synth();

/** The templates that would be deployed, by the last part of the stack's name. */
export const templates = {
  data: Template.fromStack(made.data),
  identity: Template.fromStack(made.identity),
  api: Template.fromStack(made.api),
  web: Template.fromStack(made.web),
  audit: Template.fromStack(made.audit),
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
