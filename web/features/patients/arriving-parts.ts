import { arriving } from '../../lib/arriving.tsx';

// What patients find below what they come for; staff do without its code.

export const OwnProposals = arriving(
  async () => (await import('./own-proposals.tsx')).OwnProposals,
  () => null,
);
export const SymptomSessions = arriving(
  async () => (await import('./symptom-sessions.tsx')).SymptomSessions,
  () => null,
);
