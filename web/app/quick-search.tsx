import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { seen } from '#contract/base/seen.ts';
import { m } from '../i18n/paraglide/messages.js';
import { arriving } from '../lib/arriving.tsx';
import { formatNumber, useLocale } from '../lib/locale.ts';
import { usePatientPage } from '../lib/own-work.ts';
import { patientSuggestionsQuery } from '../lib/patient-queries.ts';
import { paths } from '../lib/paths.ts';
import { searchFrom } from '../lib/use-found.ts';
import { useSettled } from '../lib/use-settled.ts';
import { useLedTo } from './use-led-to.ts';
import { Combobox } from '../ui/combobox.tsx';
import { Ltr } from '../ui/ltr.tsx';
import { lowerEntries, primaryEntries } from './navigation.ts';

// The frame is on every page: what a search shows comes with the first one.
const PatientFound = arriving(
  async () => (await import('../ui/patient-found.tsx')).PatientFound,
  () => '…',
);
const NarrowSearch = arriving(
  async () => (await import('../ui/narrow-search.tsx')).NarrowSearch,
  () => null,
);
/** Leads to all patients that the search finds. */
const everybody = 'everybody';
const isMac = /Mac|iP(?:hone|ad)/.test(navigator.platform);

/**
 * For staff: the patients and pages that match a text. A search is sent only when typing pauses, because each search is an event in the access log.
 */
function useTargets(wanted: string, field: string, onText: (text: string) => void) {
  const locale = useLocale();
  const navigate = useNavigate();
  const ledTo = useLedTo();
  const patientPage = usePatientPage();
  const search = useSettled(wanted);
  const { data } = useQuery({ ...patientSuggestionsQuery(search), enabled: search.length >= searchFrom });
  const pages = [
    ...ledTo([...primaryEntries, ...lowerEntries]).map(({ path, name, hint }) => ({ path, name: name(), hint: hint() })),
    { path: paths.newPatient, name: m.addNewPatient(), hint: '' },
  ].filter(({ name, hint }) => `${name} ${hint}`.toLowerCase().includes(wanted.toLowerCase()));
  // Enter opens the first target, so matches for an earlier text, perhaps another patient, are left out.
  const isCurrent = wanted.length >= searchFrom && search === wanted && data !== undefined;
  const { patients, total, truncated } = isCurrent ? data : { patients: [], total: 0, truncated: false };
  const isCut = total > patients.length;
  const isUnsure = truncated && total === 0;
  const narrow = (isCut || isUnsure) && data ? <NarrowSearch text={wanted} found={data} field={field} onNarrow={onText} /> : undefined;
  const isSettled = isCurrent || wanted.length < searchFrom;
  const targets = [
    ...patients.map((patient) => ({ id: patientPage(patient.id), content: <PatientFound patient={patient} list={data} /> })),
    ...(isCut
      ? [
          {
            id: everybody,
            content: (
              <span>
                {m.suggestionsAll({
                  shown: formatNumber(locale, patients.length),
                  count: formatNumber(locale, total) + (truncated ? '+' : ''),
                })}
              </span>
            ),
          },
        ]
      : []),
    ...pages.map(({ path, name, hint }) => ({
      id: path,
      content: (
        <>
          <span>{name}</span> <span className="text-sm font-normal text-muted">{hint}</span>
        </>
      ),
    })),
  ];
  const count = formatNumber(locale, targets.length);
  return {
    targets,
    announcement: isSettled && (isUnsure ? narrow : targets.length === 0 ? m.quickSearchNothing() : m.suggestionCount({ count })),
    nothing: narrow,
    above: targets.length > 0 && narrow,
    /** What is found; undefined while that is being looked for. */
    shown: targets.length > 0 || isSettled ? targets : undefined,
    open: (id: string) => (id === everybody ? navigate(paths.patients, { state: { search: wanted } }) : navigate(id)),
  };
}

/** The top bar's search: suggestions while typing; Enter without a choice searches the patient list. */
export function SearchBox() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const wanted = seen(text);
  const { shown, announcement, nothing, above, open } = useTargets(wanted, 'everything', setText);
  const isLongEnough = wanted.length >= searchFrom;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(paths.patients, { state: { search: wanted } });
  };
  return (
    <search className="hidden w-full max-w-sm sm:block">
      <form className="relative" onSubmit={submit}>
        <Search size={18} aria-hidden="true" className="pointer-events-none absolute inset-y-0 start-3.5 my-auto text-muted" />
        <Combobox
          id="everything"
          className={text === '' ? 'ps-10 pe-16 pointer-coarse:pe-4' : 'ps-10'}
          aria-label={m.search()}
          aria-keyshortcuts="Control+K Meta+K"
          placeholder={m.searchEverything()}
          text={text}
          onText={setText}
          suggestions={isLongEnough ? shown : undefined}
          above={above}
          nothing={nothing}
          floats
          announcement={isLongEnough && announcement}
          onChoose={({ id }) => {
            setText('');
            void open(id);
          }}
        />
        {text === '' && (
          <kbd
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 end-3 my-auto h-6 text-sm text-muted pointer-coarse:hidden"
          >
            <Ltr>{isMac ? '⌘K' : 'Ctrl K'}</Ltr>
          </kbd>
        )}
      </form>
    </search>
  );
}

/**
 * The search of the palette: lists every page at first; Enter without a choice opens the first target, or, if there are more patients than
 * are shown, the list of all: the first of many namesakes is somebody else.
 */
export function PaletteSearch({ onLeave }: { onLeave: () => void }) {
  const [text, setText] = useState('');
  const { targets, shown, announcement, nothing, above, open: openTarget } = useTargets(seen(text), 'palette', setText);
  const open = ({ id }: { readonly id: string }) => {
    onLeave();
    void openTarget(id);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const first = targets.find(({ id }) => id === everybody) ?? targets[0];
    if (first !== undefined) open(first);
  };
  return (
    <form onSubmit={submit}>
      <Combobox
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- typing is what the dialog is for
        autoFocus
        id="palette"
        className="border-0"
        aria-label={m.quickSearch()}
        placeholder={m.searchEverything()}
        text={text}
        onText={setText}
        suggestions={shown}
        above={above}
        nothing={nothing}
        floats={false}
        announcement={announcement}
        onChoose={open}
      />
    </form>
  );
}
