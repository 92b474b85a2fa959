import { deflateSync } from 'node:zlib';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { documentTypeIds } from '#contract/chart/documents.ts';
import { say } from '#contract/base/say.ts';
import { fileFault } from './file-check.ts';

const pdf = (inside: string): Uint8Array => Buffer.from(`%PDF-1.7\n${inside}\n%%EOF\n`, 'latin1');
const packed = (objects: string, dictionary = '/Filter/FlateDecode', name = '/ObjStm'): string =>
  `1 0 obj\n<</Type${name}${dictionary}>>\nstream\n${deflateSync(Buffer.from(objects)).toString('latin1')}\nendstream\nendobj`;
const faultOf = (inside: string) => fileFault('application/pdf', pdf(inside));

it('a PDF is read through: plain, with names in hexadecimal, in packed objects, behind a stream that begins and does not end', () => {
  expect(faultOf('1 0 obj\n<</Type/Catalog>>\nendobj')).toBeUndefined();
  expect(faultOf(packed('1 0 <</Type/Page>>'))).toBeUndefined();
  for (const inside of [
    '<</S /JavaScript>>',
    '<</S/#4aavaScript>>',
    packed('1 0 <</S/JavaScript>>'),
    packed('1 0 <</S/JavaScript>>', '/Filter/FlateDecode', '/O#62jStm'),
    `<<>>stream\nnothing\n${packed('1 0 <</S/Launch>>')}`,
    `${packed('1 0 <</Type/Page>>')}\n${packed('1 0 <</Type/EmbeddedFile>>')}`,
  ])
    expect(faultOf(inside)).toBe(say('pdfActive'));
  expect(faultOf('<</Encrypt 3 0 R>>')).toBe(say('pdfEncrypted'));
  // A word that only begins alike.
  expect(faultOf('<</LaunchPad 1>>')).toBeUndefined();
});

it('what cannot be unpacked, or unpacks to more than a document, is refused', () => {
  expect(faultOf('<</Type/ObjStm>>\nstream\nnot packed\nendstream')).toBe(say('pdfUnreadable'));
  expect(faultOf(packed('1 0 <<>>', '/Filter/FlateDecode/DecodeParms<</Predictor 12>>'))).toBe(say('pdfUnreadable'));
  expect(faultOf(packed('0'.repeat(21_000_000)))).toBe(say('pdfUnreadable'));
});

it('any bytes get an answer, and the longest ones get it soon', () => {
  fc.assert(
    fc.property(fc.constantFrom(...documentTypeIds), fc.uint8Array({ maxLength: 300 }), (type, bytes) => void fileFault(type, bytes)),
  );
  for (const part of ['<<', '/ObjStm', '/ObjStm stream\n', '#4a', 'endobj']) {
    const began = performance.now();
    faultOf(part.repeat(10_000_000 / part.length));
    expect(performance.now() - began).toBeLessThan(10_000);
  }
});
