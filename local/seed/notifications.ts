import type { Role } from '#contract/base/role.ts';
import type { agendaOf } from './agenda.ts';
import type { scheduleOf } from './appointments.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * What a demonstration account finds in its bell on a day: three entries, two of them unread (product spec, section 9). The patient's third
 * comes from being linked to their record.
 */
export function notificationsFor(
  role: Role,
  userId: string,
  { agenda, schedule }: { readonly agenda: ReturnType<typeof agendaOf>; readonly schedule: ReturnType<typeof scheduleOf> },
  nowMs: number,
) {
  const entry = (id: string, agoMs: number, unread: boolean, en: string, ar: string, about?: { readonly nationalId: string }) => ({
    userId,
    // Before the ids of all that is told later.
    id: id.padStart(26, '0'),
    at: new Date(nowMs - agoMs).toISOString(),
    unread,
    message: { en, ar },
    ...(about && { nationalId: about.nationalId }),
  });
  const welcome = entry('1', dayMs, false, 'Your account was created', 'أُنشئ حسابك');
  if (role === 'PATIENT')
    return [welcome, entry('2', 10 * minuteMs, true, 'You can check your symptoms at any time', 'تقييم الأعراض متاح في أي وقت')];
  const critical = agenda.find(({ alerts }) => alerts.some(({ severity }) => severity === 'high'));
  const booked = schedule.find(({ startsAt, status }) => status === 'booked' && Date.parse(startsAt) > nowMs + dayMs);
  return [
    welcome,
    entry('2', 2 * hourMs, true, 'A visit was booked', 'حُجز موعد', booked),
    entry('3', 10 * minuteMs, true, 'A critical alert was raised', 'صدر تنبيه حرج', critical),
  ];
}
