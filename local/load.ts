import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  ConfirmSignUpCommand,
  InitiateAuthCommand,
  SignUpCommand,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { readFileSync } from 'node:fs';
import pLimit from 'p-limit';
import * as z from 'zod/mini';
import { IssuedLinkCode } from '#contract/links/links.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { PatientList } from '#contract/patient/list.ts';
import type { Duty } from '#contract/staff/roster.ts';
import { LocalCloudError } from './lib/failure.ts';
import type { LocalFunction } from './functions/functions.ts';
import type { State } from './storage/state.ts';
import { region } from './template/template.ts';
import { agendaOf } from './seed/agenda.ts';
import { type PlannedClinician, scheduleOf } from './seed/appointments.ts';
import { laboratoryOf } from './seed/laboratory.ts';
import { notificationsFor } from './seed/notifications.ts';
import { careFor, childOf } from './seed/own-care.ts';
import { administrator, demoPatient, doctor, letterhead, people } from './seed/people.ts';
import { chronicPatient } from './seed/life/chronic-patient.ts';
import { type ClinicSize, clinicLife, staffOf } from './seed/life/clinic.ts';
import { partsOf } from './seed/life/load.ts';
import { registered } from './seed/life/register.ts';
import { type SeedPatient, patient } from './seed/patients.ts';
import { tasksOf } from './seed/tasks.ts';
import { type Charts, visitsOf } from './seed/visits.ts';

/** The patients of a first start, and of a demonstration: enough that no patient comes every other day. */
export const firstPatients = 200;
export const demonstrationPatients = 500;
const batchSize = 500;
const inFlight = 3;

/**
 * The patient with this number: the demonstration's people, of whom its care, its pictures and many tests tell, and beyond them the register as
 * it is in Qatar.
 */
const seeded = (number: number, nowMs: number): SeedPatient =>
  number < demonstrationPatients ? patient(number, nowMs) : registered(number, nowMs);

/**
 * Loads the generator's patients up to a number, in repeatable batches: an interrupted load resumes where it stopped.
 * @throws InvocationError when the function refuses a batch
 */
export const loadPatients = async (
  load: LocalFunction,
  state: State,
  wanted: number,
  onProgress: (loaded: number) => void,
): Promise<void> => {
  const { seededAtMs } = state.progress();
  const loadTo = async (target: number): Promise<void> => {
    // Written first, so that an interrupted load is finished with the same batches before any other begins.
    state.record({ patientsWanted: target });
    const begun = state.progress().patientsLoaded;
    const batches = Array.from({ length: Math.ceil((target - begun) / batchSize) }, (_, index) => begun + index * batchSize);
    const done = new Map<number, number>();
    await pLimit(inFlight).map(batches, async (from) => {
      const to = Math.min(from + batchSize, target);
      const patients = Array.from({ length: to - from }, (_, index) => seeded(from + index, seededAtMs));
      await load.invoke({ batchId: `seed-${from}-${to}`, patients });
      done.set(from, to);
      let loaded = state.progress().patientsLoaded;
      for (let end = done.get(loaded); end !== undefined; end = done.get(loaded)) {
        done.delete(loaded);
        loaded = end;
      }
      state.record({ patientsLoaded: loaded });
      onProgress(loaded);
    });
  };
  const { patientsLoaded, patientsWanted } = state.progress();
  if (patientsWanted > patientsLoaded) await loadTo(patientsWanted);
  if (wanted > state.progress().patientsLoaded) await loadTo(wanted);
};

const Code = z.object({ email: z.string(), code: z.string() });
const lastCode = (file: string, email: string): string => {
  const codes = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => Code.parse(JSON.parse(line)));
  const found = codes.findLast((entry) => entry.email === email);
  if (!found) throw new LocalCloudError(`No verification code was sent to ${email}.`);
  return found.code;
};

interface Person {
  readonly email: string;
  readonly password: string;
}

/**
 * Links the demonstration patient to their record as a clinic does: staff issue a code, and the patient enters it. With a family, also to
 * the record of a child, both have medicines or vaccinations, and the clinic has what its papers print.
 */
