import { createHash, randomUUID } from 'node:crypto';
import { dayAfter, qatarDate } from '#contract/base/qatar-time.ts';
import { shippedCareDirectory } from '#contract/care-directory/shipped-care-directory.ts';
import { type RouteId, routes } from '#contract/routes/table.ts';
import type { Endpoints } from '../../local/lib/endpoints.ts';
import { type Answer, call, cognito, newPatientBody, signIn, tokensOf } from './client.ts';
import { runAt } from './mails.ts';
import { clinicDetails } from '../clinic-details.ts';
import { printedPaper } from '../printed-paper.ts';

/** A call of a route: its path parameters, query, body, caller (by default the first clinician), and expected status. */
export interface Asked {
  readonly of?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: unknown;
  readonly as?: string;
  readonly key?: string;
  readonly ifMatch?: number;
  readonly status?: number;
}

/** A cursor that no list made, which has a function that made none yet make the key of its cursors. */
export const noPlace = `?cursor=${'A'.repeat(100)}`;

export type Ask = (id: RouteId, asked?: Asked) => Promise<Answer>;

/** Calls a route of a cloud. */
export function callRoute(id: RouteId, { of = {}, query = '', body, as, key, ifMatch }: Asked, { apiUrl }: Endpoints): Promise<Answer> {
  const { method, path } = routes[id];
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => of[name] ?? '');
  const headers = {
    ...(key !== undefined && { 'x-request-id': key }),
    ...(ifMatch !== undefined && { 'if-match': `"${ifMatch}"` }),
  };
  return call(method, `${filled}${query}`, { token: as, body, headers }, apiUrl);
}

