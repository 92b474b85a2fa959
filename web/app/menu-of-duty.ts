import { useEffect } from 'react';
import type { Duty } from '#contract/staff/roster.ts';
import { ownWork } from '../lib/own-work.ts';
import { paths } from '../lib/paths.ts';
import { useOwnDuties, useWritesChart } from '../lib/roster.ts';
import { useIsAdmin } from '../lib/use-session.ts';

/** The pages of the menu that are some duties' work, and the duties that do it. Every page stays open to all staff by its address. */
const workOf: Readonly<Record<string, readonly Duty[]>> = {
  [paths.appointments]: ['reception', 'nurse', 'prescriber'],
  [paths.records]: ['nurse', 'prescriber'],
  [paths.labs]: ['nurse', 'prescriber', 'laboratory'],
  [paths.providerDashboard]: ['nurse', 'prescriber'],
};

/** Fits the frame to the signed-in user's duties: administrators and people without a duty see all of the menu. */
export function MenuOfDuty() {
  const { own, isKnown } = useOwnDuties();
  const writesChart = useWritesChart() === true;
  const isAdmin = useIsAdmin();
  const isWhole = isAdmin || own.length === 0;
  const hidden = isWhole
    ? ''
    : Object.entries(workOf)
        .filter(([, duties]) => !duties.some((duty) => own.includes(duty)))
        .map(([path]) => path)
        .join(' ');
  useEffect(() => {
    if (isKnown) ownWork.set({ others: hidden.split(' '), writesChart });
  }, [hidden, isKnown, writesChart]);
  return null;
}
