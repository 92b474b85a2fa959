import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { ClinicCatalogue, shippedCatalogue } from '#contract/clinic-catalogue/clinic-catalogue.ts';
import { dynamodb } from '#platform/dynamodb.ts';
import { env } from './env.ts';

export const clinicCatalogueKey = { pk: 'CLINIC-CATALOGUE', sk: 'CLINIC-CATALOGUE' } as const;

/** The clinic's settings for its services and tests, read consistently; empty until someone has saved any. */
export async function readCatalogue(): Promise<ClinicCatalogue> {
  const { Item: item } = await dynamodb.send(
    new GetCommand({ TableName: env.CLINICAL_TABLE_NAME, Key: clinicCatalogueKey, ConsistentRead: true }),
  );
  return item === undefined ? shippedCatalogue : ClinicCatalogue.parse(item);
}
