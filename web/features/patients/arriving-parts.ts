import { arriving } from '../../lib/arriving.tsx';

// Parts below a patient's main content, whose code comes after the page.

export const SymptomSessions = arriving(
  async () => (await import('./symptom-sessions.tsx')).SymptomSessions,
  () => null,
);
// Of patients: staff do not load their code.
export const OwnProposals = arriving(
  async () => (await import('./own-proposals.tsx')).OwnProposals,
  () => null,
);
export const ProposeDialog = arriving(
  async () => (await import('./propose-dialog.tsx')).ProposeDialog,
  () => null,
);
