import { useId, useState } from 'react';
import { careLimits } from '#contract/base/care-limits.ts';
import { limits } from '#contract/base/limits.ts';
import type { AllergyIntolerance } from '#contract/chart/allergies.ts';
import { type Allergy, allergySeverities, allergySeverityWords } from '#contract/patient/allergies.ts';
import type { Patient } from '#contract/patient/patient.ts';
import { changeAllergy, chartChanged, recordAllergy } from '../lib/chart-changes.ts';
import { useLocale } from '../lib/locale.ts';
import { namesOf } from '../lib/person.ts';
import { said } from '../lib/said.ts';
import { m } from '../i18n/paraglide/messages.js';
import { Button } from './button.tsx';
import { Choice } from './choice.tsx';
import { Input, Select } from './control.tsx';
import { Field } from './field.tsx';
import { EntryDialog } from './entry-dialog.tsx';

interface AllergyDialogProps {
  readonly patient: Patient;
  /** The allergy on the record's list to describe; without it, a new one is added. */
  readonly allergy?: Allergy<string>;
  /** Its existing entry. */
  readonly entry?: AllergyIntolerance | undefined;
  readonly onClose: () => void;
}

/** The details of an allergy. Open while mounted. */
export function AllergyDialog({ patient, allergy, entry, onClose }: AllergyDialogProps) {
  const locale = useLocale();
  const [substanceId, severityId, reactionId] = [useId(), useId(), useId()];
  const [requestId] = useState(() => crypto.randomUUID());
  const [substance, setSubstance] = useState(allergy?.substance ?? '');
  const [severity, setSeverity] = useState(() => allergySeverities.find((one) => one === allergy?.severity));
  const [reaction, setReaction] = useState(entry?.reaction ?? '');
  const [isConfirmed, setIsConfirmed] = useState(false);
  const [problem, setProblem] = useState<string>();
  const title = allergy === undefined ? m.addAllergy() : entry === undefined ? m.allergyDescribe() : m.allergyChange();
  const prepare = () => {
    const named = substance.trim();
    const isListed = patient.medicalInfo.allergies.some((one) => one.toLowerCase() === named.toLowerCase());
    const wrong = named === '' ? m.allergySubstanceMissing() : isListed && allergy === undefined ? m.allergyListed() : undefined;
    setProblem(wrong);
    if (wrong !== undefined) {
      document.getElementById(substanceId)?.focus();
      return undefined;
    }
    // A severity that only a newer server knows is not among the choices, and is kept.
    const details = {
      reaction: reaction.trim() || null,
      ...(severity === undefined && allergy?.severity !== undefined && !allergySeverities.some((one) => one === allergy.severity)
        ? {}
        : { severity: severity ?? null }),
    };
    return entry === undefined
      ? () => recordAllergy(patient.id, { substance: named, status: isConfirmed ? 'confirmed' : 'unconfirmed', ...details }, requestId)
      : () => changeAllergy(patient.id, entry, details);
  };
  return (
    <EntryDialog
      changed={(queryClient) => chartChanged(queryClient, patient.id)}
      title={title}
      action={title}
      done={allergy === undefined ? m.allergyAdded() : m.entryChanged()}
      prepare={prepare}
      onClose={onClose}
    >
      <p className="font-semibold">
        <bdi>{namesOf(patient, locale).name}</bdi>
        {allergy !== undefined && (
          <>
            {' · '}
            <bdi className="wrap-anywhere">{allergy.substance}</bdi>
          </>
        )}
      </p>
      {allergy === undefined && (
        <Field id={substanceId} label={m.allergySubstance()} need="required" problem={problem}>
          {(field) => (
            <Input
              {...field}
              dir="auto"
              maxLength={limits.listEntry}
              value={substance}
              onChange={(event) => {
                setSubstance(event.target.value);
                setProblem(undefined);
              }}
            />
          )}
        </Field>
      )}
      <Field id={severityId} label={m.allergySeverityWorst()} problem={false}>
        {(field) => (
          <Select
            {...field}
            value={severity ?? ''}
            onChange={(event) => setSeverity(allergySeverities.find((one) => one === event.target.value))}
          >
            <option value="">{m.prescribeUnknown()}</option>
            {allergySeverities.map((one) => (
              <option key={one} value={one}>
                {said(allergySeverityWords[one])}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field id={reactionId} label={m.allergyReaction()} problem={false} need="optional">
        {(field) => (
          <Input
            {...field}
            dir="auto"
            maxLength={careLimits.chartReason}
            value={reaction}
            onChange={(event) => setReaction(event.target.value)}
          />
        )}
      </Field>
      {entry === undefined && (
        <Choice>
          <input type="checkbox" checked={isConfirmed} onChange={(event) => setIsConfirmed(event.target.checked)} />
          {m.allergyIsConfirmed()}
        </Choice>
      )}
    </EntryDialog>
  );
}

/** Adds an allergy in the middle of another task, without losing that task's input. */
export function AddAllergy({ patient, look }: { patient: Patient; look?: 'ghost' }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button {...(look && { look })} onClick={() => setIsOpen(true)}>
        {m.addAllergy()}
      </Button>
      {isOpen && <AllergyDialog patient={patient} onClose={() => setIsOpen(false)} />}
    </>
  );
}
