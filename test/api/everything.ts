import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { expect } from 'vitest';
import { careLimits } from '#contract/base/care-limits.ts';
import { dayAfter, qatarDate, qatarInstant } from '#contract/base/qatar-time.ts';
import { PatientExport } from '#contract/exports/export.ts';
import { walkAll } from '#contract/deployment/migrations.ts';
import { type RouteId, routes } from '#contract/routes/table.ts';
import { agendaIndex } from '#contract/deployment/storage.ts';
import { type LocalCloud, startLocalCloud } from '../../local/local-cloud.ts';
import { authenticator } from '../authenticator.ts';
import { databaseOf, tableNames } from '../database.ts';
import { claimsOf, cognito, newPatientBody, signIn, tokensOf } from './client.ts';
import { type Ask, callRoute, noPlace, workOfTheClinic } from './clinic-work.ts';
import { earlierItems } from './earlier-items.ts';
import { chosenEngine } from './engine.ts';
import { codeFor, register } from './register.ts';

/** Leaves in a state folder an account that was registered two days ago and never confirmed. */
export async function forgottenAccount(stateDir: string): Promise<void> {
  const cloud = await startLocalCloud({ stateDir, patients: 0, ...chosenEngine() });
  const { endpoints } = cloud;
  const { userPoolClientId: ClientId, userPoolId } = endpoints;
  const account = { ClientId, Username: 'forgotten@afiya.example', Password: 'Long-Enough-123!' };
  expect((await cognito('SignUp', { ...account, UserAttributes: [{ Name: 'email', Value: account.Username }] }, endpoints)).status).toBe(
    200,
  );
  await cloud.close();
  const file = join(stateDir, 'identity', 'db', `${userPoolId}.json`);
  const pool: { Users: Record<string, { UserStatus: string; UserCreateDate: string }> } = JSON.parse(readFileSync(file, 'utf8'));
  for (const user of Object.values(pool.Users))
    if (user.UserStatus === 'UNCONFIRMED') user.UserCreateDate = new Date(Date.now() - 48 * 3_600_000).toISOString();
  writeFileSync(file, JSON.stringify(pool));
}

/** A booked appointment as stored, without the lists that it is on. */
const appointment = (one: {
  readonly id: string;
  readonly patientId: string;
  readonly startsAt: string;
  readonly clinicianId: string;
}) => ({
  ...one,
  version: 1,
  patient: { firstName: 'Noor', lastName: 'Ali' },
  minutes: 5,
  service: 'consultation',
  status: 'booked',
  createdAt: '2026-01-01T00:00:00.000Z',
  createdBy: one.clinicianId,
  changedAt: '2026-01-01T00:00:00.000Z',
});

