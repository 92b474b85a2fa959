import { ArnFormat, Aws, Fn, RemovalPolicy, Stack } from 'aws-cdk-lib';
import type { Stage } from 'aws-cdk-lib/aws-apigateway';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { CfnLoggingConfiguration, CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import type { StageConfig } from './config.ts';

/** Where CloudFront writes the visitor's address: to the API every request comes from CloudFront's own. */
export const viewerAddressHeader = 'x-viewer-address';

/** Rules that look into bodies only count: a clinician's note may hold markup, links and 256 kB, and the contract parses it. */
const countedRules = ['SizeRestrictions_BODY', 'EC2MetaDataSSRF_BODY', 'GenericLFI_BODY', 'GenericRFI_BODY', 'CrossSiteScripting_BODY'];

/** What stands before the API's stage: known attacks are turned away, and no address may use up what is there for everybody. */
export class Firewall extends Construct {
  constructor(scope: Construct, id: string, config: StageConfig, stage: Stage) {
    super(scope, id);
    const name = `afiya-${config.stage}`;
    const visible = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
      metricName,
      cloudWatchMetricsEnabled: true,
      // Samples would show headers and queries to whoever may open the console.
      sampledRequestsEnabled: false,
    });
    const managed = (rule: string, counted: readonly string[] = []) => ({
      name: rule,
      overrideAction: { none: {} },
      statement: {
        managedRuleGroupStatement: {
          vendorName: 'AWS',
          name: rule,
          ruleActionOverrides: counted.map((one) => ({ name: one, actionToUse: { count: {} } })),
        },
      },
    });
    const perAddress = (rule: string, of: Omit<CfnWebACL.RateBasedStatementProperty, 'evaluationWindowSec' | 'scopeDownStatement'>) => ({
      name: rule,
      action: { block: {} },
      statement: {
        rateBasedStatement: {
          ...of,
          evaluationWindowSec: 300,
          scopeDownStatement: {
            byteMatchStatement: {
              fieldToMatch: { uriPath: {} },
              positionalConstraint: 'STARTS_WITH',
              searchString: `/${stage.stageName}/public/`,
              textTransformations: [{ priority: 0, type: 'NORMALIZE_PATH' }],
            },
          },
        },
      },
    });
    const rules = [
      perAddress('PublicByVisitor', {
        aggregateKeyType: 'FORWARDED_IP',
        forwardedIpConfig: { headerName: viewerAddressHeader, fallbackBehavior: 'NO_MATCH' },
        limit: config.publicPerAddress,
      }),
      // Who calls the API itself can write any address into the header, but not into the connection. CloudFront has many.
      perAddress('PublicByConnection', { aggregateKeyType: 'IP', limit: config.publicPerAddress * 10 }),
      managed('AWSManagedRulesAmazonIpReputationList'),
      managed('AWSManagedRulesKnownBadInputsRuleSet'),
      managed('AWSManagedRulesCommonRuleSet', countedRules),
    ];
    const acl = new CfnWebACL(this, 'WebAcl', {
      name,
      description: 'Before the Afiya API',
      scope: 'REGIONAL',
      defaultAction: { allow: {} },
      visibilityConfig: visible(name),
      rules: rules.map((rule, priority) => ({ ...rule, priority, visibilityConfig: visible(rule.name) })),
    });
    new CfnWebACLAssociation(this, 'OnStage', { resourceArn: stage.stageArn, webAclArn: acl.attrArn });

    // WAF asks for the prefix. The stack's own id: a group kept from an earlier stack would stand in the way of a name alone.
    const logGroupName = `aws-waf-logs-${name}-${Fn.select(2, Fn.split('/', Aws.STACK_ID))}`;
    const logs = new LogGroup(this, 'Log', {
      logGroupName,
      retention: config.logRetentionDays,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    const logging = new CfnLoggingConfiguration(this, 'Logging', {
      resourceArn: acl.attrArn,
      // Without the ":*" that a log group's own ARN ends in: WAF refuses it.
      logDestinationConfigs: [
        Stack.of(this).formatArn({
          service: 'logs',
          resource: 'log-group',
          resourceName: logGroupName,
          arnFormat: ArnFormat.COLON_RESOURCE_NAME,
        }),
      ],
      redactedFields: [
        { singleHeader: { Name: 'authorization' } },
        { singleHeader: { Name: 'cookie' } },
        { queryString: {} },
        { uriPath: {} },
      ],
      // A counted match of a body would be quoted in its line.
      loggingFilter: {
        DefaultBehavior: 'DROP',
        Filters: [{ Behavior: 'KEEP', Requirement: 'MEETS_ANY', Conditions: [{ ActionCondition: { Action: 'BLOCK' } }] }],
      },
    });
    logging.node.addDependency(logs);
  }
}
