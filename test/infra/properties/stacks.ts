import { stacks } from '../templates.ts';
import { outputs } from '../../../infra/outputs.ts';
import { type Breakage, first, set } from './breakage.ts';
import { type Check, all, at, list, referents, unless } from './template.ts';

export const properties = {
  'stacks do not wait for each other in a circle': (stacks) => {
    const needs = new Map(
      Object.entries(stacks).map(([name, { Resources }]) => [
        name,
        new Set(
          Object.values(Resources)
            .flatMap((resource) => referents(stacks, name, resource.Properties))
            .map((referent) => referent.split('/')[0] ?? '')
            .filter((other) => other !== name),
        ),
      ]),
    );
    const circle = (name: string, way: readonly string[]): string[] =>
      way.includes(name)
        ? [[...way.slice(way.indexOf(name)), name].join(' -> ')]
        : [...(needs.get(name) ?? [])].flatMap((next) => circle(next, [...way, name]));
    return [...needs.keys()].flatMap((name) => circle(name, []));
  },

  'stacks share what another of them uses, and no more': (stacks) => {
    const imports = JSON.stringify(stacks);
    return Object.entries(stacks).flatMap(([name, { Outputs }]) =>
      Object.values(Outputs).flatMap(({ Export }) =>
        Export === undefined
          ? []
          : unless(imports.includes(`{"Fn::ImportValue":"${Export.Name}"}`), `${name} exports ${Export.Name} to nobody`),
      ),
    );
  },

  'every resource that can carry the tags of its stage does': (stacks) =>
    all(
      stacks,
      'AWS::DynamoDB::Table',
      'AWS::KMS::Key',
      'AWS::Lambda::Function',
      'AWS::Logs::LogGroup',
      'AWS::S3::Bucket',
      'AWS::WAFv2::WebACL',
    ).flatMap(({ where, properties: { Tags } }) =>
      ['product', 'stage'].flatMap((key) =>
        unless(
          list(Tags).some((tag) => at(tag, 'Key') === key),
          `${where} has no tag ${key}`,
        ),
      ),
    ),

  'every output that a command reads is in its stack': (stacks) =>
    Object.entries(outputs).flatMap(([part, names]) =>
      names.flatMap((name) => unless(stacks[part]?.Outputs[name] !== undefined, `${part} has no output ${name}`)),
    ),
} as const satisfies Record<string, Check>;

export const breakages: readonly Breakage<keyof typeof properties>[] = [
  [
    'a circle of stacks',
    first('AWS::DynamoDB::Table', ({ Properties }) => {
      Properties['Tags'] = [
        {
          Key: 'api',
          Value: { 'Fn::ImportValue': Object.values(stacks['api']?.Outputs ?? {}).flatMap(({ Export }) => Export?.Name ?? [])[0] ?? '' },
        },
      ];
    }),
    'stacks do not wait for each other in a circle',
    'data -> api -> data',
  ],
  [
    'an export that nobody imports',
    (broken) => {
      delete broken['web'];
    },
    'stacks share what another of them uses, and no more',
    'to nobody',
  ],
  [
    'a table whose cost is nobody’s',
    set('AWS::DynamoDB::Table', 'Tags', []),
    'every resource that can carry the tags of its stage does',
    'has no tag stage',
  ],
  [
    'an API whose id no command finds',
    (broken) => {
      delete broken['api']?.Outputs['ApiId'];
    },
    'every output that a command reads is in its stack',
    'api has no output ApiId',
  ],
];
