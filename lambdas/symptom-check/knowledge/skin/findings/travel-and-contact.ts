import { type Finding, finding } from '../../kinds/finding.ts';

export const findings = {
  travel: finding(['Travel', 'السفر'], {
    kind: 'background',
    tick: ['A journey to Africa, Asia or Latin America in the last year', 'سفر إلى أفريقيا أو آسيا أو أمريكا اللاتينية خلال آخر سنة'],
    says: [
      '=travel, =travelled, =traveled, travelling from|back|abroad, came|returned|return|arrived|flew + india|kerala|pakistan|bangladesh|nepal|philippines|manila|kenya|sudan|nigeria|ethiopia|uganda|ghana|africa|thailand|indonesia|lanka|trip|holiday|vacation|leave|village, back from india|kerala|pakistan|bangladesh|nepal|philippines|manila|kenya|sudan|nigeria|ethiopia|uganda|ghana|africa|thailand|indonesia|lanka|trip|holiday|vacation|leave|village|home, india|kerala|pakistan|bangladesh|nepal|philippines|manila|kenya|sudan|nigeria|ethiopia|uganda|ghana|africa|thailand|indonesia|lanka + trip|visit|visited|holiday, =trip|=trips, holiday in, visited, safari, tropics, returned from, backpacking, landed back?|home|from, flew|flown + back|home|from|abroad, vietnam|tanzania|bali|cambodia|myanmar|burma|laos|malaysia|congo|cameroon|senegal|yemen|afghanistan|brazil|peru|mexico|colombia|rwanda|somalia|zambia|malawi|mozambique|angola|mali|zanzibar|madagascar|gambia|liberia|benin|togo|vietnam|asia|india|kerala|pakistan|bangladesh|nepal|philippines|manila|kenya|sudan|nigeria|ethiopia|uganda|ghana|africa|thailand|indonesia|lanka|abroad|overseas|eritrea|djibouti|egypt + back|landed|returned|came|trip|flew|arrived|home|visited|holiday|week|weeks|went|been|thing|spent|travelled|work, trip|trips vietnam|tanzania|bali|cambodia|myanmar|burma|laos|malaysia|congo|cameroon|senegal|yemen|afghanistan|brazil|peru|mexico|colombia|rwanda|somalia|zambia|malawi|mozambique|angola|mali|zanzibar|madagascar|gambia|liberia|benin|togo|vietnam|asia|india|kerala|pakistan|bangladesh|nepal|philippines|manila|kenya|sudan|nigeria|ethiopia|uganda|ghana|africa|thailand|indonesia|lanka|abroad|overseas|eritrea|djibouti|egypt, abroad|overseas + came|back|went|week|weeks|month|returned|work, came|returned|return|back|landed|arrived|flew + from + india|kerala|pakistan|bangladesh|nepal|philippines|manila|kenya|sudan|nigeria|ethiopia|uganda|ghana|africa|thailand|indonesia|lanka|lagos|kampala|nairobi|khartoum|dhaka|lahore|karachi|mumbai|goa|abuja|accra|cebu|kathmandu|colombo|jakarta|addis, in|was sudan|india|kenya|nigeria|uganda|ghana|ethiopia|pakistan|nepal|bangladesh|philippines|tanzania|thailand|indonesia|yemen|egypt + until|ago|last|days|weeks|month|returned|before, wedding|funeral|holiday|leave|vacation|trip in|to sudan|india|kenya|nigeria|uganda|ghana|ethiopia|pakistan|nepal|bangladesh|philippines|tanzania|thailand|indonesia|yemen',
      'سفر, سافرت, سافر, مسافر, رجعت|رجع|راجع|عدت|جاي|وصلت + هند|كيرلا|باكستان|بنغلادش|نيبال|فلبين|كينيا|سودان|نيجيريا|اثيوبيا|اوغندا|افريقيا|تايلند|اندونيسيا|سريلانكا|اجازه|سفر|بلد|ديره|ضيعه, رحله, سفاري, تنزانيا|فيتنام|بالي|ماليزيا|كمبوديا|يمن|صومال|كونغو|كاميرون|سنغال|مالي|زنجبار|موزمبيق|هند|كيرلا|باكستان|بنغلادش|نيبال|فلبين|كينيا|سودان|نيجيريا|اثيوبيا|اوغندا|افريقيا|تايلند|تايلاند|اندونيسيا|سريلانكا|غانا|رواندا|اريتريا|حبشه|جيبوتي|برازيل|بنقلاديش|بنغلاديش|سيريلانكا + رد|رديت|ردينا|رجع|رجعت|راجع|راجعين|عاد|جاي|جيت|وصل|وصلت|رحت|رحنا|كنت|كنا|اسبوع|اسبوعين|ايام|شهر|سافر|سافرت|امس|توه|توني|نزلت, رجعت|رجع|رجعنا|رجعو|راجع|راجعين|جيت|جينا|جا|جاء|جاي|جايين|وصل|وصلت|وصلنا|رديت|ردينا|عدنا|عدت من? بلد|البلد|سودان|سنار|الخرطوم|خرطوم|دارفور|كسلا|هند|كيرلا|باكستان|بنغلادش|نيبال|فلبين|كينيا|نيجيريا|اثيوبيا|اوغندا|افريقيا|تايلند|اندونيسيا|سريلانكا|ضيعه|ديره|قريه|اجازه|يمن|تنزانيا, جا|جيت|جينا|رجع|رجعت|رجعنا|جينا + من سودان|هند|باكستان|كينيا|نيجيريا|اثيوبيا|اوغندا|افريقيا|نيبال|فلبين|اجازه|بلد, اجازه في|ب سنار|خرطوم|سودان|هند|باكستان|بلد|افريقيا, اجازه سنار|خرطوم|سودان|هند|باكستان|افريقيا, كنت|كنا|كان|مسافر|مسافرين + سودان|هند|باكستان|كينيا|نيجيريا|اثيوبيا|اوغندا|افريقيا|نيبال|فلبين|بنغلادش|تنزانيا|تايلند|اندونيسيا|يمن + اسبوع|اسبوعين|شهر|ايام|قبل|فات|ماضي|رجعت|رجع',
    ],
  }),
  'travel-advice': finding(['Advice before a journey', 'نصيحة قبل السفر'], {
    says: [
      'travel vaccine|vaccines|vaccination|clinic, vaccine|vaccination|tablets|jab + before + travel|trip|journey|hajj|umrah, malaria tablets|prophylaxis|prevention, yellow fever vaccine, which|what|any|need|recommended|required jab|jabs|vaccine|vaccines|vaccination|vaccinations|shots|injections|pills + need|take|get|before|go|required|vietnam|tanzania|bali|cambodia|myanmar|burma|laos|malaysia|congo|cameroon|senegal|yemen|afghanistan|brazil|peru|mexico|colombia|rwanda|somalia|zambia|malawi|mozambique|angola|mali|zanzibar|madagascar|gambia|liberia|benin|togo|vietnam|asia|india|kerala|pakistan|bangladesh|nepal|philippines|manila|kenya|sudan|nigeria|ethiopia|uganda|ghana|africa|thailand|indonesia|lanka|abroad|overseas|eritrea|djibouti|egypt|travel|trip|there, jab|jabs|vaccine|vaccines|vaccination|vaccinations|shots|injections|pills + vietnam|tanzania|bali|cambodia|myanmar|burma|laos|malaysia|congo|cameroon|senegal|yemen|afghanistan|brazil|peru|mexico|colombia|rwanda|somalia|zambia|malawi|mozambique|angola|mali|zanzibar|madagascar|gambia|liberia|benin|togo|vietnam|asia|india|kerala|pakistan|bangladesh|nepal|philippines|manila|kenya|sudan|nigeria|ethiopia|uganda|ghana|africa|thailand|indonesia|lanka|abroad|overseas|eritrea|djibouti|egypt|travel|flying|trip|travelling|holiday|hajj|umrah|country, before + travel|flying|trip|holiday + jabs|vaccine|vaccines|pills|tablets|medicine, flying|going|travelling vietnam|tanzania|bali|cambodia|myanmar|burma|laos|malaysia|congo|cameroon|senegal|yemen|afghanistan|brazil|peru|mexico|colombia|rwanda|somalia|zambia|malawi|mozambique|angola|mali|zanzibar|madagascar|gambia|liberia|benin|togo|vietnam|asia|india|kerala|pakistan|bangladesh|nepal|philippines|manila|kenya|sudan|nigeria|ethiopia|uganda|ghana|africa|thailand|indonesia|lanka|abroad|overseas|eritrea|djibouti|egypt + next|soon|month, jabs|vaccines|pills before go|trip|travel|flying',
      'تطعيم|تطعيمات|لقاح|لقاحات + سفر|حج|عمره, حبوب وقايه ملاريا, تطعيم|تطعيمات|لقاح|لقاحات|ابر|طعوم|مطاعيم + سافر|سفر|بسافر|رايح|اروح|بروح|بتروح|عمره|حج|مسافر|سفري|رحله|تنزانيا|فيتنام|بالي|ماليزيا|كمبوديا|يمن|صومال|كونغو|كاميرون|سنغال|مالي|زنجبار|موزمبيق|هند|كيرلا|باكستان|بنغلادش|نيبال|فلبين|كينيا|سودان|نيجيريا|اثيوبيا|اوغندا|افريقيا|تايلند|تايلاند|اندونيسيا|سريلانكا|غانا|رواندا|اريتريا|حبشه|جيبوتي|برازيل|بنقلاديش|بنغلاديش|سيريلانكا',
    ],
  }),
  malaria: finding(['Malaria', 'ملاريا'], { kind: 'disease', says: ['malaria, falciparum, plasmodium', 'ملاريا, برداء'] }),
  dengue: finding(['Dengue', 'حمى الضنك'], {
    kind: 'disease',
    says: ['dengue, chikungunya, breakbone fever', 'حمي ضنك, ضنك, شيكونغونيا'],
  }),
  typhoid: finding(['Typhoid', 'تيفوئيد'], {
    kind: 'disease',
    says: ['typhoid, enteric fever, salmonella typhi', 'تيفوييد, تيفويد, تيفود, حمي تيفيه'],
  }),
  'raw-milk': finding(['Raw milk or fresh cheese', 'حليب غير مغلي أو جبن طازج'], {
    kind: 'background',
    tick: [
      'Raw milk or cheese from it, or work with sheep, goats or camels',
      'حليب غير مغلي أو جبن منه، أو عمل مع الغنم أو الماعز أو الإبل',
    ],
    says: [
      'raw|unboiled milk, fresh milk + farm|camel|goat|sheep|cow, unpasteurised, unpasteurized, brucella, brucellosis, malta fever, farm|slaughter + sheep|goat|goats, milk + straight|direct|directly + udder|cow|goat|camel|farm|animal|sheep, milk + not|without boil|boiled|boiling|pasteurised|pasteurized, not|without boil|boiled|boiling .. milk, raw|unboiled|unpasteurised|fresh cheese|milk|laban|yogurt|yoghurt + farm|village|goat|sheep|camel|cow, camel milk|milking, udder, farm cheese, milking + goat|goats|sheep|cow|camel',
      'حليب ني, حليب طازج + عزبه|غنم|ماعز|ناقه|بقر, غير مبستر|مغلي, بروسيلا, حمي مالطيه, عزبه + غنم|ماعز|حلال|بوش|حليب|ناقه|نوق|اشتغل|نشتغل|يشتغل|شغل|عمل|نحلب|احلب, غنم|ماعز|حلال + {animal}, غنم|ماعز|حلال + ذبح|ولاده|حلب, حليب|لبن|جبن|جبنه|جبنة + ما|مو|مب|مش|غير|بدون|بلا|دون .. مغلي|غلي|غليان|مغليه|مبستر|مبستره|يغلي|غليته|بستره|انغلي|غليناه, جبن|جبنه|لبن|لبنه بلدي|بلديه|عربي|بيضا + راعي|غنم|ماعز|ضيعه|قريه|مزرعه|عزبه, حليب + غنم|ماعز|بوش|ناقه|نوق|بقر|بل|جمل|خليج? + شرب|شربت|نشرب|يشرب|طازج|طازه, حليب + علي طول + غنم|ماعز|بوش|ناقه|نوق|بقر|بقره, حليب|لبن بوش|ناقه|نوق|ابل|خلفات, حليب|لبن نياق|ناقه|بوش|ابل|خلفات|غنم|ماعز, حليب + راعي|مزرعه|عزبه|خام|طازج|فريش',
    ],
  }),
  camel: finding(['Contact with camels', 'مخالطة الإبل'], {
    kind: 'background',
    tick: [
      'Contact with camels, raw camel milk, or a person with MERS in 14 days',
      'مخالطة الإبل أو حليبها غير المغلي أو مصاب بمتلازمة الشرق الأوسط خلال 14 يوماً',
    ],
    says: [
      'camel, camels, =mers, camel milk|farm|race, camel + visited|farm|race|touched|milk|rode|riding|work|near',
      'بعير, بعارين, ابل, جمل, ناقه, نوق, هجن, كورونا شرق اوسط, متلازمه شرق اوسط, بوش, =البوش, =بل, =البل, =الابل, بعران, اباعر, نياق, مطيه, مطايا, حوار, عزبه بوش|ابل, هجانه',
    ],
  }),
  umrah: finding(['Hajj or Umrah', 'الحج أو العمرة'], {
    kind: 'background',
    tick: ['Hajj, Umrah or a stay in Makkah in the last 14 days', 'حج أو عمرة أو إقامة في مكة خلال آخر 14 يوماً'],
    says: [
      'hajj, haj, umrah, umra, pilgrimage, mecca, makkah, makka, madinah, tawaf, ihram, mina tents|tent|jamarat, arafat, arafah, muzdalifah',
      'مكه, =الحج, =للحج, =بالحج, =العمره, =للعمره, =بالعمره, =معتمر, رحت|سويت|اديت|رجعت|راجع .. عمره|حج, مدينه منوره, =مزدلفه, =عرفات, =بعرفات, يوم عرفه, =مني + شمس|حر|حجاج|خيمه|خيام|جمرات|حج, =الطواف, =طواف, =والسعي, احرام, جمرات, =المشاعر, حملة حج',
    ],
  }),
  'measles-contact': finding(['Contact with measles', 'مخالطة مصاب بالحصبة'], {
    tick: ['Contact with somebody who has measles', 'مخالطة شخص مصاب بالحصبة'],
    says: [
      'contact|exposed|exposure|nursery|classmate|colleague|outbreak + measles, flatmate|housemate|roommate|friend|cousin|neighbour|neighbor|nephew|niece|bloke|guy|colleague|coworker|classmate|teammate|someone|somebody|person|boy|girl|man|woman|desk|cousins|mate|workmate|driver|maid|cook .. measles|meesles|measels, sat|next|beside|played|shared|slept|same|visited|near|around|met|with + measles|meesles|measels, measles|meesles + going|school|class|work|office|nursery|daycare|camp|building|room, flatmate|housemate|roommate|friend|cousin|neighbour|neighbor|nephew|niece|bloke|guy|colleague|coworker|classmate|teammate|someone|somebody|person|boy|girl|man|woman|desk|cousins|mate|workmate|driver|maid|cook + down|has|with|got|caught + meesles|measels|measles',
      'مخالط|خالطت|مخالطه|خالط|عدوي|حضانه|مدرسه|زميل + حصبه, رفيق|رفيقي|صديق|صديقي|جار|جارنا|يار|يارنا|ابن اخت|ابن اختي|ابن اخ|ولد عم|ولد خال|ولد يارنا|ولد اختي|ولد اخوي|زميل|صاحب|واحد|شخص|فصل|صف|روضه|حضانه|ناس|بنت عم|بنت اختي|بنت يارنا + حصبه, قعدت|جلست|لعب|يلعب|نام|كنت|زرت|زرنا|زارنا|سلمت|قعد + حصبه, حصبه + عنا|عندنا|بيتنا|بصف|مدرسه|روضه|فصل|شغل|سكن',
    ],
  }),
  tuberculosis: finding(['Tuberculosis', 'السل'], {
    kind: 'disease',
    says: [
      'tuberculosis, =tb, tb test|skin test, latent tb, consumption + got|rifampicin|lung|lungs|cough|diagnosed, rifampicin, isoniazid, ethambutol, pyrazinamide, consumption like',
      '=السل, =سل, =درن, =الدرن, تدرن, =بالسل, =بالدرن, ريفامبيسين, سل رئوي',
    ],
  }),
  'tb-contact': finding(['Contact with tuberculosis', 'مخالطة مصاب بالسل'], {
    tick: ['Lives or works with somebody who has tuberculosis', 'سكن أو عمل مع شخص مصاب بالسل'],
    says: [
      'contact|exposed|exposure|roommate|colleague|lives|live + tuberculosis|=tb, flatmate|housemate|roommate|friend|cousin|neighbour|neighbor|nephew|niece|bloke|guy|colleague|coworker|classmate|teammate|someone|somebody|person|boy|girl|man|woman|desk|cousins|mate|workmate|driver|maid|cook + =tb|tuberculosis, sat|next|beside|shared|slept|same|room|living + =tb|tuberculosis, uncle|aunt|brother|sister|father|mother|wife|husband|dad|mum|boss|family .. =tb|tuberculosis',
      'مخالط|خالطت|مخالطه|زميل|سكن|ساكن|قريب + =سل|=السل|درن, رفيق|رفيقي|زميل|زميلي|شغاله|خادمه|سايق|سواق|طباخ|جار|جارنا|صديق|صديقي|صاحب|زوج|زوجتي|سكن|واحد|شخص|اخوي|اختي|عمي|خالي|مربيه|مدير|شغل|مكتب|غرفه + =سل|=السل|=درن|=الدرن, =سل|=السل|=درن|=الدرن + ساكن|ساكنين|يسكن|اسكن|قاعدين|قريب|معاي|معانا|معنا|غرفه|بيت|شغل',
    ],
  }),
  'hiv-worry': finding(['Worry about HIV', 'قلق من فيروس نقص المناعة'], {
    says: ['=hiv, =aids', 'ايدز, اتش اي في, فيروس نقص مناعه, فحص ايدز'],
  }),
  'hiv-contact': finding(['Possible contact with HIV', 'احتمال التعرض لفيروس نقص المناعة'], {
    tick: ['Possible contact with HIV within the last 72 hours', 'احتمال التعرض لفيروس نقص المناعة خلال آخر 72 ساعة'],
    says: [
      '=hiv|=aids + exposed|exposure|contact|condom|partner|prostitute|slept|sex, =pep, post exposure, =hiv|=aids + positive|girl|unprotected|needle|prick|blood|patient|stranger|escort|broke|exposed + condom|she|partner|sex|last|yesterday|days|hours|night, =hiv|=aids + prevention|prevent|prophylaxis, without|no condom + =hiv|=aids, condom + broke|broken|slip|slipped|split|torn|burst + =hiv|=aids, hiv positive partner|girl|man|woman|person|patient|guy, =hiv|=aids + needle|needlestick|pricked|prick|splash, medicine + =hiv + prevention|prevent|exposure|after, partner|girl|guy|boyfriend|girlfriend|she|he|wife|husband + =hiv positive?',
      'ايدز + تعرض|تعرضت|علاقه|جماع|واقي|مصاب|مصابه|شريك, نقص مناعه + تعرض|تعرضت|علاقه|جماع|واقي|مصاب|مصابه|شريك, اتش اي في + تعرض|تعرضت|علاقه|جماع|واقي|مصاب|مصابه|شريك, بدون|بلا|دون|غير واقي|كوندوم|كندوم + ايدز|=hiv|اتش, ايدز|=hiv|=اتش + علاقه|نمت|جماع|ابره|انشك|انشكت|وخزه|وخز|مريض|شخص|دم|معو|عندها|انقطع|تمزق|بنت, نقص مناعه + ابره|دم|وخز|انشك|شخص|مريض',
    ],
    implies: ['hiv-worry'],
  }),
} as const satisfies Readonly<Record<string, Finding>>;
