import { type Breakage, first, rewrite, set } from './breakage.ts';
import {
  type Check,
  type Found,
  type Json,
  type Stacks,
  all,
  at,
  list,
  names,
  referents,
  same,
  text,
  unless,
  webAcls,
} from './template.ts';

/** The values of the origin's secret that a firewall statement requires; undefined if it requires none. */
function originSecrets(statement: Json | undefined): Json[] | undefined {
  const one = at(statement, 'ByteMatchStatement');
  if (same(at(one, 'FieldToMatch'), { SingleHeader: { Name: 'x-origin-secret' } }) && at(one, 'PositionalConstraint') === 'EXACTLY')
    return [at(one, 'SearchString') ?? null];
  const any = list(at(statement, 'OrStatement', 'Statements')).map(originSecrets);
  if (any.length > 0) return any.includes(undefined) ? undefined : any.flatMap((values) => values ?? []);
  return list(at(statement, 'AndStatement', 'Statements'))
    .map(originSecrets)
    .find((values) => values !== undefined);
}

/** The secret in Secrets Manager to which a value resolves at deployment. */
const secretBehind = (stacks: Stacks, stack: string, value: Json | undefined): string | undefined =>
  text(value).includes('{{resolve:secretsmanager:') ? referents(stacks, stack, value ?? null).at(0) : undefined;

/** The web ACLs of a stage's API, or of its user pools. */
const standingBefore = (stacks: Stacks, type: 'AWS::ApiGateway::Stage' | 'AWS::Cognito::UserPool'): Found[] =>
  webAcls(stacks).filter(({ stack, id }) =>
    all(stacks, 'AWS::WAFv2::WebACLAssociation').some(
      ({ stack: own, properties: one }) =>
        own === stack &&
        names(one['WebACLArn'], id) &&
        all(stacks, type).some((found) => found.stack === own && names(one['ResourceArn'], found.id)),
    ),
  );

/**
 * The rules of managed groups that look into bodies (WAF developer guide, "Baseline rule groups"), and the one of long queries: notes and
 * searches may hold what they look for.
 */
const counted = {
  AWSManagedRulesCommonRuleSet: [
    'SizeRestrictions_BODY',
    'EC2MetaDataSSRF_BODY',
    'GenericLFI_BODY',
    'GenericRFI_BODY',
    'CrossSiteScripting_BODY',
    'SizeRestrictions_QUERYSTRING',
  ],
  AWSManagedRulesKnownBadInputsRuleSet: ['JavaDeserializationRCE_BODY', 'Log4JRCE_BODY', 'ReactJSRCE_BODY'],
};

