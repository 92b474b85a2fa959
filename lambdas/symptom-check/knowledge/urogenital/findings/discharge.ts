import { type Finding, finding } from '../../kinds/finding.ts';

export const findings = {
  'vaginal-discharge': finding(['Vaginal discharge', 'إفرازات مهبلية'], {
    tick: ['An unusual discharge from the vagina', 'إفرازات مهبلية غير معتادة'],
    says: [
      '{vagina} + {discharge}, =white|smelly|fishy|cottage|curdy discharge, discharge smell|smells|smelling|stinks|itchy, thick white discharge, white|thick|yellow|green|brown|watery|sticky discharge + down|below|period|pants|knickers|underwear|pad|partner|sex|itch|pelvic|pregnant|vagina|smell|smells|fishy, discharge + fishy|underwear|mid cycle, {itch} + =white discharge, discharge itch|itching|itchy, itchy|itching discharge, bacterial vaginosis, leucorrhoea, weird|strange|unusual|abnormal|funny discharge, {vagina} + liquid|goo|gunk|curd|mucus|fluid|stuff|goop|slime|water, discharge|goo|goopy|gunk|gunky|slime|slimy|curdy|mucus|sticky|gooey + undies|knickers|panties|underwear|pants|pad|panty|liner, stuff + undies|knickers|panties|underwear, white water, leukorr*, leucorr*, more|heavy|lots|lot discharge, discharge + down there|vagina|below|period|pants|knickers|undies, discharge|gunk|goo down, stuff|goo|gunk + pants|pad|liner, smell|smells|smelly fishy|bad|foul|rank|rotten|off + down|pants|period|sex, white|creamy|curdy|thick|greyish|grayish|yellowish thing|things|stuff|water .. coming|comes|come|pants|private|down|cheese|curd|yogurt, mucus|jelly|white .. front bit|bits|bottom, water|fluid|white coming from|down .. private|vagina|her|below',
      'افرازات, {vagina} + {discharge}, التهاب|التهابات مهبل|مهبلي|مهبليه|نسائيه, نزول + ابيض|اصفر, ينزل|نزل|ينزلي|نازل مني|معي|معاي شي|سايل|ماده|ابيض|مخاط|اصفر|لزج + تحت|ريحه|ريحته|حكه|داخليه|دوره|ابيض|لبني|مهبل, ينزل منها + كيلوت|داخليه, كيلوت|كلوت|داخليه + يوسخ|توسخ|متوسخ|مبلول|افراز, سيلان مهبلي|ابيض, نزول + شفاف|مخاط, سوايل + {vagina}, سوايل + نسايي, نازل|ينزل|نزل|طالع|يطلع|بينزل علي|لي|مني|منها|عليها|معايا|منى? شي|شيء|حاجه|ماده|سايل ابيض|بيضا|اصفر|اخضر|لزج|مثل|زي|شفاف, روب|زبادي|جبن|جبنه|لبنه|خثره + نازل|ينزل|نزل|طالع|تحت|حكه',
    ],
  }),
  'smelly-discharge': finding(['Bad-smelling discharge', 'إفرازات كريهة الرائحة'], {
    tick: ['The discharge smells bad, or is green, yellow or bloody', 'الإفرازات كريهة الرائحة أو خضراء أو صفراء أو مدممة'],
    says: [
      'discharge + smelly|smells|smell|fishy|foul|stinks, {vagina} + discharge + green|greenish|yellow|bloody, fishy smell + {vagina}, {vagina} + smells|odor|odour, {vagina} + stink|stinks|stinky|reek|reeks|rank|pong|ponging|whiff|smell|fishy|rotten|odour|honks|minging, {vagina} + green|yellow|grey|gray goo|stuff|gunk|liquid, discharge + rotten|rank|reeks|reek|odour|odor|stinky|stink|honking, =grey|=gray|greyish|grayish thin? discharge, smell|smells|smelly|stink|stinks down, down smells|stinks|reeks, down .. smells|stinks|reeks, smell|smells|smelling fishy|bad|foul|rank|rotten|weird|off|awful down|below|private, lochia|discharge|water|bleeding coming|comes .. smell|smells|smelly|stinks|stinking|rotten, lochia .. smell|smells|smelly|foul|rotten|stinks, smell|smells fishy|rotten + down|sex|pants|period, fishy smell|odour|odor',
      'افرازات|سايل + ريحه|ريحتها|كريهه|خضرا|خضراء|صفرا|صفراء|مدممه|دم|سمك, ريحه + {vagina}, ريحه|ريحته|ريحتها + {vagina}, ريحه|ريحته|ريحتها + افراز|افرازات|نزول, ريحه زفره|سمك|نتنه + {vagina}, ريحه زفره|سمك|نتنه + تحت|مهبل|افراز, افراز|افرازات|نزول + نتن|نتنه|عفنه|معفنه|زفره|خايسه|مخضره|مخضر|مصفر|رمادي|رماديه|خضر|زنخه, دم|نزيف|سايل + نازل|ينزل|ينزف + عفن|عفنه|نتن|نتنه|معفن|معفنه|كريهه|خايسه, ريحه|ريحته|ريحتو|ريحتها عفنه|نتنه|كريهه|خايسه|معفنه + نفاس|ولاده|اجهاض|حمل|دم|تحت',
    ],
    implies: ['vaginal-discharge'],
  }),
  'discharge-clear': finding(['Clear discharge without smell or itch', 'إفرازات شفافة دون رائحة أو حكة'], {
    kind: 'comfort',
    tick: ['Only clear or milky discharge, without smell, itch or pain', 'إفرازات شفافة أو حليبية فقط دون رائحة أو حكة أو ألم'],
    says: [
      'clear|stretchy|transparent|milky|odourless|odorless|jelly .. discharge, discharge + clear|stretchy|transparent|milky|odourless|odorless|slippery, discharge + egg white, egg white, discharge + mid cycle|month|ovulation, normal discharge',
      'افراز|افرازات .. شفاف|شفافه|مخاطيه|مطاطيه, افراز|افرازات + بياض|زلال بيض, افراز|افرازات .. بدون|بلا|من غير ريحه|حكه|لون, افراز|افرازات + نص|منتصف|وسط شهر|دوره, افراز|افرازات عاديه|طبيعيه, سايل شفاف .. بدون, نزول .. شفاف|بياض, شفاف|شفافه مثل|زي بياض|زلال',
    ],
    implies: ['vaginal-discharge'],
  }),
  'vaginal-itch': finding(['Vaginal itch or soreness', 'حكة أو ألم في المهبل'], {
    tick: ['Itching, burning or soreness of the vagina', 'حكة أو حرقة أو ألم في المهبل'],
    says: [
      '{vagina} + {itch}, {vagina} + {burns}, {vagina} + {pain}, {vagina} + dry|dryness, {vagina} + {red}, itch|itching|itchy down there?, {vagina} + fire|raw|irritated|irritation|itchy|inflamed|scratchy, {burns} .. undies|knickers, itchy|itch|itching .. undies|knickers, itchy|itch|itching =bits, =bits itchy|itch|itching|burning, itch|itchy|itching|burning|sore down, down itch|itchy|itching|burning|sore',
      '{vagina} + {itch}, {vagina} + {burns}, {vagina} + {pain}, جفاف مهبل|مهبلي, حكه تحت|نسائيه, {burns} من تحت + بنتي|بنيتي|مرتي|زوجتي|حرمتي|اختي, {itch} من تحت + بنتي|بنيتي|مرتي|زوجتي|حرمتي|اختي, تحك|حكه|يحك|تهرش|يحرقها|تحرق|حرقان من تحت + بنتي|بنيتي|مرتي|زوجتي|حرمتي|اختي, {itch} من تحت, {itch} تحت',
    ],
  }),
  'vaginal-dry': finding(['Dry vagina', 'جفاف المهبل'], {
    tick: ['The vagina is dry, above all with sex', 'جفاف في المهبل خصوصاً عند الجماع'],
    says: [
      '{vagina} .. dry|dryness, dryness|dry down|there|below, dry .. {vagina}',
      'جفاف .. مهبل|مهبلي|فرج|تحت, مهبل .. ناشف|جاف, ناشفه تحت',
    ],
  }),
  thrush: finding(['Thrush', 'فطريات'], {
    kind: 'disease',
    tick: ['White curdy discharge without smell, with itching', 'إفرازات بيضاء متجبنة بلا رائحة مع حكة'],
    says: [
      'thrush, yeast infection, candida, candidiasis, cottage cheese, curdy + discharge, white|thick discharge + {itch}, curd|curds|curdy|cheese|cheesy|ricotta|yoghurt|yogurt + {vagina}|knickers|underwear|undies|discharge|itch|itching|itches|panties, yeast infxn|again|back|down|thing, white .. curd|cheese|curds, candid*, fungal|fungus|yeast + {vagina}, itchy|itching .. white|thick discharge, white thing|things|stuff|discharge .. cheese|curd|curds|yogurt|yoghurt|milk, cheese|cheesy|curdy|cottage .. itch|itching|itchy|private|discharge|coming, itch|itchy|itching + white|curdy|cheesy .. discharge|stuff|thing',
      'فطر مهبل, كانديدا, افرازات + بيضا|بيضاء|مجبنه|جبن, افرازات + {itch}, فطريات|فطر + {vagina}|حكه|افراز|افرازات|نسايي|نسائيه|حمل|حامل|دوره|رجعت|عادت|زوجي|{itch}, جبن|جبنه|متجبن|لبنه|مجبن|لبن رايب + افراز|افرازات|ينزل|نزول|حكه|{vagina}|ابيض|بيضا|بيضاء, فطريات تحت|مهبل|فرج, فطريات + بيض|ابيض, روب|زبادي|جبن|جبنه|لبنه|خثره + ابيض|بيضا|حكه|نازل|ينزل|تحت',
    ],
  }),
  'thrush-often': finding(['Thrush again and again', 'فطريات متكررة'], {
    kind: 'background',
    tick: ['It is the third time within a year, or the treatment did not help', 'المرة الثالثة خلال سنة، أو لم يفد العلاج'],
    says: [
      'third|fourth|fifth|3rd|4th|5th time year, third|fourth|fifth|3rd|4th|5th .. this year, keeps coming|returning|recurring, back again again, not cleared|clearing|worked|working|helped|helping, not gone .. cream|pessary|treatment, again and again',
      'ثالث|رابع|خامس مره, ترجع كل, ما فاد|نفع|راحت|تروح .. علاج|كريم|تحميله|تحاميل, مره ورا مره',
    ],
  }),
  'vaginal-object': finding(['Something in the vagina', 'جسم في المهبل'], {
    tick: ['A lost tampon or other object in the vagina', 'سدادة منسية أو جسم آخر داخل المهبل'],
    says: [
      'tampon + stuck|lost|forgot|forgotten|string, tampon + cant find, {vagina} + stuck|inside|object|inserted, {vagina} + lost|put|bead|toy|condom|retrieve|fish|wedged, {vagina} + something|object up|stuck|in|inside, lost|stuck something? up|inside .. {vagina}, lost something up, tampon|cup|condom|toy + stuck|lost|retrieve|string|forgot|forgotten|left in, tampon|cup|condom .. cant .. out|find|reach|remove',
      'سداده|تامبون + عالق|ضاعت|نسيت|داخل, سداده|تامبون + لا طلع, مهبل|فرج + علق|عالق, مهبل|فرج + دخل شي, سداده|تامبون|كوندوم|واقي|قطنه + علق|عالق|ضاع|ضاعت|نسيت|نسيته|جوا|جوه|داخل|ما طلع, {vagina} + دخل|دخلت|حط|حطت|عالق|علق|خرزه|لعبه|حشرت|شي, {vagina} + {object}',
    ],
  }),
  tampon: finding(['Tampon', 'سدادة قطنية'], {
    kind: 'background',
    tick: ['A tampon or menstrual cup in use now or in the last days', 'استعمال سدادة قطنية أو كأس الحيض الآن أو في الأيام الأخيرة'],
    says: ['tampon, tampons, menstrual|moon cup, period cup', 'سداده قطنيه, سدادات, تامبون, تامبونات, كاس|كوب دوره|حيض|قمر'],
  }),
  'toxic-shock': finding(['Toxic shock', 'صدمة تسممية'], {
    kind: 'disease',
    says: ['toxic shock, =tss', 'صدمه تسمميه, صدمه سميه, متلازمه صدمه'],
  }),
} as const satisfies Readonly<Record<string, Finding>>;
