import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { Timeline } from '#contract/chart/chart.ts';
import { type Answer, newPatientBody } from './client.ts';
import { clinicOf } from './clinic.ts';

const { ask: asked, member } = clinicOf();
const staff: Record<string, { readonly token: string }> = {};
beforeAll(async () => {
  for (const who of ['dr.huda', 'nurse', 'reception', 'admin']) staff[who] = await member(who);
});
const ask = (as: string, method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
  asked(staff[as] ?? 'PATIENT', method, path, body, headers);
const codeOf = ({ status, body }: Answer): string => `${status} ${body.code ?? ''}`.trim();
const problemOf = ({ body }: Answer): string => `${body.details?.[0].path} ${body.details?.[0].code}`;

const pdf = (inside = ''): Buffer =>
  Buffer.from(`%PDF-1.7\n1 0 obj\n<</Type/Catalog ${inside}>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n`);
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

/** The documents of a new patient. */
async function newFolder(): Promise<string> {
  const { body } = await ask('dr.huda', 'POST', '/patients', newPatientBody());
  return `/patients/${body.id}/documents`;
}
const announced = (folder: string, bytes: Buffer, more: object = {}, headers: Record<string, string> = {}, as = 'nurse') =>
  ask(
    as,
    'POST',
    folder,
    {
      title: 'Discharge letter',
      type: 'application/pdf',
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      ...more,
    },
    headers,
  );
const put = (place: Answer, bytes: Buffer, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(place.body.url, { method: 'PUT', headers: { ...place.body.headers, ...headers }, body: new Uint8Array(bytes) });
const complete = (folder: string, place: Answer, headers: Record<string, string> = {}) =>
  ask('nurse', 'POST', `${folder}/${place.body.id}/complete`, undefined, headers);
async function filed(folder: string, bytes: Buffer, more: object = {}): Promise<Answer> {
  const place = await announced(folder, bytes, more);
  expect([place.status, (await put(place, bytes)).status]).toEqual([201, 200]);
  return complete(folder, place);
}
const listOf = async (folder: string) => (await ask('reception', 'GET', folder)).body.rows;

describe('a document', () => {
  it('is announced, uploaded, checked and filed, and downloads unchanged', async () => {
    const folder = await newFolder();
    const document = await filed(folder, pdf(), { title: 'تقرير الخروج (نهائي)' });
    expect(document).toMatchObject({ status: 201, body: { status: 'current', version: 1, size: pdf().length, type: 'application/pdf' } });
    expect(await listOf(folder)).toMatchObject([{ id: document.body.id, title: 'تقرير الخروج (نهائي)' }]);
    const { rows: entries } = Timeline.parse((await ask('nurse', 'GET', folder.replace('documents', 'timeline'))).body);
    expect(entries).toMatchObject([{ kind: 'document', title: { ar: 'تقرير الخروج (نهائي)' }, status: 'current' }]);
    const link = await ask('admin', 'GET', `${folder}/${document.body.id}/link`);
    expect(Date.parse(link.body.expiresAt) - Date.now()).toBeLessThan(5.1 * 60_000);
    const file = await fetch(link.body.url);
    expect(Buffer.from(await file.arrayBuffer())).toEqual(pdf());
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="document-${document.body.id}.pdf"`);
    const view = await fetch((await ask('nurse', 'GET', `${folder}/${document.body.id}/link?to=view`)).body.url);
    expect(view.headers.get('content-disposition')).toMatch(/^inline/);
  });

  it('has links in which nothing is anybody’s words, because logs keep them', async () => {
    const folder = await newFolder();
    const place = await announced(folder, pdf(), { title: 'Zaqzuq نتيجة' });
    await put(place, pdf());
    await complete(folder, place);
    const links = [
      place,
      ...(await Promise.all(['view', 'download'].map((to) => ask('nurse', 'GET', `${folder}/${place.body.id}/link?to=${to}`)))),
    ];
    for (const { status, body } of links) {
      expect(status).toBeLessThan(300);
      expect(decodeURIComponent(decodeURIComponent(body.url))).not.toMatch(/Zaqzuq|نتيجة/);
    }
  });

  it('is superseded by its new version in the same transaction, once', async () => {
    const folder = await newFolder();
    const { body: first } = await filed(folder, png, { title: 'ECG', type: 'image/png' });
    const places = await Promise.all([1, 2].map(() => announced(folder, png, { title: 'ECG', type: 'image/png', replaces: first.id })));
    for (const place of places) await put(place, png);
    const versions = [];
    for (const place of places) versions.push(await complete(folder, place));
    expect(versions.map(codeOf)).toEqual(['201', '409 NOT_ALLOWED_NOW']);
    expect((await listOf(folder)).map(({ status }: { status: string }) => status)).toEqual(['current', 'superseded']);
    expect(codeOf(await announced(folder, png, { type: 'image/png', replaces: first.id }))).toBe('409 NOT_ALLOWED_NOW');
    expect((await ask('nurse', 'GET', `${folder}/${first.id}/link`)).status).toBe(200);
  });

  it('filed by mistake stays, marked, with its reason', async () => {
    const folder = await newFolder();
    const { body } = await filed(folder, pdf());
    const marked = await ask(
      'dr.huda',
      'POST',
      `${folder}/${body.id}/entered-in-error`,
      { reason: 'Another patient' },
      { 'if-match': '"1"' },
    );
    expect(marked).toMatchObject({ status: 200, body: { status: 'entered-in-error', errorReason: 'Another patient', version: 2 } });
    expect(codeOf(await ask('dr.huda', 'POST', `${folder}/${body.id}/entered-in-error`, { reason: 'Again' }))).toBe('409 NOT_ALLOWED_NOW');
  });

  it('is one, when a request is repeated, and complete once', async () => {
    const folder = await newFolder();
    const once = { 'x-request-id': `doc:${folder.split('/')[2]}` };
    const places = await Promise.all([1, 2].map(() => announced(folder, pdf(), {}, once)));
    expect(new Set(places.map(({ body }) => body.id)).size).toBe(1);
    const [place] = places;
    if (place === undefined) throw new Error('no place');
    await put(place, pdf());
    const again = { 'x-request-id': `done:${folder.split('/')[2]}` };
    const done = await Promise.all([1, 2].map(() => complete(folder, place, again)));
    expect(done.map(({ status }) => status)).toEqual([201, 201]);
    expect((await complete(folder, place, again)).status).toBe(201);
    expect(codeOf(await complete(folder, place))).toBe('409 NOT_ALLOWED_NOW');
    expect(await listOf(folder)).toHaveLength(1);
  });
});

describe('refuses, without partial writes', () => {
  it('an invalid size or type, before anything is sent', async () => {
    const folder = await newFolder();
    const wrong = async (more: object) => (await announced(folder, pdf(), more)).body.details?.map(({ path }: { path: string }) => path);
    expect(await wrong({ size: 0 })).toEqual(['size']);
    expect(await wrong({ size: 30_000_000 })).toEqual(['size']);
    expect(await wrong({ type: 'text/html', sha256: 'abc', title: ' ' })).toEqual(['title', 'type', 'sha256']);
  });

  it('bytes other than those announced, in the store itself', async () => {
    const folder = await newFolder();
    const place = await announced(folder, pdf());
    // Another length, another type, other bytes of the same length, and a link that was changed.
    expect((await put(place, Buffer.alloc(3_000_000))).status).toBe(403);
    expect((await put(place, pdf(), { 'content-type': 'text/html' })).status).toBe(403);
    const other = Buffer.from(pdf().toString().replace('Catalog', 'Cat4log'));
    const changed = await put(place, other);
    expect([changed.status, await changed.text()]).toEqual([400, expect.stringContaining('BadDigest')]);
    expect((await put({ ...place, body: { ...place.body, url: place.body.url.replace('waiting', 'patients') } }, pdf())).status).toBe(403);
    const missing = await complete(folder, place);
    expect([missing.status, problemOf(missing)]).toEqual([400, 'file fileMissing']);
    expect(await listOf(folder)).toEqual([]);
    // It can still be uploaded.
    await put(place, pdf());
    expect((await complete(folder, place)).status).toBe(201);
  });

  it('a file of another type, or with more than a document', async () => {
    const folder = await newFolder();
    const packed = deflateSync(Buffer.from('1 0 <</S/JavaScript/JS(app.alert(1))>>')).toString('latin1');
    const hidden = Buffer.from(
      `%PDF-1.7\n1 0 obj\n<</Type/ObjStm/Filter/FlateDecode/N 1/First 4>>\nstream\n${packed}\nendstream\nendobj\n%%EOF`,
      'latin1',
    );
    for (const [bytes, type, problem] of [
      [png, 'application/pdf', 'fileNotItsType'],
      [pdf(), 'image/jpeg', 'fileNotItsType'],
      [Buffer.from('<html><script>alert(1)</script>'), 'image/png', 'fileNotItsType'],
      [png.subarray(0, -1), 'image/png', 'fileNotItsType'],
      [pdf('/OpenAction<</S/JavaScript/JS(app.alert(1))>>'), 'application/pdf', 'pdfActive'],
      [pdf('/OpenAction<</S/Java#53cript>>'), 'application/pdf', 'pdfActive'],
      [pdf('/Names<</EmbeddedFiles 2 0 R>>'), 'application/pdf', 'pdfActive'],
      [pdf('/OpenAction<</S/Launch/F(calc.exe)>>'), 'application/pdf', 'pdfActive'],
      [pdf('/Encrypt 3 0 R'), 'application/pdf', 'pdfEncrypted'],
      [hidden, 'application/pdf', 'pdfActive'],
    ] as const) {
      const refused = await filed(folder, bytes, { type });
      expect([refused.status, problemOf(refused)]).toEqual([400, `file ${problem}`]);
    }
    expect(await listOf(folder)).toEqual([]);
    expect(Timeline.parse((await ask('nurse', 'GET', folder.replace('documents', 'timeline'))).body).rows).toEqual([]);
  });

  it("another patient's document, an unannounced file, and a file changed after its check", async () => {
    const [folder, other] = [await newFolder(), await newFolder()];
    const place = await announced(folder, png, { type: 'image/png' });
    await put(place, png);
    expect((await complete(other, place)).status).toBe(404);
    const { body } = await complete(folder, place);
    expect((await ask('nurse', 'GET', `${other}/${body.id}/link`)).status).toBe(404);
    expect((await ask('nurse', 'POST', `${other}/${body.id}/entered-in-error`, { reason: 'Mine' })).status).toBe(404);
    expect((await ask('nurse', 'POST', `${folder}/01JZZZZZZZZZZZZZZZZZZZZZZZ/complete`)).status).toBe(404);
    expect((await announced(other, png, { type: 'image/png', replaces: body.id })).status).toBe(404);
    // The upload place still accepts the same bytes, but does not affect the stored file.
    expect((await put(place, png)).status).toBe(200);
    const { url } = (await ask('nurse', 'GET', `${folder}/${body.id}/link`)).body;
    expect((await fetch(url, { method: 'PUT', body: 'x' })).status).toBe(403);
    expect(Buffer.from(await (await fetch(url)).arrayBuffer())).toEqual(png);
  });
});

it('nurses and prescribers file, staff read, patients do neither; nothing opens once the record is deleted', async () => {
  const folder = await newFolder();
  for (const who of ['reception', 'admin', 'patient'])
    expect([who, (await announced(folder, pdf(), {}, {}, who)).status]).toEqual([who, 403]);
  const { body } = await filed(folder, pdf());
  const { url } = (await ask('reception', 'GET', `${folder}/${body.id}/link`)).body;
  for (const path of ['', `/${body.id}/link`]) expect((await ask('patient', 'GET', `${folder}${path}`)).status).toBe(403);
  expect((await fetch(url)).status).toBe(200);
  expect((await ask('dr.huda', 'DELETE', folder.replace('/documents', ''), { reason: 'Made by a test' })).status).toBe(200);
  expect((await ask('nurse', 'GET', `${folder}/${body.id}/link`)).status).toBe(404);
  expect((await announced(folder, pdf())).status).toBe(404);
});
