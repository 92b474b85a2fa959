import { matchRoutes, useLocation } from 'react-router-dom';
import { m } from '../i18n/paraglide/messages.js';
import { useLocale } from '../lib/locale.ts';
import { useIsStaff } from '../lib/use-session.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { type SignedInPage, signedInPages } from './pages.ts';

const places = [...signedInPages];

/** Placeholder for a page behind the guard until its code is loaded. */
export function ComingPage() {
  useLocale();
  const isStaff = useIsStaff();
  const {
    title = () => m.loading(),
    titleOfPatients = title,
    shape = 'message',
    ofPatients = shape,
    act,
  }: Partial<SignedInPage> = matchRoutes(places, useLocation().pathname)?.at(-1)?.route ?? {};
  return (
    <PageFrame
      title={(isStaff ? title : titleOfPatients)()}
      shape={isStaff ? shape : ofPatients}
      hasAction={act === 'all' || (act === 'staff' && isStaff)}
    />
  );
}
