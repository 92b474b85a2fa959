import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { LocalCloudError } from '../lib/failure.ts';

export const accountId = '000000000000';
export const region = 'ap-south-1';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

const Resource = z.looseObject({
  Type: z.string(),
  Properties: z.optional(z.record(z.string(), z.json())),
  Metadata: z.optional(z.record(z.string(), z.json())),
  Condition: z.optional(z.string()),
});
const Template = z.looseObject({
  Resources: z._default(z.record(z.string(), Resource), {}),
  Outputs: z._default(z.record(z.string(), z.looseObject({ Value: z.json(), Export: z.optional(z.object({ Name: z.json() })) })), {}),
  Parameters: z._default(z.record(z.string(), z.looseObject({ Default: z.optional(z.json()) })), {}),
  Conditions: z._default(z.record(z.string(), z.json()), {}),
  Mappings: z._default(z.record(z.string(), z.json()), {}),
});
export type Template = z.output<typeof Template>;
type StackResource = z.output<typeof Resource>;

/** One resource of one stack. Its properties are resolved on first use, so that unsupported resources need not resolve. */
export interface LocalResource {
  readonly stack: string;
  readonly logicalId: string;
  readonly type: string;
  /** The id of the construct that the resource belongs to, `patients` for the function of that name. */
  readonly constructName: string;
  readonly physicalId: string;
  readonly properties: JsonObject;
  /** An attribute as Fn::GetAtt would give it. */
  attribute(name: string): string;
}

/** Every stack of a cloud assembly with its references resolved. */
export interface Assembly {
  readonly resources: readonly LocalResource[];
  ofType(...types: string[]): readonly LocalResource[];
  /** The value of the first output whose key is (or ends in) the name; undefined when no stack has it. */
  output(name: string): Json | undefined;
  /** The directory of the file asset with this object key. */
  assetPath(objectKey: string): string;
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
const digits36 = (text: string, length: number): string =>
  BigInt(`0x${hash(text)}`)
    .toString(36)
    .slice(0, length);
const uuidOf = (text: string): string => hash(text).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');

/** The property with a resource's explicit name. */
const nameProperty: Readonly<Record<string, string>> = {
  'AWS::DynamoDB::Table': 'TableName',
  'AWS::DynamoDB::GlobalTable': 'TableName',
  'AWS::Lambda::Function': 'FunctionName',
  'AWS::IAM::Role': 'RoleName',
  'AWS::S3::Bucket': 'BucketName',
  'AWS::Cognito::UserPoolGroup': 'GroupName',
  'AWS::ApiGateway::Stage': 'StageName',
  'AWS::Events::Rule': 'Name',
  'AWS::Logs::LogGroup': 'LogGroupName',
  'AWS::SQS::Queue': 'QueueName',
  'AWS::SNS::Topic': 'TopicName',
};
const generatedId: Readonly<Record<string, (key: string) => string>> = {
  'AWS::Cognito::UserPool': (key) => `${region}_${digits36(key, 9)}`,
  'AWS::Cognito::UserPoolClient': (key) => digits36(key, 26),
  'AWS::Cognito::IdentityPool': (key) => `${region}:${uuidOf(key)}`,
  'AWS::ApiGateway::RestApi': (key) => digits36(key, 10),
  'AWS::KMS::Key': uuidOf,
  'AWS::S3::Bucket': (key) =>
    `${key
      .toLowerCase()
      .replaceAll(/[^a-z0-9-]/g, '-')
      .slice(0, 54)}-${digits36(key, 8)}`,
  'AWS::CloudFront::Distribution': (key) => `E${digits36(key, 13).toUpperCase()}`,
};
const arn = (service: string, resource: string): string => `arn:aws:${service}:${region}:${accountId}:${resource}`;
const arnOf: Readonly<Record<string, (id: string) => string>> = {
  'AWS::DynamoDB::Table': (id) => arn('dynamodb', `table/${id}`),
  'AWS::DynamoDB::GlobalTable': (id) => arn('dynamodb', `table/${id}`),
  'AWS::Lambda::Function': (id) => arn('lambda', `function:${id}`),
  'AWS::IAM::Role': (id) => `arn:aws:iam::${accountId}:role/${id}`,
  'AWS::KMS::Key': (id) => arn('kms', `key/${id}`),
  'AWS::Cognito::UserPool': (id) => arn('cognito-idp', `userpool/${id}`),
  'AWS::S3::Bucket': (id) => `arn:aws:s3:::${id}`,
  'AWS::Events::Rule': (id) => arn('events', `rule/${id}`),
  'AWS::Logs::LogGroup': (id) => arn('logs', `log-group:${id}:*`),
  'AWS::SQS::Queue': (id) => arn('sqs', id),
  'AWS::SNS::Topic': (id) => arn('sns', id),
};
const attributes: Readonly<Record<string, Readonly<Record<string, (id: string) => string>>>> = {
  'AWS::Cognito::UserPool': {
    ProviderName: (id) => `cognito-idp.${region}.amazonaws.com/${id}`,
    ProviderURL: (id) => `https://cognito-idp.${region}.amazonaws.com/${id}`,
    UserPoolId: (id) => id,
  },
  'AWS::Cognito::UserPoolClient': { ClientId: (id) => id },
  'AWS::KMS::Key': { KeyId: (id) => id },
  'AWS::ApiGateway::RestApi': { RestApiId: (id) => id },
  'AWS::ApiGateway::Deployment': { DeploymentId: (id) => id },
  'AWS::S3::Bucket': {
    DomainName: (id) => `${id}.s3.amazonaws.com`,
    RegionalDomainName: (id) => `${id}.s3.${region}.amazonaws.com`,
  },
  // Its label is the stream's creation time; the engine uses its own.
  'AWS::DynamoDB::Table': { StreamArn: (id) => arn('dynamodb', `table/${id}/stream/local`) },
  'AWS::CloudFront::Distribution': { DomainName: (id) => `${id.toLowerCase()}.cloudfront.net`, Id: (id) => id },
};

const pseudoParameters: Readonly<Record<string, string>> = {
  'AWS::AccountId': accountId,
  'AWS::Region': region,
  'AWS::Partition': 'aws',
  'AWS::URLSuffix': 'amazonaws.com',
};
const noValue = Symbol('AWS::NoValue');
type Resolved = Json | typeof noValue;
const intrinsicKey = /^(Ref|Condition|Fn::.+)$/;

const isObject = (value: Json): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);
/** `[name, argument]` when the value is an intrinsic call. */
const intrinsic = (value: Json): readonly [string, Json] | undefined => {
  if (!isObject(value)) return undefined;
  const [entry, more] = Object.entries(value);
  return entry && !more && intrinsicKey.test(entry[0]) && entry[0] !== 'Condition' ? entry : undefined;
};

