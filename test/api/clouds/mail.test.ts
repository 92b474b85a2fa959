import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SESv2Client, PutAccountSendingAttributesCommand, SendEmailCommand, ListContactsCommand } from '@aws-sdk/client-sesv2';
import { type DynamoDBDocumentClient, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayAfter, qatarDate, qatarInstant } from '#contract/base/qatar-time.ts';
import { mailItem } from '#platform/items/mail.ts';
import { assemblyWith } from '../../assembly.ts';
import { setClock } from '../../clock.ts';
import { databaseOf, tableNames } from '../../database.ts';
import { call, claimsOf, cognito, endpoints, tokensOf } from '../client.ts';
import { clinicOf } from '../clinic.ts';
import { withCloud } from '../cloud.ts';
import { type Made, dayIn, linked, newPatient, password } from '../linked-people.ts';
import { mailsTo, runAt } from '../mails.ts';
import { codeFor, register } from '../register.ts';

// Reminders written at noon are due later than now, so only the tests send them.
setClock('10:30');
const stateDir = mkdtempSync(join(tmpdir(), 'afiya-mail-'));
// Runs after closing the cloud: hooks registered later run first.
afterAll(() => rmSync(stateDir, { recursive: true, force: true }));
const senderEmail = 'records@example.org';
withCloud({ patients: 20, stateDir, assembly: assemblyWith({ senderEmail }) });
const linkMade = 'Afiya: a record was linked to your account · عافية: رُبط سجل بحسابك';
const logs = (): string => readFileSync(join(stateDir, 'logs', 'afiya-dev-mail.log'), 'utf8');
let ses: SESv2Client;
let database: DynamoDBDocumentClient;
beforeAll(() => {
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
  ses = new SESv2Client({ endpoint: endpoints().mailboxUrl, region: 'ap-south-1', credentials, maxAttempts: 1 });
  database = databaseOf(endpoints());
});
afterAll(() => {
  ses.destroy();
  database.destroy();
});

const { ask, clinician } = clinicOf();
const minuteMs = 60_000;
const today = qatarDate(new Date());
const tomorrow = dayAfter(today, 1);
/** Noon, when reminders are written, and a minute later. */
const [noon, afterNoon] = [720, 721].map((minutes) => new Date(qatarInstant(today, minutes))) as [Date, Date];

interface Account {
  readonly email: string;
  readonly token: string;
  readonly id: string;
}
async function account(locale?: string): Promise<Account> {
  const email = `${randomUUID()}@afiya.example`;
  const { access: token } = await register({ email, password, ...(locale !== undefined && { locale }) });
  const { sub: id } = claimsOf(token);
  return { email, token, id };
}
const carerOf = { relation: 'carer', until: dayIn(30), reason: 'Helps at home' } as const;

/** An account's queued notices. */
async function waitingFor({ id }: Account): Promise<{ attempts: number; sk: string }[]> {
  const { Items: items = [] } = await database.send(
    new QueryCommand({
      TableName: tableNames()['Clinical'],
      KeyConditionExpression: 'pk = :pk',
      FilterExpression: 'userId = :id',
      ExpressionAttributeValues: { ':pk': 'MAIL', ':id': id },
      ConsistentRead: true,
    }),
  );
  return items.map(({ attempts, sk }) => ({ attempts: Number(attempts), sk: String(sk) }));
}
/** Runs the sender until the account's queue is empty; it also sends other due notices. */
const settled = (one: Account, at = new Date()): Promise<void> =>
  expect
    .poll(async () => {
      await runAt('mail', at);
      return waitingFor(one);
    })
    .toEqual([]);

