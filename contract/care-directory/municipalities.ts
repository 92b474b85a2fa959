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

export type Municipality = keyof typeof municipalityNames;
export const municipalities = Object.keys(municipalityNames) as Municipality[];
