import { ArnFormat, Aws, Fn, RemovalPolicy, Stack } from 'aws-cdk-lib';
import type { Stage } from 'aws-cdk-lib/aws-apigateway';
import type { IUserPool } from 'aws-cdk-lib/aws-cognito';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { type ISecret, Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { CfnLoggingConfiguration, CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import { viewerAddressHeader } from '../contract/deployment/visitor.ts';
import type { StageConfig } from './config.ts';
import { writeOutputs } from './outputs.ts';

/** Header by which CloudFront proves that it is this site's distribution. It overwrites any value a visitor sent. */
export const originSecretHeader = 'x-origin-secret';

/**
 * Rules of the common set that only count. Body rules: a clinician's note may hold markup, links and 256 kB, and the contract parses it. Query size:
 * the site's own queries can exceed 2,048 bytes, and the contract bounds each parameter.
 */
const countedRules = [
  'SizeRestrictions_BODY',
  'EC2MetaDataSSRF_BODY',
  'GenericLFI_BODY',
  'GenericRFI_BODY',
  'CrossSiteScripting_BODY',
  'SizeRestrictions_QUERYSTRING',
];

/** The body rules of the known bad inputs, of which a note may quote any: nothing here runs Java or renders components on the server. */
const countedInputs = ['JavaDeserializationRCE_BODY', 'Log4JRCE_BODY', 'ReactJSRCE_BODY'];

/** The template holds a reference; CloudFormation inserts the value at deployment. */
const reference = (secret: ISecret): string => secret.secretValue.unsafeUnwrap();

/** A long window: a flood is noticed within half a minute, and its sender must then pause for ten. */
const windowSeconds = 600;

const visible = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  // Samples would show headers and queries to anyone with console access.
  sampledRequestsEnabled: false,
});
const inOrder = <R extends { readonly name: string }>(rules: readonly R[]) =>
  rules.map((rule, priority) => ({ ...rule, priority, visibilityConfig: visible(rule.name) }));

const matches = (
  fieldToMatch: CfnWebACL.FieldToMatchProperty,
  positionalConstraint: string,
  searchString: string,
  type: string,
): CfnWebACL.StatementProperty => ({
  byteMatchStatement: { fieldToMatch, positionalConstraint, searchString, textTransformations: [{ priority: 0, type }] },
});

/** Logs the requests that a web ACL blocks, without what could identify a person. */
function logBlocked(scope: Construct, config: StageConfig, name: string, acl: CfnWebACL): void {
  // WAF requires the prefix. The stack id avoids a clash with a group kept from an earlier stack.
  const logGroupName = `aws-waf-logs-${name}-${Fn.select(2, Fn.split('/', Aws.STACK_ID))}`;
  const logs = new LogGroup(scope, 'Log', {
    logGroupName,
    retention: config.logRetentionDays,
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  });
  const logging = new CfnLoggingConfiguration(scope, 'Logging', {
    resourceArn: acl.attrArn,
    // Without the ":*" at the end of a log group's ARN, which WAF rejects.
    logDestinationConfigs: [
      Stack.of(scope).formatArn({
        service: 'logs',
        resource: 'log-group',
        resourceName: logGroupName,
        arnFormat: ArnFormat.COLON_RESOURCE_NAME,
      }),
    ],
    redactedFields: [
      { singleHeader: { Name: 'authorization' } },
      { singleHeader: { Name: 'cookie' } },
      { singleHeader: { Name: originSecretHeader } },
      { queryString: {} },
      { uriPath: {} },
    ],
    // The log line would quote a counted match in a body.
    loggingFilter: {
      DefaultBehavior: 'DROP',
      Filters: [{ Behavior: 'KEEP', Requirement: 'MEETS_ANY', Conditions: [{ ActionCondition: { Action: 'BLOCK' } }] }],
    },
  });
  logging.node.addDependency(logs);
}

/** The user pool's operations that send an e-mail to an address of the caller's choice. */
const mailing = ['SignUp', 'ResendConfirmationCode', 'ForgotPassword'];

/**
 * The web ACL of the user pool, whose own endpoint anybody can call: limits how many e-mails and how many sign-ins one address can ask for.
 * Cognito passes some headers and no personal data (its developer guide, "Associate an AWS WAF web ACL with a user pool"). The guide names
 * one for the operation; that of the request itself is matched too, as it does not say whether it is among those passed.
 */
