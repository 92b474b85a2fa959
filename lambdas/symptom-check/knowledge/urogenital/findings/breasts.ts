import { type Finding, finding } from '../../kinds/finding.ts';

export const findings = {
  'breast-lump': finding(['Breast lump', 'كتلة في الثدي'], {
    tick: ['A lump in the breast or armpit', 'كتلة في الثدي أو تحت الإبط'],
    says: [
      '{breast} + {mass}, {breast} + hard lump|area|patch|spot|bit|bead|round, {breast} + ball|pea|marble|pebble|thickening|grape|lumpy|=hard thing|something|bit, underarm|under arm|under arms|armpit|armpits|axilla + lump|ball|mass|bump|lumps, {breast} + something|thing hard|round, lump|bump|mass|ball|knot|thickening .. {breast}, hard inside|in {breast}, {breast} .. hard .. pea|size|sized|thing, left|right|one {breast} .. hard, {breast} + hard + spot|place|part|side|corner|something, armpit|armpits + hard|round|marble|pea, lump|ball|bump|mass|something .. armpit|armpits|axilla',
      '{breast} + {mass}, {breast} + قاسي|صلب|متحجر, صدر|صدري|صدرها|باط|باطي|باطها|ابط|ابطي|{breast} + كتله|درنه|عقده|كوره|تكتل|بروز|كلكوعه|كلكيعه|كتل|كره|حصوه|زايده, صدر|صدري|صدرها + شي قاسي|صلب|متحجر, صدر|صدري + حبه قاسيه|كبيره|صلبه|داخل, صدر|صدري + غده|كيس|كيسه, حته|شي|حاجه|بليه|عقده|حبه|كوره|غده|كتله ناشفه|ناشف|يابسه|يابس|جامده|صلبه|قاسيه|قاسي|مدوره + صدر|صدري|صدرها|ثدي|بزي|بزها, صدر|صدري|صدرها|ثدي + بليه|كوره|حصوه|عجره|تكوير|زيتونه|حبه حمص',
    ],
  }),
  'breast-change': finding(['Change of the breast', 'تغير في الثدي'], {
    tick: ['Dimpled skin, a drawn-in nipple or fluid from a nipple', 'تجعد جلد الثدي أو انسحاب الحلمة أو خروج سائل منها'],
    says: [
      'nipple + discharge|inverted|bleeding|blood|retracted|fluid|leaking|drawn, breast + dimple|puckered, breast + orange peel, breast + changed shape, milk + not breastfeeding|pregnant, nipple|nips|nip + turned|turn|turning|inward|inwards|pulled|sunk|sunken|flat|liquid|oozing|crusty|crusted|scaly|weeping|dripping|scab|drip|leaks|leak|sucked|flipped, water|liquid|fluid|blood|milk|stuff .. nipple, {breast} + dent|dented|dimple|dimples|dimpled|dimpling|pucker|puckering|orange|golf|indent|crease|shrunk, {breast} + shape|skin + change|changed|different|orange|thick',
      'حلمه + افراز|افرازات|دم|سايل|مسحوبه|داخله|منقلبه|غايره, ثدي|صدري + انكماش|تجعد, ثدي|صدري + قشر برتقال, ثدي|صدري + تغير شكل, حلمه|حلمت|حلمات|حلمتي|حلمتها + دخل|دخلت|غارت|غايره|انقلبت|مقلوبه|مقلوبه|سايل|ماي|ماء|ينز|تنز|انسحبت|مسحوبه|قشور|متغيره|انكمشت|ينزل|ينقط|ملفوفه|لجوا|لداخل, {breast}|صدر|صدري|صدرها + انكماش|مجعد|تجعيد|تجاعيد|حفره|نقره|منكمش|انسحاب|برتقال|برتقاله|غايره|انخساف, {breast}|صدري + تغير|متغير شكل|شكله|حجم',
    ],
  }),
  'breast-pain': finding(['Breast pain', 'ألم في الثدي'], {
    tick: ['Pain in a breast', 'ألم في الثدي'],
    says: [
      '{breast} + {pain}, {breast} + {swell}, mastalgia, both? breasts|breast|boobs + stone|stones|rock|rocks|engorged|tight|paining|throbbing|heavy',
      '{breast} + {pain}, {breast} + {swell}, {breast} + متحسس|ثقيل, {breast} + محتقن|متحجر|حساس|يشد|تشد, صدر|صدري|صدرها .. {pain} .. ثدي|نهد, ثدي|نهد .. صدري + {pain}, صدر|صدري|صدرها + {pain} + رضاعه|ارضع|برضع|يرضع|ترضع|حليب|حلمه|{menses}, {breast} .. تعور|يعور|يوجع|توجع|تالم',
    ],
  }),
  'breast-red': finding(['Red hot breast', 'ثدي محمر ساخن'], {
    tick: ['A part of the breast is red and hot', 'جزء من الثدي محمر وساخن'],
    says: [
      '{breast} + {red}, {breast} + {hot}, breast abscess|infection|infected, {breast} + fire|inflamed|flaming, {breast} .. hot .. red|hard|sore, red|hot|hard .. patch|wedge|area|streak .. {breast}, {breast} .. patch|wedge|area|streak .. red|hot',
      '{breast} + {red}, {breast} + {hot}, التهاب|خراج ثدي|ضرع, صدر|صدري|صدرها + {red} + ترضع|ارضع|رضاعه|حليب|جهه|طرف|جنب, صدر|صدري|صدرها + {red} + {hot} + جهه|طرف|حليب|رضاعه|مرضع, {breast} + نار|مولع|حامي|ملتهب|حراره, صدر|صدري|صدرها + حته|حتت|بقعه|جزء|منطقه|جهه|كتله + {red} + ناشف|ناشفه|يابس|يابسه|قاسي|قاسيه|متحجر|متحجره|سخن|سخنه|حار|حاره|حامي|سخنت, صدر|صدري + {red}|متحجر + {hot} + رضاعه|ارضع|برضع|يرضع|ترضع|نفاس, ثدي|ثديي|بزي|ديدي .. {red}|{hot}',
    ],
    implies: ['breast-pain'],
  }),
  mastitis: finding(['Mastitis', 'التهاب الثدي'], {
    kind: 'disease',
    says: ['mastitis', 'التهاب ثدي|ضرع'],
    implies: ['breast-red'],
  }),
  'breast-cyclic': finding(['Both breasts before the period', 'الثديان قبل الدورة'], {
    tick: ['Both breasts are sore, before the periods', 'الثديان مؤلمان قبل الدورة'],
    says: [
      'both breasts + {pain}, {breast} + {pain} + {menses}|monthly|pms|premenstrual|month, {breast} + pms|premenstrual|monthly, {breast} .. before|pre {menses}, {breast} + {menses} + before|pre|due|around|every|until|till|week|coming|start|starts|come|comes|each, the girls .. {pain} .. period|pre',
      'ثديين|صدري ثنين + {pain}, {breast}|صدر|صدري|صدرها + {menses} + قبل|كل|قرب|موعد|تجي|تروح|وقت|مع|جات|تنزل|تقرب|اقتراب, صدر|صدري|صدرها + {pain} + {menses}, صدرها|صدري .. {pain} .. قبل {menses}',
    ],
    implies: ['breast-pain'],
  }),
} as const satisfies Readonly<Record<string, Finding>>;
