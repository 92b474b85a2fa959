import type { Texts } from '../base/language.ts';
import type { FormularyEntry } from '../prescriptions/prescriptions.ts';
import { antibacterials } from './antibacterials.ts';
import { breathAndStomach } from './breath-and-stomach.ts';
import { classOf } from './classes.ts';
import type { CrossReaction } from './cross-reactions.ts';
import { type FormId, type Ingredient, type Ingredients, forms, isForm } from './ingredient.ts';
import { heart } from './heart.ts';
import { hormones } from './hormones.ts';
import { infections } from './infections.ts';
import { nerves } from './nerves.ts';
import { others } from './others.ts';
import { pain } from './pain.ts';

/** The formulary by system. */
export const systems: readonly Ingredients[] = [antibacterials, breathAndStomach, heart, hormones, infections, nerves, others, pain];

/** An ingredient's English name, from its id; a combination's name, from its parts. */
const englishName = (id: string, { contains }: Ingredient): string => {
  const name = (contains ?? [id]).map((one) => one.replaceAll('-', ' ')).join(' with ');
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
};

/** An ingredient with the properties that derive from its id and class. */
export interface Known extends Omit<Ingredient, 'groups'> {
  readonly id: string;
  readonly name: Texts;
  readonly groups: readonly CrossReaction[];
  /** Its ingredients: the parts of a combination, otherwise itself. */
  readonly parts: readonly string[];
}

/** Every ingredient, by id. */
export const formulary: ReadonlyMap<string, Known> = new Map(
  systems.flatMap((system) =>
    Object.entries(system).map(([id, one]) => {
      const groups = [...new Set([...(classOf(one.of).groups ?? []), ...(one.groups ?? [])])];
      return [id, { ...one, id, name: { en: englishName(id, one), ar: one.ar }, groups, parts: one.contains ?? [id] }];
    }),
  ),
);

/** A form with its name; undefined if the id is unknown. */
export const formOf = (id: string): { readonly id: FormId; readonly name: Texts } | undefined =>
  isForm(id) ? { id, name: forms[id].name } : undefined;

/** An ingredient as offered to a prescriber. */
export const entryOf = ({ id, name, of, forms: made }: Known): FormularyEntry => ({
  id,
  name,
  class: { en: classOf(of).en, ar: classOf(of).ar },
  forms: Object.entries(made).flatMap(([form, strengths]) =>
    isForm(form) ? [{ id: form, ...forms[form], strengths: strengths.split(', ').filter(Boolean) }] : [],
  ),
});
