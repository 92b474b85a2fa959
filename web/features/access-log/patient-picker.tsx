import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { limits } from '#contract/base/limits.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { formatDate, formatNumber, useLocale } from '../../lib/locale.ts';
import { namesOf } from '../../lib/person.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { Input } from '../../ui/control.tsx';
import { Field } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { MenuItem } from '../../ui/menu-item.tsx';
import { Panel } from '../../ui/panel.tsx';
import { patientSuggestionsQuery } from './queries.ts';

const searchFrom = 2;

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
  const isSearching = wanted.length >= searchFrom;
  const { data } = useQuery({ ...patientSuggestionsQuery(search), enabled: search.length >= searchFrom });
  const found = isSearching && search === wanted ? data?.patients : undefined;
  const close = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setText('');
  };
  if (chosen !== undefined)
    return (
      <Field id="patient" label={m.accessLogPatient()} problem={false}>
        {(field) => (
          <div className="relative">
            <Input {...field} className="pe-12" readOnly value={chosen} />
            <IconButton
              className="absolute inset-y-0 end-0"
              aria-label={m.accessLogPatientRemove({ name: chosen })}
              onClick={() => onChoose(undefined)}
            >
              <X aria-hidden="true" />
            </IconButton>
          </div>
        )}
      </Field>
    );
  return (
    <div className="relative">
      <Field id="patient" label={m.accessLogPatient()} problem={false}>
        {(field) => (
          <Input
            {...field}
            type="text"
            inputMode="search"
            autoComplete="off"
            maxLength={limits.search}
            placeholder={m.accessLogPatientHint()}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={close}
          />
        )}
      </Field>
      <output className="sr-only">{found !== undefined && m.accessLogFound({ count: formatNumber(locale, found.length) })}</output>
      {found !== undefined && (
        <Panel as="div" className="absolute inset-x-0 top-full z-20 mt-1 p-1 shadow-lg">
          {found.length === 0 && <p className="p-3 text-muted">{m.quickSearchNothing()}</p>}
          <ul>
            {found.map((patient) => (
              <li key={patient.id}>
                <MenuItem
                  as="button"
                  className="w-full flex-wrap content-center items-baseline gap-y-0 py-1 text-start"
                  onKeyDown={close}
                  onClick={() => {
                    setText('');
                    onChoose(patient.id);
                  }}
                >
                  <bdi>{namesOf(patient, locale).name}</bdi>
                  <bdi className="text-sm font-normal text-muted">{formatDate(locale, patient.personalInfo.dateOfBirth)}</bdi>
                </MenuItem>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}
