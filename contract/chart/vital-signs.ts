import * as z from 'zod/mini';
import type { Texts } from '../base/language.ts';
import { careLimits } from '../base/care-limits.ts';
import { open } from '../base/open.ts';
import { type Saying, say } from '../base/say.ts';
import { PageQuery } from '../base/page.ts';
import { notOneOf, optionalText } from '../base/text.ts';
import { type Changes, encounterId, enteredInError, entryFields } from './entry.ts';

interface VitalSignKind {
  readonly name: Texts;
  /** LOINC and UCUM, for other systems. This material contains content from LOINC (https://loinc.org), © Regenstrief Institute, free under its licence. */
  readonly loinc: string;
  readonly unit: string;
  /** The unit as displayed, the same in both languages. */
  readonly written: string;
  /** Values outside are impossible: a typing error or the wrong unit. Every other value is accepted, however grave. */
  readonly min: number;
  readonly max: number;
  readonly decimals: number;
}

/** The bedside measurements. Bounds: reported extremes that people survived, with a margin. */
export const vitalSigns = {
  // 370/360 mmHg was measured in an artery during weight lifting (MacDougall 1985).
  systolic: {
    name: { en: 'Systolic pressure', ar: 'الضغط الانقباضي' },
    loinc: '8480-6',
    unit: 'mm[Hg]',
    written: 'mmHg',
    min: 0,
    max: 400,
    decimals: 0,
  },
  diastolic: {
    name: { en: 'Diastolic pressure', ar: 'الضغط الانبساطي' },
    loinc: '8462-4',
    unit: 'mm[Hg]',
    written: 'mmHg',
    min: 0,
    max: 400,
    decimals: 0,
  },
  // 0 in an arrest; tachycardias reach 480 in newborns.
  pulse: { name: { en: 'Pulse', ar: 'النبض' }, loinc: '8867-4', unit: '/min', written: '/min', min: 0, max: 500, decimals: 0 },
  respiratoryRate: {
    name: { en: 'Respiratory rate', ar: 'معدل التنفس' },
    loinc: '9279-1',
    unit: '/min',
    written: '/min',
    min: 0,
    max: 200,
    decimals: 0,
  },
  // 11.8 °C (2014) and 46.5 °C (1980) were survived; 98.6 is Fahrenheit.
  temperature: {
    name: { en: 'Temperature', ar: 'درجة الحرارة' },
    loinc: '8310-5',
    unit: 'Cel',
    written: '°C',
    min: 10,
    max: 50,
    decimals: 1,
  },
  oxygenSaturation: {
    name: { en: 'Oxygen saturation', ar: 'تشبّع الأكسجين' },
    loinc: '59408-5',
    unit: '%',
    written: '%',
    min: 0,
    max: 100,
    decimals: 0,
  },
  // From newborns of 212 g to 635 kg.
  weight: { name: { en: 'Weight', ar: 'الوزن' }, loinc: '29463-7', unit: 'kg', written: 'kg', min: 0.1, max: 700, decimals: 3 },
  // From very premature newborns to 272 cm; 1.7 is meters.
  height: { name: { en: 'Height', ar: 'الطول' }, loinc: '8302-2', unit: 'cm', written: 'cm', min: 15, max: 300, decimals: 1 },
  headCircumference: {
    name: { en: 'Head circumference', ar: 'محيط الرأس' },
    loinc: '9843-4',
    unit: 'cm',
    written: 'cm',
    min: 10,
    max: 100,
    decimals: 1,
  },
  pain: {
    name: { en: 'Pain, 0 to 10', ar: 'الألم من 0 إلى 10' },
    loinc: '72514-3',
    unit: '{score}',
    written: '/10',
    min: 0,
    max: 10,
    decimals: 0,
  },
  // 147.6 mmol/L was survived (2008); 180 is mg/dL.
  glucose: { name: { en: 'Glucose', ar: 'سكر الدم' }, loinc: '14743-9', unit: 'mmol/L', written: 'mmol/L', min: 0, max: 150, decimals: 1 },
} as const satisfies Record<string, VitalSignKind>;
export type VitalSign = keyof typeof vitalSigns;
export const vitalSignIds = Object.keys(vitalSigns) as [VitalSign, ...VitalSign[]];

