import { useState } from 'react';
import { m } from '../i18n/paraglide/messages.js';
import { formatNumber, useLocale } from '../lib/locale.ts';
import { patientSuggestionsQuery } from '../lib/patient-queries.ts';
import { useFound } from '../lib/use-found.ts';
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
  const found = useFound(text, patientSuggestionsQuery);
  return (
    <Picker
      id={id}
      label={m.patientPicker()}
      placeholder={m.patientPickerHint()}
      text={text}
      onText={setText}
      suggestions={found?.patients.map((patient) => ({ id: patient.id, content: <PatientFound patient={patient} list={found} /> }))}
      hasMore={found !== undefined && found.total > found.patients.length}
      found={(count) => m.patientsFound({ count: formatNumber(locale, found?.total ?? count) })}
      chosen={chosen}
      removal={removal}
      onChoose={onChoose}
    />
  );
}
