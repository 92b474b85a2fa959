/** Formula starts, including full-width and small forms that spreadsheets treat as equal, also after invisible characters. */
const formula = /^[\s\p{C}]*[=+\-@＝＋－＠﹦﹢﹣﹫−]|^[\t\r]/u;
const phone = /^\+[\d\s()-]+$/;

/** Guards a cell that starts like a formula, which a spreadsheet would run. A phone number with its plus is exempt. */
export const guarded = (text: string): string => (formula.test(text) && !phone.test(text) ? `'${text}` : text);
