import { finding } from '../kinds/finding.ts';

/** Questions and worries: they open a presentation of their own, and say nothing of how somebody feels. */
export const findings = {
  'pregnancy-worry': finding(['A question about being pregnant', 'سؤال عن احتمال الحمل'], {
    says: [
      'can|could|am|might|maybe|chance|chances|risk|possible|worried|scared i|be|get|getting|of|she|my .. pregnant|pregnancy',
      'condom + broke|broken|slipped|tore|torn|burst',
      'unprotected + sex|once|ovulation',
      'pregnancy test + negative|one line|single line|faint|repeat|reliable|accurate|wrong',
      'test|tests + negative|one line + period|pregnant|pregnancy',
      'antibiotic|antibiotics|vomited|diarrhoea + pill|pills|contraceptive|contraception + cancel|affect|work|working|protect|protection',
      'ممكن|احتمال|يمكن|في مجال|نسبه + حمل|حامل|=الحمل|احمل',
      'خايفه|خايف|قلقانه|شاكه|وسواس + حمل|حامل|=الحمل',
      'واقي|كوندوم + انفتح|تمزق|انقطع|انزلق|اتقطع|انشق',
      'فحص|تحليل|اختبار|تست + حمل + سلبي|خط واحد|طلع سلبي|ما طلع|غلط|اعيد',
      'مضاد|انتيبيوتيك + حبوب منع|مانع + يبطل|ياثر|يلغي|مفعول',
    ],
  }),
  'infection-worry': finding(['A worry about catching something', 'خوف من انتقال عدوى'], {
    says: [
      'can|could|did|will i|he|she|we|they .. get|catch|caught|have .. rabies|hiv|aids|tetanus|hepatitis|tb|scabies|worms|salmonella',
      'touched|petted|licked|sat|toilet seat|towel|shared|cup|spoon|razor + catch|rabies|hiv|aids|hepatitis|infection|disease|germs',
      'lizard|gecko|cockroach|rat|mouse|fly + food|rice|drink|water|milk|bag|plate',
      'contagious|infectious .. still|anymore|now|how long',
      'وزغه|وزغ|صرصور|فار|ذبابه|برص + عيش|رز|اكل|اكلنا|كلنا|ماي|حليب|طبخ',
      'لمست|لمس|لحس|شربت من|قعدت + يعدي|عدوي|ينتقل|ايدز|سعار|كبد',
      'هل|ممكن|يمكن|اخاف .. يعدي|ينعدي|تنتقل|ينتقل|عدوي',
    ],
  }),
  'result-worry': finding(['A question about a test result', 'سؤال عن نتيجة فحص'], {
    says: [
      'my|his|her|the report|result|results|blood test|bloods|lab|labs|ultrasound|scan|mri|xray + shows|showed|says|said|came|borderline|slightly|high|low|normal|flag|flagged|red',
      'cholesterol|triglycerides|vitamin d|ferritin|tsh|alt|sgpt|uric acid|hba1c|creatinine|eosinophils|platelets + is|high|low|slightly|borderline|level|report',
      'تحليل|تحاليل|تحليلي|فحوصات|نتيجه|النتيجه|تقرير|سونار|اشعه + طلع|طلعت|يقول|مكتوب|مرتفع|منخفض|ناقص|عالي|زياده|شوي',
      'كوليسترول|دهون|فيتامين دال|فيتامين د|حديد|مخزون|غده|وظايف كبد|يوريك|انزيمات + مرتفع|منخفض|ناقص|عالي|طلع|نازل',
    ],
  }),
  'vaccine-question': finding(['A question about a vaccine', 'سؤال عن تطعيم'], {
    says: [
      'can|should|when|which|need|missed|late|delay|due|safe|before|together + vaccine|vaccines|vaccination|booster|flu shot|mmr|jab',
      'vaccine|vaccines|vaccination|booster|flu shot|jab + safe|can|should|need|due|missed|late|together|before|pregnant|travel|egg',
      'متي|هل|يصير|ينفع|لازم|ممكن|تاخر|فات|ناخر|اقدر + تطعيم|لقاح|تطعيمه|تطعيمات|ابره انفلونزا',
    ],
  }),
  'recovery-question': finding(['A question after an operation or treatment', 'سؤال بعد عملية أو علاج'], {
    says: [
      'after|since operation|surgery|procedure|stitches|filler|botox|laser|circumcision|extraction|hair transplant|sleeve|cataract + normal|when|can i|ok|okay|allowed|shower|gym|drive|fly|pray|work|swim|worry',
      'stitches|stitch|scab|scar|bruise|swelling + normal|when|remove|take out|dissolve|heal|healing',
      'بعد|عقب عمليه|العمليه|خياطه|غرز|فيلر|بوتكس|ليزر|ختان|خلع|تكميم|زراعه شعر|مويه بيضا + طبيعي|عادي|متي|اقدر|ينفع|يصير|مسموح|استحم|رياضه|جيم|اسوق|اسافر',
      'جرح|الخياطه|الغرز|قشره + طبيعي|عادي|متي|اشيل|تنشال|تذوب',
    ],
  }),
  'activity-question': finding(['A question about what is allowed', 'سؤال عن نشاط مسموح'], {
    says: [
      'can|may|should|safe|ok|okay|allowed i|he|she|to|for .. gym|exercise|run|swim|fly|flight|travel|fast|fasting|dive|play|football|work|school|drive + after|with|while|when',
      'go back|return|resume to? gym|work|school|training|football|sport|exercise',
      'اقدر|يقدر|تقدر|ينفع|يصير|عادي|مسموح|فيني|ممكن + اصوم|صيام|رياضه|جيم|نادي|اسافر|طياره|اسبح|اداوم|يداوم|مدرسه|حضانه',
    ],
  }),
} as const;
