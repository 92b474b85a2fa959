import { type Finding, finding } from '../../kinds/finding.ts';

export const findings = {
  substance: finding(['Drugs taken', 'تعاطي مخدرات'], {
    says: [
      'took|taken|takes|using|does|doing|addicted =drugs, illegal|recreational|street|party|hard =drugs, took|taken|taking|used|using|smoked|injected|stoned|addicted + heroin|cocaine|weed|spice|hash|ecstasy|mdma|ketamine|ghb|lsd, drug + use|user|abuse, cannabis, marijuana, hashish, synthetic + drug|drugs|weed, edible + weed|cannabis|gummies, =stoned, high on, off .. face, =tripping, bad trip, smoked|smoking|had|took|did|eaten|ate + joint|weed|hash|spice|edible|edibles|bong|brownie|gummy|gummies|pot|ket|acid|mushies|mdma|lsd|zombie, spiked + drink, snorted|injected|injecting|shooting|shot|smoking + something|drugs|powder|gear|stuff, ketamine|ghb|mandy|pregabalin|nitrous|laughing gas|poppers, weed|hash|joint + smoked|smoke|smoking|freaking|paranoid',
      'مخدرات, مخدر + شرب|اخذ|تعاطي|دخن, حشيش, تعاطي, متعاطي, شبو, كريستال + دخن|شرب|تعاطي, ماريجوانا, كوكايين, سبايس, مسطول|محشش|محششه|مفيون, حشيش|ماريجوانا|زطله|زطل|بانقو|بنجو|شابو|شبو|كيتامين|حبوب مخدره|ترياك|سبايس|بودره, اخذ|خذ|خذت|شرب|ضرب|شم|تعاطي|يتعاطي|متعاطي|دخن + مخدرات|مخدره|بودره|حشيش|سيجاره ملغومه, جرعه زايده مخدر*, حبوب هلوسه',
    ],
  }),
  opioids: finding(['Opioids or tramadol', 'مسكنات أفيونية أو ترامادول'], {
    tick: [
      'Tramadol, morphine, codeine, heroin or another opioid was taken',
      'تعاطي ترامادول أو مورفين أو كودايين أو هيروين أو مادة أفيونية أخرى',
    ],
    says: [
      'opioid, opioids, opiate, opium, heroin, fentanyl, methadone, tramadol, tramal, morphine, oxycodone, codeine + took|too|many|syrup|tablets, pregabalin|lyrica + took|high|many, oxy|oxycontin|percocet|vicodin|dihydrocodeine|cocodamol|subutex|suboxone|buprenorphine|pethidine|tapentadol|hydrocodone|codiene, codeine, smack|brown|gear + injected|smoked|took|shot, lean|purple drank + drank|sipping|sipped, trams|tramadols, pain patch|patches, lyrica|pregabalin|gabapentin',
      'هيروين, ترامادول, ترامال, مورفين, فنتانيل, افيون, ميثادون, كودايين, كودين, ليريكا, اوكسي|اوكسيكودون|كودايين|تريماكس|تراما|تراماجاك|ترمال|بيثيدين|بثدين|لصقه مورفين|لصقات فنتانيل, افيون|ترياك, هيروين|هروين',
    ],
  }),
  'collapsed-drugs': finding(['Collapsed beside a needle or drugs', 'انهيار بجانب إبرة أو مخدرات'], {
    tick: ['Found blue, limp or not answering beside a needle, foil or powder', 'وُجد مزرقاً أو مرتخياً أو لا يستجيب بجانب إبرة أو مسحوق'],
    says: [
      'needle|syringe|foil|powder + blue|grey|unresponsive|collapsed|unconscious|limp|snoring|gurgling|floor|slumped + found|beside|next|arm|him|her|husband|friend|toilet|bathroom, found .. blue|grey|unresponsive|unconscious|slumped|collapsed + needle|syringe|foil|powder',
      'ابره|سرنجه|بودره|قصدير + ازرق|مزرق|مغمي|طايح|ما يرد|نايم|فاقد + لقيت*|جنبه|بجنبه|يمه|حمام',
    ],
    implies: ['opioids'],
  }),
  'mixed-drugs': finding(['Mixed with alcohol or sleeping tablets', 'مع كحول أو حبوب نوم'], {
    tick: ['It was taken together with alcohol, sleeping tablets or other drugs', 'أُخذ مع كحول أو حبوب نوم أو مواد أخرى'],
    says: [
      'mixed|together|plus|and|with + alcohol|vodka|beer|wine|whisky + pills|tablets|tramadol|xanax|sleeping|drugs|valium, sleeping pills|tablets + tramadol|alcohol|drugs, mixed|mixing|mix|together|combined|combo|washed + drink|drinks|drinking|booze|alcohol|vodka|beer|beers|wine|whisky|gin|arak|spirits + benzos|benzo|xanax|valium|pills|tablets|tramadol|sleeping|drugs|meds|diazepam|coke|codeine|painkillers, benzos|benzo|xanax|valium|pills|tablets|tramadol|sleeping|meds|diazepam|codeine + booze|alcohol|vodka|beer|beers|wine|whisky|gin|arak, xanax|valium|benzos|sleeping + tramadol|opioid|codeine|morphine|heroin',
      'خلط|مع + كحول|خمر + حبوب|ترامادول|منوم|مخدر, حبوب نوم + كحول|خمر|ترامادول, منوم|منومه|زاناكس + كحول|خمر|ترامادول, حبوب|حبات|اقراص|زاناكس|فاليوم|ترامادول|منوم|مهدي|ليريكا + خمر|كحول|ويسكي|فودكا|=بيره|=البيره|=بيرا, خلط|خالط|خلطت|مخلوط|مع|ويا|فوق|علي|وشرب + حبوب|حبه|اقراص|زاناكس|مهدي|منوم|ترامادول|ليريكا + خمر|كحول|ويسكي|فودكا|=بيره|=البيره|مخدرات|حشيش, مهدي|منوم|زاناكس + ترامادول|ليريكا|كودايين|مخدر*, خالط|خلط|خلطت + حبوب|مهدي|منوم + شراب|مشروب, منوم|منومه|مهدي|زاناكس|ترامادول + مشروب|شراب مسكر?',
    ],
  }),
  stimulants: finding(['Stimulants', 'منشطات'], {
    tick: ['Captagon, amphetamine, cocaine, crystal or ecstasy was taken', 'تعاطي كبتاجون أو أمفيتامين أو كوكايين أو شبو أو إكستاسي'],
    says: [
      'captagon, amphetamine, amphetamines, meth + took|smoked|crystal|high, crystal meth, cocaine, ecstasy, mdma, =molly, ritalin|adderall + took|many|extra, pre workout, fat burner|burners, stimulant, stimulants, snorted|sniffed|line|lines|gram|grams + coke|cocaine|charlie, did|doing|done cocaine|coke lines?, shabu|shaboo|mephedrone|=mcat, smoking|smoked|smoke|using ice|crystal|tina, tweaking|tweaked + crystal|meth|ice|days, captagons|capta|amphet|amphets|phet|=molly|xtc|mandy|ecstacy, pills + rave|festival|clubbing|party, dexies|modafinil|vyvanse, pre workout|preworkout',
      'كبتاجون, كبتاغون, كبتي, ابو ملف, امفيتامين, شبو, كريستال, كوكايين, اكستاسي, منشط, منشطات, ريتالين, حارق دهون, حبوب سهر, كبتاجون|كبتاقون|كبتا|حبوب ابيض|شابو|ايس|كرستال|كوك|امفيتامينات|ايكستاسي|كوكاين|ميث, حبوب منشطه|تنحيف|تنشيط|سهر|سواقين',
    ],
    implies: ['substance'],
  }),
  khat: finding(['Khat', 'القات'], {
    tick: ['Khat was chewed', 'مضغ القات'],
    says: [
      'khat, qat, chewing|chewed|chew qat|leaves, khat|qat|qaat|gat|kat + chew|chewing|chewed|leaf|leaves|session|hours, khat|qat|qaat, miraa',
      'قات, خزن, تخزين + قات, مخزن قات, =مخزن|=مخزنين|=يخزن|=خزنت|=خزن|=نخزن + قات|من|ساعات|عصر|ظهر|ليل|طول|امس',
    ],
    implies: ['stimulants'],
  }),
  'energy-drinks': finding(['Energy drinks or much coffee', 'مشروبات طاقة أو قهوة كثيرة'], {
    tick: ['Energy drinks or much coffee were drunk', 'شرب مشروبات طاقة أو قهوة كثيرة'],
    says: [
      'energy drink|drinks, red bull, redbull, monster + drink|drank|can|cans, caffeine, coffee|coffees|espresso + too|much|many|cups|lot|five|six|four, monster|monsters + coffees|coffee|can|cans|drank|drink|drinks|wired|three|four|two|red|bull|energy, wired on, redbulls|red bulls|prime energy, espressos|coffees|coffee|espresso + shaky|jittery|wired|too, energy|power drink|drinks|can|cans|shots, caffeine|preworkout + pills|tablets|too|overload, 2|3|4|5|6|7|8|two|three|four|five|six|seven|several coffees|espressos|redbulls, 3|4|5|6|7|8|three|four|five|six cups coffee|tea|karak, coffee|caffeine|red bull + stress|work|no|less|little|4|5|hours|poor sleep, cup|cups|mug|mugs|pot coffee|karak|espresso|nescafe, coffee|coffees|karak|red bull|cola + too|much|many|lots|five|six|four|three|2|3|4|5|6|only|drinking|living|day',
      'مشروب|مشروبات طاقه, ردبول, ريدبول, رد بول, كودرد, بايسن, كافيين, قهوه كثير|كثيره|اكواب, ريد بول|بل, مونستر|مونستار|بايسون|كودريد|رد بل|ريدبل|باور هورس, شرب*|شارب*|شربت + قهوه|اسبريسو|نسكافه|كوفي + كثير|كثيره|وايد|كتير|هوايه|اكواب|فناجين|خمس|ست|اربع|عشر|5|6|7, مشروب|مشروبات|علب|علبه طاقه, ضغط شغل|دوام + قهوه, قهوه + ما انام|مبنامش|سهر|قله نوم, كوب|كاس|اكواب|فنجان|فناجيل|فناجين + قهوه|كرك|نسكافه|اسبريسو|شاي, قهوه|كرك|كافيين|شاي + وايد|كتير|كثير*|هوايه|اربع|خمس|ثلاث|تلات|طول|سهران|سهر, ردبول|رد بول|بايسن|طاقه',
    ],
  }),
  shisha: finding(['Shisha', 'شيشة'], {
    tick: ['It came during or after smoking shisha', 'حدث أثناء تدخين الشيشة أو بعده'],
    says: [
      'shisha, sheesha, hookah, waterpipe, water pipe, hubbly, sheesha|shish pipe|narghile|nargile|argileh|argila|hooka|hubbly bubbly|hubble|bubble pipe',
      'شيشه, معسل, ارقيله, ارجيله, نرجيله, جراك, قدو, اشيش|يشيش|تشيش|شيشت|مشيش|نشيش|شيشه, اركيله|اركيلة|اراقيل|ارقيله|ارجيله|ارجيلتي|نارجيله|راس معسل|معسل|كدو',
    ],
  }),
  'very-drunk': finding(['Very drunk', 'سكر شديد'], {
    tick: ['Very drunk: cannot stand, or vomits while drowsy', 'سكر شديد: عدم القدرة على الوقوف أو قيء مع نعاس'],
    says: [
      'dead|blind|very|=too drunk, drunk + cant|unable|vomit|vomiting|passed|stand|wake|sleepy, wasted + drunk|alcohol|drinking, alcohol poisoning|intoxication|intoxicated, drank + bottle + vodka|whisky|spirits, too much alcohol|vodka|whisky|drink|booze + not|cant|vomiting|sleeping|stand|floor|unconscious, drunk|pissed|=hammered|smashed|wasted|sloshed|trolleyed|trashed|=bladdered + floor|cant|stand|vomit|vomiting|puking|wake|sleeping|unresponsive|legs|collapsed|passed|choking, =paralytic|=legless, drank|drunk|=downed|necked + whole|entire|full|litre + bottle|vodka|whisky|arak|gin|spirits, black|blackout drunk, hammered legs|floor, drunk + cant|unable|not walk|stand',
      'سكران + وايد|مره|كثير|يرجع|يستفرغ|طاح, سكران .. ما|مو|مش قادر|يقدر|يرد|يصحي|يوقف, تسمم كحول|كحولي, شرب + غرشه|زجاجه|قزازه + خمر|كحول|فودكا|ويسكي, سكران|سكرانه|سكرانين|مخمور|ثمل + يزوع|يتقيا|نايم|نص|يترنح|يطيح|مرمي|طايح|فاقد|يطوح|مغمي|واقف|استفرغ, سكران|سكرانه + ما|مو|مش + قدر|يقدر|يوقف|يصحي|يقوم|يرد, شرب*|شارب + غرشه|بطل|زجاجه|قنينه|قزازه|بطحه + عرق|فودكا|ويسكي|كامله|كامل|خمر, سكران طينه|لاخر|للاخر|حده|مره|خالص',
    ],
    implies: ['alcohol'],
  }),
  'bad-alcohol': finding(['Home-made alcohol', 'كحول مغشوش'], {
    tick: ['Home-made or unlabelled alcohol, perfume or methanol was drunk', 'شرب كحول منزلي الصنع أو مجهول أو عطر أو ميثانول'],
    says: [
      'homemade|fake|bootleg|illegal|counterfeit|unlabelled|local|cheap + alcohol|liquor|spirit|spirits|wine|vodka|whisky|arak, home made + alcohol|liquor|spirit|spirits|wine|vodka|whisky|arak, moonshine, methanol, methylated, drank + cologne|perfume|aftershave|sanitizer|sanitiser, sadiqi, siddiqui + drink, home|house brewed|brew|made|distilled + alcohol|liquor|spirit|arak|wine|hooch, hooch|moonshine|homebrew|home brewed|bathtub gin|country liquor|desi daru|toddy|changaa, drank|drink|drinking|drunk|swallowed|swig + cologne|perfume|aftershave|sanitizer|sanitiser|methanol|meths|methylated|mouthwash|=eau, drank|drink|drinking|drunk|swallowed .. surgical|rubbing|methylated|white spirit|alcohol|spirits, alcohol|liquor|vodka|whisky + no label|unlabelled|labour|camp|worker|fake|dodgy|illegal|plastic bottle|jerrycan',
      'خمر|كحول + مغشوش|بيتي|مصنوع|مسوينه|مضروب|محلي|مجهول|منزلي, ميثانول, سبرتو, سبيرتو, شرب .. عرق بيتي|مغشوش|محلي, شرب*|شربنا|شربوا .. صديقي سكر|مغشوش, شرب|شربوا|شربنا + كولونيا|عطر|معقم, خمر|كحول|ويسكي|فودكا + بلدي|مغشوش|تصنيع|مصنع|مقطر|سكن|عمال|مجهول|رخيص|تقليد|مزور|بيت|بدون ماركه|ملصق, شرب*|شارب*|شاربين + كولونيا|كلونيا|عطر|معقم|سبيرتو|سبرتو|ميثانول|ميتانول|كحول طبي|مطهر, شارب|شرب|شربوا|شربنا عرق, عرق بلدي|مغشوش|محلي|تصنيع',
    ],
  }),
  withdrawal: finding(['Withdrawal', 'أعراض انسحاب'], {
    tick: ['It came after stopping alcohol, tablets or drugs taken for long', 'حدث بعد إيقاف كحول أو حبوب أو مخدرات استُعملت طويلاً'],
    says: [
      'withdrawal, withdrawals, stop|stopped|stopping|quit|quitting + alcohol|tramadol|opioids|heroin|valium|xanax|benzos|captagon|drugs|vodka|whisky, stop|stopped|stopping sleeping tablets|pills, quit drinking + days|ago|week|yesterday|shaking, stopped drinking + shaking|shakes|tremor|sweating|heavily|years|seeing, shakes + alcohol|drink, dts, delirium tremens, stopped|quit|quitting|stop|gave up drinking|alcohol|booze|drink|vodka + days|ago|shaking|shakes|week|sweating|hours|seeing, off booze|drink|alcohol|gear|tramadol|xanax|heroin|valium + days|shaking|shakes|sweating|clucking|since, no drink|alcohol|booze|tramadol|xanax|heroin + days|since|shaking|shakes, coming|came off + tramadol|xanax|valium|benzos|heroin|alcohol|drink|booze|opioids|pills|codeine|lyrica|oxy, stopped|stop|quit|ran out + benzo|benzos|diazepam|lorazepam|codeine|oxy|pregabalin|lyrica|methadone|suboxone|weed|meth|captagon|sleepers, clucking|rattling + gear|heroin|off, cold turkey + alcohol|drink|booze|pills|xanax|tramadol|heroin|drugs|benzos|opioids|shaking',
      'اعراض انسحاب, انسحاب + مخدر|كحول|ترامادول|ادمان, ترك|توقف|وقف|وقفت|قطع|قطعت|بطل + كحول|خمر|مخدرات|ترامادول|ترامال|ليريكا|زاناكس|فاليوم|كبتاجون, ترك*|توقف*|وقف*|قطع*|قاطع*|بطل*|انقطع*|خلص* + مهدي|مهديات|منوم|منومات|مخدرات|مخدر|خمر|شرب خمر|كحول|زاناكس|فاليوم|ترامادول|ترمال|ليريكا|كبتاجون|هيروين|حشيش|شبو|مشروب|عرق|حبوب مهدي + يوم|يومين|ايام|فجاه|ارجف|يرجف|رجفه|يتعرق|تعرق|يتلوي|يهلوس|سنين|اسبوع|من|رجف, ترك|وقف|قطع|بطل + شرب|سكر|ادمان + رجفه|يرجف|تعرق|يهلوس|رعشه, خرمان|خرمه|سحب مخدر*',
    ],
  }),
  hangover: finding(['Hangover', 'آثار الكحول في اليوم التالي'], {
    tick: ['Headache or nausea the morning after drinking', 'صداع أو غثيان في الصباح بعد شرب الكحول'],
    says: [
      'hangover, hungover, hung over, alcohol|beer|vodka|whisky|wine|drunk|drinks|party + night|yesterday|morning + headache|nausea|thirsty|sick|vomiting, tequilas|beers|=shots|=wines|pints|cocktails|bevvies|booze + last|night|nite|yesterday, =drinks last|yesterday night|nite, too many tequilas|beers|drinks|shots|wines|pints|cocktails, drank|drink|drunk|drinking + yesterday|last|nite + beer|vodka|whisky|wine|alcohol|heavy|party, drank|drink|drinking too much|many + yesterday|last|nite|night, alcohol|beer|vodka|whisky|wine|drunk|drinks|party|booze + head|headache|nausea|sick|rough|puking|vomiting + morning|today|next|after, rough|head|headache|sick|dying + night out|party|clubbing|drinking, out|night|went|go|boys|girls|mates|lads on lash|piss, lost count beers|drinks|shots|pints|wines, brunch|party|wedding|night .. beers|wine|cocktails|shots|vodka|whisky, drank|drinking|drunk|drinks|beers|wine|vodka|whisky + last night|yesterday + head|sick|dry|mouth|rough|banging|pounding|puking|threw, banging|pounding head + beers|wine|drinks|night|party|brunch, ladies night|happy hour|stag|hen|bar',
      'هانج اوفر, هانق اوفر, شربت|شرب + امس|البارح|الليله + خمر|كحول|مشروب, صداع|راسي|راسه|مصدع|لايعه|غثيان|ارجع + بعد|من|عقب خمر|كحول|سكره|ويسكي|=بيره|=البيره, سكرت|سكرنا|سكران امس|البارح|مبارح|امبارح|البارحه|ليله, شارب|شربت|شربنا + خمر|كحول|ويسكي|=بيره|=البيره|فودكا + امس|البارح|مبارح|امبارح|البارحه|ليله, شارب|شاربين البارح|امس|امبارح|مبارح|البارحه + راسي|راسه|مصدع|صداع|لايعه|غثيان, شرب*|سهر* + بار|ديسكو|حفله|خمر*|كحول + راس*|صداع|لوع*',
    ],
  }),
} as const satisfies Readonly<Record<string, Finding>>;
