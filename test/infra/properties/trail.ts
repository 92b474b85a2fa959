import { type Breakage, first, rewrite, set } from './breakage.ts';
import { isSelected, read, sessionOf, transaction } from './data-events.ts';
import {
  type Check,
  type Found,
  type Stacks,
  all,
  at,
  bucketPolicies,
  functionsOf,
  list,
  referents,
  same,
  statements,
  text,
  unless,
} from './template.ts';

const trails = (stacks: Stacks): Found[] => all(stacks, 'AWS::CloudTrail::Trail');

export const properties = {
  'the audit trail keeps no keys of people, and leaves out nobody but the product': (stacks) =>
    trails(stacks).flatMap((trail) => {
      const tables = all(stacks, 'AWS::DynamoDB::Table');
      const product = functionsOf(stacks).map((one) => sessionOf(stacks, one));
      const others = [
        'arn:aws:sts::111122223333:assumed-role/Administrator/noor',
        'arn:aws:iam::111122223333:user/noor',
        'arn:aws:iam::111122223333:root',
        // A role whose name starts like a function's.
        ...product.map((arn) => arn.replace(/\/([^/]+)\/[^/]+$/, '/$1-copy/noor')),
      ];
      return [
        ...product.flatMap((arn) =>
          [transaction(stacks, arn), ...tables.map((table) => read(table, arn))].flatMap((event) =>
            unless(
              !isSelected(stacks, trail, event),
              `${trail.where} keeps the names that patients are found by: ${event.eventName} of ${arn}`,
            ),
          ),
        ),
        ...others.flatMap((arn) =>
          [transaction(stacks, arn), ...tables.map((table) => read(table, arn))].flatMap((event) =>
            unless(isSelected(stacks, trail, event), `${trail.where} does not see ${event.eventName} of ${arn}`),
          ),
        ),
      ];
    }),

  'the audit trail sees everything, and shows whether somebody changed it': (stacks) => [
    ...unless(trails(stacks).length === 1, 'there is no audit trail'),
    ...trails(stacks).flatMap((trail) => {
      const { properties: one } = trail;
      const selectors = list(one['AdvancedEventSelectors']);
      const selected = (type: string): string[] =>
        selectors
          .filter((selector) => list(at(selector, 'FieldSelectors')).some((field) => same(at(field, 'Equals'), [type])))
          .flatMap((selector) => referents(stacks, trail.stack, selector));
      const watched = [...selected('AWS::DynamoDB::Table'), ...selected('AWS::S3::Object')];
      return [
        ...unless(one['EnableLogFileValidation'] === true, `${trail.where} does not show whether its files were changed`),
        ...unless(one['IsLogging'] === true && one['IsMultiRegionTrail'] === true, `${trail.where} does not see every region`),
        ...unless(one['KMSKeyId'] !== undefined, `${trail.where} is not encrypted with our key`),
        ...unless(one['CloudWatchLogsLogGroupArn'] !== undefined, `${trail.where} cannot raise an alarm`),
        ...['StopLogging', 'DeleteTrail', 'UpdateTrail', 'ScheduleKeyDeletion', 'DisableKey', 'DeleteTable', 'DeleteRecoveryPoint'].flatMap(
          (name) =>
            unless(
              all(stacks, 'AWS::Logs::MetricFilter').some(
                (filter) => filter.stack === trail.stack && text(filter.properties['FilterPattern']).includes(`$.eventName = "${name}"`),
              ),
              `${name} goes unnoticed`,
            ),
        ),
        ...unless(
          selectors.some((selector) => list(at(selector, 'FieldSelectors')).some((field) => same(at(field, 'Equals'), ['Management']))),
          `${trail.where} does not see what is done in the account`,
        ),
        ...[...all(stacks, 'AWS::DynamoDB::Table'), ...all(stacks, 'AWS::S3::Bucket').filter(({ id }) => id.startsWith('Exports'))].flatMap(
          ({ where }) => unless(watched.includes(where), `${trail.where} does not see who reads ${where}`),
        ),
        ...all(stacks, 'AWS::KMS::Key')
          .filter((key) => referents(stacks, trail.stack, one['KMSKeyId'] ?? null).includes(key.where))
          .flatMap((key) =>
            unless(
              statements(key, 'KeyPolicy').some(
                (statement) =>
                  same(at(statement, 'Principal'), { Service: 'cloudtrail.amazonaws.com' }) &&
                  text(at(statement, 'Action')).includes('kms:GenerateDataKey*') &&
                  text(at(statement, 'Condition', 'StringEquals', 'kms:EncryptionContext:aws:cloudtrail:arn')).includes(
                    `:trail/${text(one['TrailName'])}`,
                  ),
              ),
              `${key.where} is of no use to the trail, or to any other trail too`,
            ).concat(
              unless(
                statements(key, 'KeyPolicy').some(
                  (statement) =>
                    same(at(statement, 'Principal'), { Service: 'cloudtrail.amazonaws.com' }) &&
                    list(at(statement, 'Action')).includes('kms:Decrypt') &&
                    text(at(statement, 'Condition', 'StringEquals', 'aws:SourceArn')).includes(`:trail/${text(one['TrailName'])}`),
                ),
                `${key.where} does not let the trail decrypt: CloudTrail would refuse to create it`,
              ),
            ),
          ),
        ...all(stacks, 'AWS::S3::Bucket')
          .filter((bucket) => referents(stacks, trail.stack, one['S3BucketName'] ?? null).includes(bucket.where))
          .flatMap((bucket) => [
            ...unless(
              bucket.properties['ObjectLockEnabled'] === true &&
                Number(at(bucket.properties, 'ObjectLockConfiguration', 'Rule', 'DefaultRetention', 'Days') ?? 0) >= 365 &&
                at(bucket.properties, 'VersioningConfiguration', 'Status') === 'Enabled' &&
                bucket.kept,
              `${bucket.where} lets the trail be changed`,
            ),
            ...unless(
              at(bucket.properties, 'BucketEncryption', 'ServerSideEncryptionConfiguration', 0, 'BucketKeyEnabled') !== true,
              `${bucket.where} has a key of its own: S3 would ask KMS in the bucket’s name, and the key serves only the trail’s`,
            ),
            ...['s3:GetBucketAcl', 's3:PutObject'].flatMap((action) =>
              unless(
                bucketPolicies(stacks, bucket).some(
                  (statement) =>
                    same(at(statement, 'Principal'), { Service: 'cloudtrail.amazonaws.com' }) &&
                    at(statement, 'Action') === action &&
                    text(at(statement, 'Condition', 'StringEquals', 'aws:SourceArn')).includes(`:trail/${text(one['TrailName'])}`),
                ),
                `${bucket.where} does not let the trail ${action}, or lets other trails`,
              ),
            ),
          ]),
      ];
    }),
  ],
} as const satisfies Record<string, Check>;

