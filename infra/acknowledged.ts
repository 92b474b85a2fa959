import { type App, Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';
import { AwsSolutionsChecks, HIPAASecurityChecks, ServerlessChecks } from 'cdk-nag';
import { type FunctionName, functionNames } from '../contract/functions.ts';
import type { StageConfig } from './config.ts';

interface Acknowledged {
  /** Construct paths, stack first; everywhere when empty. */
  readonly at: readonly string[];
  /** `{stage}` is replaced by the stage's name. */
  readonly rules: readonly string[];
  readonly reason: string;
  /** The stages that have it; all when absent. */
  readonly when?: (config: StageConfig) => boolean;
}

const inAwsSolutions = (rule: string, ...findings: string[]): string[] => findings.map((finding) => `AwsSolutions-${rule}[${finding}]`);
const servicePolicy = (name: string): string => `Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/${name}`;
const siteDeployment = 'web/Custom::CDKBucketDeployment8693BB64968944B69AAFB0CC9EB8756C';
const notAwaited = ['HIPAA.Security-LambdaDLQ', 'Serverless-LambdaDLQ'];
const forEverybody = ['AwsSolutions-APIG4', 'AwsSolutions-COG4'];
const accessLogBuckets = ['api/AccessLogs', 'web/AccessLogs', 'trail/AccessLogs'];
const inApi = (...functions: string[]): string[] => functions.map((name) => `api/${name}`);

const tracesOnly =
  'X-Ray has no resources that a policy could name, nor has the list of streams; such a statement lets a function send its traces, or find the stream that it reads, and nothing else (a test holds it so).';

const ofApi = functionNames.filter((name) => !['post-confirmation', 'model-watch'].includes(name));
const notByApi: FunctionName[] = [
  'patient-deletions',
  'unconfirmed-accounts',
  'patient-export-worker',
  'patient-load',
  'access-log-by-patient',
];

/** Every accepted finding of the rule packs, and why. docs/security.md repeats the list; a test keeps them equal. */
export const acknowledged: readonly Acknowledged[] = [
  {
    at: [],
    rules: ['HIPAA.Security-IAMNoInlinePolicy'],
    reason: 'Every policy belongs to one role and names what that role needs; shared policies would grow. None is attached to a person.',
  },
  {
    at: [],
    rules: ['HIPAA.Security-LambdaConcurrency'],
    reason:
      'A new account may run ten functions at once, and all of them must stay unreserved, so a stack that reserves any cannot be deployed. With a raised quota `publicConcurrency` bounds the one function that everybody may call; the stage, the public routes and the firewall limit requests; an alarm tells when functions are throttled.',
  },
  {
    at: [],
    rules: ['HIPAA.Security-LambdaInsideVPC'],
    reason:
      'The functions reach only AWS services, over TLS and as their role permits; nothing of theirs listens in a network. A VPC would add endpoints and an egress path to guard, and protect nothing that exists.',
  },
  {
    at: ['data/Sessions'],
    rules: ['HIPAA.Security-DynamoDBInBackupPlan'],
    reason:
      'Symptom sessions name nobody and expire within hours; a backup would keep what was promised to go. They can be restored to any second.',
  },
  {
    at: ['data/Backups'],
    rules: inAwsSolutions('IAM4', servicePolicy('AWSBackupServiceRolePolicyForBackup')),
    reason: 'The policy that AWS documents for AWS Backup; only the service can take on the role.',
  },
  {
    at: ['identity/Users'],
    rules: ['AwsSolutions-COG2'],
    reason:
      'Patients may have no second device, so a second factor (an authenticator app) is theirs to choose. Staff are asked to by the hospital: see "Left to operations".',
  },
  {
    at: ['identity/Users'],
    rules: ['AwsSolutions-COG8'],
    reason:
      'The Plus tier is paid for each user and is for the hospital to order. Cognito limits attempts on every tier, and passwords are proved by SRP.',
  },
  {
    at: ['identity/post-confirmation', ...inApi(...ofApi.filter((name) => !notByApi.includes(name)))],
    rules: notAwaited,
    reason: 'It is called by somebody who waits for its answer and sees the failure; Lambda uses a dead-letter queue for other calls only.',
  },
  {
    at: ['api/access-log-by-patient'],
    rules: notAwaited,
    reason: 'What it reads of the stream and cannot keep goes to the queue of the stream’s mapping; operations call it and wait.',
  },
  {
    at: ['api/patient-load'],
    rules: notAwaited,
    reason: 'Operations call it and wait. Its call carries patients, which must not come to lie in a queue.',
  },
  {
    at: ['identity/post-confirmation', ...inApi(...ofApi)],
    rules: inAwsSolutions('IAM5', 'Resource::*'),
    reason: tracesOnly,
  },
  { at: ['api/model-watch'], rules: inAwsSolutions('IAM5', 'Resource::*'), reason: tracesOnly, when: ({ model }) => model !== undefined },
  {
    at: ['api/Firewall'],
    rules: ['AwsSolutions-SMG4', 'HIPAA.Security-SecretsManagerRotationEnabled'],
    reason:
      'The secret between CloudFront and the API stands in both; `npm run rotate-origin-secret` exchanges it in the order in which nobody is refused, which a rotation of Secrets Manager alone does not.',
  },
  {
    at: inApi('patients', 'patient-exports', 'patient-export-worker'),
    rules: inAwsSolutions('IAM5', 'Resource::Afiya-{stage}-data:ExportsOutputFnGetAttClinical4D05F756Arn9372D68A/index/*'),
    reason: 'Query on the indexes of one table; whoever may query the table may query its indexes.',
  },
  {
    at: inApi('patient-exports', 'patient-export-worker'),
    rules: inAwsSolutions('IAM5', 'Resource::<Exports25637AFB.Arn>/*'),
    reason: 'The files of one bucket, whose names are made as they are written.',
  },
  {
    at: ['api/Exports'],
    rules: ['HIPAA.Security-S3BucketReplicationEnabled', 'HIPAA.Security-S3BucketVersioningEnabled'],
    reason: 'An exported file is a copy that must be gone after a day; versions and replicas would keep it.',
  },
  {
    at: accessLogBuckets,
    rules: ['HIPAA.Security-S3DefaultEncryptionKMS'],
    reason: 'S3 delivers access logs only to a bucket with its own encryption (AES-256). They name objects, never what is in them.',
  },
  {
    at: [...accessLogBuckets, 'trail/Trail'],
    rules: ['HIPAA.Security-S3BucketReplicationEnabled'],
    reason:
      'Personal health data, and who looked at it, stays in one region; a copy elsewhere is for the hospital to decide. Losing these logs loses no record.',
  },
  {
    at: ['web/Site'],
    rules: ['HIPAA.Security-S3BucketReplicationEnabled', 'HIPAA.Security-S3DefaultEncryptionKMS'],
    reason: 'The site is public and made anew by every deployment; it holds no data of anybody.',
  },
  {
    at: ['api/Api'],
    rules: ['HIPAA.Security-APIGWCacheEnabledAndEncrypted'],
    reason: 'Answers are about one patient and for one caller, so none may be kept and given to another. They say no-store.',
  },
  {
    at: ['api/Api'],
    rules: ['HIPAA.Security-APIGWSSLEnabled'],
    reason:
      'A client certificate proves the gateway to an HTTP server; behind these methods are functions, which only this API may invoke.',
  },
  {
    at: ['api/Api'],
    rules: ['HIPAA.Security-APIGWXrayEnabled', 'Serverless-APIGWXrayEnabled'],
    reason:
      'Traces of a stage keep whole URLs with their query, and people search for patients by name there. The functions are traced instead.',
  },
  {
    at: ['api/Api'],
    rules: ['AwsSolutions-APIG2'],
    reason:
      'Each function parses path, query and body with the contract before anything else, more strictly than a JSON schema of the gateway could.',
  },
  {
    at: ['api/Api/CloudWatchRole'],
    rules: inAwsSolutions('IAM4', servicePolicy('AmazonAPIGatewayPushToCloudWatchLogs')),
    reason: "The account's one role for logs of API Gateway, with the policy that AWS documents for it; only the service can take it on.",
  },
  { at: ['api/Api/Default/health'], rules: forEverybody, reason: 'It says that the API answers, to anybody, and nothing else.' },
  {
    at: ['api/Api/Default/public'],
    rules: forEverybody,
    reason:
      'The symptom check is for everybody and stores no identity. It is throttled by itself, limited for each address, and its sessions are reached by an unguessable id.',
  },
  {
    at: ['api/Undelivered'],
    rules: ['Serverless-SQSRedrivePolicy'],
    reason: 'It is the dead-letter queue: nobody but operations reads it, and an alarm tells when anything is in it.',
  },
  {
    at: ['api/patient-export-worker'],
    rules: ['Serverless-LambdaAsyncFailureDestination'],
    reason: 'Its dead-letter queue takes what failed; a destination would take it a second time, with the text of the error.',
  },
  {
    at: ['web/Distribution'],
    rules: ['AwsSolutions-CFR1'],
    reason: 'Patients and clinicians travel; where they are says nothing about whether they may.',
  },
  {
    at: ['web/Distribution'],
    rules: ['AwsSolutions-CFR2'],
    reason:
      'The API has its web ACL in its own region; files need none. A web ACL of the distribution is configuration (webAclArn), for it lives in us-east-1.',
    when: ({ webAclArn }) => webAclArn === undefined,
  },
  {
    at: ['web/Distribution'],
    rules: ['AwsSolutions-CFR3'],
    reason:
      "CloudFront's standard logs write every query, and people search for patients by name there. API Gateway logs each request to the API without it, the web ACL each that it turns away, and S3 what CloudFront fetches; the files themselves are public.",
  },
  {
    at: ['web/Distribution'],
    rules: ['AwsSolutions-CFR4'],
    reason:
      "CloudFront's own certificate fixes its own minimum. With a domain (configuration) it is TLSv1.2_2021; current browsers agree on TLS 1.3 either way.",
    when: ({ domain }) => domain === undefined,
  },
  {
    at: ['monitoring/Alarms'],
    rules: ['Serverless-SNSRedrivePolicy'],
    reason: 'A mail that cannot be delivered would wait in a queue that nobody reads; the state of every alarm stays in CloudWatch.',
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
      "CDK's own function: runs during a deployment only, which fails if it does, and copies the built site from the assets' bucket to the site's. Its runtime and grants come with CDK.",
  },
  {
    at: ['trail/ToLog'],
    rules: inAwsSolutions(
      'IAM5',
      'Resource::arn:<AWS::Partition>:logs:ap-south-1:<AWS::AccountId>:log-group:<Log95422804>:log-stream:<AWS::AccountId>_CloudTrail_*',
    ),
    reason: 'CloudTrail names its streams itself; the pattern is the one that AWS documents, in one log group.',
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