/**
 * Links templates, so that references between stacks become the names and ARNs of the local cloud.
 * @param assets object key of each file asset to its directory
 * @throws LocalCloudError on an unknown intrinsic or a dangling reference, naming its location
 */
export const linkTemplates = (templates: Readonly<Record<string, Template>>, assets: ReadonlyMap<string, string> = new Map()): Assembly => {
  const resources: LocalResource[] = [];
  const byKey = new Map<string, LocalResource>();
  const fail = (where: string, problem: string): never => {
    throw new LocalCloudError(`The synthesised template cannot be run: ${where}: ${problem}.`);
  };

  const resolverOf = (stack: string, template: Template) => {
    const resourceOf = (logicalId: string, where: string): LocalResource =>
      byKey.get(`${stack}/${logicalId}`) ?? fail(where, `it refers to "${logicalId}", which the stack does not have`);
    const refer = (name: string, where: string): Resolved => {
      if (name === 'AWS::NoValue') return noValue;
      if (name === 'AWS::StackName') return stack;
      if (name === 'AWS::StackId') return arn('cloudformation', `stack/${stack}/${uuidOf(stack)}`);
      const pseudo = pseudoParameters[name];
      if (pseudo !== undefined) return pseudo;
      const parameter = template.Parameters[name];
      if (parameter) return parameter.Default ?? fail(where, `parameter "${name}" has no default`);
      return resourceOf(name, where).physicalId;
    };
    const text = (value: Resolved, where: string): string =>
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
        ? String(value)
        : fail(where, 'text is needed where something else stands');
    const list = (value: Resolved, where: string): readonly Json[] => (Array.isArray(value) ? value : fail(where, 'a list is needed'));
    const resolveIn = (value: Json, where: string): Json => {
      const result = resolve(value, where);
      return result === noValue ? fail(where, 'AWS::NoValue cannot stand here') : result;
    };
    const condition = (value: Json, where: string): boolean => {
      if (isObject(value) && typeof value['Condition'] === 'string') return named(value['Condition'], where);
      const result = resolve(value, where);
      return typeof result === 'boolean' ? result : fail(where, 'a condition is needed');
    };
    const named = (name: string, where: string): boolean => {
      const body = template.Conditions[name];
      return body === undefined
        ? fail(where, `it refers to the condition "${name}", which the stack does not have`)
        : condition(body, where);
    };
    const attribute = (argument: Json, where: string): string => {
      const [logicalId, name] =
        typeof argument === 'string' ? argument.split(/\.(.*)/s, 2) : list(argument, where).map((part) => text(part, where));
      return resourceOf(logicalId ?? '', where).attribute(name ?? '');
    };
    const substitute = (argument: Json, where: string): string => {
      const [format, variables] = Array.isArray(argument) ? list(argument, where) : [argument, {}];
      return text(format ?? '', where).replaceAll(/\$\{(!?)([^}]*)\}/g, (_, literal: string, name: string) => {
        if (literal) return `\${${name}}`;
        const variable = objectOf(variables)[name];
        if (variable !== undefined) return text(resolve(variable, where), where);
        return text(name.includes('.') ? attribute(name, where) : refer(name, where), where);
      });
    };
    const call = (name: string, argument: Json, where: string): Resolved => {
      const items = () => list(isObject(argument) ? resolveIn(argument, where) : argument, where);
      switch (name) {
        case 'Ref':
          return refer(text(argument, where), where);
        case 'Fn::GetAtt':
          return attribute(argument, where);
        case 'Fn::Sub':
          return substitute(argument, where);
        case 'Fn::Join': {
          const [separator, parts] = items();
          const resolved = list(resolveIn(parts ?? null, where), where);
          return resolved.map((part) => text(part, where)).join(text(separator ?? '', where));
        }
        case 'Fn::Select': {
          const [index, from] = items();
          const chosen = list(resolveIn(from ?? null, where), where)[Number(index)];
          return chosen ?? fail(where, `Fn::Select has no item ${JSON.stringify(index)}`);
        }
        case 'Fn::Split': {
          const [separator, from] = items();
          return text(resolveIn(from ?? null, where), where).split(text(separator ?? '', where));
        }
        case 'Fn::If': {
          const [name_, yes, no] = items();
          const branch = named(text(name_ ?? '', where), where) ? yes : no;
          return branch === undefined ? fail(where, 'Fn::If lacks a branch') : resolve(branch, where);
        }
        case 'Fn::Equals': {
          const [first, second] = items();
          return JSON.stringify(resolveIn(first ?? null, where)) === JSON.stringify(resolveIn(second ?? null, where));
        }
        case 'Fn::Not':
          return !items().every((item) => condition(item, where));
        case 'Fn::And':
          return items().every((item) => condition(item, where));
        case 'Fn::Or':
          return items().some((item) => condition(item, where));
        case 'Fn::FindInMap': {
          const path = items().map((part) => text(resolveIn(part, where), where));
          let found: Json | undefined = template.Mappings;
          for (const key of path) found = found !== undefined && isObject(found) ? found[key] : undefined;
          return found ?? fail(where, `the mapping ${path.join('.')} does not exist`);
        }
        case 'Fn::ImportValue':
          return imported(text(resolveIn(argument, where), where), where);
        case 'Fn::GetAZs':
          return ['a', 'b', 'c'].map((zone) => `${region}${zone}`);
        default:
          return fail(where, `the intrinsic ${name} is not known to the local cloud`);
      }
    };
    const resolve = (value: Json, where: string): Resolved => {
      if (Array.isArray(value)) return value.map((item) => resolve(item, where)).filter((item) => item !== noValue);
      if (!isObject(value)) return value;
      const found = intrinsic(value);
      if (found) return call(found[0], found[1], where);
      const entries: [string, Json][] = [];
      for (const [key, item] of Object.entries(value)) {
        const result = resolve(item, `${where}.${key}`);
        if (result !== noValue) entries.push([key, result]);
      }
      return Object.fromEntries(entries);
    };
    /** Fails on a dangling reference anywhere in the value, without resolving it. */
    const check = (value: Json, where: string): void => {
      if (typeof value !== 'object' || value === null) return;
      const found = intrinsic(value);
      if (found) {
        const [name, argument] = found;
        if (name === 'Ref') {
          const target = text(argument, where);
          if (!target.startsWith('AWS::') && !template.Parameters[target]) resourceOf(target, where);
        } else if (name === 'Fn::GetAtt')
          resourceOf(text(Array.isArray(argument) ? (argument[0] ?? '') : text(argument, where).replace(/\..*$/s, ''), where), where);
      }
      for (const [key, item] of Object.entries(value)) check(item, `${where}.${key}`);
    };
    return { resolveIn, check, named };
  };

  const resolvers = Object.entries(templates).map(([stack, template]) => ({ stack, template, ...resolverOf(stack, template) }));
  const imported = (name: string, where: string): Json => {
    for (const { stack, template, resolveIn } of resolvers)
      for (const [key, output] of Object.entries(template.Outputs))
        if (output.Export && resolveIn(output.Export.Name, `${stack}.${key}`) === name) return resolveIn(output.Value, `${stack}.${key}`);
    return fail(where, `no stack exports "${name}"`);
  };

  const add = (stack: string, logicalId: string, resource: StackResource, resolveIn: (value: Json, where: string) => Json): void => {
    const key = `${stack}/${logicalId}`;
    const { Type: type } = resource;
    let properties: JsonObject | undefined;
    const path = resource.Metadata?.['aws:cdk:path'];
    const names = typeof path === 'string' ? path.split('/').filter((name) => !['Resource', 'Default', 'Function'].includes(name)) : [];
    let physicalId: string | undefined;
    const local: LocalResource = {
      stack,
      logicalId,
      type,
      constructName: names.at(-1) ?? logicalId.replace(/[0-9A-F]{8}$/, ''),
      get physicalId() {
        const chosen = resource.Properties?.[nameProperty[type] ?? ''];
        const given = chosen === undefined ? undefined : resolveIn(chosen, `${key}.${nameProperty[type]}`);
        return (physicalId ??=
          typeof given === 'string' ? given : (generatedId[type]?.(`${stack}-${logicalId}`) ?? `${stack}-${logicalId}`));
      },
      get properties() {
        if (properties) return properties;
        const resolved = resolveIn(resource.Properties ?? {}, key);
        return (properties = isObject(resolved) ? resolved : {});
      },
      attribute(name) {
        if (name === 'Arn' && arnOf[type]) return arnOf[type](local.physicalId);
        return (
          attributes[type]?.[name]?.(local.physicalId) ?? fail(key, `the attribute ${name} of ${type} is not known to the local cloud`)
        );
      },
    };
    byKey.set(key, local);
    resources.push(local);
  };
  for (const { stack, template, resolveIn, named } of resolvers)
    for (const [logicalId, resource] of Object.entries(template.Resources))
      if (resource.Condition === undefined || named(resource.Condition, `${stack}/${logicalId}`))
        add(stack, logicalId, resource, resolveIn);
  for (const { stack, template, check } of resolvers)
    for (const [logicalId, resource] of Object.entries(template.Resources)) check(resource.Properties ?? {}, `${stack}/${logicalId}`);

  return {
    resources,
    ofType: (...types) => resources.filter(({ type }) => types.includes(type)),
    output(name) {
      for (const { stack, template, resolveIn } of resolvers)
        for (const [key, output] of Object.entries(template.Outputs)) if (key === name) return resolveIn(output.Value, `${stack}.${key}`);
      return undefined;
    },
    assetPath: (objectKey) => assets.get(objectKey) ?? fail(`asset ${objectKey}`, 'the assembly does not have it'),
  };
};

