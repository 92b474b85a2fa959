import { X } from 'lucide-react';
import { useState } from 'react';
import { dispenseText, doseText } from '#contract/prescriptions/dose.ts';
import { useLocale } from '../../lib/locale.ts';
import { said } from '../../lib/said.ts';
import { useFound } from '../../lib/use-found.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { type Draft, doseOf } from './prescription-form.ts';
import { lineInWords, readLine, withLine } from './prescription-line.ts';
import { formularyQuery } from './queries.ts';
import { SearchField } from './search-field.tsx';
import { drugTitle, strengthText } from '../../lib/drug-title.ts';

interface DrugFieldProps {
  readonly draft: Draft;
  /** The patient's age. */
  readonly ageMonths: number;
  readonly onChoose: (filled: Partial<Draft>) => void;
  /** A name outside the formulary, or none. */
  readonly onText: (text: string) => void;
  readonly onRemove: () => void;
}

/** Chooses a medicine of the formulary, with the dose that is typed after it, or accepts a free-text name. */
export function DrugField({ draft, ageMonths, onChoose, onText, onRemove }: DrugFieldProps) {
  const { drug, drugText, entered } = draft;
  const [text, setText] = useState(entered);
  const locale = useLocale();
  const line = readLine(text);
  const found = useFound(line.name, formularyQuery);
  const read = found?.rows.map((entry) => ({ entry, ...withLine(entry, line, locale, ageMonths) }));
  const isLine = line.name !== text.trim();
  if (drug !== null || drugText !== '') {
    const dose = doseOf(draft);
    return (
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 flex-1">
          <bdi className="text-lg font-semibold">{drugTitle(drug?.name ?? { en: drugText, ar: drugText }, draft.strength)}</bdi>{' '}
          <span className="text-sm text-muted">{drug === null ? m.prescribeNotListed() : said(drug.class)}</span>
          {dose !== undefined && <span className="block">{`${doseText(dose, locale)} · ${dispenseText(dose, locale)}`}</span>}
        </p>
        <IconButton aria-label={m.prescribeDrugRemove()} onClick={onRemove}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
    );
  }
  return (
    <>
      <SearchField
        id="drug"
        label={m.prescribeDrug()}
        hint={m.prescribeDrugHint()}
        text={text}
        onText={setText}
        hasMore={found?.hasMore}
        // What was not understood of the line is lost, and what is only like a name may not be meant: both are chosen on purpose.
        takesOnlyOne={read?.every(({ entry, unread }) => unread.length === 0 && entry.isGuess === undefined)}
        suggestions={read?.map(({ entry, part, unread, strengths, total }) => {
          const dose = isLine && unread.length === 0 ? lineInWords(part, locale) : '';
          return {
            id: entry.id,
            part,
            content: (
              <>
                <bdi>{drugTitle(entry.name, isLine && unread.length === 0 ? part.strength : undefined)}</bdi>{' '}
                <span className="text-sm font-normal text-muted">
                  {entry.brand === undefined ? said(entry.class) : <bdi>{said(entry.brand)}</bdi>}
                </span>
                {entry.isGuess && <span className="block text-sm font-normal text-danger">{m.prescribeSimilar()}</span>}
                {dose !== '' && (
                  <span className="block text-sm font-normal">
                    {total === undefined ? dose : m.prescribeEachTime({ dose, total: strengthText(total) })}
                  </span>
                )}
                {unread.length > 0 && (
                  <span className="block text-sm font-normal text-danger">
                    {m.prescribeUnread()} <bdi>{unread.join(' ')}</bdi>
                    {strengths !== undefined &&
                      ` · ${m.prescribeStrengths({ strengths: strengths.map(strengthText).join(m.listComma()) })}`}
                    {` · ${m.prescribeAlone()}`}
                  </span>
                )}
              </>
            ),
          };
        })}
        onChoose={({ part }) => {
          setText('');
          onChoose(part);
        }}
      />
      {found?.rows.every(({ isGuess }) => isGuess) && (
        <Button className="justify-self-start whitespace-normal" onClick={() => onText(text.trim())}>
          {m.prescribeAsWritten()}
        </Button>
      )}
    </>
  );
}
