import type { Texts } from './language.ts';

/** The reason for a refusal, where the error code is not specific enough. The API answers in the language of `Accept-Language`. */
export const reasons = {
  patientNotFound: { en: 'Patient not found.', ar: 'لم يُعثر على المريض.' },
  appointmentNotFound: { en: 'Appointment not found.', ar: 'لم يُعثر على الموعد.' },
  clinicianNotFound: { en: 'Clinician not found.', ar: 'لم يُعثر على الطبيب.' },
  prescriptionNotFound: { en: 'Prescription not found.', ar: 'لم يُعثر على الوصفة.' },
  orderNotFound: { en: 'Order not found.', ar: 'لم يُعثر على الطلب.' },
  testNotFound: { en: 'Test not found.', ar: 'لم يُعثر على التحليل.' },
  entryNotFound: { en: 'Entry not found.', ar: 'لم يُعثر على هذا المدخل.' },
  documentFileNotFound: {
    en: 'The file of this document is not there: the document is on record, but its file has not been copied yet.',
    ar: 'ملف هذا المستند غير موجود: المستند مسجل، لكن ملفه لم يُنسخ بعد.',
  },
  alertNotFound: { en: 'Alert not found.', ar: 'لم يُعثر على التنبيه.' },
  proposalNotFound: { en: 'Proposal not found.', ar: 'لم يُعثر على الاقتراح.' },
  taskNotFound: { en: 'Task not found.', ar: 'لم يُعثر على المهمة.' },
  exportNotFound: { en: 'Export not found.', ar: 'لم يُعثر على هذا التصدير.' },
  accountNotFound: { en: 'Account not found.', ar: 'لم يُعثر على الحساب.' },
  notOnStaff: { en: 'Nobody on the staff has this account.', ar: 'هذا الحساب ليس لأحد من فريق العمل.' },
  sessionNotFound: { en: 'Session not found', ar: 'لم يُعثر على هذا التقييم، وربما انتهت مدته' },

  proposalsFull: {
    en: 'Too many proposed changes of this record wait for the clinic’s answer. An allergy can be reported at any time.',
    ar: 'على هذا السجل تعديلات مقترحة كثيرة بانتظار رد العيادة. يمكن الإبلاغ عن الحساسية في أي وقت.',
  },

  noRecordLinked: { en: 'No record is linked to this account yet', ar: 'لا يوجد سجل مرتبط بهذا الحساب بعد' },
  linkEnded: { en: 'This link has ended already', ar: 'انتهى هذا الربط من قبل' },
  noOpenCode: { en: 'There is no open code to withdraw', ar: 'لا يوجد رمز صالح لسحبه' },
  linkCodeUnusable: {
    en: 'This code is unknown, has expired, or does not match this date of birth',
    ar: 'هذا الرمز غير معروف، أو انتهت صلاحيته، أو لا يطابق تاريخ الميلاد',
  },
  birthDateEstimated: {
    en: 'A code is entered with the date of birth, of which only the year is known here. Enter the full date from a document first.',
    ar: 'يُدخل الرمز مع تاريخ الميلاد، وهو هنا تقديري ولا تُعرف منه إلا السنة. يلزم أولاً إدخال التاريخ كاملاً من وثيقة.',
  },
  ownAccountLinked: {
    en: 'The patient’s own account is linked already. Undo that link before you issue another code.',
    ar: 'حساب المريض نفسه مرتبط بالسجل. يلزم إلغاء ذلك الربط قبل إصدار رمز آخر.',
  },
  linkedAlready: {
    en: 'Your account, or another one of this patient’s own, is linked to this record already',
    ar: 'هذا الحساب، أو حساب آخر للمريض نفسه، مرتبط بهذا السجل من قبل',
  },
  recordMerged: {
    en: 'This record was merged into another one. Nothing was saved.',
    ar: 'دُمج هذا السجل في آخر. لم يُحفظ شيء.',
  },
  handoverCodeUnusable: {
    en: 'This code is unknown, has already been used, or its session has ended',
    ar: 'هذا الرمز غير معروف، أو سبق استخدامه، أو انتهى التقييم الذي يخصه',
  },
  checkTaken: {
    en: 'This check is in a record already, or another code is being made for it',
    ar: 'هذا التقييم محفوظ في سجل من قبل، أو يُنشأ له رمز آخر الآن',
  },
  answeredAlready: { en: 'This has already been answered, perhaps in another tab', ar: 'سبقت الإجابة عن هذا، ربما في نافذة أخرى' },
  fieldsWrong: { en: 'The request has fields that need correcting', ar: 'في الطلب حقول تحتاج إلى تصحيح' },

  onlyOnItsDay: { en: 'This is possible only on the day of the appointment', ar: 'هذا ممكن في يوم الموعد فقط' },
  appointmentNotBegun: { en: 'This appointment has not begun yet', ar: 'لم يبدأ هذا الموعد بعد' },
  appointmentBegun: { en: 'The time of this appointment is past', ar: 'انقضى وقت هذا الموعد' },
  notArrived: { en: 'The patient has not been marked as arrived for this appointment', ar: 'لم يُسجَّل حضور المريض لهذا الموعد' },

  draftOfAnother: { en: 'Only its author can sign, change or discard a draft', ar: 'لا يوقّع المسودة أو يعدّلها أو يحذفها إلا كاتبها' },
  noteOfAnother: { en: 'Only its author drafts and signs a note', ar: 'لا يكتب الملاحظة ويوقّعها إلا صاحبها' },
  dutyMissing: {
    en: 'This is not among your duties in the clinic; an administrator can change them',
    ar: 'هذا ليس من صلاحياتك في العيادة، ويغيّرها مسؤول النظام',
  },
  clinicProfileMissing: {
    en: 'The clinic’s name, address and license number are not filled in yet. An administrator can do it in Settings, “Services and tests”. Nothing is lost.',
    ar: 'لم يُدخل بعد اسم العيادة وعنوانها ورقم ترخيصها. يمكن ذلك لمسؤول النظام في الإعدادات، «الخدمات والتحاليل». لم يُفقد شيء.',
  },
  prescriptionNotActive: { en: 'Only active prescriptions are printed', ar: 'لا تُطبع إلا الوصفات السارية' },
  prescriptionsApart: {
    en: 'One sheet holds what one prescriber signed on one day',
    ar: 'تضم الورقة الواحدة ما وقّعه طبيب واحد في يوم واحد',
  },
  letterInError: { en: 'This was entered in error, and is not printed any more', ar: 'سُجّل هذا خطأً، ولم يعد يُطبع' },
  leaveBegins: {
    en: 'Sick leave begins at most 7 days before and 30 days after today',
    ar: 'الحد الأقصى لأيام بدء الإجازة المرضية قبل اليوم: 7، وبعده: 30',
  },
  visitInError: { en: 'This visit was entered in error', ar: 'سُجّلت هذه الزيارة خطأً' },
  noteNotSigned: { en: 'Only a signed note is printed', ar: 'لا تُطبع إلا ملاحظة موقّعة' },
  orderNotActive: { en: 'The order must be sent first', ar: 'يلزم إرسال الطلب أولاً' },
  resultsNotVerified: { en: 'No result of this order is verified yet', ar: 'لم تُعتمد بعد أي نتيجة لهذا الطلب' },
  fileNotWritten: { en: 'The file could not be written; try again', ar: 'تعذّر إنشاء الملف؛ يرجى المحاولة مرة أخرى' },

  invitedAlready: {
    en: 'This address was invited already. Send the invitation again instead',
    ar: 'سبقت دعوة هذا العنوان. يمكن إعادة إرسال الدعوة',
  },
  addressTaken: {
    en: 'This address has an account already. Invite another address',
    ar: 'لهذا العنوان حساب من قبل. يلزم دعوة عنوان آخر',
  },
  signedInAlready: {
    en: 'This person has signed in already, or was deactivated',
    ar: 'سبق لصاحب الحساب تسجيل الدخول، أو عُطّل حسابه',
  },
  ownAccount: {
    en: 'Nobody closes their own account; another administrator can',
    ar: 'لا يعطّل أحد حسابه؛ يمكن ذلك لمسؤول آخر',
  },
  taskDone: { en: 'This task is done already', ar: 'هذه المهمة منجزة من قبل' },
  accountOpen: { en: 'This account is open', ar: 'هذا الحساب مفعّل' },
  accountClosed: { en: 'This account has been deactivated', ar: 'عُطّل هذا الحساب' },
} as const satisfies Record<string, Texts>;
export type Reason = keyof typeof reasons;
