import type { Role } from '#contract/base/role.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * What a new demonstration account finds in its bell: three entries, two of them unread (product spec, section 9). The patient's third comes
 * from being linked to their record.
 */
export function notificationsFor(role: Role, userId: string, nowMs: number) {
  const entry = (id: string, agoMs: number, unread: boolean, en: string, ar: string) => ({
    userId,
    // Before the ids of all that is told later.
    id: id.padStart(26, '0'),
    at: new Date(nowMs - agoMs).toISOString(),
    unread,
    message: { en, ar },
  });
  const welcome = entry('1', dayMs, false, 'Your account was created', 'تم إنشاء حسابك');
  return role === 'PATIENT'
    ? [welcome, entry('2', 10 * minuteMs, true, 'You can check your symptoms at any time', 'تقييم الأعراض متاح في أي وقت')]
    : [
        welcome,
        entry('2', 2 * hourMs, true, 'Today’s schedule is on the Provider Dashboard', 'جدول اليوم في لوحة فريق الرعاية'),
        entry('3', 10 * minuteMs, true, 'A critical alert was raised for a patient', 'صدر تنبيه حرج لأحد المرضى'),
      ];
}
