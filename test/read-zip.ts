import { inflateRawSync } from 'node:zlib';

/** The parts of a ZIP file, found by its central directory (PKWARE APPNOTE, 4.3.12). */
export function partsOf(file: Buffer): Map<string, string> {
  const parts = new Map<string, string>();
  const end = file.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  let at = file.readUInt32LE(end + 16);
  while (file.readUInt32LE(at) === 0x02014b50) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => file.readUInt16LE(at + offset));
    const name = file.toString('utf8', at + 46, at + 46 + (nameLength ?? 0));
    const local = file.readUInt32LE(at + 42);
    const data = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    parts.set(name, inflateRawSync(file.subarray(data, data + file.readUInt32LE(at + 20))).toString('utf8'));
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0);
  }
  return parts;
}
