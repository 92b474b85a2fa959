import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { call } from './client.ts';

/** Who asks. */
export interface Asker {
  readonly age?: number;
  readonly ageGroup?: string;
  readonly gender?: string;
  /** The network address. */
  readonly from?: string;
}
/** Asks for a check of symptoms. */
export const check = (description: string, language = 'en', base?: string, { from, ...person }: Asker = {}) =>
  call(
    'POST',
    '/public/symptom-check',
    {
      body: { symptoms: { description, severity: 5, duration: 'today', ...person }, language },
      ...(from !== undefined && { headers: { 'x-viewer-address': from } }),
    },
    base,
  );

/** A client of the engine itself, for operations that no route offers. */
export const engineAt = (endpoint: string) =>
  new DynamoDBClient({ endpoint, region: 'ap-south-1', credentials: { accessKeyId: 'test', secretAccessKey: 'test' } });
/** The table whose name holds this part. */
export async function tableNamed(client: DynamoDBClient, part: string): Promise<string> {
  const { TableNames: names = [] } = await client.send(new ListTablesCommand({}));
  return names.find((name) => name.includes(part)) ?? '';
}
