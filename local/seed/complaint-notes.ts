import { type Topic, circulation, written } from './topic.ts';

const acute = ['temperature', 'pulse', 'respiratoryRate', 'oxygenSaturation'] as const;

/** Notes about complaints, by the English reason of the appointment. */
export const complaints = {
  'Back pain': {
    signs: [...circulation, 'pain'],
    notes: {
      en: [
        written(
          'Low back pain for five days after lifting boxes. No numbness, bladder and bowel as always.',
          'BP {bp}. Tender beside L4 and L5, straight leg raise free on both sides, reflexes equal.',
          'Mechanical low back pain, no red flags.',
          'Keep moving, heat, pain relief for five days. Return at once with numbness or weakness.',
          { medicine: 'pain-relief' },
        ),
        written(
          'Back pain on and off for three months, worse after driving.',
          'BP {bp}. Full movement, no neurological deficit.',
          'Chronic mechanical back pain.',
          'Physiotherapy, seat adjusted, exercises shown. No imaging now.',
        ),
      ],
      ar: [
        written(
          'ألم أسفل الظهر منذ خمسة أيام بعد حمل أثقال، دون تنميل أو مشكلات في التبول.',
          'الضغط {bp}. ألم موضعي، ولا علامات عصبية.',
          'ألم ظهر عضلي دون علامات خطر.',
          'الاستمرار في الحركة وكمادات دافئة ومسكن لخمسة أيام، والمراجعة فوراً عند التنميل أو الضعف.',
          { medicine: 'pain-relief' },
        ),
      ],
    },
  },
  Headache: {
    signs: [...circulation, 'pain'],
    notes: {
      en: [
        written(
          'Headache on one side since morning, light hurts, as in earlier attacks.',
          'BP {bp}. No neck stiffness, fields and pupils normal.',
          'Migraine attack.',
          'Dark room, paracetamol early in the attack. Headache diary.',
          { medicine: 'paracetamol' },
        ),
        written(
          'Tight feeling around the head in the evening for two weeks.',
          'BP {bp}. Tender neck muscles, no deficit.',
          'Tension-type headache.',
          'Breaks from the screen, neck exercises, sleep. Review if it changes.',
        ),
      ],
      ar: [
        written(
          'صداع حول الرأس مساءً منذ أسبوعين.',
          'الضغط {bp}، وشد في عضلات الرقبة دون علامات عصبية.',
          'صداع توتري.',
          'فترات راحة من الشاشة وتمارين للرقبة، والمراجعة عند أي تغير.',
        ),
      ],
    },
  },
  'Knee pain': {
    signs: ['pulse', 'pain', 'weight'],
    notes: {
      en: [
        written(
          'Knee pain on stairs for a month. No locking, no fall.',
          'No effusion, crepitus, full movement. Weight {weight} kg.',
          'Early osteoarthritis of the knee.',
          'Quadriceps exercises, lose 3 kg, pain relief on bad days.',
          { medicine: 'pain-relief' },
        ),
      ],
      ar: [
        written(
          'ألم في الركبة عند صعود الدرج منذ شهر.',
          'لا تورم، والحركة كاملة. الوزن {weight} كغ.',
          'خشونة مبكرة في الركبة.',
          'تقوية عضلات الفخذ وإنقاص الوزن ومسكن عند اللزوم.',
          { medicine: 'pain-relief' },
        ),
      ],
    },
  },
  'Skin rash': {
    signs: ['temperature'],
    notes: {
      en: [
        written(
          'Itchy spots on the legs since the camping trip.',
          'Scattered wheals, some scratched, not infected.',
          'Insect bites.',
          'Cool packs, keep the nails short. Return if hot or spreading.',
        ),
        written(
          'Redness under the arms in the heat.',
          'Fine red papules where clothes rub.',
          'Heat rash.',
          'Light cotton, cool showers, no thick creams.',
        ),
        written(
          'Itchy elbows and hands, worse after washing.',
          'Dry red plaques in the folds, not infected.',
          'Atopic eczema.',
          'Emollient after each wash, hydrocortisone cream for a week.',
          { medicine: 'steroid-cream' },
        ),
      ],
      ar: [
        written(
          'حكة في المرفقين واليدين تزداد بعد الغسل.',
          'بقع حمراء جافة في الثنيات دون التهاب.',
          'إكزيما تأتبية.',
          'مرطب بعد كل غسل، وكريم هيدروكورتيزون لأسبوع.',
          { medicine: 'steroid-cream' },
        ),
      ],
    },
  },
  Fever: {
    signs: acute,
    notes: {
      en: [
        written(
          'Fever and aches for two days, household members ill too. Drinks well.',
          'Throat red, no rash, neck supple, chest clear.',
          'Viral illness.',
          'Fluids, rest, paracetamol. Return with breathlessness, rash or fever beyond three days.',
          { medicine: 'paracetamol' },
        ),
        written(
          'Fever since last night with burning urine.',
          'Abdomen soft, no flank tenderness. Dipstick: leukocytes and nitrite.',
          'Lower urinary tract infection.',
          'Urine culture sent. Nitrofurantoin for five days.',
          { medicine: 'nitrofurantoin' },
        ),
      ],
      ar: [
        written(
          'حمى وآلام في الجسم منذ يومين، مع إصابة آخرين في المنزل.',
          'احمرار في الحلق، ولا طفح، والصدر سليم.',
          'عدوى فيروسية.',
          'سوائل وراحة وباراسيتامول، والمراجعة عند ضيق التنفس أو الطفح أو استمرار الحمى أكثر من ثلاثة أيام.',
          { medicine: 'paracetamol' },
        ),
      ],
    },
    ofChildren: {
      en: [
        written(
          'Fever since yesterday, still plays and drinks. One loose stool.',
          'Alert, ears and throat clear, no rash, capillary refill under 2 seconds.',
          'Viral fever.',
          'Paracetamol by weight, small sips often. Warning signs explained to the parents.',
          { medicine: 'paracetamol' },
        ),
      ],
      ar: [
        written(
          'حمى منذ الأمس مع لعب وشرب جيدين.',
          'انتباه جيد، الأذنان والحلق سليمان، ولا طفح.',
          'حمى فيروسية.',
          'باراسيتامول حسب الوزن وسوائل متكررة، وشرح علامات الخطر للوالدين.',
          { medicine: 'paracetamol' },
        ),
      ],
    },
  },
  'Cough and sore throat': {
    signs: acute,
    notes: {
      en: [
        written(
          'Sore throat and cough for three days, no breathlessness.',
          'Pharynx red, no exudate, no nodes. Chest clear.',
          'Viral upper respiratory infection.',
          'Honey, warm drinks, pain relief. No antibiotic now.',
        ),
        written(
          'Sore throat for four days with fever, cannot swallow well.',
          'Tonsils with exudate, tender nodes, no cough.',
          'Streptococcal tonsillitis likely.',
          'Antibiotic for seven days, fluids. Return if drooling or breathless.',
          { medicine: 'antibiotic' },
        ),
      ],
      ar: [
        written(
          'ألم في الحلق وسعال منذ ثلاثة أيام دون ضيق تنفس.',
          'احمرار في البلعوم دون صديد، والصدر سليم.',
          'التهاب فيروسي في الجهاز التنفسي العلوي.',
          'سوائل دافئة ومسكن، ولا حاجة إلى مضاد حيوي.',
        ),
      ],
    },
    ofChildren: {
      en: [
        written(
          'Cough and runny nose for three days, worse at night. Drinks well.',
          'No distress, chest clear, ears clear.',
          'Viral cold.',
          'Fluids, nose drops with saline. No antibiotic. Return with fast breathing.',
        ),
      ],
      ar: [
        written(
          'سعال ورشح منذ ثلاثة أيام، والشرب جيد.',
          'لا ضيق في التنفس، والصدر والأذنان سليمان.',
          'زكام فيروسي.',
          'سوائل ومحلول ملحي للأنف دون مضاد حيوي، والمراجعة عند سرعة التنفس.',
        ),
      ],
    },
  },
  'Minor injury': {
    signs: ['pulse', 'pain'],
    notes: {
      en: [
        written(
          'Twisted the ankle at football last night. Walks with a limp.',
          'Swelling below the outer ankle, no bony tenderness, bears weight.',
          'Ankle sprain; by the Ottawa rules no X-ray.',
          'Ice, compression, pain relief. Exercises from day three.',
          { medicine: 'pain-relief' },
        ),
        written(
          'Cut the finger while cooking.',
          'Clean 2 cm wound, tendon and feeling intact.',
          'Simple cut.',
          'Cleaned, closed with strips. Tetanus up to date. Check in three days.',
        ),
      ],
      ar: [
        written(
          'التواء في الكاحل أثناء اللعب أمس، مع عرج خفيف.',
          'تورم أسفل الكاحل الخارجي دون ألم على العظم.',
          'التواء بسيط دون حاجة إلى أشعة.',
          'كمادات باردة ورباط ضاغط ومسكن، وتمارين من اليوم الثالث.',
          { medicine: 'pain-relief' },
        ),
      ],
    },
    ofChildren: {
      en: [
        written(
          'Fell from the swing, cried at once, no vomiting since.',
          'Alert, graze on the knee, moves all limbs, no tenderness of the head.',
          'Graze, no sign of a head injury.',
          'Cleaned and covered. What to watch for tonight explained to the parents.',
        ),
      ],
      ar: [
        written(
          'سقوط عن الأرجوحة مع بكاء فوري، دون قيء بعده.',
          'انتباه جيد، سحجة في الركبة، وحركة الأطراف سليمة.',
          'سحجة بسيطة دون علامات إصابة في الرأس.',
          'تنظيف وتغطية، وشرح ما يلزم مراقبته الليلة للوالدين.',
        ),
      ],
    },
  },
  'Stomach pain': {
    signs: [...circulation, 'temperature', 'pain'],
    notes: {
      en: [
        written(
          'Burning above the navel after meals for a week. No vomiting, no black stool.',
          'Abdomen soft, mild epigastric tenderness.',
          'Dyspepsia.',
          'Smaller meals, no late food. Omeprazole for two weeks, H. pylori test if it returns.',
          { medicine: 'omeprazole' },
        ),
        written(
          'Cramps and loose stools since yesterday after eating out.',
          'Abdomen soft, no guarding, well hydrated.',
          'Gastroenteritis.',
          'Oral rehydration, light food. Return with blood, high fever or no urine.',
          { medicine: 'rehydration' },
        ),
      ],
      ar: [
        written(
          'حرقة في أعلى البطن بعد الأكل منذ أسبوع، دون قيء أو براز أسود.',
          'البطن لين مع ألم خفيف في الأعلى.',
          'عسر هضم.',
          'وجبات صغيرة وتجنب الأكل المتأخر، وأوميبرازول لأسبوعين.',
          { medicine: 'omeprazole' },
        ),
      ],
    },
    ofChildren: {
      en: [
        written(
          'Tummy ache and two loose stools since yesterday, no blood.',
          'Soft abdomen, moist lips, tears present.',
          'Gastroenteritis, not dehydrated.',
          'Oral rehydration after each stool, usual food. Return if sleepy or dry.',
          { medicine: 'rehydration' },
        ),
      ],
      ar: [
        written(
          'ألم في البطن وإسهال مرتين منذ الأمس دون دم.',
          'البطن لين، ولا علامات جفاف.',
          'نزلة معوية دون جفاف.',
          'محلول معالجة الجفاف بعد كل إسهال، والمراجعة عند الخمول أو الجفاف.',
          { medicine: 'rehydration' },
        ),
      ],
    },
  },
  'Wound dressing': {
    signs: [...circulation, 'glucose'],
    notes: {
      en: [
        written(
          'Walks in the offloading shoe. No fever.',
          'Ulcer under the right first toe, clean, granulating. Glucose {glucose} mmol/L.',
          'Diabetic foot ulcer, healing slowly.',
          'Debrided, foam dressing. Next dressing in a week.',
        ),
        written(
          'Dressing wet since yesterday.',
          'More exudate, no redness around, pulses felt. BP {bp}.',
          'Diabetic foot ulcer, not infected.',
          'Alginate dressing. Return with redness, smell or fever.',
        ),
        written(
          'Less pain, sleeps well.',
          'Edges advance, 8 mm now. Glucose {glucose} mmol/L.',
          'Diabetic foot ulcer, smaller.',
          'Same dressing. Photograph taken with consent.',
        ),
      ],
      ar: [
        written(
          'لا حمى، مع الالتزام بالحذاء الطبي.',
          'قرحة تحت إبهام القدم اليمنى، نظيفة مع نسيج حبيبي. السكر {glucose}.',
          'قرحة قدم سكرية تلتئم ببطء.',
          'تنظيف وضماد رغوي، والغيار التالي بعد أسبوع.',
        ),
      ],
    },
  },
} as const satisfies Record<string, Topic>;
