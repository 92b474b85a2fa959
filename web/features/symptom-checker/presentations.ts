import { plain } from '#contract/base/plain.ts';
import type { CheckResult } from './check-result.ts';

/** The presentations in whose text or area every typed word begins a word; all of them if nothing was typed. */
export function matching(presentations: CheckResult['presentations'], typed: string): CheckResult['presentations'][number]['of'] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  return presentations.flatMap(({ area, of }) =>
    of.filter(({ text }) => {
      // Words match with or without the Arabic article.
      const words = plain(`${text} ${area}`)
        .split(/[^\p{L}\p{N}]+/u)
        .flatMap((word) => [word, word.replace(/^(?:\u0648|\u0628)?\u0627\u0644/, '')]);
      return wanted.every((start) => words.some((word) => word.startsWith(start.replace(/^\u0627\u0644/, ''))));
    }),
  );
}
