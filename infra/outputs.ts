import { CfnOutput, type Stack } from 'aws-cdk-lib';
import type { Part } from './stack-names.ts';

/**
 * The outputs of stacks that commands read by name. A name that a stack does not write, or that no row has, does not compile or fails a
 * test, while a command that looked for a construct's logical id would only fail once a stage is deployed.
 */
export const outputs = {
  data: ['ClinicalTable', 'SessionsTable', 'AccessLogTable'],
  identity: ['UserPoolId'],
  trail: ['TrailBucket'],
  workers: [],
  api: ['ApiId', 'WebAcl', 'SentSecretArn', 'OtherSecretArn'],
  web: ['DistributionId', 'SiteUrl'],
  monitoring: [],
} as const satisfies Record<Part, readonly string[]>;

export type OutputOf<P extends Part> = (typeof outputs)[P][number];

/** Writes outputs of a stack, by name. */
export function writeOutputs<P extends Part>(stack: Stack, values: { readonly [O in OutputOf<P>]?: string }): void {
  for (const [name, value] of Object.entries<string | undefined>(values)) if (value !== undefined) new CfnOutput(stack, name, { value });
}
