import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Problem } from '../../ui/field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Tick } from '../../ui/tick.tsx';
import type { AgreementProblem } from './register-rules.ts';

export const agreementText: Record<AgreementProblem, () => string> = {
  termsNotAccepted: () => m.termsNotAccepted(),
  consentNotGiven: () => m.consentNotGiven(),
};

/** In the order of the form. */
export const agreementFields = ['acceptTerms', 'consentHealth'] as const;
type AgreementField = (typeof agreementFields)[number];

/** What a form's boxes say. */
export const agreementsIn = (form: FormData): Readonly<Record<AgreementField, boolean>> => ({
  acceptTerms: form.has('acceptTerms'),
  consentHealth: form.has('consentHealth'),
});

/** What an account needs its owner's agreement to, each with a box of its own. */
export const Agreements = ({ problem }: { problem: (field: AgreementField) => string | undefined }) => (
  <>
    <Agreement id="acceptTerms" problem={problem('acceptTerms')}>
      {m.acceptTermsBefore()} <Document to={paths.terms} name={m.termsOfService()} /> {m.acceptTermsAnd()}{' '}
      <Document to={paths.privacy} name={m.privacyPolicy()} />
    </Agreement>
    <Agreement
      id="consentHealth"
      problem={problem('consentHealth')}
      more={<Document to={`${paths.privacy}#purposes`} name={m.consentHealthMore()} />}
    >
      {m.consentHealth()}
    </Agreement>
  </>
);

interface AgreementProps {
  readonly id: AgreementField;
  readonly problem: string | undefined;
  readonly more?: ReactNode;
  readonly children: ReactNode;
}
const Agreement = ({ id, problem, more, children }: AgreementProps) => (
  <div className="grid gap-1.5">
    <div className="flex gap-3">
      <Tick
        id={id}
        name={id}
        type="checkbox"
        className="mt-0.5"
        aria-required="true"
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-problem`}
      />
      <div>
        <label htmlFor={id}>{children}</label> {more}
      </div>
    </div>
    <Problem id={`${id}-problem`}>{problem}</Problem>
  </div>
);

/** A document to read while registering; a new tab keeps what was typed here. */
const Document = ({ to, name }: { to: string; name: string }) => (
  <TextLink href={to} target="_blank" rel="noopener">
    {name}
    <span className="sr-only"> {m.opensNewTab()}</span>
  </TextLink>
);
