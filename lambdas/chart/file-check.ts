import { inflateSync } from 'node:zlib';
import * as z from 'zod/mini';
import type { DocumentType } from '#contract/chart/documents.ts';
import { type Saying, say } from '#contract/base/say.ts';

/** A file's bytes as text, one character per byte. */
const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

/** Matches names in a PDF, whose letters may each be written as #xx. */
const named = (...names: string[]): RegExp => {
  const spelled = (name: string): string =>
    Array.from(name, (letter) => {
      const code = letter.charCodeAt(0).toString(16);
      return `(?:${letter}|#${code}|#${code.toUpperCase()})`;
    }).join('');
  return new RegExp(`/(?:${names.map(spelled).join('|')})(?![A-Za-z])`, 'g');
};
/** PDF features beyond reading: scripts, starting programs, forms that submit, opening other files, attachments. */
const active = named(
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'RichMedia',
  'Rendition',
  'XFA',
  'AcroForm',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
);
/** Too short to search for in the bytes of pictures, where it occurs by chance. */
const script = named('JS');
const encrypted = named('Encrypt');
/** Marks a stream with objects in it. Some readers look for its type, some only for the offset of its first object. */
const packing = named('ObjStm', 'First');
/** Rows transformed by a predictor are not readable as text. */
const transformed = named('DecodeParms');

/** More than the objects of any readable document unpack to. */
const unpackedMax = 20_000_000;
const packedMax = 5000;
/** How often each byte may be read; in a regular file, objects do not overlap. */
const readingsMax = 4;

const space = String.raw`\0\t\n\f\r `;
const filter = named('Filter');
const inflating = named('FlateDecode', 'Fl').source;
const inflatingOnly = new RegExp(`${filter.source}[${space}]*(?:${inflating}|\\[[${space}]*${inflating}[${space}]*\\])`);
/** Whether a stream is unpacked in one step, the one that is done here: what a second filter would make of it nobody has read. */
const isInflatedOnly = (dictionary: string): boolean => dictionary.match(filter)?.length === 1 && inflatingOnly.test(dictionary);
/** A PDF's next token, other than a string in parentheses (ISO 32000-1, 7.2). */
const token = new RegExp(String.raw`[${space}]+|%[^\r\n]*|<<|>>|<[^<>]*>?|/?[^${space}()<>[\]{}/%]+|[^]`, 'y');
const ignored = new RegExp(`^[${space}%]`);
const objectStart = new RegExp(String.raw`(?<=[\d${space}])obj`, 'g');

/** The end of a string in parentheses, which may be nested. */
function endOfString(text: string, start: number): number {
  const parts = /[()\\]/g;
  parts.lastIndex = start;
  let depth = 0;
  for (let match = parts.exec(text); match !== null; match = parts.exec(text)) {
    if (match[0] === '\\') parts.lastIndex += 1;
    else depth += match[0] === '(' ? 1 : -1;
    if (depth === 0) return parts.lastIndex;
  }
  return text.length;
}

/** The end of an object, starting after its `obj`: before its stream's bytes, which begin at `stream`, or before the next object. */
function objectAt(text: string, start: number): { readonly end: number; readonly stream?: number } {
  let depth = 0;
  let last = '';
  for (let at = start; at < text.length;) {
    if (text[at] === '(') {
      at = endOfString(text, at);
      last = '(';
      continue;
    }
    token.lastIndex = at;
    const [found = ''] = token.exec(text) ?? [];
    if (depth === 0 && (found === 'endobj' || found === 'obj')) return { end: at };
    if (depth === 0 && found === 'stream' && last === '>>') {
      // As lenient as readers: the bytes begin on the next line.
      const line = /\r\n?|\n/g;
      line.lastIndex = at;
      return { end: at, stream: line.exec(text) === null ? text.length : line.lastIndex };
    }
    depth += found === '<<' ? 1 : found === '>>' && depth > 0 ? -1 : 0;
    at += Math.max(1, found.length);
    if (!ignored.test(found)) last = found;
  }
  return { end: text.length };
}

const Inflated = z.object({ buffer: z.instanceof(Buffer), engine: z.object({ bytesWritten: z.number() }) });

