import { CalendarDays, Check, FileLock, HeartPulse, Languages, Sparkles, Star, X } from 'lucide-react';
import type { RefObject } from 'react';
import { paths } from '../../lib/paths.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Feature } from '../../ui/feature.tsx';
import { Ltr } from '../../ui/ltr.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TextLink } from '../../ui/text-link.tsx';

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
        <Title id={titleId} tabIndex={-1} className={Title === 'h1' ? 'pe-10 outline-none' : 'pe-10 text-dialog outline-none'}>
          {m.upgradeTitle()}
        </Title>
        <p className="text-muted">{m.upgradeSubtitle()}</p>
      </div>
      <section className="grid gap-3">
        <Heading className={Title === 'h1' ? 'text-heading' : 'text-part'}>{m.benefitsHeading()}</Heading>
        <ul className="grid gap-3 sm:grid-cols-2">
          {benefits.map(([icon, name]) => (
            <Feature key={name} icon={icon} look="tile">
              {name}
            </Feature>
          ))}
        </ul>
        <p>{m.benefitsNow()}</p>
      </section>
      <section className="grid gap-3">
        <Heading className={Title === 'h1' ? 'text-heading' : 'text-part'}>{m.trustHeading()}</Heading>
        <ul className="grid gap-x-5 gap-y-2 sm:grid-cols-2">
          {trust.map((claim) => (
            <Feature key={claim} icon={Check}>
              {claim}
            </Feature>
          ))}
        </ul>
        <p className="font-semibold">{m.trustPatients()}</p>
      </section>
      {sessionId !== '' && (
        <p className="text-sm text-muted">
          {m.sessionId()}: <Ltr breaks>{sessionId}</Ltr>
        </p>
      )}
      <p className="flex flex-wrap gap-3">
        <Button as="a" look="primary" href={paths.dashboard}>
          {m.createFreeAccount()}
        </Button>
        <Button onClick={onGuest}>{m.continueAsGuest()}</Button>
      </p>
      <p>
        {m.noAccountYet()} <TextLink href={paths.register}>{m.registerWithEmail()}</TextLink>
      </p>
      <p>
        {m.alreadyAccount()} <TextLink href={paths.dashboard}>{m.signIn()}</TextLink>
      </p>
    </>
  );
}

const CloseButton = ({ onClose }: { onClose: () => void }) => (
  <Button look="ghost" className="absolute end-3 top-3 w-11 px-0" aria-label={m.close()} onClick={onClose}>
    <X aria-hidden="true" />
  </Button>
);

/** What an account adds, as a page. */
export function RegisterView({ sessionId, onGuest }: { sessionId: string; onGuest: () => void }) {
  return (
    <Panel as="div" className="relative grid gap-6 p-5 sm:p-7">
      <Offer Title="h1" titleId="view-title" sessionId={sessionId} onGuest={onGuest} />
      <CloseButton onClose={onGuest} />
    </Panel>
  );
}

/** The same in a dialog over the results, which stay where they are. Opened with the dialog's own `showModal`. */
export function UpgradeDialog({ ref, sessionId }: { ref: RefObject<HTMLDialogElement | null>; sessionId: string }) {
  const close = () => ref.current?.close();
  return (
    <Dialog
      ref={ref}
      look="wide"
      aria-labelledby="upgrade-title"
      // A press outside the dialog closes it, too.
      closedby="any"
    >
      <div className="relative grid gap-6 p-5 sm:p-7">
        <Offer Title="h2" titleId="upgrade-title" sessionId={sessionId} onGuest={close} />
        <CloseButton onClose={close} />
      </div>
    </Dialog>
  );
}
