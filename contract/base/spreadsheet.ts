/** Formula starts, including full-width and small forms that spreadsheets treat alike, and those behind invisible characters. */
const formula = /^[\s\p{C}]*[=+\-@＝＋－＠﹦﹢﹣﹫−]|^[\t\r]/u;
const phone = /^\+[\d\s()-]+$/;

/** A spreadsheet would run a cell that starts like a formula; a phone number with its plus is not one. */
export const guarded = (text: string): string => (formula.test(text) && !phone.test(text) ? `'${text}` : text);
