import type { Language } from '#contract/base/language.ts';
import type { NoteSection } from '#contract/chart/encounters.ts';
import type { Random } from '../random.ts';

type Sentences = readonly [string, ...string[]];

/** What nephrologists and dialysis nurses write; `{…}` is a number of the session. */
const sentences: Readonly<Record<Language, Readonly<Record<NoteSection, Sentences>>>> = {
  en: {
    subjective: [
      'Came walking, with his son, in good spirits.',
      'Slept well and has no complaints since the last session.',
      'Says he was thirsty after the weekend and drank more than advised; no breathlessness on the stairs.',
      'Cramps in both calves in the last hour of the previous session, gone by the evening.',
      'Itching at night, worse on the back, a little better with emollients.',
      'No chest pain, no palpitations, no fainting. No fever or chills at home or during the session.',
      'Appetite fair; takes the binder with two of three meals and forgets it at breakfast.',
      'Passes about a cup of urine a day, unchanged. No burning, no blood.',
      'Low sugar of {glucose} mmol/L one evening after insulin without supper; treated with juice, told to call if it happens again.',
      'Asks again about the transplant list; his brother has been tested and the letter from the transplant team is awaited.',
      'Constipated for three days; senna helps. No black stools, no bleeding from the gums.',
      'Numb feet as before, no wounds. The wife looks at the soles every evening.',
      'Travelled to family for a week and was dialyzed there twice; brought the sheets of those sessions.',
      'Fasted yesterday although advised not to, and broke the fast with dates and soup; felt dizzy when he stood up.',
      'No falls. Walks to the mosque on most days, with one stop on the way.',
    ],
    objective: [
      'Weight before {before} kg, after {after} kg, dry weight {dry} kg; removed {removed} litres in four hours.',
      'Pressure {systolic}/{diastolic} mmHg lying before the session, somewhat lower after it, pulse regular.',
      'Arteriovenous fistula of the left upper arm: good thrill along its length, no aneurysm, no redness, both needles placed at the first attempt.',
      'Blood flow {flow} ml/min, venous pressure {venous} mmHg, no alarms. Kt/V by the machine {ktv}.',
      'Heart sounds normal with the known soft systolic murmur at the apex, no rub. Lungs clear, no edema beyond the ankles.',
      'Abdomen soft, not tender, liver at the margin, no ascites.',
      'Feet: skin dry and whole, no ulcers, pulses weak on both sides as before, monofilament not felt at the toes.',
      'Anticoagulation with heparin as prescribed; compression of the needle sites eight minutes, no bleeding after.',
      'Dialysate potassium 2, calcium 1.5, bicarbonate 34 mmol/L, temperature 36 °C, sodium 138 mmol/L without a profile.',
      'Last hemoglobin {hemoglobin} g/dL, potassium {potassium} mmol/L, phosphate {phosphate} mmol/L, parathyroid hormone {pth} pg/mL.',
      'One fall of the pressure to 92/50 mmHg in the third hour, without symptoms; better after 200 ml of saline and a lower rate of filtration.',
      'Electrocardiogram on the monitor: sinus rhythm, occasional ventricular extrasystoles.',
      'Orientation and memory as before; signs his own sheet.',
    ],
    assessment: [
      'End-stage kidney disease from diabetic nephropathy, in the program of three sessions a week, adequate by dose and blood.',
      'Fluid: gains between sessions above what was agreed; dry weight still right, no signs of overload after the session.',
      'Renal anemia, stable on the present dose of the stimulating agent; iron stores enough.',
      'Mineral and bone disorder: phosphate above the target because binders are missed, parathyroid hormone within the range wanted.',
      'Hypertension, controlled before most sessions; falls in the last hour when much has to be removed.',
      'Type 2 diabetes with long-term complications, insulin twice a day, few low values, the last HbA1c interpreted with care because of anemia.',
      'Coronary disease after a stent, without angina; on both platelet inhibitors until the date that the cardiologist gave.',
      'Fistula works well; the last duplex showed a flow of {fistula} ml/min and no stenosis.',
      'Neuropathy of the feet, high risk by the foot clinic, shoes fitted.',
      'Nutrition: albumin {albumin} g/L, weight without fluid unchanged for half a year.',
      'Vaccinations complete for hepatitis B with antibodies above 100; influenza vaccine due in the autumn.',
    ],
    plan: [
      'Continue three times a week, four hours, same dialyzer and access.',
      'Talked again about salt and about ice instead of water; the dietitian sees him on the next session.',
      'Binder with every meal that has protein; one box left at the bedside for breakfast.',
      'Dry weight to be tested lower by half a kilogram over the next two weeks if the pressure allows.',
      'Blood before the first session of the month; potassium again before the next session.',
      'Stimulating agent unchanged, intravenous iron every second week until ferritin is above the lower limit again.',
      'Evening dose of insulin lower by two units on days of dialysis; sugar diary to be brought.',
      'Pressure tablets after the session and not before it on days of dialysis.',
      'Foot clinic in three months, eyes within the year, duplex of the fistula in six months.',
      'Letter to the transplant team with the results of this quarter.',
      'To come at once or call 999 for chest pain, breathlessness at rest, bleeding from the fistula that does not stop, or fever with chills.',
      'Next session as in the calendar; the family knows the number of the unit.',
    ],
  },
  ar: {
    subjective: [
      'حضر ماشياً مع ابنه وهو بحالة جيدة.',
      'نام جيداً ولا شكوى منذ الجلسة السابقة.',
      'يقول إنه شعر بالعطش بعد نهاية الأسبوع وشرب أكثر مما نُصح به، ولا ضيق في التنفس عند صعود الدرج.',
      'شد عضلي في الساقين في الساعة الأخيرة من الجلسة السابقة وزال مساءً.',
      'حكة ليلية في الظهر تحسنت قليلاً مع المرطبات.',
      'لا ألم في الصدر ولا خفقان ولا إغماء، ولا حمى ولا قشعريرة في البيت أو أثناء الجلسة.',
      'الشهية متوسطة، يتناول رابط الفوسفات مع وجبتين من ثلاث وينساه عند الإفطار.',
      'انخفض السكر إلى {glucose} مساء أحد الأيام بعد الأنسولين دون عشاء، وعولج بالعصير.',
      'يسأل مجدداً عن قائمة زراعة الكلى، وقد أجرى أخوه الفحوص وننتظر رسالة فريق الزراعة.',
      'إمساك منذ ثلاثة أيام تحسن بالسنا، ولا براز أسود ولا نزف من اللثة.',
      'خدر في القدمين كما كان، ولا جروح، وزوجته تفحص القدمين كل مساء.',
      'صام أمس رغم النصيحة وأفطر على تمر وشوربة، وشعر بدوار عند الوقوف.',
    ],
    objective: [
      'الوزن قبل الجلسة {before} كغ وبعدها {after} كغ، والوزن الجاف {dry} كغ، وسُحب {removed} لتر في أربع ساعات.',
      'الضغط {systolic}/{diastolic} ملم زئبق قبل الجلسة وأقل قليلاً بعدها، والنبض منتظم.',
      'الناسور الشرياني الوريدي في العضد الأيسر: ارتعاش جيد على طوله ولا احمرار، ووُضعت الإبرتان من أول محاولة.',
      'تدفق الدم {flow} مل/دقيقة والضغط الوريدي {venous} ملم زئبق دون إنذارات، وكفاءة الجلسة {ktv}.',
      'أصوات القلب طبيعية مع النفخة المعروفة، والرئتان صافيتان، ولا وذمة فوق الكاحلين.',
      'البطن لين غير مؤلم ولا استسقاء.',
      'القدمان: الجلد جاف وسليم، ولا تقرحات، والنبض ضعيف في الجهتين كما كان.',
      'آخر خضاب {hemoglobin} غ/دل، والبوتاسيوم {potassium}، والفوسفات {phosphate}، وهرمون الغدة الجار درقية {pth}.',
      'انخفض الضغط مرة إلى 92/50 في الساعة الثالثة دون أعراض، وتحسن بعد 200 مل من المحلول الملحي.',
      'الوعي والذاكرة كما كانا، ويوقّع ورقته بنفسه.',
    ],
    assessment: [
      'قصور كلوي نهائي بسبب اعتلال الكلى السكري، على برنامج ثلاث جلسات في الأسبوع، والكفاية جيدة.',
      'السوائل: الزيادة بين الجلسات فوق المتفق عليه، والوزن الجاف ما زال مناسباً.',
      'فقر دم كلوي مستقر على الجرعة الحالية، ومخزون الحديد كافٍ.',
      'اضطراب المعادن والعظام: الفوسفات فوق الهدف لنسيان الرابط، والهرمون ضمن المدى المطلوب.',
      'ارتفاع ضغط الدم مضبوط قبل معظم الجلسات.',
      'السكري من النوع الثاني مع مضاعفات مزمنة، أنسولين مرتين يومياً.',
      'مرض الشرايين التاجية بعد دعامة دون ذبحة صدرية.',
      'الناسور يعمل جيداً، وآخر فحص بالموجات أظهر تدفقاً قدره {fistula} مل/دقيقة دون تضيق.',
      'التغذية: الألبومين {albumin} غ/ل والوزن دون سوائل ثابت منذ نصف سنة.',
    ],
    plan: [
      'الاستمرار ثلاث مرات في الأسبوع، أربع ساعات، بالمرشّح نفسه والناسور نفسه.',
      'نوقشت كمية الملح والسوائل مجدداً، وتقابله أخصائية التغذية في الجلسة القادمة.',
      'رابط الفوسفات مع كل وجبة فيها بروتين.',
      'تجربة خفض الوزن الجاف نصف كيلوغرام خلال أسبوعين إن سمح الضغط.',
      'فحص الدم قبل أول جلسة في الشهر، والبوتاسيوم قبل الجلسة القادمة.',
      'حديد وريدي كل أسبوعين حتى يرتفع الفيريتين فوق الحد الأدنى.',
      'خفض جرعة الأنسولين المسائية وحدتين في أيام الغسيل.',
      'حبوب الضغط بعد الجلسة لا قبلها في أيام الغسيل.',
      'الحضور فوراً أو الاتصال على 999 عند ألم الصدر أو ضيق التنفس أو نزف الناسور الذي لا يتوقف أو الحمى مع القشعريرة.',
      'الجلسة القادمة حسب الجدول، والعائلة تعرف رقم الوحدة.',
    ],
  },
};

/** The share of the text that each section has. */
const shares: Readonly<Record<NoteSection, number>> = { subjective: 0.28, objective: 0.34, assessment: 0.2, plan: 0.18 };

/** A note of a session of dialysis, of about so many characters. */
export function dialysisNote(
  characters: number,
  language: Language,
  numbers: Readonly<Record<string, number>>,
  random: Random,
): Record<NoteSection, string> {
  const section = (name: NoteSection): string => {
    const wanted = characters * shares[name];
    const lines: string[] = [];
    let length = 0;
    let next = random.whole(0, sentences[language][name].length - 1);
    while (length < wanted) {
      const text = sentences[language][name][next % sentences[language][name].length] ?? '';
      const line = text.replaceAll(/\{(\w+)\}/g, (_, number: string) => String(numbers[number] ?? ''));
      lines.push(line);
      length += line.length + 1;
      next += 1;
    }
    return lines.join(' ');
  };
  return { subjective: section('subjective'), objective: section('objective'), assessment: section('assessment'), plan: section('plan') };
}
