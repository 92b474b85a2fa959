import { type PatientStatus, statusWords } from '#contract/patient/choices.ts';
import { entryFor } from '../lib/open-words.ts';
import { said } from '../lib/said.ts';
import { Chip } from './chip.tsx';
import type { Tone } from './tone.ts';

const toneOf = { active: 'green', inactive: 'none', pending: 'pending', suspended: 'red' } as const satisfies Record<PatientStatus, Tone>;

/** A patient's status, in words and colour. An unknown status looks inactive (product spec, section 4). */
export function StatusChip({ status }: { status: string }) {
  const words = entryFor(statusWords, status);
  return (
    <Chip tone={entryFor(toneOf, status) ?? toneOf.inactive} look="dot" className="whitespace-nowrap">
      {words === undefined ? <bdi>{status}</bdi> : said(words)}
    </Chip>
  );
}
