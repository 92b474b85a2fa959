import { ulid } from 'ulid';
import { isolated } from '#contract/base/isolated.ts';
import type { AlertSeverity } from '#contract/overview/alerts.ts';
import type { SeedPatient } from './patients.ts';
import { randomOf } from './random.ts';
import { type Fitting, ageAt, records } from './records.ts';

const hourMs = 3_600_000;

interface Kind extends Fitting {
  readonly severity: AlertSeverity;
  readonly hoursAgo: number;
}

const kinds: readonly Kind[] = [
  {
    severity: 'high',
    text: { en: 'Blood pressure 188/114 at home, twice', ar: 'ضغط الدم في المنزل 188/114 مرتين' },
    hoursAgo: 2,
    fits: records(/Hypertension/),
  },
  {
    severity: 'high',
    text: { en: 'Potassium 6.1 mmol/L', ar: 'البوتاسيوم 6.1 مليمول/لتر' },
    hoursAgo: 5,
    fits: records(/Chronic kidney disease/),
  },
  {
    severity: 'high',
    text: { en: 'Glucose 26.1 mmol/L', ar: 'سكر الدم 26.1 مليمول/لتر' },
    hoursAgo: 3,
    fits: records(/Type 2 diabetes/),
  },
  {
    severity: 'medium',
    text: { en: 'Warfarin: INR overdue by two weeks', ar: 'الوارفارين: تأخّر فحص INR أسبوعين' },
    hoursAgo: 49,
    fits: records(/Warfarin/),
  },
  {
    severity: 'medium',
    text: { en: 'HbA1c 9.8%, up from 8.1%', ar: `السكر التراكمي (HbA1c) ${isolated('9.8%')} بعد ${isolated('8.1%')}` },
    hoursAgo: 26,
    fits: records(/Type 2 diabetes/),
  },
  {
    severity: 'medium',
    text: { en: 'Hemoglobin 8.9 g/dL', ar: 'الهيموغلوبين 8.9 غ/دل' },
    hoursAgo: 31,
    fits: records(/Iron deficiency anaemia/),
  },
  {
    severity: 'medium',
    text: { en: 'Vitamin D 9 ng/mL', ar: 'فيتامين د 9 نانوغرام/مل' },
    hoursAgo: 44,
    fits: records(/Vitamin D deficiency/),
  },
  {
    severity: 'low',
    text: { en: 'Influenza vaccination due', ar: 'حان موعد لقاح الإنفلونزا' },
    hoursAgo: 73,
    fits: (patient, age) => age >= 65 || records(/Asthma/)(patient),
  },
];
const wanted: readonly AlertSeverity[] = ['high', 'high', 'medium', 'medium', 'low'];

/** Open alerts, each supported by its patient's record. Raised again on another day, an alert replaces the earlier one. */
export function alertsOf(patients: readonly SeedPatient[], nowMs: number) {
  const taken = new Set<unknown>();
  return wanted.flatMap((severity) => {
    for (const [index, kind] of kinds.entries()) {
      if (kind.severity !== severity || taken.has(kind)) continue;
      const patient = patients.find((one) => !taken.has(one) && kind.fits(one, ageAt(one, nowMs)));
      if (patient === undefined) continue;
      taken.add(kind).add(patient);
      const random = randomOf(8_000_000 + index);
      const raisedAt = new Date(nowMs - kind.hoursAgo * hourMs).toISOString();
      return [{ patient, alert: { id: ulid(1, () => random.number()), severity, message: kind.text, raisedAt } }];
    }
    return [];
  });
}
