import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, asked, refuse } from '../../../test/component/answers.ts';
import { open } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { charted, documentOf, entryId, ofPatient } from '../../../test/component/samples/chart.ts';

const form = page.getByRole('form', { name: 'File document' });
const file = form.getByLabelText('File', { exact: true });
const send = form.getByRole('button', { name: 'File document' });
const dialog = page.getByRole('dialog');
const place = { id: entryId('D'), url: '/place', headers: {}, expiresAt: '2026-02-01T08:00:00.000Z' };
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const begin = (...documents: ReturnType<typeof documentOf>[]) =>
  open(`${ofPatient}/documents`, { answers: { ...charted(), 'documents.list': { rows: documents }, 'documents.announce': place } });
const unfold = () => page.getByText('A new document', { exact: true }).first().click();
/** The bucket takes whatever is put into the place. */
function takesFiles(): void {
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function taken(this: XMLHttpRequest) {
    Object.defineProperty(this, 'status', { value: 200 });
    this.dispatchEvent(new Event('load'));
  });
}
afterEach(() => vi.restoreAllMocks());

it('files a document by the name of its file, and a newer version of it', async () => {
  takesFiles();
  await begin();
  await expect.element(page.getByText('No documents filed yet')).toBeVisible();
  await unfold();
  await file.upload(new File(['picture'], 'ECG.png', { type: 'image/png' }));
  await expect.element(form.getByLabelText('Title')).toHaveValue('ECG');
  const first = documentOf();
  answer({ 'documents.complete': () => (answer({ 'documents.list': { rows: [first] } }), first) });
  await send.click();
  await expect.element(page.getByText('Document filed')).toBeVisible();
  expect(asked('documents.announce').map(({ body }) => [body.title, body.type, body.size])).toEqual([['ECG', 'image/png', 7]]);
  await expect.element(page.getByRole('button', { name: 'Open: ECG' })).toBeVisible();
  await file.upload(new File(['%PDF'], 'scan.pdf', { type: 'application/pdf' }));
  await form.getByLabelText('Title').fill('تخطيط القلب');
  await form.getByLabelText('New version of').selectOptions('ECG');
  const second = documentOf({ id: entryId('F'), title: 'تخطيط القلب', type: 'application/pdf', replaces: first.id });
  const old = documentOf({ status: 'superseded' });
  answer({ 'documents.complete': () => (answer({ 'documents.list': { rows: [second, old] } }), second) });
  await send.click();
  await expect.element(page.getByText('Replaced by a newer version')).toBeVisible();
  expect(asked('documents.announce').at(-1)?.body).toMatchObject({ title: 'تخطيط القلب', replaces: first.id });
});

it('shows a picture in its place, and lets the patient see it or not', async () => {
  await begin(documentOf());
  answer({ 'documents.link': { url: `data:image/png;base64,${pixel}`, expiresAt: '2026-02-01T08:00:00.000Z' } });
  await page.getByRole('button', { name: 'Open: ECG' }).click();
  await expect.poll(() => document.querySelector('img')?.naturalWidth).toBe(1);
  expect(asked('documents.link').map(({ query }) => query.to)).toEqual(['view']);
  await dialog.getByRole('button', { name: 'Close' }).click();
  const shown = documentOf({ isReleased: true, version: 2 });
  answer({ 'documents.release': () => (answer({ 'documents.list': { rows: [shown] } }), shown) });
  await page.getByRole('button', { name: 'Show to the patient: ECG' }).click();
  await expect.element(page.getByText('Visible to the patient')).toBeVisible();
  answer({ 'documents.release': () => (answer({ 'documents.list': { rows: [documentOf()] } }), documentOf()) });
  await page.getByRole('button', { name: 'Hide from the patient: ECG' }).click();
  await expect.element(page.getByText('Visible to the patient')).not.toBeInTheDocument();
  expect(asked('documents.release').map(({ body }) => body.isReleased)).toEqual([true, false]);
});

it('marks a document for a reason', async () => {
  await begin(documentOf());
  await page.getByRole('button', { name: 'Entered in error: ECG' }).click();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Another patient');
  const wrong = documentOf({ status: 'entered-in-error', errorReason: 'Another patient' });
  answer({ 'documents.inError': wrong, 'documents.list': { rows: [wrong] } });
  await dialog.getByRole('button', { name: 'Entered in error' }).click();
  await expect.element(page.getByText('Marked as entered in error')).toBeVisible();
  expect(asked('documents.inError').map(({ body }) => body)).toEqual([{ reason: 'Another patient' }]);
  await expectGoodScreen();
});

it('reports an invalid file beside its field, before it is sent and after its check, and keeps what was typed', async () => {
  takesFiles();
  await begin();
  await unfold();
  await send.click();
  await expect.element(form.getByText('Choose a file', { exact: true })).toBeVisible();
  await expect.element(file).toHaveFocus();
  await file.upload(new File(['x'], 'notes.txt', { type: 'text/plain' }));
  await send.click();
  await expect.element(form.getByText('Choose a PDF, JPEG or PNG file')).toBeVisible();
  expect(asked('documents.announce')).toEqual([]);
  await form.getByLabelText('Title').fill('Letter');
  await file.upload(new File(['%PDF'], 'letter.pdf', { type: 'application/pdf' }));
  const active = { path: 'file', message: 'A PDF with scripts, forms or attached files cannot be filed', code: 'fileActive' };
  answer({ 'documents.complete': refuse('VALIDATION_ERROR', { details: [active] }) });
  await send.click();
  await expect.element(form.getByText('A PDF with scripts, forms or attached files cannot be filed')).toBeVisible();
  await expect.element(form.getByLabelText('Title')).toHaveValue('Letter');
  answer({ 'documents.complete': documentOf({ title: 'Letter' }) });
  await send.click();
  await expect.element(page.getByText('Document filed')).toBeVisible();
  // What was refused is another file when it is sent again.
  expect(new Set(asked('documents.announce').map(({ requestId }) => requestId)).size).toBe(2);
});
