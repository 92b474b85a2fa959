import * as z from 'zod/mini';

const Attributes = z.record(z.string(), z.unknown());
const Operation = z.object({
  TableName: z.string(),
  Key: z.optional(Attributes),
  ExclusiveStartKey: z.optional(Attributes),
  Item: z.optional(Attributes),
  KeyConditionExpression: z.optional(z.string()),
  UpdateExpression: z.optional(z.string()),
  ExpressionAttributeNames: z.optional(z.record(z.string(), z.string())),
  ExpressionAttributeValues: z.optional(Attributes),
});
type Operation = z.output<typeof Operation>;
const Request = z.object({ Key: z.optional(Attributes), Item: z.optional(Attributes) });
const Batch = z.union([z.object({ Keys: z.array(Attributes) }), z.array(z.record(z.string(), Request))]);
const Call = z.union([
  z.object({ TransactItems: z.array(z.record(z.string(), Operation)) }),
  z.object({ RequestItems: z.record(z.string(), Batch) }),
  Operation,
]);
type Call = z.output<typeof Call>;

function operationsOf(call: Call): readonly Operation[] {
  if ('TransactItems' in call) return call.TransactItems.flatMap((item) => Object.values(item));
  if (!('RequestItems' in call)) return [call];
  return Object.entries(call.RequestItems).flatMap(([TableName, batch]): Operation[] =>
    'Keys' in batch
      ? batch.Keys.map((Key) => ({ TableName, Key }))
      : batch.flatMap((written) => Object.values(written).map((request) => ({ TableName, ...request }))),
  );
}

const isEmpty = (value: unknown): boolean => z.safeParse(z.strictObject({ S: z.literal('') }), value).success;
const emptyIn = (attributes: z.output<typeof Attributes> = {}): string[] =>
  Object.keys(attributes).filter((name) => isEmpty(attributes[name]));

/** The names and placeholders in an expression that stand for an empty text. */
const comparedWithEmpty = (
  expression: string,
  { ExpressionAttributeNames: names = {}, ExpressionAttributeValues: values = {} }: Operation,
): string[] =>
  [...expression.matchAll(/([#\w.]+)\s*(?:[=<>]+|,|\bBETWEEN\b)\s*(:\w+)(?:\s+AND\s+(:\w+))?/gi)]
    .filter(([, , first = '', second = '']) => isEmpty(values[first]) || isEmpty(values[second]))
    .map(([, name = '']) => names[name] ?? name);

/**
 * The key attribute that a DynamoDB call sets to an empty text, if any: AWS rejects such a call, and dynoxide does not. `keys` are the key
 * attributes of each table and its indexes.
 * @throws if the body is not a call
 */
export function emptyKeyIn(body: string, keys: Readonly<Record<string, readonly string[]>>): string | undefined {
  // Nearly every call ends here, without parsing.
  if (!/"S"\s*:\s*""/.test(body)) return undefined;
  return operationsOf(Call.parse(JSON.parse(body)))
    .flatMap((operation) => {
      const { TableName, Key, ExclusiveStartKey, Item, KeyConditionExpression = '', UpdateExpression = '' } = operation;
      const isKey = (name: string): boolean => keys[TableName.split('/').at(-1) ?? '']?.includes(name) ?? false;
      return [
        ...emptyIn(Key),
        ...emptyIn(ExclusiveStartKey),
        ...comparedWithEmpty(KeyConditionExpression, operation),
        ...[...emptyIn(Item), ...comparedWithEmpty(UpdateExpression, operation)].filter(isKey),
      ];
    })
    .at(0);
}
