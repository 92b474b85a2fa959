import { ClinicCatalogue, shippedCatalogue } from '#contract/clinic-catalogue/clinic-catalogue.ts';
import { getItem } from '#platform/dynamodb.ts';
import { env } from './env.ts';

export const clinicCatalogueKey = { pk: 'CLINIC-CATALOGUE', sk: 'CLINIC-CATALOGUE' } as const;

/** The clinic's settings for its services and tests, read consistently; empty until someone has saved any. */
export async function readCatalogue(): Promise<ClinicCatalogue> {
  const item = await getItem(env.CLINICAL_TABLE_NAME, clinicCatalogueKey);
  return item === undefined ? shippedCatalogue : ClinicCatalogue.parse(item);
}
