import { describe, expect, it } from 'vitest';
import { classes } from './classes.ts';
import { entryOf, formulary, systems } from './formulary.ts';
import { crossReactions } from './cross-reactions.ts';
import { writtenGroups } from './groups.ts';

const all = [...formulary.values()];
const arabic = /^[\u0600-\u06FF0-9 ()-]+$/;

describe('the formulary', () => {
  it('has each ingredient once, in both languages, with known parts', () => {
    expect(systems.flatMap((system) => Object.keys(system))).toHaveLength(formulary.size);
    expect(all.filter(({ id }) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)).map(({ id }) => id)).toEqual([]);
    expect(all.filter(({ name }) => !arabic.test(name.ar)).map(({ id }) => id)).toEqual([]);
    expect(all.flatMap(({ parts }) => parts).filter((id) => !formulary.has(id))).toEqual([]);
    const names = all.flatMap(({ name }) => [name.en, name.ar]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('has no alternative spelling that means two ingredients', () => {
    const spellings = all.flatMap(({ id, name, also = [] }) =>
      [...new Set([name.en.toLowerCase(), name.ar, ...also])].map((one) => [one, id] as const),
    );
    const owners = new Map<string, Set<string>>();
    for (const [one, id] of spellings) owners.set(one, new Set([...(owners.get(one) ?? []), id]));
    expect([...owners].filter(([, ids]) => ids.size > 1).map(([one]) => one)).toEqual([]);
  });

  it('has at least one ingredient in every class and group', () => {
    const used = new Set(all.map(({ of }) => of));
    expect(Object.keys(classes).filter((id) => !used.has(id as keyof typeof classes))).toEqual([]);
    const grouped = new Set(all.flatMap(({ groups }) => groups));
    expect(Object.keys(crossReactions).filter((id) => !grouped.has(id as keyof typeof crossReactions))).toEqual([]);
    expect(
      Object.values(writtenGroups)
        .flatMap(({ groups }) => groups)
        .filter((id) => !grouped.has(id)),
    ).toEqual([]);
  });

  it('gives every medicine a form with readable strengths, or makes it part of one', () => {
    const parts = new Set(all.flatMap(({ contains = [] }) => contains));
    expect(all.filter((one) => entryOf(one).forms.length === 0 && !parts.has(one.id)).map(({ id }) => id)).toEqual([]);
    const strengths = all.flatMap((one) => entryOf(one).forms.flatMap((form) => form.strengths));
    expect(
      strengths.filter(
        (one) => !/^[\d.,/]+ ?(?:million )?(?:mg|g|micrograms|units|IU|ml|%|mmol)(?:\/[\d.]* ?(?:mg|ml|hour|dose|g))*$/.test(one),
      ),
    ).toEqual([]);
  });
});
