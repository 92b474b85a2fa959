import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { dayAfter, qatarDate } from '#contract/base/qatar-time.ts';
import * as z from 'zod/mini';

/** A request of the demonstration's doctor. */
export type AsDoctor = <T extends z.ZodMiniType>(answer: T, method: string, path: string, body?: object) => Promise<z.output<T>>;

const Made = z.object({ id: z.string() });
const Checked = z.object({
  checks: z.array(z.object({ rule: z.string(), about: z.optional(z.string()), outcome: z.string() })),
  lists: z.unknown(),
});

/** The days of a five-year-old's life on which a vaccine was given. */
const childhood = [
  [1, 'bcg', 1],
  [1, 'hepatitis-b', 1],
  [61, 'hexavalent', 1],
  [61, 'rotavirus', 1],
  [122, 'hexavalent', 2],
  [183, 'hexavalent', 3],
  [366, 'mmr', 1],
  [366, 'varicella', 1],
  [550, 'mmr', 2],
] as const;

const medicines = [
  { drug: { ingredientId: 'ferrous-sulfate', form: 'tablet', strength: '200 mg' }, frequency: 'daily', handedOut: 30, repeats: 2 },
  { drug: { ingredientId: 'loratadine', form: 'tablet', strength: '10 mg' }, frequency: 'night', handedOut: 30, repeats: 0 },
] as const;

/** The child of the demonstration's patient: the record to add. */
export const childOf = (nowMs: number) => ({
  personalInfo: {
    firstName: 'Hamad',
    lastName: 'Al-Kuwari',
    nameArabic: 'حمد خالد الكواري',
    dateOfBirth: dayAfter(qatarDate(new Date(nowMs)), -5 * 365 - 100),
    gender: 'male',
    email: 'mariam.family@afiya.example',
    phone: '+974 5502 0202',
    preferredLanguage: 'ar',
    address: { city: 'Doha', country: 'QA' },
  },
  medicalInfo: {
    allergyStatus: 'none-known',
    emergencyContact: { name: 'Mariam Al-Kuwari', relationship: 'Mother', phone: '+974 5502 0202' },
  },
});

/** The bytes of a clinic's letter. */
async function letter(): Promise<Buffer> {
  const paper = new PDFDocument({ size: 'A4', info: { Title: 'Visit summary' } });
  paper.fontSize(18).text('Visit summary').moveDown();
  paper.fontSize(12).text('Iron deficiency. Take one iron tablet once a day, with water or juice and not with tea or milk.').moveDown();
  paper.text('Blood count again in three months. Come earlier if you are short of breath or faint.').end();
  return buffer(paper);
}

const Place = z.object({ id: z.string(), url: z.string(), headers: z.record(z.string(), z.string()) });

/** Files a letter that the patient sees. */
async function giveLetter(ask: AsDoctor, patientId: string): Promise<void> {
  const bytes = await letter();
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const about = { title: 'Visit summary', type: 'application/pdf', size: bytes.length, sha256, isReleased: true };
  const { id, url, headers } = await ask(Place, 'POST', `/patients/${patientId}/documents`, about);
  const { ok, status } = await fetch(url, { method: 'PUT', headers, body: new Uint8Array(bytes) });
  if (!ok) throw new Error(`the place of a document answered ${status}`);
  await ask(Made, 'POST', `/patients/${patientId}/documents/${id}/complete`);
}

/** What a clinic has done for the demonstration's patient and her child: medicines, a letter, and vaccinations of both. */
export async function careFor(
  ask: AsDoctor,
  { own, child, born }: { own: string; child: string; born: string },
  nowMs: number,
): Promise<void> {
  const vaccinate = (id: string, vaccine: string, on: string, dose: number) =>
    ask(Made, 'POST', `/patients/${id}/immunizations`, {
      status: 'completed',
      vaccine,
      dose,
      on,
      lot: `DEMO-${on.slice(2, 7)}`,
      site: vaccine === 'rotavirus' || vaccine === 'polio-oral' ? 'mouth' : id === child ? 'thigh-left' : 'arm-left',
    });
  for (const [day, vaccine, dose] of childhood) await vaccinate(child, vaccine, dayAfter(born, day), dose);
  await vaccinate(own, 'influenza', dayAfter(qatarDate(new Date(nowMs)), -40), 1);
  await giveLetter(ask, own);
  for (const { drug, frequency, handedOut, repeats } of medicines) {
    const { checks, lists } = await ask(Checked, 'POST', `/patients/${own}/prescriptions/check`, { drug });
    const answers = checks
      .filter(({ outcome }) => outcome !== 'none')
      .map(({ rule, about }) => ({ rule, about, reason: 'Discussed with the patient' }));
    const dose = { quantity: 1, unit: 'tablet', route: 'oral', frequency, dispense: { quantity: handedOut, unit: 'tablet' }, repeats };
    await ask(Made, 'POST', `/patients/${own}/prescriptions`, { drug, dose, signature: { lists, answers } });
  }
}
