import * as z from 'zod/mini';

/**
 * Data-holding resources, with the properties whose change makes CloudFormation replace the resource with an empty one (its resource
 * reference, "Update requires: Replacement"), or that the service never lets anyone change.
 */
const immutable: Readonly<Record<string, readonly string[]>> = {
  'AWS::Backup::BackupVault': ['BackupVaultName', 'EncryptionKeyArn'],
  'AWS::CloudTrail::Trail': ['TrailName'],
  'AWS::Cognito::IdentityPool': [],
  'AWS::Cognito::UserPool': ['AliasAttributes', 'Schema', 'UsernameAttributes', 'UsernameConfiguration'],
  'AWS::Cognito::UserPoolClient': ['GenerateSecret', 'UserPoolId'],
  'AWS::DynamoDB::Table': ['KeySchema', 'LocalSecondaryIndexes', 'TableName'],
  'AWS::KMS::Key': ['KeySpec', 'KeyUsage', 'MultiRegion'],
  'AWS::S3::Bucket': ['BucketName', 'ObjectLockEnabled'],
};

const Index = z.looseObject({ IndexName: z.string() });
export const Kept = z.record(
  z.string(),
  z.object({
    type: z.string(),
    immutable: z.record(z.string(), z.json()),
    /** A table's indexes by name: a deployment may add or remove one index, and may change none. */
    indexes: z.record(z.string(), z.json()),
  }),
);
/** Data-holding resources by stack and logical id. */
export type Kept = z.output<typeof Kept>;

/** The parts of a template that are read. */
export const Template = z.object({
  Resources: z.record(z.string(), z.object({ Type: z.string(), Properties: z._default(z.record(z.string(), z.json()), {}) })),
  Outputs: z._default(z.record(z.string(), z.object({ Value: z.json(), Export: z.optional(z.object({ Name: z.string() })) })), {}),
});
export type Template = z.output<typeof Template>;

/** Data-holding resources of the templates, which are keyed by the last part of the stack's name. */
export const keptIn = (stacks: Readonly<Record<string, Template>>): Kept =>
  Object.fromEntries(
    Object.entries(stacks).flatMap(([stack, { Resources }]) =>
      Object.entries(Resources).flatMap(([id, { Type, Properties }]) => {
        const names = immutable[Type];
        if (names === undefined) return [];
        const indexes = z.parse(z._default(z.array(Index), []), Properties['GlobalSecondaryIndexes']);
        const kept = {
          type: Type,
          immutable: Object.fromEntries(names.flatMap((name) => (Properties[name] === undefined ? [] : [[name, Properties[name]]]))),
          indexes: Object.fromEntries(indexes.map(({ IndexName, ...index }) => [IndexName, z.parse(z.json(), index)])),
        };
        return [[`${stack}/${id}`, kept]];
      }),
    ),
  );

/** The data that deploying the templates over the deployed ones would lose, and the changes that would fail, one sentence each. */
export const lostBy = (deployed: Kept, next: Kept): string[] =>
  Object.entries(deployed).flatMap(([where, before]) => {
    const after = next[where];
    if (after === undefined)
      return [
        `${where} (${before.type}) is gone or has another logical id: CloudFormation would make an empty one beside it, and let go of the old.`,
      ];
    const changed = (name: string): boolean => JSON.stringify(before.immutable[name]) !== JSON.stringify(after.immutable[name]);
    const replaced = [...new Set([...Object.keys(before.immutable), ...Object.keys(after.immutable)])].filter(changed);
    const added = Object.keys(after.indexes).filter((name) => !(name in before.indexes));
    const removed = Object.keys(before.indexes).filter((name) => !(name in after.indexes));
    const altered = Object.keys(before.indexes).filter(
      (name) => name in after.indexes && JSON.stringify(before.indexes[name]) !== JSON.stringify(after.indexes[name]),
    );
    return [
      ...(replaced.length > 0
        ? [`${where} (${before.type}) has another ${replaced.join(', ')}: CloudFormation would replace it by an empty one, or fail.`]
        : []),
      ...(added.length + removed.length > 1
        ? [`${where} adds or removes the indexes ${[...added, ...removed].join(', ')} at once: CloudFormation does one a deployment.`]
        : []),
      ...altered.map(
        (name) => `${where} changes the index ${name}: give the new one another name, and remove the old in a later deployment.`,
      ),
    ];
  });
