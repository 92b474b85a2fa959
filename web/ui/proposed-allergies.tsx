import { Link } from 'react-router-dom';
import { isolated } from '#contract/base/isolated.ts';
import { paths } from '../lib/paths.ts';
import { usePages } from '../lib/pages.ts';
import { proposalsQuery } from '../lib/proposals.ts';
import { m } from '../i18n/paraglide/messages.js';
import { Notice } from './notice.tsx';
import { TextLink } from './text-link.tsx';

/** Allergies in a patient's open proposals, shown where a decision depends on them. */
export function ProposedAllergies({ patientId }: { patientId: string }) {
  const { rows = [] } = usePages(proposalsQuery(patientId, 'open'));
  const substances = rows.filter(({ state, field }) => state === 'open' && field === 'allergies').map(({ value }) => isolated(value));
  if (substances.length === 0) return null;
  return (
    <Notice as="div" tone="orange" className="grid gap-1">
      <p className="wrap-anywhere">{m.proposedAllergies({ allergies: substances.join(m.listComma()) })}</p>
      <TextLink as={Link} to={paths.patient(patientId)} className="justify-self-start">
        {m.proposedAllergiesLook()}
      </TextLink>
    </Notice>
  );
}
