import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Endpoints } from '../local/lib/endpoints.ts';
import { type Assembly, loadAssembly } from '../local/template/template.ts';

/** A local cloud's tables, bypassing the API. */
export const databaseOf = ({ dynamodbEndpoint }: Pick<Endpoints, 'dynamodbEndpoint'>): DynamoDBDocumentClient =>
  DynamoDBDocumentClient.from(
    new DynamoDBClient({ endpoint: dynamodbEndpoint, region: 'ap-south-1', credentials: { accessKeyId: 'test', secretAccessKey: 'test' } }),
  );

/** The physical name of each table in the template, by its construct name, such as `Clinical`. */
export const tableNames = (assembly: Assembly = loadAssembly('cdk.out')): Readonly<Record<string, string>> =>
  Object.fromEntries(assembly.ofType('AWS::DynamoDB::Table').map(({ constructName, physicalId }) => [constructName, physicalId]));
