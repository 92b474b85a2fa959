import { type Breakage, first, rewrite, set } from './breakage.ts';
import { type Check, type Stacks, all, at, functionsOf, list, names, ours, referents, same, statements, text, unless } from './template.ts';

const leadingKeys = ['ForAllValues:StringLike', 'dynamodb:LeadingKeys'] as const;

/**
 * The owners of partitions, by the prefix of their roles: the staff and their duties, accounts with their links and sessions, e-mails,
 * signing keys.
 */
const owners: Readonly<Record<string, readonly string[]>> = {
  STAFF: ['staffaccounts'],
  'STANDING#*': ['datamigrations', 'postconfirmation', 'staffaccounts'],
  HOURS: ['appointments', 'datamigrations'],
  // A corrected birth date ends or shortens links, and a deletion ends them.
  'USER#*': ['account', 'patientdeletions', 'patientlinks', 'postconfirmation', 'proposals', 'records', 'signins'],
  MAIL: ['appointmentreminders', 'laboratory', 'mail', 'patientlinks', 'postconfirmation', 'signins'],
  'CURSOR-KEYS': [
    'accesslog',
    'account',
    'appointments',
    'chart',
    'laboratory',
    'overview',
    'portal',
    'prescriptions',
    'proposals',
    'records',
    'staffaccounts',
    'tasks',
  ],
  'EXPORTS#*': ['patientexports', 'patientexportworker'],
  'PAPER#*': ['patientdeletions', 'patientexportworker', 'records'],
  'TASK#*': ['patientdeletions', 'records', 'tasks'],
  'CARE-DIRECTORY': ['appointments'],
  'CLINIC-CATALOGUE': ['appointments'],
  'CLINIC-PROFILE': ['appointments'],
  MERGES: ['patientdeletions', 'records'],
  MIGRATIONS: ['datamigrations'],
};
const roleIn = (policy: string): string => /(\w+)RoleDefaultPolicy/.exec(policy)?.[1] ?? policy;

/** Every grant to write items of the clinical table. */
const clinicalWrites = (stacks: Stacks) =>
  all(stacks, 'AWS::IAM::Policy').flatMap((policy) =>
    statements(policy, 'PolicyDocument').flatMap((statement) => {
      const actions = list(at(statement, 'Action'))
        .map(text)
        .filter((action) => /^dynamodb:(?:Put|Update|Delete|BatchWrite|PartiQL)/.test(action));
      const isClinical = referents(stacks, policy.stack, at(statement, 'Resource') ?? null).some((to) => /\/Clinical[0-9A-F]{8}$/.test(to));
      if (actions.length === 0 || !isClinical) return [];
      const partitions = list(at(statement, 'Condition', leadingKeys[0], leadingKeys[1])).map(text);
      return [{ policy: policy.where, actions, partitions }];
    }),
  );

