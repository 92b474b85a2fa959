import { type Breakage, first, rewrite, set } from './breakage.ts';
import { type Check, type Found, all, at, bucketPolicies, list, names, referents, same, text, unless } from './template.ts';

/** The table of anonymous symptom sessions. */
const isPassing = ({ id }: Found): boolean => id.startsWith('Sessions');
const isRestorable = ({ properties: table }: Found): boolean =>
  at(table, 'PointInTimeRecoverySpecification', 'PointInTimeRecoveryEnabled') === true;

export const properties = {
  'buckets let nobody in from outside': (stacks) =>
    all(stacks, 'AWS::S3::Bucket').flatMap((bucket) => [
      ...['BlockPublicAcls', 'BlockPublicPolicy', 'IgnorePublicAcls', 'RestrictPublicBuckets'].flatMap((name) =>
        unless(at(bucket.properties, 'PublicAccessBlockConfiguration', name) === true, `${bucket.where} does not say ${name}`),
      ),
      ...bucketPolicies(stacks, bucket)
        .filter((statement) => at(statement, 'Effect') === 'Allow')
        .flatMap((statement) =>
          unless(at(statement, 'Principal', 'Service') !== undefined, `${bucket.where} is open to ${text(at(statement, 'Principal'))}`),
        ),
    ]),

  'buckets take TLS only': (stacks) =>
    all(stacks, 'AWS::S3::Bucket').flatMap((bucket) =>
      unless(
        bucketPolicies(stacks, bucket).some(
          (statement) =>
            at(statement, 'Effect') === 'Deny' &&
            at(statement, 'Action') === 's3:*' &&
            same(at(statement, 'Condition'), { Bool: { 'aws:SecureTransport': 'false' } }) &&
            list(at(statement, 'Resource')).length === 2,
        ),
        `${bucket.where} answers without TLS`,
      ),
    ),

  'what is stored is encrypted, records with our key': (stacks) => [
    ...all(stacks, 'AWS::S3::Bucket').flatMap((bucket) => {
      const encryption = at(bucket.properties, 'BucketEncryption', 'ServerSideEncryptionConfiguration', 0, 'ServerSideEncryptionByDefault');
      const withKey = at(encryption, 'SSEAlgorithm') === 'aws:kms' && at(encryption, 'KMSMasterKeyID') !== undefined;
      return unless(
        /^(AccessLogs|Site)/.test(bucket.id) ? at(encryption, 'SSEAlgorithm') !== undefined : withKey,
        `${bucket.where} is not encrypted as it must be`,
      );
    }),
    ...all(stacks, 'AWS::DynamoDB::Table').flatMap((table) =>
      unless(
        at(table.properties, 'SSESpecification', 'SSEType') === 'KMS' &&
          at(table.properties, 'SSESpecification', 'KMSMasterKeyId') !== undefined,
        `${table.where} is not encrypted with our key`,
      ),
    ),
    ...all(stacks, 'AWS::SQS::Queue').flatMap((queue) =>
      unless(queue.properties['SqsManagedSseEnabled'] === true, `${queue.where} is not encrypted`),
    ),
    ...all(stacks, 'AWS::SNS::Topic').flatMap((topic) =>
      unless(topic.properties['KmsMasterKeyId'] !== undefined, `${topic.where} is not encrypted`),
    ),
    ...all(stacks, 'AWS::Logs::LogGroup').flatMap((group) =>
      unless(group.properties['KmsKeyId'] !== undefined, `${group.where} is not encrypted`),
    ),
    ...all(stacks, 'AWS::Backup::BackupVault').flatMap((vault) =>
      unless(vault.properties['EncryptionKeyArn'] !== undefined, `${vault.where} is not encrypted`),
    ),
    ...all(stacks, 'AWS::KMS::Key').flatMap((key) =>
      unless(key.properties['EnableKeyRotation'] === true && key.kept, `${key.where} does not rotate or goes with its stack`),
    ),
  ],

  'a failed first deployment leaves nothing that is paid for, and can be rolled back': (stacks) => [
    ...all(stacks, 'AWS::KMS::Key', 'AWS::Logs::LogGroup', 'AWS::Backup::BackupVault').flatMap(({ where, deletionPolicy }) =>
      unless(deletionPolicy === 'RetainExceptOnCreate', `${where} would be left over`),
    ),
    ...all(stacks, 'AWS::DynamoDB::Table', 'AWS::Cognito::UserPool', 'AWS::S3::Bucket').flatMap(({ where, deletionPolicy }) =>
      unless(deletionPolicy === 'Retain', `${where} is protected or not empty: the roll-back would fail at it`),
    ),
  ],

  'documents that were deleted can be restored for weeks, and what was never filed goes within days': (stacks) =>
    all(stacks, 'AWS::S3::Bucket')
      .filter(({ id }) => id.startsWith('Documents'))
      .flatMap((bucket) => {
        const ruleOf = (prefix: string) =>
          list(at(bucket.properties, 'LifecycleConfiguration', 'Rules')).find((rule) => at(rule, 'Prefix') === prefix) ?? null;
        return [
          ...unless(at(bucket.properties, 'VersioningConfiguration', 'Status') === 'Enabled', `${bucket.where} keeps no versions`),
          ...unless(
            at(ruleOf('patients/'), 'ExpirationInDays') === undefined &&
              at(ruleOf('patients/'), 'NoncurrentVersionExpiration', 'NoncurrentDays') === 35,
            `${bucket.where} loses documents, or keeps those of deleted records`,
          ),
          ...unless(at(ruleOf('waiting/'), 'ExpirationInDays') === 1, `${bucket.where} keeps what was never filed`),
          ...unless(
            list(at(bucket.properties, 'CorsConfiguration', 'CorsRules')).every(
              (rule) => !JSON.stringify(list(at(rule, 'AllowedOrigins'))).includes('*'),
            ),
            `${bucket.where} takes files from other pages than the site's`,
          ),
        ];
      }),

  'tables are kept, protected, restorable': (stacks) =>
    all(stacks, 'AWS::DynamoDB::Table').flatMap((table) => [
      ...unless(table.kept, `${table.where} goes with its stack`),
      ...unless(table.properties['DeletionProtectionEnabled'] === true, `${table.where} can be deleted by one call`),
      ...unless(isPassing(table) || isRestorable(table), `${table.where} cannot be restored to a point in time`),
    ]),

  'backups cost what was decided: whole copies soon go into cold storage, and those of the log are monthly': (stacks) =>
    all(stacks, 'AWS::Backup::BackupPlan').flatMap((plan) =>
      list(at(plan.properties, 'BackupPlan', 'BackupPlanRule')).flatMap((rule) => {
        const kept = at(rule, 'Lifecycle');
        const holdsLog = all(stacks, 'AWS::Backup::BackupSelection').some(
          ({ stack, properties: one }) =>
            stack === plan.stack &&
            names(one['BackupPlanId'], plan.id) &&
            referents(stacks, stack, one).some((where) => where.includes('AccessLog')),
        );
        return [
          // Cold copies are kept, and paid for, for ninety days at least (AWS Backup developer guide, "Lifecycle").
          ...unless(
            Number(at(kept, 'MoveToColdStorageAfterDays')) <= 7 &&
              Number(at(kept, 'DeleteAfterDays')) >= Number(at(kept, 'MoveToColdStorageAfterDays')) + 90,
            `${plan.where} keeps whole copies warm`,
          ),
          ...unless(!holdsLog || text(at(rule, 'ScheduleExpression')).startsWith('cron(0 1 1 '), `${plan.where} copies the log every week`),
        ];
      }),
    ),

  'what visitors are told is deleted cannot be restored': (stacks) =>
    all(stacks, 'AWS::DynamoDB::Table')
      .filter(isPassing)
      .flatMap((table) => [
        ...unless(!isRestorable(table), `${table.where} can be restored to when it still held what is deleted`),
        ...unless(at(table.properties, 'TimeToLiveSpecification', 'Enabled') === true, `${table.where} deletes nothing by itself`),
        ...all(stacks, 'AWS::Backup::BackupSelection').flatMap((selection) =>
          unless(!referents(stacks, selection.stack, selection.properties).includes(table.where), `${table.where} is in a backup`),
        ),
      ]),
} as const satisfies Record<string, Check>;

