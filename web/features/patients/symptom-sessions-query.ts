import { pageOf } from '#contract/base/page.ts';
import { AttachedSymptomSession } from '#contract/symptom-check/symptom-check.ts';
import { call } from '../../lib/api.ts';
import { pagesQuery } from '../../lib/pages.ts';

/** The symptom checks in a record. */
export const symptomSessionsQuery = (id: string) =>
  pagesQuery(['patients', 'detail', id, 'symptom-sessions'], (query, signal) =>
    call('patients.symptomSessions', { answer: pageOf(AttachedSymptomSession), params: { id }, query, signal }),
  );
