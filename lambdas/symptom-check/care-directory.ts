import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { CorrectedCareDirectory } from '#contract/care-directory/care-directory.ts';
import { dynamodb } from '#platform/dynamodb.ts';
import { StoredCareDirectory, careDirectoryKey } from '#platform/items/care-directory.ts';

/** The corrected list of where to go. */
export async function readCareDirectory(tableName: string): Promise<CorrectedCareDirectory> {
  const { Item: item } = await dynamodb.send(new GetCommand({ TableName: tableName, Key: careDirectoryKey, ConsistentRead: true }));
  return item === undefined ? { version: 0, directory: null } : StoredCareDirectory.parse(item);
}