/** Calls every route of a clinic's day once, for one patient. */
export async function workOfTheClinic(
  ask: Ask,
  endpoints: Endpoints,
  of: { readonly id: string },
): Promise<{ readonly clinicianId: string; readonly appointmentId: string }> {
  // A cloud may see several such days.
  const unique = randomUUID().slice(0, 8);
  // The clinic opens hours for another clinician; patients are booked, put on the waiting list, moved and received.
  const { access: chief } = await tokensOf('ADMIN', endpoints);
  const userId = randomUUID();
  await ask('staff.change', { as: chief, of: { userId }, body: { name: { en: 'Dr. New', ar: 'د. جديد' }, duties: ['prescriber'] } });
  // A stranger started a registration with the invited address.
  const invited = {
    email: `doctor.${unique}@clinic.example`,
    role: 'CLINICIAN',
    name: { en: 'Dr. Invited', ar: 'د. مدعو' },
    duties: ['prescriber'],
  };
  const account = { ClientId: endpoints.userPoolClientId, Username: invited.email, Password: 'Half-Registered-7' };
  await cognito('SignUp', { ...account, UserAttributes: [{ Name: 'email', Value: invited.email }] }, endpoints);
  const { id: newcomer } = (await ask('staff.invite', { as: chief, body: invited, key: `${unique}:staff-1` })).body;
  const ofNewcomer = { userId: newcomer };
  await ask('staff.inviteAgain', { as: chief, of: ofNewcomer });
  await ask('staff.deactivate', { as: chief, of: ofNewcomer, body: {} });
  await ask('staff.reactivate', { as: chief, of: ofNewcomer });
  await ask('staff.accounts', { as: chief });
  await ask('staff.accounts', { as: chief, query: noPlace, status: 400 });
  // Colleagues give one another tasks.
  const asking = { text: 'Call back', givenTo: userId, patientId: of.id };
  const { id: taskId } = (await ask('tasks.give', { body: asking, key: `${unique}:task` })).body;
  await ask('tasks.give', { body: asking, key: `${unique}:task` });
  await ask('tasks.handOn', { of: { taskId }, body: { givenTo: newcomer, why: 'Away' } });
  await ask('tasks.change', { of: { taskId }, body: { state: 'done' } });
  await ask('tasks.mine');
  await ask('tasks.mine', { query: noPlace, status: 400 });
  await ask('tasks.given');
  const weekly = Array.from({ length: 7 }, () => [{ from: '00:00', to: '24:00' }]);
  await ask('clinicians.changeHours', { as: chief, of: { clinicianId: userId }, body: { weekly, exceptions: [] } });
  await ask('staff.list');
  await ask('careDirectory.change', { as: chief, body: { directory: shippedCareDirectory } });
  await ask('careDirectory.get');
  await ask('clinicCatalogue.change', { as: chief, body: { services: {}, tests: {} } });
  await ask('clinicCatalogue.get');
  await ask('clinicProfile.change', { as: chief, body: clinicDetails });
  await ask('clinicProfile.get');
  await ask('clinicians.list');
  await ask('clinicians.coming', { of: { clinicianId: userId } });
  await ask('appointments.list');
  await ask('appointments.board');
  await ask('papers.daySheet', { query: `?date=${qatarDate(new Date())}` });
  await ask('appointments.free', { query: '?minutes=20' });
  const what = { patientId: of.id, clinicianId: userId, minutes: 20, service: 'consultation' };
  const place = { clinicianId: userId, date: dayAfter(qatarDate(new Date()), 1), minutes: 20 };
  const bookingKey = `${unique}:booking`;
  const { id: appointmentId } = (await ask('appointments.book', { body: { ...what, ...place, time: '09:00' }, key: bookingKey })).body;
  await ask('appointments.book', { body: { ...what, ...place, time: '09:00' }, key: bookingKey });
  const { id: waitingId } = (await ask('appointments.wait', { body: what })).body;
  await ask('appointments.waiting');
  await ask('appointments.requests');
  await ask('appointments.missed');
  await ask('appointments.time', { of: { ...of, appointmentId: waitingId }, body: { ...place, time: '10:00' } });
  await ask('appointments.change', { of: { ...of, appointmentId }, body: { status: 'cancelled' } });
  await ask('appointments.ofPatient', { of });
  await ask('appointments.past', { of });
  const weeks = `&from=${dayAfter(qatarDate(new Date()), 7)}&until=${dayAfter(qatarDate(new Date()), 21)}&weekly=0T09:00,2T09:00`;
  const { rows: dates } = (await ask('series.plan', { of, query: `?clinicianId=${userId}&minutes=20${weeks}` })).body;
  const places = dates.slice(0, 2).map(({ date, time }: { date: string; time: string }) => ({ date, time }));
  const series = { clinicianId: userId, minutes: 20, service: 'consultation', places };
  const { id: seriesId } = (await ask('series.book', { of, body: series, key: `${unique}:series` })).body;
  await ask('series.continue', { of: { ...of, seriesId } });
  const inSeries = (await ask('appointments.ofPatient', { of })).body.coming.find(
    (one: { seriesId?: string }) => one.seriesId === seriesId,
  );
  const moved = { clinicianId: userId, places: [{ appointmentId: inSeries.id, date: places[0].date, time: '11:00' }] };
  await ask('series.move', { of: { ...of, seriesId }, body: moved });
  await ask('series.cancel', { of: { ...of, seriesId }, body: { from: places[0].date } });
  await ask('appointments.get', { of: { ...of, appointmentId } });

  // Their chart is written and read.
  const measured = (await ask('vitalSigns.record', { of, body: { values: { pulse: 170 } }, key: `${unique}:vitals` })).body;
  await ask('vitalSigns.correct', { of: { ...of, entryId: measured.id }, body: { values: { pulse: 71 } } });
  await ask('vitalSigns.inError', { of: { ...of, entryId: measured.id }, body: { reason: 'Another patient' } });
  await ask('vitalSigns.list', { of });
  await ask('vitalSigns.course', { of });
  const problem = (await ask('problems.add', { of, body: { text: 'Gout' } })).body;
  await ask('problems.change', { of: { ...of, entryId: problem.id }, body: { status: 'resolved' } });
  await ask('problems.inError', { of: { ...of, entryId: problem.id }, body: { reason: 'Another patient' } });
  await ask('problems.list', { of });
  const allergy = (await ask('allergies.record', { of, body: { substance: 'Latex', reaction: 'Hives' }, key: `${unique}:allergy` })).body;
  await ask('allergies.change', { of: { ...of, entryId: allergy.id }, body: { status: 'confirmed' } });
  await ask('allergies.inError', { of: { ...of, entryId: allergy.id }, body: { reason: 'Another patient' } });
  await ask('allergies.list', { of });
  const vaccinated = { status: 'completed', vaccine: 'mmr', on: qatarDate(new Date()), dose: 1, lot: 'A0', site: 'arm-left' };
  const given = (await ask('immunizations.record', { of, body: vaccinated, key: `${unique}:vaccine` })).body;
  await ask('immunizations.correct', { of: { ...of, entryId: given.id }, body: { lot: 'A1' } });
  await ask('immunizations.inError', { of: { ...of, entryId: given.id }, body: { reason: 'Another patient' } });
  await ask('immunizations.list', { of });
  const scan = Buffer.from('%PDF-1.7\n%%EOF\n');
  const sha256 = createHash('sha256').update(scan).digest('hex');
  const document = { title: 'Letter', type: 'application/pdf', size: scan.length, sha256 };
  const { url, headers, id: documentId } = (await ask('documents.announce', { of, body: document, key: `${unique}:document` })).body;
  await fetch(url, { method: 'PUT', headers, body: scan });
  const ofDocument = { ...of, entryId: documentId };
  await ask('documents.complete', { of: ofDocument });
  await fetch((await ask('documents.link', { of: ofDocument })).body.url);
  await ask('documents.release', { of: ofDocument, body: { isReleased: true } });
  await ask('documents.list', { of });
  const { id: visitId } = (await ask('encounters.start', { of, body: { service: 'consultation' }, key: `${unique}:visit-1` })).body;
  const ofVisit = { ...of, entryId: visitId };
  await ask('notes.save', { of: ofVisit, body: { sections: { plan: 'Rest' } } });
  await ask('notes.unsigned');
  await ask('encounters.finish', { of: ofVisit });
  await ask('notes.sign', { of: ofVisit });
  await ask('papers.visit', { of: ofVisit });
  const leave = { encounterId: visitId, from: qatarDate(new Date()), until: dayAfter(qatarDate(new Date()), 1) };
  const certificate = (await ask('letters.certify', { of, body: leave, key: `${unique}:leave` })).body;
  const referral = { encounterId: visitId, to: 'Cardiology', urgency: 'soon', reason: 'Chest pain' };
  const letter = (await ask('letters.refer', { of, body: referral, key: `${unique}:referral` })).body;
  await ask('papers.referral', { of: { ...of, entryId: letter.id } });
  await ask('letters.list', { of });
  const { link } = (await ask('papers.sickLeave', { of: { ...of, entryId: certificate.id } })).body;
  const { code: paperCode } = await printedPaper(Buffer.from(await (await fetch(link.url)).arrayBuffer()));
  await ask('paperChecks.check', { body: { code: paperCode } });
  await ask('letters.inError', { of: { ...of, entryId: certificate.id }, body: { reason: 'Another patient' } });
  await ask('notes.amend', { of: ofVisit, body: { text: 'Called: better' } });
  await ask('encounters.get', { of: ofVisit });
  await ask('encounters.inError', { of: ofVisit, body: { reason: 'Another patient' } });
  await ask('encounters.list', { of });
  await ask('chart.get', { of });
  await ask('patients.exportRecord', { of, query: '?format=pdf' });
  await ask('patients.export', { query: `?format=csv&ids=${of.id}` });
  await ask('patients.orderExport', { body: { format: 'csv', ids: [of.id] } });
  // A record of the same person is deleted again.
  const { id: twice } = (await ask('patients.create', { body: newPatientBody() })).body;
  await ask('patients.delete', { of: { id: twice }, body: { reason: 'Registered twice' } });
  await ask('chart.timeline', { of });

  await ask('formulary.search', { query: '?search=amlodipine' });
  const drug = { ingredientId: 'amlodipine', form: 'tablet', strength: '5 mg' };
  const dose = { quantity: 1, unit: 'tablet', route: 'oral', frequency: 'daily', dispense: { quantity: 30, unit: 'tablet' }, repeats: 0 };
  const { id: prescriptionId } = (await ask('prescriptions.create', { of, body: { drug, dose }, key: `${unique}:prescribe` })).body;
  const { checks, lists } = (await ask('prescriptions.check', { of, body: { drug } })).body;
  const answers = checks.map(({ rule, about }: { rule: string; about?: string }) => ({ rule, about, reason: 'Seen' }));
  await ask('prescriptions.revise', { of: { ...of, prescriptionId }, body: { drug, dose, note: 'Before breakfast' } });
  await ask('prescriptions.drafts');
  await ask('prescriptions.drafts', { query: noPlace, status: 400 });
  await ask('prescriptions.repeats');
  await ask('prescriptions.sign', { of: { ...of, prescriptionId }, body: { signature: { lists, answers } } });
  const herbal = { drug: { text: 'Herbal tea' } };
  const told = (await ask('prescriptions.check', { of, body: herbal })).body;
  const seen = told.checks.map(({ rule, about }: { rule: string; about?: string }) => ({ rule, about, reason: 'Seen' }));
  await ask('prescriptions.createTogether', { of, body: { lists: told.lists, orders: [{ ...herbal, dose, answers: seen }] } });
  await ask('papers.prescription', { of, query: `?ids=${prescriptionId}` });
  // The patient asks for more of it.
  const { access: patient } = await tokensOf('PATIENT', endpoints);
  const { code } = (await ask('links.issueCode', { of, body: { relation: 'self' } })).body;
  const { dateOfBirth } = (await ask('patients.get', { of })).body.personalInfo;
  await ask('links.enter', { as: patient, body: { code, dateOfBirth } });
  await fetch((await ask('documents.linkReleased', { of: ofDocument, as: patient })).body.url);
  await ask('documents.inError', { of: ofDocument, body: { reason: 'Another patient' } });
  const repeated = { ...of, prescriptionId };
  await ask('prescriptions.askRepeat', { of: repeated, as: patient, key: `${unique}:repeat-1` });
  await ask('prescriptions.declineRepeat', { of: repeated, body: { reason: 'A blood test comes first' } });
  await ask('prescriptions.change', { of: { ...of, prescriptionId }, body: { status: 'stopped', reason: 'Swollen ankles' } });
  const { medicalInfo } = (await ask('patients.get', { of })).body;
  await ask('patients.update', { of, body: { medicalInfo: { medications: [...medicalInfo.medications, 'Zinc'] } } });
  await ask('prescriptions.changeEntered', { of, body: { text: 'Zinc', decision: 'stopped', reason: 'No longer taken' } });
  await ask('prescriptions.ofPatient', { of });
  await ask('prescriptions.earlier', { of });
  await ask('prescriptions.earlier', { of, query: noPlace, status: 400 });
  await ask('prescriptions.get', { of: { ...of, prescriptionId } });
  await ask('prescriptions.changeFavorites', { body: { favorites: [{ drug, dose }] } });
  await ask('prescriptions.favorites');
  await ask('prescriptions.changeUsualDoses', { body: { usualDoses: [{ drug, dose, indication: 'Hypertension' }] } });
  await ask('prescriptions.usualDoses');
  await ask('alerts.list', { query: noPlace, status: 400 });
  const { id: alertId, patient: alerted } = (await ask('alerts.list')).body.rows[0];
  await ask('alerts.acknowledge', { of: { id: alerted.id, alertId }, body: { done: 'Called' } });
  // The laboratory: ordered, taken, received, entered by one person and verified by another, acknowledged.
  const ordered = await ask('laboratory.order', {
    body: { patientId: of.id, status: 'draft', priority: 'stat', tests: ['potassium'] },
    key: `${unique}:order-1`,
  });
  const ofOrder = { id: of.id, orderId: ordered.body.id };
  await ask('laboratory.change', { of: ofOrder, body: { status: 'active' } });
  await ask('laboratory.bench');
  await ask('laboratory.bench', { query: noPlace, status: 400 });
  const { access: bench } = await signIn('lab@afiya.example', 'Clinic-Demo-2025!', endpoints);
  const { access: bench2 } = await signIn('lab2@afiya.example', 'Clinic-Demo-2025!', endpoints);
  await ask('papers.labels', { of: ofOrder });
  await ask('laboratory.collect', { of: ofOrder, body: { specimen: 'serum' } });
  await ask('laboratory.receive', { of: ofOrder, as: bench, body: { specimen: 'serum', status: 'received' } });
  await ask('laboratory.enter', { of: ofOrder, as: bench, body: { results: [{ test: 'potassium', value: 6.9, unit: 'mmol/L' }] } });
  await ask('laboratory.verify', { of: ofOrder, as: bench2, body: { tests: ['potassium'] } });
  await ask('papers.laboratory', { of: ofOrder });
  await ask('laboratory.inbox');
  // No one acknowledges it for half an hour.
  await runAt('mail', new Date(Date.now() + 31 * 60_000), endpoints);
  await ask('laboratory.acknowledge', { of: ofOrder, body: { done: 'Called' } });
  await ask('laboratory.ofPatient', { of });
  await ask('laboratory.ofPatient', { of, query: noPlace, status: 400 });
  await ask('laboratory.previous', { of: ofOrder });
  await ask('laboratory.get', { of: ofOrder });
  await ask('laboratory.trend', { of: { id: of.id, test: 'potassium' } });
  // The counts of this work.
  const today = qatarDate(new Date());
  await ask('analytics.get', { query: `?from=${today}&to=${today}` });
  return { clinicianId: userId, appointmentId };
}
