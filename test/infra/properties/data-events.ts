import { type Found, type Json, type Stacks, all, at, list, text } from './template.ts';

/** The parts of a stored event that the trail's selectors inspect. */
export interface DataEvent {
  readonly eventCategory: 'Data';
  readonly eventName: string;
  readonly readOnly: boolean;
  readonly userIdentity: { readonly type: 'AssumedRole'; readonly arn: string };
  readonly requestParameters: object;
  /** All tables of the request: a selector that names one of them selects the event, with the keys of all of them. */
  readonly resources: readonly { readonly type: string; readonly ARN: string }[];
}

const pseudo: Readonly<Record<string, string>> = {
  'AWS::Partition': 'aws',
  'AWS::AccountId': '111122223333',
  'AWS::Region': 'ap-south-1',
};

/** A value as CloudFormation would resolve it; values known only at deployment stay names in angle brackets. */
function resolved(stacks: Stacks, stack: string, value: Json): string {
  if (typeof value === 'string') return value;
  const join = at(value, 'Fn::Join', 1);
  if (join !== undefined)
    return list(join)
      .map((part) => resolved(stacks, stack, part))
      .join('');
  const ref = at(value, 'Ref');
  if (ref !== undefined) return pseudo[text(ref)] ?? `<${stack}/${text(ref)}>`;
  const attribute = at(value, 'Fn::GetAtt');
  if (attribute !== undefined) return `<${stack}/${list(attribute).map(text).join('.')}>`;
  const imported = at(value, 'Fn::ImportValue');
  for (const [other, { Outputs }] of Object.entries(stacks))
    for (const output of Object.values(Outputs)) if (output.Export?.Name === imported) return resolved(stacks, other, output.Value);
  return JSON.stringify(value);
}

const arnOf = (table: Found): string => `<${table.where}.Arn>`;

/** How the trail names a function that has assumed its role. */
export function sessionOf(stacks: Stacks, { stack, properties }: Found): string {
  const id = text(at(properties['Role'], 'Fn::GetAtt', 0));
  const name = stacks[stack]?.Resources[id]?.Properties['RoleName'] ?? { Ref: id };
  return `arn:aws:sts::111122223333:assumed-role/${resolved(stacks, stack, name)}/${text(properties['FunctionName'])}`;
}

const eventOf = (arn: string, eventName: string, readOnly: boolean, tables: readonly Found[], requestParameters: object): DataEvent => ({
  eventCategory: 'Data',
  eventName,
  readOnly,
  userIdentity: { type: 'AssumedRole', arn },
  requestParameters,
  resources: tables.map((table) => ({ type: 'AWS::DynamoDB::Table', ARN: arnOf(table) })),
});

/**
 * The creation of a patient, in the form of AWS's sample of a transaction (DynamoDB developer guide, "Understanding DynamoDB log file
 * entries"): the key of each item, in full.
 */
export const transaction = (stacks: Stacks, arn: string): DataEvent => {
  const tables = all(stacks, 'AWS::DynamoDB::Table');
  const keys = [
    { pk: 'PATIENT#01JD', sk: 'RECORD' },
    { pk: 'SEARCH#D2', sk: '28463401234#01JD' },
    { pk: 'SEARCH#E', sk: 'aisha@example.com#01JD' },
    { pk: 'DAY#2026-11-24', sk: '01JD' },
  ];
  return eventOf(arn, 'TransactWriteItems', false, tables, {
    requestItems: keys.map((key, index) => ({
      operation: 'Put',
      tableName: (tables[index % tables.length] ?? tables[0])?.id,
      key,
      items: ['pk', 'sk'],
      conditionExpression: 'attribute_not_exists(pk)',
    })),
    returnConsumedCapacity: 'TOTAL',
  });
};

/** The read of one item of a table. */
export const read = (table: Found, arn: string): DataEvent =>
  eventOf(arn, 'GetItem', true, [table], { tableName: table.id, key: { pk: 'SEARCH#D2', sk: '28463401234#01JD' } });

const operators: Readonly<Record<string, (values: readonly string[], allowed: readonly string[]) => boolean>> = {
  Equals: (values, allowed) => values.some((value) => allowed.includes(value)),
  StartsWith: (values, allowed) => values.some((value) => allowed.some((one) => value.startsWith(one))),
  EndsWith: (values, allowed) => values.some((value) => allowed.some((one) => value.endsWith(one))),
  NotEquals: (values, allowed) => !values.some((value) => allowed.includes(value)),
  NotStartsWith: (values, allowed) => !values.some((value) => allowed.some((one) => value.startsWith(one))),
  NotEndsWith: (values, allowed) => !values.some((value) => allowed.some((one) => value.endsWith(one))),
};

/** Whether one of a trail's selectors selects the event (CloudTrail user guide, "Filtering data events by using advanced event selectors"). */
export function isSelected(stacks: Stacks, trail: Found, event: DataEvent): boolean {
  const fields: Readonly<Record<string, readonly string[]>> = {
    eventCategory: [event.eventCategory],
    eventName: [event.eventName],
    readOnly: [String(event.readOnly)],
    'userIdentity.arn': [event.userIdentity.arn],
    'resources.type': event.resources.map(({ type }) => type),
    'resources.ARN': event.resources.map(({ ARN }) => ARN),
  };
  return list(trail.properties['AdvancedEventSelectors']).some((selector) =>
    list(at(selector, 'FieldSelectors')).every((field) => {
      const values = fields[text(at(field, 'Field'))] ?? [];
      return Object.entries(operators).every(([operator, holds]) => {
        const allowed = at(field, operator);
        return (
          allowed === undefined ||
          holds(
            values,
            list(allowed).map((one) => resolved(stacks, trail.stack, one)),
          )
        );
      });
    }),
  );
}
