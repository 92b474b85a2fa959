import { describe, expect, it } from 'vitest';
import { breakages, properties } from './properties.ts';
import { everySetting, stacks, stacksWith } from './templates.ts';

type Property = keyof typeof properties;
const names = Object.keys(properties) as Property[];

describe('the templates', () => {
  it.each(names)('%s', (name) => {
    expect(properties[name](stacks)).toEqual([]);
  });

  it.each([
    ['everything configured that can be', everySetting],
    ['no language model', { model: false }],
    ['a model of the region', { model: { id: 'some.model-v1:0', price: { input: 1, output: 1, cacheRead: 1, cacheWrite: 1 } } }],
  ])('have all properties with %s', (_, settings) => {
    const configured = stacksWith(settings);
    expect(names.flatMap((name) => properties[name](configured))).toEqual([]);
  });
});

describe('a deliberate breakage is caught:', () => {
  it.each(breakages)('%s', (_, breakIt, property, said) => {
    const broken = structuredClone(stacks);
    breakIt(broken);
    expect(properties[property](broken).join('\n')).toContain(said);
  });

  it('every property has a breakage', () => {
    expect(new Set(breakages.map(([, , property]) => property))).toEqual(new Set(names));
  });
});
