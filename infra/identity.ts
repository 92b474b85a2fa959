import { Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import {
  AccountRecovery,
  CfnIdentityPool,
  CfnIdentityPoolRoleAttachment,
  CfnUserPoolClient,
  CfnUserPoolGroup,
  FeaturePlan,
  LambdaVersion,
  Mfa,
  UserPool,
  type UserPoolClient,
  UserPoolEmail,
  UserPoolOperation,
} from 'aws-cdk-lib/aws-cognito';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { FederatedPrincipal, Policy, PolicyStatement, Role } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { roles } from '../contract/base/role.ts';
import { type StageConfig, region } from './config.ts';
import { PoolFirewall } from './firewall.ts';
import { type ServiceFunction, functionsIn } from './function.ts';
import { invitationDays } from '../contract/mail/account-mails.ts';
import { writeOutputs } from './outputs.ts';
import { codeMailOfPool, invitationOfPool } from './cognito-mails.ts';

/** Identity: the user pool with its groups, the web client, and the identity pool. */
export class IdentityStack extends Stack {
  readonly userPool: UserPool;
  readonly client: UserPoolClient;
  readonly identityPool: CfnIdentityPool;

  constructor(scope: Construct, id: string, config: StageConfig, props: StackProps & { clinical: ITable }) {
    super(scope, id, props);
    const functions = functionsIn(this, 'identity', config, { clinical: props.clinical });
    const postConfirmation = functions.named('post-confirmation');
    const signIns = functions.named('sign-ins');
    const site = config.domain && `https://${config.domain.name}`;

    this.userPool = new UserPool(this, 'Users', {
      selfSignUpEnabled: true,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      autoVerify: { email: true },
      keepOriginal: { email: true },
      standardAttributes: {
        email: { required: true, mutable: true },
        givenName: { required: false, mutable: true },
        familyName: { required: false, mutable: true },
        phoneNumber: { required: false, mutable: true },
        birthdate: { required: false, mutable: true },
      },
      passwordPolicy: {
        minLength: 12,
        requireUppercase: true,
        requireLowercase: true,
        requireDigits: true,
        requireSymbols: true,
        tempPasswordValidity: Duration.days(invitationDays),
      },
      userInvitation: invitationOfPool(site),
      userVerification: codeMailOfPool(site),
      mfa: Mfa.OPTIONAL,
      mfaSecondFactor: { sms: false, otp: true },
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      // Access tokens carry custom claims (docs/adr/0043) only in this plan, which new pools have anyway.
      featurePlan: FeaturePlan.ESSENTIALS,
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
      ...(config.senderEmail !== undefined && {
        email: UserPoolEmail.withSES({
          fromEmail: config.senderEmail,
          fromName: 'Afiya',
          sesRegion: region,
          ...(config.sesVerifiedDomain !== undefined && { sesVerifiedDomain: config.sesVerifiedDomain }),
        }),
      }),
    });
    for (const groupName of roles) {
      new CfnUserPoolGroup(this, `Group${groupName}`, { groupName, userPoolId: this.userPool.userPoolId });
    }
    this.userPool.addTrigger(UserPoolOperation.POST_CONFIRMATION, postConfirmation.lambda);
    this.userPool.addTrigger(UserPoolOperation.PRE_AUTHENTICATION, signIns.lambda);
    this.userPool.addTrigger(UserPoolOperation.POST_AUTHENTICATION, signIns.lambda);
    // Cognito refuses a trigger's text where it sends the e-mails itself.
    if (config.senderEmail !== undefined)
      this.userPool.addTrigger(UserPoolOperation.CUSTOM_MESSAGE, functions.named('custom-message').lambda);
    // Separate policies: in a role's default policy, the pool and the function would depend on each other.
    const may = (name: string, { role }: ServiceFunction, ...actions: readonly string[]) =>
      new Policy(this, name, {
        statements: [new PolicyStatement({ actions: [...actions], resources: [this.userPool.userPoolArn] })],
        roles: [role],
      });
    may(
      'MayAppointPatients',
      postConfirmation,
      'cognito-idp:AdminAddUserToGroup',
      'cognito-idp:AdminUserGlobalSignOut',
      // A password reset returns the account to the mailbox's owner.
      'cognito-idp:AdminGetUser',
      'cognito-idp:AdminListGroupsForUser',
      'cognito-idp:AdminSetUserMFAPreference',
    );
    if (config.staffSecondFactor === 'demanded') {
      const tokens = functions.named('pre-token-generation');
      this.userPool.addTrigger(UserPoolOperation.PRE_TOKEN_GENERATION_CONFIG, tokens.lambda, LambdaVersion.V2_0);
      may('MaySeeSecondFactors', tokens, 'cognito-idp:AdminGetUser');
    }

    new PoolFirewall(this, 'PoolFirewall', config, this.userPool);

    this.client = this.userPool.addClient('Web', {
      disableOAuth: true,
      generateSecret: false,
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      // How long a user who lost a role or signed out can still call the API, which checks the token and not the user pool.
      accessTokenValidity: Duration.minutes(15),
      idTokenValidity: Duration.minutes(15),
      // "Remember me" lasts a year (product spec, section 9). A rotated token ends when the first one would have ended.
      refreshTokenValidity: Duration.days(365),
      // A stolen token works once; two tabs that refresh at once both succeed.
      refreshTokenRotationGracePeriod: Duration.minutes(1),
    });
    const { defaultChild } = this.client.node;
    // CDK would add ALLOW_REFRESH_TOKEN_AUTH, and Cognito then refuses rotation.
    if (!(defaultChild instanceof CfnUserPoolClient)) throw new Error('The client of the user pool is no longer made as it was');
    defaultChild.explicitAuthFlows = ['ALLOW_USER_SRP_AUTH', ...(config.allowPasswordAuth ? ['ALLOW_USER_PASSWORD_AUTH'] : [])];

    this.identityPool = new CfnIdentityPool(this, 'Identities', {
      allowUnauthenticatedIdentities: false,
      cognitoIdentityProviders: [
        { clientId: this.client.userPoolClientId, providerName: this.userPool.userPoolProviderName, serverSideTokenCheck: true },
      ],
    });
    // The web application uses no AWS credentials, so the role may do nothing.
    const authenticated = new Role(this, 'Authenticated', {
      description: 'Signed-in users: no rights on any AWS service',
      assumedBy: new FederatedPrincipal(
        'cognito-identity.amazonaws.com',
        {
          StringEquals: { 'cognito-identity.amazonaws.com:aud': this.identityPool.ref },
          'ForAnyValue:StringLike': { 'cognito-identity.amazonaws.com:amr': 'authenticated' },
        },
        'sts:AssumeRoleWithWebIdentity',
      ),
    });
    new CfnIdentityPoolRoleAttachment(this, 'IdentityRoles', {
      identityPoolId: this.identityPool.ref,
      roles: { authenticated: authenticated.roleArn },
    });

    // Read by `npm run invite`.
    writeOutputs<'identity'>(this, { UserPoolId: this.userPool.userPoolId });
  }
}
