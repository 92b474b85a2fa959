import { LocalCloudError } from '../lib/failure.ts';
import { listOf, objectOf, textOf, textsOf, type Assembly, type Json, type LocalResource } from '../template/template.ts';

/** A statement in plain form, to pass to a function's thread. */
export interface Statement {
  readonly effect: 'Allow' | 'Deny';
  readonly actions: readonly string[];
  readonly resources: readonly string[];
  readonly conditions?: readonly Condition[];
}
/** One key of a Condition block; a statement applies only if all its conditions hold. */
interface Condition {
  readonly operator: Operator;
  /** For a multi-valued key: whether all values must match, or any. */
  readonly quantifier: 'all' | 'any';
  /** In lower case, as key names are case-insensitive. */
  readonly key: string;
  readonly values: readonly string[];
}
/** A call's condition values by lower-case key; on AWS a missing key matches nothing. */
export type CallContext = Readonly<Record<string, readonly string[]>>;
export type Decision = 'allowed' | 'explicitDeny' | 'implicitDeny';

/** The services whose calls the local cloud checks; statements about others have no effect. */
const checkedServices = ['dynamodb', 's3', 'cognito-idp', 'bedrock', 'lambda', 'kms', 'ses'];
/** Managed policies without rights on a checked service. */
const harmlessManagedPolicies = ['AWSLambdaBasicExecutionRole', 'AWSLambdaVPCAccessExecutionRole'];

const patternOf = (wildcard: string, flags: string): RegExp =>
  new RegExp(
    `^${wildcard
      .replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
      .replaceAll('*', '.*')
      .replaceAll('?', '.')}$`,
    `s${flags}`,
  );

/** The condition key that limits an action to partitions. */
export const leadingKeys = 'dynamodb:leadingkeys';
/** Compares like StringLike. */
export const like = (wanted: string): ((given: string) => boolean) => {
  const pattern = patternOf(wanted, '');
  return (given) => pattern.test(given);
};

const operators = ['StringEquals', 'StringLike', 'ArnLike', 'Bool'] as const;
type Operator = (typeof operators)[number];
/** The supported condition keys, and whether AWS makes them multi-valued. */
const knownKeys: Readonly<Record<string, 'one' | 'many'>> = {
  'aws:principalarn': 'one',
  'aws:requestedregion': 'one',
  'aws:securetransport': 'one',
  'bedrock:inferenceprofilearn': 'one',
  [leadingKeys]: 'many',
  'kms:viaservice': 'one',
  'ses:fromaddress': 'one',
};

const conditionsOf = (block: Json | undefined, where: string): readonly Condition[] =>
  Object.entries(objectOf(block)).flatMap(([test, keys]) => {
    const [, set, name] = /^(?:(ForAllValues|ForAnyValue):)?(.+)$/.exec(test) ?? [];
    const operator = operators.find((one) => one === name);
    return Object.entries(objectOf(keys)).map(([key, values]): Condition => {
      const known = knownKeys[key.toLowerCase()];
      // A multi-valued key without a set operator means something other than its author intended.
      if (operator === undefined || known === undefined || (known === 'many') !== (set !== undefined))
        throw new LocalCloudError(
          `${where} has a policy statement with the Condition ${test} on ${key}, which the local cloud cannot evaluate.`,
        );
      const quantifier = set === 'ForAllValues' ? 'all' : 'any';
      return { operator, quantifier, key: key.toLowerCase(), values: listOf(values).map(String) };
    });
  });

/**
 * The statements of a policy document.
 * @throws LocalCloudError on what it cannot evaluate (NotAction, NotResource, most conditions) for a checked service: guessing would hide what AWS refuses
 */
