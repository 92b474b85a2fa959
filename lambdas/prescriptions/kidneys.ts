import { leftToRight } from '#contract/base/isolated.ts';
import type { Texts } from '#contract/base/language.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { estimatedGfr } from '#contract/laboratory/egfr.ts';
import type { LabTrend } from '#contract/laboratory/laboratory.ts';
import { ageOn } from '#contract/patient/age.ts';

/** What the chart says about a person's kidneys. */
export interface Kidneys {
  readonly said: Texts;
  /** Undefined where the chart does not settle it. */
  readonly isReduced?: boolean;
  /** Stage 4 or 5: what is to be reduced before is often forbidden now. */
  readonly isGrave?: boolean;
}

interface Problem {
  readonly text: string;
  readonly icd10?: string | undefined;
  readonly code?: string | undefined;
}
type Point = Pick<LabTrend['points'][number], 'at' | 'value'>;
/** The last verified values. */
export interface KidneyTests {
  readonly egfr?: Point | undefined;
  readonly creatinine?: Point | undefined;
}

/** Limits of the stages (KDIGO 2024), in mL/min/1.73 m². */
const reducedBelow = 60;
const graveBelow = 30;
/** A good value is believed for so many days; a bad one until a better one is verified. */
const believedDays = 365;
const dayMs = 86_400_000;

const disease =
  /chronic kidney|chronic renal|\bckd\b|\bcrf\b|\besrd\b|(?:kidney|renal) (?:failure|insufficiency)|dialysis|الكلى المزمن|(?:قصور|فشل|ضعف)\S* \S*كل|الفشل الكلوي|القصور الكلوي|غسيل (?:ال)?كل/iu;
const last = /dialysis|\besrd\b|غسيل (?:ال)?كل/iu;
/** Stages of ICD-11: GB61.0 is stage 1, and stage 3 has two codes. */
const stagesOfIcd11 = [1, 2, 3, 3, 4, 5];

/** The stage of a chronic kidney disease among the problems: 0 if it has none, undefined without such a disease. */
function stageOf({ text, icd10 = '', code = '' }: Problem): number | undefined {
  const [, icd11] = /^GB61(?:\.(\w))?/.exec(code) ?? [];
  const isCoded = /^N1[789]|^Z99\.2|^Z49/.test(icd10) || /^GB6[01]/.test(code);
  if (!isCoded && !disease.test(text)) return undefined;
  if (icd10.startsWith('Z') || last.test(text)) return 5;
  const [, ofIcd10] = /^N18\.([1-5])/.exec(icd10) ?? [];
  const [, written] = /(?:stage|ckd|المرحلة)\s*([1-5])/iu.exec(text) ?? [];
  return Number(ofIcd10 ?? stagesOfIcd11[Number(icd11)] ?? written ?? 0);
}

interface Measured {
  readonly gfr: number | undefined;
  readonly at: string;
  readonly said: Texts;
}

/** The latest filtration rate, measured or computed, or the creatinine from which none can be computed. */
function measuredIn(
  { egfr, creatinine }: KidneyTests,
  person: { readonly dateOfBirth: string; readonly gender: string },
): Measured | undefined {
  const rate = typeof egfr?.value === 'number' ? { gfr: egfr.value, at: egfr.at } : undefined;
  if (typeof creatinine?.value !== 'number' || (rate !== undefined && rate.at >= creatinine.at)) {
    return rate && { ...rate, said: texts(`eGFR ${rate.gfr}`, rate.at) };
  }
  const { value, at } = creatinine;
  const gfr = estimatedGfr(value, { age: ageOn(person.dateOfBirth, qatarDate(new Date(at))), sex: person.gender });
  const measured = { en: `creatinine ${value} µmol/L`, ar: `الكرياتينين ${leftToRight(`${value} µmol/L`)}` };
  if (gfr === undefined) return { gfr, at, said: { en: `${measured.en} (${day(at)})`, ar: `${measured.ar} (${day(at)})` } };
  const rated = texts(`eGFR ${gfr}`, at);
  return { gfr, at, said: { en: `${rated.en}, from ${measured.en}`, ar: `${rated.ar}، من ${measured.ar}` } };
}
const day = (at: string): string => qatarDate(new Date(at));
const texts = (written: string, at: string): Texts => ({ en: `${written} (${day(at)})`, ar: leftToRight(`${written} (${day(at)})`) });

/** What problems and verified results say about the kidneys; undefined if nothing. A good value does not undo a disease. */
export function kidneysOf(
  problems: readonly Problem[],
  tests: KidneyTests,
  person: { readonly dateOfBirth: string; readonly gender: string },
  now: Date,
): Kidneys | undefined {
  const measured = measuredIn(tests, person);
  const diseases = problems.flatMap((one) => {
    const stage = stageOf(one);
    return stage === undefined ? [] : [{ text: one.text, stage }];
  });
  if (measured === undefined && diseases.length === 0) return undefined;
  const parts: Texts[] = [...diseases.map(({ text }) => ({ en: text, ar: text })), ...(measured ? [measured.said] : [])];
  const said = { en: parts.map(({ en }) => en).join(', '), ar: parts.map(({ ar }) => ar).join('، ') };
  const isLow = measured?.gfr !== undefined && measured.gfr < reducedBelow;
  if (isLow || diseases.some(({ stage }) => stage === 0 || stage > 2)) {
    // The number is newer than the stage that was written down once.
    const isGrave = measured?.gfr === undefined ? diseases.some(({ stage }) => stage > 3) : measured.gfr < graveBelow;
    return { said, isReduced: true, ...(isGrave && { isGrave }) };
  }
  const isRecent = measured !== undefined && now.getTime() - Date.parse(measured.at) < believedDays * dayMs;
  return { said, ...(measured?.gfr !== undefined && isRecent && diseases.length === 0 && { isReduced: false }) };
}
