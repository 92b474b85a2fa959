import { useQuery, useQueryClient } from '@tanstack/react-query';
import { BookmarkCheck, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { careLimits } from '#contract/base/care-limits.ts';
import type { Texts } from '#contract/base/language.ts';
import { limits } from '#contract/base/limits.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { type DoseInput, doseText } from '#contract/prescriptions/dose.ts';
import { type UsualAges, type UsualDoses, adultAges, isForAge } from '#contract/prescriptions/usual-doses.ts';
import type { BodyInputOf } from '#contract/routes/table.ts';
import { formatDate, formatLength, formatNumber, useLocale } from '../../lib/locale.ts';
import { said } from '../../lib/said.ts';
import { typedNumber } from '../../lib/typed-number.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Input, Select } from '../../ui/control.tsx';
import { EntryDialog } from '../../ui/entry-dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Lines } from '../../ui/lines.tsx';
import { drugTitle } from '../../lib/drug-title.ts';
import { type Ordered, doseSent } from './prescription-form.ts';
import { changeUsualDoses, usualDosesQuery } from './queries.ts';

type UsualDose = UsualDoses['usualDoses'][number];
type Sent = BodyInputOf<'prescriptions.changeUsualDoses'>['usualDoses'][number];

/** The list as sent; undefined if one has words that only a newer server knows, which a change would lose. */
function sentOf(all: readonly UsualDose[]): Sent[] | undefined {
  const sent = all.flatMap(({ drug: { ingredientId, form, strength }, dose: given, indication, ages }) => {
    const dose = doseSent(given);
    if (ingredientId === undefined || dose === undefined) return [];
    return [{ drug: { ingredientId, ...(form && { form: form.id }), ...(strength && { strength }) }, dose, indication, ages }];
  });
  return sent.length === all.length ? sent : undefined;
}

/** The same for the same usual dose in a list that was read again. */
const keyOf = ({ drug, dose, indication, ages, signedAt }: UsualDose): string =>
  JSON.stringify([drug.ingredientId, drug.form?.id, drug.strength, dose, indication, ages, signedAt]);

/** Ages in words: in years where they are whole, otherwise in months. */
function agesText({ fromMonths, toMonths }: UsualAges, locale: ReturnType<typeof useLocale>): string {
  const isInYears = fromMonths % 12 === 0 && (toMonths === undefined || (toMonths + 1) % 12 === 0);
  const length = (count: number) => formatLength(locale, isInYears ? { year: Math.floor(count / 12) } : { month: count });
  const from = length(fromMonths);
  return toMonths === undefined ? m.usualDoseFromAge({ from }) : m.usualDoseAges({ from, to: length(toMonths) });
}

/** The indication of a usual dose, and how it is taken. */
const UsualDoseText = ({ of: { drug, indication, doseText: text } }: { of: UsualDose }) => (
  <>
    <bdi>{indication}</bdi>: {drug.strength && <bdi>{drug.strength} · </bdi>}
    {said(text)}
  </>
);

interface ChangeDialogProps {
  readonly title: string;
  readonly action: string;
  readonly done: string;
  readonly dangerous?: boolean;
  /** The list after the change; undefined if something is missing. */
  readonly next: (all: readonly Sent[]) => Sent[] | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Changes the list as it was seen. */
function ChangeDialog({ next, children, ...dialog }: ChangeDialogProps) {
  const { data } = useQuery(usualDosesQuery);
  const queryClient = useQueryClient();
  const readAgain = () => queryClient.invalidateQueries({ queryKey: usualDosesQuery.queryKey });
  const all = data && sentOf(data.usualDoses);
  // Outside the form of the prescription, because a form cannot hold another one.
  return createPortal(
    <EntryDialog
      {...dialog}
      changed={readAgain}
      prepare={() => {
        const usualDoses = all && next(all);
        if (data === undefined || usualDoses === undefined) return undefined;
        return () =>
          changeUsualDoses({ version: data.version, usualDoses }).catch(async (error: unknown) => {
            // A colleague changed the list in between: a second press changes what it is now.
            await readAgain();
            throw error;
          });
      }}
    >
      {children}
    </EntryDialog>,
    document.body,
  );
}

interface UsualDoseListProps {
  readonly ingredientId: string;
  /** The patient's age. */
  readonly ageMonths: number;
  readonly onChoose: (dose: Ordered) => void;
}

/** The clinic's usual doses of the medicine that is prescribed for the patient's age, to choose from, each with who signed it. */
export function UsualDoseList({ ingredientId, ageMonths, onChoose }: UsualDoseListProps) {
  const locale = useLocale();
  const { data } = useQuery(usualDosesQuery);
  const all = data?.usualDoses ?? [];
  const [removed, setRemoved] = useState<UsualDose>();
  const ofDrug = all.filter(({ drug }) => drug.ingredientId === ingredientId);
  const usual = ofDrug.filter(({ ages }) => isForAge(ages, ageMonths));
  if (ofDrug.length === 0) return null;
  return (
    <section className="grid gap-2" aria-labelledby="usual-doses">
      <h3 id="usual-doses" className="font-semibold">
        {m.usualDosesTitle()}
      </h3>
      <Lines>
        {usual.map((one) => (
          <li key={keyOf(one)} className="flex items-center justify-between gap-3">
            <button type="button" className="min-h-11 min-w-0 flex-1 text-start wrap-anywhere" onClick={() => onChoose(one)}>
              <span className="block font-semibold">
                <UsualDoseText of={one} />
              </span>
              <span className="text-sm text-muted">
                {agesText(one.ages, locale)} ·{' '}
                {m.usualDoseSignedBy({
                  name: one.signedBy.name === undefined ? '–' : said(one.signedBy.name),
                  date: formatDate(locale, qatarDate(new Date(one.signedAt))),
                })}
              </span>
            </button>
            {sentOf(all) !== undefined && (
              <IconButton aria-label={m.usualDoseRemoveOf({ indication: one.indication })} onClick={() => setRemoved(one)}>
                <X aria-hidden="true" />
              </IconButton>
            )}
          </li>
        ))}
      </Lines>
      {usual.length < ofDrug.length && (
        <p className="text-sm text-muted">{m.usualDosesOthers({ count: formatNumber(locale, ofDrug.length - usual.length) })}</p>
      )}
      {removed !== undefined && (
        <ChangeDialog
          title={m.usualDoseRemoveTitle()}
          action={m.usualDoseRemove()}
          dangerous
          done={m.usualDoseRemoved()}
          next={(sent) => sent.filter((_, index) => all[index] === undefined || keyOf(all[index]) !== keyOf(removed))}
          onClose={() => setRemoved(undefined)}
        >
          <p className="font-semibold">
            <UsualDoseText of={removed} />
          </p>
          <p className="text-muted">{m.usualDoseForAll()}</p>
        </ChangeDialog>
      )}
    </section>
  );
}

interface SignUsualDoseProps {
  readonly drug: Sent['drug'];
  readonly name: Texts;
  /** Undefined while it is incomplete. */
  readonly dose: DoseInput | undefined;
  /** The age of the patient for whom it is written now. */
  readonly ageMonths: number;
  /** Says what is wrong with the dose. */
  readonly onIncomplete: () => void;
}

interface TypedAges {
  readonly unit: 'year' | 'month';
  readonly from: string;
  /** Empty without an upper limit. */
  readonly to: string;
}
/** An adult's dose is signed for adults; for which children another is, its signer says. */
const agesFor = (ageMonths: number): TypedAges =>
  isForAge(adultAges, ageMonths) ? { unit: 'year', from: '18', to: '' } : { unit: ageMonths < 24 ? 'month' : 'year', from: '', to: '' };

/** The ages that were typed, or what is wrong with them. */
function readAges({
  unit,
  from,
  to,
}: TypedAges): { readonly ages: UsualAges } | { readonly wrong: Partial<Record<'from' | 'to', string>> } {
  const size = unit === 'year' ? 12 : 1;
  const max = (limits.ageMax * 12) / size;
  const [first, last] = [typedNumber(from), to.trim() === '' ? undefined : typedNumber(to)];
  const isAge = (age: number): boolean => Number.isInteger(age) && age >= 0 && age <= max;
  if (!isAge(first)) return { wrong: { from: m.prescribeWhole({ min: 0, max }) } };
  if (last !== undefined && !(isAge(last) && last >= first)) return { wrong: { to: m.prescribeWhole({ min: first, max }) } };
  return { ages: { fromMonths: first * size, ...(last !== undefined && { toMonths: last * size + size - 1 }) } };
}

/** Signs the medicine with its dose as what the clinic usually gives for something at some ages. */
export function SignUsualDose({ drug, name, dose, ageMonths, onIncomplete }: SignUsualDoseProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [indication, setIndication] = useState('');
  const [typed, setTyped] = useState(() => agesFor(ageMonths));
  const [wrong, setWrong] = useState<Partial<Record<'indication' | 'from' | 'to', string>>>({});
  return (
    <>
      <Button
        className="justify-self-start"
        onClick={() => {
          setTyped(agesFor(ageMonths));
          if (dose === undefined) onIncomplete();
          else setIsOpen(true);
        }}
      >
        <BookmarkCheck aria-hidden="true" />
        {m.usualDoseAdd()}
      </Button>
      {isOpen && dose !== undefined && (
        <ChangeDialog
          title={m.usualDoseSignTitle()}
          action={m.prescribeSign()}
          done={m.usualDoseSigned()}
          next={(all) => {
            const given = indication.trim();
            const read = readAges(typed);
            const found = { ...(given === '' && { indication: m.usualDoseForMissing() }), ...('wrong' in read && read.wrong) };
            setWrong(found);
            return 'wrong' in read || given === '' ? undefined : [...all, { drug, dose, indication: given, ages: read.ages }];
          }}
          onClose={() => setIsOpen(false)}
        >
          <p className="font-semibold">
            {drugTitle(name, drug.strength ?? undefined)}: {said({ en: doseText(dose, 'en'), ar: doseText(dose, 'ar') })}
          </p>
          <p className="text-muted">{m.usualDoseForAll()}</p>
          <Field id="usual-dose-indication" label={m.usualDoseFor()} need="required" problem={wrong.indication}>
            {(field) => (
              <Input
                {...field}
                dir="auto"
                autoComplete="off"
                maxLength={careLimits.indication}
                value={indication}
                onChange={({ target }) => setIndication(target.value)}
              />
            )}
          </Field>
          <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-3">
            {(['from', 'to'] as const).map((end) => (
              <Field
                key={end}
                id={`usual-dose-${end}`}
                label={end === 'from' ? m.catalogueFrom() : m.catalogueTo()}
                need={end === 'from' ? 'required' : 'optional'}
                problem={wrong[end]}
              >
                {(field) => (
                  <Input
                    {...field}
                    dir="ltr"
                    inputMode="numeric"
                    autoComplete="off"
                    maxLength={4}
                    value={typed[end]}
                    onChange={({ target }) => setTyped({ ...typed, [end]: target.value })}
                  />
                )}
              </Field>
            ))}
            <Field id="usual-dose-unit" label={m.ageUnit()} problem={false}>
              {(field) => (
                <Select
                  {...field}
                  value={typed.unit}
                  onChange={({ target }) => setTyped({ ...typed, unit: target.value === 'month' ? 'month' : 'year' })}
                >
                  <option value="year">{m.ageYears()}</option>
                  <option value="month">{m.ageMonths()}</option>
                </Select>
              )}
            </Field>
          </div>
        </ChangeDialog>
      )}
    </>
  );
}
