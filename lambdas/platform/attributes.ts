import type { AttributeValue } from '@aws-sdk/client-dynamodb';

/** An item or its key in DynamoDB JSON. */
export type Attributes = Record<string, AttributeValue>;

/** A DynamoDB JSON item as plain values; only the types we store, so no sets or binary. */
export function plainItem(attributes: Attributes): Record<string, unknown> {
  const item: Record<string, unknown> = {};
  for (const name in attributes) item[name] = plainValue(attributes[name]);
  return item;
}

function plainValue(value: AttributeValue | undefined): unknown {
  if (value?.S !== undefined) return value.S;
  if (value?.M !== undefined) return plainItem(value.M);
  if (value?.L !== undefined) return value.L.map(plainValue);
  if (value?.N !== undefined) return Number(value.N);
  return value?.BOOL ?? null;
}

/** An item's key in DynamoDB JSON. */
export const keyAttributes = ({ pk, sk }: { readonly pk: string; readonly sk: string }): Attributes => ({ pk: { S: pk }, sk: { S: sk } });
