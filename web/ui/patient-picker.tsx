import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { m } from '../i18n/paraglide/messages.js';
import { formatNumber, useLocale } from '../lib/locale.ts';
import { patientSuggestionsQuery, searchFrom } from '../lib/patient-queries.ts';
import { useSettled } from '../lib/use-settled.ts';
import { PatientFound } from './patient-found.tsx';
import { Picker } from './picker.tsx';

interface PatientPickerProps {
  readonly id: string;
  /** The chosen patient, as displayed; undefined if none is chosen. */
  readonly chosen: string | undefined;
  /** The label of the button that clears the choice. */
  readonly removal: string;
  readonly onChoose: (patientId: string | undefined) => void;
}

/** Chooses a patient from those that a search finds, or clears the choice. */
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
      suggestions={found?.map((patient) => ({ id: patient.id, content: <PatientFound patient={patient} /> }))}
      found={(count) => m.patientsFound({ count: formatNumber(locale, count) })}
      chosen={chosen}
      removal={removal}
      onChoose={onChoose}
    />
  );
}
