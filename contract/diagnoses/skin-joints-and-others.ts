/** Skin, joints, kidneys, women and men, pregnancy, symptoms, injuries, check-ups. A row: codes, names, other words (`shape.ts`). */
export const skinJointsAndOthers = `
L02.9||Skin abscess|خراج الجلد|boil, furuncle, carbuncle, دمل
L03.9||Cellulitis|التهاب النسيج الخلوي|skin infection
L08.9||Skin infection|عدوى جلدية موضعية|pyoderma
*L20.9||Atopic eczema|التهاب الجلد التأتبي|eczema, atopic dermatitis, AD, اكزيما
L23.9||Allergic contact dermatitis|التهاب الجلد التماسي التحسسي|ACD, حساسية جلدية
L25.9|EK0Z|Contact dermatitis|التهاب الجلد التماسي|CD, حساسية تلامسية
L28.0|EA83.0Z|Lichen simplex chronicus|الحزاز البسيط المزمن|LSC, neurodermatitis
L28.1|EC91.0|Nodular prurigo|الحكاك العقيدي|
L29.0|EG60|Itchy anus|حكة الشرج|pruritus ani
L29.2|GA42.0|Itchy vulva|حكة الفرج|pruritus vulvae
L29.9|EC90.Z|Itching|الحكة|pruritus, itch, هرش
L30.0|EA82|Nummular eczema|الإكزيما القرصية|discoid eczema
L30.1|EA85.0|Pompholyx|خلل التعرق|dyshidrotic eczema, hand eczema
L30.5|EA88.4|Pityriasis alba|النخالية البيضاء|بقع بيضاء
*L30.9|EA8Z|Eczema|الإكزيما|dermatitis, اكزيما, التهاب الجلد
L40.0|EA90.0|Plaque psoriasis|الصدفية اللويحية|psoriasis vulgaris
L40.4|EA90.1|Guttate psoriasis|الصدفية النقطية|
L40.5|FA21.Z|Psoriatic arthritis|التهاب المفاصل الصدفي|PsA
*L40.9|EA90.Z|Psoriasis|الصدفية|PSO, صدفية
L42|EA10|Pityriasis rosea|النخالية الوردية|PR
L43.9|EA91.Z|Lichen planus|الحزاز المسطح|LP
L50.1|EB00.1|Chronic urticaria|الشرى المزمن|CSU, ارتكاريا مزمنة
L50.3|EB01.0|Dermographism|كتوبية الجلد|
*L50.9||Urticaria|الشرى|hives, ارتكاريا, حساسية الجلد, شري
L55.0|EJ40.0|Sunburn|حرق الشمس|
L57.0|EK90.0|Actinic keratosis|التقران السفعي|solar keratosis
L60.0|EE13.1|Ingrown nail|الظفر الغارز|IGTN, ingrowing toenail, ظفر ناشب
L60.3|EE10.5|Nail dystrophy|حثل الأظافر|
*L63.9|ED70.2Z|Alopecia areata|الحاصة البقعية|AA, ثعلبة
L65.0|ED70.3|Telogen effluvium|تساقط الشعر الكربي|hair shedding
L65.9|ED70.Z|Hair loss|تساقط الشعر|alopecia
L68.0||Hirsutism|الشعرانية|
*L70.0|ED80.Z|Acne|حب الشباب|acne vulgaris, pimples, حبوب الوجه
L71.0|ED90.1|Perioral dermatitis|التهاب الجلد حول الفم|
L71.9|ED90.0|Rosacea|العد الوردي|الوردية
L72.0|EK70.0|Epidermoid cyst|كيسة بشروية|sebaceous cyst, كيس دهني
L73.2|ED92.0|Hidradenitis suppurativa|التهاب الغدد العرقية القيحي|HS
L74.3|EE02|Heat rash|الدخنية|miliaria, prickly heat, حصف
L80|ED63.0|Vitiligo|البهاق|بهاق
L81.1|ED60.1|Melasma|الكلف|chloasma, كلف
L82|2F21.0|Seborrheic keratosis|التقران الدهني|SK
L83|ED51.0Z|Acanthosis nigricans|الشواك الأسود|AN
L84|EH92.0Z|Corns and calluses|مسامير القدم|callus, مسمار القدم
L85.3|ED54|Dry skin|جفاف الجلد|xerosis
L88|EB21|Pyoderma gangrenosum|تقيح الجلد الغنغريني|PG
L89.9|EH90.Z|Pressure ulcer|قرحة الضغط|bedsore, decubitus, قرحة الفراش
M06.9||Rheumatoid arthritis|التهاب المفاصل الرثياني|RA, روماتويد
M10.9||Gout|النقرس|gouty arthritis, داء الملوك, نقرس
M13.9||Arthritis|التهاب المفاصل|التهاب مفصل
*M17.9||Knee osteoarthritis|الفصال العظمي للركبة|OA knee, OA, knee OA, gonarthrosis, خشونة الركبة
M19.9||Osteoarthritis|الفصال العظمي|OA, arthrosis, DJD, خشونة المفاصل
*M25.5||Joint pain|ألم مفصلي|arthralgia, knee pain, shoulder pain, hip pain, الم المفاصل, الم الركبة, الم الكتف
M34.9|4A42.Z|Systemic sclerosis|تصلب الجلد الجهازي|scleroderma, SSc
M35.2|4A62|Behçet disease|داء بهجت|Behcet
M40.2|FA70.0|Kyphosis|الحداب|hunchback
M41.9|FA70.1|Scoliosis|الجنف|انحراف العمود الفقري
M43.1|FA84.Z|Spondylolisthesis|انزلاق الفقرات|
M43.6|FA71|Torticollis|الصعر|wry neck, stiff neck, تشنج الرقبة
M45|FA92.0Z|Ankylosing spondylitis|التهاب الفقار المقسط|AS, axial spondyloarthritis
M46.1|FA92.01|Sacroiliitis|التهاب المفصل العجزي الحرقفي|
M47.9|FA8Z|Spondylosis|الفصال الفقاري|cervical spondylosis, lumbar spondylosis, خشونة الفقرات
M48.0|FA82|Spinal stenosis|تضيق القناة الشوكية|
M50.2|FA80.1|Cervical disc prolapse|انفتاق القرص الرقبي|neck disc, ديسك الرقبة
M51.2|FA80.Z|Lumbar disc prolapse|انفتاق القرص القطني|slipped disc, herniated disc, PIVD, HNP, ديسك, انزلاق غضروفي
*M54.2|ME84.0|Neck pain|ألم الرقبة|cervicalgia, الام الرقبة
M54.3|ME84.3|Sciatica|عرق النسا|
M54.4|ME84.20|Low back pain with sciatica|ألم أسفل الظهر مع عرق النسا|lumbago with sciatica
*M54.5|ME84.2Z|Low back pain|ألم أسفل الظهر|LBP, lumbago, backache, back pain, الم الظهر
M54.6|ME84.1|Thoracic back pain|ألم الظهر الصدري|upper back pain, mid back
M54.9|ME84.Z|Back pain|ألم الظهر|dorsalgia
M62.6|FB32.5|Muscle strain|إجهاد عضلي|pulled muscle, شد عضلي
M65.3|FB40.4|Trigger finger|الإصبع الزنادية|اصبع الزناد
M65.4|FB40.5|De Quervain tenosynovitis|التهاب غمد الوتر لدى كيرفان|
M65.9|FB40.Z|Tenosynovitis|التهاب غمد الوتر|tendinitis, tendonitis
M67.4|FB42.2|Ganglion|العقدة الوترية|wrist cyst, كيس زلالي
M70.6||Trochanteric bursitis|التهاب الجراب المدوري|hip bursitis
M71.2|FB50.2|Baker cyst|كيسة بيكر|popliteal cyst
M72.0|FB51.0|Dupuytren contracture|تقفع دوبويتران|
*M72.2||Plantar fasciitis|التهاب اللفافة الأخمصية|heel pain, PF, مسمار الكعب
*M75.0|FB53.0|Frozen shoulder|الكتف المتجمدة|adhesive capsulitis, تيبس الكتف
M75.1|FB53.1|Rotator cuff syndrome|متلازمة الكفة المدورة|RC tear
M75.4|FB53.2|Shoulder impingement|متلازمة انحشار الكتف|
M76.3|FB54.1|Iliotibial band syndrome|متلازمة الشريط الحرقفي الظنبوبي|ITB
M76.6||Achilles tendinitis|التهاب وتر أخيل|
M77.0|FB55.0|Golfer elbow|مرفق لاعب الغولف|medial epicondylitis
M77.1|FB55.1|Tennis elbow|مرفق لاعب التنس|lateral epicondylitis
M79.1||Muscle pain|ألم عضلي|myalgia, الام العضلات
N04.9|GB41|Nephrotic syndrome|المتلازمة الكلائية|NS
N05.9|GB40|Nephritic syndrome|المتلازمة الالتهابية الكلوية|glomerulonephritis, GN
*N18.9||Chronic kidney disease|مرض الكلى المزمن|CKD, CRF, chronic renal failure, قصور الكلى, فشل كلوي
*N20.0|GB70.0Z|Kidney stone|حصاة الكلية|renal stone, nephrolithiasis, renal calculus, حصوات الكلى
N20.1|GB70.1|Ureteric stone|حصاة الحالب|ureteral calculus
N20.9|GB70.Z|Urinary stone|حصاة بولية|urolithiasis
N21.0|GB71.0|Bladder stone|حصاة المثانة|
N23|MF56|Renal colic|المغص الكلوي|مغص كلوي
N28.1|GB80.Z|Kidney cyst|كيسة كلوية|renal cyst
N30.0|GC00.1|Acute cystitis|التهاب المثانة الحاد|
N30.1|GC00.3|Interstitial cystitis|التهاب المثانة الخلالي|IC, painful bladder
N30.9|GC00.Z|Cystitis|التهاب المثانة|
N34.1|GC02.1|Urethritis|التهاب الإحليل|NGU
N35.9|GC03|Urethral stricture|تضيق الإحليل|
*N39.0|GC08.Z|Urinary tract infection|عدوى المسالك البولية|UTI, التهاب البول, التهابات بولية, التهاب المسالك
N39.1|MF96.Z|Proteinuria|بيلة بروتينية مستمرة|زلال البول
N39.3|MF50.20|Stress incontinence|سلس البول الإجهادي|SUI
*N40|GA90|Enlarged prostate|تضخم البروستاتة|BPH, benign prostatic hyperplasia, LUTS, البروستاتا
N41.0||Acute prostatitis|التهاب البروستاتة الحاد|
N41.1|GA91.0|Chronic prostatitis|التهاب البروستاتة المزمن|CP/CPPS
N43.3|GB00.Z|Hydrocele|القيلة المائية|
N44|GB01.0|Torsion of testis|انفتال الخصية|
N45.9|GB02.Z|Epididymo-orchitis|التهاب الخصية والبربخ|orchitis, epididymitis
N46|GB04.Z|Male infertility|العقم عند الذكور|
N47|GB05.Z|Phimosis|تضيق القلفة|paraphimosis
N48.1|GB06.0Z|Balanitis|التهاب الحشفة|balanoposthitis
N48.4|HA01.1Z|Erectile dysfunction|ضعف الانتصاب|ED, impotence
N60.1|GB20.0|Fibrocystic breast|التغير الكيسي الليفي في الثدي|
N61|GB21.Z|Mastitis|التهاب الثدي|breast abscess
N62|GB22|Gynecomastia|تضخم الثدي|breast hypertrophy, تثدي
N63||Breast lump|كتلة في الثدي|
N64.3|GB23.4|Galactorrhea|ثر الحليب|
N64.4|GB23.5|Breast pain|ألم الثدي|mastalgia, mastodynia
N73.9|GA05.Z|Pelvic inflammatory disease|مرض الحوض الالتهابي|PID
N75.0|GA03.1|Bartholin cyst|كيسة بارثولين|
N75.1|GA03.0|Bartholin abscess|خراج بارثولين|
N76.0||Vaginitis|التهاب المهبل الحاد|BV, bacterial vaginosis, vaginal discharge, التهابات مهبلية
N80.0|GA11|Adenomyosis|العضال الغدي الرحمي|
N80.9|GA10.Z|Endometriosis|الانتباذ البطاني الرحمي|بطانة الرحم المهاجرة
N81.1|GC40.0Z|Cystocele|القيلة المثانية|
N81.4|GC40.3Z|Uterine prolapse|تدلي الرحم|
N83.0|GA18.0|Follicular ovarian cyst|كيسة جريبية مبيضية|
N83.2|GA18.6|Ovarian cyst|كيسة المبيض|تكيس
N84.0||Endometrial polyp|سليلة الرحم|
N84.1|GA15.0|Cervical polyp|سليلة عنق الرحم|
N85.0|GA16.0|Endometrial hyperplasia|فرط تنسج بطانة الرحم|
N86|GA15.1|Cervical ectropion|تآكل عنق الرحم|erosion
N87.9|GA15.7|Cervical dysplasia|خلل تنسج عنق الرحم|CIN
N91.0|GA20.00|Primary amenorrhea|انقطاع الطمث الأولي|
N91.1|GA20.01|Secondary amenorrhea|انقطاع الطمث الثانوي|missed periods
N91.2|GA20.0Z|Amenorrhea|انقطاع الطمث|تاخر الدورة
*N94.6||Painful periods|عسر الطمث|dysmenorrhea, period pain, الم الدورة
N95.1||Menopausal symptoms|أعراض سن اليأس|menopause, hot flushes, perimenopause, انقطاع الدورة
O20.9||Bleeding in early pregnancy|نزف في بداية الحمل|threatened miscarriage
O21.0||Mild hyperemesis of pregnancy|القيء الحملي الخفيف|hyperemesis gravidarum, HG, morning sickness, قيء الحمل, وحام
O24.4||Gestational diabetes|سكري الحمل|GDM, سكر الحمل
R00.0||Fast heartbeat|تسرع القلب|tachycardia, خفقان
*R05||Cough|السعال|كحة
R06.2||Wheezing|أزيز|صفير الصدر
R07.4||Chest pain|ألم الصدر|CP, الم في الصدر
R10.1||Upper abdominal pain|ألم أعلى البطن|epigastric pain, الم المعدة
*R10.4||Abdominal pain|ألم البطن|stomach ache, tummy pain, colic, مغص, وجع البطن
R11||Nausea and vomiting|الغثيان والقيء|N/V, vomiting, nausea, ترجيع, استفراغ
*R42||Dizziness|الدوخة|giddiness, vertigo, دوار
*R50.9||Fever|الحمى|PUO, pyrexia, سخونة, حرارة
*R51||Headache|الصداع|وجع الراس
R53||Fatigue|التعب والإعياء|malaise, tiredness, weakness, ارهاق, خمول
R63.4||Weight loss|نقص الوزن غير الطبيعي|نزول الوزن
R63.5||Weight gain|زيادة الوزن غير الطبيعية|
R73.0||Prediabetes|مقدمات السكري|IGT, impaired glucose tolerance, IFG, borderline diabetes, قبل السكري
S40.0||Bruised shoulder or upper arm|كدمة الكتف أو العضد|contusion
S52.5||Wrist fracture|كسر أسفل الكعبرة|distal radius fracture, Colles, DRF
S61.9||Wound of the hand or wrist|جرح اليد أو الرسغ|laceration, cut hand
S01.9||Head wound|جرح الرأس|scalp laceration
*S93.4||Ankle sprain|التواء الكاحل|sprained ankle, twisted ankle
T14.0||Graze or bruise|إصابة سطحية|abrasion, superficial injury, خدش
T14.1||Open wound|جرح مفتوح|laceration, cut
T30.0||Burn|حرق|
T78.4||Allergy|حساسية غير محددة|allergic reaction
U07.1||COVID-19|كوفيد-19|covid, corona, SARS-CoV-2, كورونا
Z00.0||General medical examination|فحص طبي عام|check-up, checkup, routine exam, فحص شامل
Z01.4||Gynecological examination|فحص نسائي|pap smear
Z02.1||Pre-employment examination|فحص ما قبل التوظيف|fitness for work, medical certificate
Z26.9||Vaccination|التطعيم|immunization, vaccine
Z34.9||Normal pregnancy|متابعة حمل طبيعي|ANC, antenatal, pregnant, الحمل
Z71.3||Diet advice|استشارة غذائية|dietary counselling, nutrition
Z72.0||Tobacco use|تعاطي التبغ|smoking, smoker, تدخين
Z76.0||Repeat prescription|تكرار وصفة|refill, صرف علاج
`;
