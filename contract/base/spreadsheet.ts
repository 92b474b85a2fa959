/** Formula starts, including full-width and small forms that spreadsheets treat as equal, also after invisible characters. */
const formula = /^[\s\p{C}]*[=+\-@＝＋－＠﹦﹢﹣﹫−]|^[\t\r]/u;
/** A phone number with a space between digits, which no spreadsheet reads as a number or computes. */
const spacedPhone = /^\+[\d()-]*\d\s+\d[\d\s()-]*$/;
/** Digits of which a spreadsheet would drop the zeros in front, or more than it holds. */
const digits = /^[\s\p{C}]*(?:0\d+|\d{16,})$/u;

/**
 * Guards a cell that a spreadsheet would compute or change: what starts like a formula (+974-5512-3456 would be a subtraction, +97455123456
 * lose its plus), and codes of digits (00123).
 */
export const guarded = (text: string): string => (digits.test(text) || (formula.test(text) && !spacedPhone.test(text)) ? `'${text}` : text);
