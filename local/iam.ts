import { LocalCloudError } from './failure.ts';
import { listOf, objectOf, textOf, textsOf, type Assembly, type Json, type LocalResource } from './template.ts';

/** A statement in the plain form that crosses into a function's thread. */
export interface Statement {
  readonly effect: 'Allow' | 'Deny';
  readonly actions: readonly string[];
  readonly resources: readonly string[];
}
export type Decision = 'allowed' | 'explicitDeny' | 'implicitDeny';

/** The services whose calls the local cloud checks; statements about others cannot change an answer. */
const checkedServices = ['dynamodb', 's3', 'cognito-idp', 'bedrock', 'lambda'];
/** Managed policies that give no right on a checked service. */
const harmlessManagedPolicies = ['AWSLambdaBasicExecutionRole', 'AWSLambdaVPCAccessExecutionRole', 'AWSXRayDaemonWriteAccess'];

const patternOf = (wildcard: string, flags: string): RegExp =>
  new RegExp(
    `^${wildcard
      .replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
      .replaceAll('*', '.*')
      .replaceAll('?', '.')}$`,
    `s${flags}`,
  );

/**
 * The statements of a policy document that bear on a checked service.
 * @throws LocalCloudError on what it cannot evaluate (a condition, NotAction, NotResource): guessing would hide what AWS refuses
 */
export const statementsOf = (document: Json | undefined, where: string): readonly Statement[] =>
  listOf(objectOf(document)['Statement']).flatMap((entry) => {
    const statement = objectOf(entry);
    const actions = textsOf(statement['Action']);
    const concerns = (action: string): boolean =>
      checkedServices.some((service) => patternOf(action.split(':', 1)[0] ?? '', 'i').test(service));
    for (const unsupported of ['NotAction', 'NotResource', 'Condition'])
      if (statement[unsupported] !== undefined && (actions.length === 0 || actions.some(concerns)))
        throw new LocalCloudError(`${where} has a policy statement with ${unsupported}, which the local cloud cannot evaluate.`);
    const effect = statement['Effect'];
    if (effect !== 'Allow' && effect !== 'Deny') throw new LocalCloudError(`${where} has a policy statement without an effect.`);
    const relevant = actions.filter(concerns);
    return relevant.length === 0 ? [] : [{ effect, actions: relevant, resources: textsOf(statement['Resource']) }];
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

/** Decides as AWS does: an explicit Deny wins, then any Allow, else nothing is permitted. */
export const evaluator = (statements: readonly Statement[]): ((action: string, resource: string) => Decision) => {
  const compiled = statements.map(({ effect, actions, resources }) => ({
    effect,
    actions: actions.map((action) => patternOf(action, 'i')),
    resources: resources.map((resource) => patternOf(resource, '')),
  }));
  return (action, resource) => {
    let decision: Decision = 'implicitDeny';
    for (const { effect, actions, resources } of compiled) {
      if (!actions.some((pattern) => pattern.test(action)) || !resources.some((pattern) => pattern.test(resource))) continue;
      if (effect === 'Deny') return 'explicitDeny';
      decision = 'allowed';
    }
    return decision;
  };
};
