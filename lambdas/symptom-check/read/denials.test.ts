import { expect, it } from 'vitest';
import { denialRules, denials } from './denials.ts';
import { tokensOf } from './text.ts';

/** A sentence without its square brackets, and the words in them. */
function marked(example: string): { readonly text: string; readonly denied: readonly string[] } {
  const denied = Array.from(example.matchAll(/\[([^\]]+)\]/g), ([, words = '']) => words.split(' ')).flat();
  return { text: example.replaceAll(/[[\]]/g, ''), denied };
}

it.each(denialRules.map((rule) => [rule.name, rule] as const))('%s decides in its example', (_, rule) => {
  const { text, denied } = marked(rule.example);
  const tokens = tokensOf(text);
  const found = denials(tokens);
  expect(found.map(({ by }) => by)).toContain(rule);
  // Words that join the items of a list are denied with them, and mean nothing.
  expect(tokens.flatMap(({ text: word }, at) => (found[at]?.denied === true && word !== 'or' && word !== ',' ? [word] : []))).toEqual(
    denied,
  );
});
