/** One text in English and in Arabic. */
export type Both = readonly [en: string, ar: string];

/**
 * Something that is present, absent or unknown. `says` is how people put it in either language, one alternative a line, of words without their
 * endings: `a|b` is one or the other, `a?` may be missing, `..` stands for up to three words, `a*` begins a word, `=a` is the word as
 * it is, `{chest}` is a word of that class (read/words.ts). `A + B` is said in one clause, in either order, and where one of them is a
 * part of the body, it is the part that stands nearest. `A ! B` is A where its clause does not say B, `A !! B` where its sentence does not.
 */
export interface Finding {
  readonly label: Both;
  /** The statement to tick: plain, and right for oneself and for somebody else. Without one it is never asked. */
  readonly tick?: Both;
  readonly says?: readonly string[];
  readonly implies?: readonly string[];
  readonly excludes?: readonly string[];
  /** Who cannot have it: of them it is absent, unless it is said. */
  readonly notOf?: readonly string[];
  /** Asked only where one of these is so: nobody with a toothache is asked about suicide. */
  readonly beside?: readonly string[];
  /**
   * `background`: who somebody is and what they have had long; it counts though it is long known, and is no complaint. `disease`:
   * a name that people fear, which is no finding where it is only feared. `comfort`: no finding where it is denied in any way.
   * `recent`: a circumstance, such as an operation, that counts only for some weeks.
   */
  readonly kind?: 'background' | 'recent' | 'disease' | 'comfort';
}
export const finding = (label: Both, rest: Omit<Finding, 'label'> = {}): Finding => ({ label, ...rest });

export const men = ['male'];
export const women = ['female'];
export const children = ['under-12'];
export const neverPregnant = ['male', 'under-12', 'over-60'];
