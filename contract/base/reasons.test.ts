import { expect, it } from 'vitest';
import { reasons } from './reasons.ts';

it.each(Object.entries(reasons))('the reason %s has its own sentence in each language', (_, { en, ar }) => {
  expect(en).toMatch(/^[A-Z][^\p{Script=Arabic}]+$/u);
  expect(ar).toMatch(/^[^A-Za-z]+$/);
  for (const language of ['en', 'ar'] as const)
    expect(Object.values(reasons).filter((one) => one[language] === { en, ar }[language])).toHaveLength(1);
});
