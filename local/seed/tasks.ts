import { dayAfter, qatarDate } from '#contract/base/qatar-time.ts';
import type { SeedPatient } from './patients.ts';

const hourMs = 3_600_000;

/** The accounts of the demonstration's staff by duty. */
interface Staff {
  readonly doctor: string;
  readonly nurse: string;
  readonly reception: string;
  readonly laboratory: string;
}

interface Planned {
  readonly from: keyof Staff;
  readonly to: keyof Staff;
  readonly text: string;
  readonly hoursAgo: number;
  readonly isAboutPatient: boolean;
  /** Days from today to the day by which it should be done. */
  readonly dueIn?: number;
  /** Hours after which it was done. */
  readonly doneAfter?: number;
}

const planned: readonly Planned[] = [
  {
    from: 'doctor',
    to: 'reception',
    text: 'Please call: the INR is overdue. Thursday morning would be best.',
    hoursAgo: 3,
    isAboutPatient: true,
    dueIn: 0,
  },
  { from: 'nurse', to: 'reception', text: 'Ask for the vaccination card when they come', hoursAgo: 26, isAboutPatient: true },
  { from: 'doctor', to: 'reception', text: 'الاتصال لتأكيد موعد الأشعة', hoursAgo: 5, isAboutPatient: true, dueIn: 2 },
  { from: 'reception', to: 'doctor', text: 'The school needs a letter about the asthma plan', hoursAgo: 4, isAboutPatient: true, dueIn: 1 },
  {
    from: 'nurse',
    to: 'doctor',
    text: 'Home blood pressure is still around 150/92. Should the dose change?',
    hoursAgo: 20,
    isAboutPatient: true,
  },
  { from: 'doctor', to: 'doctor', text: 'Read the cardiologist’s letter', hoursAgo: 50, isAboutPatient: true, dueIn: -1 },
  { from: 'doctor', to: 'nurse', text: 'Show how to use the new inhaler', hoursAgo: 30, isAboutPatient: true, doneAfter: 6 },
  { from: 'doctor', to: 'nurse', text: 'مراجعة صلاحية حقيبة الطوارئ', hoursAgo: 22, isAboutPatient: false, dueIn: 3 },
  { from: 'reception', to: 'laboratory', text: 'Are there enough specimen labels for next week?', hoursAgo: 28, isAboutPatient: false },
];

/** What the demonstration's staff asked of one another, as the load takes it. */
export function tasksOf(patients: readonly SeedPatient[], staff: Staff, nowMs: number) {
  const known = patients.flatMap(({ status, personalInfo: { nationalId } }) => (status === 'active' && nationalId ? [nationalId] : []));
  return planned.map(({ from, to, text, hoursAgo, isAboutPatient, dueIn, doneAfter }, index) => {
    const nationalId = isAboutPatient ? known[index] : undefined;
    const givenAtMs = nowMs - hoursAgo * hourMs;
    return {
      // Before the ids of all tasks that people give.
      id: `TASK${index}`.padStart(26, '0'),
      text,
      givenBy: staff[from],
      givenTo: staff[to],
      givenAt: new Date(givenAtMs).toISOString(),
      ...(nationalId !== undefined && { nationalId }),
      ...(dueIn !== undefined && { dueOn: dayAfter(qatarDate(new Date(nowMs)), dueIn) }),
      ...(doneAfter !== undefined && { doneAt: new Date(givenAtMs + doneAfter * hourMs).toISOString() }),
    };
  });
}
