import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { limits } from '#contract/base/limits.ts';
import { type Relation, lastDayAsChild, lastDayOfCarer, relations } from '#contract/links/links.ts';
import type { Patient } from '#contract/patient/patient.ts';
import { isCalendarDate, qatarDate } from '#contract/base/qatar-time.ts';
import { ApiError } from '../../lib/api.ts';
import { formatDate, useLocale } from '../../lib/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Input, Select } from '../../ui/control.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, focusFirst } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { failureText } from '../../lib/problem-text.ts';
import { CodeSheet } from './code-sheet.tsx';
import { issueCode, patientLinksQuery } from './queries.ts';
import { relationName } from './relation-name.ts';

/** Issues a code and shows it once, to be printed. Open while mounted. */
export function IssueDialog({ patient, onClose }: { patient: Patient; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const queryClient = useQueryClient();
  useEffect(() => dialog.current?.showModal(), []);
  const issuing = useMutation({
    mutationFn: (body: Parameters<typeof issueCode>[1]) => issueCode(patient.id, body),
    onSettled: () => queryClient.invalidateQueries(patientLinksQuery(patient.id)),
  });
  // Outside the page, so that it prints without it.
  return createPortal(
    <Dialog
      ref={dialog}
      {...(issuing.isSuccess ? { 'aria-label': m.codeSheetTitle(), printed: true } : { title: m.issueCode() })}
      onClose={onClose}
    >
      {issuing.isSuccess ? (
        <CodeSheet patient={patient} issued={issuing.data} onClose={() => dialog.current?.close()} />
      ) : (
        <IssueForm
          patient={patient}
          busy={issuing.isPending}
          error={issuing.error}
          onIssue={(body) => issuing.mutate(body)}
          onClose={() => dialog.current?.close()}
        />
      )}
    </Dialog>,
    document.body,
  );
}

interface IssueFormProps {
  readonly patient: Patient;
  readonly busy: boolean;
  readonly error: Error | null;
  readonly onIssue: (body: Parameters<typeof issueCode>[1]) => void;
  readonly onClose: () => void;
}

function IssueForm({ patient, busy, error, onIssue, onClose }: IssueFormProps) {
  const locale = useLocale();
  const [relationId, untilId, reasonId] = [useId(), useId(), useId()];
  const [today] = useState(() => qatarDate(new Date()));
  const [relation, setRelation] = useState<Relation>('self');
  const [typedUntil, setUntil] = useState('');
  const until = relation === 'self' ? '' : typedUntil;
  const reason = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<Readonly<Record<string, () => string>>>({});
  const lastAsChild = lastDayAsChild(patient.personalInfo.dateOfBirth);
  const isChild = today <= lastAsChild;
  const lastDay = isChild ? lastAsChild : lastDayOfCarer(today);
  const offered = relations.filter((one) => isChild || one === 'self' || one === 'carer');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    const given = reason.current?.value.trim() ?? '';
    const found =
      relation === 'self'
        ? {}
        : {
            ...((until === '' ? !isChild : !isCalendarDate(until) || until < today) && { [untilId]: m.issueUntilRequired }),
            ...(isCalendarDate(until) &&
              until > lastDay && { [untilId]: () => m.issueUntilTooLate({ date: formatDate(locale, lastDay) }) }),
            ...(!isChild && given === '' && { [reasonId]: m.issueReasonRequired }),
          };
    setProblems(found);
    if (focusFirst(found, [untilId, reasonId])) return;
    onIssue({ relation, ...(until !== '' && { until }), ...(given !== '' && { reason: given }) });
  };
  const conflict = error instanceof ApiError && error.code === 'CONFLICT' && relation === 'self';
  return (
    <form className="grid gap-4" noValidate onSubmit={submit} onChange={() => setProblems({})}>
      <p>{m.issueCodeText()}</p>
      {error && <Notice>{conflict ? m.issueOwnLinked() : failureText(error, m.issueCodeFailed())}</Notice>}
      <Field id={relationId} label={m.issueFor()} problem={false}>
        {(field) => (
          <Select
            {...field}
            value={relation}
            onChange={(event) => setRelation(relations.find((one) => one === event.target.value) ?? 'self')}
          >
            {offered.map((one) => (
              <option key={one} value={one}>
                {relationName[one]()}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {relation !== 'self' && (
        <>
          <DateField
            id={untilId}
            label={m.issueUntil()}
            need={isChild ? 'optional' : 'required'}
            {...(isChild && { hint: m.issueUntilChild({ date: formatDate(locale, lastDay) }) })}
            problem={problems[untilId]?.()}
            value={typedUntil}
            onChange={setUntil}
          />
          <Field
            id={reasonId}
            label={m.issueReason()}
            hint={m.issueReasonHint()}
            need={isChild ? 'optional' : 'required'}
            problem={problems[reasonId]?.()}
          >
            {(field) => <Input {...field} ref={reason} dir="auto" autoComplete="off" maxLength={limits.linkReason} />}
          </Field>
        </>
      )}
      <p className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{m.cancel()}</Button>
        <Button look="primary" type="submit" aria-disabled={busy}>
          {busy ? m.issuingCode() : m.issueCode()}
        </Button>
      </p>
    </form>
  );
}
