import { services } from '#contract/appointments/appointments.ts';
import { entryFor } from './open-words.ts';
import { said } from './said.ts';

/** What an appointment is for, in the current language. */
export function saidService(service: string): string {
  const known = entryFor(services, service);
  return known === undefined ? service : said(known.name);
}