/** Derived from weight and height; never entered. */
export const bmi = { name: { en: 'BMI', ar: 'مؤشر كتلة الجسم' }, loinc: '39156-5', unit: 'kg/m2', written: 'kg/m²' } as const;
/** The body mass index of a weight and a height measured together, to one decimal. */
export const bmiOf = ({
  weight,
  height,
}: {
  readonly weight?: number | undefined;
  readonly height?: number | undefined;
}): number | undefined => (weight === undefined || height === undefined ? undefined : Math.round((weight / (height / 100) ** 2) * 10) / 10);

export const vitalSignsStatuses = ['final', 'corrected', enteredInError] as const;
export type VitalSignsStatus = (typeof vitalSignsStatuses)[number];
export const vitalSignsChanges = {
  final: ['corrected', enteredInError],
  corrected: ['corrected', enteredInError],
  [enteredInError]: [],
} as const satisfies Changes<VitalSignsStatus>;

/** Values measured at one time. */
export const VitalSigns = z.object({
  ...entryFields,
  status: open(vitalSignsStatuses),
  measuredAt: z.string(),
  /** The patient's age at that time, for judging the values. */
  ageMonths: z.int(),
  values: z.record(z.string(), z.number()),
  bmi: z.optional(z.number()),
  note: z.optional(z.string()),
  encounterId: z.optional(z.string()),
});
export type VitalSigns = z.output<typeof VitalSigns>;

/** GET …/vital-signs: all entries, or those in which a sign was measured. */
export const VitalSignsQuery = z.strictObject({
  ...PageQuery.shape,
  sign: z.optional(z.enum(vitalSignIds, notOneOf('Sign', vitalSignIds))),
});

/** What a course is drawn from: the vital signs, and the body mass index. */
export type Measure = VitalSign | 'bmi';
const CoursePoint = z.object({ at: z.string(), value: z.number(), ageMonths: z.int() });
export type CoursePoint = z.output<typeof CoursePoint>;
/** GET …/vital-signs/course: by sign, without entries in error. Of a sign that is thinned, `counts` has the number of all its values. */
export const VitalSignsCourse = z.object({
  signs: z.record(z.string(), z.array(CoursePoint)),
  counts: z.optional(z.record(z.string(), z.int())),
});
export type VitalSignsCourse = z.output<typeof VitalSignsCourse>;

function measured(sign: VitalSign) {
  const { name, min, max, decimals } = vitalSigns[sign];
  const message: Saying = say('vitalSignImpossible', { field: name.en, min, max, decimals });
  return z.optional(
    z.number(message).check(
      z.minimum(min, message),
      z.maximum(max, message),
      z.refine((value) => Math.abs(value * 10 ** decimals - Math.round(value * 10 ** decimals)) < 1e-6, message),
    ),
  );
}
const valuesNotObject = say('notObject', { field: 'Values' });
const fields = Object.fromEntries(vitalSignIds.map((sign) => [sign, measured(sign)])) as Record<VitalSign, ReturnType<typeof measured>>;
const values = z.strictObject(fields, valuesNotObject).check(
  z.refine((given) => Object.values(given).some((value) => value !== undefined), say('vitalSignsNone')),
  z.refine(({ systolic, diastolic }) => systolic === undefined || diastolic === undefined || diastolic <= systolic, {
    path: ['diastolic'],
    error: say('diastolicAbove'),
  }),
);
export type VitalSignValues = z.output<typeof values>;

/** Confirms implausible values; needed to save them. */
const confirmed = z.optional(z.boolean(say('notTrueOrFalse', { field: 'Confirmed' })));
const instant = say('notInstant', { field: 'Time' });
/** POST …/vital-signs; `measuredAt` defaults to now. */
export const VitalSignsRecord = z.strictObject({
  values,
  measuredAt: z.optional(z.iso.datetime({ error: instant })),
  note: optionalText('Note', careLimits.chartNote),
  encounterId,
  confirmed,
});
export type VitalSignsRecord = z.output<typeof VitalSignsRecord>;
/** PUT …/vital-signs/{entryId}: replaces all values. The time of measurement is kept. */
export const VitalSignsCorrection = z.strictObject({ values, note: optionalText('Note', careLimits.chartNote), confirmed });
export type VitalSignsCorrection = z.output<typeof VitalSignsCorrection>;
