import { useState } from 'react';
import type { Texts } from '#contract/base/language.ts';
import { limits } from '#contract/base/limits.ts';
import { groups, labTests, orderSets } from '#contract/laboratory/catalogue/catalogue.ts';
import { findLabTests } from '#contract/laboratory/catalogue/search.ts';
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
  /** Order sets are found too, and chosen by the tests of theirs that can be. */
  readonly onChooseSet?: (tests: readonly string[]) => void;
}

const sets = new Map<string, { readonly name: Texts; readonly tests: readonly string[] }>(Object.entries(orderSets));

/** Finds a test by its names in either language, what people call it, its id or its LOINC code. */
export function LabTestSearch({ label, problem, isFound, onChoose, onChooseSet }: LabTestSearchProps) {
  const locale = useLocale();
  const [text, setText] = useState('');
  const wanted = text.trim();
  const testsOf = (set: string): readonly string[] => sets.get(set)?.tests.filter(isFound) ?? [];
  const found = findLabTests(text, shownTests, ({ kind, id }) =>
    kind === 'test' ? isFound(id) : onChooseSet !== undefined && testsOf(id).length > 0,
  );
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
            suggestions={found.map(({ kind, id }) => {
              const group = groupOf(id);
              const name = kind === 'set' ? sets.get(id)?.name : labTests.get(id)?.name;
              const beside = kind === 'set' ? m.labOrderSet() : group === undefined ? '' : said(group.name);
              return {
                id: `${kind} ${id}`,
                choose: () => (kind === 'set' ? onChooseSet?.(testsOf(id)) : onChoose(id)),
                content: (
                  <>
                    <span>{name === undefined ? id : said(name)}</span> <span className="text-sm font-normal text-muted">{beside}</span>
                  </>
                ),
              };
            })}
            floats
            announcement={wanted === '' ? '' : m.suggestionCount({ count: formatNumber(locale, found.length) })}
            onChoose={({ choose }) => {
              setText('');
              choose();
            }}
          />
        </div>
      )}
    </Field>
  );
}
