/** Letters on both sides of a dot, as in a host name; a sentence that ends has a space after it. */
const host = /[\p{L}\p{N}]\s?[.。]\p{L}{2,}/u;
/** A temperature and the like: it has one decimal, and is no part of a number to dial. */
const decimals = /(?<![\p{Nd}.,٫])\p{Nd}{1,3}[.,٫]\p{Nd}(?![\p{Nd}.,٫])/gu;
/** Five digits or more, however they are grouped. */
const dialled = /\p{Nd}(?:[\s().+/·‐-―-]{0,3}\p{Nd}){4}/u;

/** Whether a text that a model wrote has no markup, no link or address, and no number long enough to be dialled, in any script: the contacts come from us. */
export function isPlain(text: string): boolean {
  // Compatibility forms and invisible characters would hide what a person still reads.
  const read = text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '');
  return !/[<>{}[\]|`@]|:\/\/|\*\*/.test(read) && !host.test(read) && !dialled.test(read.replaceAll(decimals, '#'));
}
