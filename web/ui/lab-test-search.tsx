import { useState } from 'react';
import { limits } from '#contract/base/limits.ts';
import { groups, labTests } from '#contract/laboratory/catalogue/catalogue.ts';
import { formatNumber, useLocale } from '../lib/locale.ts';
import { said } from '../lib/said.ts';
import { m } from '../i18n/paraglide/messages.js';
import { Combobox } from './combobox.tsx';
import { Field } from './field.tsx';

const shownTests = 8;

interface LabTestSearchProps {
  readonly label: string;
  readonly problem: string | undefined | false;
  /** The tests to search. */
  readonly isFound: (test: string) => boolean;
  readonly onChoose: (test: string) => void;
}

/** Finds a test by its name in either language, its id or its LOINC code. */
export function LabTestSearch({ label, problem, isFound, onChoose }: LabTestSearchProps) {
  const locale = useLocale();
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const found =
    wanted === ''
      ? []
      : [...labTests]
          .filter(([id, { name, loinc }]) => isFound(id) && `${name.en} ${name.ar} ${id} ${loinc}`.toLowerCase().includes(wanted))
          .slice(0, shownTests);
  const groupOf = (test: string) => groups.find(({ tests }) => Object.hasOwn(tests, test));
  return (
    <Field id="tests" label={label} problem={problem}>
      {(field) => (
        <div className="relative">
          <Combobox
            {...field}
            aria-label={label}
            maxLength={limits.search}
            text={text}
            onText={setText}
            suggestions={found.map(([id, test]) => {
              const group = groupOf(id);
              return {
                id,
                content: (
                  <>
                    <span>{said(test.name)}</span>{' '}
                    <span className="text-sm font-normal text-muted">{group === undefined ? '' : said(group.name)}</span>
                  </>
                ),
              };
            })}
            floats
            announcement={wanted === '' ? '' : m.suggestionCount({ count: formatNumber(locale, found.length) })}
            onChoose={({ id }) => {
              setText('');
              onChoose(id);
            }}
          />
          {wanted !== '' && found.length === 0 && <p className="text-sm text-muted">{m.quickSearchNothing()}</p>}
        </div>
      )}
    </Field>
  );
}
