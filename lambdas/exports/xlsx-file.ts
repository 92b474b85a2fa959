import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Language } from '#contract/base/language.ts';
import { qatarOffsetMs } from '#contract/base/qatar-time.ts';
import type { PatientRecord } from '../clinic/patient.ts';
import { columns } from './columns.ts';
import type { AboutFile, Portions } from './export-file.ts';

/**
 * Patients as an Excel workbook (ECMA-376), streamed: rows go into the sheet's XML, which a ZIP library compresses. No workbook library
 * writes a right-to-left sheet in constant memory (docs/adr/0010).
 */
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const officeRelations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const workbookTypes = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Excel's limit, including the header; a part of the file must also stay under 4 GiB. */
const sheetRowsMax = 1_048_576;
const sheetBytesMax = 3_000_000_000;

/** Cell styles by index in `cellXfs`. */
const style = { text: 1, date: 2, time: 3, title: 4 } as const;
const styles = `${declaration}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFE6F4F1"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf/><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="22" applyNumberFormat="1"/><xf fontId="1" fillId="2" applyFont="1" applyFill="1"/></cellXfs></styleSheet>`;

const sheetName: Record<Language, string> = { en: 'Patients', ar: 'المرضى' };

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Text in XML. Characters that XML cannot hold use the workbook escape (ECMA-376 part 1, 22.9.2.19), and literal lookalikes are escaped too. */
export const xmlText = (text: string): string =>
  text
    .replaceAll(/_(?=x[\dA-F]{4}_)/gi, '_x005F_')
    .replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character)
    .replaceAll(
      /[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]/g,
      (character) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    );

const dayMs = 86_400_000;
/** Days since the workbook's epoch. Excel treats 1900 as a leap year, so it is a day ahead before March 1900. */
export function serialDay(epochMs: number): number {
  const days = epochMs / dayMs + 25_569;
  return days < 61 ? days - 1 : days;
}

/** A column's letters, from index 0: A to Z, then AA. */
const letters = (index: number): string => (index < 26 ? '' : letters(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));
const layout = columns.map((column, index) => ({ ...column, letters: letters(index) }));

const textCell = (at: string, styleIndex: number, text: string): string =>
  `<c r="${at}" s="${styleIndex}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;

function row(number: number, patient: PatientRecord, language: Language): string {
  let cells = '';
  for (const column of layout) {
    const value = column.value(patient, language);
    if (value === '') continue;
    const at = column.letters + number;
    if (column.kind === 'text') cells += textCell(at, style.text, value);
    else {
      const serial = serialDay(Date.parse(value) + (column.kind === 'time' ? qatarOffsetMs : 0));
      cells += `<c r="${at}" s="${style[column.kind]}"><v>${serial}</v></c>`;
    }
  }
  return `<row r="${number}">${cells}</row>`;
}

const sheetStart = (language: Language): string =>
  `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"${language === 'ar' ? ' rightToLeft="1"' : ''}><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${layout
    .map(({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`)
    .join('')}</cols><sheetData><row r="1">${layout
    .map(({ letters: at, title }) => textCell(`${at}1`, style.title, title[language]))
    .join('')}</row>`;
const sheetEnd = `</sheetData></worksheet>`;

interface Limits {
  readonly rows: number;
  readonly bytes: number;
}

/** The XML of one sheet up to its limit. Patients for the next sheet remain in `left`. */
async function* sheet(
  portions: AsyncIterator<readonly PatientRecord[]>,
  left: { portion: readonly PatientRecord[]; ended: boolean },
  language: Language,
  limits: Limits,
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(sheetStart(language));
  let number = 1;
  let bytes = 0;
  for (;;) {
    if (left.portion.length === 0) {
      const next = await portions.next();
      if (next.done === true) {
        left.ended = true;
        break;
      }
      left.portion = next.value;
    }
    const room = left.portion.slice(0, limits.rows - number);
    const chunk = Buffer.from(room.map((patient) => row((number += 1), patient, language)).join(''));
    bytes += chunk.length;
    left.portion = left.portion.slice(room.length);
    yield chunk;
    if (number === limits.rows || bytes > limits.bytes) break;
  }
  yield Buffer.from(sheetEnd);
}

const relation = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${officeRelations}/${type}" Target="${target}"/>`;
const relations = (inside: string): string => `${declaration}<Relationships xmlns="${packageRelations}">${inside}</Relationships>`;

/** The small parts of a workbook with this many sheets. */
function parts(sheets: number, language: Language): readonly (readonly [string, string])[] {
  const numbers = Array.from({ length: sheets }, (_, index) => index + 1);
  const name = (number: number): string => `${sheetName[language]}${number === 1 ? '' : ` ${number}`}`;
  return [
    [
      'xl/workbook.xml',
      `${declaration}<workbook xmlns="${main}" xmlns:r="${officeRelations}"><sheets>${numbers.map((number) => `<sheet name="${name(number)}" sheetId="${number}" r:id="sheet${number}"/>`).join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      relations(
        numbers.map((number) => relation(`sheet${number}`, 'worksheet', `worksheets/sheet${number}.xml`)).join('') +
          relation('styles', 'styles', 'styles.xml'),
      ),
    ],
    ['xl/styles.xml', styles],
    ['_rels/.rels', relations(relation('workbook', 'officeDocument', 'xl/workbook.xml'))],
    [
      '[Content_Types].xml',
      `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${workbookTypes}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${workbookTypes}.styles+xml"/>${numbers.map((number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${workbookTypes}.worksheet+xml"/>`).join('')}</Types>`,
    ],
  ];
}

/** Patients as XLSX; a full sheet continues in the next. */
export async function* xlsxFile(
  portions: Portions,
  { language, exportedAt }: AboutFile,
  limits: Limits = { rows: sheetRowsMax, bytes: sheetBytesMax },
): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const output = zip.outputStream.pipe(new PassThrough());
  const options = { mtime: exportedAt };
  const fill = async (): Promise<void> => {
    const source = portions[Symbol.asyncIterator]();
    const left = { portion: [] as readonly PatientRecord[], ended: false };
    let sheets = 0;
    do {
      sheets += 1;
      const xml = Readable.from(sheet(source, left, language, limits), { objectMode: false });
      zip.addReadStream(xml, `xl/worksheets/sheet${sheets}.xml`, { ...options, compressionLevel: 1 });
      await new Promise<void>((resolve, reject) => xml.once('end', resolve).once('error', reject));
    } while (!left.ended || left.portion.length > 0);
    for (const [path, text] of parts(sheets, language)) zip.addBuffer(Buffer.from(text), path, options);
    zip.end();
  };
  fill().catch((error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error))));
  yield* output;
}
