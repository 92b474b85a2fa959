import { useQuery, useQueryClient } from '@tanstack/react-query';
import { BookmarkCheck, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { careLimits } from '#contract/base/care-limits.ts';
import type { Texts } from '#contract/base/language.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { type DoseInput, doseText } from '#contract/prescriptions/dose.ts';
import type { UsualDoses } from '#contract/prescriptions/usual-doses.ts';
import type { BodyInputOf } from '#contract/routes/table.ts';
import { formatDate, useLocale } from '../../lib/locale.ts';
import { said } from '../../lib/said.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/control.tsx';
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
  const sent = all.flatMap(({ drug: { ingredientId, form, strength }, dose: given, indication }) => {
    const dose = doseSent(given);
    if (ingredientId === undefined || dose === undefined) return [];
    return [{ drug: { ingredientId, ...(form && { form: form.id }), ...(strength && { strength }) }, dose, indication }];
  });
  return sent.length === all.length ? sent : undefined;
}

/** The same for the same usual dose in a list that was read again. */
const keyOf = ({ drug, dose, indication, signedAt }: UsualDose): string =>
  JSON.stringify([drug.ingredientId, drug.form?.id, drug.strength, dose, indication, signedAt]);

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
  readonly onChoose: (dose: Ordered) => void;
}

/** The clinic's usual doses of the medicine that is prescribed, to choose from, each with who signed it. */
export function UsualDoseList({ ingredientId, onChoose }: UsualDoseListProps) {
  const locale = useLocale();
  const { data } = useQuery(usualDosesQuery);
  const all = data?.usualDoses ?? [];
  const [removed, setRemoved] = useState<UsualDose>();
  const usual = all.filter(({ drug }) => drug.ingredientId === ingredientId);
  if (usual.length === 0) return null;
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
  /** Says what is wrong with the dose. */
  readonly onIncomplete: () => void;
}

/** Signs the medicine with its dose as what the clinic usually gives for something. */
export function SignUsualDose({ drug, name, dose, onIncomplete }: SignUsualDoseProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [indication, setIndication] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  return (
    <>
      <Button className="justify-self-start" onClick={() => (dose === undefined ? onIncomplete() : setIsOpen(true))}>
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
            setIsMissing(given === '');
            return given === '' ? undefined : [...all, { drug, dose, indication: given }];
          }}
          onClose={() => setIsOpen(false)}
        >
          <p className="font-semibold">
            {drugTitle(name, drug.strength ?? undefined)}: {said({ en: doseText(dose, 'en'), ar: doseText(dose, 'ar') })}
          </p>
          <p className="text-muted">{m.usualDoseForAll()}</p>
          <Field
            id="usual-dose-indication"
            label={m.usualDoseFor()}
            need="required"
            problem={isMissing ? m.usualDoseForMissing() : undefined}
          >
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
        </ChangeDialog>
      )}
    </>
  );
}
