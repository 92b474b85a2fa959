import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { m } from '../../i18n/paraglide/messages.js';
import { formatDate, formatNumber, useLocale } from '../../lib/locale.ts';
import { namesOf } from '../../lib/person.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { Picker } from './picker.tsx';
import { patientSuggestionsQuery, searchFrom } from './queries.ts';

interface PatientPickerProps {
  /** What stands for the chosen patient; undefined if all are shown. */
  readonly chosen: string | undefined;
  readonly onChoose: (patientId: string | undefined) => void;
}

/** Chooses a patient from those that a search finds, or all again. */
export function PatientPicker({ chosen, onChoose }: PatientPickerProps) {
  const locale = useLocale();
  const [text, setText] = useState('');
  const wanted = text.trim();
  const search = useSettled(wanted);
  const { data } = useQuery({ ...patientSuggestionsQuery(search), enabled: search.length >= searchFrom });
  const found = wanted.length >= searchFrom && search === wanted ? data?.patients : undefined;
  return (
    <Picker
      id="patient"
      label={m.accessLogPatient()}
      placeholder={m.accessLogPatientHint()}
      text={text}
      onText={setText}
      suggestions={found?.map((patient) => ({
        id: patient.id,
        content: (
          <>
            <bdi>{namesOf(patient, locale).name}</bdi>{' '}
            <bdi className="text-sm font-normal text-muted">{formatDate(locale, patient.personalInfo.dateOfBirth)}</bdi>
          </>
        ),
      }))}
      found={(count) => m.accessLogFound({ count: formatNumber(locale, count) })}
      chosen={chosen}
      removal={m.accessLogPatientRemove({ name: chosen ?? '' })}
      onChoose={onChoose}
    />
  );
}
