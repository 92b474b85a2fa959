import type { IdentityEngineSetup, IdentityPoolSetup } from './engine.ts';
import { LocalCloudError } from '../lib/failure.ts';
import { type PoolMails, mailsOf } from './mails.ts';
import { listOf, numberOf, objectOf, textOf, textsOf, type Assembly, type JsonObject, type LocalResource } from '../template/template.ts';

const mfaOf = (value: unknown): 'ON' | 'OPTIONAL' | 'OFF' => (value === 'ON' || value === 'OPTIONAL' ? value : 'OFF');

const poolSetup = (assembly: Assembly, pool: LocalResource): IdentityPoolSetup => {
  const { properties, physicalId: poolId } = pool;
  const policy = objectOf(objectOf(properties['Policies'])['PasswordPolicy']);
  const schema = listOf(properties['Schema']).map((attribute) => objectOf(attribute));
  const required = schema.filter((attribute) => attribute['Required'] === true).map((attribute) => textOf(attribute['Name']) ?? '');
  const ofPool = (type: string) => assembly.ofType(type).filter((resource) => resource.properties['UserPoolId'] === poolId);
  const clients = ofPool('AWS::Cognito::UserPoolClient');
  const rotation = (client: JsonObject): JsonObject => objectOf(client['RefreshTokenRotation']);
  return {
    options: {
      Id: poolId,
      Arn: pool.attribute('Arn'),
      Name: textOf(properties['UserPoolName']) ?? pool.constructName,
      UsernameAttributes: [...textsOf(properties['UsernameAttributes'])],
      AutoVerifiedAttributes: [...textsOf(properties['AutoVerifiedAttributes'])],
      MfaConfiguration: mfaOf(properties['MfaConfiguration']),
      SoftwareTokenMfaConfiguration: { Enabled: textsOf(properties['EnabledMfas']).includes('SOFTWARE_TOKEN_MFA') },
      UserAttributeUpdateSettings: {
        AttributesRequireVerificationBeforeUpdate: [
          ...textsOf(objectOf(properties['UserAttributeUpdateSettings'])['AttributesRequireVerificationBeforeUpdate']),
        ],
      },
    },
    appClients: clients.map(({ physicalId, properties: client }) => {
      const units = objectOf(client['TokenValidityUnits']);
      return {
        UserPoolId: poolId,
        ClientId: physicalId,
        ClientName: textOf(client['ClientName']) ?? physicalId,
        AccessTokenValidity: numberOf(client['AccessTokenValidity']) ?? 1,
        IdTokenValidity: numberOf(client['IdTokenValidity']) ?? 1,
        RefreshTokenValidity: numberOf(client['RefreshTokenValidity']) ?? 30,
        TokenValidityUnits: {
          AccessToken: textOf(units['AccessToken']) ?? 'hours',
          IdToken: textOf(units['IdToken']) ?? 'hours',
          RefreshToken: textOf(units['RefreshToken']) ?? 'days',
        },
      };
    }),
    groups: ofPool('AWS::Cognito::UserPoolGroup').map(({ physicalId }) => physicalId),
    caseSensitive: objectOf(properties['UsernameConfiguration'])['CaseSensitive'] !== false,
    requiredAttributes: required,
    passwordPolicy: {
      minimumLength: numberOf(policy['MinimumLength']) ?? 8,
      lowercase: policy['RequireLowercase'] === true,
      uppercase: policy['RequireUppercase'] === true,
      numbers: policy['RequireNumbers'] === true,
      symbols: policy['RequireSymbols'] === true,
    },
    temporaryPasswordDays: numberOf(policy['TemporaryPasswordValidityDays']) ?? 7,
    clients: Object.fromEntries(
      clients.map(({ physicalId, properties: client }) => [
        physicalId,
        {
          preventUserExistenceErrors: client['PreventUserExistenceErrors'] === 'ENABLED',
          rotateRefreshTokens: rotation(client)['Feature'] === 'ENABLED',
          rotationGraceSeconds: numberOf(rotation(client)['RetryGracePeriodSeconds']) ?? 0,
        },
      ]),
    ),
  };
};

/** The template's user pool, its web client and its triggers. */
export interface Identity {
  readonly pool: IdentityPoolSetup;
  readonly userPoolId: string;
  readonly userPoolArn: string;
  readonly clientIds: readonly string[];
  /** The functions' ARNs. */
  readonly triggers: IdentityEngineSetup['triggers'];
  readonly mails: PoolMails;
}

/**
 * Reads the template's user pool.
 * @throws LocalCloudError if there is not exactly one pool with a client, or it has an unsupported trigger
 */
export const readIdentity = (assembly: Assembly): Identity => {
  const [pool, ...more] = assembly.ofType('AWS::Cognito::UserPool');
  if (!pool || more.length > 0) throw new LocalCloudError('The template needs exactly one user pool.');
  const triggers = objectOf(pool.properties['LambdaConfig']);
  const { LambdaArn: preTokenGeneration, LambdaVersion: version } = objectOf(triggers['PreTokenGenerationConfig']);
  const runs = [
    'CustomMessage',
    'PreAuthentication',
    'PostAuthentication',
    'PostConfirmation',
    ...(version === 'V2_0' ? ['PreTokenGenerationConfig'] : []),
  ];
  const unknown = Object.keys(triggers).find((name) => !runs.includes(name));
  if (unknown !== undefined) throw new LocalCloudError(`The user pool has the trigger ${unknown}, which the local cloud does not run.`);
  const setup = poolSetup(assembly, pool);
  if (setup.appClients.length === 0) throw new LocalCloudError('The user pool of the template has no client.');
  return {
    pool: setup,
    userPoolId: pool.physicalId,
    userPoolArn: pool.attribute('Arn'),
    clientIds: setup.appClients.map(({ ClientId }) => ClientId),
    mails: mailsOf(pool),
    triggers: {
      customMessage: textOf(triggers['CustomMessage']),
      preAuthentication: textOf(triggers['PreAuthentication']),
      postAuthentication: textOf(triggers['PostAuthentication']),
      postConfirmation: textOf(triggers['PostConfirmation']),
      preTokenGeneration: textOf(preTokenGeneration),
    },
  };
};
