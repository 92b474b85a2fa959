import { environment } from '#platform/environment.ts';

export const env = environment({ CLINICAL_TABLE_NAME: true });
