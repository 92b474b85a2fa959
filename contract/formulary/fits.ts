import type { DoseInput, DoseRoute, DoseUnit } from '../prescriptions/dose.ts';
import { type Saying, say } from '../base/say.ts';
import { type FormId, forms, isForm } from './ingredient.ts';

interface Given {
  readonly units: readonly DoseUnit[];
  readonly routes: readonly DoseRoute[];
  readonly handed: readonly DoseUnit[];
}
/** In which units and by which routes a form is given, the usual one first, and in which it is handed out. */
export function givenAs(id: FormId): Given {
  const { unit, route, also = {} }: (typeof forms)[FormId] & { readonly also?: Partial<Given> } = forms[id];
  const units = [unit, ...(also.units ?? [])];
  return { units, routes: [route, ...(also.routes ?? [])], handed: [...units, ...(also.handed ?? [])] };
}

/** What of a dose cannot be said of a form. */
export type Misfit = 'unit' | 'route' | 'dispense.unit';
export const misfitWords: Readonly<Record<Misfit, Saying>> = {
  unit: say('doseUnitWrong'),
  route: say('doseRouteWrong'),
  'dispense.unit': say('dispenseUnitWrong'),
};

/**
 * What of a dose does not belong to a medicine: a tablet is not given into a vein, a patch is not swallowed. Without a known form, a dose
 * must be possible in one of those in which the medicine is made, or in any form.
 */
export function misfitOf(
  made: readonly FormId[],
  { unit, route, dispense }: Pick<DoseInput, 'unit' | 'route' | 'dispense'>,
): Misfit | undefined {
  const ofUnit = (made.length === 0 ? Object.keys(forms).filter(isForm) : made).map(givenAs).filter(({ units }) => units.includes(unit));
  const ofRoute = ofUnit.filter(({ routes }) => routes.includes(route));
  if (ofUnit.length === 0) return 'unit';
  if (ofRoute.length === 0) return 'route';
  return ofRoute.some(({ handed }) => handed.includes(dispense.unit)) ? undefined : 'dispense.unit';
}
