import { type PortalPrescription } from '#contract/portal.ts';
import { prescriptionStatusWords } from '#contract/prescriptions.ts';
import { formatDate, formatNumber, useLocale } from '../../lib/locale.ts';
import { saidWord } from '../../lib/open-words.ts';
import { said } from '../../lib/said.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Chip } from '../../ui/chip.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Lines } from '../../ui/lines.tsx';

/** What is to be taken now, and folded away, what was. */
export function Prescriptions({ prescriptions }: { prescriptions: readonly PortalPrescription[] }) {
  const locale = useLocale();
  const current = prescriptions.filter(({ endedOn }) => endedOn === undefined);
  const ended = prescriptions.filter(({ endedOn }) => endedOn !== undefined);
  return (
    <>
      {current.length === 0 ? (
        <p className="text-muted">{m.portalPrescriptionsNone()}</p>
      ) : (
        <Lines>
          {current.map((one) => (
            <PrescriptionLine key={one.id} prescription={one} />
          ))}
        </Lines>
      )}
      {ended.length > 0 && (
        <Disclosure summary={m.portalPrescriptionsPast({ count: formatNumber(locale, ended.length) })}>
          <Lines>
            {ended.map((one) => (
              <PrescriptionLine key={one.id} prescription={one} />
            ))}
          </Lines>
        </Disclosure>
      )}
    </>
  );
}

function PrescriptionLine({ prescription }: { prescription: PortalPrescription }) {
  const locale = useLocale();
  const { status, name, strength, form, doseText, dispenseText, signedOn, endedOn, prescriber } = prescription;
  const date = formatDate(locale, signedOn);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span className="min-w-48 flex-1">
        <bdi className="block font-semibold">{[said(name), strength, form && said(form)].filter(Boolean).join(' ')}</bdi>
        <span className="block">{said(doseText)}</span>
        <span className="block text-sm text-muted">
          {said(dispenseText)}
          {' · '}
          {prescriber === undefined ? date : m.prescriptionBy({ name: said(prescriber), date })}
          {endedOn !== undefined && ` · ${m.portalEnded({ date: formatDate(locale, endedOn) })}`}
        </span>
      </span>
      {status !== 'active' && <Chip tone={status === 'on-hold' ? 'pending' : 'none'}>{saidWord(prescriptionStatusWords, status)}</Chip>}
    </li>
  );
}
