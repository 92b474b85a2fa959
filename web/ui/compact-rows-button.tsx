import { Rows4 } from 'lucide-react';
import { toggleCompactRows, useCompactRows } from '../lib/compact-rows.ts';
import { m } from '../i18n/paraglide/messages.js';
import { Button } from './button.tsx';

/** Makes the rows of long lists compact, or comfortable again. On a phone they need their room. */
export const CompactRowsButton = () => (
  <Button className="max-sm:hidden" aria-pressed={useCompactRows()} onClick={toggleCompactRows}>
    <Rows4 aria-hidden="true" />
    {m.rowsCompact()}
  </Button>
);