const Manifest = z.looseObject({
  artifacts: z.record(
    z.string(),
    z.looseObject({
      type: z.string(),
      properties: z.optional(z.looseObject({ templateFile: z.optional(z.string()), file: z.optional(z.string()) })),
    }),
  ),
});
const AssetManifest = z.looseObject({
  files: z.record(
    z.string(),
    z.looseObject({
      source: z.looseObject({ path: z.optional(z.string()) }),
      destinations: z.record(z.string(), z.looseObject({ objectKey: z.string() })),
    }),
  ),
});

/**
 * Reads and links every stack that `cdk synth` wrote.
 * @throws LocalCloudError when the folder is not a cloud assembly or does not link
 */
export const loadAssembly = (directory: string): Assembly => {
  const read = <T extends z.ZodMiniType>(file: string, schema: T): z.output<T> => {
    try {
      return schema.parse(JSON.parse(readFileSync(join(directory, file), 'utf8')));
    } catch (cause) {
      throw new LocalCloudError(`${join(directory, file)} is missing or not what \`cdk synth\` writes; run \`npx cdk synth -q\`.`, {
        cause,
      });
    }
  };
  const templates: Record<string, Template> = {};
  const assets = new Map<string, string>();
  for (const [name, { type, properties }] of Object.entries(read('manifest.json', Manifest).artifacts)) {
    if (type === 'aws:cloudformation:stack' && properties?.templateFile) templates[name] = read(properties.templateFile, Template);
    if (type === 'cdk:asset-manifest' && properties?.file)
      for (const { source, destinations } of Object.values(read(properties.file, AssetManifest).files))
        for (const { objectKey } of Object.values(destinations)) if (source.path) assets.set(objectKey, join(directory, source.path));
  }
  return linkTemplates(templates, assets);
};

/** A property that must be text. */
export const textOf = (value: Json | undefined): string | undefined => (typeof value === 'string' ? value : undefined);
export const numberOf = (value: Json | undefined): number | undefined =>
  typeof value === 'number' ? value : typeof value === 'string' && value !== '' && !Number.isNaN(Number(value)) ? Number(value) : undefined;
export const listOf = (value: Json | undefined): readonly Json[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
export const objectOf = (value: Json | undefined): JsonObject => (value !== undefined && isObject(value) ? value : {});
export const textsOf = (value: Json | undefined): readonly string[] => listOf(value).filter((item) => typeof item === 'string');
