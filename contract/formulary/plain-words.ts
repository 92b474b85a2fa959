import { doseRoutes, doseUnits, frequencies } from '../prescriptions/dose.ts';
import { forms } from './ingredient.ts';

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);
const contractWords = [
  ...[...Object.values(doseRoutes), ...Object.values(frequencies), ...Object.values(forms).map(({ name }) => name)].flatMap(
    ({ en, ar }) => [en, ar],
  ),
  ...Object.values(doseUnits).flatMap(({ en, ar }) => [...en, ...ar]),
].flatMap(words);

/**
 * Words in lists of allergies and medicines that are not names, and must not be read as misspelled names: words for doses (including those
 * printed on prescriptions), reactions, people and times, and prescribers' abbreviations. A word belongs here only if no medicine can hide
 * behind it, because an entry is read as certain when all its words are known.
 */
export const ordinaryWords: readonly string[] = [
  ...new Set([
    ...contractWords,
    ...words(`
      allergy allergies allergic reaction reactions intolerance intolerant sensitive sensitivity hypersensitivity adverse effect effects side
      severe moderate mild serious bad slight minor mildly severely grade type

      rash rashes hives urticaria itch itching itchy pruritus swelling swollen swell swells edema oedema angioedema redness red flushing blister
      blisters peeling breathing breath breathless breathlessness shortness wheeze wheezing wheezy bronchospasm asthma choking anaphylaxis
      anaphylactic shock collapse collapsed collapses faint fainted fainting unconscious hypotension palpitations cough sneezing runny
      fever nausea nauseous vomiting vomit vomits vomited diarrhea diarrhoea constipation stomach gastric upset cramps pain headache dizzy dizziness
      stevens johnson syndrome sjs ten dress toxic epidermal necrolysis fixed eruption maculopapular erythema exanthem dermatitis eczema contact
      burning burns sweating weakness fatigue tired numbness tingling insomnia agitation anxiety dystonia extrapyramidal twitching blurred vision
      tinnitus hearing jaundice hepatitis nephritis myalgia muscle muscles cramp ankle ankles weight hair loss neutropenia agranulocytosis
      thrombocytopenia photosensitivity serum sickness arrhythmia tachycardia bradycardia
      within minutes minute immediately immediate delayed later resolved treated due because
      drowsy drowsiness sleepy hallucinations confusion tremor seizure bleeding bruising heartburn indigestion gas bloating dry hyperkalemia
      makes made causes caused causing became becomes gets got felt had has have having develops developed happened
      face facial lip lips tongue throat mouth eye eyes ear ears nose nasal skin body chest arm arms leg legs hand hands foot feet whole generalized
      local site head neck

      childhood child children kid kids baby infant adult mother father parent parents family self patient he she him her his it they
      history hx known case reported reports report suspected suspect possible possibly probable probably confirmed unsure sure documented recorded
      tested test years year old ago since last first when while during young age born birth hospital doctor clinic admitted admission icu
      surgery operation dental dentist travel

      tablet tablets tab tabs capsule capsules cap caps caplet pill pills syrup drops drop cream ointment gel lotion injection injections inj shot
      inhaler inhalers inhaled nebulizer nebuliser neb nebules spray patch patches puffs puff suppository suppositories supp sachet sachets
      suspension susp solution soln drip infusion pen pens dose doses vial ampoule bottle
      mg mcg ug microgram micrograms g gm gram grams kg ml mls l cc iu u unit units mmol meq ppm percent strength mgs x inr mdi hfa q apply affected area areas both tapering taper titrate
      daily day days night nightly nights morning mornings evening evenings noon afternoon bedtime bed weekly week weeks monthly month months hour hours hr hrs
      hourly once twice three four five six thrice times time every each per alternate other
      od bd bid tds tid qid qds qd hs prn sos stat ac pc am pm mane nocte po iv im sc sl pr pv po oral orally topical mouth under into
      needed need required before after with without food foods meal meals breakfast lunch dinner empty water full half
      for from until till then now new old current currently still started start stopped stop continue continued changed increased decreased long
      term short low high regular regularly sometimes occasionally rarely only also and or but not no nil none never denies any all over the a an
      of to in on at as by is was are were be been this that both if since than more less least most one two ten
      sr xr mr cr er la xl ec odt retard depot chrono prolonged modified extended slow sustained release enteric coated chewable effervescent
      dispersible soluble forte plus
      taken takes take taking took uses used use using gave given gives give prescribed advised
      blood pressure bp sugar diabetes diabetic dm t2dm hypertension htn cholesterol lipids heart kidney thyroid pregnancy liver gastritis reflux gerd
      infection infections uti anemia anaemia migraine epilepsy depression arthritis gout prophylaxis prevention deficiency supplement
      drug drugs medicine medicines medication medications group family nkda nka nkfa ok okay fine tolerated tolerates gloves
    `),
    ...words(`
      حساسية تحسس حساس لديه لديها عنده عندها يعاني تعاني المريض المريضة الطفل طفل طفولة أم أب رد فعل تفاعل تحسسي أعراض جانبية عدم تحمل
      طفح جلدي حكة هرش احمرار بقع تورم انتفاخ ورم ضيق تنفس نفس صعوبة اختناق صفير كحة صدمة هبوط ضغط إغماء دوخة دوار غثيان قيء ترجيع استفراغ إسهال
      إمساك مغص ألم صداع حرارة حمى خفقان شرى أرتكاريا وجه شفاه شفة لسان حلق عين عيون جلد جسم كامل صدر بطن معدة يد رجل
      شديدة شديد متوسطة متوسط خفيفة خفيف بسيطة بسيط قوية قوي جدا
      أقراص قرص كبسولة كبسولات شراب قطرة قطرات مرهم كريم جل حقنة حقن إبرة إبر بخاخ بخة بخات لصقة تحميلة تحاميل كيس حبة حبتين حبتان حبوب
      ملغ مجم ملجم مغ ميكروغرام ميكروجرام غرام جرام مل وحدة وحدات دولية تركيز جرعة جرعات
      يوميا يومي يوم يومين أيام أسبوعيا أسبوع شهريا شهر أشهر سنة سنوات سنتين ساعة ساعات مرة مرتين مرات كل صباحا صباح مساء مسا ليلا ليل ظهرا ظهر عصر النوم نوم
      قبل بعد مع بدون أكل طعام وجبة وجبات فطور غداء عشاء ماء ريق عند حاجة لزوم ضرورة فقط أحيانا منذ قديم قديمة سابقا سابق حاليا حالي
      من في عن على إلى إلي أو ثم لا ليس ما مافي يوجد توجد أي شيء معروفة كان كانت هو هي له لها عمر ولادة
      دواء أدوية علاج سكري سكر كوليسترول دهون قلب كلى غدة حمل معدة صرع نقرس ربو التهاب فم عضل وريد عضلي وريدي
      مستشفى طبيب دكتور عملية أسنان
    `),
  ]),
];

