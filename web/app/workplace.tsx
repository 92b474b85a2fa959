import { useQuery } from '@tanstack/react-query';
import { Activity, FlaskConical, ListTodo, type LucideIcon, NotebookPen, Pill, TriangleAlert, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { useLocation, useMatch } from 'react-router-dom';
import * as z from 'zod/mini';
import { NoteBeside } from '../features/chart/note-beside.tsx';
import { RecordVitalSigns } from '../features/chart/record-vital-signs.tsx';
import { OrderForm } from '../features/laboratory/order-form.tsx';
import { arriving } from '../lib/arriving.tsx';
import { type BesideKind, Besides, besideKinds, besideOf } from '../lib/beside.ts';
import { chartQuery } from '../lib/chart-query.ts';
import { useLocale } from '../lib/locale.ts';
import { patientQuery } from '../lib/patient-queries.ts';
import { paths } from '../lib/paths.ts';
import { namesOf } from '../lib/person.ts';
import { usePrescribes, useWritesChart } from '../lib/roster.ts';
import { useDraft } from '../lib/use-draft.ts';
import { useDraftKey } from '../lib/use-session.ts';
import { m } from '../i18n/paraglide/messages.js';
import { AllergyDialog } from '../ui/allergy-dialog.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Beside, BesidePanel, BesideRail } from '../ui/beside.tsx';
import { PatientRisks } from '../ui/patient-banner.tsx';
import { RailItem } from '../ui/rail-item.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';

interface PartProps {
  readonly patientId: string;
  /** The visit that the page itself shows. */
  readonly visitOnPage: string | undefined;
  readonly prescription: Besides['prescription'];
  readonly close: () => void;
  /** Opens the part as the rail does, without what it continued. */
  readonly openAgain: () => void;
}
interface Part {
  readonly name: () => string;
  /** Its title, if it says more than its name. */
  readonly title?: () => string;
  readonly icon: LucideIcon;
  /** With Alt, it opens and closes the part. */
  readonly letter: string;
  readonly isOfPrescribers: boolean;
  readonly form: (props: PartProps) => ReactNode;
}

const Coming = () => (
  <Loading className="p-5">
    <Skeleton className="h-40" />
  </Loading>
);

const PrescriptionBeside = arriving(
  async () => (await import('../features/prescriptions/prescription-beside.tsx')).PrescriptionBeside,
  Coming,
);

const TaskDialog = arriving(
  async () => (await import('../features/inbox/task-dialog.tsx')).TaskDialog,
  () => null,
);

function VitalSigns({ patientId }: { patientId: string }) {
  const { data } = useQuery(chartQuery(patientId));
  if (data !== undefined)
    return (
      <div className="p-5">
        <RecordVitalSigns chart={data} />
      </div>
    );
  return <Coming />;
}

const parts: Readonly<Record<BesideKind, Part>> = {
  note: {
    name: () => m.note(),
    icon: NotebookPen,
    letter: 'N',
    isOfPrescribers: false,
    form: ({ patientId, visitOnPage, close }) => <NoteBeside patientId={patientId} onPage={visitOnPage} onSigned={close} />,
  },
  prescription: {
    name: () => m.besidePrescription(),
    icon: Pill,
    letter: 'P',
    isOfPrescribers: true,
    form: ({ patientId, prescription: writing = { kind: 'new' }, openAgain }) => (
      <PrescriptionBeside patientId={patientId} writing={writing} onContinued={openAgain} />
    ),
  },
  order: {
    name: () => m.besideOrder(),
    icon: FlaskConical,
    letter: 'O',
    isOfPrescribers: true,
    form: ({ patientId, close }) => <OrderForm patientId={patientId} onDone={close} />,
  },
  'vital-signs': {
    name: () => m.vitalSigns(),
    title: () => m.vitalSignsRecord(),
    icon: Activity,
    letter: 'V',
    isOfPrescribers: false,
    form: ({ patientId }) => <VitalSigns patientId={patientId} />,
  },
};

const Shown = z.object({ open: z.optional(Besides), followed: z.optional(z.string()) });
interface Shown {
  readonly open?: Besides | undefined;
  /** The last visit of a page whose link opened something: it does so once, not again after a reload. */
  readonly followed?: string | undefined;
}
const shownOptions = {
  initial: (): Shown => ({}),
  parse: (stored: unknown): Shown | undefined => Shown.safeParse(stored).data,
  isEntered: ({ open, followed }: Shown): boolean => open !== undefined || followed !== undefined,
};
const opened = (kind: BesideKind | undefined): Shown => ({ open: kind && { kind } });

/** What the signed-in user may write about a patient, beside each of the patient's pages. */
export function Workplace({ patientId }: { patientId: string }) {
  const writesChart = useWritesChart();
  const prescribes = usePrescribes();
  const locale = useLocale();
  const { data: patient } = useQuery(patientQuery(patientId));
  const { state, key } = useLocation();
  const visitOnPage = useMatch(paths.visit(':id', ':visitId'))?.params.visitId;
  const { draft, change } = useDraft({ ...shownOptions, key: useDraftKey(`beside.${patientId}`) });
  const [isAddingAllergy, setIsAddingAllergy] = useState(false);
  const [isGivingTask, setIsGivingTask] = useState(false);
  const [panelId, buttonId] = [useId(), useId()];
  const kinds = besideKinds.filter((kind) => writesChart === true && (!parts[kind].isOfPrescribers || prescribes === true));
  const shown = kinds.find((kind) => kind === draft.open?.kind);
  const show = (kind: BesideKind | undefined) => change(() => opened(kind));
  const close = () => {
    show(undefined);
    document.getElementById(buttonId)?.focus();
  };
  const asked = besideOf(state);
  if (asked !== undefined && draft.followed !== key) change(() => ({ open: asked, followed: key }));
  const letters = kinds.map((kind) => parts[kind].letter).join('');
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      // A key's place: with Alt or an Arabic layout it types something else.
      const kind = besideKinds.find((one) => event.code === `Key${parts[one].letter}`);
      if (!event.altKey || event.ctrlKey || event.metaKey || kind === undefined || !letters.includes(parts[kind].letter)) return;
      event.preventDefault();
      change((before) => opened(before.open?.kind === kind ? undefined : kind));
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [letters, change]);
  return (
    <Beside label={m.beside()}>
      {shown !== undefined && (
        <BesidePanel
          key={shown}
          id={panelId}
          title={(parts[shown].title ?? parts[shown].name)()}
          about={patient && namesOf(patient, locale).name}
          facts={patient && <PatientRisks patient={patient} />}
          close={
            <IconButton aria-label={m.close()} onClick={close}>
              <X size={20} aria-hidden="true" />
            </IconButton>
          }
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key === 'Escape' && !event.defaultPrevented && document.querySelector('dialog[open]') === null) close();
          }}
        >
          {parts[shown].form({ patientId, visitOnPage, prescription: draft.open?.prescription, close, openAgain: () => show(shown) })}
        </BesidePanel>
      )}
      <BesideRail>
        {kinds.map((kind) => (
          <li key={kind}>
            <RailItem
              id={kind === shown ? buttonId : undefined}
              icon={parts[kind].icon}
              name={parts[kind].name()}
              aria-expanded={kind === shown}
              aria-controls={kind === shown ? panelId : undefined}
              aria-keyshortcuts={`Alt+${parts[kind].letter}`}
              onClick={() => show(kind === shown ? undefined : kind)}
            />
          </li>
        ))}
        {kinds.length > 0 && (
          <li>
            <RailItem icon={TriangleAlert} name={m.besideAllergy()} aria-haspopup="dialog" onClick={() => setIsAddingAllergy(true)} />
          </li>
        )}
        <li>
          <RailItem icon={ListTodo} name={m.task()} aria-haspopup="dialog" onClick={() => setIsGivingTask(true)} />
        </li>
      </BesideRail>
      {isAddingAllergy && <NewAllergy patientId={patientId} onClose={() => setIsAddingAllergy(false)} />}
      {isGivingTask && patient !== undefined && (
        <TaskDialog patient={{ id: patientId, name: namesOf(patient, locale).name }} onClose={() => setIsGivingTask(false)} />
      )}
    </Beside>
  );
}

/** Adds an allergy. */
function NewAllergy({ patientId, onClose }: { patientId: string; onClose: () => void }) {
  const { data } = useQuery(chartQuery(patientId));
  return data && <AllergyDialog patient={data.patient} onClose={onClose} />;
}