/** Exercises every purpose of the functions; returns the routes served. */
export async function doEverything(cloud: LocalCloud): Promise<ReadonlySet<RouteId>> {
  const served = new Set<RouteId>();
  const { endpoints } = cloud;
  const { access: staff } = await tokensOf('CLINICIAN', endpoints);
  const ask: Ask = async (id, { as = staff, status, ...asked } = {}) => {
    const answer = await callRoute(id, { as, ...asked }, endpoints);
    expect([id, answer.status]).toEqual([id, status ?? (answer.status === 202 ? 202 : routes[id].success.status)]);
    if (status === undefined) served.add(id);
    return answer;
  };
  const database = databaseOf(endpoints);
  const { Clinical: clinical } = tableNames();
  const plant = (item: Record<string, unknown>) => database.send(new PutCommand({ TableName: clinical, Item: item }));

  // A hospital migrates, and repeats a batch. The histories make a file of three parts, so that an upload is in progress when an export fails.
  const batch = (from: number) => ({
    batchId: `histories-${from}`,
    patients: Array.from({ length: 150 }, (_, index) => {
      const { personalInfo, medicalInfo } = newPatientBody();
      return {
        createdAt: new Date(Date.UTC(2026, 0, 2) + (from + index) * 1000).toISOString(),
        personalInfo,
        medicalInfo: { ...medicalInfo, allergies: Array.from({ length: 100 }, (__, entry) => `${entry} ${'x'.repeat(190)}`) },
      };
    }),
  });
  for (const from of [0, 150, 300, 450, 600]) await cloud.invoke('patient-load', batch(from));
  const again = {
    batchId: 'again',
    patients: [{ createdAt: '2026-01-01T00:00:00.000Z', ...newPatientBody({ nationalId: '28563477777' }) }],
  };
  for (const created of [1, 0]) expect(await cloud.invoke('patient-load', again)).toEqual({ created });
  // Their care comes from there, too: a change of the chart, and an appointment on the sheets of its day.
  const care = {
    problems: [{ id: '01KDWM8M00000000000000000A', text: 'Gout' }],
    appointments: [
      {
        id: '01KDWM8M00000000000000000B',
        clinician: 'Dr. Former',
        startsAt: '2026-01-02T06:00:00.000Z',
        minutes: 20,
        service: 'follow-up',
        status: 'fulfilled',
      },
    ],
  };
  const histories = { from: 'Former system', histories: [{ nationalId: '28563477777', ...care }] };
  for (const [loaded, kept] of [
    [2, 0],
    [0, 2],
  ])
    expect(await cloud.invoke('patient-load', histories)).toEqual({ loaded, kept, refused: [] });

  // An account that is never confirmed is gone after a day; a forgotten password is reset.
  expect(await cloud.invoke('unconfirmed-accounts', {})).toEqual({ removed: 1 });
  const email = 'visitor@afiya.example';
  const { access: AccessToken } = await register({ email, password: 'Long-Enough-123!' }, cloud);
  const factor = authenticator((await cognito('AssociateSoftwareToken', { AccessToken }, endpoints)).body.SecretCode);
  await cognito('VerifySoftwareToken', { AccessToken, UserCode: await factor() }, endpoints);
  const demanded = { AccessToken, SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true } };
  expect((await cognito('SetUserMFAPreference', demanded, endpoints)).status).toBe(200);
  const renewed = 'Long-Enough-456!';
  for (const [operation, more] of [
    ['ForgotPassword', () => ({})],
    ['ConfirmForgotPassword', () => ({ Password: renewed, ConfirmationCode: codeFor(email, cloud) })],
  ] as const) {
    const { status } = await cognito(operation, { ClientId: endpoints.userPoolClientId, Username: email, ...more() }, endpoints);
    expect([operation, status]).toEqual([operation, 200]);
  }
  const { access: visitor } = await signIn(email, renewed, endpoints);
  // The desk links the visitor and the visitor's carer to the record; links and codes end again.
  const { id, personalInfo } = (await ask('patients.create', { body: newPatientBody() })).body;
  const linked = { of: { id }, as: visitor };
  // What earlier releases stored is brought to what is read today.
  for (const item of earlierItems(id)) await plant(item);
  const ofRecord = { TableName: clinical, Key: { pk: `PATIENT#${id}`, sk: 'PROFILE' }, ConditionExpression: 'attribute_exists(termRules)' };
  await database.send(new UpdateCommand({ ...ofRecord, UpdateExpression: 'REMOVE termRules' }));
  const migrated = await walkAll(
    { walk: 'after', isAnew: true },
    (run) => cloud.invoke('data-migrations', run),
    () => undefined,
  );
  expect(migrated).toEqual({ isDue: true, failed: 0 });
  const { access: carer } = await register({ email: 'carer@afiya.example', password: renewed }, cloud);
  // Signing in with another browser notifies the account.
  for (const mark of ['first-browser-of-a-carer', 'other-browser-of-a-carer']) {
    const asked = { AuthFlow: 'USER_PASSWORD_AUTH', ClientId: endpoints.userPoolClientId, ClientMetadata: { mark, agent: 'Mozilla/5.0' } };
    const credentials = { USERNAME: 'carer@afiya.example', PASSWORD: renewed };
    expect((await cognito('InitiateAuth', { ...asked, AuthParameters: credentials }, endpoints)).status).toBe(200);
  }
  const until = { relation: 'carer', until: dayAfter(qatarDate(new Date()), 365), reason: 'Helps at home' };
  for (const [as, body] of [
    [visitor, { relation: 'self' }],
    [carer, until],
  ] as const) {
    const { code } = (await ask('links.issueCode', { of: { id }, body })).body;
    await ask('links.enter', { as, body: { code, dateOfBirth: personalInfo.dateOfBirth } });
  }
  expect((await ask('patients.list', linked)).body.total).toBe(1);
  await ask('accessLog.own', linked);
  expect((await ask('links.own', linked)).body.rows).toHaveLength(1);
  await ask('portal.get', linked);
  for (const route of ['portal.reports', 'portal.prescriptions', 'portal.documents'] as const) await ask(route, linked);
  await ask('portal.reports', { ...linked, query: noPlace, status: 400 });
  const proposed = async (field: string, value: string) => (await ask('proposals.make', { ...linked, body: { field, value } })).body.id;
  const [allergy, name, phone] = [
    await proposed('allergies', 'Penicillin'),
    await proposed('firstName', 'Renamed'),
    await proposed('phone', '+974 5555 0199'),
  ];
  await ask('proposals.ofPatient', linked);
  await ask('proposals.open', { query: noPlace, status: 400 });
  expect((await ask('proposals.open')).body.rows).toHaveLength(3);
  for (const entryId of [allergy, name]) await ask('proposals.answer', { of: { id, entryId }, body: { state: 'accepted' } });
  await ask('proposals.withdraw', { of: { id, entryId: phone }, as: visitor });
  await ask('patients.exportRecord', { ...linked, query: '?format=pdf' });

  // One corrected birth date shortens a parent's link, and another ends it.
  const bornYearsAgo = (years: number) => `${new Date().getFullYear() - years}-01-02`;
  const child = { id: (await ask('patients.create', { body: newPatientBody({ dateOfBirth: bornYearsAgo(5) }) })).body.id };
  const byParent = { of: child, as: visitor };
  const parental = (await ask('links.issueCode', { of: child, body: { relation: 'parent' } })).body;
  await ask('links.enter', { as: visitor, body: { code: parental.code, dateOfBirth: bornYearsAgo(5) } });
  await ask('links.issueCode', { of: child, body: { relation: 'guardian', reason: 'Court order' } });
  await ask('patients.update', { of: child, body: { personalInfo: { dateOfBirth: bornYearsAgo(6) } } });
  for (const years of [7, 40]) {
    const correction = { field: 'dateOfBirth', value: bornYearsAgo(years) };
    const { id: entryId } = (await ask('proposals.make', { ...byParent, body: correction, key: `rights:born-${years}` })).body;
    await ask('proposals.answer', { of: { ...child, entryId }, body: { state: 'accepted' } });
  }

  // The accounts are notified of their links, reminded of an appointment tomorrow, and told of a request that lapsed.
  const today = qatarDate(new Date());
  const [noon, startsAt] = [qatarInstant(today, 720), qatarInstant(dayAfter(today, 1), 540)];
  const coming = '01KE6Q4Z00BBBBBBBBBBBBBBBB';
  await plant({
    pk: `PATIENT#${id}`,
    sk: `APPOINTMENT#${coming}`,
    [agendaIndex.partitionKey]: 'APPOINTMENTS',
    [agendaIndex.sortKey]: `${startsAt}#${coming}`,
    ...appointment({ id: coming, patientId: id, startsAt, clinicianId: 'somebody' }),
  });
  // Nobody answered a request for this morning.
  const missed = { id: '01KE6Q4Z00CCCCCCCCCCCCCCCC', patientId: id, startsAt: qatarInstant(today, 660), clinicianId: 'somebody' };
  await plant({ pk: `PATIENT#${id}`, sk: `APPOINTMENT#${missed.id}`, ...appointment(missed), status: 'pending' });
  await plant({
    pk: `PATIENT#${id}`,
    sk: `REQUESTED#${missed.id}`,
    [agendaIndex.partitionKey]: 'REQUESTS',
    [agendaIndex.sortKey]: `${missed.startsAt}#${missed.id}`,
    patientId: id,
    id: missed.id,
  });
  expect(await cloud.invoke('appointment-reminders', { time: noon })).toEqual({ reminded: 1, lapsed: 1 });
  // The clinicians of today's appointment are notified of the measurement.
  const present = { id: '01KE6Q4Z00DDDDDDDDDDDDDDDD', patientId: id, startsAt: qatarInstant(today, 600), clinicianId: 'somebody' };
  await plant({ pk: `PATIENT#${id}`, sk: `APPOINTMENT#${present.id}`, ...appointment(present) });
  await plant({ pk: `PATIENT#${id}`, sk: `SHEET#${today}`, t1000: present.id });
  await ask('vitalSigns.record', { of: { id }, body: { values: { pulse: 170 } } });
  await cloud.invoke('mail', { time: new Date(Math.max(Date.now(), Date.parse(noon)) + 1000).toISOString() });
  await ask('mailChoices.change', { as: visitor, body: { reminders: false } });
  expect((await ask('mailChoices.get', { as: visitor })).body).toEqual({ reminders: false });
  const { links } = (await ask('links.ofPatient', { of: { id } })).body;
  await ask('links.undo', { of: { id, linkId: links[1].id } });
  await ask('links.end', { of: { linkId: links[0].id }, as: visitor });
  for (let count = 0; count < 2; count += 1) await ask('links.issueCode', { of: { id }, body: until });
  await ask('links.withdrawCode', { of: { id, relation: 'carer' } });

  // A clinician's day.
  const key = 'rights:create-1';
  const body = newPatientBody();
  const of = { id: (await ask('patients.create', { body, key })).body.id };
  expect((await ask('patients.create', { body, key })).body.id).toBe(of.id);
  await ask('health.get');
  await ask('patients.list', { query: '?search=test' });
  await ask('patients.list', { query: '?sortBy=personalInfo.email' });
  await ask('patients.stats');
  await ask('patients.recent');
  await ask('patients.duplicates', { query: '?firstName=Test&lastName=Person' });
  await ask('patients.get', { of });
  await ask('patients.namesakes', { of });
  await ask('patients.update', { of, body: { status: 'pending', personalInfo: { lastName: 'Otherwise' } } });

  // The timeline goes on after its first page.
  for (let count = 0; count <= careLimits.timelinePage; count += 1) {
    const entry = { kind: 'immunization', id: ulid(), at: '2026-01-01', title: { en: 'Vaccine', ar: 'لقاح' }, status: 'completed' };
    await plant({ pk: `PATIENT#${of.id}`, sk: `TIMELINE#${entry.at}#${entry.id}`, ...entry });
  }
  const { clinicianId, appointmentId } = await workOfTheClinic(ask, endpoints, of);
  // The patient's account requests a time and cancels it, which replaces the request in the clinic's notifications.
  const { access: holder } = await tokensOf('PATIENT', endpoints);
  const time = { clinicianId, date: dayAfter(today, 1), time: '12:00', minutes: 20, service: 'consultation' };
  const { id: requestId } = (await ask('appointments.book', { as: holder, body: { patientId: of.id, ...time } })).body;
  await ask('appointments.change', { as: holder, of: { ...of, appointmentId: requestId }, body: { status: 'cancelled' } });
  await ask('changes.get', { query: '?date=2026-01-01&days=7' });
  const [{ id: noteId }] = (await ask('notifications.list')).body.rows;
  await ask('notifications.read', { body: { ids: [noteId] } });
  await ask('notifications.list', { query: noPlace, status: 400 });
  await ask('browsers.list');
  await ask('browsers.forget');
  // A visitor's symptoms, assessed by the model and attached to a record.
  const symptoms = { description: 'sore throat and runny nose since today', severity: 5, duration: 'today' };
  const { body: checked } = await ask('symptomCheck.create', { body: { symptoms, language: 'en' } });
  expect(checked.data.engine).toBe('model');
  const session = { sessionId: checked.sessionId };
  await ask('symptomCheck.get', { of: session });
  await ask('symptomCheck.answer', { of: session, body: { screen: 0, ticked: [] } });
  const { code } = (await ask('symptomCheck.handover', { of: session })).body;
  await ask('patients.lookAtSymptomSession', { of, body: { code } });
  await ask('patients.attachSymptomSession', { of, body: { code } });
  await ask('patients.symptomSessions', { of });
  await ask('symptomCheck.delete', { of: session });

  await cloud.invoke('model-watch', {});

  // Exports, followed to their files: of chosen patients, of a search by name and by the beginning of an id, of one record.
  const reason = 'reason=Recall';
  // The file of everybody's names is made and renewed, and read by functions that begin afterwards.
  for (let time = 1; time <= 2; time += 1) await cloud.invoke('names-index', { now: true });
  for (const name of ['records', 'patient-export-worker']) await cloud.crash(name);
  await ask('patients.list', { query: '?search=otherwise' });

  const exported = async (query: string): Promise<PatientExport> => {
    const job = PatientExport.parse((await ask('patients.export', { query })).body);
    expect((await fetch(job.link?.url ?? '')).status).toBe(200);
    return job;
  };
  await exported(`?format=csv&ids=${of.id}`);
  await ask('patients.orderExport', { body: { format: 'csv', ids: [of.id] } });
  await exported(`?format=xlsx&search=otherwise&${reason}`);
  await exported(`?format=csv&search=${of.id.slice(0, 20)}&${reason}`);
  const whole = await exported(`?format=csv&${reason}`);
  for (const format of ['pdf', 'fhir']) await ask('patients.exportRecord', { of, query: `?format=${format}` });
  await ask('exports.list');
  const job = { exportId: whole.id };
  await ask('exports.get', { of: job });

  // The next reader settles an export whose worker died during an upload.
  const caller = claimsOf(staff);
  await database.send(
    new UpdateCommand({
      TableName: clinical,
      Key: { pk: `EXPORTS#${caller.sub}`, sk: whole.id },
      UpdateExpression: 'SET #status = :writing, heardAt = :past, uploadId = :upload',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: { ':writing': 'writing', ':past': '2026-01-01T00:00:00.000Z', ':upload': 'an-upload-of-the-worker' },
    }),
  );
  expect((await ask('exports.get', { of: job })).body).toMatchObject({ status: 'failed', problem: 'interrupted' });
  await ask('exports.delete', { of: job });

  // One export is cancelled while being written, and one fails after its first part, on an unreadable record.
  await plant({ pk: 'COUNTERS#PATIENTS', sk: '99', active: 1000 });
  const cancelled = (await ask('patients.export', { query: `?format=csv&${reason}` })).body;
  await ask('exports.delete', { of: { exportId: cancelled.id } });
  await plant({ pk: 'COUNTERS#PATIENTS', sk: '99', active: 0 });
  const unreadable = '01J00000000000000000000000';
  await plant({
    pk: `PATIENT#${unreadable}`,
    sk: 'PROFILE',
    id: unreadable,
    patientStatus: 'active',
    patientList: 'all',
    status: 'active',
  });
  await ask('patients.export', { query: `?format=csv&${reason}&sortBy=createdAt&sortOrder=desc`, status: 503 });

  // Two records of one person become one. An undo that a crash interrupted is finished, and another is asked for.
  const { access: chief } = await tokensOf('ADMIN', endpoints);
  const twin = (await ask('patients.create', { body: newPatientBody({ lastName: 'Twice' }) })).body;
  await ask('links.issueCode', { of, body: until });
  for (const undone of ['by the scheduled run', 'by request'] as const) {
    const ofMerge = { id: twin.id, mergedId: of.id };
    const { stays, goes, warnings: confirmed } = (await ask('merges.preview', { as: chief, of: ofMerge })).body;
    const versions = { stays: stays.version, goes: goes.version };
    const order = { mergedId: of.id, fromOther: ['lastName', 'phone'], confirmed, versions };
    await ask('merges.make', { as: chief, of: { id: twin.id }, body: order, key: `rights:merge-${versions.stays}` });
    expect((await ask('merges.list', { as: chief, of: { id: twin.id } })).body.rows).toHaveLength(1);
    if (undone === 'by request') await ask('merges.undo', { as: chief, of: ofMerge });
    else {
      const expiresAt = Math.floor(Date.now() / 1000) + 86_400;
      await plant({ pk: 'MERGES', sk: twin.id, run: ulid(), goes: of.id, does: 'undo', expiresAt });
      expect(await cloud.invoke('patient-deletions', {})).toEqual({ finished: 0 });
    }
    expect((await ask('patients.get', { of })).body.id).toBe(of.id);
  }

  // A patient with documents is deleted, and so is another whose deletion a crash interrupted; the correction of a name was interrupted too.
  await ask('links.issueCode', { of: child, body: { relation: 'self' } });
  for (const one of [of, child]) await ask('patients.delete', { of: one, body: { reason: 'Made by a test' } });
  await plant({ pk: 'RENAMINGS', sk: id });
  await plant({ pk: `PATIENT#${id}`, sk: `SHEET#${dayAfter(today, 1)}`, t0900: coming });
  await plant({ pk: 'DELETIONS', sk: unreadable });
  await plant({ pk: `PATIENT#${unreadable}`, sk: `UPLOAD#${appointmentId}` });
  await plant({ pk: `PATIENT#${unreadable}`, sk: 'LINK#somebody', userId: 'somebody' });
  await plant({ pk: `PATIENT#${unreadable}`, sk: 'LINKCODE#carer', codeHash: 'forgotten' });
  await plant({ pk: `PATIENT#${unreadable}`, sk: 'NOTIFIED#1#somebody', besides: { pk: 'NOTIFICATIONS#somebody', sk: '1' } });
  await plant({ pk: `PAPER#${unreadable}`, sk: 'PAPER#hash', besides: { pk: 'PAPER#hash', sk: 'PAPER' } });
  await plant({ pk: `PATIENT#${unreadable}`, sk: 'TASK#given', besides: { pk: 'TASK#given', sk: 'TASK' } });
  await plant({ pk: `CLINICIAN#${clinicianId}`, sk: 'SHEET#2030-01-01', t0900: appointmentId });
  await plant({
    pk: `PATIENT#${unreadable}`,
    sk: `APPOINTMENT#${appointmentId}`,
    ...appointment({ id: appointmentId, patientId: unreadable, startsAt: '2030-01-01T06:00:00.000Z', clinicianId }),
  });
  expect(await cloud.invoke('patient-deletions', {})).toEqual({ finished: 2 });
  const left = await database.send(new GetCommand({ TableName: clinical, Key: { pk: `PATIENT#${unreadable}`, sk: 'PROFILE' } }));
  expect(left.Item).toBeUndefined();
  const named = await database.send(new GetCommand({ TableName: clinical, Key: { pk: `PATIENT#${id}`, sk: `APPOINTMENT#${coming}` } }));
  expect(named.Item).toMatchObject({ patient: { firstName: 'Renamed' }, version: 2 });
  const marker = await database.send(new GetCommand({ TableName: clinical, Key: { pk: 'RENAMINGS', sk: id } }));
  expect(marker.Item).toBeUndefined();
  database.destroy();

  // An administrator reads the log of all this.
  const { access: administrator } = await tokensOf('ADMIN', endpoints);
  const [event] = (await ask('accessLog.list', { as: administrator })).body.entries;
  await ask('accessLog.patients', { as: administrator, of: { eventId: event.id } });
  await ask('accessLog.actions');
  await ask('accessLog.people', { as: administrator, query: '?search=huda' });
  await ask('accessLog.signIns', { as: administrator });
  for (const id of ['accessLog.export', 'accessLog.exportSignIns'] as const) {
    const { body: logExport } = await ask(id, { as: administrator, body: {} });
    const written = () => ask('exports.get', { as: administrator, of: { exportId: logExport.id } });
    await expect.poll(async () => (await written()).body.status).toBe('done');
  }
  await ask('accessLog.list', { as: administrator, query: noPlace, status: 400 });
  // Lost copies of events are recreated from those of their day.
  expect(await cloud.invoke('access-log-copies', { replay: qatarDate(new Date()) })).toEqual({ kept: expect.any(Number) });
  return served;
}
