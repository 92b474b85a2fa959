import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { limits } from '#contract/base/limits.ts';
import { type AllergySeverity, allergySeverities, allergySeverityWords } from '#contract/patient/allergies.ts';
import type { Patient } from '#contract/patient/patient.ts';
import { ApiError } from '../../lib/api.ts';
import { useLocale } from '../../lib/locale.ts';
import { namesOf } from '../../lib/person.ts';
import { failureText } from '../../lib/problem-text.ts';
import { said } from '../../lib/said.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Input, Select } from '../../ui/control.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { addAllergy, patientQuery } from './queries.ts';

/** Adds an allergy to the record while something is prescribed, of which nothing is lost; it is checked again at once. */
export function AddAllergy({ patient }: { patient: Patient }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look="ghost" onClick={() => setIsOpen(true)}>
        {m.addAllergy()}
      </Button>
      {isOpen && <AllergyDialog patient={patient} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** Open while mounted. */
function AllergyDialog({ patient, onClose }: { patient: Patient; onClose: () => void }) {
  const queryClient = useQueryClient();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const locale = useLocale();
  const [substanceId, severityId] = [useId(), useId()];
  const [text, setText] = useState('');
  const [severity, setSeverity] = useState<AllergySeverity>();
  const [problem, setProblem] = useState<string>();
  const adding = useMutation({
    mutationFn: (substance: string) => addAllergy(patient, substance, severity),
    onSuccess: () => {
      toast.success(m.allergyAdded());
      dialog.current?.close();
    },
    // Also when somebody changed the record meanwhile: what it now has is shown, and checked.
    onSettled: () =>
      Promise.all(
        [patientQuery(patient.id).queryKey, ['prescriptions', 'check', patient.id], ['chart', patient.id]].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
  const isOutdated = adding.error instanceof ApiError && adding.error.code === 'PRECONDITION_FAILED';
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (adding.isPending) return;
    const substance = text.trim();
    const isListed = patient.medicalInfo.allergies.some((one) => one.toLowerCase() === substance.toLowerCase());
    const wrong = substance === '' ? m.allergySubstanceMissing() : isListed ? m.allergyListed() : undefined;
    setProblem(wrong);
    if (wrong === undefined) adding.mutate(substance);
    else document.getElementById(substanceId)?.focus();
  };
  return (
    <Dialog ref={dialog} title={m.addAllergy()} closedby={adding.isPending ? 'none' : 'closerequest'} onClose={onClose}>
      <form noValidate className="grid gap-4" onSubmit={submit}>
        <p className="font-semibold">
          <bdi>{namesOf(patient, locale).name}</bdi>
        </p>
        <Field id={substanceId} label={m.allergySubstance()} need="required" problem={problem}>
          {(field) => (
            <Input
              {...field}
              dir="auto"
              maxLength={limits.listEntry}
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                setProblem(undefined);
              }}
            />
          )}
        </Field>
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
        {adding.isError && <Notice>{isOutdated ? m.allergyRecordChanged() : failureText(adding.error, m.allergyAddFailed())}</Notice>}
        <p className="flex flex-wrap justify-end gap-3">
          <Button disabled={adding.isPending} onClick={() => dialog.current?.close()}>
            {m.cancel()}
          </Button>
          <Button type="submit" look="primary" aria-disabled={adding.isPending}>
            {m.addAllergy()}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
