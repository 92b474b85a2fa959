export interface Token {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

export const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

export const sentenceEnds = set('. ! ? ؟ ; ؛ \n');
const marks = set(', ، : ( ) – — -');
/** Marks that end the preceding statement, and its denials. */
export const contrasts = set('but however although though except yet otherwise لكن لكني لكنه لكنها ولكن بس الا انما');
export const isMark = ({ text }: Token): boolean => marks.has(text) || sentenceEnds.has(text);
/** Words that begin a new statement, and end a list of denials. */
export const opens = set(
  "i i'm im i've he he's she she's it it's they we my his her is are was were has have had having feels feel feeling felt started starts began also just only some now then there which mild slight slightly little severe still complains reports presents presenting noticed noticing developed temperature temp today yesterday since for who looks seems appears eats drinks otherwise because عندي وعندي عنده عندها لدي احس واحس اشعر واشعر فيه فيني معي صار صارت وصار يشكو تشكو اعاني وفيه وفيني مع من منذ بدا بدات يوجد ويوجد الان اليوم امس",
);