export class PoolFirewall extends Construct {
  constructor(scope: Construct, id: string, config: StageConfig, userPool: IUserPool) {
    super(scope, id);
    const name = `afiya-${config.stage}-users`;
    const perAddress = (rule: string, limit: number, scopeDownStatement?: CfnWebACL.StatementProperty) => ({
      name: rule,
      action: { block: {} },
      statement: {
        rateBasedStatement: {
          aggregateKeyType: 'IP',
          evaluationWindowSec: windowSeconds,
          limit,
          ...(scopeDownStatement && { scopeDownStatement }),
        },
      },
    });
    const sendsMail: CfnWebACL.StatementProperty = {
      orStatement: {
        statements: mailing.flatMap((operation) => [
          matches({ singleHeader: { Name: 'x-amz-target' } }, 'ENDS_WITH', `.${operation}`, 'NONE'),
          matches({ singleHeader: { Name: 'x-amzn-cognito-operation-name' } }, 'EXACTLY', operation, 'NONE'),
        ]),
      },
    };
    const acl = new CfnWebACL(this, 'WebAcl', {
      name,
      description: 'Protects the Afiya user pool',
      scope: 'REGIONAL',
      defaultAction: { allow: {} },
      visibilityConfig: visible(name),
      rules: inOrder([
        perAddress('MailsByAddress', config.mailsPerAddress, sendsMail),
        perAddress('UsersByAddress', config.signInsPerAddress),
      ]),
    });
    new CfnWebACLAssociation(this, 'OnPool', { resourceArn: userPool.userPoolArn, webAclArn: acl.attrArn });
    logBlocked(this, config, name, acl);
  }
}

/** The web ACL of the API's stage: admits only this site's CloudFront, blocks known attacks, and limits each address. */
export class Firewall extends Construct {
  /** The value that CloudFront sends in `x-origin-secret`. */
  readonly sentSecret: ISecret;

  constructor(scope: Construct, id: string, config: StageConfig, props: { stage: Stage; key: IKey }) {
    super(scope, id);
    const { stage } = props;
    const name = `afiya-${config.stage}`;
    const secret = (secretId: string, description: string): Secret =>
      new Secret(this, secretId, {
        description,
        encryptionKey: props.key,
        generateSecretString: { passwordLength: 64, excludePunctuation: true },
      });
    this.sentSecret = secret('SentSecret', 'What CloudFront sends to the API');
    // In use only during a rotation, when both are accepted (bin/origin-secret.ts).
    const otherSecret = secret('OtherSecret', 'What the API accepts besides');

    const fromCloudFront: CfnWebACL.StatementProperty = {
      orStatement: {
        statements: [this.sentSecret, otherSecret].map((one) =>
          matches({ singleHeader: { Name: originSecretHeader } }, 'EXACTLY', reference(one), 'NONE'),
        ),
      },
    };
    const toPublicRoutes = matches({ uriPath: {} }, 'STARTS_WITH', `/${stage.stageName}/public/`, 'NORMALIZE_PATH');
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
    const perVisitor = (rule: string, limit: number, scopeDownStatement: CfnWebACL.StatementProperty) => ({
      name: rule,
      action: { block: {} },
      statement: {
        rateBasedStatement: {
          aggregateKeyType: 'FORWARDED_IP',
          forwardedIpConfig: { headerName: viewerAddressHeader, fallbackBehavior: 'NO_MATCH' },
          evaluationWindowSec: windowSeconds,
          limit,
          // A caller who bypasses CloudFront can forge an address, and must not be counted.
          scopeDownStatement,
        },
      },
    });
    const rules = [
      perVisitor('PublicByVisitor', config.publicPerAddress, { andStatement: { statements: [fromCloudFront, toPublicRoutes] } }),
      perVisitor('ByVisitor', config.perAddress, fromCloudFront),
      managed('AWSManagedRulesKnownBadInputsRuleSet', countedInputs),
      managed('AWSManagedRulesCommonRuleSet', countedRules),
      { name: 'FromCloudFront', action: { allow: {} }, statement: fromCloudFront },
    ];
    const acl = new CfnWebACL(this, 'WebAcl', {
      name,
      description: 'Protects the Afiya API',
      scope: 'REGIONAL',
      defaultAction: { block: {} },
      visibilityConfig: visible(name),
      rules: inOrder(rules),
    });
    new CfnWebACLAssociation(this, 'OnStage', { resourceArn: stage.stageArn, webAclArn: acl.attrArn });

    logBlocked(this, config, name, acl);

    // Read by the command that rotates the secret.
    writeOutputs<'api'>(Stack.of(this), {
      WebAcl: acl.ref,
      SentSecretArn: this.sentSecret.secretArn,
      OtherSecretArn: otherSecret.secretArn,
    });
  }
}
