import * as z from 'zod/mini';
import { type Breakage, set } from './breakage.ts';
import { type Check, all, at, list, names, referents, same, unless } from './template.ts';

export const properties = {
  'nobody without an account gets rights from the identity pool': (stacks) => [
    ...all(stacks, 'AWS::Cognito::IdentityPool').flatMap(({ where, properties: pool }) =>
      unless(pool['AllowUnauthenticatedIdentities'] === false, `${where} lets in whoever comes`),
    ),
    ...all(stacks, 'AWS::Cognito::IdentityPoolRoleAttachment').flatMap(({ where, stack, properties: one }) => [
      ...unless(
        same(Object.keys(z.record(z.string(), z.json()).parse(one['Roles'] ?? {})), ['authenticated']),
        `${where} has a role for guests`,
      ),
      ...referents(stacks, stack, one['Roles'] ?? null).flatMap((role) => {
        const id = role.split('/')[1] ?? '';
        const policies = all(stacks, 'AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy').filter((policy) =>
          names(policy.properties['Roles'], id),
        );
        const itsRole = stacks[stack]?.Resources[id]?.Properties;
        return [
          ...unless(
            policies.length === 0 && itsRole?.['ManagedPolicyArns'] === undefined && itsRole?.['Policies'] === undefined,
            `${role} may do something`,
          ),
          ...unless(
            list(at(itsRole, 'AssumeRolePolicyDocument', 'Statement')).every(
              (statement) =>
                at(statement, 'Condition', 'ForAnyValue:StringLike', 'cognito-identity.amazonaws.com:amr') === 'authenticated' &&
                at(statement, 'Condition', 'StringEquals', 'cognito-identity.amazonaws.com:aud') !== undefined,
            ),
            `${role} can be taken on by guests`,
          ),
        ];
      }),
    ]),
  ],
} as const satisfies Record<string, Check>;

export const breakages: readonly Breakage<keyof typeof properties>[] = [
  [
    'an identity pool for guests',
    set('AWS::Cognito::IdentityPool', 'AllowUnauthenticatedIdentities', true),
    'nobody without an account gets rights from the identity pool',
    'whoever comes',
  ],
  [
    'a role for guests',
    set('AWS::Cognito::IdentityPoolRoleAttachment', 'Roles', { unauthenticated: { Ref: 'x' } }),
    'nobody without an account gets rights from the identity pool',
    'for guests',
  ],
];
