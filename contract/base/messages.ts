import type { ErrorDetail } from './error-detail.ts';
import type { Language } from './language.ts';

interface Entry {
  /** The API's message. */
  readonly en: string;
  readonly ar: string;
  /** A shorter English text for use beside the field, whose label already names it. */
  readonly beside?: string;
}

/** Messages about the fields of a request, by code, in every language. `{…}` is a part that the check supplies. */
export const messages = {
  bodyNotObject: { en: 'The request body must be a JSON object', ar: 'يجب أن يكون محتوى الطلب كائن JSON' },
  unknownField: { en: 'Unknown field', ar: 'حقل غير معروف' },
  unknownParameter: { en: 'Unknown query parameter', ar: 'معامل غير معروف' },
  givenTwice: { en: '{field} was given more than once', ar: 'وردت القيمة أكثر من مرة' },
  required: { en: '{field} is required', ar: 'هذا الحقل مطلوب' },
  notText: { en: '{field} must be text', ar: 'يجب أن تكون القيمة نصاً' },
  notObject: { en: '{field} must be an object', ar: 'هذا القسم غير مكتمل' },
  notTrueOrFalse: { en: '{field} must be true or false', ar: 'يجب أن تكون القيمة نعم أو لا' },
  notWhole: { en: '{field} must be a whole number from {min} to {max}', ar: 'يجب أن تكون القيمة عدداً صحيحاً من {min} إلى {max}' },
  notOneOf: { en: '{field} must be one of {choices}', ar: 'هذه القيمة ليست من القيم المتاحة' },
  notLanguage: { en: '{field} must be en or ar', ar: 'يجب أن تكون اللغة en أو ar' },
  notDate: { en: '{field} must be a date written YYYY-MM-DD', ar: 'يجب إدخال تاريخ صحيح' },
  dayOutside: { en: '{field} must be a day from {first} to {last}', ar: 'يجب أن يكون التاريخ من {first} إلى {last}' },
  notList: { en: '{field} must be a list of text', ar: 'يجب أن تكون القيمة قائمة نصوص' },
  tooLong: { en: '{field} must be at most {max} characters', ar: 'الحد الأقصى للأحرف: {max}', beside: 'At most {max} characters' },
  entryTooLong: {
    en: '{field} must be at most {max} characters',
    ar: 'الحد الأقصى لأحرف كل مدخل: {max}',
    beside: 'Each entry has at most {max} characters',
  },
  tooManyEntries: { en: '{field} must have at most {max} entries', ar: 'الحد الأقصى للمدخلات: {max}', beside: 'At most {max} entries' },
  notStorable: {
    en: '{field} contains characters that cannot be stored',
    ar: 'يحتوي على رموز لا يمكن حفظها',
    beside: 'Contains characters that cannot be stored',
  },
  noRoom: {
    en: '{field} is longer than what the record still has room for',
    ar: 'أطول مما بقي له مكان في السجل',
    beside: 'Longer than what the record still has room for',
  },

  firstNameRequired: { en: 'First name is required', ar: 'الاسم الأول مطلوب' },
  lastNameRequired: { en: 'Last name is required', ar: 'اسم العائلة مطلوب' },
  nameWithoutLetter: { en: 'A name needs at least one letter', ar: 'يجب أن يتضمن الاسم حرفاً واحداً على الأقل' },
  emailRequired: { en: 'Email is required', ar: 'البريد الإلكتروني مطلوب' },
  emailInvalid: { en: 'Email is invalid', ar: 'البريد الإلكتروني غير صحيح' },
  phoneRequired: { en: 'Phone number is required', ar: 'رقم الهاتف مطلوب' },
  phoneInvalid: { en: 'Invalid phone number format', ar: 'صيغة رقم الهاتف غير صحيحة' },
  phonesDiffer: { en: 'phone and phoneNumber differ', ar: 'رقما الهاتف مختلفان' },
  dateOfBirthRequired: { en: 'Date of birth is required', ar: 'تاريخ الميلاد مطلوب' },
  dateOfBirthInvalid: { en: 'Date of birth must be a date written YYYY-MM-DD', ar: 'يجب أن يكون تاريخ الميلاد تاريخاً صحيحاً' },
  dateOfBirthNotPast: { en: 'Date of birth must be in the past', ar: 'يجب أن يكون تاريخ الميلاد في الماضي' },
  dateOfBirthTooEarly: { en: 'Date of birth must be after {first}', ar: 'يجب أن يكون تاريخ الميلاد بعد {first}' },
  dateOfBirthTooYoung: {
    en: 'Of a child who may be under 2 years old, day and month of the birth are needed too: doses and normal values change with each month',
    ar: 'إذا كان عمر الطفل قد يقل عن سنتين، يلزم يوم الميلاد وشهره أيضاً: فالجرعات والقيم الطبيعية تتغير من شهر إلى آخر',
  },
  dateOfDeathInvalid: {
    en: 'Date of death must be a date from the birth until today',
    ar: 'يجب أن يكون تاريخ الوفاة بين تاريخ الميلاد واليوم',
  },
  genderRequired: { en: 'Gender is required', ar: 'الجنس مطلوب' },
  genderUnknown: { en: 'Gender must be male, female or other', ar: 'يرجى اختيار الجنس من القائمة' },
  statusUnknown: { en: 'Status must be active, inactive, pending or suspended', ar: 'يرجى اختيار الحالة من القائمة' },
  qidInvalid: { en: 'QID must be 11 digits', ar: 'يجب أن يتكون الرقم الشخصي من 11 رقماً' },
  postalCodesDiffer: { en: 'Zip code and postal code differ', ar: 'الرمزان البريديان مختلفان' },
  allergiesListed: {
    en: 'Allergy status must be listed when there are allergies',
    ar: 'توجد حساسية في القائمة؛ يلزم حذفها أو اختيار «مسجّلة»',
    beside: 'There are allergies in the list. Remove them, or choose Listed',
  },
  allergiesMissing: {
    en: 'Allergy status is listed, but no allergy is',
    ar: 'يلزم إدخال حساسية واحدة على الأقل أو اختيار إجابة أخرى',
    beside: 'Enter at least one allergy, or choose another answer',
  },
  severitiesNotList: { en: '{field} must be a list of substances, each with a severity', ar: 'يجب أن تكون القيمة قائمة حساسيات بشدتها' },
  severityOfNoAllergy: {
    en: 'Each severity must be that of one of the allergies, given once',
    ar: 'يجب أن تخص كل شدة حساسية من القائمة، مرة واحدة',
  },
  chartDutyOnly: {
    en: 'Only a nurse or a prescriber changes this',
    ar: 'تغيير هذا الحقل من صلاحيات التمريض ووصف الأدوية',
  },
  allergyDescribed: {
    en: '{allergy} leaves the list in the chart, with a reason: open the chart, Allergies',
    ar: 'تُزال ⁨{allergy}⁩ من القائمة في الملف مع ذكر السبب: الملف، الحساسية',
  },
  medicinePrescribed: {
    en: '{medicine} is prescribed: stop or change it in Medicines',
    ar: '⁨{medicine}⁩ دواء موصوف: يُوقف أو يُعدّل في صفحة الأدوية',
  },
  contactRequired: {
    en: 'Emergency contact name, phone and relationship are required',
    ar: 'اسم جهة الاتصال للطوارئ وهاتفها وصلة القرابة معها مطلوبة',
  },
  contactNameRequired: { en: 'Emergency contact name is required', ar: 'اسم جهة الاتصال للطوارئ مطلوب' },
  contactRelationshipRequired: {
    en: 'Emergency contact relationship is required',
    ar: 'صلة القرابة مع جهة الاتصال للطوارئ مطلوبة',
  },
  contactPhoneRequired: { en: 'Emergency contact phone is required', ar: 'هاتف جهة الاتصال للطوارئ مطلوب' },

  sortOrderUnknown: { en: 'sortOrder must be asc or desc', ar: 'يجب أن يكون الترتيب asc أو desc' },
  pageTooFar: {
    en: 'This page is too far into the list to open by its number. Search, filter or sort the list instead',
    ar: 'هذه الصفحة بعيدة ولا تُفتح برقمها. يلزم البحث في القائمة أو تضييقها أو تغيير ترتيبها',
  },
  cursorUnknown: { en: 'cursor is not valid', ar: 'موضع غير معروف في القائمة' },
  rowsUnknown: { en: 'known is not valid', ar: 'الصفوف المعروفة غير صالحة' },
  cursorOfOtherList: { en: 'cursor belongs to a list with another filter, sort or limit', ar: 'هذا الموضع من قائمة أخرى' },
  cursorOfOtherLog: { en: 'cursor belongs to a log with another filter', ar: 'هذا الموضع من سجل بعوامل تصفية أخرى' },
  patientIdInvalid: { en: 'patientId must be the id of a patient', ar: 'رقم المريض غير صحيح' },
  browserIdInvalid: { en: 'keep must be the id of one of your browsers', ar: 'رقم المتصفح غير صحيح' },
  actorIdInvalid: { en: 'actorId must be the id of an account', ar: 'رقم الحساب غير صحيح' },
  daysTooMany: { en: 'from and to must span at most {max} days', ar: 'الحد الأقصى لعدد الأيام: {max}' },
  daysReversed: { en: 'from must not be after to', ar: 'يجب ألا يكون تاريخ البداية بعد تاريخ النهاية' },
  idsNotList: { en: 'ids must be a list of patient ids', ar: 'يجب أن تكون القيمة قائمة بأرقام مرضى' },
  idsTooMany: { en: 'ids must be at most {max} patient ids', ar: 'الحد الأقصى للمرضى: {max}' },
  idsNotSeparated: { en: 'ids must be at most {max} patient ids, separated by commas', ar: 'الحد الأقصى للمرضى: {max}، تفصل بينهم فواصل' },
  prescriptionIdsNotSeparated: {
    en: 'ids must be at most {max} prescription ids, separated by commas',
    ar: 'الحد الأقصى للأدوية في ورقة واحدة: {max}، تفصل بينها فواصل',
  },
  idsNone: { en: 'ids must name at least one patient', ar: 'يرجى اختيار مريض واحد على الأقل' },
  notificationIdInvalid: { en: 'ids must be those of notifications', ar: 'إشعار غير معروف' },
  notificationsTooMany: { en: 'ids must name at most {max} notifications', ar: 'الحد الأقصى للإشعارات: {max}' },
  notificationsNone: { en: 'ids must name at least one notification', ar: 'يرجى اختيار إشعار واحد على الأقل' },
  requestIdInvalid: { en: '{field} must be 8 to {max} letters, digits or - _ . :', ar: 'رقم الطلب غير صحيح' },
  ifMatchInvalid: { en: 'If-Match must be the version of the record, such as "3"', ar: 'نسخة السجل غير صحيحة' },

  linkCodeInvalid: {
    en: 'Code must be the {length} letters and digits that the clinic gave you',
    ar: 'يرجى إدخال أحرف رمز العيادة وأرقامه ({length})',
  },
  untilPast: { en: 'Until must not be in the past', ar: 'يجب ألا يكون آخر يوم في الماضي' },
  untilOfOwnLink: { en: 'The patient’s own link has no last day', ar: 'ليس لربط المريض نفسه آخر يوم' },
  untilTooFar: {
    en: 'A caregiver’s link ends by {date}, and can be renewed',
    ar: 'ينتهي ربط القائم على الرعاية في موعد أقصاه {date}، ويمكن تجديده',
  },
  untilAfterChildhood: { en: 'A link to a child’s record ends by {date}', ar: 'ينتهي الربط بسجل طفل في موعد أقصاه {date}' },
  relationOfAdult: {
    en: 'This patient is an adult: only a caregiver can act for them',
    ar: 'هذا المريض بالغ: لا ينوب عنه إلا القائم على رعايته',
  },

  locationInvalid: {
    en: 'A place in Qatar in degrees, north and east: 25.2942 51.5029',
    ar: 'موقع في قطر بالدرجات، شمالاً ثم شرقاً: 25.2942 51.5029',
  },
  careKeyInvalid: { en: '{field} must be up to 40 small letters, digits and hyphens', ar: 'يُكتب بأحرف لاتينية صغيرة وأرقام وشرطات' },
  careKeyTwice: { en: 'Each service must have an id of its own', ar: 'لكل خدمة رقم خاص بها' },
  careLinesMissing: {
    en: 'The list must keep 999, the only number for an ambulance, and a number for questions, both for everybody at any hour',
    ar: 'يجب أن يبقى في القائمة الرقم 999، وهو الرقم الوحيد للإسعاف، ورقم للاستفسار، لكل الناس وفي كل وقت',
  },
  careAgesReversed: { en: 'The first age must be lower than the other', ar: 'يجب أن يكون العمر الأول أقل من الثاني' },
  careSourceMissing: { en: 'Each source of a service must be in the list of sources', ar: 'يجب أن يكون كل مصدر في قائمة المصادر' },

  descriptionRequired: { en: 'This field is required', ar: 'هذا الحقل مطلوب' },
  descriptionTooShort: {
    en: 'Please provide more details (minimum {min} characters)',
    ar: 'يرجى تقديم مزيد من التفاصيل (الحد الأدنى للأحرف: {min})',
  },
  descriptionTooLong: { en: 'Description is too long (maximum {max} characters)', ar: 'الوصف طويل جداً (الحد الأقصى للأحرف: {max})' },
  symptomsRequired: { en: 'Symptoms must be an object', ar: 'الأعراض مطلوبة' },
  severityInvalid: { en: 'Severity must be a whole number from {min} to {max}', ar: 'يجب أن تكون الشدة عدداً صحيحاً من {min} إلى {max}' },
  durationUnknown: { en: 'Duration must be one of {choices}', ar: 'المدة المختارة غير معروفة' },
  ageInvalid: { en: 'Age must be a whole number from {min} to {max}', ar: 'يجب أن يكون العمر عدداً صحيحاً من {min} إلى {max}' },
  ageMonthsInvalid: {
    en: 'Age in months must be a whole number from {min} to {max}',
    ar: 'يجب أن يكون العمر بالأشهر عدداً صحيحاً من {min} إلى {max}',
  },
  ageGroupUnknown: { en: 'Age group must be one of those offered', ar: 'يجب أن تكون الفئة العمرية من الفئات المعروضة' },
  sexUnknown: { en: 'Gender must be male or female', ar: 'يجب أن يكون الجنس ذكراً أو أنثى' },
  pregnantUnclear: { en: 'Pregnant must be true or false', ar: 'حقل الحمل يجب أن يكون نعم أو لا' },
  forSelfUnclear: { en: 'forSelf must be true or false', ar: 'يجب تحديد ما إذا كان السؤال عنك أم عن شخص آخر' },
  screenInvalid: { en: 'Screen must be the one this was asked on', ar: 'هذه الإجابة لا تخص الشاشة المعروضة' },
  statementsNotIds: { en: '{field} must be ids', ar: 'يُختار من العبارات المعروضة فقط' },
  statementsNotList: { en: '{field} must be a list of ids', ar: 'يُختار من العبارات المعروضة فقط' },
  statementsTooMany: { en: '{field} must not exceed what was shown', ar: 'يُختار من العبارات المعروضة فقط' },
  presentationInvalid: { en: 'Presentation must be an id', ar: 'يُختار من الشكاوى المعروضة فقط' },
  answerMissing: { en: 'One of ticked, removed and presentation is needed', ar: 'لم تُرسل أي إجابة' },
  tickedNotAsked: { en: 'Ticked must be statements that were asked', ar: 'يُختار من العبارات المعروضة فقط' },
  unsureNotAsked: { en: 'Unsure must be statements that were asked and not ticked', ar: 'يُختار من العبارات المعروضة فقط' },
  removedNotUnderstood: { en: 'Removed must be what was understood', ar: 'لا يُزال إلا ما تم التعرّف عليه' },
  presentationNotOffered: { en: 'Presentation must be one that was offered', ar: 'يُختار من الشكاوى المعروضة فقط' },
  handoverCodeInvalid: {
    en: 'Code must be the {length} letters and digits that the visitor was given',
    ar: 'يرجى إدخال أحرف رمز الزائر وأرقامه ({length})',
  },

  idInvalid: { en: '{field} must be an id', ar: 'رقم غير صحيح' },
  notTime: { en: '{field} must be a time of day written HH:MM, in steps of five minutes', ar: 'يجب إدخال وقت صحيح بخطوات من خمس دقائق' },
  minutesInvalid: {
    en: 'Minutes must be a whole number from {min} to {max}, in steps of five',
    ar: 'الحد الأدنى للمدة بالدقائق: {min}، والحد الأقصى: {max}، بخطوات من خمس',
  },
  periodReversed: { en: 'A period must end after it begins', ar: 'يجب أن تنتهي الفترة بعد بدايتها' },
  periodsOverlap: { en: 'Periods of a day must follow one another', ar: 'يجب ألا تتداخل فترات اليوم' },
  periodsNotList: { en: '{field} must be a list of periods, each from a time to a time', ar: 'يجب أن تكون القيمة قائمة فترات' },
  weekNotList: { en: 'Weekly must be seven lists of periods, Sunday first', ar: 'يجب أن يتضمن الأسبوع سبعة أيام تبدأ بالأحد' },
  exceptionTwice: { en: 'A day can have one exception', ar: 'لا يقبل اليوم أكثر من استثناء واحد' },
  appointmentPast: { en: 'This time has passed', ar: 'مضى هذا الموعد' },
  seriesWeekly: {
    en: 'Choose one to seven weekdays, each once and with a time',
    ar: 'يُختار من يوم إلى سبعة أيام في الأسبوع، كل يوم مرة واحدة ومع وقته',
  },
  seriesDates: { en: 'A series has at least two dates and at most {max}', ar: 'عدد تواريخ السلسلة: اثنان على الأقل، و{max} على الأكثر' },
  seriesTwice: { en: 'A series has one appointment a day', ar: 'للسلسلة موعد واحد في اليوم' },
  seriesEndsEarly: { en: 'The last day is before the first one', ar: 'اليوم الأخير قبل اليوم الأول' },
  appointmentTooFar: { en: 'Appointments are booked at most {days} days ahead', ar: 'الحد الأقصى للحجز المسبق بالأيام: {days}' },
  appointmentClosed: {
    en: 'The clinician does not see patients then, or not until the end of the appointment',
    ar: 'هذا الوقت خارج ساعات عمل الممارس الصحي، أو تنتهي ساعات العمل قبل نهاية الموعد',
  },
  requestsWaiting: {
    en: 'Requests that the clinic has not answered yet: {max}. Wait for an answer, or cancel one of them',
    ar: 'طلبات لم تجب عنها العيادة بعد: {max}. يلزم انتظار الرد أو إلغاء أحدها',
  },
  overbookingNotYours: { en: 'Only staff can book over another appointment', ar: 'الحجز فوق موعد آخر للعاملين في العيادة فقط' },
  vitalSignImpossible: {
    en: '{field} must be a number from {min} to {max} with at most {decimals} decimals',
    ar: 'يجب أن تكون القيمة من {min} إلى {max}؛ أقصى عدد للخانات العشرية: {decimals}',
    beside: 'A number from {min} to {max}; decimals: at most {decimals}',
  },
  vitalSignDoubtful: { en: 'Hardly possible: check value and unit, then confirm', ar: 'قيمة مستبعدة: يلزم التحقق ثم التأكيد' },
  vitalSignsNone: { en: 'At least one value is needed', ar: 'يرجى إدخال قيمة واحدة على الأقل' },
  diastolicAbove: { en: 'Diastolic pressure cannot be above systolic', ar: 'لا يمكن أن يتجاوز الضغط الانبساطي الضغط الانقباضي' },
  notInstant: { en: '{field} must be an ISO time in UTC', ar: 'يجب إدخال وقت صحيح' },
  measuredAhead: { en: 'The time of a measurement cannot be in the future', ar: 'لا يمكن أن يكون وقت القياس في المستقبل' },
  measuredBeforeBirth: { en: 'The time of a measurement cannot be before birth', ar: 'لا يمكن أن يكون وقت القياس قبل الولادة' },
  onsetAhead: { en: 'The onset cannot be in the future', ar: 'لا يمكن أن تكون البداية في المستقبل' },
  onsetBeforeBirth: { en: 'The onset cannot be before birth', ar: 'لا يمكن أن تكون البداية قبل الولادة' },
  noteEmpty: { en: 'A note without any text cannot be signed', ar: 'لا يمكن توقيع ملاحظة فارغة' },
  icdInvalid: { en: 'Code must be an ICD-11 code such as 5A11 or BA00.Z', ar: 'يجب أن يكون الرمز من رموز ICD-11 مثل 5A11 أو BA00.Z' },
  icd10Invalid: { en: 'Code must be an ICD-10 code such as I10 or E11.9', ar: 'يجب أن يكون الرمز من رموز ICD-10 مثل I10 أو E11.9' },
  diagnosesTooMany: { en: 'A note has at most {max} diagnoses', ar: 'الحد الأقصى للتشخيصات في الملاحظة: {max}' },
  problemsFull: { en: 'A chart has at most {max} problems that are not over', ar: 'الحد الأقصى للمشكلات القائمة: {max}' },
  appointmentsLeft: {
    en: 'Patients still have appointments with this person: {count}. Move or cancel them first',
    ar: 'مواعيد قادمة للمرضى مع صاحب هذا الحساب: {count}. يلزم نقلها أو إلغاؤها أولاً',
  },
  workLeft: {
    en: 'Notes to be signed: {notes}. Results to be read: {results}. Refill requests: {repeats}. Open tasks: {tasks}. Choose who takes them over',
    ar: 'ملاحظات بلا توقيع: {notes}. نتائج بانتظار الاطلاع: {results}. طلبات إعادة صرف: {repeats}. مهام مفتوحة: {tasks}. يلزم اختيار من يتولاها',
  },
  colleagueUnknown: { en: 'Choose a colleague who works here', ar: 'يرجى اختيار زميل حسابه مفعّل' },
  taskTheirs: { en: 'This colleague has the task already', ar: 'المهمة لدى هذا الزميل من قبل' },
  standInUnknown: {
    en: 'Choose an active colleague with the same duties',
    ar: 'يرجى اختيار زميل حسابه مفعّل وله الصلاحيات نفسها',
  },
  limitWrong: { en: '{field} must be a number', ar: 'يجب أن تكون القيمة رقماً' },
  limitsReversed: { en: 'The upper limit must be above the lower one', ar: 'يجب أن يكون الحد الأعلى أكبر من الأدنى' },
  limitsMissing: { en: 'A range needs a lower or an upper limit', ar: 'يلزم حد أدنى أو حد أعلى للنطاق المرجعي' },
  agesReversed: { en: 'The last age must not be below the first', ar: 'يجب ألا يقل آخر عمر عن أوله' },
  limitsOfNumber: { en: 'Only a test with a number as its result has limits', ar: 'الحدود للتحاليل التي نتيجتها رقم فقط' },
  rangesOverlap: { en: 'Two ranges hold for the same person', ar: 'ينطبق نطاقان مرجعيان على الشخص نفسه' },
  criticalWithin: { en: 'A critical limit must lie outside every range', ar: 'يجب أن يقع الحد الحرج خارج كل النطاقات المرجعية' },
  serviceUnknown: { en: 'There is no such service', ar: 'لا توجد هذه الخدمة' },
  serviceNone: { en: 'At least one service must be offered', ar: 'يلزم تقديم خدمة واحدة على الأقل' },
  serviceForAges: {
    en: 'This service is for ages {from} to {to}; an administrator can change that',
    ar: 'هذه الخدمة للأعمار من {from} إلى {to}، ويمكن لمسؤول النظام تغيير ذلك',
  },
  serviceForSex: {
    en: 'This service is not for patients of this sex; an administrator can change that',
    ar: 'هذه الخدمة ليست لجنس هذا المريض، ويمكن لمسؤول النظام تغيير ذلك',
  },
  serviceNotOffered: { en: 'The clinic does not offer this service', ar: 'لا تقدم العيادة هذه الخدمة' },
  testNotOffered: { en: 'The laboratory does not offer this test', ar: 'هذا التحليل غير متاح في المختبر' },
  allergyEndOnly: { en: 'Only an allergy that is over has such a reason', ar: 'هذا السبب للحساسية التي انتهت أو نُفيت فقط' },
  vaccineAhead: { en: 'The date cannot be in the future', ar: 'لا يمكن أن يكون التاريخ في المستقبل' },
  vaccineInPregnancy: {
    en: 'A pregnancy is among the problems, and this vaccine is avoided in it: say why it is given',
    ar: 'الحمل مسجّل ضمن المشكلات الصحية، وهذا اللقاح يُتجنب فيه: يلزم ذكر سبب إعطائه',
  },
  vaccineTooEarly: {
    en: 'This vaccine is not given at so young an age: say why it is given',
    ar: 'لا يُعطى هذا اللقاح في هذا العمر المبكر: يلزم ذكر سبب إعطائه',
  },
  vaccineTooLate: {
    en: 'This vaccine is no longer given at this age: say why it is given',
    ar: 'لا يُعطى هذا اللقاح بعد هذا العمر: يلزم ذكر سبب إعطائه',
  },
  vaccinesTooClose: {
    en: 'Another live vaccine was given less than 28 days apart: say why',
    ar: 'أُعطي لقاح حي آخر بفاصل يقل عن 28 يوماً: يلزم ذكر السبب',
  },
  vaccineBeforeBirth: { en: 'The date cannot be before birth', ar: 'لا يمكن أن يكون التاريخ قبل الولادة' },
  notGivenReason: { en: 'Say why it was not given', ar: 'يلزم ذكر سبب عدم إعطاء اللقاح' },
  notGivenDetails: { en: 'Only what was given has this', ar: 'هذا الحقل للقاح الذي أُعطي فقط' },
  notGivenOnly: { en: 'Only what was not given has such a reason', ar: 'هذا السبب للقاح الذي لم يُعطَ فقط' },
  dosesFull: { en: 'A chart has at most {max} doses', ar: 'الحد الأقصى للجرعات: {max}' },
  fileSize: { en: 'A file has at least one byte and at most {max} MB', ar: 'يجب ألا يكون الملف فارغاً، والحد الأقصى بالميغابايت: {max}' },
  hashInvalid: { en: 'sha256 must be 64 hexadecimal digits', ar: 'بصمة الملف غير صحيحة' },
  fileMissing: { en: 'The file has not been uploaded', ar: 'لم يصل الملف بعد' },
  fileChanged: { en: 'The file is not the one that was announced', ar: 'الملف الذي وصل ليس الملف المختار' },
  fileNotItsType: { en: 'The file is damaged or not of the type that it says', ar: 'الملف تالف أو ليس من النوع المحدد' },
  pictureTooLarge: {
    en: 'The picture has more pixels than can be shown: a smaller copy can be filed',
    ar: 'عدد بكسلات الصورة أكبر مما يمكن عرضه، ويمكن حفظ نسخة أصغر منها',
  },
  pdfEncrypted: { en: 'An encrypted PDF cannot be filed', ar: 'لا يمكن حفظ ملف PDF مشفّر' },
  pdfActive: { en: 'A PDF with scripts, forms or attached files cannot be filed', ar: 'لا يمكن حفظ ملف PDF يحوي برامج أو نماذج أو مرفقات' },
  pdfUnreadable: { en: 'The PDF cannot be checked', ar: 'تعذّر التحقق من ملف PDF' },
  amountInvalid: { en: '{field} must be a number above 0, at most {max}', ar: 'يجب أن تكون القيمة عدداً أكبر من 0، والحد الأقصى: {max}' },
  amountDecimals: { en: 'At most {decimals} decimals', ar: 'الحد الأقصى للمنازل العشرية: {decimals}' },
  mostIs: { en: 'The most a day contradicts how often: {most}', ar: 'الحد الأقصى في اليوم لا يوافق عدد المرات: {most}' },
  mostAtMost: { en: 'So often it is at most this many a day: {most}', ar: 'الحد الأقصى في اليوم بهذا التكرار: {most}' },
  daysOfOne: { en: 'Once only is one day', ar: 'الجرعة الواحدة ليوم واحد فقط' },
  daysTooFew: { en: 'For so few days it is not taken so seldom; at least {days}', ar: 'المدة أقصر من هذا التكرار؛ أقل عدد للأيام: {days}' },
  dispenseTooLittle: { en: 'Less than the days need: {needed}', ar: 'أقل مما تحتاجه المدة: {needed}' },
  doseUnitWrong: { en: 'This medicine is not given in this unit', ar: 'لا يُعطى هذا الدواء بهذه الوحدة' },
  doseRouteWrong: { en: 'This medicine is not given by this route', ar: 'لا يُعطى هذا الدواء بهذه الطريقة' },
  dispenseUnitWrong: { en: 'This medicine is not handed out in this unit', ar: 'لا يُصرف هذا الدواء بهذه الوحدة' },
  weekdayAlone: { en: 'A day of the week goes with a dose once a week or every 2 weeks', ar: 'اليوم لجرعة أسبوعية أو كل أسبوعين فقط' },
  drugEither: { en: 'A medicine has an id of the formulary or a text, not both', ar: 'يرجى اختيار دواء من القائمة أو كتابة اسمه' },
  drugUnknown: { en: 'Medicine must be one of the formulary', ar: 'يرجى اختيار دواء من القائمة' },
  formUnknown: { en: 'Form must be one in which the medicine is made', ar: 'يرجى اختيار شكل متوفر من هذا الدواء' },
  priorUnknown: { en: 'The earlier prescription must be a signed one of this patient', ar: 'الوصفة السابقة غير صالحة للتجديد' },
  answersNotList: { en: 'Answers must be a list of answers to alerts', ar: 'يجب أن تكون القيمة قائمة ردود على التنبيهات الدوائية' },
  favoritesNotList: { en: 'Favorites must be a list of medicines with their doses', ar: 'يجب أن تكون القيمة قائمة أدوية بجرعاتها' },
  usualDosesNotList: {
    en: 'Usual doses must be a list of medicines with their doses',
    ar: 'يجب أن تكون القيمة قائمة أدوية بجرعاتها المعتادة',
  },
  medicinesFull: { en: 'The list of medicines in the record is full', ar: 'قائمة الأدوية في السجل ممتلئة' },
  testUnknown: { en: 'This test is not in the laboratory’s list', ar: 'هذا التحليل غير موجود في قائمة المختبر' },
  testsNone: { en: 'At least one test is needed', ar: 'يرجى اختيار تحليل واحد على الأقل' },
  testsTooMany: { en: 'At most {max} tests at once', ar: 'الحد الأقصى للتحاليل: {max}' },
  testsTwice: { en: 'Each test can be named once', ar: 'يُذكر كل تحليل مرة واحدة' },
  testNotOrdered: { en: 'This test is not part of the order', ar: 'هذا التحليل ليس ضمن الطلب' },
  repeatReasonNeeded: {
    en: 'Ordered a short time ago: {tests}. Say why it is needed again',
    ar: 'سبق طلب بعض هذه التحاليل منذ مدة قصيرة؛ يلزم ذكر سبب التكرار',
  },
  statusReasonNeeded: { en: 'A reason is needed', ar: 'يلزم ذكر السبب' },
  specimenNotOfOrder: { en: 'The order needs no such specimen', ar: 'هذا الطلب لا يحتاج إلى هذه العينة' },
  specimenNotReceived: { en: 'The laboratory has not received the specimen for this test', ar: 'لم تصل عينة هذا التحليل إلى المختبر بعد' },
  resultMissing: { en: 'A result is needed', ar: 'يرجى إدخال نتيجة' },
  resultNotNumber: {
    en: 'The result must be a number with at most {decimals} decimals',
    ar: 'يجب أن تكون النتيجة رقماً، والحد الأقصى للمنازل العشرية: {decimals}',
  },
  resultNotChoice: { en: 'The result must be one of {choices}', ar: 'يرجى اختيار النتيجة من القائمة' },
  resultNotText: { en: 'The result must be text', ar: 'يجب أن تكون النتيجة نصاً' },
  resultUnitWrong: { en: 'This test is measured in {unit}', ar: 'وحدة قياس هذا التحليل: {unit}' },
  resultUnlikely: {
    en: 'Outside {low} to {high} {unit}: check value and unit, then confirm',
    ar: 'خارج {low} إلى {high} {unit}: يلزم التحقق ثم التأكيد',
  },
  resultComparator: { en: 'Only a number can be below or above a limit', ar: 'علامتا أقل وأكثر للأرقام فقط' },
  correctionReason: { en: 'Give the reason for correcting a verified result', ar: 'يلزم ذكر سبب تصحيح نتيجة جرى التحقق منها' },
  resultNotEntered: { en: 'There is no result to verify here', ar: 'لا توجد نتيجة بانتظار التحقق' },
  verifiedByAnother: { en: 'Someone else must verify what you entered', ar: 'يتحقق من النتيجة شخص آخر غير من أدخلها' },
  dutiesUnknown: { en: 'Duties must be a list of {choices}, each once', ar: 'يرجى اختيار الصلاحيات من القائمة' },
} as const satisfies Record<string, Entry>;