describe('a link that is made', () => {
  it("is reported by e-mail to its account and to the patient's own, in both languages and without a name", async () => {
    const [hers, carers] = [await account(), await account()];
    const patient = await newPatient({ firstName: 'Maryam', lastName: 'Unmistakable' });
    await linked(hers.token, patient);
    await settled(hers);
    expect((await mailsTo(hers.email)).map(({ subject }) => subject)).toEqual([linkMade]);

    await linked(carers.token, patient, carerOf);
    await settled(carers);
    await settled(hers);
    expect((await mailsTo(carers.email)).map(({ subject }) => subject)).toEqual([linkMade]);
    const [, second, ...more] = await mailsTo(hers.email);
    expect([second?.subject, more]).toEqual(['Afiya: another account can open your record · عافية: أصبح سجلك متاحاً لحساب آخر', []]);
    for (const part of [second?.html, second?.text]) {
      expect(part).toContain('If you didn’t agree to this, tell the clinic at once.');
      expect(part).toContain('يجب إبلاغ العيادة فوراً');
      expect(part).not.toMatch(/Maryam|Unmistakable/);
    }
    expect(second?.html).toContain('<div lang="ar" dir="rtl"');
    expect(second?.from).toBe(`Afiya <${senderEmail}>`);
    await expect.poll(logs).toContain('"mail-sent"');
    for (const { email } of [hers, carers]) expect(logs()).not.toContain(email);
  });

  it('is reported once, however many runs overlap, and whatever else waits', async () => {
    const hers = await account();
    const planted = mailItem(tableNames()['Clinical'] ?? '', hers.id, { kind: 'new-browser', at: 'soon' }, new Date(Date.now() - 1000)).Put;
    const unknown = { ...planted?.Item, mail: { kind: 'of-a-later-version' } };
    await database.send(new PutCommand({ TableName: planted?.TableName, Item: unknown }));
    await linked(hers.token, await newPatient());
    await expect
      .poll(async () => {
        await Promise.all(Array.from({ length: 4 }, () => runAt('mail', new Date(Date.now() + 1000))));
        return waitingFor(hers);
      })
      .toMatchObject([{ attempts: 1 }]);
    expect(await mailsTo(hers.email)).toHaveLength(1);
  });

  it('is not reported if no link was made', async () => {
    const somebody = await account();
    expect((await call('POST', '/links', { token: somebody.token, body: { code: 'AAAAAAAAAA', dateOfBirth: '1985-03-14' } })).status).toBe(
      404,
    );
    expect(await waitingFor(somebody)).toEqual([]);
  });

  it('is not reported to an account that was closed or deleted before sending', async () => {
    const [closed, gone] = [await account(), await account()];
    const tell = async ({ id }: Account) => {
      const { Put } = mailItem(tableNames()['Clinical'] ?? '', id, { kind: 'link-made', to: 'holder' }, new Date());
      await database.send(new PutCommand({ TableName: Put?.TableName, Item: Put?.Item }));
    };
    for (const [one, operation] of [
      [closed, 'AdminDisableUser'],
      [gone, 'AdminDeleteUser'],
    ] as const) {
      const { status } = await cognito(operation, { UserPoolId: endpoints().userPoolId, Username: one.id });
      expect([operation, status]).toEqual([operation, 200]);
      await tell(one);
      await settled(one);
      expect(await mailsTo(one.email)).toEqual([]);
    }
    const open = await account();
    await tell(open);
    await settled(open);
    expect(await mailsTo(open.email)).toHaveLength(1);
  });
});