export const breakages: readonly Breakage<keyof typeof properties>[] = [
  [
    'copies that stay warm for a year',
    rewrite('AWS::Backup::BackupPlan', '"MoveToColdStorageAfterDays":7', '"MoveToColdStorageAfterDays":300'),
    'backups cost what was decided: whole copies soon go into cold storage, and those of the log are monthly',
    'keeps whole copies warm',
  ],
  [
    'a log that is copied every week',
    rewrite('AWS::Backup::BackupPlan', 'cron(0 1 1 ', 'cron(0 1 ? ', 'LogBackups'),
    'backups cost what was decided: whole copies soon go into cold storage, and those of the log are monthly',
    'copies the log every week',
  ],
  [
    'a public bucket',
    set('AWS::S3::Bucket', 'PublicAccessBlockConfiguration', undefined, 'Exports'),
    'buckets let nobody in from outside',
    'workers/Exports',
  ],
  [
    'documents without versions',
    set('AWS::S3::Bucket', 'VersioningConfiguration', undefined, 'Documents'),
    'documents that were deleted can be restored for weeks, and what was never filed goes within days',
    'keeps no versions',
  ],
  [
    'documents that expire',
    set('AWS::S3::Bucket', 'LifecycleConfiguration', { Rules: [{ Prefix: 'patients/', ExpirationInDays: 365 }] }, 'Documents'),
    'documents that were deleted can be restored for weeks, and what was never filed goes within days',
    'loses documents',
  ],
  [
    'a bucket policy for everybody',
    first(
      'AWS::S3::BucketPolicy',
      ({ Properties }, _, id) => {
        Properties['PolicyDocument'] = { Statement: [{ Effect: 'Allow', Action: 's3:GetObject', Principal: '*', Resource: id }] };
      },
      'Exports',
    ),
    'buckets let nobody in from outside',
    'is open to *',
  ],
  [
    'a bucket without TLS only',
    first('AWS::S3::BucketPolicy', (_, { Resources }, id) => delete Resources[id], 'Site'),
    'buckets take TLS only',
    'web/Site',
  ],
  [
    'exports under the key of S3',
    set('AWS::S3::Bucket', 'BucketEncryption', { ServerSideEncryptionConfiguration: [] }, 'Exports'),
    'what is stored is encrypted, records with our key',
    'workers/Exports',
  ],
  [
    'a table without our key',
    set('AWS::DynamoDB::Table', 'SSESpecification', { SSEEnabled: true }, 'Clinical'),
    'what is stored is encrypted, records with our key',
    'data/Clinical',
  ],
  [
    'a log group without a key',
    set('AWS::Logs::LogGroup', 'KmsKeyId'),
    'what is stored is encrypted, records with our key',
    'not encrypted',
  ],
  [
    'a key that does not rotate',
    set('AWS::KMS::Key', 'EnableKeyRotation', false),
    'what is stored is encrypted, records with our key',
    'data/Key',
  ],
  [
    'a table without point-in-time recovery',
    set('AWS::DynamoDB::Table', 'PointInTimeRecoverySpecification', undefined, 'AccessLog'),
    'tables are kept, protected, restorable',
    'data/AccessLog',
  ],
  [
    'sessions that can be restored weeks after they are gone',
    set('AWS::DynamoDB::Table', 'PointInTimeRecoverySpecification', { PointInTimeRecoveryEnabled: true }, 'Sessions'),
    'what visitors are told is deleted cannot be restored',
    'still held what is deleted',
  ],
  [
    'a table that goes with its stack',
    first('AWS::DynamoDB::Table', (table) => {
      table.DeletionPolicy = 'Delete';
    }),
    'tables are kept, protected, restorable',
    'goes with its stack',
  ],
  [
    'a key that a failed deployment leaves',
    first('AWS::KMS::Key', (key) => {
      key.DeletionPolicy = 'Retain';
    }),
    'a failed first deployment leaves nothing that is paid for, and can be rolled back',
    'left over',
  ],
  [
    'a protected table that a roll-back would have to delete',
    first('AWS::DynamoDB::Table', (table) => {
      table.DeletionPolicy = 'RetainExceptOnCreate';
    }),
    'a failed first deployment leaves nothing that is paid for, and can be rolled back',
    'the roll-back would fail',
  ],
];
