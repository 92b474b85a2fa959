import { useId, useState } from 'react';
import { careLimits } from '#contract/base/care-limits.ts';
import { detailOf } from '#contract/base/messages.ts';
import { limits } from '#contract/base/limits.ts';
import type { Patient } from '#contract/patient/patient.ts';
import { ProposalEntry, type ProposableField, isListed, proposableFields } from '#contract/proposals/proposals.ts';
import { problemText } from '../../lib/problem-text.ts';
import { propose, proposalsChanged } from '../../lib/proposals.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Input, Select, TextArea } from '../../ui/control.tsx';
import { EntryDialog } from '../../ui/entry-dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { FieldControl, fieldLabel } from './patient-fields.tsx';
import { type FormValues, valuesOf } from './patient-form.ts';

interface ProposeDialogProps {
  readonly patient: Patient;
  /** The field to change; without it, the user chooses. */
  readonly field?: ProposableField;
  readonly onClose: () => void;
}

/** Proposes a change to the record: a new value, or one more entry of a list. Open while mounted. */
export function ProposeDialog({ patient, field: given, onClose }: ProposeDialogProps) {
  const [fieldId, entryId, remarkId] = [useId(), useId(), useId()];
  const [requestId] = useState(() => crypto.randomUUID());
  const [field, setField] = useState(given);
  const [values, setValues] = useState<FormValues>(() => ({ ...valuesOf(patient), allergies: '', medications: '' }));
  const [remark, setRemark] = useState('');
  const [problem, setProblem] = useState<string>();
  const wrong = (text: string, id: string) => {
    setProblem(text);
    document.getElementById(id)?.focus();
    return undefined;
  };
  const prepare = () => {
    if (field === undefined) return wrong(m.proposeFieldMissing(), fieldId);
    const valueId = isListed(field) ? entryId : field;
    if (values[field].trim() === '') return wrong(field === 'allergies' ? m.allergySubstanceMissing() : m.proposeValueMissing(), valueId);
    if (values[field].trim() === valuesOf(patient)[field]) return wrong(m.proposeUnchanged(), valueId);
    const { data, error } = ProposalEntry.safeParse({ field, value: values[field], remark });
    if (data !== undefined) return () => propose(patient.id, data, requestId);
    const [issue] = error.issues;
    return wrong(issue === undefined ? m.valueRefused() : problemText(detailOf('value', issue.message)), valueId);
  };
  const change = (name: keyof FormValues, value: string) => {
    setValues({ ...values, [name]: value });
    setProblem(undefined);
  };
  const isAllergy = field === 'allergies';
  return (
    <EntryDialog
      changed={(queryClient) => proposalsChanged(queryClient, patient.id)}
      title={given === 'allergies' ? m.proposeAllergy() : m.proposeChange()}
      action={m.proposeSend()}
      done={m.proposeSent()}
      prepare={prepare}
      onClose={onClose}
    >
      {given === undefined && (
        <Field id={fieldId} label={m.proposeField()} need="required" problem={field === undefined ? problem : undefined}>
          {(attributes) => (
            <Select
              {...attributes}
              value={field ?? ''}
              onChange={({ target: { value } }) => {
                setField(proposableFields.find((one) => one === value));
                setProblem(undefined);
              }}
            >
              <option value="">{m.choose()}</option>
              {proposableFields.map((name) => (
                <option key={name} value={name}>
                  {fieldLabel(name)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {field !== undefined &&
        (isListed(field) ? (
          <Field id={entryId} label={isAllergy ? m.allergySubstance() : m.proposeMedicine()} need="required" problem={problem}>
            {(attributes) => (
              <Input
                {...attributes}
                dir="auto"
                autoComplete="off"
                maxLength={limits.listEntry}
                value={values[field]}
                onChange={({ target: { value } }) => change(field, value)}
              />
            )}
          </Field>
        ) : (
          <FieldControl
            name={field}
            form={{ values, problems: problem === undefined ? {} : { [field]: { message: problem } }, onChange: change, wantsDay: true }}
          />
        ))}
      {field !== undefined && (
        <Field id={remarkId} label={isAllergy ? m.proposeReaction() : m.proposeRemark()} need="optional" problem={false}>
          {(attributes) => (
            <TextArea
              {...attributes}
              className="py-2.5"
              dir="auto"
              rows={2}
              maxLength={careLimits.chartReason}
              value={remark}
              onChange={({ target: { value } }) => setRemark(value)}
            />
          )}
        </Field>
      )}
    </EntryDialog>
  );
}
