import { CalendarDays, Check, FileLock, HeartPulse, Languages, Sparkles, Star, X } from 'lucide-react';
import type { RefObject } from 'react';
import { paths } from '../../lib/paths.ts';
import { m } from '../../i18n/paraglide/messages.js';

interface OfferProps {
  readonly Title: 'h1' | 'h2';
  readonly titleId: string;
  readonly sessionId: string;
  readonly onGuest: () => void;
}

function Offer({ Title, titleId, sessionId, onGuest }: OfferProps) {
  const Heading = Title === 'h1' ? 'h2' : 'h3';
  const benefits = [
    [Sparkles, m.benefitAnalysis()],
    [FileLock, m.benefitRecords()],
    [HeartPulse, m.benefitHistory()],
    [CalendarDays, m.benefitAppointments()],
    [Languages, m.benefitSupport()],
    [Star, m.benefitPremium()],
  ] as const;
  const trust = [m.trustHipaa(), m.trustEncrypted(), m.trustLogged(), m.trustAnonymous(), m.trustDeleted(), m.trustFree()];
  return (
    <>
      <div className="grid gap-1">
        <Title id={titleId} tabIndex={-1}>
          {m.upgradeTitle()}
        </Title>
        <p className="text-muted">{m.upgradeSubtitle()}</p>
      </div>
      <section className="grid gap-3">
        <Heading>{m.benefitsHeading()}</Heading>
        <ul className="grid gap-3 sm:grid-cols-2">
          {benefits.map(([Icon, name]) => (
            <li key={name} className="benefit">
              <Icon aria-hidden="true" />
              {name}
            </li>
          ))}
        </ul>
      </section>
      <section className="grid gap-3">
        <Heading>{m.trustHeading()}</Heading>
        <ul className="grid gap-x-5 gap-y-2 sm:grid-cols-2">
          {trust.map((claim) => (
            <li key={claim} className="badge">
              <Check aria-hidden="true" />
              {claim}
            </li>
          ))}
        </ul>
        <p className="font-semibold">{m.trustPatients()}</p>
      </section>
      {sessionId !== '' && (
        <p className="text-sm text-muted">
          {m.sessionId()}: <bdi className="ltr break-all">{sessionId}</bdi>
        </p>
      )}
      <p className="flex flex-wrap gap-3">
        <a className="button button--primary" href={paths.dashboard}>
          {m.createFreeAccount()}
        </a>
        <button type="button" className="button button--outline" onClick={onGuest}>
          {m.continueAsGuest()}
        </button>
      </p>
      <p>
        {m.alreadyAccount()}{' '}
        <a className="text-link" href={paths.dashboard}>
          {m.signIn()}
        </a>
      </p>
    </>
  );
}

const CloseButton = ({ onClose }: { onClose: () => void }) => (
  <button type="button" className="button button--ghost close-button" aria-label={m.close()} onClick={onClose}>
    <X aria-hidden="true" />
  </button>
);

/** What an account adds, as a page. */
export function RegisterView({ sessionId, onGuest }: { sessionId: string; onGuest: () => void }) {
  return (
    <div className="panel relative grid gap-6 p-5 sm:p-7">
      <Offer Title="h1" titleId="view-title" sessionId={sessionId} onGuest={onGuest} />
      <CloseButton onClose={onGuest} />
    </div>
  );
}

/** The same over the results, which stay where they are. Opened with the dialog's own `showModal`. */
export function UpgradeDialog({ ref, sessionId }: { ref: RefObject<HTMLDialogElement | null>; sessionId: string }) {
  const close = () => ref.current?.close();
  return (
    <dialog
      ref={ref}
      className="dialog dialog-wide"
      aria-labelledby="upgrade-title"
      // A press beside the dialog closes it, too.
      closedby="any"
    >
      <div className="relative grid gap-6 p-5 sm:p-7">
        <Offer Title="h2" titleId="upgrade-title" sessionId={sessionId} onGuest={close} />
        <CloseButton onClose={close} />
      </div>
    </dialog>
  );
}
