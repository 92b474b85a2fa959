import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepMs = 30_000;

/** A code by RFC 6238 with the parameters that authenticator apps assume: SHA-1, six digits, thirty seconds. */
function codeAt(secret: string, step: number): string {
  const bits = Array.from(secret, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', key).update(counter).digest();
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) % 16) % 2 ** 31;
  return String(number % 1_000_000).padStart(6, '0');
}

/**
 * An authenticator app. Each call returns a new code, because each code is accepted only once; the user pool also accepts the next half
 * minute's code.
 */
export function authenticator(secret: string): () => Promise<string> {
  let last = 0;
  return async () => {
    const now = () => Math.floor(Date.now() / stepMs);
    last = Math.max(last + 1, now());
    if (last > now() + 1) await wait((last - 1) * stepMs - Date.now());
    return codeAt(secret, last);
  };
}
