import type { AccessAction, AccessOutcome, ChangeAction, ExportAction } from './access-log.ts';
import type { Texts } from '../base/language.ts';

/** The actions in words, for the page and for files. */
export const actionWords = {
  list: { en: 'Saw it in a list', ar: 'الاطلاع عليه في قائمة' },
  read: { en: 'Opened the record', ar: 'فتح السجل' },
  create: { en: 'Added the record', ar: 'إضافة السجل' },
  change: { en: 'Saved a change', ar: 'حفظ تعديل' },
  book: { en: 'Booked an appointment', ar: 'حجز موعد' },
  move: { en: 'Moved an appointment', ar: 'نقل موعد' },
  cancel: { en: 'Canceled an appointment', ar: 'إلغاء موعد' },
  'cancel-undone': { en: 'Took back a cancellation', ar: 'التراجع عن إلغاء موعد' },
  noshow: { en: 'Marked a no-show', ar: 'تسجيل عدم حضور' },
  'noshow-undone': { en: 'Took back a no-show', ar: 'التراجع عن تسجيل عدم حضور' },
  invite: { en: 'Invited a colleague', ar: 'دعوة زميل إلى فريق العمل' },
  delete: { en: 'Deleted the record', ar: 'حذف السجل' },
  export: { en: 'Asked for an export', ar: 'طلب تصدير' },
  log: { en: 'Read the access log', ar: 'فتح سجل الاطلاع' },
  'log-export': { en: 'Asked for an export of the access log', ar: 'طلب تصدير سجل الاطلاع' },
  look: { en: 'Looked at a symptom check', ar: 'الاطلاع على تقييم أعراض' },
  attach: { en: 'Attached a symptom check', ar: 'إرفاق تقييم أعراض' },
  'link-code': { en: 'Handled a link code', ar: 'إجراء على رمز الربط' },
  link: { en: 'Linked an account', ar: 'ربط حساب' },
  unlink: { en: 'Ended a link', ar: 'إنهاء ربط' },
  merge: { en: 'Merged two records', ar: 'دمج سجلين' },
  unmerge: { en: 'Undid a merge', ar: 'التراجع عن دمج سجلين' },
  'export-asked': { en: 'Asked for an export', ar: 'طلب تصدير' },
  'export-done': { en: 'Export finished', ar: 'اكتمال التصدير' },
  'export-failed': { en: 'Export failed', ar: 'تعذّر التصدير' },
  'export-deleted': { en: 'Export deleted', ar: 'حذف التصدير' },
} as const satisfies Record<AccessAction | ChangeAction | ExportAction, Texts>;

/** The outcomes in words. */
export const outcomeWords = {
  done: { en: 'Done', ar: 'تم' },
  conflict: { en: 'Not saved', ar: 'لم يُحفظ' },
  refused: { en: 'Refused', ar: 'رُفض' },
} as const satisfies Record<AccessOutcome, Texts>;

export const unnamedAccount: Texts = { en: 'Unnamed account', ar: 'حساب بلا اسم' };
export const deletedRecord: Texts = { en: 'Deleted record', ar: 'سجل محذوف' };
