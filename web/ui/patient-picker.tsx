import { useState } from 'react';
import { limits } from '#contract/base/limits.ts';
import { m } from '../i18n/paraglide/messages.js';
import { arriving } from '../lib/arriving.tsx';
import { countFound } from '../lib/count-found.ts';
import { formatNumber, useLocale } from '../lib/locale.ts';
import { patientSuggestionsQuery, suggested } from '../lib/patient-queries.ts';
import { useFound } from '../lib/use-found.ts';
import { Button } from './button.tsx';
import { Picker } from './picker.tsx';

// With the first search, as for the frame's: a page has a budget.
const PatientFound = arriving(
  async () => (await import('./patient-found.tsx')).PatientFound,
  () => '…',
);
const NarrowSearch = arriving(
  async () => (await import('./narrow-search.tsx')).NarrowSearch,
  () => null,
);

interface PatientPickerProps {
  readonly id: string;
  /** The chosen patient, as displayed; undefined if none is chosen. */
  readonly chosen: string | undefined;
  /** The label of the button that clears the choice. */
  readonly removal: string;
  readonly onChoose: (patientId: string | undefined) => void;
}

/** Patients that are shown in addition each time that more are asked for. */
const further = 20;

/** Chooses a patient from those that a search finds, or clears the choice. Where it finds more than are shown, they are narrowed down or shown. */
export function PatientPicker({ id, chosen, removal, onChoose }: PatientPickerProps) {
  const locale = useLocale();
  const [text, setText] = useState('');
  /** How many are shown of one search. */
  const [shown, setShown] = useState({ of: '', most: suggested });
  const most = shown.of === text ? shown.most : suggested;
  const found = useFound(text, (search) => patientSuggestionsQuery(search, most));
  const narrow = found && <NarrowSearch text={text} found={found} field={id} onNarrow={setText} />;
  /** Instead of saying that there is nobody. */
  const unsure = found?.truncated === true && found.total === 0 ? narrow : undefined;
  const hasMore = found !== undefined && found.total > found.patients.length;
  const counted = hasMore && m.suggestionsShown({ shown: formatNumber(locale, found.patients.length), total: countFound(locale, found) });
  return (
    <Picker
      id={id}
      label={m.patientPicker()}
      placeholder={m.patientPickerHint()}
      text={text}
      onText={setText}
      suggestions={found?.patients.map((patient) => ({ id: patient.id, content: <PatientFound patient={patient} list={found} /> }))}
      nothing={unsure}
      above={hasMore && narrow}
      below={
        counted !== false && (
          <div className="flex flex-wrap items-center justify-between gap-2">
            <span className="text-sm text-muted">{counted}</span>
            {found !== undefined && most < limits.pageSizeMax && (
              <Button
                size="small"
                onClick={() => {
                  setShown({ of: text, most: Math.min(most + further, limits.pageSizeMax) });
                  document.getElementById(id)?.focus();
                }}
              >
                {m.pagesMore()}
              </Button>
            )}
          </div>
        )
      }
      found={(count) => unsure ?? (counted === false ? m.patientsFound({ count: formatNumber(locale, found?.total ?? count) }) : counted)}
      chosen={chosen}
      removal={removal}
      onChoose={onChoose}
    />
  );
}