describe('while SES rejects all e-mail', () => {
  const sending = (SendingEnabled: boolean) => ses.send(new PutAccountSendingAttributesCommand({ SendingEnabled }));
  /** Runs the sender until it has tried the account's notice once more. */
  async function tried(one: Account, at: Date): Promise<void> {
    const before = (await waitingFor(one))[0]?.attempts ?? -1;
    await expect
      .poll(async () => {
        await runAt('mail', at);
        return (await waitingFor(one))[0]?.attempts ?? 'none';
      })
      .not.toBe(before);
  }

  it('a notice waits, and is sent a few minutes later', async () => {
    const hers = await account();
    await sending(false);
    try {
      await linked(hers.token, await newPatient());
      const now = new Date(Date.now() + 1000);
      if ((await waitingFor(hers))[0]?.attempts === 0) await tried(hers, now);
      expect(await waitingFor(hers)).toMatchObject([{ attempts: 1 }]);
      await sending(true);
      await runAt('mail', now);
      expect([await waitingFor(hers), await mailsTo(hers.email)]).toMatchObject([[{ attempts: 1 }], []]);
      await settled(hers, new Date(now.getTime() + 6 * minuteMs));
      expect((await mailsTo(hers.email)).map(({ subject }) => subject)).toEqual([linkMade]);
    } finally {
      await sending(true);
    }
  });

  it('for two days, a notice is dropped, which is logged', async () => {
    const hers = await account();
    const givenUp = () => logs().split('"mail-given-up"').length;
    const before = givenUp();
    await sending(false);
    try {
      await linked(hers.token, await newPatient());
      let tries = 0;
      for (let [waiting] = await waitingFor(hers); waiting !== undefined; [waiting] = await waitingFor(hers)) {
        tries = waiting.attempts;
        await tried(hers, new Date(Date.parse(waiting.sk.split('#')[0] ?? '') + 1));
      }
      expect(tries).toBe(6);
      await expect.poll(givenUp).toBeGreaterThan(before);
      expect(await mailsTo(hers.email)).toEqual([]);
    } finally {
      await sending(true);
    }
  });
});

describe('SES here', () => {
  const mail = (FromEmailAddress: string) =>
    new SendEmailCommand({
      FromEmailAddress,
      Destination: { ToAddresses: ['somebody@afiya.example'] },
      Content: { Simple: { Subject: { Data: 'Hello' }, Body: { Text: { Data: 'Hello' } } } },
    });

  it('rejects like AWS: an unverified sender, unsupported calls, and e-mails that the mailbox page would not show', async () => {
    await expect(ses.send(mail('Afiya <anybody@afiya.example>'))).rejects.toThrow(/not verified.*AP-SOUTH-1: anybody@afiya.example/);
    await expect(ses.send(new ListContactsCommand({ ContactListName: 'all' }))).rejects.toThrow('Not in the local cloud');
    await expect(ses.send(new SendEmailCommand({ Content: { Raw: { Data: new Uint8Array() } } }))).rejects.toThrow('Not a simple mail');
  });
});