/** Words that mean some medicine without naming it. They are not read, so the medicine may be any. */
export const vagueWords: readonly string[] = words(`
  unknown antibiotic antibiotics painkiller painkillers analgesic analgesics anesthesia anaesthesia anesthetic anaesthetic vaccine vaccines vitamin vitamins multivitamin
  herbal herbs herb others another some many several
  مضاد حيوي مسكن مسكنات فيتامين فيتامينات أعشاب عشبة تخدير بنج لقاح تطعيم غير معروف اسمها اسمه مجهول بعض
`);

/**
 * Words that mean a medicine if there is no name with them ("blood pressure tablets"): its purpose, and that it is a medicine. Words of
 * `madeUp` count only if no number says how many are taken. After a word of `saysWhy`, they only give the reason.
 */
export const standIns: readonly string[] = words(`
  medicine medicines medication medications drug drugs blood pressure bp sugar diabetes diabetic dm hypertension htn cholesterol lipids heart kidney thyroid
  liver migraine epilepsy depression arthritis gout supplement
  دواء أدوية علاج ضغط سكري سكر كوليسترول دهون قلب كلى غدة صرع نقرس ربو
`);
export const madeUp: readonly string[] = words(`
  tablet tablets tab tabs capsule capsules pill pills syrup cream ointment injection injections inhaler حبوب حبة أقراص إبر إبرة حقنة حقن مرهم شراب بخاخ
`);
export const saysWhy: readonly string[] = words('for in of due because since with low by على في من مع بعد هبوط');

/** An entry of these words alone, with at least one of `denials`, says that there is nothing to list. */
export const emptyWords: readonly string[] = words(`
  known drug drugs food foods medicine medicines medication medications allergy allergies allergic any to of history reported documented recorded
  reaction reactions the patient has have or and
  يوجد توجد لديه لديها عنده عندها في أي شيء حساسية تحسس معروفة من دواء أدوية يعاني تعاني
`);
export const denials: readonly string[] = words('no nil none never denies nkda nka nkfa لا ليس ما مافي بدون');

/** Units that count only directly after a number, without a space, because they mean other things alone. */
export const numberUnits: readonly string[] = words('d h m w st nd rd th qh qd');

/** Words of salts that follow a name and are part of it ("metoprolol succinate"), and sodium, which may precede one too. */
export const saltWords: readonly string[] = words(`
  sodium disodium hydrochloride hcl dihydrochloride hydrobromide bromide sulfate sulphate phosphate acetate succinate tartrate bitartrate maleate
  besylate besilate mesylate mesilate citrate fumarate hemifumarate gluconate trihydrate dihydrate monohydrate hydrate medoxomil proxetil axetil cilexetil
  trometamol tromethamine propionate dipropionate furoate valerate nitrate erbumine arginine etexilate potassium calcium magnesium zinc
  صوديوم
`);

/** Salts of minerals that are medicines themselves: after such a name, the mineral is not a separate medicine. */
export const mineralSalts: Readonly<Record<string, string>> = {
  potassium: 'losartan diclofenac phenoxymethylpenicillin amoxicillin-clavulanic-acid clavulanic-acid canrenoate raltegravir',
  calcium: 'atorvastatin rosuvastatin folinic-acid mupirocin',
  magnesium: 'esomeprazole',
};
