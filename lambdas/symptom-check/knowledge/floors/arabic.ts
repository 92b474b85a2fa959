/** An Arabic word with what is written in front of and behind it. */
export const arabic = (word: string): string => String.raw`(?<!\p{L})[وفبلك]?(?:ال|ل|عال|ع)?(?:${word})(?:ي|ه|ها|ك|هم|نا)?(?!\p{L})`;
