import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import toast from 'react-hot-toast/headless';
import type { PortalPrescription } from '#contract/portal/portal.ts';
import { prescriptionStatusWords } from '#contract/prescriptions/prescriptions.ts';
import type { Repeat } from '#contract/prescriptions/repeats.ts';
import { formatDate, formatNumber, useLocale } from '../../lib/locale.ts';
import { saidWord } from '../../lib/open-words.ts';
import { failureText } from '../../lib/problem-text.ts';
import { said } from '../../lib/said.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Lines } from '../../ui/lines.tsx';
import { Notice } from '../../ui/notice.tsx';
import { askRepeat, portalQuery } from './queries.ts';

interface PrescriptionsProps {
  readonly patientId: string;
  readonly prescriptions: readonly PortalPrescription[];
}

/** Requests a repeat. Errors are shown above the list, because the cause may also remove the line. */
function useAskingRepeat(patientId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ prescriptionId, requestId }: { prescriptionId: string; requestId: string }) =>
      askRepeat(patientId, prescriptionId, requestId),
    onSuccess: () => toast.success(m.portalRepeatSent()),
    onSettled: () => queryClient.invalidateQueries({ queryKey: portalQuery(patientId).queryKey }),
  });
}

/** Current medicines and open requests and, folded, former medicines. */
export function Prescriptions({ patientId, prescriptions }: PrescriptionsProps) {
  const locale = useLocale();
  const isInView = ({ endedOn, repeat }: PortalPrescription) => endedOn === undefined || repeat !== undefined;
  const current = prescriptions.filter(isInView);
  const ended = prescriptions.filter((one) => !isInView(one));
  const asking = useAskingRepeat(patientId);
  return (
    <>
      {asking.isError && <Notice>{failureText(asking.error, m.portalRepeatFailed())}</Notice>}
      {current.length === 0 ? (
        <p className="text-muted">{m.portalPrescriptionsNone()}</p>
      ) : (
        <Lines>
          {current.map((one) => (
            <PrescriptionLine key={one.id} prescription={one} asking={asking} />
          ))}
        </Lines>
      )}
      {ended.length > 0 && (
        <Disclosure summary={m.portalPrescriptionsPast({ count: formatNumber(locale, ended.length) })}>
          <Lines>
            {ended.map((one) => (
              <PrescriptionLine key={one.id} prescription={one} asking={asking} />
            ))}
          </Lines>
        </Disclosure>
      )}
    </>
  );
}

interface PrescriptionLineProps {
  readonly prescription: PortalPrescription;
  readonly asking: ReturnType<typeof useAskingRepeat>;
}

function PrescriptionLine({ prescription, asking }: PrescriptionLineProps) {
  const locale = useLocale();
  const lineId = useId();
  const { id, status, name, strength, form, doseText, dispenseText, signedOn, endedOn, prescriber, repeat } = prescription;
  const date = formatDate(locale, signedOn);
  return (
    <li id={lineId} tabIndex={-1} className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="min-w-48 flex-1">
        <bdi className="block font-semibold">{[said(name), strength, form && said(form)].filter(Boolean).join(' ')}</bdi>
        <span className="block">{said(doseText)}</span>
        <span className="block text-sm text-muted">
          {said(dispenseText)}
          {' · '}
          {prescriber === undefined ? date : m.prescriptionBy({ name: said(prescriber), date })}
          {endedOn !== undefined && ` · ${m.portalEnded({ date: formatDate(locale, endedOn) })}`}
        </span>
        {repeat !== undefined && <RepeatState repeat={repeat} />}
      </span>
      {status !== 'active' && <Chip tone={status === 'on-hold' ? 'pending' : 'none'}>{saidWord(prescriptionStatusWords, status)}</Chip>}
      {prescription.mayAsk && (
        <AskRepeat
          prescription={prescription}
          isBusy={asking.isPending}
          ask={(requestId) =>
            asking.mutate({ prescriptionId: id, requestId }, { onSuccess: () => document.getElementById(lineId)?.focus() })
          }
        />
      )}
    </li>
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
  readonly ask: (requestId: string) => void;
  readonly isBusy: boolean;
}

function AskRepeat({ prescription: { name }, ask, isBusy }: AskRepeatProps) {
  const [requestId] = useState(() => crypto.randomUUID());
  return (
    <Button
      aria-label={`${m.portalRepeatAsk()}${m.listComma()}${said(name)}`}
      aria-disabled={isBusy}
      onClick={() => !isBusy && ask(requestId)}
    >
      {m.portalRepeatAsk()}
    </Button>
  );
}
