/** What doctors and patients in the Gulf call tests and order sets (`set:…`), beside their names. */
export const otherNames: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  `
hemoglobin|Hb, Hgb, haemoglobin, خضاب الدم, هيموجلوبين
hematocrit|Hct, PCV
platelets|PLT, صفائح
white-cells|WBC, leukocytes, TLC, كريات بيضاء
red-cells|RBC
esr|sed rate, سرعة الترسيب, ترسيب
set:blood-count|CBC, FBC, complete blood count, complete blood picture, CBP, hemogram, صورة دم, صورة دم كاملة, تعداد الدم
set:electrolytes|RFT, KFT, U&E, UE, renal function, kidney function, lytes, electrolytes, وظائف كلى, املاح
set:liver|LFT, LFTs, liver function, hepatic panel, وظائف كبد
set:lipids|lipid profile, FLP, cholesterol panel, دهون, كوليسترول
set:diabetes|diabetic panel, سكري
set:thyroid|TFT, thyroid function, غدة, الغده الدرقيه
set:anemia|anaemia workup, iron studies, انيميا
set:clotting|coag, coagulation profile, PT INR, تجلط
set:antenatal|ANC profile, booking bloods, تحاليل الحمل
set:urinalysis|UA, urine routine, urine RE, urine analysis, dipstick, تحليل بول, بول
sodium|Na, صوديوم
potassium|K, بوتاسيوم
chloride|Cl
bicarbonate|HCO3, CO2
urea|BUN, يوريا
creatinine|Cr, creat, SCr, كرياتينين
egfr|GFR
uric-acid|UA level, urate, اليوريك, حمض البول
alt|SGPT, GPT
ast|SGOT, GOT
alp|ALK phos
ggt|gamma GT
bilirubin-total|bili, TBil, صفراء
albumin|Alb
cholesterol|chol, TC, كولسترول
triglycerides|TG, دهون ثلاثيه
glucose-fasting|FBS, FBG, fasting sugar, blood sugar, sugar, glucose, سكر, سكر صائم
glucose-random|RBS, RBG, random sugar, sugar, سكر عشوائي
glucose-two-hours|PPBS, 2hPP, OGTT, سكر فاطر
hba1c|A1c, glycated hemoglobin, التراكمي, سكر تراكمي, تراكمي
tsh|thyrotropin, thyroid stimulating
free-t4|FT4, T4, thyroxine
free-t3|FT3, T3
beta-hcg|beta hCG, bhCG, hCG, pregnancy test, تحليل حمل
vitamin-d|vit D, 25OHD, 25 hydroxyvitamin D, فيتامين د
vitamin-b12|B12, cobalamin, vit B12, فيتامين ب12
ferritin|iron stores, مخزون الحديد
iron|Fe, serum iron, حديد
psa|prostate, بروستاتا
crp|C reactive, بروتين سي
troponin-t|trop, TnT, hs troponin
prothrombin-time|PT, protime
aptt|PTT
culture-urine|MSU, urine culture, urine C/S, مزرعه بول
parasites|stool, stool RE, stool routine, O&P, تحليل براز, براز
pylori-antigen|H pylori, HP stool, جرثومة المعدة
calcium|Ca
magnesium|Mg
phosphate|PO4
`
    .trim()
    .split('\n')
    .map((row) => {
      const [id = '', names = ''] = row.split('|');
      return [id, names.split(', ')];
    }),
);
