import { expect, test } from 'vitest';
import { emptyKeyIn } from './empty-keys.ts';

const keys = { Clinical: ['pk', 'sk', 'agendaKey', 'agendaSort'] };
const [TableName, empty, text] = ['Clinical', { S: '' }, { S: 'x' }];
const found = (call: object) => emptyKeyIn(JSON.stringify(call), keys);
const query = (condition: string, values: object) => ({
  TableName,
  KeyConditionExpression: condition,
  ExpressionAttributeNames: { '#sort': 'agendaSort' },
  ExpressionAttributeValues: { ':p': text, ':other': text, ...values },
});

test.each([
  ['a range of an index', query('agendaKey = :p AND #sort BETWEEN :from AND :to', { ':from': empty, ':to': text })],
  ['the end of a range', query('agendaKey = :p AND #sort BETWEEN :from AND :to', { ':from': text, ':to': empty })],
  ['a comparison', query('agendaKey = :p AND #sort >= :from', { ':from': empty })],
  ['a beginning', query('agendaKey = :p AND begins_with(#sort, :from)', { ':from': empty })],
  [
    'an update of a list',
    {
      TableName,
      Key: { pk: text },
      UpdateExpression: 'SET a = :a, agendaSort = :b',
      ExpressionAttributeValues: { ':a': text, ':b': empty },
    },
  ],
  ['an item on a list', { TableName, Item: { pk: text, agendaSort: empty } }],
  ['a transaction', { TransactItems: [{ Put: { TableName, Item: { agendaSort: empty } } }] }],
  ['a batch', { RequestItems: { Clinical: [{ PutRequest: { Item: { agendaSort: empty } } }] } }],
])('an empty key is found in %s', (_, call) => expect(found(call)).toBe('agendaSort'));

test.each([
  ['a read', { TableName, Key: { pk: text, sk: empty } }],
  ['a page', { ...query('pk = :p', {}), ExclusiveStartKey: { pk: text, sk: empty } }],
  ['a transaction', { TransactItems: [{ Delete: { TableName, Key: { pk: text, sk: empty } } }] }],
  ['a batch that reads', { RequestItems: { Clinical: { Keys: [{ pk: text, sk: empty }] } } }],
  ['a batch that writes', { RequestItems: { Clinical: [{ DeleteRequest: { Key: { pk: text, sk: empty } } }] } }],
])('an empty key is found in the key of %s', (_, call) => expect(found(call)).toBe('sk'));

test.each([
  ['an attribute', { TableName, Item: { pk: text, remark: empty } }],
  ['an update', { TableName, Key: { pk: text }, UpdateExpression: 'SET remark = :a', ExpressionAttributeValues: { ':a': empty } }],
  ['a condition of a query', query('agendaKey = :p AND #sort > :other', { ':unused': empty })],
])('an empty value that is not a key passes: %s', (_, call) => expect(found(call)).toBeUndefined());
