import * as z from 'zod/mini';

const Resource = z.object({
  Type: z.string(),
  Properties: z._default(z.record(z.string(), z.json()), {}),
  DeletionPolicy: z.optional(z.string()),
  DependsOn: z.optional(z.union([z.string(), z.array(z.string())])),
});

const Stack = z.object({
  Resources: z.record(z.string(), Resource),
  Outputs: z._default(z.record(z.string(), z.object({ Value: z.json(), Export: z.optional(z.object({ Name: z.string() })) })), {}),
});

/** Every template of a stage, by the last part of its stack's name. */
export const Stacks = z.record(z.string(), Stack);

export type Stacks = z.output<typeof Stacks>;

export type Json = z.output<ReturnType<typeof z.json>>;

/** A resource and its place. */
export interface Found {
  readonly where: string;
  readonly stack: string;
  readonly id: string;
  readonly properties: Record<string, Json>;
  readonly kept: boolean;
  readonly deletionPolicy: string | undefined;
}

/** Returns one sentence per problem, none if all is well. */
export type Check = (stacks: Stacks) => string[];

export const all = (stacks: Stacks, ...types: string[]): Found[] =>
  Object.entries(stacks).flatMap(([stack, { Resources }]) =>
    Object.entries(Resources).flatMap(([id, { Type, Properties, DeletionPolicy }]) =>
      types.includes(Type)
        ? [
            {
              where: `${stack}/${id}`,
              stack,
              id,
              properties: Properties,
              kept: DeletionPolicy === 'Retain' || DeletionPolicy === 'RetainExceptOnCreate',
              deletionPolicy: DeletionPolicy,
            },
          ]
        : [],
    ),
  );

/** The value at the end of a path of keys; undefined if the path breaks off. */
export const at = (value: Json | undefined, ...path: (string | number)[]): Json | undefined =>
  path.reduce<Json | undefined>((current, key) => {
    if (Array.isArray(current)) return typeof key === 'number' ? current[key] : undefined;
    return typeof current === 'object' && current !== null && typeof key === 'string' ? current[key] : undefined;
  }, value);

export const list = (value: Json | undefined): Json[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

/** The behaviours of a distribution without that of the site's own scripts and styles. */
export const otherThanAssets = (config: Json | undefined): Json[] =>
  list(at(config, 'CacheBehaviors')).filter((behaviour) => at(behaviour, 'PathPattern') !== '/assets/*');

export const text = (value: Json | undefined): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null));

export const same = (value: Json | undefined, expected: Json): boolean => JSON.stringify(value) === JSON.stringify(expected);

export const unless = (condition: boolean, problem: string): string[] => (condition ? [] : [problem]);

export const statements = (found: Found, document: string): Json[] => list(at(found.properties, document, 'Statement'));

export const names = (value: Json | undefined, id: string): boolean => new RegExp(`"${id}"`).test(JSON.stringify(value ?? null));

/** Whether a function is ours: CDK's own run only during a deployment. */
export const ours = ({ id }: Found): boolean => !id.startsWith('Custom');

export const functionsOf = (stacks: Stacks): Found[] => all(stacks, 'AWS::Lambda::Function').filter(ours);

/** The resources to which a value refers, in any stack: their stacks and logical ids. */
export function referents(stacks: Stacks, stack: string, value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => referents(stacks, stack, item));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, argument]) => {
    if (key === 'Ref') return [`${stack}/${text(argument)}`];
    if (key === 'Fn::GetAtt') return [`${stack}/${text(list(argument)[0]).replace(/\..*/s, '')}`];
    if (key === 'Fn::ImportValue') {
      for (const [other, { Outputs }] of Object.entries(stacks))
        for (const output of Object.values(Outputs)) if (output.Export?.Name === argument) return referents(stacks, other, output.Value);
      return [`no stack exports ${text(argument)}`];
    }
    return referents(stacks, stack, argument);
  });
}

export const bucketPolicies = (stacks: Stacks, bucket: Found): Json[] =>
  all(stacks, 'AWS::S3::BucketPolicy')
    .filter(({ stack, properties }) => stack === bucket.stack && same(properties['Bucket'], { Ref: bucket.id }))
    .flatMap((policy) => statements(policy, 'PolicyDocument'));

export const webAcls = (stacks: Stacks): Found[] => all(stacks, 'AWS::WAFv2::WebACL');
