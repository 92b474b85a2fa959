import { ChevronDown, ChevronUp, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { type Allergy, allergySeverityWords, allergyStatusWords } from '#contract/patient/allergies.ts';
import { entryFor, saidWord } from '../lib/open-words.ts';
import { said } from '../lib/said.ts';
import { m } from '../i18n/paraglide/messages.js';
import { Button } from './button.tsx';
import { Chip } from './chip.tsx';

/** More than these stand by severity, which is said once for each, so that all of them are read in a few lines. */
const groupedFrom = 6;

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
  const more = (open || hidden > 0) && (
    <Button look="ghost" aria-expanded={open} onClick={() => setOpen(!open)}>
      {open ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
      {open ? m.fewerAllergies() : m.moreAllergies({ count: hidden })}
    </Button>
  );
  if (allergies.length <= groupedFrom)
    return (
      <div className="flex min-w-0 flex-wrap items-center gap-1.5">
        <ul className="contents">
          {shown.map((allergy) => (
            <AllergyChip key={allergy.substance} as="li" allergy={allergy} />
          ))}
        </ul>
        {more}
      </div>
    );
  const grades = [...new Set(shown.map(({ severity }) => severity))];
  return (
    <ul className="grid min-w-0 gap-1">
      {grades.map((grade) => (
        <li key={grade ?? ''} className="flex min-w-0 flex-wrap items-center gap-1.5">
          {grade !== undefined && <span className="text-sm font-normal text-muted">{saidWord(allergySeverityWords, grade)}:</span>}
          <ul className="contents">
            {shown
              .filter(({ severity }) => severity === grade)
              .map((allergy) => (
                <AllergyChip key={allergy.substance} as="li" allergy={allergy} isGraded={false} />
              ))}
          </ul>
        </li>
      ))}
      {more !== false && <li>{more}</li>}
    </ul>
  );
}

const tones = { severe: 'red', moderate: 'orange', mild: 'yellow' } as const;

interface AllergyChipProps {
  readonly allergy: Allergy<string>;
  readonly as?: 'li' | 'span';
  /** Whether it says the severity itself. */
  readonly isGraded?: boolean;
}

/** One allergy by name and severity. */
export function AllergyChip({ allergy: { substance, severity }, as = 'span', isGraded = true }: AllergyChipProps) {
  const words = severity === undefined ? undefined : entryFor(allergySeverityWords, severity);
  return (
    <Chip as={as} className="max-w-full" tone={(severity !== undefined && entryFor(tones, severity)) || 'orange'}>
      {severity === 'severe' && <TriangleAlert size={16} aria-hidden="true" className="me-1 inline-block" />}
      <bdi className="wrap-anywhere">{substance}</bdi>
      {isGraded && severity !== undefined && (
        <span className="font-normal">
          {' · '}
          {words === undefined ? <bdi>{severity}</bdi> : said(words)}
        </span>
      )}
    </Chip>
  );
}