export const properties = {
  'grants name their actions and resources': (stacks) =>
    all(stacks, 'AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy')
      .filter(ours)
      .flatMap((policy) =>
        statements(policy, 'PolicyDocument').flatMap((statement) => {
          const actions = list(at(statement, 'Action')).map(text);
          // Traces and the list of streams have no resources that a policy could name; the list does not reveal what the streams hold.
          const nameless = actions.every((action) => action === 'dynamodb:ListStreams');
          return [
            ...actions.filter((action) => action.includes('*')).map((action) => `${policy.where} allows ${action}`),
            ...list(at(statement, 'Resource')).flatMap((resource) =>
              unless(resource !== '*' || nameless, `${policy.where} allows ${actions.join(', ')} on everything`),
            ),
            ...unless(
              at(statement, 'NotAction') === undefined && at(statement, 'NotResource') === undefined,
              `${policy.where} allows all but something`,
            ),
          ];
        }),
      ),

  'who reads the access log may write no record': (stacks) => {
    const writing = /^dynamodb:(?:Put|Update|Delete|Transact|PartiQL)/;
    // What each of them may write in addition: cursor keys; reports on exports, and the codes of papers.
    const readers = {
      accesslogRole: { PutItem: 'CURSOR-KEYS' },
      patientexportworkerRole: { UpdateItem: 'EXPORTS#*', PutItem: 'PAPER#*' },
    } as const;
    return Object.entries(readers).flatMap(([reader, allowed]) => {
      const roles = all(stacks, 'AWS::IAM::Role').filter(({ id }) => id.startsWith(reader));
      return [
        ...unless(roles.length === 1, `there is no ${reader}`),
        ...all(stacks, 'AWS::IAM::Policy')
          .filter(({ properties: one }) => roles.some(({ id }) => names(one['Roles'], id)))
          .flatMap((policy) =>
            statements(policy, 'PolicyDocument')
              .filter((statement) => list(at(statement, 'Action')).some((one) => writing.test(text(one))))
              // The function writes its own events to the log.
              .filter(
                (statement) =>
                  !referents(stacks, policy.stack, at(statement, 'Resource') ?? null).some((to) => /\/AccessLog[0-9A-F]{8}$/.test(to)),
              )
              .flatMap((statement) =>
                unless(
                  Object.entries(allowed).some(
                    ([action, partitions]) =>
                      same(at(statement, 'Condition'), { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [partitions] } }) &&
                      same(at(statement, 'Action'), `dynamodb:${action}`),
                  ),
                  `${policy.where} may write more than ${Object.values(allowed).join(' and ')}`,
                ),
              ),
          ),
      ];
    });
  },

  'who writes clinical items writes the partitions that are named': (stacks) =>
    clinicalWrites(stacks).flatMap(({ policy, actions, partitions }) => [
      ...unless(partitions.length > 0, `${policy} may use ${actions.join(', ')} on every item`),
      ...partitions.filter((one) => one.startsWith('*')).map((one) => `${policy} may use ${actions.join(', ')} on ${one}`),
    ]),

  'what decides who may see what is written by those whose it is alone': (stacks) => {
    const writes = clinicalWrites(stacks);
    return Object.entries(owners).flatMap(([partition, roles]) => {
      const writers = new Set(writes.filter((one) => one.partitions.includes(partition)).map(({ policy }) => roleIn(policy)));
      return [
        ...[...writers].filter((role) => !roles.includes(role)).map((role) => `${role} may write ${partition}`),
        ...roles.filter((role) => !writers.has(role)).map((role) => `${role} may not write ${partition}, which is its own`),
      ];
    });
  },

  'what anybody may call reads no record': (stacks) => {
    const roles = all(stacks, 'AWS::IAM::Role').filter(({ id }) => id.startsWith('symptomcheckRole'));
    return [
      ...unless(roles.length === 1, 'there is no symptomcheckRole'),
      ...all(stacks, 'AWS::IAM::Policy')
        .filter(({ properties: one }) => roles.some(({ id }) => names(one['Roles'], id)))
        .flatMap((policy) =>
          statements(policy, 'PolicyDocument')
            .filter((statement) =>
              referents(stacks, policy.stack, at(statement, 'Resource') ?? null).some((to) => /\/Clinical[0-9A-F]{8}$/.test(to)),
            )
            .flatMap((statement) =>
              unless(
                same(at(statement, 'Condition'), { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['CARE-DIRECTORY'] } }) &&
                  same(at(statement, 'Action'), 'dynamodb:GetItem'),
                `${policy.where} may do more than read where to go`,
              ),
            ),
        ),
    ];
  },

  'a sign-in touches the sign-in log, accounts and what is mailed to them alone': (stacks) => {
    const roles = all(stacks, 'AWS::IAM::Role').filter(({ id }) => id.startsWith('signinsRole'));
    const allowed = [
      { action: 'dynamodb:Query', partitions: ['SIGN-INS#*'] },
      { action: 'dynamodb:GetItem', partitions: ['USER#*'] },
      { action: 'dynamodb:UpdateItem', partitions: ['SIGN-INS#*', 'USER#*'] },
      { action: 'dynamodb:PutItem', partitions: ['MAIL', 'NOTIFICATIONS#*', 'USER#*'] },
    ];
    return [
      ...unless(roles.length === 1, 'there is no signinsRole'),
      ...all(stacks, 'AWS::IAM::Policy')
        .filter(({ properties: one }) => roles.some(({ id }) => names(one['Roles'], id)))
        .flatMap((policy) =>
          statements(policy, 'PolicyDocument')
            .filter((statement) => list(at(statement, 'Action')).some((action) => /^(?:dynamodb|cognito-idp):/.test(text(action))))
            .flatMap((statement) =>
              unless(
                allowed.some(
                  ({ action, partitions }) =>
                    same(
                      list(at(statement, 'Condition', leadingKeys[0], leadingKeys[1]))
                        .map(text)
                        .toSorted(),
                      partitions,
                    ) && at(statement, 'Action') === action,
                ),
                `${policy.where} may do more than record sign-ins`,
              ),
            ),
        ),
    ];
  },

  'an action that is limited to partitions is granted once, for all of them': (stacks) =>
    all(stacks, 'AWS::IAM::Policy').flatMap((policy) => {
      const limited = statements(policy, 'PolicyDocument').flatMap((statement) =>
        at(statement, 'Condition', leadingKeys[0], leadingKeys[1]) === undefined
          ? []
          : list(at(statement, 'Action')).map((action) => `${text(action)} on ${text(at(statement, 'Resource'))}`),
      );
      // A transaction over two partitions may be decided as one request with both keys, which then satisfies neither statement.
      return limited
        .filter((one, index) => limited.indexOf(one) !== index)
        .map((one) => `${policy.where} grants ${one} in parts: a transaction over both may be refused`);
    }),

  'each function has a role of its own, which only Lambda can take on': (stacks) => {
    const functions = functionsOf(stacks);
    return functions.flatMap((one) => {
      const role = one.properties['Role'];
      const sharing = functions.filter((other) => other.stack === one.stack && same(other.properties['Role'], role ?? null));
      const itsRole = stacks[one.stack]?.Resources[text(at(role, 'Fn::GetAtt', 0))]?.Properties;
      return [
        ...unless(sharing.length === 1, `${one.where} shares its role`),
        ...unless(itsRole?.['ManagedPolicyArns'] === undefined, `${one.where} has a managed policy`),
        ...unless(
          same(
            list(at(itsRole, 'AssumeRolePolicyDocument', 'Statement')).map((statement) => at(statement, 'Principal') ?? null),
            [{ Service: 'lambda.amazonaws.com' }],
          ),
          `the role of ${one.where} can be taken on by others`,
        ),
      ];
    });
  },

  'functions are called by what the stacks name only': (stacks) =>
    all(stacks, 'AWS::Lambda::Permission').flatMap(({ where, properties: permission }) =>
      unless(
        permission['Principal'] !== '*' && (permission['SourceArn'] !== undefined || permission['SourceAccount'] !== undefined),
        `${where} lets ${text(permission['Principal'])} of any account call a function`,
      ),
    ),
} as const satisfies Record<string, Check>;

