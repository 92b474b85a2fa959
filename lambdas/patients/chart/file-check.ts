import { inflateSync } from 'node:zlib';
import type { DocumentType } from '#contract/chart/documents.ts';
import { type Saying, say } from '#contract/base/say.ts';

/** What reads as text in a file, a character for a byte. */
const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

/** Finds names of a PDF, each of whose letters may be written as #xx. */
const named = (...names: string[]): RegExp => {
  const spelled = (name: string): string =>
    Array.from(name, (letter) => {
      const code = letter.charCodeAt(0).toString(16);
      return `(?:${letter}|#${code}|#${code.toUpperCase()})`;
    }).join('');
  return new RegExp(`/(?:${names.map(spelled).join('|')})(?![A-Za-z])`, 'g');
};
/** What makes a PDF do more than be read: run scripts, start programs, carry files. */
const active = named('JavaScript', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'RichMedia', 'XFA');
const encrypted = named('Encrypt');
const packedName = named('ObjStm');
/** Rows that a predictor filters do not read as text. */
const filtered = named('DecodeParms');

/** More than the objects of any readable document unpack to. */
const unpackedMax = 20_000_000;
const packedMax = 5000;
/** What a dictionary ends in, before its stream. */
const streamStart = /stream\r?\n/g;

/** The objects that a PDF keeps packed; undefined if they cannot be read. Each stream is read once, so that this stays linear. */
function packedObjects(bytes: Uint8Array, text: string): string | undefined {
  let all = '';
  let from = 0;
  let streams = 0;
  for (const { index } of text.matchAll(packedName)) {
    // Its stream was read for an earlier name.
    if (index < from) continue;
    streamStart.lastIndex = index;
    if (streamStart.exec(text) === null) break;
    from = streamStart.lastIndex;
    streams += 1;
    if (streams > packedMax) return undefined;
    const dictionary =
      text
        .slice(Math.max(0, index - 1024), from)
        .split(/endobj|endstream/)
        .at(-1) ?? '';
    if (dictionary.search(filtered) >= 0) return undefined;
    try {
      all += textOf(inflateSync(bytes.subarray(from), { maxOutputLength: unpackedMax - all.length }));
    } catch {
      return undefined;
    }
  }
  return all;
}

function pdfFault(bytes: Uint8Array): Saying | undefined {
  const text = textOf(bytes);
  if (!/^%PDF-[12]\.\d/.test(text) || !text.slice(-1024).includes('%%EOF')) return say('fileNotItsType');
  const packed = packedObjects(bytes, text);
  if (packed === undefined) return say('pdfUnreadable');
  const has = (names: RegExp): boolean => text.search(names) >= 0 || packed.search(names) >= 0;
  if (has(encrypted)) return say('pdfEncrypted');
  return has(active) ? say('pdfActive') : undefined;
}

const startsWith = (bytes: Uint8Array, ...start: number[]): boolean => start.every((byte, at) => bytes[at] === byte);
/** Cameras write some of their own behind the picture. */
const trailerMax = 4096;

const faults: Readonly<Record<DocumentType, (bytes: Uint8Array) => Saying | undefined>> = {
  'application/pdf': pdfFault,
  'image/jpeg': (bytes) =>
    startsWith(bytes, 0xff, 0xd8, 0xff) && textOf(bytes.subarray(-trailerMax)).includes('\xff\xd9') ? undefined : say('fileNotItsType'),
  'image/png': (bytes) =>
    startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) &&
    textOf(bytes.subarray(12, 16)) === 'IHDR' &&
    textOf(bytes.subarray(-12)) === '\0\0\0\0IEND\xae\x42\x60\x82'
      ? undefined
      : say('fileNotItsType'),
};

/** Why a file is not what it is said to be, or is more than a document; undefined if nothing is wrong. */
export const fileFault = (type: DocumentType, bytes: Uint8Array): Saying | undefined => faults[type](bytes);