describe('a reminder', () => {
  interface Booked {
    readonly id: string;
    readonly patientId: string;
  }
  const book = async (patientId: string, clinicianId: string, time: string): Promise<Booked> => {
    const what = { patientId, clinicianId, date: tomorrow, time, minutes: 20, service: 'consultation', reason: 'Back pain' };
    const { status, body } = await ask('CLINICIAN', 'POST', '/appointments', what);
    expect(status).toBe(201);
    return { id: body.id, patientId };
  };
  const of = ({ id, patientId }: Booked): string => `/patients/${patientId}/appointments/${id}`;
  const cancel = async (one: Booked) =>
    expect((await ask('CLINICIAN', 'POST', `${of(one)}/status`, { status: 'cancelled', reason: 'No longer needed' })).status).toBe(200);
  const reminders = async ({ email }: Account) =>
    (await mailsTo(email)).filter(({ subject }) => subject.startsWith('Afiya: appointment reminder'));
  /** An account linked to a record; the notice of the link has been sent. */
  async function linkedTo(patient: Made, terms?: Parameters<typeof linked>[2]): Promise<Account> {
    const one = await account();
    await linked(one.token, patient, terms);
    await settled(one, new Date(Date.now() + 1000));
    return one;
  }
  /** Sends all reminders that are due by now. */
  async function remindedOf(...accounts: readonly Account[]): Promise<void> {
    await runAt('appointment-reminders', noon);
    for (const one of accounts) await settled(one, afterNoon);
  }

  it('is sent once, the day before, to the patient and to people who act for them, with only the time', async () => {
    const [doctor, patient] = [await clinician(), await newPatient({ firstName: 'Maryam', lastName: 'Unmistakable' })];
    const [hers, carers, another] = [await linkedTo(patient), await linkedTo(patient, carerOf), await account()];
    await book(patient.id, doctor, '10:30');
    for (let run = 0; run < 2; run += 1) await remindedOf(hers, carers, another);
    const [own, ...more] = await reminders(hers);
    expect([more, await reminders(another)]).toEqual([[], []]);
    expect(own?.text).toMatch(/You have an appointment on:\s+\w+, \w+ \d+ at 10:30\s/);
    expect(own?.text).toMatch(/لديك موعد يوم .*10:30/);
    const others = await reminders(carers);
    expect(others).toHaveLength(1);
    expect(others[0]?.text).toMatch(/A person linked to your account has an appointment on:\s+.*10:30/);
    expect(others[0]?.text).toContain('لشخص مرتبط بحسابك موعد');
    for (const { subject, html, text } of [...others, ...(own ? [own] : [])])
      expect(`${subject} ${html} ${text}`).not.toMatch(/Maryam|Unmistakable|Dr\.|consultation|Back pain/i);
  });

  it('is not sent, nor written, for a patient who died, also to an account that was linked since', async () => {
    const [doctor, patient, living] = [await clinician(), await newPatient(), await newPatient()];
    const [hers, theirs] = [await linkedTo(patient), await linkedTo(living)];
    await book(patient.id, doctor, '11:00');
    await book(living.id, doctor, '11:40');
    const death = { personalInfo: { dateOfDeath: today } };
    expect((await ask('CLINICIAN', 'PUT', `/patients/${patient.id}`, death)).status).toBe(200);
    const carers = await linkedTo(patient, carerOf);
    await remindedOf(hers, carers, theirs);
    expect([await reminders(hers), await reminders(carers), (await reminders(theirs)).length]).toEqual([[], [], 1]);
  });

  it('is sent again for the new time of a moved appointment', async () => {
    const [doctor, patient] = [await clinician(), await newPatient()];
    const hers = await linkedTo(patient);
    const one = await book(patient.id, doctor, '09:00');
    await remindedOf(hers);
    const moved = await ask('CLINICIAN', 'POST', `${of(one)}/time`, { clinicianId: doctor, date: tomorrow, time: '15:15', minutes: 20 });
    expect(moved.status).toBe(200);
    await remindedOf(hers);
    const times = (await reminders(hers)).map(({ text }) => /\d+:\d\d/.exec(text)?.[0]);
    expect(times).toEqual(['09:00', '15:15']);
  });

  it('is not sent if the appointment was canceled before, the link has ended, at night, or for other days', async () => {
    const [doctor, patient] = [await clinician(), await newPatient()];
    const [hers, carers] = [await linkedTo(patient), await linkedTo(patient, carerOf)];
    const nightly = await book(patient.id, doctor, '09:00');
    for (const hour of [0, 8, 21, 23])
      expect(await runAt('appointment-reminders', new Date(qatarInstant(today, hour * 60)))).toEqual({ reminded: 0, lapsed: 0 });
    await runAt('appointment-reminders', new Date(qatarInstant(dayAfter(today, -1), 720)));
    expect(await waitingFor(hers)).toEqual([]);
    await cancel(nightly);
    await remindedOf(hers, carers);

    const late = await book(patient.id, doctor, '11:00');
    await runAt('appointment-reminders', noon);
    await cancel(late);
    for (const one of [hers, carers]) await settled(one, afterNoon);
    expect([await reminders(hers), await reminders(carers)]).toEqual([[], []]);

    await book(patient.id, doctor, '16:00');
    await runAt('appointment-reminders', noon);
    const [{ id: linkId }] = (await call('GET', '/links', { token: carers.token })).body.rows;
    expect((await call('DELETE', `/links/${linkId}`, { token: carers.token })).status).toBe(200);
    for (const one of [hers, carers]) await settled(one, afterNoon);
    expect([(await reminders(hers)).length, await reminders(carers)]).toEqual([1, []]);
  });

  it('can be declined, by each account for itself', async () => {
    const [doctor, patient] = [await clinician(), await newPatient()];
    const [hers, carers] = [await linkedTo(patient), await linkedTo(patient, carerOf)];
    const choices = (token: string, body?: object) => call(body ? 'PUT' : 'GET', '/mail-choices', { token, body });
    expect((await choices(hers.token)).body).toEqual({ reminders: true });
    expect(await choices(hers.token, { reminders: false })).toMatchObject({ status: 200, body: { reminders: false } });
    expect([(await choices(hers.token)).body, (await choices(carers.token)).body]).toEqual([{ reminders: false }, { reminders: true }]);
    await book(patient.id, doctor, '13:00');
    await remindedOf(hers, carers);
    expect([await reminders(hers), (await reminders(carers)).length]).toEqual([[], 1]);

    await choices(hers.token, { reminders: true });
    await book(patient.id, doctor, '14:00');
    await remindedOf(hers, carers);
    expect((await reminders(hers)).length).toBe(1);
  });

  it('is chosen by the signed-in user, with yes or no only', async () => {
    expect((await call('GET', '/mail-choices')).status).toBe(401);
    const { access: token } = await tokensOf('CLINICIAN');
    for (const body of [{ reminders: 'no' }, {}, { reminders: true, links: false }])
      expect((await call('PUT', '/mail-choices', { token, body })).body.code).toBe('VALIDATION_ERROR');
  });
});

