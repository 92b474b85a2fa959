import type { Role } from '#contract/base/role.ts';
import type { agendaOf } from './agenda.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * A demonstration account's notifications on a day: three entries, two of them unread (product spec, section 9), in the product's words.
 * The patient's third comes from the link to their record.
 */
export function notificationsFor(
  { role, userId, isPrescriber }: { readonly role: Role; readonly userId: string; readonly isPrescriber: boolean },
  agenda: ReturnType<typeof agendaOf>,
  nowMs: number,
) {
  const entry = (id: string, agoMs: number, unread: boolean, en: string, ar: string, about?: { readonly nationalId: string }) => ({
    userId,
    // Before the ids of all later notifications.
    id: id.padStart(26, '0'),
    at: new Date(nowMs - agoMs).toISOString(),
    unread,
    message: { en, ar },
    ...(about && { nationalId: about.nationalId }),
  });
  const welcome = entry('1', dayMs, true, 'Your account was created', 'أُنشئ حسابك');
  if (role === 'PATIENT')
    return [
      { ...welcome, unread: false },
      entry('2', 10 * minuteMs, true, 'You can check your symptoms at any time', 'تقييم الأعراض متاح في أي وقت'),
    ];
  const browser = (id: string, agoMs: number, unread: boolean) => ({
    ...entry(
      id,
      agoMs,
      unread,
      'Signed in from a browser not used before: Firefox on Windows. If this was not you, change your password and sign out everywhere.',
      'تسجيل دخول من متصفح لم يُستخدم من قبل: Firefox على Windows. إذا لم يكن ذلك بعلمك فيجب تغيير كلمة المرور وتسجيل الخروج من كل الأجهزة.',
    ),
    about: 'settings' as const,
  });
  const critical = agenda.find(({ alerts }) => alerts.some(({ message }) => message.en.startsWith('Glucose')));
  if (!isPrescriber || critical === undefined) return [welcome, browser('2', 5 * hourMs, false), browser('3', 2 * hourMs, true)];
  return [
    welcome,
    browser('2', 5 * hourMs, false),
    {
      ...entry(
        '3',
        3 * hourMs,
        true,
        'Critical result: Glucose, random 26.1 mmol/L',
        'نتيجة حرجة: سكر الدم العشوائي \u206826.1 mmol/L\u2069',
        critical,
      ),
      about: 'laboratory' as const,
    },
  ];
}
