import { useState } from 'react';
import type { FormularyEntry } from '#contract/prescriptions/prescriptions.ts';
import { said } from '../../lib/said.ts';
import { useFound } from '../../lib/use-found.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import type { Draft } from './prescription-form.ts';
import { formularyQuery } from './queries.ts';
import { SearchField } from './search-field.tsx';

interface DrugFieldProps {
  readonly draft: Draft;
  readonly problem: string | undefined;
  readonly onChoose: (drug: FormularyEntry) => void;
  /** A name outside the formulary, or none. */
  readonly onText: (text: string) => void;
  readonly onRemove: () => void;
}

/** Chooses a medicine of the formulary, or accepts a free-text name. */
export function DrugField({ draft: { drug, drugText }, problem, onChoose, onText, onRemove }: DrugFieldProps) {
  const [text, setText] = useState('');
  const found = useFound(text, formularyQuery);
  if (drug !== null || drugText !== '')
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          <bdi className="block text-lg font-semibold">{drug === null ? drugText : said(drug.name)}</bdi>
          <span className="text-muted">{drug === null ? m.prescribeNotListed() : said(drug.class)}</span>
        </p>
        <Button onClick={onRemove}>{m.prescribeDrugRemove()}</Button>
      </div>
    );
  return (
    <>
      <SearchField
        id="drug"
        label={m.prescribeDrug()}
        hint={m.prescribeDrugHint()}
        text={text}
        onText={setText}
        problem={problem}
        suggestions={found?.map((entry) => ({
          id: entry.id,
          entry,
          content: (
            <>
              <bdi>{said(entry.name)}</bdi>{' '}
              <span className="text-sm font-normal text-muted">
                {entry.brand === undefined ? said(entry.class) : <bdi>{said(entry.brand)}</bdi>}
              </span>
            </>
          ),
        }))}
        onChoose={({ entry }) => {
          setText('');
          onChoose(entry);
        }}
      />
      {found?.length === 0 && (
        <Button className="justify-self-start" onClick={() => onText(text.trim())}>
          {m.prescribeAsWritten()}
        </Button>
      )}
    </>
  );
}
