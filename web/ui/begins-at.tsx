import { Link } from 'react-router-dom';
import { m } from '../i18n/paraglide/messages.js';
import { TextLink } from './text-link.tsx';

/** Above a list that begins at an entry which the address names: that newer ones are left out, and the way to all of them. */
export const BeginsAt = ({ entry }: { readonly entry: string | undefined }) =>
  entry === undefined ? null : (
    <p className="flex flex-wrap gap-x-3 text-sm text-muted">
      {m.beginsAtEntry()}
      <TextLink as={Link} to={{ hash: '' }} replace className="inline-block min-h-6">
        {m.showAllEntries()}
      </TextLink>
    </p>
  );