describe('the language of the account', () => {
  const subjects = async (email: string) => (await mailsTo(email, 'with codes')).map(({ subject }) => subject);
  const forgot = (Username: string, ClientMetadata?: object) =>
    cognito('ForgotPassword', { ClientId: endpoints().userPoolClientId, Username, ClientMetadata });

  it('comes first in codes and notices, from registration on, until the account changes it', async () => {
    const hers = await account('ar');
    await linked(hers.token, await newPatient());
    await settled(hers);
    const mails = await mailsTo(hers.email, 'with codes');
    expect(mails.map(({ subject }) => subject)).toEqual([
      'عافية: تأكيد بريدك الإلكتروني · Afiya: confirm your email',
      'عافية: رُبط سجل بحسابك · Afiya: a record was linked to your account',
    ]);
    for (const { html } of mails) expect(html).toContain('<html lang="ar" dir="rtl">');
    const UserAttributes = [{ Name: 'locale', Value: 'en' }];
    expect((await cognito('UpdateUserAttributes', { AccessToken: hers.token, UserAttributes })).status).toBe(200);
    await forgot(hers.email, { language: 'ar' });
    expect((await subjects(hers.email)).at(-1)).toBe('Afiya: code for a new password · عافية: رمز لكلمة مرور جديدة');
  });

  it('is that of the page that asks for a code, where the account has none, and then English', async () => {
    const one = await account();
    await forgot(one.email, { language: 'ar' });
    await forgot(one.email);
    expect((await subjects(one.email)).map((subject) => subject.startsWith('Afiya'))).toEqual([true, false, true]);
  });

  it('is given with an invitation, and kept when it is sent again', async () => {
    const email = `${randomUUID()}@clinic.example`;
    const { access: token } = await tokensOf('ADMIN');
    const body = { email, role: 'CLINICIAN', name: { en: 'Dr. Noor', ar: 'د. نور' }, duties: [], language: 'ar' };
    const invited = await call('POST', '/staff', { token, body });
    expect(invited.status).toBe(201);
    expect((await call('POST', `/staff/${invited.body.id}/invitation`, { token, body: {} })).status).toBe(200);
    const [first, second] = await mailsTo(email, 'with codes');
    for (const mail of [first, second]) {
      expect(mail?.subject).toBe('عافية: دعوة إليك · Afiya: your invitation');
      expect(mail?.html).toContain(email);
      expect(mail?.html).not.toMatch(/\{(?:####|username)\}/);
    }
    expect(second?.html).toContain(codeFor(email).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
  });
});

it('a code stands alone on its line, with advice for people who did not request it', async () => {
  const one = await account();
  const [mail] = await mailsTo(one.email, 'with codes');
  expect(mail?.html).toMatch(new RegExp(`<div [^>]*font-size:32px[^>]*>${codeFor(one.email)}</div>`));
  for (const said of ['Never share this code. We’ll never ask for it.', 'If you didn’t ask for a code', 'إذا لم يكن الطلب منك'])
    expect(mail?.html).toContain(said);
});
