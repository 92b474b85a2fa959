import { useState } from 'react';
import { labTests } from '#contract/laboratory/catalogue/catalogue.ts';
import { shortAges } from '#contract/laboratory/catalogue/shape.ts';
import { shippedCatalogue, type ClinicCatalogue } from '#contract/clinic-catalogue/clinic-catalogue.ts';
import { useLocale } from '../../lib/locale.ts';
import { said } from '../../lib/said.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Input, Select } from '../../ui/control.tsx';
import { Field, FieldSet, focusFirst } from '../../ui/field.tsx';
import { Ltr } from '../../ui/ltr.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CatalogueDialog } from './catalogue-dialog.tsx';
import { SexField } from './sex-field.tsx';
import { type TypedRange, catalogueWith, newRange, typedTest } from './typed-test.ts';

interface TestDialogProps {
  readonly catalogue: ClinicCatalogue;
  readonly testId: string;
  readonly onClose: () => void;
}

const idOf = (path: string): string => `test-${path}`;

/** Whether a laboratory test is offered and, of a number, by what limits it is judged. Open while mounted. */
export function TestDialog({ catalogue, testId, onClose }: TestDialogProps) {
  useLocale();
  const test = labTests.get(testId);
  const [typed, setTyped] = useState(() => typedTest(catalogue, testId));
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  if (test === undefined) return null;
  const changed = () => {
    const { data, problems: found } = catalogueWith(catalogue, testId, typed);
    setProblems(found);
    focusFirst(Object.fromEntries(found), [...found.keys()], idOf(''));
    return data;
  };
  const edit = (part: Partial<typeof typed>) => {
    setTyped({ ...typed, ...part });
    setProblems(new Map());
  };
  const editRange = (key: string, part: Partial<TypedRange>) =>
    edit({ ranges: typed.ranges.map((range) => (range.key === key ? { ...range, ...part } : range)) });
  const text = (path: string, label: string, value: string, onText: (value: string) => void) => (
    <Field id={idOf(path)} label={label} problem={problems.get(path)}>
      {(attributes) => (
        <Input
          {...attributes}
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={value}
          onChange={({ target }) => onText(target.value)}
        />
      )}
    </Field>
  );
  return (
    <CatalogueDialog
      catalogue={catalogue}
      name={said(test.name)}
      isWide
      isOffered={typed.isOffered}
      onOffered={(isOffered) => edit({ isOffered })}
      changed={changed}
      onClose={onClose}
    >
      {test.kind === 'number' && (
        <>
          <p className="text-sm text-muted">
            {m.catalogueUnit()} <Ltr>{test.unit.shown}</Ltr>
          </p>
          {typed.ranges.map((range, index) => (
            <FieldSet
              key={range.key}
              id={idOf(`ranges.${index}`)}
              legend={m.catalogueRange({ number: index + 1 })}
              problem={problems.get(`ranges.${index}`)}
            >
              <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-[repeat(4,minmax(0,1fr))_repeat(2,minmax(0,1.5fr))]">
                {text(`ranges.${index}.low`, m.catalogueLow(), range.low, (low) => editRange(range.key, { low }))}
                {text(`ranges.${index}.high`, m.catalogueHigh(), range.high, (high) => editRange(range.key, { high }))}
                {text(`ranges.${index}.from`, m.catalogueFrom(), range.from, (from) => editRange(range.key, { from }))}
                {text(`ranges.${index}.to`, m.catalogueTo(), range.to, (to) => editRange(range.key, { to }))}
                <Field id={idOf(`ranges.${index}.unit`)} label={m.catalogueAgeUnit()} problem={false}>
                  {(attributes) => (
                    <Select
                      {...attributes}
                      value={range.unit}
                      onChange={({ target }) => editRange(range.key, { unit: shortAges.find((one) => one === target.value) ?? '' })}
                    >
                      <option value="">{m.ageYears()}</option>
                      <option value="months">{m.ageMonths()}</option>
                      <option value="days">{m.ageDays()}</option>
                    </Select>
                  )}
                </Field>
                <SexField
                  id={idOf(`ranges.${index}.sex`)}
                  value={range.sex === '' ? undefined : range.sex}
                  onChange={(sex) => editRange(range.key, { sex: sex ?? '' })}
                />
              </div>
              <p>
                <Button
                  look="ghost"
                  aria-label={m.actionOn({ action: m.careListRemove(), name: m.catalogueRange({ number: index + 1 }) })}
                  onClick={() => edit({ ranges: typed.ranges.filter(({ key }) => key !== range.key) })}
                >
                  {m.careListRemove()}
                </Button>
              </p>
            </FieldSet>
          ))}
          <p className="flex flex-wrap gap-3">
            <Button onClick={() => edit({ ranges: [...typed.ranges, newRange()] })}>{m.catalogueRangeAdd()}</Button>
            <Button look="ghost" onClick={() => edit(typedTest(shippedCatalogue, testId))}>
              {m.catalogueShipped()}
            </Button>
          </p>
          <FieldSet id={idOf('critical')} legend={m.labFlagCritical()} problem={problems.get('critical')}>
            <div className="grid grid-cols-2 items-start gap-3">
              {text('critical.low', m.catalogueCriticalLow(), typed.low, (low) => edit({ low }))}
              {text('critical.high', m.catalogueCriticalHigh(), typed.high, (high) => edit({ high }))}
            </div>
          </FieldSet>
          <FieldSet id={idOf('newborn')} legend={m.catalogueNewborn()} problem={problems.get('newborn')}>
            <div className="grid grid-cols-2 items-start gap-3">
              {text('newborn.low', m.catalogueCriticalLow(), typed.newbornLow, (newbornLow) => edit({ newbornLow }))}
              {text('newborn.high', m.catalogueCriticalHigh(), typed.newbornHigh, (newbornHigh) => edit({ newbornHigh }))}
            </div>
          </FieldSet>
          <p className="text-sm text-muted">{m.catalogueRangesHint()}</p>
        </>
      )}
      {problems.has('') && <Notice>{problems.get('')}</Notice>}
    </CatalogueDialog>
  );
}
