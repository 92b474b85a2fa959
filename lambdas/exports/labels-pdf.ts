import { encodeQR } from 'qr';
import { isolated } from '#contract/base/isolated.ts';
import type { Language } from '#contract/base/language.ts';
import { qatarTime } from '#contract/base/qatar-time.ts';
import { labelNumber, specimenLabelText } from '#contract/laboratory/specimen-label.ts';
import { labTests } from '#contract/laboratory/catalogue/catalogue.ts';
import { specimens } from '#contract/laboratory/catalogue/shape.ts';
import { titleOf, wordsOf } from '#contract/patient/fields.ts';
import { nameIn, otherNameIn } from '#contract/patient/name-in.ts';
import type { PatientRecord } from '../clinic/patient.ts';
import type { StoredOrder } from '../laboratory/stored.ts';
import { bornWords } from './age-words.ts';
import type { AboutFile } from './export-file.ts';
import { type Look, sheets } from './pdf-sheet.ts';
import { linesOf } from './pdf-text.ts';
import { shortenedName } from './shortened-name.ts';

const words = {
  en: { title: 'Specimen labels', taken: (at: string) => `Taken ${at}`, notTaken: 'Taken ____________' },
  ar: { title: 'ملصقات العينات', taken: (at: string) => `وقت الأخذ ${at}`, notTaken: 'وقت الأخذ ____________' },
} as const satisfies Record<Language, unknown>;
const urgency = { stat: 'STAT', urgent: 'URGENT', routine: undefined } as const;

/** A module of the code is three dots of a label printer (203 dots an inch), so its edges are sharp. */
const moduleSize = (3 * 72) / 203;
const gap = 4;
/** Lines stand closer together below a name that needs two of them. */
const [wide, close] = [1.3, 1.2];

/**
 * A label of 50 by 25 mm for each specimen of an order, to be stuck on its tube: who, when, what for, and a code that opens the order
 * (docs/adr/0088).
 */
export async function* labelsPdf(patient: PatientRecord, order: StoredOrder, about: AboutFile): AsyncGenerator<Uint8Array> {
  const { language } = about;
  const said = words[language];
  const { personalInfo } = patient;
  const base = language === 'ar' ? 'rtl' : 'ltr';
  const sheet = sheets(about, 'label', said.title, 'none');
  const code = encodeQR(specimenLabelText(order), 'raw', { ecc: 'medium', border: 2 });
  const side = code.length * moduleSize;
  const width = sheet.inner - side - gap;
  const name = nameIn(personalInfo, language);
  const other = otherNameIn(personalInfo, language);
  const fits = (look: Look, most: number) => (text: string) => linesOf(text, look, { width, base }).length <= most;
  const isLong = !fits({ size: 7.5, bold: true }, 1)(name);
  for (const { kind, collectedAt } of order.specimens) {
    sheet.addPage();
    let y = sheet.margin;
    const line = (text: string | undefined, look: Look, most = 1): void => {
      if (text === undefined) return;
      for (const one of linesOf(text, look, { width, most, base })) {
        sheet.put(one, { start: 0, y, width }, look);
        y += look.size * (isLong ? close : wide);
      }
    };
    const look = { size: isLong ? 7 : 7.5, bold: true };
    line(shortenedName(name, fits(look, 2)), look, 2);
    line(other && shortenedName(other, fits({ size: 7 }, 1)), { size: 7 });
    line([isolated(bornWords(personalInfo, language)), wordsOf('gender', personalInfo.gender)?.[language]].filter(Boolean).join(' · '), {
      size: 6.5,
    });
    if (personalInfo.nationalId) line(`${titleOf('nationalId')[language]} ${isolated(personalInfo.nationalId)}`, { size: 6.5 });
    line([specimens[kind][language], urgency[order.priority]].filter((part) => part !== undefined).join(' · '), { size: 7, bold: true });
    const tests = order.results.flatMap(({ test }) => labTests.get(test) ?? []).filter((test) => test.specimen === kind);
    line(tests.map(({ name }) => name[language]).join(language === 'ar' ? '، ' : ', '), { size: 5.5 }, isLong ? 1 : 2);
    line(collectedAt === undefined ? said.notTaken : said.taken(isolated(qatarTime(new Date(collectedAt)))), { size: 5.5 });
    const start = sheet.inner - side;
    sheet.pattern(code, { start, y: sheet.margin, width: side });
    sheet.say(labelNumber(order), { start, y: sheet.margin + side, width: side }, { size: 6, bold: true, align: 'end' });
    yield* sheet.written();
  }
  yield* sheet.end();
}
