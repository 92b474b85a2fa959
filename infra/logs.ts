import { ArnFormat, type InjectionContext, type IPropertyInjector, Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey, Key } from 'aws-cdk-lib/aws-kms';
import { LogGroup, type LogGroupProps } from 'aws-cdk-lib/aws-logs';
import type { StageConfig } from './config.ts';

/** The stage's custom metrics, counted from log lines. */
export const metricNamespace = ({ stage }: StageConfig): string => `Afiya/${stage}`;

/** Lets CloudWatch Logs encrypt the account's log groups with the key. A pattern, since a group's ARN would tie its stack to the key's. */
export function logsMayUse(key: Key): void {
  const { region } = Stack.of(key);
  const groups = Stack.of(key).formatArn({
    service: 'logs',
    resource: 'log-group',
    resourceName: '*',
    arnFormat: ArnFormat.COLON_RESOURCE_NAME,
  });
  key.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal(`logs.${region}.amazonaws.com`)],
      actions: ['kms:Encrypt', 'kms:Decrypt', 'kms:ReEncrypt*', 'kms:GenerateDataKey*', 'kms:DescribeKey'],
      resources: ['*'],
      conditions: { ArnLike: { 'kms:EncryptionContext:aws:logs:arn': groups } },
    }),
  );
}

/** Encrypts every log group with the key, including those that CDK creates for its own functions. */
export class EncryptedLogs implements IPropertyInjector {
  readonly constructUniqueId = LogGroup.PROPERTY_INJECTION_ID;
  private readonly key: IKey;
  constructor(key: IKey) {
    this.key = key;
  }
  inject(props: LogGroupProps, _context: InjectionContext): LogGroupProps {
    return { encryptionKey: this.key, ...props };
  }
}
