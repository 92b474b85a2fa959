import { arriving } from '../lib/arriving.tsx';

/** What staff write about a patient, beside the patient's pages. It comes after the page. */
export const Workplace = arriving<{ readonly patientId: string }>(
  async () => (await import('./workplace.tsx')).Workplace,
  () => null,
);
