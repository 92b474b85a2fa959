/**
 * How people say things, by class: parts of the body, ways to feel, qualities, causes. Phrases are parted by commas and hold words without their endings ("ache" is "aching" too; in Arabic what
 * is written onto a word falls away): `a|b` is one or the other, `a?` may be missing, `..` stands for up to three words, `a*` begins
 * a word, `=a` is the word as it is. Words like "my", "is", "في" are left out.
 */
const say = (en: string, ar: string): readonly [string, string] => [en, ar];

/** Patterns of findings refer to these as `{chest}`; `ignored` are phrases in which no word means what it says. */
export const words = {
  pain: say(
    'pain, painful, ache, achy, achey, hurt, sore, soreness, cramp, crampy, discomfort, stab, throb, agony, tender, tenderness, killing me, twinge, colic, colicky, spasm, uncomfortable, =gripe, griping, gyp, killin me, killing, achin, hurtin, throbbin, stabbin, killin|kills me, giving|gives|givin me gyp|jip|hell|grief, gnawing, ouch, owie',
    'الم, اوجاع, وجع, عور, عوار, اعور, ولم, مولم, موجع, مغص, نغز, نغزه, نغزات, اذي, حار علي, طعن, طعنات, وجعان, الام, واجع, ياجع, موجوع, تعور, ناغز, نخزه, نخز, حارق, نبض مولم, بيوجع, وجعت, اوجع, شكشكه, تقطيع, =كيضرني, =كتضرني, =يضرني, =تضرني, =كيضر, =كيضرو, =كيضرها, =ضارني, ويع, يويع, وجيعه, وجايع, نقح, وجعو, توجع',
  ),
  pressure: say(
    'pressure, tight, tightness, squeeze, crush, heavy, heaviness, weight, band, elephant, vice, constriction, sit|sitting|standing|stood|parked|kneeling on, brick, bricks, =ton, concrete, squash, clamp, =parked, like lead',
    '=ضغط, =وضغط, =بضغط, =الضغط, =يضغط, =بيضغط, =تضغط, ضاغط, ثقل, ثقيل, كتم, كتمه, مكتوم, كاتم, كاتمه, عاصر, عصر, قابض, قبضه, انقباض, جالس|جالسه علي|فوق, شي ثقيل, حجر, كابس, كبس, جاثم, جاثمه, صخره, حصاه, بلاطه, عاصره, عاصرني, قابضه, قابضني, قاعد فوق|علي, واقف علي, ضاغطه, حمل ثقيل, طوبه, ماسك',
  ),
  burns: say(
    'burn, burning, sting, stings, stinging',
    'حرقه, حرقان, تحرقني, =حرق, =يحرق, =تحرق, =بيحرق, =بيحرقني, =يحرقني, =بتحرقني, حارق, لسع',
  ),
  chest: say(
    'chest, breastbone, sternum, sternal, retrosternal, substernal, precordial, precordium, ribcage',
    'صدر, القفص الصدري, عظمه الصدر',
  ),
  belly: say(
    'belly, tummy, stomach, abdomen, abdominal, gut, epigastric, epigastrium, periumbilical, navel, bellybutton, suprapubic, groin, midsection, intestine',
    'بطن, معده, معدت, كرش, سره, سرتي, امعاء, مصارين, عانه',
  ),
  back: say(
    'back, lumbar, spine, backbone, tailbone, sacral, thoracic spine',
    'ظهر, العمود الفقري, فقرات, القطنيه, عصعص, بين كتفين|كتوف|كتفي|لوحين, لوح كتف, ضهر',
  ),
  flank: say('flank, loin, cva, costovertebral, kidney area, kidney', 'خاصره, خاصرت, جنب, كليه, كلي, كلاوي, كلوه'),
  head: say(
    'head, helmet, skull, noggin, bonce, forehead, temples, scalp, occipital, frontal',
    'راس, جبهه, جمجمه, جمجمت, صدغ, دماغ, نافوخ, جبين',
  ),
  neck: say('neck, nape, nuchal', 'رقبه, رقبت, عنق'),
  jaw: say('jaw', 'فك, فكه, فكي, حنك, حنكي, فكها, فكو'),
  arm: say(
    'arm, forearm, upper limb, bicep, upper arm',
    'ذراع, يد, ايد, زند, =ساعدي, =ساعده, =ساعدها, =الساعد, ايدي, ايديي, دراع, ضراع, ايدين, ضراع, دراع, زنود, عضد',
  ),
  leg: say(
    'leg, thigh, lower limb, limb, shin, extremity, extremities',
    'رجل, رجول, ساق, فخذ, اطراف, ارجل, طرف سفلي|علوي|ايمن|ايسر, فخد, فخوذ, افخاذ, فخاد, سيقان, كرعين, كرعان',
  ),
  calf: say(
    'calf, calves',
    'سمانه, بطه الساق, ربله, بطه رجل, سمانتي, سمانته, سمانتها, بطه ساق|رجل|رجلي|ساقي, باطن ساق|ساقي, سمانه رجل, عضله ساق',
  ),
  hand: say(
    'hand, finger, thumb, fingertips, palm, wrist',
    'يد, ايد, اصبع, صبع, اصابع, ابهام, اصبعت, صوابع, اصابيع, صباع, صبوع, صابع, رسغ, معصم, كف',
  ),
  foot: say('foot, feet, toe, heel, sole, instep', 'قدم, كعب, اصبع قدم, اصابع رجل, باطن القدم, اقدام'),
  shoulder: say('shoulder, shoulderblade, scapula, rotator cuff', 'كتف, كتوف, كتفي, اكتاف'),
  joint: say('joint, knee, hip, ankle, elbow, wrist, knuckle, arthralgia', 'مفصل, مفاصل, ركبه, ركبت, ركب, ورك, كاحل, كوع, مرفق, رسغ'),
  ankle: say('ankle, wrist, knee, foot, thumb', 'كاحل, ركبه, معصم, رسغ, قدم'),
  muscle: say('muscle, muscular, thighs, hamstring, bicep, quads, glutes, abs, triceps', 'عضل, عضله, عضلات, عضلي'),
  eye: say('eye, eyeball, ocular', 'عين, عيون, عيني, عيونه'),
  eyelid: say('eyelid, lid, eyelash', 'جفن, جفون, رمش'),
  sight: say('vision, sight, eyesight, =seeing', 'نظر, بصر, رويه, شوف'),
  ear: say(
    'ear, eardrum, otic, earhole, lughole',
    'اذن, اذون, اذان, دينت, ذان, اذنه, اذني, اذنين, دينتي, دينه, اذاني, اذانه, اذانها, ودانه, وداني, ودانها, اداني, وذن, وذني, وذنه, وذنها, ودنين',
  ),
  nose: say('nose, nostril, nasal, conk, hooter, snout, snoz', 'انف, خشم, منخر, منخار, مناخير, خشوم'),
  throat: say(
    'throat, pharynx, gullet, tonsil, food pipe, foodpipe, oesophagus, esophagus',
    'حلق, بلعوم, زور, حنجره, لوز, بلاعيم, حلوق, زردوم, زلعوم, حلج, حلقوم',
  ),
  tooth: say(
    'tooth, teeth, molar, gum, dental, wisdom tooth, gnashers, chompers, gnasher',
    'سن, ضرس, ضروس, اسنان, لثه, سني, اضراس, طاحونه, طواحين, سنون, طاحونت, سنان, ضرسين, نيرات, ناب',
  ),
  mouth: say(
    'mouth, lip, tongue, gum, cheek',
    'فم, حلج, =تمي, =تمه, =تمها, =بتمي, =بتمه, =بتمها, شفه, لسان, شفايف, شفاه, براطم, برطم, شلايف, =تمو, =بتمو, بقه, =بقي, شفتاي, شفتاه, شفتين, شفتيه, شفتيها, =ثمي, =ثمه, لسين',
  ),
  lips: say(
    'lip, tongue, mouth, throat, face, uvula, airway',
    'شفه, شفا, شفاه, شفايف, شفت, شفته, لسان, وجه, حلق, بلعوم, فم, زور, براطم, برطم, شلايف',
  ),
  face: say(
    'face, cheek, facial, mouth, smile, eyelid',
    'وجه, ويه, فم, حلج, =تمي, =تمه, =تمها, بوز, شفه, جفن, =خده, =خدها, =خدي, =الخد, خدود, =وخده, =وخدها',
  ),
  testicle: say(
    'testicle, testicular, testis, testes, scrotum, scrotal, =balls, in|on|both =nuts, left|right|other =nut, bollock, nutsack, ballsack, gonad, goolies, crown jewels, family jewels, nads, sack rotting',
    'خصيه, خصيت, خصي, صفن, خصاوي, بيضت, =بيضه, =بيضي, =بيضاتي, خصوه, محاشم, كيس صفن, خصيتين, =بيضاته, =بيضاتو, =بيضتي, =بيضته, خصوات, خصاواته, محشم',
  ),
  penis: say(
    'penis, penile, foreskin, glans, dick, cock, =willy, =willies, knob, pecker, todger, wiener, winkie, =junk, manhood, schlong',
    'قضيب, ذكر, قلفه, العضو الذكري, =زبي, =زبه, =زبو, =زبره, =زبري, زبر, =عضوه, =عضوي, =بعضوي, =بعضوه, =عضوو, =العضو, عضو ذكري|تناسلي, بلبل, =حمامته, =حمامتي',
  ),
  vagina: say(
    'vagina, vaginal, vulva, vulval, down below, private part, labia, pv, lady part|parts|=bits|garden, hoo ha, hooha, coochie, pussy, fanny, foof, minge, vajayjay, front bottom, intimate area|parts, genital area, nether regions, private area, between legs',
    'مهبل, فرج, مهبلي, منطقه حساسه, منطقه خاصه, مكان حساس, =كسي, =كسها, فرجها, مهبلها',
  ),
  pelvis: say('pelvis, pelvic, ovary, uterus, womb', 'حوض, رحم, مبيض, اسفل بطن'),
  breast: say(
    'breast, nipple, boob, mastitis, tit, tits, titty, bosom, breasts, boobies, knockers',
    'ثدي, حلمه, نهد, ثديي, =بزي, =بزها, بزاز, بزازي, =ديدي, =ديدها, =بديدي, =بديدها, ديودي, ديودها, نهود, صدر مره|حرمه',
  ),
  anus: say(
    'anus, anal, rectum, rectal, bottom, back passage, bum, perianal, buttock, =butt, butthole, bumhole, arse, arsehole, asshole, back end, rear end, toilet place, tush, tushy, botty',
    'شرج, مستقيم, موخره, مقعده, دبر, مخرج, طيز, مكان خروج|اخراج|براز|تبرز, فتحه خروج|اخراج, مقعد',
  ),
  skin: say(
    'skin, arm, leg, face, back, neck, trunk, body, hand, foot, thigh, cheek, shin, scalp',
    'جلد, بشره, وجه, يد, رجل, ظهر, رقبه, جسم, فخذ, ساق, بدن, =يلد, =اليلد, =يلدي, =يلده, =يلدها, =عاليلد, =باليلد',
  ),
  urine: say(
    'pee, urine, urinate, urination, urinary, wee, micturition, water, void, peeing, weeing, bladder, toilet, piss, pissing, widdle, tinkle',
    'بول, تبول, حمام, مثانه, تبوله, سوسو, سيسي, شخ, شخاخ',
  ),
  stool: say(
    'stool, poo, poop, bowel movement, bowel motion, faeces, feces, motion, toilet paper, tissue, toilet bowl, diarrhea, number twos, potty, poos, pooh',
    'براز, خروج, غايط, برازي, طلعه, كاكا, =برازو, اخراج',
  ),
  nappy: say(
    'nappy, nappies, diaper, pampers, huggies, nappys',
    'حفاظ, حفاض, بامبرز, حفاظه, حفوضه, حفايظ, حفاضه, بمبرز, كافوله, بامبر, حفاظته, حفاضته',
  ),
  blood: say('blood, bloody, bleed, bled, hemorrhage, haemorrhage, clots', 'دم, دماء, نزيف, نزف, نازف, نزفت, دموي, =تدمي, =يدمي'),
  swell: say(
    'swell, swollen, swelled, puffy, puff, puffed, edema, oedema, bulge, enlarged, inflate, balloon, ballooned, ballooning, swole, puffing, swollen up',
    'ورم, تورم, وارم, متورم, منتفخ, منفخ, نافخ, منفوخ, نفخ, ورمت, متنفخ, وارمه, ورمان, انتفخ, انتفخت, تنفخ, تنفخت, تورمت, منتفخه, منفوخه, منفخه, ورام, متنفخه, نتفخ, انتفاخ',
  ),
  numb: say(
    'numb, numbness, tingle, tingling, tingly, pins needles, no feeling, cant feel, paraesthesia, paresthesia, loss sensation, lost feeling, dead, sensory loss, asleep',
    'خدر, خدران, مخدر, مخدره, تنميل, تنمل, منمل, منمله, فقدان احساس, وخز, منملين, خدرت, نايمه, =نملت, =نمل, =بتنمل, =تنمل, ينمل, بينمل, بتنمل, نملان, منملات, مخدرين, خدرانين, ما|لا|ولا حس|شعر فيها|فيه|فيهم|بها|به|بهم, ما|لا حاسس|حاس|حاسه فيها|فيه|بها|به',
  ),
  weak: say(
    'weak, weakness, paralyse, paralyze, paralysis, paralysed, paralyzed, droop, drooping, cant move|lift|raise|grip|hold, hemiparesis, =floppy, useless, wont move|work, not moving|working, clumsy, dropping things, giving way, loss power|strength, foot drop, wrist drop, =limp',
    'ضعف, ضعيف, ضعيفه, شلل, مشلول, انشل, ارتخاء, مرتخي, مرخي, ما تحرك, ما قدر رفع|حرك|مسك, لا ستطيع تحريك|رفع, عدم قدره تحريك, ضعفت, ما قدر .. رفع, ما ترفع, لا تحرك, ما تشيل, ما يرفع, ما تتحرك, ما حرك, طاح من يد, ارتخت, ثقيله',
  ),
  side: say(
    'one side, left side, right side, left, right, half, one sided, unilateral, hemi*, one arm|leg|hand',
    'نصف, نص, شق, جهه, جانب, يمين, يسار, ايمن, ايسر, يمني, يسري, طرف واحد, ناحيه, صوب',
  ),
  severe: say(
    'severe, severely, intense, excruciating, unbearable, worst, terrible, extreme, extremely, agonising, agonizing, agony, =10/10, =9/10, =8/10, 8|9|10 out 10, awful, horrible, crushing headache, horrendous, violent, massive, screaming, doubled over, rolling floor, worst ever, intolerable, =unreal, like hell, beyond anything, cant tolerate|bear, cant stand pain|anymore|another|any, cant move from, brutal, off scale, cant cope, off charts, insane, unreal pain, out this world',
    'شديد, شديده, شده, قوي, قويه, قوه, رهيب, ما نطاق, لا طاق, لا حتمل, ما تحمل, فظيع, لا تحمل, يذبح, ذابحني, مو قادر تحمل, بيموتني, يقتلني, مبرح, =10/10, =9/10, مو طبيعي, الموت, لا يطاق, ما يطاق, بيموت, بتموت, يموت, يقطع, بيقطع, فوق الوصف, =موت, ما نحمل, ما ينحمل, ما عاد تحمل, مرعب, خرافي, ما ينتحمل, قاتل',
  ),
  sudden: say(
    'sudden, suddenly, abrupt, abruptly, all at once, out nowhere, out blue, thunderclap, in|within seconds|instant, instantly, woke up with, from nowhere, outta nowhere|blue, out thin air, like switch, all sudden, bolt',
    'فجاه, مفاجي, مفاجيه, بغته, مره وحده, صاعقه, غفله, ثواني, علي غفله, بلحظه, فجا, دون مقدمات, علي غره, طب علي, فد مره, دفعه وحده, بدون سابق, من غير مقدمات, بدون مقدمات, بدون انذار, حين غره, =فجاه, =فجاءه',
  ),
  wound: say(
    'cut, wound, laceration, gash, sliced, slash, graze',
    'جرح, انجرح, مجروح, جروح, جرحت, =قطع, قطعت|انقطع|قطع يد|اصبع|صبع|ايد|رجل|كف, انقصت, قصيت',
  ),
  red: say('red, redness, erythema, erythematous, inflamed, pink, bloodshot', 'احمر, حمرا, حمراء, احمرار, محمر, محمره, حمره, حمر'),
  hot: say('hot, warm, warmth, burning', 'حار, حاره, ساخن, ساخنه, دافي, سخن'),
  itch: say(
    'itch, itchy, itching, pruritus, pruritic, scratch, scratching, itchin, itches',
    'حكه, حك, تحك, حكني, حكاك, هرش, هرشه, يهرش, تهرش',
  ),
  chilled: say(
    'cold, cool, pale, white, pallor, pulseless, no pulse, blue, mottled, bluish, freezing, freezin, icy, =ice, frozen, stone cold',
    'بارد, بارده, برد, بردت, شاحب, شاحبه, ابيضت, مزرق, زرقا, ازرق, بلا نبض, متجمده, باهت, =بيضا بارده, متلجه, مثلجه, ثلج, تلج, صقعه, ساقعه, سقعانه, شحبت',
  ),
  blue: say(
    'blue, bluish, grey, gray, purple, cyanosis, cyanotic, dusky',
    'ازرق, زرق, زرقا, زرقاء, مزرق, مزرقه, ازرقاق, ازرقت, ازرقو, رمادي, بنفسجي',
  ),
  yellow: say('yellow, yellowish, yellowing', 'اصفر, صفرا, صفراء, اصفرار, صفار, مصفر, اصفرت, =صفر, مصفره'),
  spreading: say(
    'spread, radiate, radiating, go, goes, going, travel, shoot, shooting, move, into, down, up',
    'متد, نتشر, روح, نزل, وصل, الي, ماشي, يمشي, طالع, سري, ساري, نازل, ممتد, رايح, شاد علي, ماسك, مسمع, يضرب, ضارب, يمتد',
  ),
  mass: say('lump, mass, nodule, =bump, growth, knot, swelling', 'كتله, ورم, عقده, حبه, كره, كتل, غده, بروز, درنه, كيس, تكتل, كلكوعه'),
  discharge: say('discharge, pus, leak, weep, ooze, fluid, gunk, gunky, goo, muck', 'افراز, افرازات, صديد, قيح, سايل, مواد, صمغ, =ماده'),
  medicine: say(
    'tablet, pill, medicine, medication, drug, antibiotic, amoxicillin, penicillin, ibuprofen, paracetamol, statin, capsule, dose, injection, vaccine, vaccination, jab, blood pressure tablets',
    'حبوب, حبه, دوا, دواء, ادويه, علاج, مضاد, بنسلين, ابره, بندول, بروفين, تطعيم, لقاح, جرعه, مضاد حيوي',
  ),
  posture: say(
    'woke|wake|wakes|waking|got|get|gets|getting|stand|stands|stood|sit|sat|lie|lay|lying|made|make|calm|settle|low|deep|end|ended|clean|cleaning|hang|shut|bring|bringing|brings|brought up|down',
    '',
  ),
  effort: say(
    'exert, exertion, exertional, exercise, walking, walk, running, run, stairs, climb, climbing, uphill, effort, sport, football, gym, playing, strenuous, hill, hills, jog, jogging, lifting, carrying, workout, exercising, heavy work, work hard, working hard, joggin, treadmill, hurry, hurrying',
    'مجهود, رياضه, مشي, امشي, درج, سلم, ركض, اركض, طلوع, اصعد, العب, لعب, كوره, جري, تمرين, تمارين, نادي, جيم, هروله, دري, الدري, شغل ثقيل, شيل, =الدري, =دري, =بالدري, سلالم',
  ),
  climb: say(
    'climb, up, upwards, ascend, ascending, rise, rising, spread, worse, progress, progressing, weaker',
    'صعد, طلع, زيد, تزايد, كل ما, فوق, اعلي',
  ),
  hit: say(
    'fell, fall, fallen, hit, =bang, =banged, =bumped, struck, injury, injure, trauma, traumatic, knock, knocked, =blow head|face|eye|chest|belly|stomach|back|neck|knee, a blow, =slip, =slipped, =tripped, collide, =kicked, =kick head|face|belly|stomach|chest|shin, trampled, stepped on by, gored, landed on|awkwardly|badly|hard|heavily, =punched, =dropped .. on|foot|toe|hand, jammed, trapped, caught|slammed|shut door, tumbled, =whacked, =smacked, =bashed, walloped, clobbered, clattered, toppled, =elbowed, kneed, headbutted',
    'سقوط, سقط, طاح, طحت, طاحت, وقع, وقعت, اصابه, انصاب, ضربه, ضربت, انضرب, صدم, اصطدم, دعم, انزلق, خبط, طيحه, ارتطم, =ضرب, =وضرب, =ضربه, =ضربها, =ضربني, =ضربو, =ضربوه, =ضربوني, =ضربهم, =ضربك, =ضربوها, انخبط, نضرب, تزحلق, زلق, تعثر, طايح, انصدم, رفس, رفسه, اندعم, سقطت, سقطنا, خبطت, صدمت, صدمته, دعمت, دعمته, انرض, انرضت, انلطم, ركله, لكمه, انخبطت, انضربت, اندق, اندقت, تكعبل, وقوع, تزحلقت, انزلقت, تعثرت, انعفس',
  ),
  swallowed: say(
    'swallow, drink, drank, drunk, ate, eaten, gulped, swig, swigged, =downed, =necked, sipped, ingest, ingestion, got into, mouthful, gulp, gulping, =downed, gobbled',
    'بلع, ابتلع, ابتلعت, بلعت, =شارب, =شاربه, =شاربين, =بالع, =شربه, =شربو, =شربوا, =ماكل, =اكلها, =اكله, =شرب, =شربت, =شربها, =وشرب, يشرب, =اكل, =اكلت, =واكل, =كلت, جرع, تجرع, =سرط, =سرطت, =سرطه, =سرطها, زرط, زرطت, زلط, زلطت, =كليت, =تبلع, =انبلع',
  ),
  notFood: say(
    'bleach, cleaner, cleaning fluid|liquid|product|products|spray, weedkiller, weed killer, white spirit, turpentine, aftershave, hand gel, washing liquid, detergent, battery, batteries, magnet, pills, tablets, medicine, medication, pod, petrol, kerosene, antifreeze, pesticide, insecticide, poison, chemical, drain cleaner, caustic, acid, lye, rat poison, perfume, nail polish, disinfectant, mushrooms, dettol, iron tablets, lamp oil, sanitiser, sanitizer, methanol, meths, moonshine, methadone, morphine, tramadol, codeine, fentanyl, nicotine liquid, homemade alcohol|spirit, ethylene glycol, screenwash, thinner, berries, vape liquid',
    'كلور, كلوركس, بطاريه, بطاريات, منظف, مبيد, مغناطيس, كاز, بنزين, اسيد, ديتول, صابون, عطر, معقم, مواد تنظيف, فلاش, سم فار, حمض, =سم, سموم, كلوريكس, مبيض, صودا كاويه, ماء نار, ماي نار, تيزاب, كيروسين, جاز, سائل ولاعه, مزيل طلاء, كبسوله غسيل, مطهر, بويا, تنر, سبيرتو, كريم, ميثانول, سبرتو, كحول صناعي|طبي, صبغه, زيبق, مضاد تجمد',
  ),
  object: say(
    'coin, toy, bead, marble, bone, button, pin, needle, glass, nail, object, lego, screw, pebble',
    'عمله, قطعه, لعبه, عظمه, شوكه, خرزه, دبوس, ابره, زجاج, درهم, ريال معدني, فلس, نقديه, نقود, خرز, تيله, مسمار, دنبوس, قطعه نقديه',
  ),
  animal: say(
    'dog, cat, animal, monkey, bat, rat, fox, camel, horse, human, person, child, stray',
    'كلب, قطه, قطو, قرد, حيوان, خفاش, فار, جمل, بعير, حصان, انسان, ثعلب, =بسه, قطوه, بسبس, حمار, جرذ',
  ),
  bites: say(
    'bite, bit, bitten, scratch, scratched',
    'عض, عضه, عضني, عضته, خدش, خدشه, خربش, نهش, عضها, نهشه, نهشني, عضت, عضاني, خربشني, خرمشني, خرمش',
  ),
  relief: say(
    'better, settle, relieve, relieved, ease, resolve, stop, stops, go away, goes away',
    'خف, خفت, روح, زول, ارتاح, حسن, هدا, راح, راحت',
  ),
  rest: say('rest, resting, sit down, stop, stopping, nitrate, gtn', 'راحه, ارتحت, اوقف, وقفت, استرحت, ارتاح'),
  notGoing: say(
    'not fade|fading|blanch|disappear|go, non blanching, press, pressed, glass test, glass',
    'لا ختفي, ما روح, ما تروح, ضغط, ضغطت, بالضغط, ما ختفي',
  ),
  cry: say(
    'cry, cries, cried, crying, scream, screaming, howl, howling, bawl, bawling, wail, wailing, yell, yelling, yells, shriek, shrieking, screech, screeching, =sobbing',
    'بكي, بكاء, صياح, صيح, صريخ, عيط, بكا, صراخ, صرخ, يصرخ, يصارخ, عويل, كورك, يكورك',
  ),
  house: say(
    'whole family, our family, everyone, everybody, whole house, household, all of? us, all home',
    'كلنا, اهلي كلهم, عايلتي كلها, جميعا, اهل بيت, البيت كله, احنا كلنا',
  ),
  bone: say(
    'bone, arm, wrist, leg, finger, ankle, shoulder, collarbone, elbow, limb, nose, hip, rib, foot, toe, hand, forearm',
    'عظم, عظمه, يد, رجل, ذراع, كتف, ساق, صبع, اصبع, كوع, ضلع, قدم, كاحل, ترقوه',
  ),
  bent: say(
    'deform, deformed, deformity, bent, crooked, misshapen, out place, twisted, angle, dislocated',
    'معوج, معوجه, مشوه, مشوهه, اعوج, انخلع, مخلوع, ملتوي, تشوه',
  ),
  menses: say(
    'period, menstrual, menstruation, menses, menstruating, =cycle, =cycles, aunt flo, =time of month, monthlies, monthly bleed|bleeding|cycle, on the rag, periods',
    'دوره, الدوره, طمث, حيض, العاده الشهريه, دورتي, دورتها, عادتي, بيريود, =العاده, =عادتها, =بالعاده, =والعاده, =الشهريه, البيريود',
  ),
  fetus: say(
    'baby, fetal, foetal, fetus, foetus, bump, bub, bubba, bubs, little one, unborn',
    'جنين, بيبي, طفل, جنيني, ياهل, نونو, بيبيه, بزر',
  ),
  movesLess: say(
    'move|moved|moving much? less, not move|moved|moving|felt|kick|kicked|kicking, less movement, reduce|reduced|decreased movement, movement .. less|reduced|decreased|stopped|changed|fewer, stopped moving, quiet, fewer kicks, not felt .. move|kick, kicking less, not feel .. movement',
    'ما تحرك, حركته قلت, ما حس, توقف حركه, قله حركه, لا تحرك, قلت حركه, خفت حركه, ما حرك, وقف حركه, لا حرك, ساكن',
  ),
  black: say('black, tarry, tar', 'اسود, سودا, زفت, قطران'),
  breathIn: say(
    'breathe|breathing|breath in, deep breath, breathing deeply, on inspiration, inspiration, when breathe, worse .. breath|breathing, inhale, inhaling, breathin in, take|taking|took breath, breath deep|deeply, big breath',
    'مع شهيق, سحبت نفس, اخذ نفس, اتنفس بعمق, خذيت نفس, اسحب نفس, سحب نفس, نفس عميق, لما اتنفس, مع تنفس, اخد|خذ|اخذت|اخدت|ياخذ|ياخد|تاخذ|تاخد|باخد|باخذ|ناخد|ناخذ|خذيت نفس, =نتنفس, كل|بس|يوم|اذا|لين|كي|وقت تنفس',
  ),
  cant: say(
    'cant, not able, not possible, unable',
    'ما قدر, ما قادر, ما روم|اروم|يروم|تروم|نروم, ما فيني|فيي|فينا|فيو, ما عاد قدر|فيني|فيي, لا قدر|ستطيع, ما كدر|اكدر|تكدر|يكدر, ما عرف, عجز, عاجز',
  ),
  abuser: say(
    'husband, wife, partner, boyfriend, girlfriend, ex, father, dad, stepdad, stepfather, mother, brother, uncle, madam, sponsor, employer, boss, manager, supervisor, kafeel, in laws, =man, guy, fella, bloke',
    'زوج, زوجي, زوجها, زوجته, زوجتي, جوزي, جوزها, طليقي, خطيبي, ابوي, ابوها, ابوه, والدي, اخوي, اخوها, عمي, كفيل, كفيلي, معزب, معزبي, معزبتي, مدام, ارباب, مدير, صاحب شغل|عمل, رجال, رجل',
  ),
  beats: say(
    'hit, beat, slap, punch, kick, shove, smack, push, batter, thump, whack, throw, drag, choke, strangle, pull hair, beaten, belt, hand on',
    'ضرب, يضرب, تضرب, طقني, طقها, يطقني, يطقها, كفخ, صفع, رفس, خنق, لطم, دزني, عذب, عنف, مد|يمد|تمد ايد|يد, شد شعر, جرني, حرقني, حرقها, كسرلي',
  ),
  coughs: say(
    'cough, coughin, hacking, hackin, hacked up, cough|coughing fit|fits',
    'سعال, كح, كحه, كحيت, كحكح, كحكحه, قح, قحه, سعل, سعله, سعلت, ديقح, ديكح, دتقح, دتكح, =بيكح, =بتكح, =بكح, =وبيكح, =وبتكح, =وبكح, =بيقح, =بتقح, =دنكح',
  ),
  breath: say('breath, breathe, breathing, breathin, inhale', 'تنفس, =النفس, =نفسي, =نفسه, =نفسها, =نفسو, =بالنفس, =نفسك, شهيق, انفاس'),
  heart: say(
    'heart, ticker, pulse, heartbeat, heartbeats',
    '=قلبي, =قلبه, =قلبها, =القلب, =قلبو, =بقلبي, =بالقلب, =للقلب, =لقلبي, =لقلبه, =بقلبه, =بقلبها, =بقلبو, =قلب, نبض, نبضات, دقات, ضربات',
  ),
  puffer: say(
    'inhaler, ventolin, salbutamol, albuterol, puffer, =puff, =puffs, =pump, =pumps, nebuliser, nebulizer, squirts, inhalers',
    'بخاخ, بخاخه, بخاخات, بخه, بخات, فنتولين, بخار',
  ),
  bp: say('blood pressure, bp, pressure', 'ضغط دم, ضغط'),
  sweats: say(
    'sweat, sweats, sweaty, sweating, sweatin, perspire, perspiring',
    'عرق, تعرق, عرقان, عرقانه, عرقت, =عرك, =وعرك, =يعرك, =تعرك, =عركان, =عركانه, متعرق, متعرقه',
  ),
  feverish: say(
    'fever, feverish, temperature, temp, temps, febrile, burning up, burnin up',
    'حراره, حرارت, سخونه, سخانه, =حمي, =الحمي, حمى',
  ),
  slight: say('=bit, little, slight, small', 'شوي, شويه, شويتين'),
  ailment: say(
    'headache, migraine, stiff, stiffness, itch, itchy, red, redness, pink, swell, swollen, puffy, swelling, bruise, bruised, scratch, scratched, graze, cut, nick, burn, blister, rash, spot, spots, bump, lump, pimple, wart, boil, patch, stye, ulcer, mark, tear, crack, wound, splinter, cough, cold, fever, temperature, sniffle, sniffles, dizzy, lightheaded, woozy, tired, nausea, nauseous, queasy, sick, bloated, bloating, bleed, bleeding, blood, sting, stingy, stings, irritation, irritated, hoarse, croaky, runny, blocked, stuffy, dry, diarrhoea, diarrhea, constipated, constipation, anxious, nervous, wheezy, twitch, tingly, tingling, numb, runs, gas, heartburn, acid, sunburn, sunburnt, throat, crusty, peeling, flaky, sleepy',
    'صداع, شقيقه, حكه, احمرار, احمر, حمرا, محمر, ورم, تورم, وارم, متورم, انتفاخ, منتفخ, نفخه, دوخه, دايخ, دايخه, تعب, تعبان, تعبانه, كحه, سعال, حراره, سخونه, رشح, زكام, نزيف, نزف, دم, جرح, حرق, حروق, خدش, كدمه, حبه, حبوب, دمله, بقعه, طفح, غثيان, لوعه, امساك, اسهال, جفاف, ناشف, بحه, مبحوح, شد, مشدود, تشنج, تيبس, متيبس, حرقان, حرقه, خدر, تنميل, قلق, توتر, رعشه, خشونه, تشقق, قشره, حموضه, احتقان, التهاب',
  ),
  turnsBlue: say(
    'turn|turned|turning|went|going|gone|goes|go|became|become|found blue|bluish|grey|gray|ashen',
    'صار|صارت|صاير|صايره|قلب|قلبت ازرق|زرقا|زرقه|رمادي',
  ),
  whistles: say('whistle, whistling, whistly', 'صفير, ازيز'),
  choked: say(
    'choke, choked, choking, stuck, wrong pipe|way|hole|tube',
    'غص, غصه, غصت, غصيت, انغص, شردق, تشردق, تشردقت, =شرق, =شرقت, شرقان, انشرق, اختنق',
  ),
  stifled: say(
    'breathless, choking, choke, suffocate, suffocating, smother, smothering, drown, drowning, drownin, gasp, gasping, strangle, strangling',
    'ضيق, ضيقه, ضاق, ضاقت, يضيق, كتم, كتمه, مكتوم, نكتم, ختنق, خنق, خنقه, مخنوق, مخنوقه, نخنق, نهج, نهجان, لهث, غرق',
  ),
  pees: say(
    'pee, wee, piss, pissin, peein, weein, urine, urinate, urination, urinary, micturition, tinkle, widdle, slash, void, pass|passing|make|making|passed water, waterworks, =peed, =peepee, =wiwi, =weewee, =weeing, =pipi, number one|ones',
    'بول, تبول, بوال, شخ, شخاخ, سوسو, سيسي, طرطر, زغل, =بوال',
  ),
  sex: say(
    'sex, intercourse, coitus, coital, penetration, penetrative, lovemaking, make|making|made love, do|doing|done|did deed, relation|relations|contact|intimate|close with husband|wife|partner|boyfriend|girlfriend, doing relation, be|being|been|were intimate, intimacy, shag, shagging, shagged, slept|sleep|sleeping with, raw dog|dogged, hooked|hook up, hookup, one night stand, tinder date, bonking, intimate together|with',
    '=جماع, =الجماع, =بالجماع, =للجماع, =اجامع, =يجامع, =تجامع, =نجامع, =جامعني, =يجامعني, =جامعت, =جامعتها, =جامعها, مجامعه, علاقه زوجيه|حميمه|حميميه|جنسيه|كامله, =العلاقه, علاقه مع|ويا زوج|زوجي|زوجتي|رجلي|مرتي|بنت|وحده|واحده|شخص, صار|صارت|سويت|عملت|سوينا|بعد|عقب|اثناء|خلال|وقت|مع|عند علاقه, معاشره, معاشرت, =يعاشر, =عاشرت, =يعاشرني, ايلاج, مارس|ممارسه|امارس|نمارس, =جنس, =الجنس, نمت|نام|ينام|انام|نمنا مع|ويا|معي|معاي|وياي, نكون|كنا|نصير|انام سوا|سوي|بعض, يقرب|يقربني|قربني زوج|زوجي|ريلي|رجلي',
  ),
  circ: say(
    'circumcis*, snip, snipped',
    'ختان, طهور, طهاره, مطاهر, =مطهرينه, =مطهرين, =مطهرينو, =متطهر, =تطهر, =اتطهر, =طهروه, =طهروا, طهرنا, =طهرناه, طاهرنا, =طاهروه, انختن, مختون, ختنا, =ختناه, =ختنوه, =ختنته, =مختنينه, =طهرته',
  ),
  infant: say(
    'baby, babys, bub, bubs, bubba, infant, newborn, new born, toddler, =tot, little|lil|wee one|man|girl|boy|fella|lad|un|guy, bairn, preemie, twins',
    'طفل, رضيع, بيبي, مولود, نونو, ياهل, جاهل, شافع, =بزر, =البزر, =بزري, =النونه, طفلتي, بيبه',
  ),
  kid: say(
    'baby, babys, bub, bubs, bubba, infant, newborn, new born, toddler, =tot, little|lil|wee one|man|girl|boy|fella|lad|un|guy, bairn, preemie, twins, child, kid, kiddo, kiddie, son, daughter, boy, girl, lad, nephew, niece, grandson, granddaughter, months|month|year|years|yr|yo old',
    'طفل, رضيع, بيبي, مولود, نونو, ياهل, جاهل, شافع, =بزر, =البزر, =بزري, =النونه, طفلتي, بيبه, ولد, بنت, ابن, صبي, بنيه, بنوته, حفيد, عيال, =بتي, =بتنا, =ورعي, =الورع, =عيلي, =العيل',
  ),
  rashes: say(
    'rash, rashes, =spot, =spots, dot, =bump, =bumps, pimple, blotch, patch, eruption, zit, speck',
    'طفح, طافح, حبوب, =حب, حبيبات, بقع, بقعه, نقط, نقاط, بثور, بوبو, حبايه, طفوح, بقعات',
  ),
  blister: say(
    'blister, vesicle, bulla, bullae, water|watery|fluid pimple|boil|spot|bump|bubble, water|fluid filled, pimples|bumps|spots .. fluid',
    'فقاعه, فقاعات, فقاقيع, فقافيع, فقاقيع, فقوع, نفاطه, نفاطات, بقبوقه, بقابيق, بطابط, بطباطه, بثور, بثره, حويصلات, حويصله, حبوب|حب|حبيبات|حبه|بوبو|دمامل ماي|ماء|مويه|=مي|ميه|سايل|مايه, نفطات',
  ),
  ignored: say(
    'cant|not|unable|dont swallow|swallowing well|properly|easily|good|nicely|comfortably, hay fever, like .. hit|run|ran|smashed .. truck|bus|train|lorry, like .. horse|mule|donkey|camel|cow kick|kicked, like kicked .. horse|mule|donkey|camel|cow, explosion inside .. head|skull|brain, scald|scalded|burnt|burned looking|like, meningitis needle|vaccine|jab|injection|shot, for|past|last|over|nearly =20|=21|=22|=23|=24|=25|=26|=27|=28|=29|=30|=31|=32|=33|=34|=35|=36|=37|=38|=39|=40|=41|=42 weeks|wks, =20|=21|=22|=23|=24|=25|=26|=27|=28|=29|=30|=31|=32|=33|=34|=35|=36|=37|=38|=39|=40|=41|=42 weeks|wks|week old|ago|later|course|now|post|after|postpartum, born|birth|delivered|delivery|section|premature|preterm =20|=21|=22|=23|=24|=25|=26|=27|=28|=29|=30|=31|=32|=33|=34|=35|=36|=37|=38|=39|=40|=41|=42 weeks|wks, born|birth|delivered|delivery|section at =20|=21|=22|=23|=24|=25|=26|=27|=28|=29|=30|=31|=32|=33|=34|=35|=36|=37|=38|=39|=40|=41|=42 weeks|wks, balls? foot|feet, =ball foot|feet, junk food|mail, pussy wound|spot|spots|pimple|toe|finger|blister|lump|stuff|discharge, cycle chemo|chemotherapy, clap thunder, heart burn, nearly|almost|near|nowhere =fainted|=fainting|=collapsed, nearly|almost|near =passed|=passing|=blacked|=blacking|=pass|=black out, mild|bad|nasty|slight|heavy|winter|caught|catch cold, hair gone|going|went|turning grey|gray, heart broken, broken heart, stomach acid, blood pressure, blood test, blood sugar, blood thinner, pain killer, painkiller, pain relief, eye drops, ear drops, nose drops, head cold, head lice, chest infection, chest cold, chest congestion, chest x ray, back home, back in, back to, back from, came back, come back, go back, went back, at back, stroke luck, heat rash, cold sore, common cold, cold water, ice cold, hot water, hot flush, neck gland, throat spray, hot weather, hot drink, cold drink, cold weather, hot day, weight loss, lose|losing|lost|gain|gaining weight, body weight, bad back, belly button piercing, skin care, side effect, side effects, hot food, cold food, left home, left ago, right now, right away, all right, heart attack, back again, feel down, break down, turned blue mood, half hour, half day, left over, right before, right after, sore throat, throat sore, slipped disc|disk|discs, labour|labor camp|ward|law|day, in labour|labor camp, wisdom tooth extraction|removal|surgery|removed, goes every day, sleepy .. school|class|lessons, razor burn, friction burn, grass|hair|hedge|nail cutting, cutting grass|hair|nails|vegetables|hedge, stitch under ribs, year|years old man|woman|lady, stitch in? side, hit by tiredness, not breathing fast|quickly|hard|heavily|rapidly|faster, bit metal|wood|glass|stone|plastic|food|meat|bone, daytime sleepiness|sleepy|drowsiness, sleepy after feed|feeds|lunch|meal, not want die, not want hurt|harm|kill|cut myself|himself|herself, not thinking|planning hurt|harm|kill|hurting|harming|killing myself|himself|herself, burn rising|rises|coming|comes|up, burning up throat|chest, hot water bottle, iron|pan|oven|hot tray, head lamp, hair fall|falling|fell out, fall out, falls out, fall asleep, falling asleep, fell asleep, fall pregnant, fell pregnant, fall behind, nail fall|falls, will fall, going fall off, back step, gym back, other side, red meat, white blood, red flag, hot shower, cold air, heavy lifting, heavy meal, heavy period, heavy smoker, heavy bag, heavy box, heavy object, lifting heavy, heavy boxes, heavy work, heavy furniture, heavy shopping, heavy suitcase, moved heavy, heavy drinker, hay fever, glandular fever, scarlet fever, night shift, like dying thirst|hunger|boredom|laughing, dying thirst|hunger|boredom|laughing|laughter, hot cold, cold feet|hands|sweat, feel|feeling cold, hot and cold, not respond|responded|responding .. medication|medications|nsaid|nsaids|treatment|antibiotic|antibiotics|drug|drugs|therapy|paracetamol|ibuprofen|painkillers|analgesics, cry baby, water bottle, =faint pink|red|rash|spots|line|smell|mark|ache, cold morning|mornings|days|winter|air|room|bath|shower, dripping .. goo|discharge|pus|blood|tap, knee|toe|finger|leg|arm|foot|shin|ankle|hand|nail|eye|bruise|thigh|elbow|wrist|lump|spot .. turn|turned|turning|went|going|gone|goes|go|became|become blue|bluish|grey|gray, appendix|gallbladder|pancreas|spleen|mono .. normal|clear|healthy|negative|fine, ruled|rule out .. crohn|crohns .. colitis, ruled|rule out .. appendicitis|pancreatitis|gallstones|colitis|mono, appendix|gallbladder out|removed, piles laundry|work|clothes|paper|papers|dishes|books|homework|money, drool|drooling over, worms in? garden|soil|earth, pressure|nose|temperature|sugar|fever|tap|blood =runs, =runs in|down|high|low|hot|through|up|out|away|from|along|around|over|fast|marathon|marathons|daily|miles|km, petroleum|royal jelly, below|under|above knee|ankle|elbow, measles|malaria|dengue|typhoid|tb|tuberculosis|gout|brucella test|tests|swab|bloods .. negative|clear, ruled out malaria|dengue|typhoid|measles|tuberculosis, sneezing|sneeze|laughing|giggling|crying|hissy|temper|choking|hiccup|vomiting|rage fit|fits, a fit of? laughter|laughing|coughing|sneezing|giggles|rage|anger, fits of? laughter|laughing|coughing|sneezing|giggles|rage|anger|tears, a fit and? healthy|active|young|well|man|woman|guy|person|lad|bloke|athlete|runner, tight|loose|ill|well|badly|poorly|coil|implant|lens|brace|braces|shoe|form|bra|iud fitting, fitting shoes|clothes|room|underwear|bra|bras|coil|trousers, pale specks|speck|spots|spot|patches|patch|yellow|pink|brown|lump|halo|dots, ice cream|lolly|lollies|pack, ketone|ketones strip|strips|test|stick|sticks|reading? neg|negative|normal|nil|zero|fine|clear|0.*, cough|coughing fit|fits, trapped wind|gas, wound up, bang on, kicked|kick off|in, knocked back, teeth|tooth clattering, prickly heat, like .. run over, like .. swallowed acid|glass, hit gym|peak|limit, nerves shot, eye shadow|shadows, shadow|shadows|circle|circles under|below|beneath|round|around eye|eyes, close|closed|closing|draw|drew|shut curtains|curtain|blinds, =curtains closed|shut|drawn, colour|color|night|snow blindness|blind, cant|not see|seen anything|nothing wrong|stuck|inside|unusual|there, look|looked|looking|checked|torch .. cant|not see|seen anything|nothing, nearly|almost fainted mirror|laughing|bill|price, cant|not swallow tablets|pills|capsules|big, pool|swimming chlorine, chlorine pool|swimming|water, swollen|swelling neck gland|glands|node|nodes|lymph, yellow eye discharge|gunk|goo|crust|pus|stuff|mucus|boogers, drool|drooling|drools in|at|on|while|when sleep|night|pillow|sleeping|asleep, vision|sight|eyesight|eye|eyes gone|go|goes|going|went blurry|blurred|blury|fuzzy|hazy|misty, vision|sight|eyesight|eye|eyes gone|go|goes|going|went bit|all|completely|really|little|slightly blurry|blurred|blury|fuzzy|hazy|misty, double eyelid|eyelids|dose|cream|shift|chin, ring light, water|seawater|juice|milk|tea|soup splash|splashed, wet|wets|wetting|peed himself|herself|myself laughing|giggling|sneezing, pre eclampsia, everything|room|vision|world|eyes fine|normal|clear|ok, pee|urine|wee|water .. normal|usual pale, pale pee|urine|wee, heel|heels|toe|toes|sole .. water balloon|balloons, nearly|almost fainted mirror|price|embarrassment|laughing, nearly|almost fainted at mirror|price, flu two|three|few|couple|last|2|3|4 weeks|week|month back|ago|before, from|after flu|cold .. weeks|week|days ago|back, like|as monkey|dog|pig, like knife|knives|dagger|bullet, like|as hot|boiling oil|water|coals?, belt|belts? .. hole|holes, go|goes|going|gone|went|turn|turns|turning|turned|red beetroot|beet, neck|throat balls|ball, coffee table|shop|cup|machine, over|recovered|recovering from flu|covid|cold, had flu|covid .. weeks|week|month|last, no|nobody one? hit|punched|pushed|kicked|slapped',
    'ما|لا قدر|ستطيع|يقدر|تقدر|اقدر بلع|ابلع|يبلع|تبلع زين|منيح|كويس|عدل|مضبوط|جيدا|بسهوله|عادي|تمام|طبيعي, كاني|كانني|كانه|كانها|كانو|كنه تحت ماي|مي|ماء|مويه, كانه|كانها|كانو|كنه|كنها بينزف|ينزف|تنزف|بتنزف, مدمن كرك|قهوه|شاي|نسكافيه|كافيين|شوكولاته, هبه|هبات|هبو|موجات حراره|سخونه, دوره دمويه|تدريبيه, رجفان اذيني, بضغط عليه|عليها|عليهم, رجعت من, رجع من, رجعنا من, رجعت البيت, ضغط دم, ضغط عمل, ضغط نفسي, ضغط شغل, فقر دم, تحليل دم, سكر دم, قلبي مكسور, ميت من جوع, ميته من جوع, ظهر علي, ظهرت, ظهر لي, نفسي في, نفسي اكل, دوره مياه, يد واحده, فصيله دم, من جهه ثانيه, ثقل دم, سمنه, سكر دم, كره قدم, ضربه شمس, ضربه حر, ضغط حياه, ضربات قلب, ضربه برد, ضرب ابره|ابر, ضربت ابره, شعري|شعر|شعرها|شعره .. يوقع|بيوقع|يطيح|سقط|وقع|ينزل, سقط|سقوط|تساقط .. شعر, رجع|طلع|كب|قشط حليب بسيط|شوي|خفيف|بعد, طلع حليب .. فم|تم, تشنج عضل*|ظهر|رقبه|كتف|ساق|بطه|سمانه|قولون|معده, ظهري|ظهره|ظهرها|رقبتي متشنج|متشنجه|تشنج, رجعت|رجع|رجعنا عادي|طبيعي|بخير, ضغط شغل|دوام|دراسه|امتحانات, شد حيل, الم نفسي, حال نفسي, ضربه حظ, ريحه عرق|عرقي|ابط|ابطي|رجول|رجولي|رجلي, حبوب ضغط|سكر|منع|حديد|فيتامين|كوليسترول|كولسترول|حساسيه|دوا|نوم|مسكن|صداع|غده|قلب|مضاد, اخذ|اخذت|خذت|خذيت|باخد|باخذ|اتناول|يتناول|تتناول|ياخذ|تاخذ|نسيت|بديت|بدات|وصف .. حبوب|حبه|حبتين, دمله .. جفن|عين, جفن .. دمله, حبه كوليسترول|كولسترول|ضغط, رجعت|رجع|زعت|زاع|استفرغت|استفرغ|تقيات|ارجع مره وحده|واحده, جفاف جلد|بشره|عين|عيون|جو|انف|خشم|فم|شفاه|شفايف|حلق|مهبل|شعر, من جفاف, سن ياس|امل, حبوب|طفح|حبيبات عرق, بعد|كل|قبل ما اكل|اكلت|ياكل|كلت|تاكل|ناكل|اكلنا, قبل|من|بعد|كل شوي|شويه, تحت ماي|ماء|جلد|عين|لسان|ضلوع|ضلع|ظفر|ركبه, حبه سخونه|حراره, عرق نسا|النسا|انسا|نسي, صفير|طنين .. اذن|اذني|اذنه|اذنها|وذن|ودن|ودني|دينه|راس|راسي, اذن|اذني|اذنه|اذنها|ودن|ودني|بدينتي .. صفير, ركبه|ركبتي|رجلي|رجله|ايدي|يدي|اصبعي|صبعي|اظفر|ظفر|ظفري|ساقي|فخذي|عيني|كوعي .. صار|صارت|صاير|صايره|قلب|قلبت ازرق|زرقا|زرقه, خط|خطوط ضغط, غساله ضغط, مثل|متل|زي|حسب|علي|عكس|غير =العاده, من|عن|فوق|خلاف =العاده, فم|راس معده|معدت, مراره|بنكرياس|زايده|مونو .. سليم|سليمه|سلبي|طبيعي|طبيعيه|نظيف|نظيفه, شلت|شالوا|استيصال|ازاله زايده|مراره|لوز, شنطه|شنط|حقيبه سفر, =وزنه|=وزنها|=ووزنه|=ووزنها يزيد|زايد|بيزيد, يزيد|زايد|بيزيد =وزنه|=وزنها, ملاريا|ضنك|تيفود|تيفوييد|تيفويد|درن|حصبه|بروسيلا .. سلبي|سلبيه|سليم|سليمه, سكر باب|شباك|درج|دولاب|محل|غطا|عين|عينه|فم|فمه, كيتون|كيتونات سلبي|سلبيه|طبيعي|صفر|ما, كلور مسبح|مسابح|سباحه|حوض|بركه|حمام, قصر نظر|بصر, صفير|طنين|يصفر|تصفر|بتصفر .. اذاني|اذنيا|وداني|ودانه|ذاني, اذاني|اذنيا|وداني|ودانه|ذاني .. صفير|تصفر|يصفر|بتصفر, يفيق*|كتفيق*|يصحيني|يفيقني|تصحيني من نعاس, مثل|متل|زي|كانه|كانها|كانو|كنه سكين|سكاكين|سكينه|خنجر|موس, مثل|متل|زي|كانه|كانها|كانو|كنه طعن|طعنه|طعنات|ضربه|غرز|غرزه|نغز سكين|سكاكين|سكينه|خنجر, رجع|ترجع|يرجع|ارجع ينام|تنام|انام|يلعب|تلعب|شغل|دوام|مدرسه|مكانه|مكانها, اذاني|اذنيا|وداني|ودانه|ذاني|اذني|اذنه|ودني .. تصفر|يصفر|بتصفر صفير, خفيت|تعافيت|شفيت|طبت|طلعت|خلصت من? انفلونزا|الانفلونزا|كورونا, من ظهر لين|لحد|حتي|لغايه اذان|عصر|مغرب|ليل|فطور, صلاه|اذان ظهر, ما حد|احد ضربه|ضربها|دفه',
  ),
} as const;
export type WordClass = keyof typeof words;