export const breakages: readonly Breakage<keyof typeof properties>[] = [
  [
    'keys that are deleted unnoticed',
    first('AWS::Logs::MetricFilter', (_, { Resources }, id) => delete Resources[id], 'KeyGoing'),
    'the audit trail sees everything, and shows whether somebody changed it',
    'ScheduleKeyDeletion goes unnoticed',
  ],
  [
    'a trail without validation',
    set('AWS::CloudTrail::Trail', 'EnableLogFileValidation', false),
    'the audit trail sees everything, and shows whether somebody changed it',
    'were changed',
  ],
  [
    'a trail that does not see the tables',
    set('AWS::CloudTrail::Trail', 'AdvancedEventSelectors', []),
    'the audit trail sees everything, and shows whether somebody changed it',
    'data/Clinical',
  ],
  [
    'a trail of the keys that patients are found by',
    first('AWS::CloudTrail::Trail', ({ Properties }) => {
      for (const selector of Properties['AdvancedEventSelectors'] as { FieldSelectors: { Field: string }[] }[])
        selector.FieldSelectors = selector.FieldSelectors.filter(({ Field }) => Field !== 'userIdentity.arn');
    }),
    'the audit trail keeps no keys of people, and leaves out nobody but the product',
    'keeps the names',
  ],
  [
    'a trail that selects the table which the product’s transactions share with the records',
    first('AWS::CloudTrail::Trail', ({ Properties }, stack) => {
      const accessLog = JSON.stringify(stack).match(/"Fn::ImportValue":"([^"]*AccessLog[^"]*Arn[^"]*)"/)?.[1] ?? '';
      list(Properties['AdvancedEventSelectors']).push({
        FieldSelectors: [
          { Field: 'eventCategory', Equals: ['Data'] },
          { Field: 'resources.type', Equals: ['AWS::DynamoDB::Table'] },
          { Field: 'resources.ARN', StartsWith: [{ 'Fn::ImportValue': accessLog }] },
        ],
      });
    }),
    'the audit trail keeps no keys of people, and leaves out nobody but the product',
    'keeps the names',
  ],
  [
    'a trail that leaves out whoever has a role named like the product’s',
    first('AWS::CloudTrail::Trail', (resource) => {
      resource.Properties = JSON.parse(JSON.stringify(resource.Properties).replaceAll(/(assumed-role\/[\w-]+)\//g, '$1'));
    }),
    'the audit trail keeps no keys of people, and leaves out nobody but the product',
    'does not see GetItem of arn:aws:sts::111122223333:assumed-role/afiya-dev-',
  ],
  [
    'a trail that may not decrypt, which CloudTrail refuses to create',
    ({ trail }) => {
      for (const { Type, Properties } of Object.values(trail?.Resources ?? {}))
        if (Type === 'AWS::KMS::Key')
          Object.assign(Properties, JSON.parse(JSON.stringify(Properties).replace('"kms:Decrypt","kms:DescribeKey"', '"kms:DescribeKey"')));
    },
    'the audit trail sees everything, and shows whether somebody changed it',
    'does not let the trail decrypt',
  ],
  [
    'a trail in a bucket that asks for the key in its own name',
    rewrite('AWS::S3::Bucket', '"BucketKeyEnabled":false', '"BucketKeyEnabled":true', 'Trail'),
    'the audit trail sees everything, and shows whether somebody changed it',
    'has a key of its own',
  ],
  [
    'a trail in a bucket that can be emptied',
    set('AWS::S3::Bucket', 'ObjectLockConfiguration', undefined, 'Trail'),
    'the audit trail sees everything, and shows whether somebody changed it',
    'lets the trail be changed',
  ],
  [
    'a trail whose key it may not use',
    ({ trail }) => {
      for (const { Type, Properties } of Object.values(trail?.Resources ?? {})) if (Type === 'AWS::KMS::Key') Properties['KeyPolicy'] = {};
    },
    'the audit trail sees everything, and shows whether somebody changed it',
    'of no use to the trail',
  ],
];
