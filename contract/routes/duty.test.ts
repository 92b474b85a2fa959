import { expect, it } from 'vitest';
import type { Route } from './route.ts';
import { routes } from './table.ts';

const books = 'Whoever speaks to the patient books, receives and cancels';
const own = 'It changes only what belongs to the caller’s own account';
const asks = 'A patient does it for a linked record, which each request checks; for staff it is the work of the desk';
const desk = 'The work of the desk, which anybody of the staff may do; the event names who did it';

/** Writes that a clinician without any duty may make, and why. */
const exempt = {
  'appointments.book': books,
  'appointments.wait': books,
  'appointments.time': books,
  'appointments.change': books,
  'series.book': books,
  'series.continue': books,
  'series.move': books,
  'series.cancel': books,
  'browsers.forget': own,
  'mailChoices.change': own,
  'notifications.read': own,
  'exports.delete': own,
  'links.enter': own,
  'links.end': own,
  'links.issueCode': desk,
  'links.withdrawCode': desk,
  'links.undo': desk,
  'patients.create': 'Whoever receives a patient registers them; nothing is lost by it',
  'patients.update': 'Names and numbers are the desk’s; what the chart says asks for a duty in the write’s own transaction',
  'patients.lookAtSymptomSession': asks,
  'patients.attachSymptomSession': asks,
  'prescriptions.askRepeat': 'It needs a link to the record, which no duty gives',
  'prescriptions.check': 'It writes nothing: a POST only because the medicine belongs in no address',
  'proposals.make': 'It needs a link to the record, which no duty gives',
  'proposals.withdraw': 'It needs to be the caller’s own proposal',
  'proposals.answer': 'Names and numbers are the desk’s; what the chart says asks for a duty in the write’s own transaction',
  'tasks.give': 'Colleagues ask one another',
  'tasks.change': 'Only who has the task, or gave it',
  'tasks.handOn': 'Only who has the task, or gave it',
} as const;

it('a write that a clinician may make without a duty says why', () => {
  const free = Object.entries<Route>(routes)
    .filter(([, { method, access, duty }]) => method !== 'GET' && access !== 'public' && access.includes('CLINICIAN') && duty === undefined)
    .map(([id]) => id);
  expect(free.toSorted()).toEqual(Object.keys(exempt).toSorted());
});