export type MessageCode = keyof typeof messages;

/** A message as a refusal carries it. */
type Told = Pick<ErrorDetail, 'code' | 'parts'>;

const isCode = (code: string | undefined): code is MessageCode => code !== undefined && Object.hasOwn(messages, code);

const dayFormats = { beside: 'en-US', ar: 'ar-AE-u-nu-latn' } as const;
/** A part as shown to people. Dates are formatted, because Arabic text would reverse a date in digits. */
const written = (part: string, form: Language | 'beside'): string =>
  form === 'en' || !/^\d{4}-\d{2}-\d{2}$/.test(part)
    ? part
    : new Intl.DateTimeFormat(dayFormats[form], { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(part),
      );

/** The text of a message: the API's English, Arabic, or the English beside a field. Undefined for an unknown code. */
export function textOf({ code, parts }: Told, form: Language | 'beside'): string | undefined {
  if (!isCode(code)) return undefined;
  const entry: Entry = messages[code];
  const text = form === 'beside' ? (entry.beside ?? entry.en) : entry[form];
  return text.replaceAll(/{(\w+)}/g, (_, part: string) => written(String(Reflect.get(Object(parts), part)), form));
}

function toldBy(carried: string): Told {
  const [code, ...rest] = carried.split(' ');
  return isCode(code) ? { code, ...(rest.length > 0 && { parts: JSON.parse(rest.join(' ')) }) } : {};
}

/** A refusal's detail about the field at a path. `carried` is the message of a check; any other text is passed on unchanged. */
export function detailOf(path: string, carried: string): ErrorDetail {
  const told = toldBy(carried);
  return { path, message: textOf(told, 'en') ?? carried, ...told };
}
