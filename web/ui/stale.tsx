import type { ReactNode } from 'react';
import { m } from '../i18n/paraglide/messages.js';
import './stale.css';

/**
 * What may be the answer to another question, `when` the present one's has not come yet: then it is dim, busy, and nothing in it can be
 * pressed, so that nobody acts on the wrong person.
 */
export const Stale = ({ when, children }: { readonly when: boolean; readonly children: ReactNode }) => (
  <>
    {when && <output className="sr-only">{m.loading()}</output>}
    <div className="stale" data-stale={when} aria-busy={when} inert={when}>
      {children}
    </div>
  </>
);
