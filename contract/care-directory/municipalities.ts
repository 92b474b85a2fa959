import type { Texts } from '../base/language.ts';

/** Qatar's municipalities. */
export const municipalityNames = {
  doha: { en: 'Doha', ar: 'الدوحة' },
  'al-rayyan': { en: 'Al Rayyan', ar: 'الريان' },
  'al-wakra': { en: 'Al Wakra', ar: 'الوكرة' },
  'umm-salal': { en: 'Umm Salal', ar: 'أم صلال' },
  'al-daayen': { en: 'Al Daayen', ar: 'الظعاين' },
  'al-khor': { en: 'Al Khor', ar: 'الخور' },
  'al-shamal': { en: 'Al Shamal', ar: 'الشمال' },
  'al-sheehaniya': { en: 'Al Sheehaniya', ar: 'الشيحانية' },
} as const satisfies Record<string, Texts>;

/** A place on the map, in degrees. */
export interface Location {
  readonly latitude: number;
  readonly longitude: number;
}
/** About where most people of a municipality live: which one is nearest to somebody. */
export const municipalityLocations = {
  doha: { latitude: 25.285, longitude: 51.531 },
  'al-rayyan': { latitude: 25.292, longitude: 51.424 },
  'al-wakra': { latitude: 25.171, longitude: 51.603 },
  'umm-salal': { latitude: 25.415, longitude: 51.406 },
  'al-daayen': { latitude: 25.43, longitude: 51.49 },
  'al-khor': { latitude: 25.684, longitude: 51.497 },
  'al-shamal': { latitude: 26.129, longitude: 51.201 },
  'al-sheehaniya': { latitude: 25.372, longitude: 51.224 },
} as const satisfies Record<keyof typeof municipalityNames, Location>;

export type Municipality = keyof typeof municipalityNames;
export const municipalities = Object.keys(municipalityNames) as Municipality[];
