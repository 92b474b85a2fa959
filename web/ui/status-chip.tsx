import { type PatientStatus, statusWords } from '#contract/patient/choices.ts';
import { said } from '../lib/said.ts';
import { Chip } from './chip.tsx';
import type { Tone } from './tone.ts';

const toneOf = { active: 'green', inactive: 'none', pending: 'pending', suspended: 'red' } as const satisfies Record<PatientStatus, Tone>;

/** A patient's status, in words and colour. */
export const StatusChip = ({ status }: { status: PatientStatus }) => (
  <Chip tone={toneOf[status]} className="whitespace-nowrap">
    {said(statusWords[status])}
  </Chip>
);
