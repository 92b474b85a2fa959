/** Text as the rules read it: one case, straight quotes, Latin digits, Arabic without diacritics, letter variants and elongation. */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\u0610-\u061A\u064B-\u065F\u0670\u0640]/g, '')
    .replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll(/[إأآٱ]/g, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ؤ', 'و')
    .replaceAll('ئ', 'ي')
    .replaceAll('ة', 'ه')
    .replaceAll('گ', 'ك')
    .replaceAll('چ', 'ج')
    .replaceAll(/[’‘`]/g, "'")
    .replaceAll(/\bcan ?not\b/g, "can't")
    .replaceAll(/(\p{L})\1{2,}/gu, '$1$1')
    .replaceAll(/[^\S\n]+/g, ' ')
    .trim();

/** A stretch of text in which words belong together, and whether it is denied or long past. */
export interface Clause {
  readonly text: string;
  readonly denied: boolean;
}

const sentenceEnd = /[.!?؟\n;؛]+(?!\d)/;
const clauseEnd = /,|،|\bbut\b|\bhowever\b|\balthough\b|(?<!\p{L})(?:لكن|بس|الا ان)(?!\p{L})/u;
/** Where a denial begins; it reaches to the end of its clause. */
const denial =
  /\b(?:no|not|never|without(?! (?:me|him|her|us)\b)|denies|denied|deny|negative for|free of|isn't|aren't|wasn't|don't have|doesn't have|do not have|does not have|didn't have|haven't had|hasn't had)\b|(?<!\p{L})و?(?:بدون|من غير|من دون|بلا|ليس|ليست|لا يوجد|لا توجد|لا اعاني|لا يعاني|لا تعاني|لا اشكو|لا اشعر|ما عندي|ما عنده|ما عندها|ما فيني|ما فيه|مافي|مافيه|ما معي|ما معه|مو|مب|مش)(?!\p{L})/gu;
/** Denials that are findings themselves: what a person cannot do, or does not do any more. */
const finding =
  /^(?:not (?:breathing|waking|responding|moving|able|eating|drinking|feeding|urinating|peeing|helping|passing)|no (?:pulse|urine|wet|tears|feeling|movement|sensation)|not (?:been )?(?:able|pass\w*)|not getting)|^و?(?:ليس|ما فيه|مافيه|لا يوجد|لا توجد) (?:نبض|بول|حركه|نفس)/u;
/** What happened long ago is history, not what is asked about. */
const past =
  /\b(?:years? ago|history of|previous(?:ly)?|in the past|as a child|used to)\b|(?<!\p{L})(?:من سنين|قبل سنه|قبل سنوات|سابقا|في الماضي|تاريخ مرضي)(?!\p{L})/u;
/** Lists in which one denial at the start means every item. */
const deniedList = /\b(?:denies|denied|negative for|no|without)\b[^.]*\b(?:or|nor)\b/;

/**
 * The clauses of a description. A clause that holds a denial is cut there: what stands before it is said, what follows is denied.
 */
export function clausesOf(description: string): Clause[] {
  return plain(description)
    .split(sentenceEnd)
    .flatMap((sentence) => {
      const wholeListDenied = deniedList.test(sentence);
      let listDenied = false;
      return sentence.split(clauseEnd).flatMap((part) => {
        const text = part.trim();
        const clauses = cut(text, wholeListDenied && listDenied && text.split(' ').length <= 5);
        listDenied ||= clauses.some((clause) => clause.denied);
        return clauses;
      });
    })
    .filter(({ text }) => text !== '');
}

function cut(text: string, inDeniedList: boolean): Clause[] {
  if (inDeniedList || past.test(text)) return [{ text, denied: true }];
  for (const match of text.matchAll(denial)) {
    if (finding.test(text.slice(match.index))) continue;
    return [
      { text: text.slice(0, match.index).trim(), denied: false },
      { text: text.slice(match.index).trim(), denied: true },
    ];
  }
  return [{ text, denied: false }];
}
