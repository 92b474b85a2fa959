import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Prescription, PrescriptionStatus } from '#contract/prescriptions/prescriptions.ts';
import { paths } from '../../lib/paths.ts';
import { loadFailureText } from '../../lib/problem-text.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Notice } from '../../ui/notice.tsx';
import { Failure } from '../../ui/page.tsx';
import { Placeholders } from '../../ui/page-frame.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { type Task, emptyDraft, filledAs, replacedBy } from './prescription-form.ts';
import { PrescriptionForm } from './prescription-form-view.tsx';
import { formularyQuery } from './queries.ts';
import { prescriptionQuery } from '../../lib/prescriptions-query.ts';

/** What is written: a new prescription, perhaps a renewal of an earlier one, or the end of one that waits. */
export interface Writing {
  readonly kind: Task['kind'];
  /** The prescription to renew, continue or resume. */
  readonly earlierId?: string | undefined;
  /** The medicine entered as text that becomes a prescription. */
  readonly entered?: string | undefined;
}

interface PrescriptionOfProps extends Writing {
  readonly patientId: string;
  readonly onDone: (signed: readonly Prescription[]) => unknown;
  /** The medicine waits for the signature of the next one. */
  readonly onNext: () => unknown;
}

/** The status that a draft or a prescription must still have to be continued or resumed. */
const needed = { draft: 'draft', resume: 'on-hold' } as const satisfies Partial<Record<Task['kind'], PrescriptionStatus>>;

/** The form of a prescription, filled as the one that it continues. */
export function PrescriptionOf({ patientId, kind, earlierId, entered = '', onDone, onNext }: PrescriptionOfProps) {
  const earlier = useQuery({ ...prescriptionQuery(patientId, earlierId ?? ''), enabled: earlierId !== undefined });
  // As loaded when the form opened: a refetch after the signature would report that it is gone.
  const [opened, setOpened] = useState<Prescription>();
  const read = earlier.data;
  if (opened === undefined && read !== undefined && earlier.isFetchedAfterMount) setOpened(read);
  const one = opened ?? read;
  const isCoded = one?.drug.ingredientId !== undefined;
  const entries = useQuery({ ...formularyQuery(one?.drug.name.en ?? ''), enabled: isCoded });
  const error = earlier.error ?? entries.error;
  const isReady = earlierId === undefined || (earlier.isFetchedAfterMount && (!isCoded || entries.data !== undefined));
  if (!isReady)
    return error === null ? (
      <Placeholders shape="form" />
    ) : (
      <Failure
        text={loadFailureText(error, m.prescriptionsFailed())}
        onRetry={() => Promise.all([earlier, entries].flatMap((query) => (query.error === null ? [] : [query.refetch()])))}
      />
    );
  if (kind !== 'new' && one?.status !== needed[kind])
    return (
      <Notice as="div" tone="pending" className="grid gap-2">
        <p>{m.prescriptionGone()}</p>
        <TextLink as={Link} to={paths.prescriptions(patientId)} className="justify-self-start">
          {m.prescriptionsTitle()}
        </TextLink>
      </Notice>
    );
  const entry = entries.data?.rows.find(({ id }) => id === one?.drug.ingredientId);
  const task: Task = kind === 'new' || one === undefined ? { kind: 'new', one, entered } : { kind, one };
  return (
    <PrescriptionForm
      patientId={patientId}
      task={task}
      initial={() => ({
        ...(one === undefined ? emptyDraft() : filledAs(one, kind === 'new' ? '' : one.note, entry)),
        ...replacedBy(task),
      })}
      onDone={onDone}
      onNext={onNext}
    />
  );
}