/**
 * The dictionaries of a PDF, and its packed objects; undefined if they cannot be read. Objects are read from every place where one may
 * begin, because readers find them by offset. Overlaps beyond those of a regular file are not read, which keeps this linear.
 */
function objectsOf(bytes: Uint8Array, text: string): { readonly plain: string[]; readonly packed: string[] } | undefined {
  const plain: string[] = [];
  const packed: string[] = [];
  let toRead = readingsMax * bytes.length;
  let toUnpack = unpackedMax;
  for (const { index } of text.matchAll(objectStart)) {
    const { end, stream } = objectAt(text, index + 3);
    toRead -= end - index;
    if (toRead < 0) return undefined;
    const dictionary = text.slice(index, end);
    plain.push(dictionary);
    if (stream === undefined || dictionary.search(packing) < 0) continue;
    if (packed.length === packedMax || dictionary.search(transformed) >= 0 || !isInflatedOnly(dictionary)) return undefined;
    try {
      // Node's types lack the result of the `info` option.
      const inflated: unknown = inflateSync(bytes.subarray(stream), { maxOutputLength: toUnpack, info: true });
      const { buffer, engine } = z.parse(Inflated, inflated);
      toRead -= engine.bytesWritten;
      toUnpack -= buffer.length;
      packed.push(textOf(buffer));
    } catch {
      return undefined;
    }
  }
  return { plain, packed };
}

function pdfFault(bytes: Uint8Array): Saying | undefined {
  const text = textOf(bytes);
  if (!/^%PDF-[12]\.\d/.test(text) || !text.slice(-1024).includes('%%EOF')) return say('fileNotItsType');
  const objects = objectsOf(bytes, text);
  if (objects === undefined) return say('pdfUnreadable');
  const { plain, packed } = objects;
  const has = (names: RegExp): boolean => [text, ...packed].some((part) => part.search(names) >= 0);
  if (has(encrypted)) return say('pdfEncrypted');
  return has(active) || [...plain, ...packed].some((part) => part.search(script) >= 0) ? say('pdfActive') : undefined;
}

const uint32 = (bytes: Uint8Array, at: number): number => Buffer.from(bytes.subarray(at, at + 4)).readUInt32BE();
const startsWith = (bytes: Uint8Array, ...start: number[]): boolean => start.every((byte, at) => bytes[at] === byte);
/** More than A3 at 600 dots an inch. A picture of one color is small as a file, whatever it unpacks to in the reader's page. */
const pixelsMax = 70_000_000;
const pictureFault = (width: number, height: number): Saying | undefined =>
  width * height > pixelsMax ? say('pictureTooLarge') : undefined;

/** Fault of a JPEG by the size in its frame's header, which a decoder finds by going from marker to marker. */
function frameFault(bytes: Uint8Array): Saying | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 2; at + 9 < bytes.length;) {
    const marker = view.getUint8(at) === 0xff ? view.getUint8(at + 1) : 0;
    // Bytes between segments, and fill bytes, are passed over; these markers stand alone.
    if (marker === 0 || marker === 0xff) at += 1;
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2;
    else if (marker === 0xd9 || marker === 0xda) return undefined;
    // All but the tables among them begin a frame.
    else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return pictureFault(view.getUint16(at + 7), view.getUint16(at + 5));
    else at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** Cameras append their own data after the picture. */
const trailerMax = 4096;

const faults: Readonly<Record<DocumentType, (bytes: Uint8Array) => Saying | undefined>> = {
  'application/pdf': pdfFault,
  'image/jpeg': (bytes) =>
    startsWith(bytes, 0xff, 0xd8, 0xff) && textOf(bytes.subarray(-trailerMax)).includes('\xff\xd9')
      ? frameFault(bytes)
      : say('fileNotItsType'),
  'image/png': (bytes) =>
    startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) &&
    textOf(bytes.subarray(12, 16)) === 'IHDR' &&
    textOf(bytes.subarray(-12)) === '\0\0\0\0IEND\xae\x42\x60\x82'
      ? pictureFault(uint32(bytes, 16), uint32(bytes, 20))
      : say('fileNotItsType'),
};

/** Why a file is not of its stated type, or contains more than a document; undefined if it is fine. */
export const fileFault = (type: DocumentType, bytes: Uint8Array): Saying | undefined => faults[type](bytes);
