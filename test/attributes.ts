import type { AttributeValue } from '@aws-sdk/client-dynamodb';

/** A value in DynamoDB JSON. */
const attribute = (value: unknown): AttributeValue =>
  typeof value === 'string'
    ? { S: value }
    : typeof value === 'number'
      ? { N: String(value) }
      : typeof value === 'boolean'
        ? { BOOL: value }
        : Array.isArray(value)
          ? { L: value.map(attribute) }
          : { M: attributes(Object(value)) };

/** An item in DynamoDB JSON. */
export const attributes = (item: object): Record<string, AttributeValue> =>
  Object.fromEntries(Object.entries(item).flatMap(([name, value]) => (value === undefined ? [] : [[name, attribute(value)]])));
