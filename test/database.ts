import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Endpoints } from '../local/lib/endpoints.ts';
import { type Assembly, loadAssembly } from '../local/template/template.ts';

/** The tables of a local cloud, past the API. */
export const databaseOf = ({ dynamodbEndpoint }: Endpoints): DynamoDBDocumentClient =>
  DynamoDBDocumentClient.from(
    new DynamoDBClient({ endpoint: dynamodbEndpoint, region: 'ap-south-1', credentials: { accessKeyId: 'test', secretAccessKey: 'test' } }),
  );

/** The name of each table of the template by what it is, `Clinical`. */
export const tableNames = (assembly: Assembly = loadAssembly('cdk.out')): Readonly<Record<string, string>> =>
  Object.fromEntries(assembly.ofType('AWS::DynamoDB::Table').map(({ constructName, physicalId }) => [constructName, physicalId]));
