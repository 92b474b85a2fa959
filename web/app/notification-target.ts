import type { Notification } from '#contract/account/notifications.ts';
import { nameIn } from '#contract/patient/name-in.ts';
import { m } from '../i18n/paraglide/messages.js';
import type { Locale } from '../i18n/paraglide/runtime.js';
import { entryFor } from '../lib/open-words.ts';
import { paths } from '../lib/paths.ts';

const tasks = `${paths.inbox}?group=tasks`;
/** The page that a notification about a patient opens, if not the record. */
const pageOf = {
  prescriptions: paths.prescriptions,
  laboratory: () => paths.criticalInbox,
  results: paths.patientLabs,
  verification: () => paths.verificationInbox,
  chart: paths.chart,
  inbox: () => tasks,
} as const;

/** Where a notification leads, and the name of the person or page there. */
export function targetOf({ patient, about }: Notification, locale: Locale): { readonly to: string; readonly name: string } | undefined {
  if (patient !== undefined) {
    const page = entryFor<string, (id: string) => string>(pageOf, about ?? '') ?? paths.patient;
    return { to: page(patient.id), name: nameIn(patient, locale) };
  }
  if (about === 'inbox') return { to: tasks, name: m.navInbox() };
  return about === 'settings' ? { to: paths.settings, name: m.navSettings() } : undefined;
}

/** Whether somebody must act at once: on a critical result, verified or not, or on one that does not hold. */
export const isPressing = ({ about, unread }: Notification): boolean =>
  unread && (about === 'laboratory' || about === 'verification' || about === 'results');