const statement = (value: { Action: string; Resource: string }) =>
  set('AWS::IAM::Policy', 'PolicyDocument', { Statement: [{ Effect: 'Allow', ...value }] }, 'records');

export const breakages: readonly Breakage<keyof typeof properties>[] = [
  [
    'appointments that may write any item',
    first(
      'AWS::IAM::Policy',
      ({ Properties }) => {
        for (const one of list(at(Properties['PolicyDocument'], 'Statement')))
          if (one instanceof Object && 'Condition' in one) delete one['Condition'];
      },
      'appointmentsRole',
    ),
    'who writes clinical items writes the partitions that are named',
    'on every item',
  ],
  ...(
    [
      ['appointmentsRole', 'STATS#*', 'STAFF'],
      ['chartRole', 'NOTIFICATIONS#*', 'USER#*'],
      ['prescriptionsRole', 'PRESCRIBER#*', 'MAIL'],
      ['laboratoryRole', 'STATS#*', 'STAFF'],
    ] as const
  ).map(([role, own, others]): Breakage<keyof typeof properties> => [
    `${role} with a right to ${others}`,
    rewrite('AWS::IAM::Policy', own, others, role),
    'what decides who may see what is written by those whose it is alone',
    `may write ${others}`,
  ]),
  ...(['CURSOR-KEYS', 'EXPORTS#*', 'PAPER#*'] as const).map((partitions): Breakage<keyof typeof properties> => [
    `an access log whose reader may write more than ${partitions}`,
    first(
      'AWS::IAM::Policy',
      ({ Properties }) => {
        const document = Properties['PolicyDocument'];
        Object.assign(Properties, { PolicyDocument: JSON.parse(JSON.stringify(document).replace(partitions, 'PATIENTS')) });
      },
      partitions === 'CURSOR-KEYS' ? 'accesslogRole' : 'patientexportworkerRole',
    ),
    'who reads the access log may write no record',
    'may write more than',
  ]),
  ...(
    [
      ['CARE-DIRECTORY', 'PATIENT#*'],
      ['"dynamodb:GetItem","Condition"', '"dynamodb:PutItem","Condition"'],
    ] as const
  ).map(([granted, more]): Breakage<keyof typeof properties> => [
    `a symptom check that may use ${more}`,
    first(
      'AWS::IAM::Policy',
      ({ Properties }) => {
        Object.assign(Properties, { PolicyDocument: JSON.parse(JSON.stringify(Properties['PolicyDocument']).replace(granted, more)) });
      },
      'symptomcheckRole',
    ),
    'what anybody may call reads no record',
    'more than read where to go',
  ]),
  ...(
    [
      ['SIGN-INS#*', '*'],
      ['"dynamodb:UpdateItem"', '"dynamodb:DeleteItem"'],
    ] as const
  ).map(([granted, more]): Breakage<keyof typeof properties> => [
    `sign-ins that may use ${more}`,
    rewrite('AWS::IAM::Policy', granted, more, 'signinsRole'),
    'a sign-in touches the sign-in log, accounts and what is mailed to them alone',
    'more than record sign-ins',
  ]),
  [
    'a right that is granted in parts',
    first(
      'AWS::IAM::Policy',
      ({ Properties }) => {
        const granted = list(at(Properties['PolicyDocument'], 'Statement'));
        const put = granted.find((one) => at(one, 'Action') === 'dynamodb:PutItem');
        if (put !== undefined) granted.push(put);
        Object.assign(Properties, { PolicyDocument: { Statement: granted } });
      },
      'signinsRole',
    ),
    'an action that is limited to partitions is granted once, for all of them',
    'grants dynamodb:PutItem',
  ],
  [
    'a grant of every action',
    statement({ Action: 'dynamodb:*', Resource: 'arn:aws:dynamodb:table' }),
    'grants name their actions and resources',
    'allows dynamodb:*',
  ],
  [
    'a grant on everything',
    statement({ Action: 'dynamodb:GetItem', Resource: '*' }),
    'grants name their actions and resources',
    'on everything',
  ],
  [
    'two functions with one role',
    (broken) => {
      const functions = Object.values(broken['api']?.Resources ?? {}).filter(({ Type }) => Type === 'AWS::Lambda::Function');
      for (const one of functions) one.Properties['Role'] = functions[0]?.Properties['Role'] ?? null;
    },
    'each function has a role of its own, which only Lambda can take on',
    'shares its role',
  ],
  [
    'a function that anybody may call',
    first('AWS::Lambda::Permission', ({ Properties }) => {
      Properties['Principal'] = '*';
      delete Properties['SourceArn'];
    }),
    'functions are called by what the stacks name only',
    'any account',
  ],
];
