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

it('reads all of a PDF: plain text, hexadecimal names, packed objects, and objects after a stream without an end', () => {
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
  for (const action of ['JavaScript/JS 5 0 R', 'Rendition', 'SubmitForm', 'ImportData', 'GoToR', 'GoToE', 'Launch'])
    expect(faultOf(`1 0 obj\n<</Type/Catalog/OpenAction<</S/${action}>>>>\nendobj`)).toBe(say('pdfActive'));
  expect(faultOf('1 0 obj\n<</Type/Catalog/AcroForm 4 0 R>>\nendobj')).toBe(say('pdfActive'));
  expect(faultOf('1 0 obj\n[<</S/#52endition/J#53(app.alert)>>]\nendobj')).toBe(say('pdfActive'));
  expect(faultOf('<</Encrypt 3 0 R>>')).toBe(say('pdfEncrypted'));
  // A word that only begins the same way.
  expect(faultOf('<</LaunchPad 1>>')).toBeUndefined();
});

it('finds packed objects where a reader finds them, whatever precedes their stream', () => {
  const harmless = deflateSync(Buffer.from('1 0 <</Type/Page>>')).toString('latin1');
  const script = deflateSync(Buffer.from('1 0 <</S/JavaScript>>')).toString('latin1');
  const strings = [
    `/X (stream\n${harmless.replaceAll(/[()\\]/g, String.raw`\$&`)})`,
    `\n%stream\n`,
    '/X <</ObjStm 1>>',
    '/X (\\)>>)',
    '/X(obj)',
  ];
  for (const before of strings)
    for (const type of ['/Type/ObjStm', '/N 1/First 4']) {
      const dictionary = `${type}${before}/Filter/FlateDecode`;
      for (const line of ['stream\n', 'stream\r\n', 'stream \r', '%stream\nstream\n']) {
        const object = `1 0 obj\n<<${dictionary}>>\n${line}${script}\nendstream\nendobj`;
        expect([object, faultOf(object)]).toEqual([object, say('pdfActive')]);
      }
    }
  // A filter far before the type.
  const far = `1 0 obj\n<</DecodeParms<</Predictor 12>>/X(${'x'.repeat(5000)})/Type/ObjStm>>stream\n${script}\nendstream`;
  expect(faultOf(far)).toBe(say('pdfUnreadable'));
});

it('ignores script names that occur in a picture by chance', () => {
  const picture = `1 0 obj\n<</Subtype/Image/Filter/DCTDecode>>\nstream\n\u00FF/JS\u0001(\u00FF\nendstream\nendobj`;
  expect(faultOf(`${picture}\n2 0 obj\n<</Title(Node/JavaScripting)>>\nendobj`)).toBeUndefined();
});

it('refuses content that cannot be unpacked, or unpacks to more than a document', () => {
  expect(faultOf('1 0 obj\n<</Type/ObjStm>>\nstream\nnot packed\nendstream')).toBe(say('pdfUnreadable'));
  expect(faultOf(packed('1 0 <<>>', '/Filter/FlateDecode/DecodeParms<</Predictor 12>>'))).toBe(say('pdfUnreadable'));
  expect(faultOf(packed('0'.repeat(21_000_000)))).toBe(say('pdfUnreadable'));
});

it('reads only what one FlateDecode unpacks: behind a second filter, a reader would find what nobody has read', () => {
  const filters = [
    'FlateDecode',
    'Fl',
    'ASCIIHexDecode',
    'AHx',
    'ASCII85Decode',
    'A85',
    'LZWDecode',
    'LZW',
    'RunLengthDecode',
    'RL',
    'Crypt',
  ];
  const page = '1 0 <</Type/Page>>';
  for (const first of ['FlateDecode', 'Fl'])
    for (const alone of [`/${first}`, ` /${first} `, `[/${first}]`, ` [ /${first} ] `, '/#46lateDecode'])
      expect([alone, faultOf(packed(page, `/N 1/Filter${alone}/First 4`))]).toEqual([alone, undefined]);
  const pairs = filters.flatMap((one) => filters.map((other) => `[/${one}/${other}]`));
  const others = [
    ...pairs,
    ...filters.slice(2).map((one) => `/${one}`),
    '[]',
    ' 5 0 R',
    '/FlateDecoder',
    '[/FlateDecode',
    '/FlateDecode/F#69lter[/FlateDecode/AHx]',
    ' % /FlateDecode\n[/FlateDecode /ASCIIHexDecode]',
  ];
  for (const other of others) expect([other, faultOf(packed(page, `/N 1/Filter${other}/First 4`))]).toEqual([other, say('pdfUnreadable')]);
  expect(faultOf(packed(page, '/X<</Filter/FlateDecode>>/F#69lter[/Fl/AHx]'))).toBe(say('pdfUnreadable'));
  expect(faultOf(packed(page, ''))).toBe(say('pdfUnreadable'));
  // A picture may have any filters.
  expect(faultOf('1 0 obj\n<</Subtype/Image/Filter[/FlateDecode/DCTDecode]>>\nstream\nx\nendstream\nendobj')).toBeUndefined();
});