export const linkPatient = async (
  identity: { readonly endpoint: string; readonly clientId: string },
  apiUrl: string,
  family?: { readonly nowMs: number },
): Promise<void> => {
  const client = new CognitoIdentityProviderClient({
    endpoint: identity.endpoint,
    region,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  const call = async <T extends z.ZodMiniType>(
    who: Person,
    answer: T,
    method: string,
    path: string,
    body?: object,
  ): Promise<z.output<T>> => {
    const { AuthenticationResult: tokens } = await client.send(
      new InitiateAuthCommand({
        AuthFlow: 'USER_PASSWORD_AUTH',
        ClientId: identity.clientId,
        AuthParameters: { USERNAME: who.email, PASSWORD: who.password },
      }),
    );
    const response = await fetch(`${apiUrl}${path}`, {
      method,
      headers: { authorization: `Bearer ${tokens?.AccessToken ?? ''}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok)
      throw new LocalCloudError(
        `${method} ${path} answered ${response.status}: the demonstration's patient is not linked (where staff need a second factor first, nobody links her).`,
      );
    return z.parse(answer, await response.json());
  };
  const linked = await call(demoPatient, z.object({ rows: z.array(z.unknown()) }), 'GET', '/links');
  const found = await call(doctor, PatientList, 'GET', `/patients?search=${encodeURIComponent(demoPatient.email)}`);
  const record = found.patients.find(({ personalInfo }) => personalInfo.email === demoPatient.email);
  if (linked.rows.length === 0 && record !== undefined) {
    const link = async (id: string, relation: 'self' | 'parent', dateOfBirth: string): Promise<void> => {
      const { code } = await call(doctor, IssuedLinkCode, 'POST', `/patients/${id}/link-codes`, { relation });
      await call(demoPatient, z.unknown(), 'POST', '/links', { code, dateOfBirth });
    };
    await link(record.id, 'self', demoPatient.attributes.birthdate);
    if (family !== undefined) {
      await call(administrator, z.unknown(), 'PUT', '/clinic-profile', letterhead);
      const child = childOf(family.nowMs);
      const born = child.personalInfo.dateOfBirth;
      const { id } = await call(doctor, z.object({ id: z.string() }), 'POST', '/patients', child);
      await link(id, 'parent', born);
      await careFor(
        (answer, method, path, body) => call(doctor, answer, method, path, body),
        { own: record.id, child: id, born },
        family.nowMs,
      );
    }
  }
  client.destroy();
};

interface Identity {
  readonly endpoint: string;
  readonly userPoolId: string;
}

/** A client of the user pool for operations, and an account's attributes there; undefined if missing. */
const operations = ({ endpoint, userPoolId: UserPoolId }: Identity) => {
  const client = new CognitoIdentityProviderClient({ endpoint, region, credentials: { accessKeyId: 'local', secretAccessKey: 'local' } });
  const known = (email: string) =>
    client.send(new AdminGetUserCommand({ UserPoolId, Username: email })).catch((error: unknown) => {
      if (error instanceof UserNotFoundException) return undefined;
      throw error;
    });
  return { client, known };
};

/** Creates the demonstration accounts: staff as operations appoint them, the patient as a visitor who registers. */
export const makeAccounts = async (identity: Identity & { readonly clientId: string; readonly codesFile: string }): Promise<void> => {
  const { userPoolId, clientId, codesFile } = identity;
  const { client, known } = operations(identity);
  for (const { role, email, password, attributes } of people) {
    const before = await known(email);
    const own = Object.entries({ email, ...attributes }).map(([Name, Value]) => ({ Name, Value }));
    if (role === 'PATIENT') {
      if (!before) await client.send(new SignUpCommand({ ClientId: clientId, Username: email, Password: password, UserAttributes: own }));
      if (before?.UserStatus !== 'CONFIRMED')
        await client.send(new ConfirmSignUpCommand({ ClientId: clientId, Username: email, ConfirmationCode: lastCode(codesFile, email) }));
    } else {
      const target = { UserPoolId: userPoolId, Username: email };
      const attributesOfStaff = [...own, { Name: 'email_verified', Value: 'true' }];
      if (!before)
        await client.send(new AdminCreateUserCommand({ ...target, MessageAction: 'SUPPRESS', UserAttributes: attributesOfStaff }));
      if (password !== undefined) await client.send(new AdminSetUserPasswordCommand({ ...target, Password: password, Permanent: true }));
      await client.send(new AdminAddUserToGroupCommand({ ...target, GroupName: role }));
    }
  }
  client.destroy();
};

const scheduleBatch = 500;
/** Patients per call of the visits' load, including the longest history. */
const patientsAtOnce = 50;

/** The days of the clinic's schedule around today with which a local cloud starts. */
export interface SeededDays {
  readonly before: number;
  readonly after: number;
  readonly charts: Charts;
  /** A clinic's life beyond it. */
  readonly life?: ClinicSize | undefined;
}

/** Loads a clinic's life beyond the demonstration's own: staff, a full day, what waits, and a patient of many years. */
async function loadLife(
  load: Pick<LocalFunction, 'invoke'>,
  patients: readonly SeedPatient[],
  who: { readonly doctor: string; readonly nurse: string; readonly laboratory: readonly [string, string] },
  size: ClinicSize,
  nowMs: number,
): Promise<void> {
  const staff = staffOf(size.staff, nowMs);
  await load.invoke({ staff });
  const people = patients.flatMap(({ status, personalInfo: { nationalId } }) =>
    status === 'active' && nationalId ? [{ nationalId }] : [],
  );
  const { histories, tasks } = clinicLife(people, staff, who, size, nowMs);
  for (let from = 0; from < histories.length; from += scheduleBatch)
    await load.invoke({ histories: histories.slice(from, from + scheduleBatch) });
  await load.invoke({ tasks });
  const isOne = ({ status, personalInfo: { dateOfBirth }, medicalInfo: { allergies } }: SeedPatient): boolean =>
    status === 'active' && dateOfBirth < '1970' && allergies?.length === 0;
  const nationalId = patients.find(isOne)?.personalInfo.nationalId;
  if (!nationalId) return;
  const { care } = chronicPatient(0, { doctors: [who.doctor], nurse: who.nurse, laboratory: who.laboratory }, nowMs, size.years);
  for (const part of partsOf(care)) await load.invoke({ histories: [{ nationalId, ...part }] });
}

/**
 * Loads the data of the current day, if not loaded yet: the staff, the appointments around it and their visits, the alerts of the first
 * patients, and the notifications.
 */
export const loadDay = async (
  identity: Identity,
  load: Pick<LocalFunction, 'invoke'>,
  state: State,
  nowMs: number,
  { before: daysBefore, after: daysAfter, charts, life }: SeededDays,
): Promise<void> => {
  const day = qatarDate(new Date(nowMs));
  const { patientsLoaded, seededAtMs, agendaOf: loadedBefore, scheduledAtMs } = state.progress();
  const count = Math.min(patientsLoaded, Math.max(demonstrationPatients, 2 * (life?.appointmentsToday ?? 0)));
  const loaded = `${day}, ${count} patients`;
  if (loadedBefore === loaded) return;
  const patients = Array.from({ length: count }, (_, number) => seeded(number, seededAtMs));
  const { client, known } = operations(identity);
  const accounts = await Promise.all(
    people.map(async ({ email, ...person }) => ({
      ...person,
      userId: (await known(email))?.UserAttributes?.find(({ Name }) => Name === 'sub')?.Value,
    })),
  );
  client.destroy();
  const staff = accounts.flatMap(({ userId, staff: of }) => (userId === undefined || of === undefined ? [] : [{ userId, ...of }]));
  const clinicians = staff.flatMap(({ userId, specialty, weekly }): PlannedClinician[] =>
    weekly === undefined ? [] : [{ id: userId, specialty: specialty?.en, weekly }],
  );
  const schedule = scheduleOf(patients, clinicians, nowMs, { daysBefore, daysAfter, ...(scheduledAtMs > 0 && { before: scheduledAtMs }) });
  const agenda = agendaOf(patients, nowMs);
  const notifications = accounts.flatMap(({ role, userId, staff: of }) =>
    userId === undefined ? [] : notificationsFor({ role, userId, isPrescriber: of?.duties.includes('prescriber') ?? false }, agenda, nowMs),
  );
  const withDuty = (duty: Duty): readonly string[] => staff.flatMap(({ userId, duties }) => (duties.includes(duty) ? [userId] : []));
  const [[prescriber], [first, second]] = [withDuty('prescriber'), withDuty('laboratory')];
  const laboratory =
    prescriber === undefined || first === undefined || second === undefined
      ? []
      : laboratoryOf(patients, agenda, { prescriber, laboratory: [first, second] }, nowMs);
  await load.invoke({ agenda, staff, notifications, histories: loadedBefore === '' ? laboratory : [] });
  for (let from = 0; from < schedule.length; from += scheduleBatch)
    await load.invoke({ schedule: schedule.slice(from, from + scheduleBatch) });
  const [[nurse], doctor] = [withDuty('nurse'), clinicians[0]];
  const [reception] = withDuty('reception');
  if (loadedBefore === '' && prescriber !== undefined && nurse !== undefined && reception !== undefined && first !== undefined)
    await load.invoke({ tasks: tasksOf(patients, { doctor: prescriber, nurse, reception, laboratory: first }, nowMs) });
  const visits =
    nurse === undefined || doctor === undefined
      ? []
      : visitsOf(patients, schedule, { nurse, doctor }, { charts, isFirst: scheduledAtMs === 0, nowMs });
  const lists = [...Map.groupBy(visits, ({ nationalId }) => nationalId).values()];
  for (let from = 0; from < lists.length; from += patientsAtOnce)
    await load.invoke({ visits: lists.slice(from, from + patientsAtOnce).flat() });
  if (
    life !== undefined &&
    loadedBefore === '' &&
    prescriber !== undefined &&
    nurse !== undefined &&
    first !== undefined &&
    second !== undefined
  )
    await loadLife(load, patients, { doctor: prescriber, nurse, laboratory: [first, second] }, life, nowMs);
  state.record({ agendaOf: loaded, scheduledAtMs: nowMs });
};
