/** Eye, ear, circulation, breathing and digestion. A row: codes, names, other words (`shape.ts`). */
export const heartAndBreath = `
H00.0||Stye|شعيرة الجفن|hordeolum, شحاذ العين
H04.1||Dry eye|جفاف العين|DED, dry eyes
*H10.9||Conjunctivitis|التهاب الملتحمة|pink eye, red eye, رمد, عين حمراء
H25.9||Age-related cataract|الساد الشيخوخي|senile cataract, cataracts, ماء ابيض, المياه البيضاء
H40.9||Glaucoma|الزرق|high eye pressure, ماء ازرق, ضغط العين
H60.9||Otitis externa|التهاب الأذن الخارجية|OE, swimmer ear, التهاب الاذن
H61.2||Ear wax|شمع الأذن|impacted cerumen, wax, صمغ الاذن
*H66.9||Otitis media|التهاب الأذن الوسطى|OM, AOM, ear infection, middle ear infection, التهاب الاذن
H80.9|AB33|Otosclerosis|تصلب الأذن|
H81.0|AB31.0|Ménière disease|داء منيير|Meniere
*H81.1|AB31.2|Positional vertigo|دوار الوضعة الحميد|BPPV, benign paroxysmal positional vertigo, دوخة, دوار
H81.2|AB30.0|Vestibular neuronitis|التهاب العصب الدهليزي|vestibular neuritis
H81.3|AB34.1|Peripheral vertigo|دوار محيطي|دوخة
H83.0|AB30.1|Labyrinthitis|التهاب التيه|
H83.3|AB37|Noise damage to hearing|أذية السمع بالضجيج|noise induced hearing loss, NIHL
H90.0|AB51.0|Conductive hearing loss, both sides|نقص السمع التوصيلي ثنائي الجانب|CHL
H90.3|AB51.1|Sensorineural hearing loss, both sides|نقص السمع الحسي العصبي ثنائي الجانب|SNHL
H91.1|AB54|Age-related hearing loss|صمم الشيخوخة|presbycusis
H91.2|AB55|Sudden hearing loss|نقص السمع المفاجئ|SSNHL
H91.9|AB5Z|Hearing loss|نقص السمع|deafness, HL, ضعف السمع
H92.0|AB70.2|Earache|ألم الأذن|otalgia, ear pain, وجع الاذن
H92.1|AB70.0|Ear discharge|سيلان الأذن|otorrhea
H93.1|MC41|Tinnitus|طنين الأذن|ringing ears, صفير الاذن
I00|1B40.Z|Acute rheumatic fever|الحمى الرثوية الحادة|ARF, الحمى الروماتيزمية
*I10|BA00.Z|Hypertension|ارتفاع ضغط الدم|HTN, HT, high BP, high blood pressure, essential hypertension, primary hypertension, الضغط, ضغط الدم
I12.9|BA02|Hypertensive kidney disease|اعتلال الكلى بارتفاع الضغط|
I15.9|BA04|Secondary hypertension|ارتفاع ضغط الدم الثانوي|renovascular
I20.0|BA40.0|Unstable angina|الذبحة غير المستقرة|UA, ACS
I20.9|BA40.Z|Angina|الذبحة الصدرية|stable angina, angina pectoris
I21.9|BA41.Z|Heart attack|احتشاء عضلة القلب الحاد|AMI, MI, acute myocardial infarction, STEMI, NSTEMI, ACS, جلطة قلبية
I25.1|BA80.Z|Coronary artery disease|تصلب الشرايين التاجية|CAD, atherosclerotic heart disease, انسداد شرايين القلب
I25.2|BA50|Old heart attack|احتشاء قديم لعضلة القلب|old MI, previous MI
I25.5|BA51|Ischemic cardiomyopathy|اعتلال عضلة القلب الإقفاري|ICM
*I25.9|BA5Z|Ischemic heart disease|مرض القلب الإقفاري المزمن|IHD, CIHD, قصور الشرايين
I26.9|BB00.Z|Pulmonary embolism|الانصمام الرئوي|PE, جلطة الرئة
I27.0|BB01.Z|Pulmonary hypertension|ارتفاع الضغط الرئوي|PH, PAH
I30.9|BB20.Z|Acute pericarditis|التهاب التامور الحاد|
I31.3|BB25|Pericardial effusion|انصباب التامور|
I33.0|BB40|Infective endocarditis|التهاب الشغاف العدوائي|IE
I34.0|BB61.Z|Mitral regurgitation|قصور الصمام التاجي|MR, mitral insufficiency, ارتجاع الميترالي
I34.1|BB62.Z|Mitral valve prolapse|تدلي الصمام التاجي|MVP, ارتخاء الصمام
I34.2|BB60.1|Mitral stenosis, not rheumatic|تضيق الصمام التاجي غير الرثوي|MS
I35.0|BB70.Z|Aortic stenosis|تضيق الصمام الأبهري|AS
I35.1|BB71.Z|Aortic regurgitation|قصور الصمام الأبهري|AR, aortic insufficiency
I40.9|BC42.Z|Myocarditis|التهاب عضلة القلب|
I42.0|BC43.0Z|Dilated cardiomyopathy|اعتلال عضلة القلب التوسعي|DCM
I42.2|BC43.1Z|Hypertrophic cardiomyopathy|اعتلال عضلة القلب الضخامي|HCM
I42.9|BC43.Z|Cardiomyopathy|اعتلال عضلة القلب|CMP, ضعف عضلة القلب
I47.1||Supraventricular tachycardia|تسرع القلب فوق البطيني|SVT
I47.2|BC71.0Z|Ventricular tachycardia|تسرع القلب البطيني|VT
I48.0|BC81.30|Paroxysmal atrial fibrillation|الرجفان الأذيني الانتيابي|PAF, AF, AFib
I48.1|BC81.31|Persistent atrial fibrillation|الرجفان الأذيني المستمر|AF, AFib
I48.2|BC81.32|Permanent atrial fibrillation|الرجفان الأذيني الدائم|chronic AF, AFib
*I48.9||Atrial fibrillation or flutter|الرجفان أو الرفرفة الأذينية|AF, AFib, رجفان اذيني
I49.1|BC60|Atrial extrasystoles|خوارج الانقباض الأذينية|PAC, premature atrial
I49.3|BC70|Ventricular extrasystoles|خوارج الانقباض البطينية|PVC, VEB, premature ventricular
I49.5|BC80.20|Sick sinus syndrome|متلازمة العقدة الجيبية المريضة|SSS
I49.9|BC9Z|Arrhythmia|اضطراب نظم القلب|irregular heartbeat
I50.0|BD10.Z|Congestive heart failure|قصور القلب الاحتقاني|CHF
I50.1|BD11.Z|Left heart failure|قصور القلب الأيسر|LVF
*I50.9|BD1Z|Heart failure|قصور القلب|HF, cardiac failure, ضعف القلب, فشل القلب
I51.7|BC45|Cardiomegaly|ضخامة القلب|enlarged heart
I60.9|8B01|Subarachnoid hemorrhage|النزف تحت العنكبوتية|SAH
I61.9|8B00.Z|Intracerebral hemorrhage|النزف الدماغي|ICH, نزيف الدماغ
I63.9|8B11|Ischemic stroke|السكتة الدماغية الإقفارية|CVA, cerebral infarction, جلطة دماغية
I64||Stroke|السكتة الدماغية|CVA, جلطة دماغية
I80.2||Deep vein thrombosis of the leg|خثار الأوردة العميقة في الساق|DVT, leg clot, جلطة الساق
*I83.9||Varicose veins of the legs|دوالي الساقين|VV, varices, الدوالي
I87.0||Postthrombotic syndrome|متلازمة ما بعد الخثار|PTS
I87.2|BD74.Z|Venous insufficiency|القصور الوريدي المزمن|CVI
I88.0|BD90.1|Mesenteric lymphadenitis|التهاب العقد المساريقية|mesenteric adenitis
I88.9|BD90.Z|Lymphadenitis|التهاب العقد اللمفية|swollen glands, غدد لمفاوية
I89.0|BD93.Z|Lymphedema|الوذمة اللمفية|
I95.1|BA21|Orthostatic hypotension|هبوط الضغط الانتصابي|postural hypotension, دوخة الوقوف
I95.9|BA2Z|Low blood pressure|انخفاض ضغط الدم|hypotension, low BP, هبوط الضغط
*J00|CA00|Common cold|الزكام|cold, coryza, acute nasopharyngitis, runny nose, رشح, نزلة برد, برد
*J01.9|CA01|Acute sinusitis|التهاب الجيوب الحاد|rhinosinusitis, جيوب انفية
J02.0|1B51|Strep throat|التهاب البلعوم بالعقديات|streptococcal pharyngitis, GAS
*J02.9|CA02.Z|Pharyngitis|التهاب البلعوم الحاد|sore throat, throat infection, التهاب الحلق, التهاب الحلقوم, الم الحلق
J03.0|CA03.0|Streptococcal tonsillitis|التهاب اللوزتين بالعقديات|strep tonsillitis
*J03.9|CA03.Z|Acute tonsillitis|التهاب اللوزتين الحاد|tonsils, لوز
J04.0|CA05.0|Acute laryngitis|التهاب الحنجرة الحاد|hoarse voice, بحة الصوت
J04.1|CA05.1|Acute tracheitis|التهاب الرغامى الحاد|
J05.0|CA06.0|Croup|الخناق|laryngotracheobronchitis, barking cough
J05.1|CA06.1|Acute epiglottitis|التهاب لسان المزمار الحاد|
*J06.9|CA07.Z|Upper respiratory tract infection|عدوى الجهاز التنفسي العلوي الحادة|URTI, URI, ARI, upper respiratory infection, التهاب الجهاز التنفسي العلوي
J10.1|1E30|Influenza, virus confirmed|الإنفلونزا المؤكدة|flu A, flu B, انفلونزا
*J11.1|1E32|Influenza|الإنفلونزا|flu, influenza like illness, ILI, انفلونزا
J12.9|CA40.1Z|Viral pneumonia|ذات الرئة الفيروسية|
J15.7|CA40.04|Mycoplasma pneumonia|ذات الرئة بالمفطورة|atypical pneumonia
J15.9|CA40.0Z|Bacterial pneumonia|ذات الرئة الجرثومية|
*J18.9|CA40.Z|Pneumonia|ذات الرئة|CAP, community acquired pneumonia, LRTI, chest infection, التهاب رئوي
*J20.9|CA42.Z|Acute bronchitis|التهاب القصبات الحاد|chest cold, التهاب الشعب الهوائية, نزلة شعبية
J21.0|CA41.0|RSV bronchiolitis|التهاب القصيبات بالفيروس المخلوي|RSV
J21.9|CA41.Z|Bronchiolitis|التهاب القصيبات|التهاب شعيبات
J22|CA4Z|Lower respiratory infection|عدوى الجهاز التنفسي السفلي الحادة|LRTI, chest infection
J30.0|CA08.3|Vasomotor rhinitis|التهاب الأنف الحركي الوعائي|
J30.1|CA08.00|Hay fever|حمى القش|pollen allergy, seasonal allergic rhinitis, حساسية الربيع
*J30.4|CA08.0Z|Allergic rhinitis|التهاب الأنف التحسسي|AR, nasal allergy, حساسية الانف
J31.0|CA09.0|Chronic rhinitis|التهاب الأنف المزمن|
J31.2|CA09.2|Chronic pharyngitis|التهاب البلعوم المزمن|
J32.9|CA0A.Z|Chronic sinusitis|التهاب الجيوب المزمن|CRS, sinusitis, جيوب انفية
J33.9|CA0J.Z|Nasal polyp|سليلة أنفية|لحمية الانف
J34.2|CA0D|Deviated nasal septum|انحراف الحاجز الأنفي|DNS, انحراف الوتيرة
J34.3|CA0E|Enlarged turbinates|تضخم القرينات الأنفية|turbinate hypertrophy
J35.0||Chronic tonsillitis|التهاب اللوزتين المزمن|recurrent tonsillitis, لوز
J35.1|CA0F.0|Enlarged tonsils|ضخامة اللوزتين|tonsillar hypertrophy, لوز
J35.2|CA0F.1|Enlarged adenoids|ضخامة الغدانيات|adenoid hypertrophy, لحمية
J36|CA0K.1|Peritonsillar abscess|خراج حول اللوزة|quinsy, PTA
J37.0|CA0G|Chronic laryngitis|التهاب الحنجرة المزمن|
J38.2|CA0H.2|Vocal cord nodules|عقيدات الحبال الصوتية|singer nodules
J40|CA20.Z|Bronchitis, not said whether acute or chronic|التهاب القصبات|التهاب الشعب
J42|CA20.1Z|Chronic bronchitis|التهاب القصبات المزمن|
J43.9|CA21.Z|Emphysema|نفاخ الرئة|
J44.1|CA22.0|COPD exacerbation|تفاقم الانسداد الرئوي المزمن|AECOPD
*J44.9|CA22.Z|Chronic obstructive pulmonary disease|الانسداد الرئوي المزمن|COPD, COAD
J45.0|CA23.0Z|Allergic asthma|الربو التحسسي|extrinsic asthma, atopic asthma, حساسية الصدر
J45.1|CA23.1|Non-allergic asthma|الربو غير التحسسي|intrinsic asthma
*J45.9|CA23.3|Asthma|الربو|BA, bronchial asthma, wheeze, حساسية الصدر, ضيق الصدر
J46||Status asthmaticus|الحالة الربوية|acute severe asthma, asthma attack, نوبة ربو
J47|CA24|Bronchiectasis|توسع القصبات|
K02.9||Dental caries|تسوس الأسنان|tooth decay, cavity, تسوس
K21.0||Reflux with esophagitis|الارتجاع مع التهاب المريء|GERD esophagitis, erosive, حموضة
*K21.9||Acid reflux|الارتجاع المعدي المريئي|GERD, GORD, heartburn, reflux, acidity, حموضة, حرقة المعدة, ارتجاع
K27.9||Peptic ulcer|القرحة الهضمية|PUD, قرحة المعدة
*K29.7|DA42.Z|Gastritis|التهاب المعدة|stomach inflammation, جرثومة المعدة
K29.5|DA42.Z|Chronic gastritis|التهاب المعدة المزمن|
K29.4|DA42.73|Atrophic gastritis|التهاب المعدة الضموري|
K29.8|DA51.Z|Duodenitis|التهاب الاثناعشري|
*K30|DD90.3|Dyspepsia|عسر الهضم الوظيفي|indigestion, functional dyspepsia, سوء الهضم, تلبك معوي
K35.8|DB10.0|Acute appendicitis|التهاب الزائدة الحاد|appy, الزائدة الدودية
K37|DB10.Z|Appendicitis|التهاب الزائدة|الزائدة الدودية
K40.9|DD51|Inguinal hernia|الفتق الإربي|groin hernia, فتاق
K41.9|DD52|Femoral hernia|الفتق الفخذي|
K42.9|DD53|Umbilical hernia|الفتق السري|فتاق السرة
K43.2|DD56|Incisional hernia|الفتق الجراحي|فتاق
K44.9|DD50.0|Hiatus hernia|الفتق الحجابي|hiatal hernia, diaphragmatic hernia, فتق الحجاب الحاجز
K50.9|DD70.Z|Crohn disease|داء كرون|IBD
K52.9||Non-infective gastroenteritis|التهاب المعدة والأمعاء غير المعدي|
*K58.9|DD91.03|Irritable bowel syndrome|متلازمة القولون العصبي|IBS, القولون العصبي, قولون
*K59.0||Constipation|الإمساك|امساك
K59.4|DB72.0|Anal spasm|تشنج الشرج|proctalgia fugax
K60.0|DB50.0|Acute anal fissure|شق شرجي حاد|شرخ
K60.1|DB50.0|Chronic anal fissure|شق شرجي مزمن|شرخ
K60.2|DB50.Z|Anal fissure|الشق الشرجي|fissure in ano, FIA, شرخ شرجي
K60.3|DB50.1|Anal fistula|الناسور الشرجي|fistula in ano, ناسور
K61.0|DB70.00|Anal abscess|خراج شرجي|perianal abscess
K62.3|DB31.2|Rectal prolapse|تدلي المستقيم|
K62.5|ME24.A1|Rectal bleeding|نزف الشرج والمستقيم|PR bleed, دم مع البراز
K63.5|DB35.Z|Colon polyp|سليلة القولون|
K64.0|DB60.0|Hemorrhoids, first degree|بواسير من الدرجة الأولى|piles
K64.1|DB60.1|Hemorrhoids, second degree|بواسير من الدرجة الثانية|piles
K64.2|DB60.2|Hemorrhoids, third degree|بواسير من الدرجة الثالثة|piles
K64.3|DB60.3|Hemorrhoids, fourth degree|بواسير من الدرجة الرابعة|piles
K64.5|DB61|Thrombosed hemorrhoid|خثرة وريدية حول الشرج|perianal hematoma
*K64.9|DB6Z|Hemorrhoids|البواسير|piles
K70.0|DB94.0|Alcoholic fatty liver|الكبد الدهني الكحولي|
K73.9|DB97.2|Chronic hepatitis|التهاب الكبد المزمن|
K74.0|DB93.0|Liver fibrosis|تليف الكبد|hepatic fibrosis
K74.6|DB93.Z|Cirrhosis|تشمع الكبد|liver cirrhosis, تليف الكبد
K75.4|DB96.0|Autoimmune hepatitis|التهاب الكبد المناعي|AIH
*K76.0|DB92.Z|Fatty liver|الكبد الدهني|NAFLD, MASLD, steatosis, دهون الكبد, تشحم الكبد
K76.6|DB98.7Z|Portal hypertension|ارتفاع ضغط الوريد البابي|
K80.0|DC11.0|Gallstones with acute cholecystitis|حصى المرارة مع التهاب حاد|
*K80.2|DC11.3|Gallstones|حصى المرارة|cholelithiasis, GB stones, حصوات المرارة
K80.5|DC11.6|Bile duct stone|حصاة القناة الصفراوية|choledocholithiasis, CBD stone
K81.0|DC12.0Z|Acute cholecystitis|التهاب المرارة الحاد|
K81.1|DC12.1|Chronic cholecystitis|التهاب المرارة المزمن|
K85.9|DC31.Z|Acute pancreatitis|التهاب البنكرياس الحاد|
K92.2||Gastrointestinal bleeding|النزف الهضمي|GI bleed, GIB, UGIB
`;
