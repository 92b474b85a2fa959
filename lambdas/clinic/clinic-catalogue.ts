import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { ClinicCatalogue, shippedCatalogue } from '#contract/clinic-catalogue/clinic-catalogue.ts';
import { dynamodb } from '#platform/dynamodb.ts';
import { env } from './env.ts';

export const clinicCatalogueKey = { pk: 'CLINIC-CATALOGUE', sk: 'CLINIC-CATALOGUE' } as const;

/** What the clinic says of its services and tests, read consistently; nothing until somebody has said anything. */
export async function readCatalogue(): Promise<ClinicCatalogue> {
  const { Item: item } = await dynamodb.send(
    new GetCommand({ TableName: env.CLINICAL_TABLE_NAME, Key: clinicCatalogueKey, ConsistentRead: true }),
  );
  return item === undefined ? shippedCatalogue : ClinicCatalogue.parse(item);
}