export const statementsOf = (document: Json | undefined, where: string): readonly Statement[] =>
  listOf(objectOf(document)['Statement']).map((entry) => {
    const statement = objectOf(entry);
    const actions = textsOf(statement['Action']);
    const concerns = (action: string): boolean =>
      checkedServices.some((service) => patternOf(action.split(':', 1)[0] ?? '', 'i').test(service));
    const concerned = actions.length === 0 || actions.some(concerns);
    for (const unsupported of ['NotAction', 'NotResource'])
      if (statement[unsupported] !== undefined && concerned)
        throw new LocalCloudError(`${where} has a policy statement with ${unsupported}, which the local cloud cannot evaluate.`);
    const effect = statement['Effect'];
    if (effect !== 'Allow' && effect !== 'Deny') throw new LocalCloudError(`${where} has a policy statement without an effect.`);
    const conditions = concerned ? conditionsOf(statement['Condition'], where) : [];
    return { effect, actions, resources: textsOf(statement['Resource']), conditions };
  });

/**
 * Everything a role may do, from its inline, attached and managed policies in the template.
 * @throws LocalCloudError on a policy that cannot be evaluated
 */
export const statementsOfRole = (assembly: Assembly, role: LocalResource): readonly Statement[] => {
  const where = `The role ${role.physicalId}`;
  const managed = listOf(role.properties['ManagedPolicyArns']).map((arn) => textOf(arn) ?? '');
  const inTemplate = assembly.ofType('AWS::IAM::ManagedPolicy').map((policy) => policy.physicalId);
  for (const arn of managed)
    if (!harmlessManagedPolicies.some((name) => arn.endsWith(`/${name}`)) && !inTemplate.includes(arn))
      throw new LocalCloudError(`${where} has the managed policy ${arn}, whose rights the local cloud does not know.`);
  const attached = assembly
    .ofType('AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy')
    .filter((policy) => textsOf(policy.properties['Roles']).includes(role.physicalId) || managed.includes(policy.physicalId));
  return [
    ...listOf(role.properties['Policies']).map((policy) => objectOf(policy)['PolicyDocument']),
    ...attached.map((policy) => policy.properties['PolicyDocument']),
  ].flatMap((document) => statementsOf(document, where));
};

/** Compares like ArnLike, part by part: `*` does not cross a colon, except in the last part. */
export const arnMatches = (wildcard: string, arn: string): boolean => {
  const parts = (text: string): string[] => {
    const all = text.split(':');
    return [...all.slice(0, 5), all.slice(5).join(':')];
  };
  const given = parts(arn);
  return parts(wildcard).every((part, index) => patternOf(part, '').test(given[index] ?? ''));
};
const matches: Readonly<Record<Operator, (wanted: string, given: string) => boolean>> = {
  StringEquals: (wanted, given) => wanted === given,
  StringLike: (wanted, given) => like(wanted)(given),
  ArnLike: arnMatches,
  Bool: (wanted, given) => wanted.toLowerCase() === given.toLowerCase(),
};
/** As on AWS, "all" is true for a key that the call lacks. */
const holds = ({ operator, quantifier, key, values }: Condition, context: CallContext): boolean => {
  const matched = (context[key] ?? []).map((given) => values.some((wanted) => matches[operator](wanted, given)));
  return quantifier === 'all' ? !matched.includes(false) : matched.includes(true);
};

/** Whether a statement covers the action and resource, ignoring conditions. */
export const names = ({
  actions,
  resources,
}: Pick<Statement, 'actions' | 'resources'>): ((action: string, resource: string) => boolean) => {
  const actionPatterns = actions.map((action) => patternOf(action, 'i'));
  const resourcePatterns = resources.map((resource) => patternOf(resource, ''));
  return (action, resource) =>
    actionPatterns.some((pattern) => pattern.test(action)) && resourcePatterns.some((pattern) => pattern.test(resource));
};

/** Decides as AWS does: an explicit Deny wins, then any Allow; the default is to deny. */
export const evaluator = (statements: readonly Statement[]): ((action: string, resource: string, context?: CallContext) => Decision) => {
  const compiled = statements.map((statement) => ({ ...statement, concerns: names(statement) }));
  return (action, resource, context = {}) => {
    let decision: Decision = 'implicitDeny';
    for (const { effect, concerns, conditions = [] } of compiled) {
      if (!concerns(action, resource) || !conditions.every((condition) => holds(condition, context))) continue;
      if (effect === 'Deny') return 'explicitDeny';
      decision = 'allowed';
    }
    return decision;
  };
};
