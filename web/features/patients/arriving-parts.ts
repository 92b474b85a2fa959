import { arriving } from '../../lib/arriving.tsx';

// Parts below a patient's main content; staff do not load their code.

export const OwnProposals = arriving(
  async () => (await import('./own-proposals.tsx')).OwnProposals,
  () => null,
);
export const ProposeDialog = arriving(
  async () => (await import('./propose-dialog.tsx')).ProposeDialog,
  () => null,
);
