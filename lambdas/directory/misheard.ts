/**
 * How else a name may be written than it sounds to who writes it: letters that communities write for one another (Faisal and Faizal, Mehwish and
 * Mehvish, Parbati and Parvati, Sabbagh and Sabag, Jocelyn and Joselyn, Lakshmi and Laxmi), and what registers abbreviate. Spellings of one sound
 * are no such: those are `soundsAlike`.
 */
const exchanged: readonly (readonly [letters: RegExp, others: string, sign: RegExp])[] = [
  [/s(?!h)/g, 'z', /[zزذضظ]/],
  [/z/g, 's', /[sسص]/],
  [/v/g, 'w', /[wو]/],
  [/w/g, 'v', /v/],
  [/v/g, 'b', /[bب]/],
  [/b/g, 'v', /v/],
  [/gh/g, 'g', /g(?!h)/],
  [/g(?!h)/g, 'gh', /gh|غ/],
  [/c(?=[eiy])/g, 's', /s/],
  [/s(?=[eiy])/g, 'c', /c/],
  [/x/g, 'ksh', /ksh/],
  [/ksh/g, 'ks', /x|ks(?!h)/],
  [/ks(?!h)/g, 'ksh', /ksh/],
];
const abbreviated = new Map([
  ['bahadur', 'bdr'],
  ['bdr', 'bahadur'],
  ['maria', 'ma'],
  ['ma', 'maria'],
]);

/** Another word that a sought one may be, and what a name must have to be it, as others may sound like it. */
interface Misheard {
  readonly word: string;
  readonly sign: RegExp;
}

/** Shorter words are too many others. */
const shortest = 4;

/** What a word may be instead, one letter or all of a kind exchanged. */
export function misheard(word: string): Misheard[] {
  const found = (word.length < shortest ? [] : exchanged).flatMap(([letters, others, sign]) => {
    const places = Array.from(word.matchAll(letters), (match) => [match.index, match[0].length] as const);
    const single = places.map(([at, length]) => `${word.slice(0, at)}${others}${word.slice(at + length)}`);
    return [...(places.length > 1 ? [word.replaceAll(letters, others)] : []), ...single].map((other) => ({ word: other, sign }));
  });
  const whole = abbreviated.get(word);
  return whole === undefined ? found : [...found, { word: whole, sign: new RegExp(`^${whole}$`) }];
}