export const properties = {
  'a firewall stands before the API': (stacks) => [
    ...all(stacks, 'AWS::ApiGateway::Stage').flatMap((stage) =>
      unless(
        all(stacks, 'AWS::WAFv2::WebACLAssociation').some(
          ({ stack, properties: one }) => stack === stage.stack && names(one['ResourceArn'], stage.id),
        ),
        `${stage.where} has no web ACL`,
      ),
    ),
    ...standingBefore(stacks, 'AWS::ApiGateway::Stage').flatMap((acl) => {
      const rules = list(acl.properties['Rules']);
      const limits = rules.flatMap((rule) => at(rule, 'Statement', 'RateBasedStatement') ?? []);
      const group = (rule: Json): string => text(at(rule, 'Statement', 'ManagedRuleGroupStatement', 'Name') ?? '');
      const toPublic = (limit: Json): boolean => JSON.stringify(limit).includes('/public/"');
      return [
        ...unless(acl.properties['Scope'] === 'REGIONAL', `${acl.where} cannot stand before a stage`),
        ...unless(limits.some(toPublic), `${acl.where} does not limit a visitor of the public routes`),
        ...unless(!limits.every(toPublic), `${acl.where} does not limit a visitor of the other routes`),
        ...limits.flatMap((limit) => [
          ...unless(
            at(limit, 'AggregateKeyType') === 'FORWARDED_IP' && at(limit, 'ForwardedIPConfig', 'HeaderName') === 'x-viewer-address',
            `${acl.where} counts CloudFront's addresses, or by a header that visitors may write`,
          ),
          ...unless(
            originSecrets(at(limit, 'ScopeDownStatement')) !== undefined,
            `${acl.where} counts requests whose address anybody may have written`,
          ),
          ...unless(at(limit, 'EvaluationWindowSec') === 600, `${acl.where} lets a flood back in after a minute`),
        ]),
        ...rules
          .filter((rule) => at(rule, 'Statement', 'RateBasedStatement') !== undefined)
          .flatMap((rule) => unless(at(rule, 'Action', 'Block') !== undefined, `${acl.where} limits nobody by ${text(at(rule, 'Name'))}`)),
        ...['AWSManagedRulesCommonRuleSet', 'AWSManagedRulesKnownBadInputsRuleSet'].flatMap((name) =>
          unless(
            rules.some((rule) => group(rule) === name && at(rule, 'OverrideAction', 'None') !== undefined),
            `${acl.where} does not apply ${name}`,
          ),
        ),
        // These lists check the connection's address, which is CloudFront's.
        ...['AWSManagedRulesAmazonIpReputationList', 'AWSManagedRulesAnonymousIpList'].flatMap((name) =>
          unless(!rules.some((rule) => group(rule) === name), `${acl.where} holds ${name} against CloudFront's addresses`),
        ),
        ...Object.entries(counted).flatMap(([ofGroup, ruleNames]) =>
          ruleNames.flatMap((name) =>
            unless(
              rules
                .filter((rule) => group(rule) === ofGroup)
                .flatMap((rule) => list(at(rule, 'Statement', 'ManagedRuleGroupStatement', 'RuleActionOverrides')))
                .some((one) => same(one, { ActionToUse: { Count: {} }, Name: name })),
              `${acl.where} turns away what the contract takes: ${name}`,
            ),
          ),
        ),
        ...unless(
          all(stacks, 'AWS::WAFv2::LoggingConfiguration').some(
            ({ stack, properties: one }) =>
              stack === acl.stack &&
              names(one['ResourceArn'], acl.id) &&
              text(list(one['LogDestinationConfigs'])[0]).includes(':aws-waf-logs-'),
          ),
          `${acl.where} logs nothing`,
        ),
      ];
    }),
  ],

  'one address can ask the user pool for few e-mails, and cannot keep others from signing in': (stacks) => [
    ...all(stacks, 'AWS::Cognito::UserPool').flatMap((pool) =>
      unless(
        all(stacks, 'AWS::WAFv2::WebACLAssociation').some(
          ({ stack, properties: one }) => stack === pool.stack && names(one['ResourceArn'], pool.id),
        ),
        `${pool.where} has no web ACL`,
      ),
    ),
    ...standingBefore(stacks, 'AWS::Cognito::UserPool').flatMap((acl) => {
      const limits = list(acl.properties['Rules']).filter((rule) => at(rule, 'Action', 'Block') !== undefined);
      const asked = (rule: Json): string => JSON.stringify(at(rule, 'Statement', 'RateBasedStatement', 'ScopeDownStatement') ?? null);
      return [
        ...['SignUp', 'ResendConfirmationCode', 'ForgotPassword'].flatMap((operation) =>
          ['x-amz-target', 'x-amzn-cognito-operation-name'].flatMap((header) =>
            unless(
              limits.some((rule) =>
                list(at(rule, 'Statement', 'RateBasedStatement', 'ScopeDownStatement', 'OrStatement', 'Statements')).some(
                  (one) =>
                    text(at(one, 'ByteMatchStatement', 'SearchString')).replace('.', '') === operation &&
                    at(one, 'ByteMatchStatement', 'FieldToMatch', 'SingleHeader', 'Name') === header,
                ),
              ),
              `${acl.where} does not limit ${operation} by ${header}`,
            ),
          ),
        ),
        ...unless(
          limits.some((rule) => at(rule, 'Statement', 'RateBasedStatement') !== undefined && asked(rule) === 'null'),
          `${acl.where} does not limit sign-ins`,
        ),
        // A signed-out user is told that the network failed if everything is refused.
        ...unless(at(acl.properties, 'DefaultAction', 'Allow') !== undefined, `${acl.where} lets nobody sign in`),
      ];
    }),
  ],

  'only the CloudFront of this site reaches the API': (stacks) => [
    ...standingBefore(stacks, 'AWS::ApiGateway::Stage').flatMap((acl) => {
      const open = list(acl.properties['Rules']).filter((rule) => at(rule, 'Action', 'Allow') !== undefined);
      const asked = open.map((rule) => originSecrets(at(rule, 'Statement')));
      const accepted = asked.flatMap((values) => values ?? []).map((value) => secretBehind(stacks, acl.stack, value));
      const sent = all(stacks, 'AWS::CloudFront::Distribution').flatMap(({ where, stack, properties: one }) =>
        list(at(one, 'DistributionConfig', 'Origins'))
          .filter((origin) => at(origin, 'CustomOriginConfig') !== undefined)
          .flatMap((origin) => {
            const header = list(at(origin, 'OriginCustomHeaders')).find((each) => at(each, 'HeaderName') === 'x-origin-secret');
            const secret = secretBehind(stacks, stack, at(header, 'HeaderValue'));
            return [
              ...unless(secret !== undefined, `${where} does not prove itself, or its secret stands in the template`),
              ...unless(secret === undefined || accepted[0] === secret, `${where} sends a secret that ${acl.where} does not accept`),
              ...unless(at(origin, 'CustomOriginConfig', 'OriginProtocolPolicy') === 'https-only', `${where} shows its secret on the way`),
            ];
          }),
      );
      return [
        ...unless(at(acl.properties, 'DefaultAction', 'Block') !== undefined, `${acl.where} lets everybody through`),
        ...unless(open.length > 0 && !asked.includes(undefined), `${acl.where} lets through whoever does not know the secret`),
        ...unless(
          accepted.length === 2 && !accepted.includes(undefined) && new Set(accepted).size === 2,
          `${acl.where} does not accept two secrets, as it must while one is exchanged, or has them in the template`,
        ),
        ...sent,
      ];
    }),
    ...all(stacks, 'AWS::SecretsManager::Secret').flatMap(({ where, properties: secret }) => [
      ...unless(
        secret['SecretString'] === undefined && at(secret, 'GenerateSecretString', 'PasswordLength') === 64,
        `${where} is not made up by AWS`,
      ),
      ...unless(secret['KmsKeyId'] !== undefined, `${where} is not encrypted with our key`),
    ]),
  ],
} as const satisfies Record<string, Check>;