const png = (width: number, height: number): Uint8Array => {
  const header = Buffer.alloc(33);
  header.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
  header.write('IHDR', 12);
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  return Buffer.concat([header, Buffer.from('\0\0\0\0IEND\u00AE\u0042\u0060\u0082', 'latin1')]);
};
const jpeg = (width: number, height: number, frame = 0xc0): Uint8Array => {
  // An application's own segment, as a camera writes it, with a thumbnail's header inside.
  const begin = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 8, 0xff, 0xc0, 0, 17, 8, 0, 0xff, frame, 0, 17, 8, 0, 0, 0, 0]);
  begin.writeUInt16BE(height, 17);
  begin.writeUInt16BE(width, 19);
  return Buffer.concat([begin, Buffer.alloc(10), Buffer.from([0xff, 0xda, 0, 2, 1, 2, 3, 0xff, 0xd9])]);
};

it('refuses a picture that a small file makes too large to open, and takes a scan of A3', () => {
  for (const [width, height] of [
    [20_000, 20_000],
    [2 ** 31, 2 ** 31],
    [2 ** 31 - 1, 1],
  ] as const)
    expect([width, fileFault('image/png', png(width, height))]).toEqual([width, say('pictureTooLarge')]);
  expect(fileFault('image/png', png(7016, 9933))).toBeUndefined();
  for (const frame of [0xc0, 0xc1, 0xc2, 0xcf]) {
    expect(fileFault('image/jpeg', jpeg(65_500, 65_500, frame))).toBe(say('pictureTooLarge'));
    expect(fileFault('image/jpeg', jpeg(8000, 6000, frame))).toBeUndefined();
  }
});

/**
 * Compressed streams that start at many places and end at the same one. Each starts with the bytes that lead to the next, padded so that
 * their checksum equals the empty one, and continues with empty blocks.
 */
function sharedTail(starts: number, bytes: number): string {
  const modulus = 65_521;
  const head = Buffer.from('\n1 0 obj<</Type/ObjStm>>stream\n\x78\x9c', 'latin1');
  const pad = Buffer.alloc(600);
  const sum = modulus - head.reduce((all, one) => all + one, 0);
  pad.forEach((_, at) => (pad[at] = Math.floor(sum / pad.length) + (at < sum % pad.length ? 1 : 0)));
  const move = (from: number, to: number, units: number): void => {
    pad[from] = (pad[from] ?? 0) - units;
    pad[to] = (pad[to] ?? 0) + units;
  };
  const block = (): Buffer => Buffer.concat([pad, head]);
  const weighted = (): number => {
    let [a, b] = [1, 0];
    for (const one of block()) [a, b] = [(a + one) % modulus, (b + a + one) % modulus];
    return b;
  };
  let missing = (modulus - weighted()) % modulus;
  for (let at = 0; missing >= pad.length; at += 1) {
    const distance = pad.length - 1 - 2 * at;
    const units = Math.min(90, Math.floor(missing / distance));
    move(pad.length - 1 - at, at, units);
    missing -= units * distance;
  }
  if (missing > 0) move(200 + missing > 500 ? 50 + missing : 200 + missing, 200 + missing > 500 ? 50 : 200, 1);
  const length = Buffer.alloc(5);
  length.writeUInt16LE(block().length, 1);
  length.writeUInt16LE(0xff_ff - block().length, 3);
  const ofOne = Buffer.concat([length, block()]).toString('latin1');
  const empty = '\0\0\0\u00FF\u00FF';
  return `${head.toString('latin1')}${ofOne.repeat(starts)}${empty.repeat(bytes / 5)}\u0001\0\0\u00FF\u00FF\0\0\0\u0001`;
}

it('answers for any bytes, and quickly for the longest ones', () => {
  fc.assert(
    fc.property(fc.constantFrom(...documentTypeIds), fc.uint8Array({ maxLength: 300 }), (type, bytes) => void fileFault(type, bytes)),
  );
  for (const part of ['<<', '/ObjStm', '/ObjStm stream\n', '#4a', 'endobj']) {
    const began = performance.now();
    faultOf(part.repeat(10_000_000 / part.length));
    expect(performance.now() - began).toBeLessThan(10_000);
  }
  const began = performance.now();
  faultOf(sharedTail(250, 9_000_000));
  expect(performance.now() - began).toBeLessThan(5000);
});
