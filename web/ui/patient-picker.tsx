import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { m } from '../i18n/paraglide/messages.js';
import { formatDate, formatNumber, useLocale } from '../lib/locale.ts';
import { patientSuggestionsQuery, searchFrom } from '../lib/patient-queries.ts';
import { namesOf } from '../lib/person.ts';
import { useSettled } from '../lib/use-settled.ts';
import { Ltr } from './ltr.tsx';
import { Picker } from './picker.tsx';

interface PatientPickerProps {
  readonly id: string;
  /** What stands for the chosen patient; undefined if none is chosen. */
  readonly chosen: string | undefined;
  /** What the button does that takes the choice back. */
  readonly removal: string;
  readonly onChoose: (patientId: string | undefined) => void;
}

/** Chooses a patient from those that a search finds, or none again. */
export function PatientPicker({ id, chosen, removal, onChoose }: PatientPickerProps) {
  const locale = useLocale();
  const [text, setText] = useState('');
  const wanted = text.trim();
  const search = useSettled(wanted);
  const { data } = useQuery({ ...patientSuggestionsQuery(search), enabled: search.length >= searchFrom });
  const found = wanted.length >= searchFrom && search === wanted ? data?.patients : undefined;
  return (
    <Picker
      id={id}
      label={m.patientPicker()}
      placeholder={m.patientPickerHint()}
      text={text}
      onText={setText}
      suggestions={found?.map((patient) => {
        const { name, otherName } = namesOf(patient, locale);
        const { dateOfBirth, nationalId } = patient.personalInfo;
        return {
          id: patient.id,
          content: (
            <>
              <bdi>{name}</bdi> {otherName !== undefined && <bdi className="font-normal text-muted">{otherName}</bdi>}{' '}
              <span className="flex flex-wrap gap-x-3 text-sm font-normal text-muted">
                <span>{formatDate(locale, dateOfBirth)}</span> {nationalId !== undefined && <Ltr>{nationalId}</Ltr>}
              </span>
            </>
          ),
        };
      })}
      found={(count) => m.patientsFound({ count: formatNumber(locale, count) })}
      chosen={chosen}
      removal={removal}
      onChoose={onChoose}
    />
  );
}
