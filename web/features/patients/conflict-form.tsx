import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { FieldName } from '#contract/patient/fields.ts';
import type { Patient } from '#contract/patient/patient.ts';
import { formatTime, useLocale } from '../../lib/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { FieldGroup, FormFields } from '../../ui/field-group.tsx';
import { Problem } from '../../ui/field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Tick } from '../../ui/tick.tsx';
import { EnteredText } from './field-text.tsx';
import { fieldLabel } from './patient-fields.tsx';
import { type Conflict, type FormValues, type Side, conflictsOf, resolved, valuesOf } from './patient-form.ts';

interface ConflictFormProps {
  /** The values when editing began. */
  readonly base: FormValues;
  readonly mine: FormValues;
  readonly theirs: Patient;
  /** Why saving failed. */
  readonly alert: ReactNode;
  readonly busy: boolean;
  readonly onBack: () => void;
  readonly onSave: (merged: FormValues) => void;
}

type Choices = Partial<Record<FieldName, Side>>;

/** Two users changed one record: shows both versions of every differing field to choose from. */
export function ConflictForm({ base, mine, theirs, alert, busy, onBack, onSave }: ConflictFormProps) {
  const locale = useLocale();
  const theirValues = valuesOf(theirs);
  const [conflicts] = useState(() => conflictsOf(base, mine, theirValues));
  const [choices, setChoices] = useState<Choices>(() =>
    Object.fromEntries(conflicts.flatMap(({ name, suggested }) => (suggested === undefined ? [] : [[name, suggested]]))),
  );
  const [asked, setAsked] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const open = conflicts.find(({ name }) => choices[name] === undefined);
    setAsked(true);
    if (open) document.getElementById(`${open.name}-theirs`)?.focus();
    else if (!busy) onSave(resolved(mine, theirValues, choices));
  };

  return (
    <Panel as="form" className="grid gap-6 p-5 sm:p-6" noValidate onSubmit={submit}>
      <div className="grid gap-1">
        <h2 ref={heading} tabIndex={-1} className="text-xl font-semibold outline-none">
          {m.conflictTitle()}
        </h2>
        <p>{m.conflictText()}</p>
      </div>
      {conflicts.map((conflict) => (
        <Difference
          key={conflict.name}
          conflict={conflict}
          versions={{ theirs: theirValues, mine }}
          titles={{ theirs: m.conflictTheirs({ time: formatTime(locale, theirs.updatedAt) }), mine: m.conflictMine() }}
          choice={choices[conflict.name]}
          isAsked={asked}
          onChoose={(side) => setChoices({ ...choices, [conflict.name]: side })}
        />
      ))}
      {alert}
      <div className="flex flex-wrap gap-3">
        <Button look="primary" type="submit" aria-disabled={busy}>
          {busy ? m.saving() : m.saveChanges()}
        </Button>
        <Button disabled={busy} onClick={onBack}>
          {m.backToEditing()}
        </Button>
      </div>
    </Panel>
  );
}

interface DifferenceProps {
  readonly conflict: Conflict;
  readonly versions: Readonly<Record<Side, FormValues>>;
  readonly titles: Readonly<Record<Side, string>>;
  readonly choice: Side | undefined;
  /** Saving was attempted before every choice was made. */
  readonly isAsked: boolean;
  readonly onChoose: (side: Side) => void;
}

function Difference({ conflict: { name }, versions, titles, choice, isAsked, onChoose }: DifferenceProps) {
  const isMissing = isAsked && choice === undefined;
  return (
    <FieldGroup legend={fieldLabel(name)} aria-describedby={`${name}-choose`}>
      <FormFields>
        {(['theirs', 'mine'] as const).map((side) => (
          <Choice look="card" key={side}>
            <Tick
              id={`${name}-${side}`}
              type="radio"
              className="mt-1"
              name={name}
              aria-describedby={`${name}-choose`}
              checked={choice === side}
              onChange={() => onChoose(side)}
            />
            <span className="grid min-w-0 gap-0.5">
              <span className="text-sm text-muted">{titles[side]}</span>
              <EnteredText name={name} values={versions[side]} />
            </span>
          </Choice>
        ))}
      </FormFields>
      <Problem id={`${name}-choose`} className="mt-1.5 block">
        {isMissing && m.conflictChoose()}
      </Problem>
    </FieldGroup>
  );
}
