import { ChevronDown, ChevronUp, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { type Allergy, allergySeverityWords, allergyStatusWords } from '#contract/patient/allergies.ts';
import { entryFor } from '../lib/open-words.ts';
import { said } from '../lib/said.ts';
import { m } from '../i18n/paraglide/messages.js';
import { Button } from './button.tsx';
import { Chip } from './chip.tsx';

interface AllergiesProps {
  readonly status: string;
  readonly allergies: readonly Allergy<string>[];
  /** How many are shown before the others fold; severe ones never do. */
  readonly unfolded?: number;
}

/** A patient's allergies by name and severity, or "none known", or "not asked", each in words. */
export function Allergies({ status, allergies, unfolded = Infinity }: AllergiesProps) {
  const [open, setOpen] = useState(false);
  if (status !== 'listed') {
    const words = entryFor(allergyStatusWords, status);
    return <Chip tone={status === 'none-known' ? 'none' : 'pending'}>{words === undefined ? <bdi>{status}</bdi> : said(words)}</Chip>;
  }
  const shown = open ? allergies : allergies.filter(({ severity }, index) => severity === 'severe' || index < unfolded);
  const hidden = allergies.length - shown.length;
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-1.5">
      <ul className="contents">
        {shown.map((allergy) => (
          <AllergyChip key={allergy.substance} as="li" allergy={allergy} />
        ))}
      </ul>
      {(open || hidden > 0) && (
        <Button look="ghost" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
          {open ? m.fewerAllergies() : m.moreAllergies({ count: hidden })}
        </Button>
      )}
    </div>
  );
}

const tones = { severe: 'red', moderate: 'orange', mild: 'yellow' } as const;

interface AllergyChipProps {
  readonly allergy: Allergy<string>;
  readonly as?: 'li' | 'span';
}

/** One allergy by name and severity. */
export function AllergyChip({ allergy: { substance, severity }, as = 'span' }: AllergyChipProps) {
  const words = severity === undefined ? undefined : entryFor(allergySeverityWords, severity);
  return (
    <Chip as={as} className="max-w-full" tone={(severity !== undefined && entryFor(tones, severity)) || 'orange'}>
      {severity === 'severe' && <TriangleAlert size={16} aria-hidden="true" className="me-1 inline-block" />}
      <bdi className="wrap-anywhere">{substance}</bdi>
      {severity !== undefined && (
        <span className="font-normal">
          {' · '}
          {words === undefined ? <bdi>{severity}</bdi> : said(words)}
        </span>
      )}
    </Chip>
  );
}
