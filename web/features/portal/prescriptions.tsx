import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Pill } from 'lucide-react';
import { useId } from 'react';
import toast from 'react-hot-toast/headless';
import type { PortalPrescription } from '#contract/portal/portal.ts';
import { prescriptionStatusWords } from '#contract/prescriptions/prescriptions.ts';
import type { Repeat } from '#contract/prescriptions/repeats.ts';
import { formatDate, useLocale } from '../../lib/locale.ts';
import { saidWord } from '../../lib/open-words.ts';
import { usePages } from '../../lib/pages.ts';
import { failureText } from '../../lib/problem-text.ts';
import { said } from '../../lib/said.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Paged } from '../../ui/paged.tsx';
import { Panel } from '../../ui/panel.tsx';
import { askRepeat, earlierMedicinesQuery, portalQuery } from './queries.ts';

interface PrescriptionsProps {
  readonly patientId: string;
  readonly prescriptions: readonly PortalPrescription[];
}

/** Requests a repeat. Errors are shown above the list, because the cause may also remove the line. */
function useAskingRepeat(patientId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (prescriptionId: string) => askRepeat(patientId, prescriptionId),
    onSuccess: () => toast.success(m.portalRepeatSent()),
    onSettled: () => queryClient.invalidateQueries({ queryKey: portalQuery(patientId).queryKey }),
  });
}

/** Current medicines and open requests and, folded, former medicines. */
export function Prescriptions({ patientId, prescriptions }: PrescriptionsProps) {
  useLocale();
  const isInView = ({ endedOn, repeat }: PortalPrescription) => endedOn === undefined || repeat !== undefined;
  const current = prescriptions.filter(isInView);
  const ended = prescriptions.filter((one) => !isInView(one));
  const asking = useAskingRepeat(patientId);
  return (
    <div className="grid max-w-3xl gap-4">
      {asking.isError && <Notice>{failureText(asking.error, m.portalRepeatFailed())}</Notice>}
      {current.length === 0 ? (
        <Panel className="p-5">
          <p className="text-muted">{m.portalPrescriptionsNone()}</p>
        </Panel>
      ) : (
        <ul className="grid gap-4" aria-label={m.prescriptionsTitle()}>
          {current.map((one) => (
            <Medicine key={one.id} prescription={one} asking={asking} />
          ))}
        </ul>
      )}
      <Disclosure summary={m.portalPrescriptionsPast()}>
        <Earlier patientId={patientId} first={ended} asking={asking} />
      </Disclosure>
    </div>
  );
}

interface EarlierProps {
  readonly patientId: string;
  /** Those of which more may be asked for. */
  readonly first: readonly PortalPrescription[];
  readonly asking: ReturnType<typeof useAskingRepeat>;
}

/** Medicines that are no longer taken, by pages. */
function Earlier({ patientId, first, asking }: EarlierProps) {
  const pages = usePages(earlierMedicinesQuery(patientId));
  return (
    <div className="grid gap-4 pt-2">
      <Paged pages={pages} empty={m.portalPrescriptionsNone()} failed={m.portalFailed()}>
        {(rows) => (
          <ul className="grid gap-4">
            {rows.map((one) => (
              <Medicine key={one.id} prescription={first.find(({ id }) => id === one.id) ?? one} asking={asking} />
            ))}
          </ul>
        )}
      </Paged>
    </div>
  );
}

interface MedicineProps {
  readonly prescription: PortalPrescription;
  readonly asking: ReturnType<typeof useAskingRepeat>;
}

function Medicine({ prescription, asking }: MedicineProps) {
  const locale = useLocale();
  const lineId = useId();
  const { id, status, name, strength, form, doseText, dispenseText, signedOn, endedOn, prescriber, repeat } = prescription;
  const date = formatDate(locale, signedOn);
  return (
    <Panel as="li" id={lineId} tabIndex={-1} className="grid gap-3 p-5">
      <span className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <Pill aria-hidden="true" className="mt-0.5 shrink-0 text-accent-text" />
        <bdi className="min-w-40 flex-1 text-heading">{[said(name), strength, form && said(form)].filter(Boolean).join(' ')}</bdi>
        {status !== 'active' && <Chip tone={status === 'on-hold' ? 'pending' : 'none'}>{saidWord(prescriptionStatusWords, status)}</Chip>}
      </span>
      <span className="text-lg">{said(doseText)}</span>
      <span className="text-sm text-muted">
        {m.medicineGiven()}: {said(dispenseText)}
        <span className="block">
          {prescriber === undefined ? date : m.prescriptionBy({ name: said(prescriber), date })}
          {endedOn !== undefined && ` · ${m.portalEnded({ date: formatDate(locale, endedOn) })}`}
        </span>
      </span>
      {repeat !== undefined && <RepeatState repeat={repeat} />}
      {prescription.mayAsk && (
        <AskRepeat
          prescription={prescription}
          isBusy={asking.isPending}
          ask={() => asking.mutate(id, { onSuccess: () => document.getElementById(lineId)?.focus() })}
        />
      )}
    </Panel>
  );
}

/** The status of the request for more of a medicine. */
function RepeatState({ repeat: { state, on, reason } }: { repeat: Repeat }) {
  const date = formatDate(useLocale(), on);
  if (state === 'asked') return <span className="block text-sm font-semibold">{m.portalRepeatAsked({ date })}</span>;
  if (state === 'repeated') return <span className="block text-sm font-semibold">{m.portalRepeated({ date })}</span>;
  return (
    <span className="block text-sm font-semibold">
      {m.portalRepeatDeclined({ date })} <bdi className="wrap-anywhere">{reason}</bdi>
    </span>
  );
}

interface AskRepeatProps {
  readonly prescription: PortalPrescription;
  readonly ask: () => void;
  readonly isBusy: boolean;
}

function AskRepeat({ prescription: { name }, ask, isBusy }: AskRepeatProps) {
  return (
    <Button
      look="primary"
      className="max-sm:w-full"
      aria-label={`${m.portalRepeatAsk()}${m.listComma()}${said(name)}`}
      aria-disabled={isBusy}
      onClick={() => !isBusy && ask()}
    >
      {m.portalRepeatAsk()}
    </Button>
  );
}
