import { type App, Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';
import { AwsSolutionsChecks, HIPAASecurityChecks, ServerlessChecks } from 'cdk-nag';
import type { DeployedFunction } from '../contract/deployment/deployed-function.ts';
import { functionNames, rowOf } from '../contract/deployment/functions.ts';
import type { StageConfig } from './config.ts';

interface Acknowledged {
  /** Construct paths, stack first; none means everywhere. */
  readonly at: readonly string[];
  /** `{stage}` is replaced by the stage's name. */
  readonly rules: readonly string[];
  readonly reason: string;
  /** The stages it applies to; all if absent. */
  readonly when?: (config: StageConfig) => boolean;
}

const inAwsSolutions = (rule: string, ...findings: string[]): string[] => findings.map((finding) => `AwsSolutions-${rule}[${finding}]`);
const servicePolicy = (name: string): string => `Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/${name}`;
const siteDeployment = 'web/Custom::CDKBucketDeployment8693BB64968944B69AAFB0CC9EB8756C';
const notAwaited = ['HIPAA.Security-LambdaDLQ', 'Serverless-LambdaDLQ'];
const accessLogBuckets = ['data/AccessLogs', 'workers/AccessLogs', 'web/AccessLogs', 'trail/AccessLogs'];

const noTraces =
  'A function’s log line says how long a request took, its units and its round trips, and the dashboard how long each function does. Traces would cost as much as all functions, and nothing would read them.';
const awaited = 'Its callers wait for the answer and see a failure; Lambda uses a dead-letter queue only for asynchronous calls.';
const storedOnce = 'Its dead-letter queue takes failed calls; a destination would store them a second time, with the text of the error.';
const fileOfNames = 'The file of the names, whose name is generated when it is written.';
const exportedFiles = 'The files of one bucket, whose names are generated when they are written.';
const demanded: NonNullable<Acknowledged['when']> = ({ staffSecondFactor }) => staffSecondFactor === 'demanded';
const hasSender: NonNullable<Acknowledged['when']> = ({ senderEmail }) => senderEmail !== undefined;

const rows = functionNames.map((name) => ({ name, row: rowOf(name) }));
/** The paths (stack and name) of the functions whose rows match. Functions that not every stage has are named individually. */
const pathsOf = (isSuch: (row: DeployedFunction) => boolean): string[] =>
  rows.filter(({ row }) => row.when === undefined && isSuch(row)).map(({ name, row }) => `${row.stack}/${name}`);

/** Every accepted finding of the rule packs, and why. docs/security.md repeats the list; a test keeps the two equal. */
export const acknowledged: readonly Acknowledged[] = [
  {
    at: [],
    rules: ['HIPAA.Security-IAMNoInlinePolicy'],
    reason: 'Every policy belongs to one role and lists what that role needs; shared policies would grow. None is attached to a person.',
  },
  {
    at: [],
    rules: ['HIPAA.Security-LambdaConcurrency'],
    reason:
      'A new account may run ten functions at once and has to leave all ten unreserved, so a stack that reserves any cannot be deployed. With a raised quota, `publicConcurrency` limits the one function of the public that may take long; the stage, the public routes and the firewall limit requests; an alarm reports throttled functions.',
  },
  {
    at: [],
    rules: ['HIPAA.Security-LambdaInsideVPC'],
    reason:
      'The functions call only AWS services, over TLS and as their roles permit, and listen on no network. A VPC would add endpoints and an egress path to guard, and would protect nothing.',
  },
  {
    at: ['data/Sessions'],
    rules: ['HIPAA.Security-DynamoDBInBackupPlan', 'HIPAA.Security-DynamoDBPITREnabled', 'AwsSolutions-DDB3'],
    reason:
      'Symptom sessions name nobody and close after a day. Backups and point-in-time recovery, which reaches back 35 days, would keep what visitors are told is deleted.',
  },
  {
    at: ['data/Backups', 'data/LogBackups'],
    rules: inAwsSolutions('IAM4', servicePolicy('AWSBackupServiceRolePolicyForBackup')),
    reason: 'The policy that AWS documents for AWS Backup; only the service can assume the role.',
  },
  {
    at: ['identity/Users'],
    rules: ['AwsSolutions-COG2'],
    reason:
      'Patients may have no second device, so the pool only offers a second factor (an authenticator app). Staff have no rights without one where the stage demands it (`staffSecondFactor`), as production does by default.',
  },
  {
    at: ['identity/Users'],
    rules: ['AwsSolutions-COG8'],
    reason:
      'The Plus tier is billed per user, so ordering it is up to the hospital. Cognito limits attempts on every tier, and passwords are proved by SRP.',
  },
  {
    at: pathsOf(({ stack }) => stack !== 'workers'),
    rules: notAwaited,
    reason: awaited,
  },
  { at: ['identity/pre-token-generation'], rules: notAwaited, reason: awaited, when: demanded },
  { at: ['identity/custom-message'], rules: notAwaited, reason: awaited, when: hasSender },
  {
    at: ['workers/access-log-copies'],
    rules: notAwaited,
    reason:
      'Stream records that it cannot process go to the queue of its event source mapping; operations call it and wait for the answer.',
  },
  {
    at: ['workers/data-migrations'],
    rules: notAwaited,
    reason: 'Deployments call it and wait for the answer; what it has not finished it knows from the table.',
  },
  {
    at: ['workers/patient-load'],
    rules: notAwaited,
    reason: 'Operations call it and wait for the answer. The call carries patient records, which must not end up in a queue.',
  },
  {
    at: ['workers/access-log-copies'],
    rules: inAwsSolutions('IAM5', 'Resource::*'),
    reason:
      'The listing of streams has no resources that a policy could name; the statement lets a function find the stream that it reads, and nothing else (a test checks it).',
  },
  {
    at: pathsOf(() => true),
    rules: ['Serverless-LambdaTracing'],
    reason: noTraces,
  },
  { at: ['identity/pre-token-generation'], rules: ['Serverless-LambdaTracing'], reason: noTraces, when: demanded },
  { at: ['identity/custom-message'], rules: ['Serverless-LambdaTracing'], reason: noTraces, when: hasSender },
  { at: ['workers/model-watch'], rules: ['Serverless-LambdaTracing'], reason: noTraces, when: ({ model }) => model !== undefined },
  {
    at: ['api/Firewall'],
    rules: ['AwsSolutions-SMG4', 'HIPAA.Security-SecretsManagerRotationEnabled'],
    reason:
      'CloudFront and the API both hold the secret; `npm run rotate-origin-secret` changes it in an order that refuses nobody, which rotation by Secrets Manager alone would not.',
  },
  {
    at: pathsOf(({ clinical }) => clinical?.indexes === true),
    rules: inAwsSolutions('IAM5', 'Resource::Afiya-{stage}-data:ExportsOutputFnGetAttClinical4D05F756Arn9372D68A/index/*'),
    reason: 'Query on the indexes of one table: a role that may query the table may query its indexes.',
  },
  {
    at: ['workers/mail'],
    rules: inAwsSolutions('IAM5', 'Resource::arn:<AWS::Partition>:ses:ap-south-1:<AWS::AccountId>:configuration-set/*'),
    reason:
      'SES also asks for the right on the default configuration set of the sender’s identity, which the console names. It can only be used to send from the stage’s own address.',
    when: ({ senderEmail }) => senderEmail !== undefined,
  },
  {
    at: pathsOf(({ exports, stack }) => exports !== undefined && stack === 'api'),
    rules: inAwsSolutions('IAM5', 'Resource::Afiya-{stage}-workers:ExportsOutputFnGetAttExports25637AFBArn08434897/*'),
    reason: exportedFiles,
  },
  {
    at: pathsOf(({ exports, stack }) => exports !== undefined && stack === 'workers'),
    rules: inAwsSolutions('IAM5', 'Resource::<Exports25637AFB.Arn>/*'),
    reason: exportedFiles,
  },
  {
    at: pathsOf(({ names, stack }) => names !== undefined && stack === 'api'),
    rules: inAwsSolutions('IAM5', 'Resource::Afiya-{stage}-workers:ExportsOutputFnGetAttExports25637AFBArn08434897/names/*'),
    reason: fileOfNames,
  },
  {
    at: pathsOf(({ names, stack }) => names !== undefined && stack === 'workers'),
    rules: inAwsSolutions('IAM5', 'Resource::<Exports25637AFB.Arn>/names/*'),
    reason: fileOfNames,
  },
  {
    at: pathsOf(({ documents }) => documents !== undefined),
    rules: [
      ...inAwsSolutions('IAM5', 'Resource::Afiya-{stage}-data:ExportsOutputFnGetAttDocuments7E5B2978Arn159F38C5/waiting/*'),
      ...inAwsSolutions('IAM5', 'Resource::Afiya-{stage}-data:ExportsOutputFnGetAttDocuments7E5B2978Arn159F38C5/patients/*'),
    ],
    reason: 'The documents of one bucket, whose keys are the ids of patients and documents.',
  },
  {
    at: ['data/Documents'],
    rules: ['HIPAA.Security-S3BucketReplicationEnabled'],
    reason:
      'Documents stay in one region, as the records do; the hospital decides about a copy elsewhere. Versions that were replaced or deleted are kept for 35 days.',
  },
  {
    at: ['workers/Exports'],
    rules: ['HIPAA.Security-S3BucketReplicationEnabled', 'HIPAA.Security-S3BucketVersioningEnabled'],
    reason: 'An exported file is a copy that must be deleted after a day; versions and replicas would keep it.',
  },
  {
    at: accessLogBuckets,
    rules: ['HIPAA.Security-S3DefaultEncryptionKMS'],
    reason: 'S3 delivers access logs only to buckets with S3-managed encryption (AES-256). They name objects, never their contents.',
  },
  {
    at: [...accessLogBuckets, 'trail/Trail'],
    rules: ['HIPAA.Security-S3BucketReplicationEnabled'],
    reason:
      'Personal health data, and who looked at it, stays in one region; the hospital decides about a copy elsewhere. Losing these logs loses no record.',
  },
  {
    at: ['web/Site'],
    rules: ['HIPAA.Security-S3BucketReplicationEnabled', 'HIPAA.Security-S3DefaultEncryptionKMS'],
    reason: "The site is public, holds nobody's data, and every deployment uploads it again.",
  },
  {
    at: ['api/Gateway'],
    rules: ['HIPAA.Security-APIGWCacheEnabledAndEncrypted'],
    reason: "Answers hold patients' data for one caller, so none may be cached for another. They are sent with no-store.",
  },
  {
    at: ['api/Gateway'],
    rules: ['HIPAA.Security-APIGWSSLEnabled'],
    reason:
      "A client certificate proves the gateway's identity to an HTTP server; behind these methods are functions, which only this API may invoke.",
  },
  {
    at: ['api/Gateway'],
    rules: ['HIPAA.Security-APIGWXrayEnabled', 'Serverless-APIGWXrayEnabled'],
    reason:
      'Stage traces store whole URLs with their queries, which contain the patient names that people search for. The functions are not traced either: their log lines say what a trace would.',
  },
  {
    at: ['api/Gateway'],
    rules: ['AwsSolutions-APIG2'],
    reason:
      "Each function parses path, query and body with the contract before anything else, more strictly than the gateway's JSON schemas could.",
  },
  {
    at: ['api/Gateway/CloudWatchRole'],
    rules: inAwsSolutions('IAM4', servicePolicy('AmazonAPIGatewayPushToCloudWatchLogs')),
    reason: "The account's only role for API Gateway logs, with the policy that AWS documents for it; only the service can assume it.",
  },
  {
    at: ['workers/Undelivered'],
    rules: ['Serverless-SQSRedrivePolicy'],
    reason: 'It is the dead-letter queue itself: only operations read it, and an alarm reports anything in it.',
  },
  {
    at: pathsOf(({ background }) => background?.retries === 0),
    rules: ['Serverless-LambdaAsyncFailureDestination'],
    reason: storedOnce,
  },
  {
    at: ['workers/model-watch'],
    rules: ['Serverless-LambdaAsyncFailureDestination'],
    reason: storedOnce,
    when: ({ model }) => model !== undefined,
  },
  {
    at: ['web/Distribution'],
    rules: ['AwsSolutions-CFR1'],
    reason: 'Patients and clinicians travel; where they are says nothing about what they may see.',
  },
  {
    at: ['web/Distribution'],
    rules: ['AwsSolutions-CFR2'],
    reason:
      "The API has its web ACL in its own region; the site's files need none. A web ACL for the distribution is a setting (webAclArn), as it must be in us-east-1.",
    when: ({ webAclArn }) => webAclArn === undefined,
  },
  {
    at: ['web/Distribution'],
    rules: ['AwsSolutions-CFR3'],
    reason:
      "CloudFront's standard logs would record every query, with the patient names that people search for. API Gateway logs each API request without its query, the web ACL each request that it blocks, and S3 what CloudFront fetches; the files themselves are public.",
  },
  {
    at: ['web/Distribution'],
    rules: ['AwsSolutions-CFR4'],
    reason:
      "CloudFront's own certificate comes with a fixed minimum version. With a domain (a setting) the minimum is TLSv1.2_2021; current browsers negotiate TLS 1.3 either way.",
    when: ({ domain }) => domain === undefined,
  },
  {
    at: ['monitoring/Alarms'],
    rules: ['Serverless-SNSRedrivePolicy'],
    reason: 'An e-mail that cannot be delivered would wait in a queue that nobody reads; CloudWatch keeps the state of every alarm.',
    when: ({ alarmEmail }) => alarmEmail !== undefined,
  },
  {
    at: [siteDeployment],
    rules: [
      ...inAwsSolutions('IAM4', servicePolicy('AWSLambdaBasicExecutionRole')),
      ...inAwsSolutions(
        'IAM5',
        'Action::s3:GetBucket*',
        'Action::s3:GetObject*',
        'Action::s3:List*',
        'Action::s3:Abort*',
        'Action::s3:DeleteObject*',
        'Resource::arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-ap-south-1/*',
        'Resource::<SiteE53D7754.Arn>/*',
      ),
      'AwsSolutions-L1',
      'Serverless-LambdaLatestVersion',
      'Serverless-LambdaTracing',
      ...notAwaited,
    ],
    reason:
      "CDK's own function: it runs only during a deployment, which fails if it fails, and copies the built site from the assets bucket to the site's. Its runtime and grants come with CDK.",
  },
  {
    at: ['trail/ToLog'],
    rules: inAwsSolutions(
      'IAM5',
      'Resource::arn:<AWS::Partition>:logs:ap-south-1:<AWS::AccountId>:log-group:<Log95422804>:log-stream:<AWS::AccountId>_CloudTrail_*',
    ),
    reason: 'CloudTrail names its own log streams; the pattern is the one that AWS documents, within one log group.',
  },
];

/** Runs the rule packs on every synthesis, which fails on any unacknowledged finding. */
export function checked(app: App, config: StageConfig): void {
  Validations.of(app).addPlugins(new HIPAASecurityChecks(app), new AwsSolutionsChecks(app), new ServerlessChecks(app));
  const named = (text: string): string => text.replaceAll('{stage}', config.stage);
  for (const { at, rules, reason, when } of acknowledged) {
    if (when?.(config) === false) continue;
    const constructs = at.map((path) =>
      path
        .split('/')
        .reduce<IConstruct>((node, name, depth) => node.node.findChild(depth === 0 ? `Afiya-${config.stage}-${name}` : name), app),
    );
    for (const construct of at.length === 0 ? [app] : constructs)
      Validations.of(construct).acknowledge(...rules.map((rule) => ({ id: named(rule), reason })));
  }
}
