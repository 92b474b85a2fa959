import { useEffect } from 'react';
import type { Duty } from '#contract/staff/roster.ts';
import { otherMenu } from '../lib/other-menu.ts';
import { paths } from '../lib/paths.ts';
import { useOwnDuties } from '../lib/roster.ts';
import { useIsAdmin } from '../lib/use-session.ts';

/** The pages of the menu that are some duties' work, and the duties that do it. Every page stays open to all staff by its address. */
const workOf: Readonly<Record<string, readonly Duty[]>> = {
  [paths.appointments]: ['reception', 'nurse', 'prescriber'],
  [paths.records]: ['nurse', 'prescriber'],
  [paths.labs]: ['nurse', 'prescriber', 'laboratory'],
  [paths.providerDashboard]: ['nurse', 'prescriber'],
};

/** Shortens the menu to the work of the signed-in user's duties; administrators and people without a duty see all of it. */
export function MenuOfDuty() {
  const { own, isKnown } = useOwnDuties();
  const isAdmin = useIsAdmin();
  const isWhole = isAdmin || own.length === 0;
  const hidden = isWhole
    ? ''
    : Object.entries(workOf)
        .filter(([, duties]) => !duties.some((duty) => own.includes(duty)))
        .map(([path]) => path)
        .join(' ');
  useEffect(() => {
    if (isKnown) otherMenu.set(hidden);
  }, [hidden, isKnown]);
  return null;
}
