/** Infections, blood, glands and metabolism, mind and nerves. A row: codes, names, other words (`shape.ts`). */
export const infectionsAndBlood = `
A01.0|1A07.Z|Typhoid fever|الحمى التيفية|enteric fever, تيفوئيد
A02.0|1A09|Salmonella enteritis|التهاب الأمعاء بالسالمونيلا|salmonellosis, سالمونيلا
A03.9|1A02|Shigellosis|داء الشيغيلات|bacillary dysentery, زحار
A04.5|1A06|Campylobacter enteritis|التهاب الأمعاء بالعطيفة|
A04.7|1A04|Clostridium difficile colitis|التهاب القولون بالمطثية العسيرة|C diff, CDI
A05.9|1A1Z|Food poisoning|التسمم الغذائي|foodborne intoxication, تسمم اكل
A06.0|1A36.0Z|Acute amoebic dysentery|الزحار الأميبي الحاد|amebiasis, amoebiasis, اميبا
A06.9|1A36.Z|Amoebiasis|داء الأميبات|amebiasis, اميبا
A07.1|1A31|Giardiasis|داء الجيارديات|giardia, جيارديا
A08.0|1A22|Rotavirus enteritis|التهاب الأمعاء بالروتا|rota, فيروس الروتا
A08.1|1A23|Norovirus enteritis|التهاب الأمعاء بالنوروفيروس|norwalk, winter vomiting
A08.4|1A2Z|Viral gastroenteritis|التهاب المعدة والأمعاء الفيروسي|viral GE, stomach flu, stomach bug, نزلة معوية فيروسية
*A09.0|1A40.Z|Infectious gastroenteritis|التهاب المعدة والأمعاء المعدي|infective GE, infectious diarrhea, dysentery, نزلة معوية, اسهال معدي
*A09.9|1A40.0|Gastroenteritis, cause unknown|التهاب المعدة والأمعاء غير محدد السبب|AGE, acute gastroenteritis, GE, diarrhea, نزلة معوية, اسهال
A15.0|1B10.0|Pulmonary tuberculosis, confirmed|سل الرئة المؤكد|TB, PTB, lung TB, درن, سل
A46||Erysipelas|الحمرة|حمرة الجلد
A90||Dengue fever|حمى الضنك|dengue, ضنك
B01.9||Chickenpox|الجدري المائي|varicella, VZV, جدري الماء, العنقز, عنقز
B02.9||Shingles|الهربس النطاقي|herpes zoster, zoster, حزام ناري, الحزام الناري
B19.9||Viral hepatitis|التهاب الكبد الفيروسي|الصفار, ابو صفار
*B34.9||Viral infection|عدوى فيروسية|viral illness, viral fever, viral syndrome, فيروس
B35.1||Nail fungus|فطار الأظافر|onychomycosis, tinea unguium, فطريات الاظافر
B35.4||Tinea corporis|سعفة الجسم|ringworm, tinea, قوباء حلقية, تينيا
*B35.9||Tinea|السعفة|dermatophytosis, ringworm, fungal skin infection, فطريات جلدية, تينيا
B37.0||Oral thrush|سلاق الفم|oral candidiasis, moniliasis, فطريات الفم
*B37.3||Vaginal thrush|داء المبيضات المهبلي|vaginal candidiasis, yeast infection, vulvovaginal candida, فطريات مهبلية, التهابات فطرية
B86||Scabies|الجرب|جرب
B98.0||Helicobacter pylori|الملوية البوابية|H pylori, HP, helicobacter, جرثومة المعدة, البكتيريا الحلزونية
D50.0||Iron deficiency anemia from chronic blood loss|فقر الدم بنقص الحديد لنزف مزمن|IDA, menorrhagia anemia, انيميا
*D50.9||Iron deficiency anemia|فقر الدم بنقص الحديد|IDA, iron deficiency, low iron, نقص الحديد, انيميا, فقر دم
D51.9|3A01.Z|Vitamin B12 deficiency anemia|فقر الدم بنقص فيتامين ب12|B12 deficiency, pernicious, megaloblastic, انيميا
D52.9|3A02.Z|Folate deficiency anemia|فقر الدم بنقص حمض الفوليك|folic acid deficiency, انيميا
D55.0|3A10.00|G6PD deficiency anemia|فقر الدم بعوز G6PD|favism, G6PD, انيميا الفول, تكسر الدم
D56.0|3A50.0Z|Alpha thalassemia|ثلاسيميا ألفا|alpha thal, الثلاسيميا
D56.1|3A50.2|Beta thalassemia|ثلاسيميا بيتا|beta thal, الثلاسيميا, حوض البحر المتوسط
D56.3|3A50.Z|Thalassemia trait|سمة الثلاسيميا|thal minor, thalassemia minor, carrier, حامل الثلاسيميا
D56.9|3A50.Z|Thalassemia|الثلاسيميا|Mediterranean anemia, انيميا البحر المتوسط
D57.0|3A51.2|Sickle cell disease with crisis|فقر الدم المنجلي مع نوبة|SCD crisis, VOC, vaso-occlusive crisis, نوبة تكسر
D57.1|3A51.1|Sickle cell disease|فقر الدم المنجلي|SCD, sickle cell anemia, HbSS, المنجلية, انيميا منجلية
D57.3|3A51.0|Sickle cell trait|سمة فقر الدم المنجلي|AS trait, حامل المنجلية
D58.0||Hereditary spherocytosis|كثرة الكريات المكورة الوراثية|HS
D59.3|3A21.2|Hemolytic uremic syndrome|متلازمة انحلال الدم اليوريمية|HUS
D61.9|3A70.1Z|Aplastic anemia|فقر الدم اللاتنسجي|
D63.8|3A71.Z|Anemia of chronic disease|فقر الدم في الأمراض المزمنة|ACD
*D64.9||Anemia|فقر الدم|low Hb, low hemoglobin, انيميا, نقص الدم
D86.9|4B20.Z|Sarcoidosis|الساركويد|
E03.2|5A00.20|Drug-induced hypothyroidism|قصور الدرقية الدوائي|
*E03.9|5A00.Z|Hypothyroidism|قصور الغدة الدرقية|underactive thyroid, low thyroid, myxedema, خمول الغدة, كسل الغدة
E04.1|5A01.1|Thyroid nodule|عقيدة درقية وحيدة|solitary nodule, عقدة الغدة
E04.2|5A01.2|Multinodular goiter|تضخم الغدة الدرقية متعدد العقيدات|MNG, عقد الغدة
E04.9|5A01.Z|Goiter|تضخم الغدة الدرقية|enlarged thyroid, دراق
E05.0|5A02.0|Graves disease|داء غريفز|toxic diffuse goiter, Basedow
E05.9|5A02.Z|Hyperthyroidism|فرط نشاط الغدة الدرقية|thyrotoxicosis, overactive thyroid, نشاط الغدة
E06.1|5A03.1|Subacute thyroiditis|التهاب الدرقية تحت الحاد|de Quervain thyroiditis
E06.3|5A03.2|Hashimoto thyroiditis|التهاب الدرقية لهاشيموتو|autoimmune thyroiditis, هاشيموتو
E06.9|5A03.Z|Thyroiditis|التهاب الغدة الدرقية|
*E10.9|5A10|Type 1 diabetes|السكري من النوع الأول|T1DM, DM1, IDDM, type 1 DM, insulin dependent, سكري الاطفال, سكر
E10.1|5A10|Type 1 diabetes with ketoacidosis|السكري من النوع الأول مع حماض كيتوني|DKA, T1DM DKA
E11.1|5A11|Type 2 diabetes with ketoacidosis|السكري من النوع الثاني مع حماض كيتوني|DKA
E11.2|5A11|Type 2 diabetes with kidney disease|السكري من النوع الثاني مع اعتلال الكلى|diabetic nephropathy, DN, DKD, سكري كلى
E11.3|5A11|Type 2 diabetes with eye disease|السكري من النوع الثاني مع اعتلال العين|diabetic retinopathy, DR, شبكية السكري
E11.4|5A11|Type 2 diabetes with nerve disease|السكري من النوع الثاني مع اعتلال الأعصاب|diabetic neuropathy, DPN, اعصاب السكري
E11.5|5A11|Type 2 diabetes with poor circulation|السكري من النوع الثاني مع اعتلال الدورة الطرفية|diabetic foot, PAD, قدم سكرية, القدم السكري
E11.7|5A11|Type 2 diabetes with several complications|السكري من النوع الثاني مع مضاعفات متعددة|
*E11.9|5A11|Type 2 diabetes|السكري من النوع الثاني|T2DM, DM2, NIDDM, type 2 DM, DM, diabetes mellitus, مرض السكر, سكر
E13.9|5A13|Diabetes of another type|سكري من نوع آخر|MODY, secondary diabetes, steroid diabetes, LADA
E14.9|5A14|Diabetes, type unknown|السكري غير محدد النوع|DM, سكر
E28.2||Polycystic ovary syndrome|متلازمة المبيض متعدد الكيسات|PCOS, PCO, polycystic ovaries, تكيس المبايض
E53.8||Vitamin B12 deficiency|نقص فيتامين ب12|B12, low B12, نقص ب12
*E55.9||Vitamin D deficiency|نقص فيتامين د|vit D def, low vitamin D, hypovitaminosis D, VDD
E66.0|5B81.0|Obesity from excess calories|السمنة لفرط السعرات|simple obesity, سمنة, بدانة
*E66.9|5B81.Z|Obesity|السمنة|obese, بدانة
E70.0|5C50.00|Phenylketonuria|بيلة الفينيل كيتون|PKU
E73.9|5C61.6Z|Lactose intolerance|عدم تحمل اللاكتوز|milk intolerance, حساسية الحليب
E78.0|5C80.0Z|High cholesterol|فرط كولسترول الدم|hypercholesterolemia, raised LDL, الكولسترول, ارتفاع الكوليسترول
E78.1||High triglycerides|فرط ثلاثيات الغليسريد|hypertriglyceridemia, TG, دهون ثلاثية
E78.2||Mixed hyperlipidemia|فرط دهون الدم المختلط|mixed dyslipidemia
*E78.5||Hyperlipidemia|فرط دهون الدم|dyslipidemia, DLP, HLD, high lipids, دهون الدم, دهنيات
E79.0||Hyperuricemia|فرط حمض اليوريك|high uric acid, املاح, ارتفاع اليوريك
E86||Dehydration|الجفاف|volume depletion, نقص السوائل
F10.2||Alcohol dependence|الاعتماد على الكحول|alcoholism
F17.2||Nicotine dependence|الاعتماد على النيكوتين|smoker, smoking, tobacco, التدخين, مدخن
*F32.9||Depression|الاكتئاب|MDD, depressive episode, low mood, كابة
F33.0||Recurrent depression, mild|اكتئاب متكرر خفيف|MDD recurrent
F41.1||Generalized anxiety disorder|اضطراب القلق المعمم|GAD, قلق
F41.2||Mixed anxiety and depression|القلق والاكتئاب المختلط|MADD
*F41.9||Anxiety|القلق|anxiety disorder, توتر, عصبية
F90.9||ADHD|اضطراب نقص الانتباه وفرط الحركة|attention deficit, hyperactivity, hyperkinetic, فرط الحركة, تشتت
G20||Parkinson disease|داء باركنسون|PD, الشلل الرعاش
G40.9||Epilepsy|الصرع|seizure disorder, fits, تشنجات
*G43.9||Migraine|الشقيقة|migraine headache, صداع نصفي
*G44.2||Tension-type headache|صداع التوتر|TTH, tension headache, صداع توتري
G47.0||Insomnia|الأرق|sleeplessness, cannot sleep, قلة النوم
G47.1|7A21|Excessive sleepiness|فرط النعاس|hypersomnia
G47.3||Sleep apnea|انقطاع النفس النومي|OSA, OSAS, obstructive sleep apnea, شخير
G47.4|7A20.Z|Narcolepsy|التغفيق|
G50.0|8B82.0|Trigeminal neuralgia|ألم العصب ثلاثي التوائم|TGN, العصب الخامس
G51.0|8B88.0|Bell palsy|شلل بل|facial palsy, العصب السابع, ابو الوجه
G53.0|1E91.5|Postherpetic neuralgia|الألم العصبي التالي للهربس|PHN
G54.0|8B91.Z|Brachial plexus disorder|اعتلال الضفيرة العضدية|thoracic outlet
*G56.0|8C10.0|Carpal tunnel syndrome|متلازمة النفق الرسغي|CTS, اختناق عصب اليد
G56.2|8C10.1|Ulnar nerve lesion|آفة العصب الزندي|cubital tunnel
G56.3|8C10.2|Radial nerve lesion|آفة العصب الكعبري|wrist drop
G57.1|8C11.1|Meralgia paresthetica|المذل الفخذي المؤلم|lateral femoral cutaneous nerve
G57.3|8C11.3|Common peroneal nerve lesion|آفة العصب الشظوي المشترك|foot drop
G57.5|8C11.5|Tarsal tunnel syndrome|متلازمة النفق الرصغي|
G57.6|8C11.6|Morton neuroma|ورم مورتون العصبي|plantar nerve, metatarsalgia
G61.0|8C01.0|Guillain-Barré syndrome|متلازمة غيلان باريه|GBS
G62.0|8C02.0|Drug-induced neuropathy|اعتلال الأعصاب الدوائي|
G62.9||Polyneuropathy|اعتلال الأعصاب المتعدد|peripheral neuropathy, PN, تنميل
G63.2|8C03.0|Diabetic polyneuropathy|اعتلال الأعصاب السكري|DPN, diabetic neuropathy
G70.0|8C60.Z|Myasthenia gravis|الوهن العضلي الوبيل|MG
`;