/** Rewrites the rule of this name, as JSON, in a web ACL whose id starts with a prefix. */
const rule = (name: string, change: (json: string) => string, prefix = 'Firewall') =>
  first(
    'AWS::WAFv2::WebACL',
    ({ Properties }) => {
      const { Rules } = Properties;
      const rules = Array.isArray(Rules) ? Rules.map((one) => JSON.stringify(one)) : [];
      Properties['Rules'] = JSON.parse(`[${rules.map((json) => (json.includes(`"Name":"${name}"`) ? change(json) : json)).join(',')}]`);
    },
    prefix,
  );

export const breakages: readonly Breakage<keyof typeof properties>[] = [
  [
    'a user pool without a firewall',
    first('AWS::WAFv2::WebACLAssociation', (_, { Resources }, id) => delete Resources[id], 'PoolFirewall'),
    'one address can ask the user pool for few e-mails, and cannot keep others from signing in',
    'has no web ACL',
  ],
  [
    'a user pool that sends as many codes as somebody likes',
    rule('MailsByAddress', (json) => json.replace('".SignUp"', '".Other"'), 'PoolFirewall'),
    'one address can ask the user pool for few e-mails, and cannot keep others from signing in',
    'does not limit SignUp by x-amz-target',
  ],
  [
    'a user pool whose mails are limited by a header that it may not get',
    rule('MailsByAddress', (json) => json.replaceAll('x-amzn-cognito-operation-name', 'x-other'), 'PoolFirewall'),
    'one address can ask the user pool for few e-mails, and cannot keep others from signing in',
    'does not limit ForgotPassword by x-amzn-cognito-operation-name',
  ],
  [
    'a firewall that turns away a note that quotes an attack',
    rule('AWSManagedRulesKnownBadInputsRuleSet', (json) => json.replace('Log4JRCE_BODY', 'Other')),
    'a firewall stands before the API',
    'Log4JRCE_BODY',
  ],
  [
    'a stage without a firewall',
    first('AWS::WAFv2::WebACLAssociation', (_, { Resources }, id) => delete Resources[id], 'Firewall'),
    'a firewall stands before the API',
    'has no web ACL',
  ],
  ['a firewall without limits', set('AWS::WAFv2::WebACL', 'Rules', [], 'Firewall'), 'a firewall stands before the API', 'does not limit'],
  [
    'a limit that anybody can turn against others',
    rule('PublicByVisitor', (json) => json.replaceAll('x-origin-secret', 'x-other')),
    'a firewall stands before the API',
    'anybody may have written',
  ],
  [
    "a limit of CloudFront's addresses",
    rule('ByVisitor', (json) => json.replace('"FORWARDED_IP"', '"IP"')),
    'a firewall stands before the API',
    "counts CloudFront's addresses",
  ],
  [
    'a limit that forgets within a minute',
    rule('ByVisitor', (json) => json.replace('"EvaluationWindowSec":600', '"EvaluationWindowSec":60')),
    'a firewall stands before the API',
    'lets a flood back in',
  ],
  [
    'a limit that only counts',
    rule('ByVisitor', (json) => json.replace('"Block"', '"Count"')),
    'a firewall stands before the API',
    'limits nobody by ByVisitor',
  ],
  [
    "a list of bad addresses, held against CloudFront's",
    rule('AWSManagedRulesKnownBadInputsRuleSet', (json) => `${json},${json.replaceAll('KnownBadInputsRuleSet', 'AmazonIpReputationList')}`),
    'a firewall stands before the API',
    'AWSManagedRulesAmazonIpReputationList',
  ],
  [
    'a firewall that turns long queries away',
    rule('AWSManagedRulesCommonRuleSet', (json) => json.replace('SizeRestrictions_QUERYSTRING', 'Other')),
    'a firewall stands before the API',
    'SizeRestrictions_QUERYSTRING',
  ],
  [
    'a firewall that lets everybody through',
    set('AWS::WAFv2::WebACL', 'DefaultAction', { Allow: {} }, 'Firewall'),
    'only the CloudFront of this site reaches the API',
    'lets everybody through',
  ],
  [
    'a firewall that asks for another header',
    rule('FromCloudFront', (json) => json.replaceAll('x-origin-secret', 'x-other')),
    'only the CloudFront of this site reaches the API',
    'does not know the secret',
  ],
  [
    'a firewall that takes a part of the secret',
    rewrite('AWS::WAFv2::WebACL', '"EXACTLY"', '"STARTS_WITH"', 'Firewall'),
    'only the CloudFront of this site reaches the API',
    'does not know the secret',
  ],
  [
    'a secret in the template',
    rewrite('AWS::WAFv2::WebACL', '{{resolve:secretsmanager:', 'the secret ', 'Firewall'),
    'only the CloudFront of this site reaches the API',
    'has them in the template',
  ],
  [
    'a secret that somebody wrote',
    set('AWS::SecretsManager::Secret', 'SecretString', 'letmein'),
    'only the CloudFront of this site reaches the API',
    'not made up by AWS',
  ],
  [
    'a distribution that does not prove itself',
    rewrite('AWS::CloudFront::Distribution', '"OriginCustomHeaders"', '"Nothing"'),
    'only the CloudFront of this site reaches the API',
    'does not prove itself',
  ],
  [
    'a distribution with the other secret',
    rewrite('AWS::CloudFront::Distribution', 'SentSecret', 'OtherSecret'),
    'only the CloudFront of this site reaches the API',
    'does not accept',
  ],
];
