import type { Language } from '#contract/symptom-check.ts';

/**
 * How people say things. Phrases are parted by commas and hold words without their endings ("ache" is "aching" too; in Arabic what
 * is written onto a word falls away): `a|b` is one or the other, `a?` may be missing, `..` stands for up to three words, `a*` begins
 * a word, `=a` is the word as it is. Words like "my", "is", "في" are left out.
 */
const say = (en: string, ar: string): readonly [string, string] => [en, ar];

/** Words that are findings only together with others. */
export const words = {
  pain: say(
    'pain, painful, ache, achy, achey, hurt, sore, soreness, cramp, crampy, discomfort, stab, throb, agony, tender, tenderness, killing me, twinge, colic, colicky, spasm, uncomfortable, =gripe, griping',
    'الم, اوجاع, وجع, عور, عوار, اعور, ولم, مولم, موجع, مغص, نغز, نغزه, نغزات, اذي, حار علي, طعن, طعنات, وجعان, الام, واجع, ياجع, موجوع, تعور, ناغز, نخزه, نخز, حارق, نبض مولم, بيوجع, وجعت, اوجع, شكشكه, تقطيع',
  ),
  pressure: say(
    'pressure, tight, tightness, squeeze, crush, heavy, heaviness, weight, band, elephant, vice, constriction, sit|sitting|standing|stood|parked|kneeling on, brick, bricks, =ton, concrete, squash, clamp, =parked, like lead',
    'ضغط, ضاغط, ثقل, ثقيل, كتم, كتمه, مكتوم, كاتم, كاتمه, عاصر, عصر, قابض, قبضه, انقباض, جالس, شي ثقيل, حجر, كابس, كبس, جاثم, جاثمه, صخره, حصاه, بلاطه, عاصره, عاصرني, قابضه, قابضني, قاعد فوق|علي, واقف علي, ضاغطه, حمل ثقيل, طوبه, ماسك',
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
    'ظهر, العمود الفقري, فقرات, القطنيه, عصعص, بين كتفين|كتوف|كتفي|لوحين, لوح كتف',
  ),
  flank: say('flank, loin, cva, costovertebral, kidney area, kidney', 'خاصره, خاصرت, جنب, كليه, كلي, كلاوي, كلوه'),
  head: say('head, helmet, skull, forehead, temples, scalp, occipital, frontal', 'راس, جبهه, جمجمه, صدغ, دماغ, نافوخ, جبين'),
  neck: say('neck, nape, nuchal', 'رقبه, رقبت, عنق'),
  jaw: say('jaw', 'فك, فكه, فكي'),
  arm: say('arm, forearm, upper limb', 'ذراع, يد, ايد, زند, =ساعدي, =ساعده, =ساعدها, =الساعد'),
  leg: say('leg, thigh, lower limb, limb, shin, extremity, extremities', 'رجل, رجول, ساق, فخذ, اطراف, ارجل, =طرف'),
  calf: say('calf, calves', 'سمانه, بطه الساق, ربله, بطه رجل, سمانتي, سمانته, سمانتها'),
  hand: say('hand, finger, thumb, fingertips, palm, wrist', 'يد, ايد, اصبع, صبع, اصابع, ابهام, رسغ, معصم, كف'),
  foot: say('foot, feet, toe, heel, sole, instep', 'قدم, كعب, اصبع قدم, اصابع رجل, باطن القدم'),
  shoulder: say('shoulder, shoulderblade, scapula, rotator cuff', 'كتف, كتوف, كتفي, اكتاف'),
  joint: say('joint, knee, hip, ankle, elbow, wrist, knuckle, arthralgia', 'مفصل, مفاصل, ركبه, ركبت, ركب, ورك, كاحل, كوع, مرفق, رسغ'),
  ankle: say('ankle, wrist, knee, foot, thumb', 'كاحل, ركبه, معصم, رسغ, قدم'),
  muscle: say('muscle, muscular, thighs, hamstring, bicep', 'عضل, عضله, عضلات, عضلي'),
  eye: say('eye, eyeball, ocular', 'عين, عيون, عيني, عيونه'),
  eyelid: say('eyelid, lid, eyelash', 'جفن, جفون, رمش'),
  sight: say('vision, sight, eyesight, seeing', 'نظر, بصر, رويه, شوف'),
  ear: say('ear, eardrum, otic', 'اذن, اذون, اذان, اذنه, اذني, اذنين'),
  nose: say('nose, nostril, nasal', 'انف, خشم, منخر, منخار'),
  throat: say('throat, pharynx, gullet, tonsil', 'حلق, بلعوم, زور, حنجره, لوز, بلاعيم, حلوق'),
  tooth: say('tooth, teeth, molar, gum, dental, wisdom tooth', 'سن, ضرس, ضروس, اسنان, لثه, سني, اضراس'),
  mouth: say('mouth, lip, tongue, gum, cheek', 'فم, حلج, تم, شفه, لسان, شفايف, شفاه'),
  lips: say('lip, tongue, mouth, throat, face, uvula, airway', 'شفه, شفا, شفاه, شفايف, شفت, شفته, لسان, وجه, حلق, بلعوم, فم, زور'),
  face: say(
    'face, cheek, facial, mouth, smile, eyelid',
    'وجه, ويه, فم, حلج, تم, بوز, شفه, جفن, =خده, =خدها, =خدي, =الخد, خدود, =وخده, =وخدها',
  ),
  testicle: say(
    'testicle, testicular, testis, testes, scrotum, scrotal, balls, nuts',
    'خصيه, خصيت, خصي, صفن, خصاوي, بيضت, =بيضه, =بيضي, =بيضاتي, خصوه, محاشم, كيس صفن, خصيتين',
  ),
  penis: say('penis, penile, foreskin, glans', 'قضيب, ذكر, قلفه, العضو الذكري'),
  vagina: say('vagina, vaginal, vulva, vulval, down below, private part, labia, pv', 'مهبل, فرج, مهبلي, منطقه حساسه, تحت'),
  pelvis: say('pelvis, pelvic, ovary, uterus, womb', 'حوض, رحم, مبيض, اسفل بطن'),
  breast: say('breast, nipple, boob, mastitis, axilla, armpit', 'ثدي, حلمه, صدري الايمن, نهد, ابط, ثديي'),
  anus: say('anus, anal, rectum, rectal, bottom, back passage, bum, perianal, buttock', 'شرج, مستقيم, موخره, مقعده, دبر, مخرج'),
  skin: say(
    'skin, arm, leg, face, back, neck, trunk, body, hand, foot, thigh, cheek, shin, scalp',
    'جلد, بشره, وجه, يد, رجل, ظهر, رقبه, جسم, فخذ, ساق, بدن',
  ),
  urine: say(
    'pee, urine, urinate, urination, urinary, wee, micturition, water, void, peeing, weeing, bladder, toilet',
    'بول, تبول, حمام, مثانه, تبوله',
  ),
  stool: say(
    'stool, poo, poop, bowel movement, bowel motion, faeces, feces, motion, toilet paper, tissue, toilet bowl, diarrhea',
    'براز, خروج, غايط, برازي, طلعه',
  ),
  nappy: say('nappy, nappies, diaper', 'حفاظ, حفاض, بامبرز, حفاظه'),
  blood: say('blood, bloody, bleed, bled, hemorrhage, haemorrhage, clots', 'دم, دماء, نزيف, نزف, نازف, نزفت, دموي'),
  swell: say(
    'swell, swollen, swelled, puffy, puff, puffed, edema, oedema, bulge, enlarged, inflate, balloon, ballooned, ballooning',
    'ورم, تورم, وارم, متورم, منتفخ, منفخ, نافخ, منفوخ, نفخ, ورمت, متنفخ, وارمه, ورمان, انتفخ, انتفخت, تنفخ, تنفخت, تورمت, منتفخه, منفوخه, منفخه, ورام, متنفخه',
  ),
  numb: say(
    'numb, numbness, tingle, tingling, tingly, pins needles, no feeling, cant feel, paraesthesia, paresthesia, loss sensation, lost feeling, dead, sensory loss, asleep',
    'خدر, خدران, مخدر, مخدره, تنميل, تنمل, منمل, منمله, ما حس, لا حس, فقدان احساس, وخز, منملين, خدرت, نايمه, لا شعر, ما شعر, =نملت, =نمل, =بتنمل, =تنمل',
  ),
  weak: say(
    'weak, weakness, paralyse, paralyze, paralysis, paralysed, paralyzed, droop, drooping, cant move|lift|raise|grip|hold, hemiparesis, limp, =floppy, useless, wont move|work, not moving|working, clumsy, heavy, dropping things, giving way, loss power|strength, foot drop, wrist drop',
    'ضعف, ضعيف, ضعيفه, شلل, مشلول, انشل, ارتخاء, مرتخي, مرخي, ما تحرك, ما قدر رفع|حرك|مسك, لا ستطيع تحريك|رفع, عدم قدره تحريك, ضعفت, ما قدر .. رفع, ما ترفع, لا تحرك, ما تشيل, ما يرفع, ما تتحرك, ما حرك, طاح من يد, ارتخت, ثقيله',
  ),
  side: say(
    'one side, left side, right side, left, right, half, one sided, unilateral, hemi*, one arm|leg|hand',
    'نصف, نص, شق, جهه, جانب, يمين, يسار, ايمن, ايسر, يمني, يسري, طرف واحد, ناحيه',
  ),
  severe: say(
    'severe, severely, intense, excruciating, unbearable, worst, terrible, extreme, extremely, agonising, agonizing, agony, =10/10, =9/10, =8/10, 8|9|10 out 10, awful, horrible, crushing headache, horrendous, violent, massive, screaming, doubled over, rolling floor, worst ever, intolerable, =unreal, like hell, beyond anything, cant tolerate|bear|stand, cant move from',
    'شديد, شديده, شده, قوي, قويه, قوه, رهيب, ما نطاق, لا طاق, لا حتمل, ما تحمل, فظيع, لا تحمل, يذبح, ذابحني, مو قادر تحمل, بيموتني, يقتلني, مبرح, =10/10, =9/10, مو طبيعي, الموت, لا يطاق, ما يطاق, بيموت, بتموت, يموت, يقطع, بيقطع, فوق الوصف, =موت',
  ),
  sudden: say(
    'sudden, suddenly, abrupt, abruptly, all at once, out nowhere, out blue, thunderclap, in|within seconds|instant, instantly, woke up with',
    'فجاه, مفاجي, مفاجيه, بغته, مره وحده, صاعقه, غفله, ثواني, علي غفله, بلحظه, فجا, دون مقدمات, علي غره, طب علي',
  ),
  wound: say(
    'cut, wound, laceration, gash, sliced, slash, graze',
    'جرح, انجرح, مجروح, جروح, جرحت, =قطع, قطعت|انقطع|قطع يد|اصبع|صبع|ايد|رجل|كف, انقصت, قصيت',
  ),
  red: say('red, redness, erythema, erythematous, inflamed, pink, bloodshot', 'احمر, حمرا, حمراء, احمرار, محمر, محمره, حمره, حمر'),
  hot: say('hot, warm, warmth, burning', 'حار, حاره, ساخن, ساخنه, دافي, سخن'),
  itch: say('itch, itchy, itching, pruritus, pruritic, scratch, scratching', 'حكه, حك, تحك, حكني, حكاك, هرش'),
  chilled: say(
    'cold, cool, pale, white, pallor, pulseless, no pulse, blue, mottled, bluish',
    'بارد, بارده, برد, بردت, شاحب, شاحبه, ابيضت, مزرق, زرقا, ازرق, بلا نبض, متجمده, باهت, =بيضا بارده',
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
  discharge: say('discharge, pus, leak, weep, ooze, fluid', 'افراز, افرازات, صديد, قيح, سايل, مده, مواد, صمغ'),
  medicine: say(
    'tablet, pill, medicine, medication, drug, antibiotic, amoxicillin, penicillin, ibuprofen, paracetamol, statin, capsule, dose, injection, vaccine, vaccination, jab, blood pressure tablets',
    'حبوب, حبه, دوا, دواء, ادويه, علاج, مضاد, بنسلين, ابره, بندول, بروفين, تطعيم, لقاح, جرعه, مضاد حيوي',
  ),
  posture: say(
    'woke|wake|wakes|waking|got|get|gets|getting|stand|stands|stood|sit|sat|lie|lay|lying|made|make|calm|settle|low|deep|end|ended|clean|cleaning|hang|shut|bring|bringing|brings|brought up|down',
    '',
  ),
  effort: say(
    'exert, exertion, exertional, exercise, walking, walk, running, run, stairs, climb, climbing, uphill, effort, sport, football, gym, playing, strenuous',
    'مجهود, رياضه, مشي, امشي, درج, سلم, ركض, اركض, طلوع, اصعد, العب, لعب, كوره, جري',
  ),
  climb: say(
    'climb, up, upwards, ascend, ascending, rise, rising, spread, worse, progress, progressing, weaker',
    'صعد, طلع, زيد, تزايد, كل ما, فوق, اعلي',
  ),
  hit: say(
    'fell, fall, fallen, hit, =bang, =banged, =bumped, struck, injury, injure, trauma, traumatic, knock, knocked, =blow head|face|eye|chest|belly|stomach|back|neck|knee, a blow, =slip, =slipped, =tripped, collide, =kicked, =kick head|face|belly|stomach|chest|shin, trampled, stepped on by, gored, landed on|awkwardly|badly|hard|heavily, =punched, dropped .. on|foot|toe|hand, jammed, trapped, caught|slammed|shut door',
    'سقوط, سقط, طاح, طحت, طاحت, وقع, وقعت, اصابه, انصاب, ضربه, ضربت, انضرب, صدم, اصطدم, دعم, انزلق, خبط, طيحه, ارتطم, ضرب, انخبط, نضرب, تزحلق, زلق, تعثر, طايح, انصدم, رفس, رفسه, اندعم, سقطت, سقطنا, هوي',
  ),
  swallowed: say(
    'swallow, drink, drank, drunk, ate, eaten, ingest, ingestion, got into, mouthful',
    'بلع, ابتلع, ابتلعت, بلعت, =شرب, =شربت, =شربها, =وشرب, يشرب, =اكل, =اكلت, =واكل, =كل, =كلت, جرع, تجرع',
  ),
  notFood: say(
    'bleach, cleaner, cleaning fluid|liquid|product|products|spray, weedkiller, weed killer, white spirit, turpentine, aftershave, hand gel, washing liquid, detergent, battery, batteries, magnet, pills, tablets, medicine, medication, pod, petrol, kerosene, antifreeze, pesticide, insecticide, poison, chemical, drain cleaner, caustic, acid, lye, rat poison, perfume, nail polish, disinfectant, mushrooms, dettol, iron tablets, lamp oil, sanitiser, sanitizer, methanol, meths, moonshine, methadone, morphine, tramadol, codeine, fentanyl, nicotine liquid, homemade alcohol|spirit, ethylene glycol, screenwash, thinner, berries, vape liquid',
    'كلور, كلوركس, بطاريه, بطاريات, منظف, مبيد, مغناطيس, كاز, بنزين, اسيد, ديتول, صابون, عطر, معقم, مواد تنظيف, فلاش, سم فار, حمض, =سم, سموم, كلوريكس, مبيض, صودا كاويه, ماء نار, ماي نار, تيزاب, كيروسين, جاز, سائل ولاعه, مزيل طلاء, كبسوله غسيل, مطهر, بويا, تنر, سبيرتو, كريم, ميثانول, سبرتو, كحول صناعي|طبي, صبغه, زيبق, مضاد تجمد',
  ),
  object: say(
    'coin, toy, bead, marble, bone, button, pin, needle, glass, nail, object, lego',
    'عمله, قطعه, لعبه, عظمه, شوكه, خرزه, دبوس, ابره, زجاج, درهم, ريال معدني, فلس',
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
  cry: say('cry, crying, scream, screaming', 'بكي, بكاء, صياح, صيح, صريخ, عيط'),
  house: say(
    'family, everyone, wife, husband, children, whole house, all',
    'كلنا, اهلي, عايلتي, جميعا, الاولاد, زوجتي, اهل بيت, البيت كله, احنا كلنا',
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
    'period, menstrual, menstruation, menses, menstruating, cycle',
    'دوره, الدوره, طمث, حيض, العاده الشهريه, دورتي, دورتها, عادتي, بيريود',
  ),
  fetus: say('baby, fetal, foetal, fetus, foetus, bump', 'جنين, بيبي, طفل, جنيني'),
  movesLess: say(
    'move|moved|moving much? less, not move|moved|moving|felt|kick|kicked|kicking, less movement, reduce|reduced|decreased movement, movement .. less|reduced|decreased|stopped|changed|fewer, stopped moving, quiet, fewer kicks, not felt .. move|kick, kicking less, not feel .. movement',
    'ما تحرك, حركته قلت, ما حس, توقف حركه, قله حركه, لا تحرك, قلت حركه, خفت حركه, ما حرك, وقف حركه, لا حرك, ساكن',
  ),
  black: say('black, tarry, tar', 'اسود, سودا, زفت, قطران'),
  breathIn: say(
    'breathe|breathing|breath in, deep breath, breathing deeply, on inspiration, inspiration, when breathe, worse .. breath|breathing',
    'مع شهيق, سحبت نفس, اخذ نفس, اتنفس بعمق, خذيت نفس, اسحب نفس, سحب نفس, نفس عميق, لما اتنفس, مع تنفس',
  ),
  ignored: say(
    'heart burn, heart broken, broken heart, stomach acid, blood pressure, blood test, blood sugar, blood thinner, pain killer, painkiller, pain relief, eye drops, ear drops, nose drops, head cold, head lice, chest infection, chest cold, chest congestion, chest x ray, back home, back in, back to, back from, came back, come back, go back, went back, at back, stroke luck, heat rash, cold sore, common cold, cold water, ice cold, hot water, hot flush, neck gland, throat spray, hot weather, hot drink, cold drink, cold weather, hot day, weight loss, lose|losing|lost|gain|gaining weight, body weight, bad back, belly button piercing, skin care, side effect, side effects, hot food, cold food, left home, left ago, right now, right away, all right, heart attack, back again, feel down, break down, turned blue mood, half hour, half day, left over, right before, right after, sore throat, throat sore, slipped disc|disk|discs, labour|labor camp|ward|law|day, in labour|labor camp, wisdom tooth extraction|removal|surgery|removed, goes every day, sleepy .. school|class|lessons, razor burn, friction burn, grass|hair|hedge|nail cutting, cutting grass|hair|nails|vegetables|hedge, stitch under ribs, year|years old man|woman|lady, stitch in? side, hit by tiredness, not breathing fast|quickly|hard|heavily|rapidly|faster, bit metal|wood|glass|stone|plastic|food|meat|bone, daytime sleepiness|sleepy|drowsiness, sleepy after feed|feeds|lunch|meal, not want die, not want hurt|harm|kill|cut myself|himself|herself, not thinking|planning hurt|harm|kill|hurting|harming|killing myself|himself|herself, burn rising|rises|coming|comes|up, burning up throat|chest, hot water bottle, iron|pan|oven|hot tray, head lamp, hair fall|falling|fell out, fall out, falls out, fall asleep, falling asleep, fell asleep, fall pregnant, fell pregnant, fall behind, nail fall|falls, will fall, going fall off, back step, gym back, other side, red meat, white blood, red flag, hot shower, cold air, heavy lifting, heavy meal, heavy period, heavy smoker, heavy bag, heavy box, heavy object, lifting heavy, heavy boxes, heavy work, heavy furniture, heavy shopping, heavy suitcase, moved heavy, heavy drinker, hay fever, glandular fever, scarlet fever, night shift, like dying thirst|hunger|boredom|laughing, dying thirst|hunger|boredom|laughing|laughter, hot cold, cold feet|hands|sweat, feel|feeling cold, hot and cold, not respond|responded|responding .. medication|medications|nsaid|nsaids|treatment|antibiotic|antibiotics|drug|drugs|therapy|paracetamol|ibuprofen|painkillers|analgesics, cry baby, water bottle, =faint pink|red|rash|spots|line|smell|mark|ache, cold morning|mornings|days|winter|air|room|bath|shower',
    'رجعت من, رجع من, رجعنا من, رجعت البيت, ضغط دم, ضغط عمل, ضغط نفسي, ضغط شغل, فقر دم, تحليل دم, سكر دم, قلبي مكسور, ميت من جوع, ميته من جوع, ظهر علي, ظهرت, ظهر لي, نفسي في, نفسي اكل, دوره مياه, يد واحده, فصيله دم, من جهه ثانيه, ثقل دم, سمنه, سكر دم, كره قدم, ضربه شمس, ضربه حر, ضغط حياه, ضربات قلب, ضربه برد, ضرب ابره|ابر, ضربت ابره, شعري|شعر|شعرها|شعره .. يوقع|بيوقع|يطيح|سقط|وقع|ينزل, سقط|سقوط|تساقط .. شعر, رجع|طلع|كب|قشط حليب بسيط|شوي|خفيف|بعد, طلع حليب .. فم|تم, تشنج عضل*|ظهر|رقبه|كتف|ساق|بطه|سمانه|قولون|معده, ظهري|ظهره|ظهرها|رقبتي متشنج|متشنجه|تشنج, رجعت|رجع|رجعنا عادي|طبيعي|بخير, ضغط شغل|دوام|دراسه|امتحانات, شد حيل, الم نفسي, حال نفسي, ضربه حظ, ريحه عرق|عرقي|ابط|ابطي|رجول|رجولي|رجلي, حبوب ضغط|سكر|منع|حديد|فيتامين|كوليسترول|كولسترول|حساسيه|دوا|نوم|مسكن|صداع|غده|قلب|مضاد, اخذ|اخذت|خذت|خذيت|باخد|باخذ|اتناول|يتناول|تتناول|ياخذ|تاخذ|نسيت|بديت|بدات|وصف .. حبوب|حبه|حبتين, دمله .. جفن|عين, جفن .. دمله, حبه كوليسترول|كولسترول|ضغط, رجعت|رجع|زعت|زاع|استفرغت|استفرغ|تقيات|ارجع مره وحده|واحده, جفاف جلد|بشره|عين|عيون|جو|انف|خشم|فم|شفاه|شفايف|حلق|مهبل|شعر, من جفاف, سن ياس|امل, حبوب|طفح|حبيبات عرق, بعد|كل|قبل ما اكل|اكلت|ياكل|كلت|تاكل|ناكل|اكلنا, قبل|من|بعد|كل شوي|شويه, تحت ماي|ماء|شمس|جلد|عين|لسان|ضلوع|ضلع|ظفر|ركبه, حبه سخونه|حراره',
  ),
} as const;
type Words = keyof typeof words;

interface Near {
  readonly one: readonly Words[];
  readonly other: readonly Words[];
  /** How many words may stand between. */
  readonly within: number;
}
const near = (one: readonly Words[], other: readonly Words[], within = 4): Near => ({ one, other, within });

/** `disease`: a name that people fear or search for, and that says nothing when it is only feared. `context`: no complaint in itself. */
interface Said {
  readonly label: Record<Language, string>;
  readonly say: readonly [string, string];
  readonly near?: readonly Near[];
  readonly kind: 'complaint' | 'disease' | 'context';
}
const make =
  (kind: Said['kind']) =>
  (en: string, ar: string, saying: readonly [string, string], ...nears: readonly Near[]): Said => ({
    label: { en, ar },
    say: saying,
    near: nears,
    kind,
  });
const complaint = make('complaint');
const disease = make('disease');
const context = make('context');
const none = say('', '');

/** What the rules know, in the order of the body, with the name that a person reads. */
export const findings = {
  // How, when and who
  severe: context('Severe', 'شديد', words.severe),
  'severe-pain': context(
    'Severe pain',
    'ألم شديد',
    say(
      'agony, excruciating, screaming pain, doubled over, writhing, pain unbearable',
      'ما قدر تحرك الم, وجعه ما نطاق, الم لا حتمل, بتنفجر, بينفجر, ذابحني الم',
    ),
    near(['severe'], ['pain'], 4),
  ),
  sudden: context('Sudden onset', 'بداية مفاجئة', words.sudden),
  mild: context(
    'Mild',
    'خفيف',
    say(
      'mild, mildly, slight, slightly, minor, little, =bit, small, tiny, not bad, not severe|serious, faint, low grade, superficial, tolerable, bearable',
      'خفيف, خفيفه, بسيط, بسيطه, شوي, شويه, قليلا, قليل, محتمل, صغير, صغيره, سطحي, شويتين, طفيف, طفيفه, محمول, ما قوي|شديد|جامد|شديده|قويه, لا شديد|شديده',
    ),
  ),
  usual: context(
    'As usual',
    'كالمعتاد',
    say(
      'usual, usually, typical, as always, same as before, known migraine, every month, every spring, each year, every year, like other times, like my other',
      'كالمعتاد, معتاد, معتاده, مثل كل مره, كل شهر, مثل العاده, كل سنه, كل ربيع, دايما نفس, زي|متل|مثل كل مره, زي|متل|مثل العاده|دايما, كالعاده, مثل دايم, كل شهر نفس, نفس كل مره, كل مره نفس, متعود, دايما .. كذا|جذي|كده|هيك',
    ),
  ),
  worsening: context(
    'Getting worse',
    'يزداد سوءاً',
    say(
      'worse, worsening, increase, increasing, progressive, progressively, spread, spreading',
      'زيد, ازداد, اسوا, ازدياد, تفاقم, نتشر, انتشر',
    ),
  ),
  recurring: context(
    'Comes and goes',
    'يتكرر',
    say(
      'chronic, recurrent, recurring, on off, come go, comes goes, intermittent, intermittently, keep coming, keeps happening, again again, frequent, frequently, often, every day|night|week, persistent, persistently, long standing, longstanding, for months, for years, many months, several months, several weeks, few weeks, few months, past months, gradually, past year, always',
      'مزمن, مزمنه, متكرر, متكرره, روح رجع, يجي ويروح, تجي وتروح, كل فتره, من شهور, من اشهر, من فتره, من زمان, كل يوم, دايما, من سنين, منذ اشهر, منذ سنوات, من اسابيع, منذ اسابيع, تدريجي, كل اسبوع, كل كم يوم, بين فتره وفتره, صارلي شهور|سنين, دايم',
    ),
  ),
  much: context(
    'A lot',
    'كثير',
    say(
      'lot, lots, cup, cupful, mouthful, mouthfuls, large amount|amounts, more than, clots, tablespoon, teaspoon, bowl',
      'كثير, وايد, كميه, كثيره, واجد, هوايه, بغزاره',
    ),
  ),
  settles: context(
    'Eases with rest',
    'يخف مع الراحة',
    say(
      'only on|with|when|during|after|if exertion|walk|walking|climb|climbing|exercise|effort|run|running|stairs, comes on|with exertion|walking|climbing|exercise, brought on by? exertion|walking|exercise|climbing|effort, occurs|occurring on|with|when|after exertion|walking|exercise|climbing, exertional chest',
      'بس مع مجهود, اذا مشيت, لما امشي, مع مجهود فقط, اذا ارتحت روح',
    ),
    near(['relief'], ['rest'], 4),
  ),
  effort: context('With effort', 'مع المجهود', words.effort),
  'at-rest': context(
    'At rest',
    'عند الراحة',
    say(
      'even? at? rest, while resting|sitting, even when resting|sitting, minimal exertion|effort',
      'وانا جالس, وقت راحه, حتي راحه, وانا مرتاح, بدون مجهود, اثناء راحه',
    ),
  ),
  scalp: context(
    'Tender scalp',
    'ألم فروة الرأس',
    say('scalp tender|tenderness|hurts|sore|pain, comb|combing|brushing hair, temples|temple, jaw claudication', 'فروه راس, تمشيط, صدغ'),
  ),
  newborn: context(
    'Small baby',
    'رضيع',
    say(
      'newborn, neonate, infant, new baby, day old, week old, days old, weeks old, one month old, two month old, breastfed, bottle fed',
      'رضيع, رضيعه, مولود, حديث ولاده, بيبي',
    ),
  ),
  child: context(
    'Child',
    'طفل',
    say(
      'child, children, toddler, kid, little one, little boy, little girl, son, daughter, boy, girl, baby, grandson, granddaughter, schoolboy, schoolgirl, schoolchild, pupil, nephew, niece, kindergarten, nursery',
      'طفل, طفله, طفلي, ولدي, بنتي, ابني, ابنتي, عيالي, صغيري, ولد صغير, بنت صغيره, حفيد, حفيدتي, حفيدي, رضيع',
    ),
  ),
  elderly: context(
    'Older person',
    'كبير في السن',
    say(
      'elderly, grandmother, grandfather, grandma, grandpa, granny, nan, old man|woman|lady',
      'جدتي, جدي, كبير سن, كبيره سن, مسن, مسنه, عجوز, يدتي, يدي العود',
    ),
  ),
  // Background
  pregnant: context(
    'Pregnancy',
    'حمل',
    say(
      'pregnant, pregnancy, expecting, gestation, weeks along|gone|pregnant, trimester, antenatal, =gravida, primigravida, g1p0, weeks into pregnancy, =/40, weeks|wks =pregnant, preg',
      'حامل, حملي, الحمل, جنين, بالشهر ثامن|تاسع|سابع|سادس|خامس|رابع|ثالث, حوامل, =حملي, =الحمل, =حملها, =بالحمل, =والحمل, فتره|اثناء|خلال|بدايه حمل, اسبوع .. حمل, حمل خارج, حبلي, حبله, حبلا',
    ),
  ),
  'missed-period': context(
    'Missed period',
    'تأخر الدورة',
    say(
      'missed period, late period, period late, period overdue, period .. late, positive pregnancy test, amenorrhea, amenorrhoea, no period',
      'تاخر دوره, تاخرت دوره, دوره متاخره, متاخره علي دوره, دورتي تاخرت, دورتي متاخره, ما جتني دوره, انقطاع دوره',
    ),
  ),
  'after-birth': context(
    'After birth',
    'بعد الولادة',
    say(
      'after birth|delivery|labour, after giving birth, after having baby, gave birth, weeks|days|month after baby, since baby, postpartum, post partum, postnatal, caesarean, c section, cesarean, puerperal, since giving birth, delivered baby',
      'بعد ولاده, نفاس, نفسا, ولدت, قيصريه, والده, مولده, والده من|قبل, ولدت من ساعه|ساعات|ساعتين',
    ),
  ),
  breastfeeding: context(
    'Breastfeeding',
    'رضاعة',
    say('breastfeed, breast feeding, nursing mother, lactating', 'ارضع, ارضاع, رضاعه طبيعيه, مرضعه'),
  ),
  diabetes: context(
    'Diabetes',
    'سكري',
    say('diabetes, diabetic, insulin, metformin, t1dm, t2dm, type 1, type 2, iddm', 'سكري, سكر, سكره, سكرها, انسولين, السكر'),
  ),
  'heart-disease': context(
    'Heart disease',
    'مرض في القلب',
    say(
      'heart disease, heart attack, heart condition, coronary, stent, bypass, heart failure, angina, cardiomyopathy, pacemaker, cabg, mi, myocardial infarction, peripheral vascular, atrial fibrillation, afib, heart problem, ccf, chf',
      'مريض قلب, مرض قلب, جلطه قلب, دعامه, قسطره, قلب مفتوح, ذبحه, ضعف عضله قلب, مشاكل قلب, ارتجاف اذيني, فشل قلب',
    ),
  ),
  hypertension: context(
    'High blood pressure',
    'ارتفاع ضغط الدم',
    say(
      'hypertension, hypertensive, high blood pressure, htn',
      'مرض ضغط, ارتفاع ضغط, مريض ضغط, ضغط مرتفع, عندي ضغط, ضغط عالي, ضغطه عالي, ضغطي مرتفع, ضغطي عالي',
    ),
  ),
  smoker: context('Smoking', 'التدخين', say('smoke, smoker, smoking, cigarettes, pack year, packs', 'مدخن, تدخين, ادخن, دخن, سجاير')),
  'blood-thinner': context(
    'Blood thinners',
    'مميعات الدم',
    say(
      'blood thinner, thinners, warfarin, apixaban, rivaroxaban, dabigatran, edoxaban, anticoagulant, anticoagulated, anticoagulation, eliquis, xarelto, coumadin, heparin, clopidogrel, haemophilia, hemophilia',
      'مميع, مميعات, سيوله, وارفارين, مسيل, مسيلات, هيموفيليا, زاريلتو',
    ),
  ),
  'weak-immunity': context(
    'Weak immune system',
    'ضعف المناعة',
    say(
      'chemo, chemotherapy, transplant, no spleen, splenectomy, low white, neutropenia, neutropenic, immunosuppressed, immunosuppressant, immunocompromised, leukaemia, leukemia, hiv, methotrexate, long term steroids, asplenia, sickle cell, lymphoma, aids, immune drug|drugs|medicine|medicines|tablets|injections',
      'كيماوي, كيميايي, زراعه كلي|كبد|قلب|نخاع, ضعيف مناعه, نقص مناعه, ضعف مناعه, بدون طحال, لوكيميا, مثبطات مناعه, منجلي, انيميا منجليه, سرطان دم',
    ),
  ),
  'clot-risk': context(
    'Clot risk',
    'عوامل خطر الجلطة',
    say(
      'long haul flight, long flight, flight, surgery, operation, operated, contraceptive pill, birth control pill, on pill, immobile, immobilised, immobilized, plaster cast, in cast, cancer, dvt, blood clot, pulmonary embolism, bed rest, hip replacement, knee replacement, oestrogen, hrt, oral contraceptive',
      'رحله طويله, سفر طويل, عمليه, جراحه, حبوب منع, جلطه رجل, جبس, طياره, سرطان, جلطه',
    ),
  ),
  adrenal: context(
    'Adrenal insufficiency',
    'قصور الكظر',
    say(
      'addison, addisons, adrenal insufficiency|failure|crisis, hydrocortisone, steroid dependent',
      'قصور كظر|كظريه, مرض اديسون, هيدروكورتيزون, كورتيزون .. سنوات|دايم|يومي, نقص كورتيزول',
    ),
  ),
  cancer: disease('Cancer', 'سرطان', say('cancer, tumour, tumor, malignancy, metastatic, metastases', 'سرطان, ورم خبيث, اورام')),
  'lung-disease': context(
    'Lung disease',
    'مرض في الرئة',
    say('copd, emphysema, chronic bronchitis, cystic fibrosis, bronchiectasis, pulmonary fibrosis', 'انسداد ريوي, سده ريويه, مرض ريه'),
  ),
  'kidney-disease': context(
    'Kidney disease',
    'مرض في الكلى',
    say(
      'dialysis, kidney failure|disease, ckd, one kidney, single kidney, solitary kidney, renal failure',
      'غسيل كلي, فشل كلوي, كليه وحده, كليه واحده',
    ),
  ),
  'liver-disease': context(
    'Liver disease',
    'مرض في الكبد',
    say('cirrhosis, liver disease, liver failure, hepatitis b, hepatitis c, ascites', 'تليف كبد, مرض كبد, تشمع'),
  ),
  alcohol: context(
    'Alcohol',
    'الكحول',
    say(
      'alcohol, alcoholic, drunk, drinking heavily, heavy drinker, binge, beer, vodka, whisky, intoxicated',
      'كحول, خمر, سكران, مدمن كحول',
    ),
  ),
  travel: context(
    'Travel',
    'السفر',
    say(
      'travel, travelled, traveled, came back from, returned from, return from, back from, trip to, holiday in, visited, malaria, safari, tropics',
      'سفر, سافرت, رجعت من سفر, رجعت من, راجع من, ملاريا, عدت من, جاي من',
    ),
  ),
  umrah: context(
    'Hajj or Umrah',
    'الحج أو العمرة',
    say('hajj, umrah, pilgrimage, mecca', 'مكه, =الحج, =للحج, =بالحج, =الحاج, =العمره, =للعمره, =بالعمره, رحت|سويت|اديت|من|رجعت عمره'),
  ),
  camel: context(
    'Camels or raw milk',
    'الإبل أو الحليب غير المبستر',
    say('camel, raw milk, unpasteurised, unpasteurized', 'بعير, ابل, جمل, ناقه, حليب ني, حليب غير مبستر'),
  ),
  'contact-lens': context('Contact lenses', 'عدسات لاصقة', say('contact lens, contact lenses, contacts, lenses', 'عدسات, عدسه, عدسات لاصقه')),
  catheter: context('Catheter', 'قسطرة بولية', say('catheter, stoma, feeding tube', 'قسطره بول, قسطره بوليه')),
  // Heart
  'chest-pain': complaint(
    'Chest pain',
    'ألم في الصدر',
    say(
      'angina, pleurisy, pleuritic pain, clutch|clutching|grab|grabbing|hold|holding chest, chest .. aching, chest hurts, chest feel|feels|feeling|felt odd|funny|strange|weird|wrong|off, odd|funny|strange|weird feeling .. chest',
      'ذبحه, ذبحه صدريه, صدري قابض, نغزه قلب, نغزات قلب, قلبي عور, قلبي وجع, الم قلب, وجع قلب, قلبي|قلبه|قلبها .. عاصر|عاصره|قابض|ماسك|يعصر|نغز|طعن|كابس, =قلبي تعبان, نخزه|نغزه|وخزه .. قلب, حرقان|نار .. صدر|بصدري',
    ),
    near(['chest'], ['pain', 'pressure'], 5),
  ),
  'chest-burning': complaint('Burning in the chest', 'حرقة في الصدر', none, near(['chest'], ['burns'], 3)),
  reassured: context(
    'Well in themselves, or over',
    'بحالة جيدة أو زال العرض',
    say(
      'gone now, fine now, ok now, okay now, better now, normal now, clear now, well now, back normal, completely|totally normal, went away itself|minutes|seconds, passed quickly, then passed|gone|fine, lasted|lasts .. second|seconds, within .. minute|minutes .. normal, feel|feels|feeling well|fine|good|great|normal|ok|okay, otherwise well|fine|healthy|ok, perfectly|completely|totally well|fine|normal, eating|eat|eats normally|well|fine, weight .. steady|stable|same, no other symptom|symptoms, nothing else, fit well, well in|within himself|herself|myself, went|go|going to? work, fading, fades, wearing off, settling, clearing up, improving, getting better, gets|getting easier, stops|settles|goes .. minutes, fine all|since|after|again|afterwards',
      'راح|راحت|خف|خفت|اختفي|اختفت|زال|زالت .. بعد|خلال|الحين|اليوم|ثواني|دقيقه|حالها|حاله, =وراحت, =وراح, =وخفت, =وخف, =خفت, الحين|هلق|هلا|دلوقتي|والحين|الان .. زين|زينه|تمام|عادي|طبيعي|بخير|احسن|كويس|كويسه|منيح|منيحه|سليم, انا زين|زينه|بخير|تمام|كويس|كويسه|منيح|منيحه, ثواني|ثانيه|دقيقه|دقيقتين|دقايق .. راح|راحت|تروح|يروح, بعد دقيقه|دقيقتين|شوي .. راح|راحت|رجع|رجعت, رجعت|رجع طبيعي|عادي, ما فيني شي, وزن|وزني|وزنه|وزنها ثابت, صحتي|صحته|صحتها تمام|زينه|ممتازه, اكلي|اكله|شهيتي زين|عادي|تمام|طبيعي, اكل|اشرب .. عادي|زين|طبيعي|كويس|تمام, نشيط, نشيطه',
    ),
  ),
  'eased-by-little': context(
    'Eases with simple means',
    'يخف بوسائل بسيطة',
    say(
      'settles|settle|eases|ease|eased|goes|helps|helped|better|gone|improves|relieved|stops .. overnight|weekends|paracetamol|panadol|ibuprofen|calpol|sleep|rest|walk|food|antacid|water|heat|massage|stretching|shower|minutes, loosened|loosens|loosening|eases|eased off|up|within|walking|moving, walking|moving .. loosens|eases, paracetamol|panadol|ibuprofen|calpol|antacid|antihistamine|massage .. helps|helped|works|worked|settles|stops|eases',
      'خف|يخف|تخف|خفت|روح|يروح|تروح|راح|راحت|ارتاح|ترتاح|يرتاح|هدا|يهدا .. بندول|بنادول|مسكن|نوم|نمت|راحه|ماي|فطور|اكل|مساج|كماده|كمادات|قربه|دوا|حليب|مشي|حركه|قعدت|ارتحت, بندول|بنادول|مسكن|بروفين|راحه|كمادات|مساج .. يخف|تخف|خف|راح|تروح|يروح|يفيد|نفع|يريح|يريحني',
    ),
  ),
  'same-for-years': context(
    'The same for years',
    'كما هو منذ سنوات',
    say(
      'same headache|pain|pattern|thing|feeling|pressure|one|ones, same .. for years, exactly what get, always get, as always, like every month, like usual, same .. always|usual|before|every, known ibs|migraine|piles|hay, diagnosed .. ibs|irritable',
      'نفس صداع|الم|شي|وجع|حاله .. دايم|كل|سنين, من سنين .. نفس, نفس كل|دايما|دايم, مثل كل مره|سنه|شهر, زي|متل كل مره|سنه|شهر, دايما .. كذا|جذي|كده|هيك, كل سنه|موسم|ربيع|شتا',
    ),
  ),
  'chest-wall': context(
    'On touch or movement',
    'عند اللمس أو الحركة',
    say(
      'press on|it, when pressed, pressing, touch, palpation, reproducible, reproduced, when move|moving|twist|turn|cough|coughing, =lifting, strained, bending, only cough, from coughing, worse coughing, coughing so much',
      'لمست, لما لمس, ضغطت عليه, مع حركه, لما تحرك, مع كحه, من كثر كحه, لما اكح, بعد كحه, يوم|لما|اذا|وقت|بس .. اكح|كحيت|اسعل|بكح|يكح|اتحرك|تحركت|المس|اضغط|ضغط|ضغطت|لمست|لمسته|احرك|الف|لفيت, ضغط|ضغطت علي, بالضغط عليه, عند|مع حركه|ضغط|لمس|كحه|سعال',
    ),
  ),
  'spreading-pain': complaint(
    'Pain that spreads',
    'ألم يمتد إلى موضع آخر',
    none,
    near(['spreading'], ['arm', 'jaw', 'neck', 'shoulder', 'back'], 4),
  ),
  'jaw-pain': complaint('Jaw pain', 'ألم في الفك', none, near(['jaw'], ['pain', 'pressure'], 5)),
  'shoulder-pain': complaint('Shoulder pain', 'ألم في الكتف', none, near(['shoulder'], ['pain'], 4)),
  'arm-pain': complaint('Arm pain', 'ألم في الذراع', none, near(['arm'], ['pain', 'pressure'], 2)),
  sweating: complaint(
    'Sweating',
    'تعرق',
    say(
      'sweat, sweaty, sweating, clammy, diaphoresis, diaphoretic, cold sweat',
      'عرق, تعرق, عرقان, عرقانه, عرقت, يتصبب, تصبب, عرق بارد, مبلل عرق',
    ),
  ),
  tearing: complaint(
    'Tearing pain',
    'ألم كالتمزق',
    say(
      'ripping, tearing pain, tearing sensation, tearing through, pain .. tearing|ripping, tearing|ripping .. pain, being torn',
      'تمزق, كتمزق, نشق, ينشق, ممزق, يتمزق, يتشقق, انشق, كسكين .. ظهر',
    ),
  ),
  'device-shock': complaint(
    'Shocks from a heart device',
    'صدمات من جهاز القلب',
    say(
      'pacemaker|defibrillator|icd .. shock|shocks|shocking|firing|zap|zapping, shock|shocks .. pacemaker|defibrillator|icd',
      'جهاز|بطاريه|منظم .. قلب .. صعق|صدمه|صدمات|يكهرب',
    ),
  ),
  palpitations: complaint(
    'Palpitations',
    'خفقان',
    say(
      'palpitation, heart race|racing|pound|pounding|flutter|fluttering|thump|thumping|skip|skipping|hammering, racing heart, racing pulse, skipped beats, skips beats, heart beat|beating fast, heart going|gone|goes fast|mad|crazy|wild|like|haywire, heart beating .. fast|hard, irregular heartbeat|pulse|heart, heart irregular, fluttering chest, heartbeat fast|racing',
      'خفقان, قلبي دق, قلبي سرع, دقات قلب, رفرفه, تسارع قلب, ضربات قلب, نبضات قلب, قلبي رقع, نبضي سريع, قلبه دق, قلبها دق, نبضي فوق, قلبي|قلبه|قلبها يركض|يدق|بيدق|يرفرف|يفز|ينط|يخبط|يسبق|يوقف, خفقات, دقات قلبي|قلبه, نبضه|نبضي غير منتظم|سريع|غلط, قلبي|قلبه .. يوقف ويمشي, لخبطه .. قلب, ضربات .. زايده|غير منتظمه',
    ),
  ),
  fainted: complaint(
    'Fainting',
    'إغماء',
    say(
      'faint, fainted, fainting, blacked out, blackout, black out, pass out, passed out, passing out, syncope, syncopal, collapse, collapsed, keeled over',
      'اغماء, اغمي, يغمي, غمي, غاب عن وعي, اغماءه, غشي, داخ وطاح, =وطحت, طحت|طاح|طاحت|وقع|وقعت علينا|فجاه, دخت|دوخه|داخ|داخت .. طحت|وطحت|وطاح|طاح|طاحت|وقعت|وقع|ووقعت|ووقع, غاب|غابت .. وعي, فقد|فقدت وعي, انهار, سورقت, سورق, طاح|طاحت شايب|عندنا|علينا',
    ),
  ),
  'nearly-fainted': complaint(
    'Nearly fainting',
    'قرب الإغماء',
    say(
      'feel|feels|feeling|felt faint, nearly faint, near faint, about pass out, presyncope, nearly pass|passed|black, almost faint|fainted|pass|passed, going faint, faintness, might pass out',
      'بغيت اطيح, بغمي, كنت بغمي, احس بغمي, بطيح, شبه اغماء, بغيت|كدت|قربت .. اطيح|يغمي|افقد|وقع, راح|رح غيب|يغمي|اغيب|افقد, حا|ح يغمي, هيغمي, هقع, هيغمى, كاني .. يغمي|اغيب|اطيح, شبه .. اغماء, علي وشك .. اغماء, بغيب, اسودت .. دنيا, دنيا .. اسودت|سودا|سوده',
    ),
  ),
  dizzy: complaint(
    'Dizziness',
    'دوخة',
    say(
      'dizzy, dizziness, swimmy, head swim|swims|swimming, head rush, lightheaded, light headed, lightheadedness, woozy, giddy, giddiness, vertigo, room spin|spins|=spinning, =spinning, unsteady',
      'دوخه, دوخ, دوار, دايخ, دايخه, دخت, دايخين, دوران, دنيا تدور, تدور فيني, دنيا تلف, دوخت, تدوخ, راسي .. يدور|يلف|بيلف|يفتل|لاف, دنيا .. تلف|تدور|بتلف|بتدور, غرفه تدور|تلف, تدور .. غرفه, لفه, اترنح, خفه راس, لفه راس',
    ),
  ),
  'on-standing': context(
    'On standing up',
    'عند الوقوف',
    say(
      'stand, stood, standing, stand up, standing up, postural, orthostatic, from bed, sit up, rise',
      'وقفت, اوقف, قمت, اقوم, من سرير, وقوف, قيام, قمت بسرعه, وقفت بسرعه, اوقف فجاه, نشيت, نهضت, انهض, لما اقوم',
    ),
  ),
  'no-breathing': complaint(
    'No breathing or pulse',
    'توقف التنفس أو النبض',
    say(
      'not breathing|breathe, no pulse, stopped|stops breathing, cardiac arrest, pauses breathing, apnea, apnoea, heart stopped',
      'لا تنفس, ما تنفس, ما فيه نبض, بلا نبض, لا وجد نبض, توقف تنفس, توقف قلب, وقف تنفس, قلبه وقف, ما فيها نبض, انقطع نفس, نفسه انقطع|انقطع|وقف|مقطوع وما, بطل يتنفس, لا نبض, ما .. نبض, قلبه .. وقف, توقف .. تنفس',
    ),
  ),
  'leg-swelling-both': complaint(
    'Swollen ankles',
    'تورم الكاحلين',
    say(
      'both leg|legs|ankles|feet .. swell|swollen, swollen =ankles|feet|=legs, ankle oedema|edema, =ankles .. swell|swollen, =legs .. swell|swollen, bilateral leg|pedal|ankle oedema|edema|swelling, pedal edema|oedema',
      'رجول منفخه|وارمه|متورمه, تورم رجلين|قدمين|ساقين, رجولي وارمه, رجولي نافخه, رجليني نفخ',
    ),
  ),
  orthopnoea: complaint(
    'Breathless lying flat',
    'ضيق عند الاستلقاء',
    say(
      'orthopnea, orthopnoea, breathless lying, cant lie flat, extra pillows, more pillows, wakes .. breathless|gasping, lying flat, lie flat, paroxysmal nocturnal',
      'ما قدر انسدح, ضيق|ضيقه|نفس|نفسي|كتمه|اختنق|انخنق|نهجان|كرشه .. انسدحت|انسدح|نسدح|استلقي|استلقاء|ستلقي|انام|نمت|اتمدد|ظهري, انسدحت|نسدح|استلقيت|استلقي|ستلقي|نمت|اتمدد|انام .. ضيق|نفسي|كتمه|اختنق|انخنق|انكتم|ينكتم, ما قدر نسدح|ستلقي|انسدح|نام .. ظهر|ممدد|مستوي, اصحي|يصحي|اقوم .. مختنق|مخنوق|اختنق|كتمه|نفسي, كم مخده, مخدتين, ثلاث مخدات',
    ),
  ),
  // Breathing
  breathless: complaint(
    'Breathlessness',
    'ضيق في التنفس',
    say(
      'breathless, breathlessness, panting, =pant, short|shortness|out|loss|runs|running breath, dyspnea, dyspnoea, dyspneic, sob, =sob, difficulty|trouble|struggle|hard|problem|problems|difficult|harder|laboured|labored in? breath|breathe|breathing, breathing .. hard|difficult|laboured|labored|difficulty|heavy, =winded, cant breathe|breath, cant .. breathe|breath, puffed, puffing, respiratory distress, catch breath, not breathe properly|well, heavy breathing, cant fill lungs, air hunger, suffocate, suffocating, breath .. short, tachypnea, tachypnoea',
      'ضيق تنفس|نفس|بالتنفس|بالنفس, ضيق .. تنفس, ضاق نفس, ضيقه نفس|صدر|تنفس, صعوبه تنفس|بالتنفس, صعوبات تنفس, ما قدر اتنفس|تنفس, ما .. تنفس, لا ستطيع تنفس, نفسي مقطوع|ضايق|قصير, نفسه مقطوع|ضايق|قصير, كتمه, نهج, نهجان, اختنق, تنفسه صعب, نفس ضايق, تنفس بصعوبه, نفسي يضيق, مو قادر اتنفس|تنفس, نفسي ما يكفي, نفسي يقصر, كرشه نفس, نفسي بيضيق|ضيق|تعبان|قصير|يضيق|منحاش|مكتوم|ثقيل|بينقطع, نفسه بيضيق|تعبان|ثقيل|صعب|مكتوم, نفسها بيضيق|ضايق|تعبان|ثقيل|صعب|مكتوم|مقطوع|يضيق, نفس ثقيل|صعب|مكتوم, بياخد نفسه بصعوبه, ياخذ نفسه|نفس بصعوبه, ما .. ياخذ|اخذ|ياخد|اخد|الحق نفس, ضيق نفس, ضيقه, لاهث, الهث, يلهث, تلهث, لهاث, انهج, بينهج, بنهج, كتمه نفس|صدر, مكتوم نفس|صدر, صعوبه .. تنفس, خنقه, مخنوق, مخنوقه, نفسي ينقطع, تنفس .. صعب|صعوبه, صعوبه .. نفس|بالنفس|تنفس',
    ),
  ),
  'severe-breathless': complaint(
    'Severe breathlessness',
    'ضيق شديد في التنفس',
    say(
      'cant .. breathe|breath, cant breathe, cant catch breath, cant speak|talk, cant finish|complete sentence|sentences, cant .. sentence, finish sentence, few words, single words, one word, word time, speak .. word, gasp, gasping, breathless at? rest, breathless .. sitting|rest|talking|speaking, ribs suck|sucking|pulling, sucking in, retractions, recession, nostrils flaring, nasal flaring, grunting, struggle|struggling breathe|breath|air, severe|severely|extremely|terribly short|shortness|breathless|breathlessness|dyspnea|dyspnoea, respiratory distress, suffocate, fighting|struggling|gasping|fight|gulping for? breath|air, pink|frothy|foamy .. froth|sputum|phlegm|foam|frothy, froth .. mouth|lips, shortness breath rest, dyspnea rest, dyspnoea rest, working hard breathe|breath, chest caving',
      'ما قدر اتنفس|تنفس, لا ستطيع تنفس, مو قادر اتنفس|تنفس, ضيق .. شديد, ضيق تنفس|نفس شديد|حاد|قوي, نفس|نفسي|نفسه مقطوع, اكمال جمله, اكمل كلمتين|جمله, ما قدر تكلم, مختنق, اختنق, خنق, ضلوعه داخله, صدره .. نسحب|داخل, ضلوعه .. داخل|نسحب, يصارع نفس, بالموت تنفس, يشهق, انين, ما قدر .. تنفس, ما يلحق نفس, ما .. اخذ|ياخذ|ياخد|اخد|تاخذ|تاخد|الحق|يلحق نفس, نفسه|نفسي|نفسها مقطوع|انقطع|بينقطع, ضلع .. داخل|يدخل|تدخل|ينسحب|تنسحب|غاير|طالعه, ينسحب|تنسحب|انسحاب|يدخل|تدخل .. ضلع, صدره|صدرها .. يدخل|يغور|ينسحب, مناخيره|انفه|خشمه .. يفتح, فتحات انف, يحشرج, حشرجه, ما .. يكمل|اكمل|تكمل جمله|كلمه|كلمتين, مخنوق, بيتخنق, يختنق, تختنق, رغوه .. فم|تم|صدر, بيطلع رغوه, صدره سكت, ينازع, يصارع, لا|ما .. اكمال|اكمل|يكمل|تكمل .. جمله|كلام|كلمه, لا ستطيع .. جمله|كلام|تكلم, سحب|تنسحب|انسحاب|ينسحب .. رقبه|عضلات|اضلاع|صدر',
    ),
  ),
  'blocked-nose-breath': context(
    'Only through the nose',
    'من الأنف فقط',
    say(
      'breathe|breath|breathing through nose, through nose, nose .. breathe',
      'اتنفس من خشمي|انفي, خشمي مسدود, انفي مسدود, من خشمي, اتنفس .. فم|فمي',
    ),
  ),
  'blue-lips': complaint(
    'Blue lips or face',
    'ازرقاق الشفتين أو الوجه',
    say(
      'cyanosis, cyanotic, found .. blue|grey|lifeless, blue bed|floor|face|chair, turn|turned|turning|went|going|gone blue|grey|gray|ashen, blue spell',
      'ازرق وجه, لون|لونه|لونها|وجه|وجهه .. ازرق|زرقا|مزرق, صار ازرق, يزرق, ازرق لونه, شفايف|شفايفه|شفايفها|شفته|شفاه|لونه|لونها|وجهه|وجه|اطرافه|اظافره .. ازرق|زرقا|زرق|مزرق|مزرقه|ازرقت|ازراق|بنفسجي|رمادي|زرقه, زرقه .. شف, ازرق فجاه, قلب ازرق|لونه',
    ),
    near(['lips', 'hand'], ['blue'], 3),
  ),
  asthma: context('Asthma', 'ربو', say('asthma, asthmatic', 'ربو, ازمه ربو, حساسيه صدر, ازمه صدر, حساسيه صدريه')),
  wheeze: complaint(
    'Wheezing',
    'صفير',
    say(
      'wheeze, wheezing, wheezy, whistling chest|breath, chest .. whistling, tight airways, asthma attack, asthma .. worse|bad|flare|acting, flare asthma',
      'صفير, ازيز, صدره يصفر, خرخشه, ازمه ربو, نوبه ربو, =يصفر, =تصفر, =بيصفر, =بتصفر, =اصفر صدري, صدري يزيق, بيزيق, يزيق, تزييق, تزيق, وزيز, يوزوز, صدره|صدري|صدرها .. صوت|يشخر|يخرخر, ازمه صدر, ازمه .. ربو',
    ),
  ),
  'inhaler-fails': complaint(
    'Inhaler does not help',
    'البخاخ لا يفيد',
    say(
      'inhaler|ventolin|salbutamol|nebuliser|nebulizer|puffer|reliever .. not|no|nothing .. help|work|helping|working|relief|better|touching|effect|respond|responding, inhaler .. every hour|hours, used inhaler .. times, silent chest, no relief|improvement .. inhaler|ventolin, more often than every, not|no help|helping|relief|better .. inhaler|ventolin|puffer',
      'لا ستجيب بخاخ, بخاخ ما|لا .. فاد|فيد|نفع, بخاخ ما, ما عاد فيد, بخاخ لا فيد, بدون فايده, بخاخ .. ما|لا .. فيد|نفع|فايدني|فايد|يفيد|ينفع|فاد|جاب|ساعد|يساعد|فرق, بخاخ .. فايده, بخيت .. ما, ما .. فاد|فيد|نفع|يفيد|ينفع .. بخاخ',
    ),
  ),
  'inhaler-helps': context(
    'Settles with the inhaler',
    'يتحسن بالبخاخ',
    say(
      'inhaler help|helps|helped|works|relieves, relief|better|relieved|eases|settles|improves|settled .. inhaler|ventolin|salbutamol, responds .. inhaler|salbutamol',
      'خف بخاخ, البخاخ يفيد, اتحسن مع بخاخ',
    ),
  ),
  choking: complaint(
    'Choking',
    'اختناق',
    say(
      'choke, choking, choked, stuck throat|windpipe, stuck in throat, lodged throat|in, food stuck',
      'غص, غصه, شرق, عالق حلق|بلعوم, علق حلق, اختناق, لقمه وقفت, وقفت لقمه, شرقت, غصت, غصيت, شرق .. اكل|لقمه|ماي, لقمه .. وقفت|علقت, وقفت .. زور|بلعوم|حلق, علقت .. بلعوم|حلق|زور, عالق|عالقه|علقت|علق .. حلق|بلعوم|زور, انشرق, تشردق, زور .. واقف',
    ),
  ),
  'pleuritic-pain': complaint(
    'Pain on breathing in',
    'ألم مع الشهيق',
    say('pleuritic, pleurisy, sharp|catch|catches|stab .. breathe|breath in, hurts breathe|breathing', ''),
    near(['pain'], ['breathIn'], 5),
  ),
  'coughing-blood': complaint(
    'Coughing blood',
    'سعال مع دم',
    say(
      'cough .. blood|bloody, coughed .. blood, hemoptysis, haemoptysis, blood .. sputum|phlegm|cough, bloody|rusty|rust sputum|phlegm, spitting blood, sputum .. blood',
      'اكح دم, كح دم, كحه .. دم, سعال .. دم, اسعل دم, بلغم .. دم, دم .. بلغم|كحه|سعال, نخمت دم, اكح|كحه|بكح|بيكح|يكح|تكح|سعال|اسعل|تسعل|يسعل .. دم|دموي, تف دم, اتف دم, بلغم .. دم|دموي, دم .. بلغم|كحه, دم .. سعله|سعلت|كحيت, طلع|نزل .. دم .. سعله|كحه|سعال',
    ),
  ),
  stridor: complaint(
    'Noisy breathing in',
    'صوت عند الشهيق',
    say(
      'stridor, high|harsh|rasping|raspy noise|sound|breath, noise .. still|rest|resting|sitting, high pitched breathing|noise|sound, noisy breathing, noise .. breathes|breathing, crowing',
      'صرير, صوت عند شهيق, صوت لما تنفس, تنفس بصوت|صوت, صوت نفسه, صوت .. ياخذ نفس|نفسه, نفسه .. صوت|خشن, صوت نفسه|نفسها .. خشن|عالي|غريب, بيطلع صوت .. نفس|بيتنفس, شخره .. نفس',
    ),
  ),
  drooling: complaint(
    'Drooling, cannot swallow',
    'سيلان اللعاب وعدم البلع',
    say(
      'drool, drooling, cant swallow .. saliva|spit|anything|water, dribbling saliva, cant swallow, saliva, cant .. swallow .. spit|saliva|water, stuck gullet|oesophagus|esophagus|foodpipe',
      '=لعاب, =لعابه, =لعابها, =لعابي, لعاب .. سيل|نزل|ينزل, سيلان لعاب, =ريالته, =ريالتها, ريال .. يسيل|سيل|سايل|ينزل|يطيح, يسيل|ينزل ريال, ريقه|ريقي|ريقها .. سيل|نزل|ينزل|يطلع|سايل|طالع, يسيل|ينزل|سيل ريقه, ما .. بلع|ابلع|يبلع|تبلع .. ريقه, ما قدر|ستطيع ابلع|بلع|يبلع|تبلع, عدم قدره .. بلع, ما عاد يبلع|ابلع',
    ),
  ),
  'trouble-swallowing': complaint(
    'Trouble swallowing',
    'صعوبة في البلع',
    say(
      'dysphagia, difficulty|trouble|hard|difficult swallow|swallowing, food sticks|stuck|sticking, swallowing .. difficult|harder',
      'صعوبه بلع|بالبلع, الاكل يوقف, بلع صعب, يعلق الاكل, ولا ابلع|يبلع|تبلع',
    ),
  ),
  'muffled-voice': complaint(
    'Muffled voice',
    'صوت مكتوم',
    say(
      'muffled voice, hot potato, voice .. muffled|thick, trismus, cant open mouth, difficulty|trouble opening mouth, quinsy, uvula',
      'صوته مكتوم, ما قدر افتح فم, صعوبه فتح فم, خراج لوزه, صوتي|صوته|صوتها .. مكتوم|مخنوق|متغير|خنفه|محشرج, ما قدر .. فتح|افتح|يفتح .. فم|حلق|حلج|تم|فك, صعوبه .. فتح .. فم',
    ),
  ),
  hoarse: complaint(
    'Hoarse voice',
    'بحة في الصوت',
    say(
      'hoarse, hoarseness, croaky, voice .. rough|scratchy|cracking|frog, like frog, lost voice, losing voice, laryngitis, husky voice, voice .. going|gone|goes|changing|changed|lost',
      'بحه, صوتي مبحوح, مبحوح, صوتي راح, صوته|صوتي|صوتها .. راح|يروح|اختفي|تغير',
    ),
  ),
  cough: complaint(
    'Cough',
    'سعال',
    say(
      'cough, coughs, coughing, coughed, hacking',
      'سعال, كحه, اكح, كح, تكح, يكح, اسعل, سعله, كحيت, كحكحه, قحه, قح, اقح, يقح, بكح, كحكح, يكحكح, سعلت',
    ),
  ),
  'barking-cough': complaint(
    'Barking cough',
    'سعال نباحي',
    say(
      'barking cough, cough .. bark|barking|seal, barky, croup, croupy, seal cough, bark .. cough|coughing, cough sounds .. dog|seal',
      'كحه تنبح, سعال نباحي, كحته مثل كلب|نباح, كحه مثل, خناق, نباح',
    ),
  ),
  whooping: complaint(
    'Whooping cough',
    'سعال ديكي',
    say('whoop, whooping, coughing fits|bouts|spells, pertussis', 'سعال ديكي, شهقه كحه, نوبات كحه'),
  ),
  phlegm: complaint('Phlegm', 'بلغم', say('phlegm, sputum, productive, mucus, green sputum, yellow sputum', 'بلغم, نخامه')),
  pneumonia: disease(
    'Pneumonia',
    'التهاب رئوي',
    say('pneumonia, chest infection, crackles, consolidation, crepitations', 'التهاب ريوي, التهاب ريه, التهاب صدر, ذات الريه'),
  ),
  // Allergy
  'airway-swelling': complaint(
    'Swelling of lips, tongue or throat',
    'تورم في الشفتين أو اللسان أو الحلق',
    say(
      'anaphylaxis, anaphylactic, angioedema, angio oedema, throat close|closes|closing|tighten|tightening|tight|constricting, throat .. close|closing|closes|tight, tongue .. big|swollen|swelling|thick|fat, lump throat after',
      'صدمه تحسسيه, تحسس شديد, حساسيه شديده, حلقي ضاق|سكر|يسكر|تسكر|ضيق, حلقه ضاق, بلعومي ضاق, ضيق حلق, حلقي قام يسكر, حلقي|حلقه|حلقها|زوري|زوره|بلعومي|حلجي|حلجه|رقبتي .. يسكر|سكر|يقفل|بيقفل|قفل|بيضيق|يضيق|ضاق|ينسد|انسد|مسكر, ضيق .. حلق|بلعوم|زور, انسد حلق|بلعوم, حساسيه مفرطه, شفايفه|شفايفي|شفايفها|لسانه|لساني .. نفخ|نفخت|كبرت|تنفخت|انتفخت|تورمت|ورمت|وارم',
    ),
    near(['lips'], ['swell'], 3),
  ),
  'tongue-swelling': complaint(
    'Swollen tongue or throat',
    'تورم اللسان أو الحلق',
    say(
      'tongue|uvula .. swell|swollen|swelling, throat feel|feels|feeling|starting swell|swollen|swelling|closing|closes, swollen|swelling tongue, tongue .. bigger|growing|enlarging|huge|thicker, tongue .. getting big|bigger|thick, throat closing|closes|closed|tightening',
      'لسان|لساني|لسانه|لسانها|حلق|حلقي|حلقه .. ورم|متورم|منفخ|انتفخ|تورم|ضاق|سكر, تورم لسان|حلق, لسان .. كبر|انتفخ|نفخ|وارم|ثخين, حلق|حلقي|زور|زوري|بلعوم|بلعومي|حلج|حلجي|حلقه|زوره .. يسكر|سكر|بيسكر|يقفل|بيقفل|ينسد|بينسد|يضيق|بيضيق, لسان|لساني|لسانه|لسانها .. يكبر|قاعد يكبر',
    ),
  ),
  hives: complaint(
    'Hives',
    'شرى',
    say(
      'hives, urticaria, urticarial, wheals, welts, nettle rash, allergic rash, itchy bumps, all over rash',
      'شري, ارتيكاريا, ارتكاريا, طلع حبوب, طلع له|لها|لي حبوب, طفح تحسسي, حبوب حكه كل جسم, شرى, طفح .. حساسيه, حبوب .. جسمي|جسمه|جسمها, حبوب .. كل جسم, انتشر .. شري',
    ),
  ),
  allergen: context(
    'After a possible trigger',
    'بعد مسبب محتمل',
    say(
      'after eating|food|nuts|peanut|shellfish|sting|taking|ate|prawn|shrimp|fish|egg|sesame, ate|eaten|eating peanut|nut|nuts|shrimp|shellfish|fish|egg|prawns|cashew|sesame, stung, sting, bee, wasp, hornet, peanut, shellfish, cashew, new medicine, took antibiotic|penicillin|amoxicillin|ibuprofen|aspirin',
      'اكل|اكلت .. كيك|بيض|سمك|مكسرات|فستق|حليب, بعد طعام|اكل|لسعه|دوا|دواء|ابره, بعد ما اكل|اكلت|اخذ|اخذت|خذيت, لسعه, لسعته, لسعتني, نحله, دبور, فول سوداني, قرصته, ربيان, روبيان, مكسرات, جمبري, كاجو, قرص|قرصت|قرصه|لسع|لسعت|عقص|عقصت|عقصته نحله|دبور|زنبور, نحل, زنبور, عسل, سمسم, بعد .. مضاد|بنسلين|اوجمنتين|ابره|دوا|دواء, اكلت|اكل|ياكل|كلت|كل .. سمك|ربيان|جمبري|مكسرات|فستق|سوداني|بيض|كيوي|فراوله|مانجا|شوكولاته, خذيت|خذت|اخذت|اخد .. مضاد|ابره|مسكن|بروفين|فولتارين|بنسلين',
    ),
  ),
  allergy: context('Allergy', 'حساسية', say('allergy, allergic, allergies', 'حساسيه, تحسس')),
  epipen: context(
    'EpiPen used',
    'استخدام الإبينفرين',
    say('epipen, adrenaline pen, epinephrine, autoinjector', 'ابينفرين, ابره ادرينالين, ايبيبن'),
  ),
  pupil: complaint(
    'Drooping eyelid or one wide pupil',
    'هبوط الجفن أو توسع حدقة واحدة',
    say(
      'pupil .. bigger|larger|big|wide|dilated|blown|unequal|uneven, one pupil, eyelid|lid .. hang|hangs|hanging|droop|drooping|drooped, ptosis',
      'بوبو|حدقه .. اوسع|اكبر|واسع|متوسع, جفن|جفني|جفنه .. هابط|نازل|نزل|متدلي|ساقط',
    ),
  ),
  'heavy-legs': complaint(
    'Weak or unsteady legs',
    'ضعف أو ثقل في الساقين',
    say(
      'leg .. heavy|wobbly|jelly|buckling|buckle|unsteady|weak|weaker, legs .. give|giving|gave way',
      'رجول|رجولي|رجوله|ريولي|ريوله|ساقين .. ثقيله|ثقال|ما تشيل|تخون|ترتخي|ضعيفه',
    ),
  ),
  diving: context(
    'Diving',
    'الغوص',
    say('dive, diving, scuba, diver, decompression, =ascended, came up .. fast|quick|quickly', 'غوص, غطس, غواص, غاص, غطست, اسطوانه .. بحر'),
  ),
  'asleep-limb': context(
    'A limb that fell asleep',
    'خدر طرف من الضغط عليه',
    say(
      'slept|sleeping|lying|sitting|leaning on it|arm|hand|leg|foot|elbow, arm|hand|leg|foot .. sleeping|slept|lying|sat|sitting, slept|lay|lain|lying|sat|sitting|dozed|leaned|leaning|resting|crossed|cross .. arm|leg|hand|foot|elbow|legs, arm|leg|foot|hand fell|gone|went|goes sleep|asleep, pins needles .. sitting|sat|crossed|kneeling, =shook, dozed .. arm, arm .. over back',
      'قاعد|جالس|متربع|متربعه|قعدت|نمت|نايم|نايمه|متكي|انسدحت|تربعت|جلست|قعده .. رجل|يد|ايد|رجول|ذراع, رجل|يد|ايد|رجول|ذراع .. نملت|نامت|خدرت|تنمل|تخدر .. قاعد|جالس|متربع|قعدت|نمت|نايم|جلست|متكي|صلاه|سجود, نمت علي يد|ايد|ذراع',
    ),
  ),
  // Brain
  'face-droop': complaint(
    'Drooping face',
    'ارتخاء في الوجه',
    say(
      'facial droop|weakness|palsy|asymmetry, face|mouth|smile|lip|cheek .. droop|drooping|lopsided|crooked|sag|sagging|uneven|fallen|slipped|twisted|pulled|dropped, eyelid|eyelids|lids droop|drooping|falling, bells palsy, bell palsy, crooked smile|mouth|face, lopsided, face dropped',
      'وجه|وجهي|وجهه|فم|فمه|تم|تمه|حلج|حلجه|شفته .. معوج|انعوج|مايل|مال|انحرف|ميلان|نزل|اعوج|ملتوي, انحراف وجه|فم, اعوجاج فم|وجه, ارتخاء وجه, ارتخاء .. وجه, شلل وجه, ميلان وجه|فم, وجه|وجهي|وجهه|وجهها|فم|فمه|تم|حلج|حلجه|شفته|خده|خدها .. انفتل|مفتول|ملوي|التوي|اتعوج|انعوج|معووج|اعوج|متعوج|مسحوب|انسحب|طاح|نازل|ارتخي|مرتخي|ملووق|انشد|مشدود|لف|مال|مايل|ميل, لقوه, انحراف .. وجه|فم, عوج .. وجه|فم, انعوج|التوي|انحرف|اعوج|مال|اتعوج .. وجه|فم|فمه|تم|حلج|حلجه|وجهه|وجهها',
    ),
  ),
  'one-sided-weakness': complaint(
    'Weakness on one side',
    'ضعف في جهة واحدة',
    say(
      'hemiplegia, hemiparesis, hemiplegic, one sided weakness|numbness, weakness|numbness one side, cant lift|raise|move right|left? arm|leg|hand, cant move|wiggle .. toes, arm|leg|hand drift|weak|weakness|limp|numb|paralysed|dead|useless, weak arm|leg|hand, monoparesis, dropping things',
      'شلل نصفي, نصف جسم .. ما|خدر|ضعف|شلل, نص جسم .. ما|خدر|ضعف|مخدر, ما قدر رفع يد|ايد|ذراع|رجل, يد .. ما تحرك|ترفع, ضعف جانب واحد, يده .. ما تتحرك, رجله ما تتحرك, يده ما قدر, نص|نصف جسم .. ما|لا|خدر|ضعف|شلل|ثقيل|نايم|مخدر|انشل|مات, يد|ايد|ذراع|رجل .. ثقلت|ارتخت|انشلت|مشلوله|ماتت|تطيح, انشلت|ارتخت|ثقلت يد|رجل|ايد|ذراع, ما قدر|عاد .. يرفع|ارفع|رفع|حرك|يحرك|احرك|ترفع|تحرك يد|ايد|ذراع|رجل|نص, طاح .. من يده|ايده|يدي|ايدي',
    ),
    near(['side'], ['weak', 'numb'], 4),
  ),
  'both-sides': context(
    'Both sides',
    'في الجهتين',
    say(
      'both hands|feet|legs|arms|sides, bilateral, bilaterally, hands and feet, all fingers, fingers around mouth|lips, fingertips, lips fingers, around mouth',
      'كلتا, يديني, اصابعي كلها, اثنين, رجولي, اطرافي, ايديني, يدين, رجلين',
    ),
  ),
  compression: context(
    'In one limb, with posture or typing',
    'تنميل مع وضعية',
    say(
      'when sleep|wake, tingle|tingles|tingling|numb|numbness|hand|hands .. night, wake|wakes .. night, typing, computer, thumb index, first three fingers, ring little finger, little finger, carpal tunnel, median, ulnar, wakes me, slept on, pinched nerve, wrist bent, sciatica, thumb .. index, shaking hand, shake hand, sole|soles, stocking, glove',
      'وقت نوم, وانا نايم, كيبورد, كمبيوتر, بالليل, عرق نسا, نفق رسغي, نمت علي',
    ),
  ),
  'speech-trouble': complaint(
    'Trouble speaking',
    'صعوبة في الكلام',
    say(
      'slur, slurred, slurring, slurry, speech .. thick|slow|slower|off|odd|drunk|nonsense|gone|lost|garbled|muddled|jumbled|wrong|strange|funny|unclear|difficulty|difficult, garbled, muddled speech|words, words come|coming|came out wrong|jumbled|muddled|funny, cant find|get word|words, cant .. words, could not find words, trouble|difficulty|problem speak|speaking|talking|speech|finding, difficulty .. words, aphasia, dysarthria, dysphasia, cant understand .. saying|people|speech, talking gibberish|nonsense, lost speech|voice for, loss speech, talking funny|strangely, not talk|talking|speak|speaking properly|clearly|normally|right, mumbling, cant speak .. properly|clearly',
      'تلعثم, كلامه ثقيل, كلامها ثقيل, ثقل كلام|لسان|نطق, ثقل .. كلام|لسان, صعوبه كلام|نطق|بالكلام, لسان|لسانه ثقيل, خربط كلام, يخربط بكلام, كلامه مو واضح|مفهوم, كلامها مو واضح|مفهوم, كلام غير مفهوم, ما قدر تكلم, ما .. تكلم, فقد نطق, لسان|لساني|لسانه|لسانها .. ثقيل|ثقل|معقود|انعقد|مربوط|انربط|ملخبط|ملعثم|تلعثم, كلام|كلامه|كلامها|كلامي .. ثقيل|ملخبط|مخربط|مخربطه|مفهوم|واضح|غريب|ملعبك, ثقل .. لسان|كلام|نطق, ما قدر .. تكلم|كلام, ما عاد .. تكلم, ما .. فاهم .. كلامه|كلامها, ما نفهم كلامه|كلامها|عليه, ما مفهوم, يلعثم, يلخبط .. كلام, تعثر .. نطق|كلام',
    ),
  ),
  'vision-loss': complaint(
    'Loss of vision',
    'فقدان البصر',
    say(
      'cant see, loss|lost .. vision|sight|eyesight, vision|sight .. loss|gone|lost|disappeared|black|went, went|gone|going blind, blind in, blindness, double vision, diplopia, seeing double, see double, vision|sight|everything .. double|doubled, curtain .. eye|eyes|vision|sight|across|over|down|came|come, shadow .. vision|eye, dark spot, visual loss, field loss, part of vision missing, hemianopia, amaurosis',
      'ما شوف, ما اشوف, لا اري, لا يري, فقد|فقدان .. بصر|نظر, رويه مزدوجه, اشوف .. ثنين|اثنين|دبل|شخصين, شوف .. شخصين|صورتين, ستاره, ازدواج رويه, نظري راح, راح نظر|بصر, راح|راحت|اختفت|اختفي|فقدت|طفت|انطفت|انعدم .. رويه|نظر|بصر|عيني|عينه, رويه|نظر|نظري|بصر|بصري .. راح|راحت|اختفي|اختفت|انعدم|طفي|اظلم|اسود, عيني|عينه|عينها .. اظلمت|اسودت|سكرت|ستاره|سواد|عميت|طفت, ما عاد .. شوف|اشوف|يشوف|تشوف, ما .. شوف|اشوف|يشوف|تشوف بعيني|بعينه|بعينها|شي|كويس|ولا, اشوف|شوف|يشوف|صار .. دبل|مزدوج|ثنتين|صورتين|اثنين, ستاره .. عين|نظر, سواد .. عين|نظر, ستاره سودا|نزلت, نص .. نظر|رويه, عمي مفاجي, =عميت, =العمي, اصابني عمي',
    ),
  ),
  'blurred-vision': complaint(
    'Blurred vision',
    'تشوش الرؤية',
    say(
      'blur, blurred, blurry, blurring, hazy vision, cloudy vision, vision|sight .. cloudy|hazy|worse|fuzzy|dim|reduced|decreased|snowy|misty|foggy|tunnel|swimming, halo, haloes, halos, reduced vision, decreased vision, everything .. hazy|blurry|foggy|white',
      'زغلله, مغبش, تشوش رويه|نظر, نظري .. مشوش|ضعيف|مغبش, غباش, ضبابيه, هالات, عدم وضوح رويه, غبش, ضعف نظر, مزغلل, مزغلله, تزغلل, غشاوه, ضباب, مضبب, نظري|رويه|نظره .. مغوش|غبشه|مضبب|ضباب|مغبش|مغبشه|مشوش|مشوشه|خفيف|ضعف, تغبيش, هاله .. لمبه|ضوء|نور',
    ),
  ),
  flashes: complaint(
    'Flashes or floaters',
    'ومضات أو عوائم',
    say(
      'flashing light, flashes, floaters, spots before|in front|vision, seeing stars|spots|lights, shower floaters, zigzag, zig zag, sparkles',
      'لمعات, ومضات, نقط سودا, ذباب طاير, اشوف لمعات, اشوف نقط, عوايم, فلاشات, وميض, برق .. عين|نظر, خيوط سودا, نقاط سودا|سوداء, ذبابه .. عين, شرار .. عين',
    ),
  ),
  aura: context('Known aura', 'هالة الشقيقة المعروفة', say('aura, migraine, migraines', 'شقيقه, شقيقتي, صداع نصفي')),
  'balance-loss': complaint(
    'Loss of balance',
    'فقدان التوازن',
    say(
      'cant walk straight|properly|unaided, lost|loss|losing balance|coordination, ataxia, ataxic, staggering, stumbling, falling one side, unsteady .. feet|walking, walking .. drunk, balance .. off|bad|problem, falling|falls|fall|leaning|pulled|veers|tipping to? one|left|right side?, cant stand|walk without falling|holding|support|help, cant stand up, uncoordinated, veering, cant stand .. dizzy|spinning|vomit|vomiting, dizzy .. cant stand|walk',
      'ما قدر امشي عدل, فقد|فقدان توازن, امشي مايل, عدم توازن, مو متوازن, ترنح, ما قدر اوقف, ماشي مثل سكران, ما قدر .. امشي|يمشي|تمشي عدل|مستقيم|صح|بتوازن, ما .. متزن|متوازن, اتطوح, يتطوح, يتمايل, اتمايل, امشي .. سكران, امشي|يمشي|تمشي .. سكران|يترنح|تترنح|مايل, فقد .. اتزان|توازن, اختل .. توازن, اختلال .. توازن',
    ),
  ),
  headache: complaint(
    'Headache',
    'صداع',
    say(
      'headache, head ache, migraine, cephalgia, head .. pounding|splitting|exploding|banging|hammering|thumping',
      'صداع, مصدع, مصدعه, مصدعين, راسي .. عور|وجع|بينفجر, شقيقه, راسي|راسه|راسها|دماغي|نافوخي .. يوجع|بيوجع|عور|وجع|واجع|ضغط|ثقيل|مشدود|يالم|تقيل, ضغط|شد|ثقل .. راسي|راس|جبهه, وجع راس, دماغي .. حتنفجر|وجعاني',
    ),
    near(['head'], ['pain', 'pressure'], 3),
  ),
  'worst-headache': complaint(
    'Sudden or worst headache',
    'أشد صداع أو صداع مفاجئ',
    say(
      'worst headache|head, exploded|burst|hit .. second|seconds|instant|instantly, like .. thunder|lightning|thunderclap|gunshot|explosion, clap thunder, headache .. worst|thunderclap, head .. out nowhere|blue, thunderclap, headache .. of life, worst .. headache, hit me seconds, hit me like, never had .. headache .. like, head explode|exploded|exploding|burst, sudden .. headache, headache .. suddenly|sudden, explosive headache',
      'اشد صداع, صداع .. صاعقه|فجاه|مفاجي, صداع فجاه, اقوي صداع, فجاه .. صداع, صداع عمره ما جاني, عمره ما جاني مثله, راسي بينفجر, صداع ما جاني مثله, اسوا صداع, صداع .. عمري|حياتي|مثله|رعد|انفجار|انفجر|ضرب, انفجر|انفجار|انفلق .. راسي, راسي .. انفجر|بينفجر|حينفجر|انفلق|بينفلق, ضربه .. راس .. صداع, صداع .. ذبحني|يموت .. فجاه, ما .. حسيت|شعر|جاني .. صداع .. قبل, اسوا|اشد|اقوي صداع|وجع|الم .. راس|حياتي|عمري, اسوا|اشد|اقوي صداع',
    ),
  ),
  'stiff-neck': complaint(
    'Stiff neck',
    'تيبس الرقبة',
    say(
      'stiff neck, neck .. stiff|stiffness|rigid|rigidity, neck stiffness|rigidity, meningism, meningismus, nuchal rigidity, cant bend neck, cant .. chin, not .. chin .. chest, chin .. chest, neck .. locked, kernig, brudzinski, neck .. not|wont|cant bend|move|touch, cant|wont bend .. neck, not bend .. neck',
      'تيبس رقبه, رقبه|رقبته|رقبتي|رقبتها .. ناشفه|متيبسه|جامده|يابسه|صلبه|متصلبه|متخشبه, تصلب رقبه|عنق, تيبس عنق, رقبه ناشفه, ما قدر يثني رقبته, رقبه|رقبتي|رقبته|رقبتها|عنق|عنقه .. ناشفه|متيبسه|جامده|يابسه|صلبه|متصلبه|متخشبه|مصلبه|خشبه|مخشبه|تيبست|يبست, تيبس|تصلب|تخشب|يباس .. رقبه|عنق|رقبته|رقبتها|رقبتي, ما قدر .. يثني|ينزل|تثني|اثني|تنزل|انزل|احني|يحني .. رقبه|رقبته|رقبتي|راسه|راسي',
    ),
  ),
  'light-hurts': complaint(
    'Light hurts',
    'الانزعاج من الضوء',
    say(
      'photophobia, curtains|blinds|lights|curtain shut|closed|drawn|off|out, shut|close|closed|keeps|keep|draw|wants .. curtains|blinds, wants|stay|lie|lying|sit|sitting dark, dark room, light .. hurt|hurts|bother|bothers|sensitive|bothering, sensitive .. light, sensitivity .. light, cant bear|stand light, cant look light, light sensitivity, bright light .. hurt|bother',
      'ما تحمل ضو|ضوء|نور, انزعاج ضوء, انزعاج من ضوء, حساسيه ضوء, حساسيه من ضوء, ضو يعور|يضايق|يزعج, رهاب ضوء, نور يعور, ضوء|ضو|نور|ليت|لمبه|اضاءه|انوار .. يعور|يضايق|يزعج|يوذي|بيضايق|بيوجع|يوجع|بيزعج|يحرق, ما .. تحمل|طايق|يتحمل|يطيق .. ضوء|ضو|نور|ليت|اضاءه|انوار, يضايق|يزعج|بيضايق .. ضوء|ضو|نور|ليت|اضاءه, خوف من ضوء, يغمض من ضوء|نور, نور|ضوء|ضو|ليت .. مضايق|مضايقني|موذي',
    ),
  ),
  seizure: complaint(
    'Seizure',
    'تشنج',
    say(
      'seizure, convulsion, convulsing, convulse, =fitting, a fit, fits now|started|lasting, first fit, febrile fit|convulsion, fit seizure|now|lasting|lasted, fit .. minutes, epileptic, epilepsy attack, shaking all over unresponsive, jerking all over, jerking arms legs, body .. jerking, eyes rolled, eclampsia, tonic clonic, whole|all body .. shaking|shake, shaking .. whole|all body, foam|foaming|froth|frothing .. mouth, shaking .. unconscious|unresponsive|blank|staring, fits .. pregnant|pregnancy|weeks|labour',
      'تشنج, تشنجت, صرع, نوبه تشنج, رتجف كله, اختلاج, اختلاجات, عيونه انقلبت, تشنجات, =متشنج كله|ما, وهو متشنج, تنفض, ينتفض, تنتفض, انتفض, يتنفض, ينفض كله, رجف|رتعش|رعش|رتجف .. كله|كلها|يرد|وعي|عيونه|طايح, وقع|طاح .. يرتعش|يرتجف|يرجف|يهتز|ينتفض|يتشنج, عيونه|عينه|عيونها|عينيه|عينيها .. قلبت|انقلبت|فوق|لفوق|مقلوبه|بيضا|طلعت, قلب|قلبت|انقلبت عيونه|عيونها|عينه|عينيه, رغوه|زبد .. فم|فمه|تم|تمه|حلج, جسمه|جسمها .. يرجف|يهتز|تخشب|شد|ينتفض .. كله|وعي|يرد, بيتشنج, نوبه كهربا, كهربا زايده, نوبه صرع, صرعت',
    ),
  ),
  epilepsy: context('Known epilepsy', 'صرع معروف', say('epilepsy, epileptic', 'مرض صرع, مريض صرع, مصاب بالصرع')),
  confused: complaint(
    'Confusion',
    'تشوش',
    say(
      'confuse, confused, confusion, disorient, disoriented, disorientated, delirious, delirium, not making sense, not know where|who, not know .. day|date|year|month|name, not recognise|recognize, not recognising, agitated, altered mental|consciousness|sensorium, not himself|herself, acting strange|strangely|drunk, rambling, incoherent, talking nonsense, muddled, gcs, mental status, not oriented, vague confused, behaving strangely',
      'تشوش, مشوش, هذي, هذيان, هلوس, خربط, يخربط, تخربط, ما عرفنا, ما عرف وين, ارتباك, مرتبك, فقدان تركيز حاد, غير واعي, مو واعي, تشوش ذهني, ضايع ما عرف, ما تعرفنا, ما يعرف احد, ما عاد .. يعرف|تعرف, ما .. عارف .. وين|فين|مين|انا, ما داري|دري|مدري|يدري|تدري .. وين|عن|عمره|بحاله|شي, ما .. علي بعضه|بعضها, يهلوس, تهلوس, بيهلوس, يخرف, بيخرف, يهذرم, مخربط, مخربطه, يخلط .. كلام|ناس|ايام, كلام .. غير مفهوم, يتكلم .. كلام غريب|ملخبط, ما .. يعرفني|تعرفني|يعرفنا|يعرف .. احد|عياله|اسماءنا|اسماينا|مكانه, تايه, تايهه, ضايع, مو صاحي, ما صاحي|صاحيه, يحكي كلام, زايغ, يخلط|تخلط .. ليل|نهار|اسماء|وقت',
    ),
  ),
  drowsy: complaint(
    'Drowsiness',
    'نعاس أو خمول',
    say(
      'drowsy, drowsiness, lethargic, lethargy, hard|difficult wake|rouse, very sleepy, sleepy, dopey, dozy, floppy, unrousable, listless, =limp, barely conscious, somnolent, obtunded, cant keep eyes open, hardly awake, not alert, difficult to rouse, unusually sleepy, barely responsive',
      'نعاس, نعسان, نعسانه, خامل, خامله, خمول, صعوبه ايقاظ, مرخي, مرتخي, مرتخيه, ما صحي زين, نايم طول, صار نايم, كسلان, دايخ ونايم, بالقوه يصحي, ما يفتح عيونه, يصحي بصعوبه, ينام|نايم|نايمه|يرقد|ترقد|راقد|راقده|تنام .. زياده|وايد|طول|طوال, ما .. يفتح|تفتح .. عيونه|عيونها|عينه|عينيها|عيون, ما .. صحي|يصحي|تصحي .. زين|كويس|منيح, صعب|صعوبه|بصعوبه|بالغصب .. يصحي|تصحي|نصحيه|ايقاظ|ايقاظه|نوعيه, مدروخ, مرخيه, مهمد, هامد, همدان, همدانه, مسبت, ذبلان, ذبلانه, تعبان ونعسان, كسلان .. ما يلعب, خملان',
    ),
  ),
  unconscious: complaint(
    'Loss of consciousness',
    'فقدان الوعي',
    say(
      'unconscious, unresponsive, not wake|waking|respond|responding|rouse|responsive, cant wake|rouse .., loss|lost|losing conscious|consciousness, loc, collapsed, knocked out, out for? minute|minutes|second|seconds|cold, comatose, coma, passed out .. not, found on floor',
      'فقد وعي, فقدان وعي, فاقد وعي, فاقده وعي, فقدت وعي, مغمي عليه|عليها|علي, لا ستجيب, ما ستجيب, ما يرد|ترد|رد, لا يرد|ترد, لا فيق, ما صحي, لا ستيقظ, عدم استيقاظ, غايب عن وعي, غيبوبه, ما يحس بشي, مغمي, ما .. يرد|ترد|بيرد|بترد|يستجيب|تستجيب|يجاوب|يتجاوب, ما .. صحي|يصحي|تصحي|يقوم .. ابد|خالص|نهائيا|نهايي|مهما, ما واعي|واعيه, غير واعي, غايب .. وعي, فاقد .. وعي|ادراك, فقد|فقدت .. وعي, غاب|غابت .. وعي|دنيا, ما نقدر نصحيه|نصحيها|نقومه, مو واعي, لا حراك, ما .. حاسس|حاس .. بحاجه|بشي|بالدنيا, غميان',
    ),
  ),
  'saddle-numbness': complaint(
    'Numbness between the legs or loss of control',
    'خدر بين الساقين أو فقدان التحكم',
    say(
      'saddle, numb|numbness|tingling between leg|legs, numb|numbness|tingling .. genital|groin|buttock|perineum|anus|perianal|private|bottom|saddle, genitals|groin|bottom .. numb, lost|loss|losing|no control .. bladder|bowel|bowels|urine|toilet, bladder .. bowel control, cauda equina, cant control bladder|bowels|urine|wee, incontinent .. bladder|bowel|stool|urine, faecal|fecal incontinence, wet myself, soiled myself, perianal numbness, cant feel .. wipe|passing',
      'خدر .. حوض|فخذ|عجان, منطقه تحت مخدره|مخدر, فقدان تحكم بول|براز|بالبول, فقدان .. تحكم, خدر بين رجول|ساقين|فخذين, ما قدر امسك بول|براز, لا تحكم بول, ما تحكم بول|براز|بالبول, فقدت سيطره بول, فقدت سيطره علي بول, تنميل بين, خدر|تنميل|مخدر|منمل .. مقعده|عجان|فخذين|فخوذي|شرج|تناسليه|موخره|تحت, خدر|تنميل|مخدر|منمل .. بين رجول|رجلين|فخذ|فخوذ, ما .. حس|احس .. بين|تحت|مقعده|فخوذي|امسح|حمام, بول|بولي|بوله|براز .. ينزل|يطلع|نزل .. بدون|لاارادي|ارادي|حالي|وحده|حس, ما .. اتحكم|تحكم|امسك|يتحكم|تتحكم|مسك .. بول|براز|حمام|روحي, فقد .. سيطره|تحكم .. بول|براز, سلس .. مفاجي',
    ),
  ),
  'rising-weakness': complaint(
    'Weakness that spreads',
    'ضعف يتزايد',
    say(
      'ascending weakness|paralysis|numbness, sudden paralysis, both legs .. weak|weakness|paralysed|giving|numb, legs .. weaker|weakness, legs not|cant work|working|hold|carry|support, legs .. not|cant hold|carry|support|move, legs .. giving|buckling|buckle|give, weak|numb|dead waist|chest down, legs .. numb .. waist, weakness both legs, weakness .. legs, weakness lower limbs, weak .. legs, progressive weakness, paraplegia, cant stand legs, guillain, weak|weaker|weakness both legs .. arms, legs .. now .. arms .. weak|weaker, weak|weaker|weakness .. legs .. now arms|hands',
      'ضعف تزايد, صعد الي اعلي, كل ما لها ضعف, خدر طلع, شلل مفاجي, ضعف رجلين|ساقين|رجول, رجولي .. ضعف|ما تشيلني|تشيلني|ضعيفه, ضعف .. ساقين|رجول, رجولي|رجلي|رجليني|ساقي|قدماه|قدماي|رجوله|رجولها .. تشيلني|شالتني|شايلني|شايلاني|تشيله|تحملني|تشيلها|ضعفت|مشلوله|انشلت|ضعف, ما .. اشيل|احرك|تحرك|يحرك .. رجول|رجولي|رجلين|رجليه, ما .. حس|حاسس|يحس .. برجليه|رجوله|رجليني|برجولي|رجولي|رجليه|ساقيه|اطرافه|اطراف, ضعف|ضعفت|خدر|تنميل .. رجلين|رجول|قدم|ساقين .. يطلع|طلع|صاعد|يصعد|يزيد|فوق, شلل, رجولي|رجلي|رجليني|رجليه|رجوله|رجولها|ساقي|قدمي ما تشيل|شال|شايل|تشيلني|تشيله|تحمل|تحملني|شالتني|شايلاني|تتحرك|تحرك|تقدر',
    ),
  ),
  tremor: complaint(
    'Tremor',
    'رعشة',
    say('tremor, shaky hands, hands shake|shaking|tremble, trembling hand, trembling', 'رعشه, رجفه يد, يدي ترجف, ارتعاش, رعاش'),
  ),
  memory: complaint(
    'Memory trouble',
    'ضعف الذاكرة',
    say('memory, forgetful, forget, forgets, forgetting, dementia, forgetfulness', 'نسيان, انسي, ذاكره, ينسي, خرف, تنسي'),
  ),
  disabling: context(
    'Keeps from school or work',
    'يمنع من المدرسة أو العمل',
    say(
      'miss|missing|missed school|work|class, off work|school, stops|stopping .. work|working|sleeping, interferes, cant work',
      'اغيب .. دوام|مدرسه, ما قدر اداوم',
    ),
  ),
  dentist: context(
    'After the dentist',
    'بعد طبيب الأسنان',
    say('dentist, dental anaesthetic|anesthetic|injection, numbing injection', 'دكتور|طبيب اسنان, بنج, تخدير اسنان'),
  ),
  numbness: complaint('Numbness or tingling', 'تنميل أو خدر', words.numb),
  weakness: complaint('Weakness', 'ضعف', say('weakness, weak', 'ضعف, وهن, ضعيف, ضعفان')),
  // Injury
  'head-injury': complaint(
    'Head injury',
    'إصابة في الرأس',
    say(
      'head injury, concussion, concussed, head trauma, banged|hit|bumped|struck|knocked head|forehead, bump .. head|forehead',
      'اصابه راس, ضربه راس, ارتجاج, طاح علي راس, انضرب راس, خبط راس, ورم|نفخه|انتفاخ|كدمه|زرقه|بعجه .. جبهه|جبهته|جبهتها|جبين|جبينه, ضرب|انضرب|خبط|انخبط|دق|صدم راسه|راسها|راسي',
    ),
    near(['hit'], ['head'], 4),
  ),
  'head-danger': complaint(
    'Danger sign after a head injury',
    'علامة خطر بعد إصابة الرأس',
    say(
      'fluid|blood .. ear|nose, clear fluid|water|liquid .. nose|ear, clear fluid, water|fluid|liquid dripping|leaking|running .. nose|ear, black eyes, bruise behind ear, cant remember, no memory, amnesia, knocked out',
      'دم .. اذن, سايل .. انف|اذن, ما تذكر, فقد ذاكره, ما يتذكر',
    ),
  ),
  'spine-injury': complaint(
    'Spine injury',
    'إصابة في العمود الفقري',
    say(
      'neck|spine|spinal|back injury|broken, injured neck|spine, broke neck|back, whiplash severe, diving accident, dive|dived|diving|dove .. shallow|neck|head|bottom|seabed, cant feel|move =legs|=arms|limbs, cant .. =legs|=arms',
      'اصابه رقبه|ظهر|عمود, ما قدر حرك رجول, تحريك اطراف, كسر ظهر|رقبه|عمود, ما .. حس|يحس|حاسس|احس|يشعر|شعر .. باطراف|اطرافه|اطرافها|برجوله|باصابع|بجسمه, رقبته|رقبته|ظهره|عمود مكسور|مكسوره|انكسر|انكسرت, طاح|سقط|وقع|نط .. علي ظهره|رقبته|رقبه, غطس .. راس|رقبه',
    ),
  ),
  'major-trauma': complaint(
    'Serious injury',
    'إصابة شديدة',
    say(
      'car|motorbike|motorcycle|bike|quad|road|traffic|vehicle crash|accident|collision, crash, rta, mvc, fell|fall|fallen|jumped from|off .. roof|floor|height|ladder|balcony|window|stairs|building|horse|scaffold|tree|storey, fell .. metres|meters|feet|m|storeys, fall height, stab wound, =stabbed, stabbing wound, knife wound, gunshot, shot|=stabbed|pierced|nail|nailed|knife .. chest|neck|belly|stomach|abdomen|groin, shot in|by, =crushed, amputate, amputated, amputation, cut|chopped|sliced|torn|took|taken|ripped|bitten .. finger|fingers|fingertip|hand|arm|leg|toe|thumb off, finger|fingers|thumb|toe came|come|hanging|right|half|nearly|clean off, finger|thumb|toe .. cut|chopped|sliced|torn|ripped|bitten off, top finger|thumb off, fingers|finger hanging, finger|thumb|toe|hand|arm|leg|tip .. severed|missing|detached|chopped, took|sliced|cut|chopped|ripped|lost off tip finger|thumb, run over, trampled, gored, stepped on by camel|horse|cow|bull, kicked by horse|camel, hit by car|truck|bus, knocked down by car, impaled, ejected, thrown from, =severed finger|hand|arm|leg, dune buggy, pelvis broken, chunk|piece flesh|cheek|ear|lip|skin|nose|arm|leg? missing|gone|torn|hanging, chunk .. missing, open chest, fell|fall|fallen|jumped .. floors|storeys|storey|stories|metres|meters|scaffolding|scaffold|roof|balcony|crane, caught|pulled|stuck .. machine|machinery|lathe|mixer|conveyor|grinder, hand|arm|leg|foot .. hanging|dangling|torn off, tore|torn|ripped .. face|arm|leg|scalp',
      'حادث, حادث سياره|سير|شديد|قوي, سقوط ارتفاع, سقط من سطح|دور|ارتفاع|سلم|بلكونه|علو, طاح من سطح|دور|سلم|درج|فوق|ارتفاع|بلكونه|نافذه|دريشه|حصان|علو, طعن بسكين, مطعون, انطعن, طعنه سكين, طعنوه, بتر, انبتر, انقطع صبع|يد|اصبع|رجل, طلق ناري, رصاصه, دهس, دهسته, دعسته, انسحق, طعنه, مبتور, دعمته سياره, صدمته سياره, تهشم, سقط|طاح|وقع|وقعت|طاحت|سقطت|نط|قفز من سطح|دور|سلم|ارتفاع|علو|بلكونه|شباك|نافذه|دريشه|سقاله|عماره|شجره|حصان|جمل|درج, سقط|طاح|وقع|وقعت|سقطت من .. دور|طابق|سقاله|متر|امتار, انقطع|انقص|قص|قطع|قطعت|انبتر|بتر|انقصت .. اصبع|صبع|صبعه|صبعي|اصبعين|صوابع|اصابع|يد|ايد|رجل|كف, منشار|ماكينه|مكينه|صاروخ جلخ .. قطع|قص|صبع|اصبع|يد|رجل, سكين .. بطن|صدر|ظهر|رقبه, طعن|طعنوه|طعنه|مطعون .. صدر|بطن|ظهر, انقلبت|انقلب .. سياره|موتر, سياره|موتر|باص|شاحنه .. ضرب|ضربته|صدم|صدمته|دعم|دعمته|دهس|دهسته, دعس, دهسه, انضغط تحت, انهار .. عليه|علينا|جدار, انفجار, سقط عليه, سقط|طاح|وقع|وقعت|طاحت|سقطت|طحت|سقطنا .. سلم|سقاله|سطح|بلكونه|شباك|ارتفاع, طاح|وقع|سقط .. طابق|دور|متر|امتار|سقاله|سطح|بلكونه',
    ),
  ),
  painless: context(
    'Without pain',
    'بلا ألم',
    say(
      'no pain, pain gone|settled|went|stopped, not hurt|hurting|painful|sore, painless',
      'بدون|بلا|دون الم|وجع|عوار, ما .. يعور|يعورني|توجع|يوجع|تعور|يولم|تولم|يالم|مولم|موجع, ما .. الم|وجع|عوار, غير مولم|مولمه, لا يولم|تولم',
    ),
  ),
  'black-nail': complaint(
    'Bruised nail',
    'كدمة تحت الظفر',
    say(
      'nail|toenail|fingernail .. black|purple|blue|bruised, black|purple|bruised nail|toenail|fingernail, blood under nail|toenail|fingernail, subungual',
      'ظفر|ظفري|ظفره|اظافر .. اسود|ازرق|بنفسجي|سودا|دم|مزرق, دم تحت ظفر, اسود|ازرق ظفر',
    ),
  ),
  'nail-trouble': complaint(
    'Nail complaint',
    'شكوى في الأظافر',
    say(
      'nail|nails|toenail|toenails|fingernail|fingernails .. thin|thick|thickened|yellow|peeling|brittle|ridge|ridges|split|splitting|flaking|rough|white|soft|lines|weak, gel nails|polish, ridges nail|nails, hangnail, white spots nail|nails',
      'ظفر|اظافر|ظفري|اظافري .. تتكسر|تتقصف|يتكسر|هشه|هش|متقصف|تتشقق|متشققه|تتقشر|خطوط|نقط|بقع|خفيفه|تقصف|بيتكسر|بتتكسر, تقصف|تكسر اظافر',
    ),
  ),
  'hair-loss': complaint(
    'Hair loss',
    'تساقط الشعر',
    say(
      'hair .. falling|coming|shedding|loss|thinning|falls|fallen|fell, losing|shedding hair, thinning hair, bald patch',
      'تساقط|سقوط شعر, شعري|شعر|شعرها|شعره .. يتساقط|يوقع|بيوقع|يطيح|بيقع|بينزل|ينزل|يخف|خف|يقع|يتساقط|بيتساقط, شعري تساقط',
    ),
  ),
  'crushed-limb': complaint(
    'Crushed or tense limb',
    'طرف مهروس أو مشدود',
    say(
      'trapped|crushed|pinned|stuck|squashed .. leg|arm|hand|foot|limb, leg|arm|calf|forearm .. trapped|crushed|pinned|tense|rock hard|like wood|like stone, crush injury, compartment',
      'حشر|انحشر|انهرس|هرس|طاح علي .. ساق|رجل|يد|ذراع, ساق|رجل|ذراع .. مشدود|مشدوده|قاسي|قاسيه|صلبه|حصي',
    ),
  ),
  'tense-limb': context(
    'Hard, tense limb',
    'طرف متصلب ومشدود',
    say(
      'rock hard|solid, hard rock|wood|board, tense|wooden|solid forearm|calf|leg|arm|thigh|muscle|swelling, forearm|calf|leg|arm|thigh .. tense|hard|solid|wooden, cast|plaster .. tight',
      'ساق|ساقه|ساقي|ذراع|ذراعي|ذراعه|رجلي|رجله|عضله|سمانه .. قاسيه|قاسي|صلبه|متحجره|مشدوده|متيبسه|حجر|خشب, جبس .. ضيق|ضاغط|شاد',
    ),
  ),
  'high-fall': complaint(
    'Fall from a height',
    'سقوط من مكان مرتفع',
    say(
      'fell|fall|fallen|jumped|dropped .. floor|floors|storey|storeys|stories|metre|metres|meter|meters|scaffolding|scaffold|roof|balcony|crane',
      'طاح|وقع|سقط .. طابق|دور|طابقين|دورين|متر|مترين|امتار|سقاله|سطح|بلكونه',
    ),
  ),
  'open-fracture': complaint(
    'Broken bone through the skin or bent limb',
    'كسر مفتوح أو طرف معوج',
    say(
      'bone stick|sticking|showing|through|poking|out, open|compound fracture, bone .. out|through|visible',
      'كسر مفتوح, عظم طالع|برا|باين|بارز, عظمه طلعت, عظم|عظمه .. برا|بره|ظاهر|طلع|باين|شاقق|خارج',
    ),
    near(['bone'], ['bent'], 2),
  ),
  'cold-limb': complaint('Cold or pale limb', 'برودة أو شحوب في طرف', none, near(['arm', 'leg', 'foot', 'hand'], ['chilled'], 4)),
  'limb-without-blood': complaint(
    'Cold and discoloured limb',
    'طرف بارد متغير اللون',
    say(
      'leg|foot|arm =suddenly white|pale|blue, leg|foot|arm|hand .. white|pale|blue .. numb|feeling|dead, leg|foot|arm|hand .. cold|blue|white|pale cold|blue|white|pale|numb|pulseless',
      'رجل|رجلي|رجله|رجلها|يد|يدي|يده|يدها|ساق .. بارده|زرقا|بيضا|شاحبه|بردت|ازرقت|ابيضت بارده|زرقا|بيضا|مخدره|شاحبه|وازرقت',
    ),
  ),
  'hip-fracture': complaint(
    'Leg short or turned after a fall',
    'ساق أقصر أو ملتوية بعد سقوط',
    say(
      'leg .. shorter|rotated, leg .. turned out|outward, hip .. broken|fractured|snapped, broke|broken|fractured hip',
      'ساق|رجل|ريل .. اقصر|مايله|ملتويه|مفتوله|للخارج, كسر ورك|حوض',
    ),
  ),
  fracture: complaint(
    'Possible fracture',
    'احتمال كسر',
    say(
      'fracture, fractured, shortened, externally rotated, leg .. shorter|shortened, broke, broken bone, broken, heard crack|snap|pop, bone .. tender|hurts|pressed, cant bear|put weight, cant .. weight, unable .. weight, cant walk|stand|up, cant move|use finger|wrist|arm|shoulder|thumb, dislocate, dislocated, dislocation, snapped',
      'كسر, انكسر, مكسور, كسور, ما قدر ادوس|امشي|وقف|مشي, ما قدر ادعس, طق, خلع, انخلع, لا ستطيع مشي, سمعت طقه, مكسوره, انكسرت, ما .. ادوس|يدوس|تدوس|دعس|ادعس|تدعس, ما قدر .. امشي|يمشي|تمشي|توقف|اوقف|يوقف|ادوس|تدوس, رجلها|رجله .. قصيره|اقصر|مفتوله, ما قدر .. تقف|اقف|يقف|توقف|تقوم, ما .. تدوس|يدوس|ادوس .. عليها|ابد',
    ),
  ),
  injury: complaint('Injury', 'إصابة', words.hit),
  sprain: complaint(
    'Sprain',
    'التواء',
    say(
      'sprain, sprained, twisted ankle|knee|wrist|foot, rolled ankle, rolled .. ankle, turned ankle, twist ankle|knee, ankle .. twisted|rolled|turned, went over ankle, went over on, pulled muscle|hamstring|calf|groin',
      'التواء, لويت, انلوي, التوي, لوي, ملتوي, فكش, انفرك',
    ),
  ),
  'can-walk': context(
    'Can walk or use it',
    'يستطيع المشي',
    say(
      'bend|bends|straightens|moves .. fully|full|way|normal|normally|fine|ok, bend|move fully|full|normally, make fist, full movement|range, can walk|bear|move|stand|weight|use|bend|grip|wiggle, able walk|bear|move|put, walking normally|ok|fine, still walk, =walks, weight bearing, can still',
      'اقدر امشي|احرك|ادوس, قادر امشي, استطيع مشي, يمشي عادي, امشي عليها, تمشي|يمشي|امشي|بمشي|بيمشي .. عادي|طبيعي|زين|كويس|عليها|عليه|عدل, استطيع|تستطيع|يستطيع .. مشي|وقوف, قادر|قادره .. امشي|تمشي|يمشي, اقدر|يقدر|تقدر .. امشي|يمشي|تمشي|احرك|يحرك|ادوس|يدوس',
    ),
  ),
  bruise: complaint('Bruise', 'كدمة', say('bruise, bruised, bruising, black eye, stubbed', 'كدمه, كدمات, زرقه, رضه')),
  'easy-bruising': complaint(
    'Bruises without a cause',
    'كدمات بلا سبب',
    say(
      'bruise|bruising easily|easy, bruise|bruises|bruising no|without reason|cause|injury|knock|explanation, unexplained bruise|bruising, easy bruising, bruises .. everywhere|no reason|without reason|cause',
      'كدمات بدون سبب, كدمات كثيره',
    ),
  ),
  'minor-wound': complaint(
    'Small wound',
    'جرح بسيط',
    say(
      'small|minor|superficial|tiny|little|shallow cut|wound|scratch|graze|laceration, graze, grazed, scrape, scraped, =scratch, =scratched, =scratches, paper cut, splinter, blister, nick, nicked, abrasion',
      'جرح بسيط|صغير|سطحي|خفيف, خدش, سحجه, كشط, شوكه, سحجات, نفطه, فقاعه, انجرحت|انجرح|جرحت|قطع|خدش|شق .. بسيط|صغير|سطحي|خفيف|شوي, خربوش, خرابيش, خربشه, تسلخ .. ركبه',
    ),
  ),
  'deep-cut': complaint(
    'Deep cut',
    'جرح عميق',
    say(
      'deep cut|wound|gash|laceration, cut .. deep|deeply|gaping|open|bone, needs|need stitches, gaping, gash, laceration, dirty wound, rusty nail, stepped nail, stitches, puncture, nail .. foot, cut .. knife, cut .. glass',
      'جرح عميق, جرح .. عميق, حتاج خياطه, خياطه, جرح مفتوح, غرز, قزاز, مسمار .. دخل|صدي, دست|داس|دخل|دعست .. مسمار, جرح .. مفتوح|غميق|كبير, شق .. كبير',
    ),
  ),
  wound: complaint('Wound', 'جرح', words.wound),
  bite: complaint(
    'Bite',
    'عضة',
    say(
      'dog|cat|animal|human|monkey|bat|rat|camel bite, dog|cat|camel|monkey|animal attack|attacked|mauled, mauled|attacked .. dog|animal|dogs',
      'عضه كلب|قطو|قطه|حيوان|قرد, خدش قطه',
    ),
    near(['animal'], ['bites'], 3),
  ),
  'insect-bite': complaint(
    'Insect bite or sting',
    'لدغة حشرة',
    say(
      'mosquito, insect bite|sting, bug bite, bee sting|stung, wasp sting, ant bite, flea bite, bedbug, bed bugs, spider bite, midge, bitten .. insect|something|mosquito, =tick, =ticks, stung .. bee|wasp, bee|wasp|hornet .. stung|caught, bee|wasp|hornet arm|forearm|hand|leg|foot|finger|neck|ankle|back, jellyfish, bite itchy, gnat, bee|wasp|hornet .. got|stung|caught',
      'بعوض, بعوضه, ناموس, قرصه حشره|نمل|بعوض|نحل, لدغه حشره, لسعه نحل|نحله|حشره|دبور, بق, براغيث, عنكبوت, قنديل, قراد, قرصتني نحله|حشره, لسعتني نحله, قرص|قرصني|قرصت|قرصتني|لسع|لسعني|لسعتني|عقص|عقصني|لدغ .. بعوض|بعوضه|ناموس|ناموسه|نمله|نمل|نحله|نحل|حشره|دبور|برغوث|بق, ناموسه, برغش, هاموش, مكان قرصه|لسعه, =قرصه, =القرصه, عقصه|عقصتني نحله|حشره|دبور, =نمل, =النمل, نمله',
    ),
  ),
  bitten: context(
    'Bitten by something unseen',
    'عضة من شيء لم يُرَ',
    say(
      'something|it|unknown bit|bite|bites|stung|stings|sting, bitten|stung something, two|2|twin dots|holes|marks|punctures|puncture|pricks, fang|fangs, puncture marks, bit .. desert|camp|sand|grass|shoe|rocks',
      'شي|حشره|حيوان عضني|عضه|لدغني|لدغه|قرصني|لسعني .. رمل|بر|حذا|جوتي|ليل, نقطتين|ثقبين|اثر .. ناب|انياب|عضه, لدغني|لدغه|لدغته شي, قرصني|لدغني|عضني|لسعني|قرصه|لدغه|عضه شي',
    ),
  ),
  venom: complaint(
    'Snake or scorpion',
    'أفعى أو عقرب',
    say('snake, snakebite, scorpion, viper, cobra, adder, jellyfish .. breath', 'افعي, حيه, ثعبان, عقرب, عقربه, حنش, داب'),
  ),
  burn: complaint(
    'Burn',
    'حرق',
    say(
      '=burn, =burnt, =burned, =burns, scald, scalded, scalding, boiling water|oil, hot water|oil|tea|coffee|soup .. spilled|spilt|spilled|over|splashed, hot water|oil|tea|coffee|soup on, touched|touch|caught|brushed|against|leaned|grabbed .. iron|oven|stove|hob|kettle|pan|tray|straightener|straighteners|exhaust|radiator|grill, spilled|spilt|poured .. hot|boiling|coffee|tea',
      'احترق, انحرق, احترقت, انحرقت, محترق, حروق, انكب, انسكب, كب علي, ماي حار|مغلي, زيت حار, حرق من, حرقت يد|اصبع|صبع, انحرقت, =حرق, =الحرق, انلسع .. نار|زيت|فرن, لسعه .. صينيه|فرن|مكوي|زيت|نار',
    ),
  ),
  'burn-feeling': context(
    'Burning feeling',
    'إحساس بالحرقة',
    say(
      'burn when, burning sensation|feeling|pain|when|eyes|urination|urine|stomach|chest|throat|during|on|in|mouth|tongue|behind, heartburn, sunburn, burning up, burns when|to, burning .. pee|urine|urinate|urinating|passing|water',
      'حرقه, حرقان, حرقه بول, حرقه معده, حرق شمس',
    ),
  ),
  'big-burn': complaint(
    'Serious burn',
    'حرق شديد',
    say(
      'large|big|severe|bad|deep|chemical|electrical|facial|third degree|full thickness|extensive|blistering burn|burns|scald, =burn|=burned|=burnt|=burns|scald|scalded .. face|chest|genital|genitals|groin|hands|whole|entire|large|neck|most|both, charred, blistered|blistering|blisters .. face|chest|arm|whole|hand, hot|boiling oil|water|tea|coffee|soup|steam .. both|whole|face|chest|neck|arms|legs|groin|back, skin .. charred|leathery, burn .. white|charred|leathery|palm|bigger, smoke inhalation, inhaled smoke, acid .. face|skin, boiling water|oil .. chest|arm|face|leg|body|child|over, burns .. body, pulled .. kettle|hot|tea|pan|boiling|coffee, spilled boiling|hot .. over|chest|arm|leg, clothes caught fire, house fire, oil|water|tea|steam .. all over, burn|burned|burnt|scalded .. face, all over .. face, face .. burn|burned|scalded',
      'حرق كبير|عميق|كيميايي|كهربايي|شديد, حروق شديده|درجه, انكب عليه|عليها|علي .. حار|مغلي, ماي حار|مغلي|ساخن .. عليه|عليها|علي|صدره, زيت حار, استنشاق دخان, انسكب .. مغلي|حار|ساخن, حروق .. وجه|جسم, اسيد, =حرق|احترق|انحرق|احترقت|انحرقت|محروق .. وجه|صدر|تناسلي|اعضاء|جسم|بطن|ظهر, انكب|انسكب|انصب|انكت|كب|وقع|طاح .. وجه|صدر|بطن|ظهر|جسم|بطنه|فخذ .. حار|مغلي|يغلي|شاي|قهوه|زيت|ماي|شوربه, انكب|انسكب|انصب|كب|طاح|وقع .. شاي|قهوه|ماي|ماء|زيت|شوربه|حليب .. وجه|صدر|بطن|ظهر|جسم|فخذ, فقاعات|نفطات .. كبيره|كبار|وايد, استنشق دخان, انسكب|انكب|طش|انصب|طاح .. حمض|اسيد|كيماوي|صودا|تيزاب|كلور, حمض|اسيد|تيزاب .. وجهي|وجهه|يدي|يده|جلد|عين',
    ),
  ),
  'small-burn': complaint(
    'Small burn',
    'حرق بسيط',
    say(
      'burnt|burned|burn|scalded .. mouth|tongue|lip|palate|roof, small|minor|little|slight|mild|tiny burn|scald, burnt|burned|burn finger|fingertip|tongue|thumb, sunburn, sunburnt, sunburned, burn .. small|coin|minor|mild, tiny|small|little blister|patch|mark|spot .. touch|touching|touched|pan|iron|oven|kettle|burn, smaller than coin, finger|fingertip|thumb .. iron|oven|stove|hob|kettle|pan|tray',
      'حرق بسيط|صغير|خفيف, حرق شمس, حروق شمس, حرقت اصبع|صبع|لساني|طرف, انحرق اصبع|صبع|لساني, شمس حرقت, احترقت من شمس, حرق|احترق|انحرق|اتحرق|لسع|لسعت اصبع|صبع|لسان|طرف|صبعي|صبعه .. بسيط|صغير|خفيف|شوي, حرق .. بسيط|صغير|خفيف|سطحي, =اتحرق .. بسيط',
    ),
  ),
  'burn-not-deep': context(
    'Small, without blisters',
    'صغير وبلا فقاعات',
    say(
      'size coin|pea|lentil|rice|fingernail|stamp|grape|bean, not|no|without blister|blisters|blistered|blistering, skin not broken',
      'بحجم|كبر|قد عمله|ريال|درهم|حبه|عدسه|ظفر, بدون|بلا|دون فقاعات|فقاعه|نفطات, ما .. فقاعات|نفطات|فقاعه|فقاقيع',
    ),
  ),
  sunburn: complaint(
    'Sunburn',
    'حرق شمس',
    say(
      'sunburn, sunburnt, sunburned, too much sun .. skin, red|redness|burnt .. beach|sun|sunbathing',
      'حرق شمس, حروق شمس, احترقت من شمس, شمس حرقت, احترق|انحرق|احترقت|انحرقت|حروق|محروق|محترق|احمر|حمرا|حمر|محمر|محمره|تقشر|يتقشر .. شمس|بحر|شاطي|مسبح, شمس|بحر|شاطي|مسبح .. احترق|احترقت|احمر|حمرا|حمرت|محمر|تقشر|يتقشر|تحرقني|يحرقني|لسعتني, لسعه|لسعتني شمس, حرقتني شمس, احمرار|حرقان .. شمس|شاطي|بحر',
    ),
  ),
  electric: complaint(
    'Electric shock',
    'صعق كهربائي',
    say(
      'electric|live|power|bare cable|wire|line|socket .. touched|shock|hand|hit, touched .. live|electric|power|bare wire|cable|line, electrocute, electrocuted, electric shock, electrical shock, shock .. socket|plug|wire, lightning strike, struck lightning',
      'صعق, انصعق, صعقه, صاعقه ضربت, انكهرب, تكهرب, مكهرب, كهربته, كهربني, كهربتني, كهربها, =كهربا|=كهرباء|=الكهربا|=الكهرباء|=كهربه ضرب|ضربت|ضربته|ضربتني|ضربها|ضربتها|مسك|مسكت|مسكته|مسكتني|شدت|شدته|شد|لسعت|لسعته|نفضت|نفضته|جته|صعق, مسكته|مسكت|مسكه|مسكتها|ضربته|ضربت|ضربه|ضربتها|شدته|نفضته|جته|صعقته|لسعته كهربا|كهرباء|كهربه, صعق كهربايي, تيار كهربايي, التماس كهربايي, ماس كهربايي, مسك|لمس|عض|مسكت|لمست سلك|فيش|كيبل|اسلاك, اصبعه|صبعه .. فيش, برق ضرب, صاعقه',
    ),
  ),
  drowning: complaint(
    'Near drowning',
    'غرق',
    say(
      'drown, drowning, drowned, near drowning, under water, underwater, submerged, pulled out pool|water|sea, found .. pool, pulled|dragged|rescued|taken out|from .. pool|sea|water|bath|lake, under water|underwater, swallowed .. pool|sea water',
      'طلعناه|طلعوه|شلناه|سحبناه .. مسبح|بحر|حوض|بركه, غرق, غرقان, غرقت, كان يغرق, طلعناه|طلعناها|طلعوه|انتشلناه|لقيناه|لقيناها|انتشلوه .. مسبح|ماي|بحر|بركه|ماء|مسبح|حمام, شرق|بلع .. ماي مسبح|بحر, كان|ظل|ضل|غاب|لقيناه|لقيناها تحت ماي|ماء',
    ),
  ),
  // Infection
  fever: complaint(
    'Fever',
    'حرارة',
    say(
      'fever, feverish, febrile, pyrexia, high temperature, temperature high|up|raised, running temperature, temp high, a temperature, burning up, pyrexial',
      'حراره, حمي, محموم, سخونه, مسخن, سخن, سخونه, مسخنه, صخونه, مصخن, مصخنه, حرارته, حرارتها, حرارتي, مولع, مولعه, جسمه|جسمها|جسمي|بيبي|طفلي|ولدي|راسه .. حار|حاره|نار|يولع|مولع|يغلي, =حار كثير|جدا|مره, =سخنان, =سخنانه, =سخنانين, مسخون, مسخونه, سخونيه, حميت, يسخن, تسخن',
    ),
  ),
  'low-fever': context(
    'Low fever',
    'حرارة خفيفة',
    say(
      'low grade fever|temperature, mild fever, slight fever|temperature, low fever, bit temperature|fever, little temperature',
      'حراره خفيفه|بسيطه, سخونه خفيفه|بسيطه',
    ),
  ),
  'high-fever': complaint(
    'High fever',
    'حرارة مرتفعة',
    say(
      'high fever, high grade fever, very high temperature, high spiking fever, burning up',
      'حراره عاليه|مرتفعه|قويه, حرارته عاليه|مرتفعه, حرارتها عاليه|مرتفعه, حرارتي عاليه|مرتفعه, سخونه عاليه|قويه',
    ),
  ),
  rigors: complaint(
    'Shaking chills',
    'قشعريرة',
    say(
      'rigor, rigors, shaking chills, fever .. shaking|shakes, shaking .. fever, shaking uncontrollably|blankets, shivering uncontrollably, uncontrollable shivering, violent shivering, teeth chattering, shaking with cold',
      'رجفه, قشعريره شديده|قويه, انتفاض, نفاضه, يرجف|ارجف|ترجف|ارتجف|رتجف|يرتجف من برد, ارتجاف, ترجف, =ارجف, =ارتجف, =وارتجف, =وارجف, بردان .. ارجف|ارتجف, نافض, رعده, رعشه شديده|قويه',
    ),
  ),
  chills: complaint('Chills', 'قشعريرة', say('chill, chills, shiver, shivery, shivering', 'قشعريره, برديه, بردان, رعشه برد')),
  'sepsis-signs': complaint(
    'Signs of severe infection',
    'علامات عدوى شديدة',
    say(
      'mottle, mottled, grey skin, gray skin, skin .. grey|gray|blotchy|ashen, ashen, breathing|breathes fast|rapidly|quickly, fast|rapid breathing, breath fast, no urine|pee, not pass|passed|passing .. urine|water, not pee|peed|peeing|urinated|weed .. day|today|hours|since, anuria, like dying, feel .. going die|dying, never felt so ill, sepsis, septic, cold hands feet .. fever, rapid shallow, cold extremities',
      'مبقع, مبقعه, تنفس سريع, نفسه سريع, نفسي سريع, انقطاع بول, ما بول|تبول|تبولت, لم تبول, ما بال, تسمم دم, جلد رمادي, جلده رمادي, يتنفس بسرعه, نفسها سريع, تتنفس بسرعه, ما دخل حمام, يديه بارده, يتنفس|تتنفس|اتنفس|بيتنفس|بتنفس|نفس|نفسه|نفسها|تنفسه|تنفسها|تنفسي|تنفس .. بسرعه|سريع|سريعا|سريعه, اطراف|يدينه|يديه|رجوله|ايديه|اطرافه|اطرافها .. بارده|بارد|متلجه|مثلجه, بول|بوله|بولها|بولي .. قليل جدا|انقطع|معدوم, ما .. تبول|بال|يبول|بول|تبول|بولت .. من|اليوم|طول, جلد|جلده|جلدها .. مبقع|رخامي|رمادي|ملطخ, تسمم .. دم',
    ),
  ),
  'purple-rash': complaint(
    'Rash that does not fade',
    'طفح لا يختفي بالضغط',
    say(
      'rash|spots|marks .. like bruise|bruises|bruising, bruise like rash|marks|spots, petechia, petechiae, petechial, purpura, purpuric, purple spots|rash|blotches|dots|marks, non blanching, nonblanching, rash|spots .. not fade|fading|blanch|disappear|go, spots|dots|rash|marks|blotches .. stay|stays|remain|remains|still .. press|glass|pressed|tumbler, glass test, not fade .. press|glass|pressed, blood spots under',
      'بنفسجي, بنفسجيه, لا ختفي بضغط|عند, ما روح .. ضغط, ما تروح اذا ضغطت, نقط حمرا تحت جلد, طفح .. لا ختفي, بقع بنفسجيه|زرقا, بقع|نقط|حبوب|طفح|نقاط .. بنفسجي|بنفسجيه|زرقا|دمويه, بقع|نقط|نقاط|طفح|حبوب .. ما|لا .. تروح|تختفي|يختفي|يروح|راحت|اختفت, ما|لا .. تروح|تختفي|راحت|اختفت|يروح|يختفي .. ضغط|كوب|كاس',
    ),
  ),
  'flesh-eating': complaint(
    'Skin infection that spreads fast',
    'التهاب جلدي ينتشر بسرعة',
    say(
      'spread within|in|over hours, spreading fast|quickly|rapidly, spreading .. within|in|over hours, rapidly spreading, black skin, purple skin, skin .. black|purple|dying, infection|wound|sore|ulcer|cut|scar .. going|turned|turning|gone purple|black|grey, out proportion, necrotising, necrotizing, gangrene, gangrenous, crepitus, crackling skin, bullae, spread|spreads|spreading .. hour|hours, =by the hour, much|far .. pain|painful .. than looks, pain .. worse than looks, dark|black blister|blisters',
      'نتشر بسرعه, تنتشر بسرعه, احمرار مشي بسرعه, جلد صار اسود|اسود, جلد .. اسود, غرغرينا, لون جلد اسود, تمشي بسرعه, يمشي بسرعه, احمرار|حمره|الالتهاب|تورم .. يمشي|ينتشر|يزيد|انتشر|مشي|يكبر .. بسرعه|ساعات|ساعه, بسرعه .. انتشر, جلد|جرح|رجل|اصبع|لون|مكان .. اسود|اسودت|مسود, ريحه .. كريهه|عفنه .. جرح, جرح .. ريحه|ريحته, احمرار|حمره|ورم|تورم .. طلع|صعد|انتشر|مشي|وصل .. ساعات|ساعه|بسرعه',
    ),
  ),
  tetanus: complaint(
    'Locked jaw or spasms',
    'تيبس الفك أو تشنجات',
    say(
      'jaw lock|locked|stiff|stiffness|clamped, jaw .. stiff|lock|locked, stiff jaw, lockjaw, tetanus spasms, fear water, hydrophobia, whole body spasms, body spasms, cant open jaw',
      'تيبس فك, فك|فكه|فكي|فكها مقفل|متيبس|متصلب|ناشف|جامد, خوف من ماء|ماي, كزاز, تصلب فك, فك|فكه|فكي|حنك .. مسكر|قافل|مقفل|متشنج, ما قدر .. افتح|يفتح فك|فكه|فكي',
    ),
  ),
  'on-tetanus-cover': context('Tetanus', 'كزاز', say('tetanus shot|jab|vaccine|booster|up', 'تطعيم كزاز, ابره كزاز')),
  cellulitis: complaint(
    'Infected skin',
    'التهاب في الجلد',
    say(
      'cellulitis, erysipelas, red|redness .. warm|hot touch, infected wound|cut|bite|finger|toe|skin|piercing|area, skin|leg|thigh|arm|foot|hand|finger|toe|wound|scar|stitches|surgical infection, wound .. infected|pus|red|smells, red streak|streaks, red line|lines .. up|spreading|tracking|towards|arm|leg|moving, spreading redness, redness .. spreading|spread, pus .. wound|cut, oozing pus, cut .. pus|infected, paronychia, whitlow, infected',
      'التهاب جلد|خلوي, جرح .. ملتهب|صديد|احمر|متعفن, احمرار ينتشر, خط احمر, احمرار .. نتشر, صديد, ملتهب جرح, جرحي التهب',
    ),
    near(['red'], ['hot'], 3),
  ),
  abscess: complaint(
    'Abscess',
    'خراج',
    say(
      'abscess, =boil, =boils, carbuncle, furuncle, pus filled, collection pus, pilonidal, quinsy',
      'خراج, دمل, دمله, حبه كبيره فيها صديد, دمامل, حبه|كتله .. صديد|قيح',
    ),
  ),
  'hot-joint': complaint(
    'Hot swollen joint',
    'مفصل حار متورم',
    say('septic arthritis, gout, gouty', 'نقرس, نقرص'),
    near(['joint', 'foot'], ['hot', 'red'], 3),
  ),
  'swollen-joint': complaint('Swollen joint', 'تورم مفصل', none, near(['joint'], ['swell'], 3)),
  glands: complaint(
    'Swollen glands',
    'تورم الغدد',
    say(
      'swollen gland|glands|node|nodes|lymph, gland .. swollen|up|enlarged|swell, lymphadenopathy, lymph nodes, lumps neck, neck lumps, cervical lymph*',
      'غدد متورمه|منتفخه|وارمه, تضخم غدد|عقد, عقد لمفاويه, غده متورمه, لوز متورمه, غدد رقبه',
    ),
  ),
  mono: disease(
    'Glandular fever',
    'حمى غدية',
    say('mono, mononucleosis, glandular fever, epstein, kissing disease, kissing', 'حمي غديه, كثره وحيدات'),
  ),
  shingles: complaint(
    'Shingles',
    'الحزام الناري',
    say(
      'shingles, zoster, blister|blisters|rash|vesicles one side|band|stripe, stripe|strip|band|belt|line .. blisters|rash|spots, dermatome, dermatomal, painful blister|blisters|rash, band .. blisters|rash, blisters .. strip|band, rash .. one side, vesicular rash .. side',
      'حزام ناري, هربس نطاقي, فقاعات .. جانب|جهه, حبوب .. جنب واحد, طفح .. جهه وحده|واحده, حبوب|فقاعات|طفح|بثور .. حزام, حبوب|فقاعات|بثور|طفح .. صوب|جهه|ناحيه|جنب|جانب واحد|وحده|واحده',
    ),
  ),
  measles: disease('Measles', 'حصبة', say('measles, rubella, scarlet fever, kawasaki', 'حصبه, حمي قرمزيه, كاواساكي')),
  chickenpox: complaint('Chickenpox', 'جدري الماء', say('chickenpox, chicken pox, varicella', 'جدري, جديري ماي|ماء, عنقز, جدري ماي')),
  handfoot: complaint(
    'Hand, foot and mouth',
    'اليد والقدم والفم',
    say('hand foot mouth, hand foot and mouth, slapped cheek, fifth disease, roseola', 'يد قدم فم'),
  ),
  mumps: disease('Mumps', 'نكاف', say('mumps, parotid, parotitis', 'نكاف, ابو كعب')),
  // Abdomen
  'belly-pain': complaint(
    'Belly pain',
    'ألم في البطن',
    say(
      'pain|ache|cramp low|lower on? down|right|left|side, lower right|left pain|side, bellyache, stomachache, stomach ache, tummyache, tummy ache, gallstone, gallstones, biliary colic, stomach upset',
      'مغص, مغص بطن, بطني عور, معدتي عور, مغصه, يمغص, يمغصني, ممغوص, بطني|بطنه|بطنها|معدتي .. عور|وجع|يقطع|بتقطع|مقطع|تعبان|ياجع|واجع, مغصات, وجع|الم|مغص|عوار .. يمين|يسار|جنب .. تحت, وجع|الم|مغص|عوار تحت .. يمين|يسار|جنب, وجع|الم|مغص|عوار .. اسفل|تحت .. جنب|يمين|يسار',
    ),
    near(['belly', 'pelvis'], ['pain'], 5),
  ),
  'ovarian-cyst': context('Ovarian cyst', 'كيس على المبيض', say('ovary|ovarian cyst, cyst .. ovary, dermoid', 'كيس|تكيس .. مبيض')),
  'low-side-pain': complaint(
    'Pain low on one side',
    'ألم أسفل البطن في جهة',
    say('pain low left|right|side, side low|down, low left|right pain', 'جهه|جنب تحت|اسفل, تحت جهه|يمين|يسار'),
  ),
  'side-of-belly': context(
    'On one side',
    'في جهة واحدة',
    say(
      'low|lower right, right lower, right iliac, rlq, right groin, right side belly|abdomen|stomach|tummy, mcburney, moved .. right, right .. abdomen|belly|tummy, migrated .. right, right lower quadrant, right sided abdominal',
      'اسفل بطن ايمن|يمين, تحت يمين, يمين تحت, جهه يمين تحت, اسفل يمين, بطني يمين, بطن ايمن, تحت علي يمين, جهه يمين',
    ),
  ),
  appendicitis: disease(
    'Appendicitis',
    'التهاب الزائدة',
    say(
      'appendicitis, appendix, appendic*',
      'زايده دوديه, زايده ملتهبه|منفجره, التهاب|انفجار|الم زايده, =زايدتي, =زايدته, =الزايده .. الم|وجع|ملتهبه, مصران اعور',
    ),
  ),
  'rigid-belly': complaint(
    'Hard belly',
    'تصلب البطن',
    say(
      'rigid belly|abdomen|stomach|tummy, belly|abdomen|stomach|tummy .. rigid|hard|rock, hard as board, board like, boardlike, belly|abdomen|stomach|tummy .. drum, guarding, rebound, peritonitis, peritonism, perforated',
      'بطن|بطني|بطنه|بطنها .. قاسي|صلب|متحجر|متصلب|ناشف|حجر, تصلب بطن, بطن|بطني|بطنه|بطنها .. قاسي|صلب|متحجر|متصلب|ناشف|حجر|خشب|مخشب|مشدود|قاسيه|متخشب|يابس, ما .. يتحمل|اتحمل .. لمس|يلمس .. بطن',
    ),
  ),
  'upper-right': context(
    'Under the right ribs',
    'تحت الأضلاع اليمنى',
    say(
      'upper right, right upper, ruq, under ribs|rib, right ribs, below ribs',
      'تحت ضلوع, فوق يمين, يمين فوق, اعلي بطن ايمن, مراره, تحت ضلع',
    ),
  ),
  gallstones: disease(
    'Gallstones',
    'حصى المرارة',
    say('gallbladder, gallstone, gallstones, cholecystitis, biliary, murphy', 'مراره, حصي مراره, حصوات مراره'),
  ),
  fatty: context(
    'After a fatty meal',
    'بعد وجبة دسمة',
    say('fatty meal|food|foods, after fatty|greasy|fried, greasy food', 'اكل دسم, بعد دسم, اكل دهون, مقليات'),
  ),
  pancreatitis: disease('Pancreatitis', 'التهاب البنكرياس', say('pancreatitis, pancreas', 'بنكرياس')),
  diverticulitis: disease(
    'Diverticulitis',
    'التهاب الرتوج',
    say(
      'diverticulitis, left lower quadrant, llq, lower left abdomen|belly|abdominal, left lower abdomen|abdominal|belly',
      'رتوج, اسفل بطن ايسر|يسار',
    ),
  ),
  aneurysm: context(
    'Aneurysm',
    'تمدد الشريان',
    say('aneurysm, aaa, pulsating|pulsatile mass|belly|abdomen, pulsing belly', 'تمدد شريان, انورسما, نبض في بطن'),
  ),
  obstruction: complaint(
    'Blocked bowel',
    'انسداد الأمعاء',
    say(
      'not pass|passing|passed .. wind|gas|stool|flatus, no .. wind|gas|flatus, cant pass wind|gas|stool, bowel obstruction, obstruction, swollen belly|abdomen, distended, distension, faeculent',
      'انسداد امعاء, لا خروج غازات, ما طلع غازات, ما تطلع غازات, بطن منتفخ جامد, ما قدر اخرج|اطلع, ما .. غازات|ريح, ما|لا .. يطلع|طلع|تطلع|يخرج|تخرج|خرج|اخرج .. غازات|ريح|براز, ترجيع|يزوع|قيء|يرجع|استفراغ .. ريحته براز, ريحته .. براز, قيء برازي',
    ),
  ),
  hernia: complaint(
    'Hernia',
    'فتق',
    say('hernia, groin lump|bulge|swelling, lump|swelling groin, belly button bulge|lump, bulge groin, inguinal', 'فتق, فتاق, بروز'),
  ),
  'not-back': context(
    'Does not go back in',
    'لا يرجع إلى مكانه',
    say(
      'not go|going|push|pushed|slide back|in, cant push|get back|in, no longer goes|go|push back',
      'ما|لا .. يرجع|رجع|ترجع|يدخل|دخل|ارجعه|ادخله .. مكانه|داخل|ارجعه, ما عاد .. يرجع|يدخل, لا يرتد',
    ),
  ),
  'hernia-stuck': complaint(
    'Painful hard hernia',
    'فتق مؤلم لا يرجع',
    say(
      'hernia .. hard|painful|stuck|pain|red|tender|vomiting, not push back, cant push .. back, irreducible, strangulated, lump groin .. hard|painful|vomiting, cant push back, groin .. lump|bulge .. hard|purple|red|stuck|black, lump|bulge .. groin .. hard|purple|red|stuck|black',
      'فتق .. مولم|عور|ما رجع|قاسي|يعور, فتق مختنق, فتق|فتاق .. صلب|قاسي|ناشف|متحجر|احمر|زرق|مولم|يعور|يعورني|وجع|يوجع|استفراغ|يستفرغ|محبوس|مخنوق|مختنق, بروز|كتله|ورم .. فخذ|اربيه|مغبن|سره .. صلب|قاسي|مولم, فتق|فتاق|بروز|كتله .. ما رجع|يرجع|يدخل|دخل',
    ),
  ),
  vomiting: complaint(
    'Vomiting',
    'قيء',
    say(
      'vomit, vomiting, throw|throwing|threw up, puke, puking, sick twice|thrice|repeatedly|everywhere|again|bucket, keep|keeps|kept|violently sick, sick .. times, emesis, cant keep .. down, not keep .. down, retching, n/v, sick twice, sicked up, heaving',
      'قيء, استفراغ, ستفرغ, استفرغ, ترجيع, رجع, ارجع, يرجع, ترجع, رجعت, تقيا, تقيو, اتقيا, تقي, يقذف, اقذف, طرش, يطرش, زوع, زوعت, قيه, =قي, =القي, رجعه, استفرغت, يستفرغ, مستفرغ, نطرش, تطرش, تزوع, ازوع, نزوع, زعت, زاع, زاعت, يتقيا, تقيات, تتقيا, لفظ, يلفظ, رجعت|رجع|زعت|زاع|استفرغت|استفرغ|تقيات|ارجع مره وحده|واحده',
    ),
  ),
  'keeps-nothing': complaint(
    'Cannot keep fluids',
    'لا يحتفظ بالسوائل',
    say(
      'cant|not keep .. down|in|fluid|fluids|water|anything, vomit|vomits|vomiting everything, throws up everything, nothing stays down',
      'ما ثبت شي, ما ثبت .. بطن, رجع كل شي, يرجع كل, ما يستقر .. معده, يرجع كل شي, كل ما .. رجع, ما .. يثبت|ثبت|يستقر|ضل|يضل|بضل|يقعد|قعد .. شي|بطن|معده|ماي, كل .. اشرب|يشرب|تشرب|اكل|ياكل|تاكل|اشربه|ياكله .. يرجع|ارجع|ارجعه|يرجعه|ترجع|ترجعه|استفرغ|يستفرغ|يطلع|زوع, ما .. يمسك .. شي, حتي ماي .. ارجعه|يرجعه|ارجع|يرجع|استفرغ',
    ),
  ),
  nausea: complaint(
    'Nausea',
    'غثيان',
    say(
      'nausea, nauseous, nauseated, queasy, feel|feeling|feels sick, sick stomach',
      'غثيان, لايعه, لايعه كبدي, لوعه, كبدي لايعه, لعيان, نفسي لايعه, غثي, كبدي تلوع, لاعت, لاع, كبدي تلوع|لايعه|لاعت, لوعان, بلوعه, قلبي لايع|غامم, نفسي غامه|غامي, لعيان نفس, يلوع, غممان, هدام, =مغثوث, عايفه, نفسي .. ترجع|ارجع|استفرغ, ابي|تبي|يبي|بدي|عايز .. ارجع|ازوع|تزوع|يزوع|استفرغ',
    ),
  ),
  'vomiting-blood': complaint(
    'Vomiting blood',
    'قيء دموي',
    say(
      'vomit .. blood|bloody, vomiting|vomited|threw|throwing|throw|puking|sick|spewing .. blood, blood .. vomit|vomiting, coffee ground|grounds|coloured|colored, ground coffee, like coffee, dark brown vomit, hematemesis, haematemesis',
      'قيء دموي|دم, ارجع دم, ترجيع دم, رجع دم, ترجيع .. قهوه, مثل قهوه, كقهوه, تقيا دم, استفرغ دم, استفراغ دم, قيء .. دم, رجعت دم, يطرش دم, قيء .. قهوه, دم .. ترجيع|قيء|استفراغ, دم مع ترجيع, رجع|ارجع|يرجع|ترجع|رجعت|استفرغ|استفرغت|يستفرغ|تستفرغ|زوع|زاع|يزوع|ازوع|طرش|يطرش|تقيا|تقيات|قيء|استفراغ|ترجيع|تطريش .. دم|دما|دموي|قهوه, زي|متل|مثل تفل|حثل قهوه, لون قهوه .. قيء|ترجيع|استفراغ',
    ),
  ),
  'some-blood': context(
    'Some blood',
    'بعض الدم',
    say('some|bit|spots|drops|little|trickle|fresh|bright red? blood, blood|bleeding|clots', 'دم, نزيف, ينزف, دموي'),
  ),
  'throat-operation': context(
    'After a throat operation',
    'بعد عملية في الحلق',
    say(
      'tonsil|tonsils|adenoid|adenoids .. operation|surgery|out|removed, operation|surgery .. tonsils|throat|adenoids, tonsillectomy, adenoidectomy',
      'عمليه|استيصال|شالوا|شال .. لوز|لوزتين|لحميه|حلق, لوز .. عمليه',
    ),
  ),
  scuba: context(
    'Diving',
    'الغوص',
    say(
      'scuba, =diver, diving trip|holiday|school|deep, dive|diving|dived|surfaced .. surfaced|surface|fast|ascent|metres, decompression, after diving|dive',
      'غوص, غواص, غطس .. طلعت|طلع|صعد|صعدت, بعد غوص',
    ),
  ),
  'black-stool': complaint(
    'Black stool',
    'براز أسود',
    say(
      'black tarry, tarry, melena, melaena, stool|stools|poo|poop|motions .. black|tar|tarry',
      'براز|برازي|برازه|برازها .. اسود|زفت|قطران, كقطران, مثل زفت, خروج اسود, براز|برازي|برازه|برازها|خروج|خروجي|طلعه|حمام .. اسود|سودا|زفت|قطران|فحم, اسود .. زفت|قطران|براز',
    ),
    near(['black'], ['stool'], 2),
  ),
  iron: context(
    'Iron tablets',
    'حبوب حديد',
    say('iron tablet|tablets|supplement|supplements|pills, ferrous, pepto, bismuth', 'حبوب حديد, حديد'),
  ),
  'belly-injury': context('Blow to the belly', 'ضربة في البطن', none, near(['hit'], ['belly'], 4)),
  'much-rectal-blood': complaint(
    'A lot of blood from the bottom',
    'دم كثير من الشرج',
    say(
      'lot|lots|heavy|large|profuse|massive blood|bleeding .. bottom|rectum|rectal|stool|anus|back passage|toilet, bleeding heavily .. bottom|rectum, toilet .. full blood, pouring blood, filled .. toilet|bowl|pan, toilet|bowl .. red blood|bleeding, clots .. stool|rectum|bottom',
      'دم وايد|كثير .. تحت|شرج|براز, نزيف كثير|شديد .. شرج|مستقيم, نزيف شرج شديد, دم .. كثير|غزير|كمية .. شرج|تحت|براز|مقعده|حمام, براز|برازي|برازه .. كله دم, كله دم, نزيف .. شرج|مستقيم|تحت .. شديد|كثير|غزير, حمام .. مليان دم, دم .. يصب .. تحت',
    ),
  ),
  'bloody-stool': complaint(
    'Blood in the stool',
    'دم في البراز',
    say(
      'bloody diarrhea|diarrhoea|stool|stools|motion, hematochezia, haematochezia, rectal bleeding, bleeding .. rectum|bottom|anus, bleeding .. back passage, dysentery, motion|motions|stool|stools .. blood|bloody, blood .. bottom, diarrhoea .. blood|bloody, diarrhea .. blood|bloody',
      'براز دموي, اسهال دموي, اسهال .. دم, نزيف شرج, دم من شرج|تحت, براز|برازي|برازه|برازها|خروج|اسهال .. دم, دم .. براز|خروج|اسهال|حمام',
    ),
    near(['blood'], ['stool', 'anus'], 4),
  ),
  'on-paper': context(
    'Little, bright red',
    'قليل وأحمر فاتح',
    say(
      'on|toilet paper|tissue, when wipe|wiping, bright red, streak|streaks, spots blood, =piles, haemorrhoids, hemorrhoids, few drops',
      'علي ورق|منديل|محارم, لما امسح, قطرات, بواسير, خيوط دم, نقط',
    ),
  ),
  piles: complaint(
    'Piles',
    'بواسير',
    say(
      '=piles, haemorrhoid, hemorrhoid, haemorrhoids, hemorrhoids, anal itch|itching|fissure, itchy bottom|anus|bum, fissure, lump anus, pain .. passing stool|motion|poo',
      'بواسير, باسور, شرخ, حكه شرج, حكه فتحه شرج, دم .. مسح|منديل|ورق|محارم',
    ),
  ),
  'green-vomit': complaint(
    'Green vomit or drawn-up legs',
    'قيء أخضر أو نوبات مغص',
    say(
      'green vomit|bile|vomiting, vomit|vomiting|vomited green|bile|bilious, vomit|vomits|vomiting|vomited|threw|throwing|sick .. green, bilious, redcurrant, jelly stool, drawing up .. legs|knees, draws|pulls|pulling up .. legs|knees, projectile, intussusception, poo|stool|nappy|diaper .. jelly, jelly .. blood|poo|stool|nappy, currant jelly, green sick|puke|vomit|spit|bile, sick|vomit|puke|vomits .. green',
      'قيء اخضر, رجع اخضر, ترجيع اخضر, ارجع اخضر, براز هلامي, هلامي, قيء مقذوف, رجع|ارجع|يرجع|ترجع|رجعت|استفرغ|يستفرغ|تستفرغ|زوع|زاع|يزوع|طرش|يطرش|تقيا|يتقيا|قيء|استفراغ|ترجيع .. اخضر|خضرا|خضراء|عصاره, =اخضر|خضرا|خضراء .. رجع|ترجيع|استفراغ|قيء, براز|خروج .. جيلي|هلام|توت|فراوله, يثني|تثني|يطوي|يضم|تضم رجول|رجوله|ركبه .. نوبات|نوبه|يهدا|دم|شاحب|يزوع|يرجع|يستفرغ|ترجع, نوبات|نوبه .. يثني|تثني|يضم|تضم رجول, يقذف .. حليب .. بقوه, يثني|تثني|يطوي|يضم|تضم .. رجول .. بطن .. يسكت|يهدا|يبهت, حفاض|حفاظ|براز|بامبرز .. مربي|جيلي|هلام|توت, يصرخ|تصرخ|يبكي|يصيح .. نوبات .. رجول, رجع|يرجع|ترجع|يستفرغ|قيء|استفراغ|ترجيع .. مخضر|مخضره',
    ),
  ),
  diarrhoea: complaint(
    'Diarrhoea',
    'إسهال',
    say(
      'diarrhea, diarrhoea, diarrhoeal, diarrheal, diarrohea, diarhea, loose stool|stools|motions|bowels|poo, watery stool|stools|poo|motion, runny stool|stools|poo|tummy|stomach, runny|loose|watery|dirty nappy|nappies|diaper|diapers, gastroenteritis, stomach bug|flu, tummy bug, food poisoning, upset stomach, upset tummy, gastro, bowels .. loose',
      'اسهال, نزله معويه, تسمم غذايي, بطني ماشيه, بطن ماشي, براز مايي|سايل, معويه, سهال, بطني|بطنه|بطنها ماشي|ماشيه|لين, بطن|بطني .. سايب|سايبه|ممشي|مسهله, مسهل, سهل معي, ليان, استطلاق, بطني|بطنه لين|لينه, خروج لين|مايي',
    ),
  ),
  constipation: complaint(
    'Constipation',
    'إمساك',
    say(
      'constipate, constipated, constipation, hard stool|stools|poo, no bowel movement, not poo|pooed|pooped, not opened bowels, not been toilet, difficulty|straining|trouble pass|passing|poo|stool|stools, strain .. toilet, not opened bowels',
      'امساك, ممسك, متمسك, براز قاسي, صعوبه تبرز|اخراج, ما طلعت من يومين, صعوبه .. تبرز, ما .. ادخل|رحت|اروح|دخلت|يدخل|تدخل|يروح حمام .. ايام|يومين, حمام .. كل .. ايام, معي امساك, براز .. ناشف|قاسي|صعب, يعصر .. حمام',
    ),
  ),
  'known-ibs': context('Known irritable bowel', 'قولون عصبي معروف', say('ibs, irritable bowel', 'قولون عصبي, قولوني, قولون')),
  'bowel-change': complaint(
    'Change of bowel habit',
    'تغير في عادة التبرز',
    say(
      'change .. bowel|bowels|habit|habits, bowel habit|habits .. changed|change, altered bowel, thin stools, ibs, irritable bowel, crohn, colitis',
      'تغير عاده تبرز|براز, تغير .. براز, قولون, قولون عصبي',
    ),
  ),
  heartburn: complaint(
    'Heartburn',
    'حموضة',
    say(
      'heartburn, heart burn, burn|burning rising|rises|coming|comes|goes .. throat|chest, burn|burning .. up throat, antacid, gaviscon, rennie, acid reflux, reflux, indigestion, gerd, gord, dyspepsia, acidity, acid taste|mouth|coming|stomach, sour taste, burp, burping, belching',
      'حموضه, حرقه معده, حرقه مري, ارتجاع, عسر هضم, حرقان معده, حرقه .. معده, تجشو, حارق معده, حزاز, حرقه .. معده|فم معده|صدر|اكل, ارتداد, =حموضه, معدتي .. تحرق|تحرقني|حرقان|بتحرق|حارقتني, رجوع .. حمض|اكل',
    ),
    near(['belly'], ['burns'], 3),
  ),
  bloating: complaint(
    'Bloating',
    'انتفاخ',
    say(
      'bloat, bloated, bloating, gassy, flatulence, windy, wind pain|pains|tummy|stomach|belly, lots|full wind, passing|pass =wind, gurgling wind, trapped wind|gas, lots gas, passing gas',
      'نفخه, انتفاخ, غازات, انتفاخ بطن, نفخ, بطن|بطني|بطنه|بطنها .. منفوخ|منفوخه|منتفخ|منتفخه|غازات|نافخ, منفوخ|نافخه .. بطن',
    ),
  ),
  jaundice: complaint(
    'Yellow skin or eyes',
    'اصفرار الجلد أو العينين',
    say(
      'jaundice, jaundiced, icteric, icterus, yellow eyes|skin, hepatitis, turned yellow, gone yellow, skin .. yellow|yellowish, eyes .. yellow|yellowish, dark urine .. pale stools',
      'يرقان, صفار, صفار عيون, اصفرار عين|جلد|عيون, ابو صفار, وجهه اصفر عيونه, عيون|عيونه|عيوني|عيونها|عيني|بياض|جلد|جلده|بشره|وجهه|جسمه .. اصفر|صفر|صفرا|مصفر|مصفره|اصفرت|اصفرار, اصفرار .. عين|جلد|بشره, بقع صفرا .. عين, صفيره|صفره عين',
    ),
    near(['eye', 'skin'], ['yellow'], 2),
  ),
  dehydration: complaint(
    'Dehydration',
    'جفاف',
    say(
      'dehydrate, dehydrated, dehydration, dry mouth, dizzy standing, sunken eyes, no tears, dark urine, less urine, hardly pee',
      'عطش شديد, عطشان وايد, فمه ناشف, ريقه ناشف, بدون دموع, عيونه غايره, ناشف .. ريق|فم|لسان|حلق, بدون|بلا|غير|ما دموع, عيون|عيونه|عيونها .. غايره|داخله|غارت, علامات|حاله|بدايه|اصابه|اصابها|صار|صارت جفاف, =بالجفاف, =بجفاف, جفاف شديد',
    ),
  ),
  'weight-loss': complaint(
    'Weight loss',
    'نقص الوزن',
    say(
      'weight loss, lost|losing|loses|lose .. weight, lost .. kg|kilos|pounds|lbs|stone, unexplained weight',
      'نزول وزن, نقص وزن, فقدان وزن, نزل وزن|وزني|وزنه, وزني نزل|ينزل, خسرت وزن, خسر وزن, ضعفت وايد, فقدت وزن',
    ),
  ),
  'night-sweats': complaint(
    'Night sweats',
    'تعرق ليلي',
    say('night sweat|sweats, drenching sweats, soaked sheets, sweating at? night', 'تعرق ليلي, عرق .. بالليل|ليلا, تعرق .. ليل'),
  ),
  'no-appetite': complaint(
    'No appetite',
    'فقدان الشهية',
    say(
      'no appetite, loss appetite, lost appetite, off food, not hungry, anorexia, not eat|eating, poor appetite, appetite .. poor|reduced|decreased, decreased appetite, reduced appetite, early satiety',
      'فقدان شهيه, ما اشتهي, ما اكل, سده نفس, قله شهيه, ما له نفس ياكل, ضعف شهيه, ما له|لي نفس .. اكل, ما ياكل|تاكل|يشتهي|تشتهي|بياكل|بتاكل, ما .. راضي|يبي|تبي .. ياكل|تاكل, مسدوده نفسي, نفسي مسدوده, عايف|عايفه .. اكل',
    ),
  ),
  // Kidneys, urine, sexual
  'flank-pain': complaint(
    'Pain in the flank',
    'ألم في الخاصرة',
    say(
      'renal colic, kidney pain, ureteric colic, loin groin, loin to groin',
      'مغص كلوي, الم كلي, خاصرتي عور, خاصره|خاصرتي|كلوتي|كلاوي|كلوه|كليتي|كليه .. وجع|يوجع|تعور|عور|توجع|بتوجع|ياجع, جنبي .. عور|يعور|وجع|واجع',
    ),
    near(['flank'], ['pain'], 4),
  ),
  'kidney-stone': disease(
    'Kidney stone',
    'حصى الكلى',
    say('kidney stone|stones, renal stone, renal calculi, ureteric stone, passing stone', 'حصوه, حصوات, حصي كلي, حصاه'),
  ),
  'urine-burning': complaint(
    'Burning or frequent urine',
    'حرقة أو كثرة التبول',
    say(
      'dysuria, =uti, utis, cystitis, urinary tract infection, water infection, bladder infection, urine infection, burn when, painful urination, pain|hurts|stings|burning|burns .. pee|peeing|urinate|urinating|urination|urine|wee|weeing|micturition, smelly|cloudy|foul urine|pee, urine .. cloudy|smelly|smells, urinary frequency|urgency, frequency urgency, urgency frequency, pee .. often|all time|every, peeing .. often|more, need pee|wee|urinate .. often|constantly|all, going toilet .. often|lot, urinate .. often|frequently|frequent, frequent urination|urinating, frequency .. urination',
      'حرقان بول|بالبول|تبول, التهاب بول|مسالك|مثانه, عسر بول|تبول, الم تبول, الم عند تبول, كثره تبول, ادخل حمام كثير|وايد, كل شوي حمام, حرقان .. بول|تبول|حمام, بول .. حرق|يحرق, رايح جاي حمام, تبول متكرر, حرقه .. بول, حرقه بول|بالبول|تبول, حرقه|حرقان|حرقه|يحرق|يحرقني|بيحرق .. بول|تبول|حمام, بول|بولي|حمام .. يحرق|حرقه|حرقان|يعور|بيحرق|بيحرقني|وجع, تردد|تكرار .. حمام|بول|تبول, كل شوي|شويه .. حمام, التهاب .. مجاري|مسالك|مثانه|بول',
    ),
    near(['urine'], ['burns'], 3),
  ),
  'blood-in-urine': complaint(
    'Blood in the urine',
    'دم في البول',
    say(
      'hematuria, haematuria, blood .. urine|pee|wee, urine|pee .. blood|red|pink|bloody|cola, red|bloody|pink|cola urine|pee, peeing|passing blood',
      'دم .. بول, بول .. دم|احمر|دموي, بول دموي|احمر, ابول دم, بولي احمر, بول|بولي|بوله|بولها|ابول|تبول .. دم|احمر|وردي',
    ),
    near(['urine'], ['blood'], 3),
  ),
  'dark-urine': complaint(
    'Dark urine',
    'بول داكن',
    say(
      'dark|brown|tea|cola|coke urine|pee|wee|coloured|colored, urine|pee|wee .. dark|brown|tea|cola|coke',
      'بول|بولي|بوله .. غامق|داكن|بني|شاهي|كولا|شاي, لون بول .. غامق|بني',
    ),
  ),
  'no-urine': complaint(
    'Cannot pass urine',
    'عدم القدرة على التبول',
    say(
      'cant .. pee|urinate|wee, cant .. pass urine|water, cant pee|urinate|wee, cant pass urine|water|any, urinary retention, retention urine, acute retention, unable .. urinate|pee',
      'احتباس بول, ما قدر تبول|اتبول|ابول, لا ستطيع تبول, محصور بول, بولي محصور, ما قدر .. بول, ما قدر .. بول|ابول|يبول|تبول|اتبول|يتبول, ما قدر .. اعمل|انزل|اسوي|اطلع بول, ما .. يطلع|ينزل|نزل|طلع .. بول|قطره, انحباس|حبس|حصر|انحصار بول, بول|بولي|بوله .. محبوس|محصور|واقف|انحبس|مسكر|انقطع, محصور, مزنوق .. بول|حمام .. ما',
    ),
  ),
  priapism: complaint(
    'Erection that lasts',
    'انتصاب مستمر',
    say(
      'erection .. hours|hour|last|lasting|not go|hrs, erection .. h, priapism, painful erection, =4h',
      'انتصاب مستمر|ساعات|مولم, انتصاب .. ساعات|مستمر, انتصاب .. ما .. يروح|ينزل|راح|نزل',
    ),
  ),
  'erection-trouble': complaint(
    'Erection trouble',
    'ضعف الانتصاب',
    say(
      'erectile dysfunction, cant .. erection, impotence, impotent, premature ejaculation, low libido, erection problem',
      'ضعف انتصاب, ضعف جنسي, سرعه قذف',
    ),
  ),
  prostate: complaint(
    'Weak urine stream',
    'ضعف تدفق البول',
    say(
      'weak stream|flow, weak urine flow|stream, poor stream, hesitancy, dribbling|dribble urine|wee|after|end, prostate, nocturia, up at night pee, wake .. pee|urinate|toilet, incontinence, incontinent, leak urine|pee|when, leaking urine, leak .. urine|pee|cough|laugh|sneeze, bedwetting, wets bed, wet bed',
      'بروستات, بروستاتا, ضعف بول|تدفق, تقطير بول, سلس, تسرب بول, تبول ليلي, تبول لا ارادي, يبلل فراش',
    ),
  ),
  'down-there': complaint(
    'Trouble between the legs',
    'شكوى بين الساقين',
    say('down left|right|below, =privates, private parts, between legs .. pain|sore|hurts', 'منطقه حساسه, بين رجوله|رجلي|رجليه'),
  ),
  'testicle-pain': complaint(
    'Testicle pain',
    'ألم في الخصية',
    say(
      'testicular torsion, torsion, epididymitis, orchitis',
      'التواء خصيه, خصيه|خصيتي|خصيته|خصيتين|بيضتي|بيضته|بيضه .. وجع|توجع|وجعت|وجعته|وجعتني|تعور|تعوره|وارمه|ورمت|متورمه|انفخت|منفوخه|ملتفه, صيح|بكي|يصرخ .. خصيت|خصيته|خصيه',
    ),
    near(['testicle'], ['pain', 'swell', 'severe'], 4),
  ),
  'testicle-lump': complaint(
    'Lump in a testicle',
    'كتلة في الخصية',
    say('varicocele, hydrocele', 'دوالي خصيه'),
    near(['testicle'], ['mass'], 4),
  ),
  'penis-trouble': complaint(
    'Complaint of the penis',
    'شكوى في القضيب',
    say('penile discharge, discharge .. penis, balanitis, phimosis, paraphimosis', 'افراز .. قضيب|ذكر'),
    near(['penis'], ['pain', 'discharge', 'itch', 'red', 'swell', 'burns', 'blood'], 4),
  ),
  'foreskin-stuck': complaint(
    'Foreskin stuck',
    'قلفة عالقة',
    say('paraphimosis, foreskin stuck|trapped, foreskin .. stuck|back', 'قلفه عالقه'),
  ),
  'sexual-risk': complaint(
    'Sexual infection or risk',
    'عدوى جنسية محتملة',
    say(
      '=sti, =std, =stis, =stds, unprotected sex, chlamydia, gonorrhea, gonorrhoea, syphilis, genital wart|warts|herpes|sore|sores|ulcer|ulcers|blister|lump, herpes genital, condom, sores .. genitals|penis|vagina|genital, ulcer .. penis|genital',
      'مرض جنسي, علاقه غير محميه, مرض سيلان, زهري, هربس تناسلي, ثاليل تناسليه, تقرحات .. تناسلي',
    ),
  ),
  'emergency-contraception': complaint(
    'Emergency contraception',
    'منع الحمل الطارئ',
    say(
      'morning after pill|tablet|contraception, emergency contraception, condom broke|split|burst, missed pill, unprotected .. pregnant, plan b',
      'حبه صباح تالي, انقطع واقي, منع حمل طاري, واقي .. انقطع|تمزق, مانع حمل طاري, نسيت .. حبه منع, واقي انقطع|تمزق|انشق|طلع',
    ),
  ),
  violence: complaint(
    'Violence at home',
    'عنف أسري',
    say(
      'husband|wife|partner|boyfriend|father|brother hit|hits|beat|beats|hurts|punched|slapped me, domestic violence|abuse, being|been abused',
      'زوجي يضربني|ضربني, يضربني, عنف اسري, معنف*',
    ),
  ),
  assault: complaint(
    'Assault',
    'اعتداء',
    say(
      'raped, rape, sexually assaulted, sexual assault, assaulted, molested, sexual abuse',
      'اغتصاب, اغتصبني, اعتداء جنسي, اعتدي علي, تحرش',
    ),
  ),
  'vaginal-discharge': complaint(
    'Vaginal discharge or itch',
    'إفرازات أو حكة مهبلية',
    say(
      'thrush, yeast infection, candida, candidiasis, bacterial vaginosis, white|smelly|fishy|thick|cottage discharge, discharge .. white|smelly|fishy|thick|cottage|cheesy, vaginal dryness, itching down, itchy down',
      'افرازات, فطريات, فطريات مهبل, حكه مهبل, التهاب مهبل, كانديدا',
    ),
    near(['vagina'], ['itch', 'discharge', 'burns', 'pain'], 4),
  ),
  thrush: complaint(
    'Thrush',
    'فطريات',
    say('thrush, yeast infection, candida, candidiasis, cottage cheese', 'فطريات, كانديدا, فطريات معتاده'),
  ),
  'vaginal-bleeding': complaint(
    'Vaginal bleeding',
    'نزيف مهبلي',
    say(
      'vaginal bleed|bleeding, =spotting, bleeding .. vagina|down below|between periods|after sex|menopause|vaginally, pv bleed|bleeding, intermenstrual, postmenopausal bleeding, post coital, bleed .. after sex|intercourse, postcoital, bleeding after menopause',
      'نزيف مهبلي, نزيف رحم, تنقيط, بقع دم, نزول دم, نزيف بعد سن|علاقه, تبقيع, نزل دم, نزل علي دم, نزل|ينزل|نازل مني|علي|عليها|منها .. دم, نزيف .. رحم|مهبل, نقط|تنقيط|بقع دم, دم .. مهبل',
    ),
  ),
  menopause: context(
    'Menopause',
    'انقطاع الطمث',
    say(
      'menopause, menopausal, postmenopausal, post menopausal, perimenopause, hot flush|flushes|flashes',
      'سن ياس, انقطاع طمث, سن امل, هبات',
    ),
  ),
  'period-trouble': complaint(
    'Period trouble',
    'اضطراب الدورة',
    say(
      'irregular period|periods|cycle, heavy period|periods, periods .. heavy|irregular|heavier, menorrhagia, pms, pcos, endometriosis, fibroid, fibroids, hot flush|flushes, painful sex, pain during sex|intercourse, dyspareunia, infertility, trying conceive, cant get pregnant',
      'دوره غير منتظمه, اضطراب دوره, دوره غزيره, نزيف دوره, دورتي مو منتظمه, تكيس, بطانه مهاجره, الم جماع, هبات ساخنه, دورتي طويله, عدم انتظام دوره',
    ),
  ),
  'period-pain': complaint(
    'Period pain',
    'ألم الدورة',
    say(
      'period pain|pains|cramp|cramps, first|second day period|cycle, period started|start|starts|came|come|began|today, menstrual pain|cramp|cramps, dysmenorrhea, dysmenorrhoea, cramps .. period, on period',
      'الم دوره, مغص دوره, الم طمث, وجع دوره, عوار دوره',
    ),
    near(['menses'], ['pain'], 4),
  ),
  'breast-lump': complaint(
    'Breast lump',
    'كتلة في الثدي',
    say('nipple discharge|inverted|bleeding, dimpling, lump armpit', 'كتله ابط, افراز حلمه'),
    near(['breast'], ['mass', 'discharge', 'blood'], 4),
  ),
  'breast-pain': complaint(
    'Breast pain',
    'ألم في الثدي',
    say('mastitis, sore nipples, cracked nipples, engorged', 'التهاب ثدي, احتقان ثدي'),
    near(['breast'], ['pain', 'red', 'hot', 'swell'], 4),
  ),
  // Bleeding
  'heavy-bleeding': complaint(
    'Heavy bleeding',
    'نزيف شديد',
    say(
      'heavy|heavily|severe|profuse|profusely|uncontrolled|uncontrollable|spurting|gushing|massive|pouring .. bleed|bleeding|blood, bleed|bleeding|blood .. heavily|profusely|spurting|gushing|pouring|everywhere, bleed|bleeding|blood .. not|cant stop|stopping|stopped, not|cant stop .. bleeding|blood|bleed, soak|soaking|soaked .. pad|pads|towel|bandage|through, bleed|bleeding through, spurt, spurting, squirt, squirting, pumping|squirting|gushing blood, big clots, lost lot blood, hemorrhage, haemorrhage, haemorrhaging, pad .. =hour, pads .. =hour, large clots, blood .. jumping|jumps|jets|squirts|pumps|spurts|sprays, blood|bleeding .. heartbeat|pulse|beat, soaking|soak pad .. minutes, bleed|bleeding .. a? lot, =bleeding lot',
      'نزيف شديد|حاد|قوي|غزير, نزيف لا وقف|توقف, نزف ما|لا وقف|توقف, نزف بقوه|بشده|كثير, انزف وايد, نزيف وايد, دم ما وقف|يوقف, كتل دم, نزيف ما وقف, فوطه كل ساعه, دم وايد, نزف دم كثير, دم مو راضي يوقف, الدم ينفر, نزيف مهبلي شديد, لا توقف نزيف, دم غزير, ولا راضي يوقف|توقف, فوطه|فوط|حفاضه .. ساعه, اغير فوطه|فوط .. كل, غرقان|غرقانه|غارق دم, دم .. يصب|ينط|ينفر|يشخل|شلال|نافوره|يتدفق|كتل, قطع|كتل .. دم, دم .. كتل, ينزف|تنزف|انزف|بينزف|بتنزف .. كثير|بغزاره|بقوه|شديد, دم|نزيف|نزف .. ما|لا .. وقف|يوقف|توقف|بيوقف|يقف, ما .. وقف|يوقف|نوقف|يقف .. دم|نزيف, دم .. نبض|نبضه|نبضات, دم .. ينط|يندفع|يدفق|يطفر, نزيف ما بيوقفش|وقفش|بيوقف',
    ),
  ),
  bleeding: complaint('Bleeding', 'نزيف', say('bleed, bleeding, bled, haemorrhage', 'نزيف, نزف, نازف, انزف, نزول دم')),
  tampon: context('Tampon', 'سدادة قطنية', say('tampon, tampons, menstrual cup', 'سداده قطنيه, تامبون, كاس دوره|حيض, كوب حيض')),
  repeated: context(
    'Several times',
    'عدة مرات',
    say('times .. week|month|weeks|months, third|fourth|fifth time', 'مرات .. اسبوع|شهر, ثالث|رابع|خامس مره, كم مره .. اسبوع|شهر'),
  ),
  'not-stopping': context(
    'Does not stop',
    'لا يتوقف',
    say(
      'not|cant stop|stopping|settle, keeps bleeding, still bleeding',
      'ما وقف|يوقف, لا توقف, مو راضي يوقف, ولا راضي يوقف|توقف, ما .. يوقف|وقف|بيوقف|توقف|يقف',
    ),
  ),
  'bleeding-stopped': context(
    'Bleeding stopped',
    'توقف النزيف',
    say(
      'bleed|bleeding stop|stopped|controlled, stopped bleeding, bleeding .. stopped|controlled',
      'توقف نزيف, وقف دم|نزيف, دم وقف, نزيف .. توقف|وقف, وقف|توقف|انقطع دم|نزيف, دم .. توقف|خلاص, وقفنا دم|نزيف',
    ),
  ),
  nosebleed: complaint(
    'Nosebleed',
    'رعاف',
    say(
      'nosebleed, nose bleed|bleeding|bled, epistaxis, bleeding .. nose, nosebleeds, blood .. nose',
      'رعاف, نزيف .. انف|خشم, دم .. خشم|انف, خشمي .. دم|نزف, نزيف خشم, خشمه نزف, نزف|ينزف|نزيف|دم|رعاف .. انف|خشم, انف|خشم|خشمي|انفي .. نزف|ينزف|دم',
    ),
  ),
  'gum-bleeding': complaint(
    'Bleeding gums',
    'نزيف اللثة',
    say(
      'gums bleed|bleeding, bleeding gums, blood .. brush|brushing|floss|flossing, brushing|flossing .. blood|bleed|bleeding',
      'نزيف لثه, لثه نزف|دم, دم .. فرش|تفريش|خيط, لثتي تنزف, لثتي .. دم',
    ),
  ),
  // Pregnancy
  'less-movement': complaint(
    'Baby moves less',
    'قلة حركة الجنين',
    say(
      'reduced|decreased|less fetal|foetal movement|movements, baby .. less|stopped|not moving|moved, not feel|felt .. baby|kick|kicks|movement, not felt baby, no kicks|movement|movements since|today|all, felt|feel no movement|movements|kicks',
      'ما حس .. حركه, توقف حركه جنين, قله حركه جنين, حركته قلت, حركه|حركته .. قلت|قل|خفت|وقفت|توقفت|نقصت|ضعفت|ضعيفه|قليله|اقل|معدومه|اختفت .. جنين|بيبي|طفل, حركه جنين|بيبي|طفل .. قلت|قل|خفت|وقفت|توقفت|نقصت|ضعفت|ضعيفه|قليله|اقل|بطيئه|معدومه|اختفت|مو, قل|قلت|قله|خفت|خف|ضعف|ضعفت|نقص|نقصت|وقفت|توقفت|توقف|انعدام|انقطعت حركه|حركته, جنين|بيبي|طفل|طفلي .. ما|لا|بطل .. تحرك|حرك|يرفس|رفس, ما .. حس .. حركه|حركته|جنين|بيبي|رفس|رفسات|ببيبي, ما .. تحرك .. بطني, ما حسيت .. بحركه|حركته',
    ),
    near(['fetus'], ['movesLess'], 3),
  ),
  'nothing-felt': context(
    'Nothing felt from the baby',
    'لا حركة محسوسة',
    say(
      'felt|feel|feeling nothing, nothing since|today|all, not kicked|kicking|moved|moving since|today|all, quiet today|since|all, no kicks',
      'ما .. حس|احس .. شي|حركه|بيبي|رفس|رفسه, ولا رفسه|حركه, ساكت .. من|طول, ما .. رفس|يرفس|تحرك .. من|اليوم|طول',
    ),
  ),
  'placenta-praevia': context(
    'Low placenta',
    'مشيمة منخفضة',
    say(
      'placenta praevia|previa, low lying placenta, low placenta, placenta low|covering, placenta accreta',
      'مشيمه نازله|منخفضه|متقدمه|ساقطه|واطيه, نزول مشيمه',
    ),
  ),
  'keeps-fluids': context(
    'Keeps fluids down',
    'يحتفظ بالسوائل',
    say(
      'keep|keeps|keeping|kept down, keep|keeps|keeping|kept .. fluids|water|food|drinks|sips|liquids|some|most .. down, holding down fluids|water, keep|keeps|keeping fluids|water|food down, drinking ok|fine|well|plenty|normally, drink normally|well',
      'اشرب|تشرب|يشرب|بشرب|قادره|اقدر .. ماي|سوايل|اكل|اشرب|عادي|زين, ما ارجعه|ارجعها|ترجعه|يرجعه, ما .. ارجع كل, يثبت|ثبت .. ماي|سوايل|اكل, اشرب|تشرب|يشرب .. سوايل|ماي|عادي, احتفظ .. سوايل',
    ),
  ),
  labour: complaint(
    'Waters broken or labour',
    'نزول الماء أو الطلق',
    say(
      'water|waters broke|break|broken|gone|breaking, in labour, in labor, labour pains, tightening|tightenings|tightens|cramps .. every .. minutes, trickle|gush|leak|leaking .. fluid|water|waters, waters .. went|leaking|leaked, contraction, contractions, green fluid, baby coming, baby .. coming, cord .. visible|out|hanging, crowning, gush .. fluid|water, leaking fluid|waters, head .. out .. shoulders|stuck, baby .. stuck .. out|shoulders, shoulders .. not|wont come, cord .. hanging|out|coming',
      'نزول ماء|ماي, ماي جنين, ماء جنين, ولاده وشيكه, انفجر كيس, كيس ماء, حبل سري, راس طفل طالع, الولاده بدات, ماي|ماء|مي .. راس, كيس .. ماي|ماء|مي, نزل|ينزل|نزلت|طش|انفجر|انفجرت|يتسرب|فقع .. علي|مني .. ماي|ماء|سايل, انفجر|فقع|انفتق|طش .. كيس|ماي, نزول .. سايل .. جنين, سايل .. جنين, راس .. بيبي|طفل|جنين .. طالع|باين|يطلع, طلق .. كل .. دقايق|دقيقه, الطلق, انقباضات|تقلصات .. كل .. دقايق, احس .. ادفع|ادفش, تسرب|تسريب .. ماي|ماء|سايل .. جنين, نزل ماء|ماي .. جنين|راس|حامل, =طلق, =الطلق, =طلقات, =بالطلق, =والطلق, ماي .. نزلت .. حامل',
    ),
  ),
  'shoulder-tip': complaint('Shoulder-tip pain', 'ألم طرف الكتف', say('shoulder tip, tip shoulder', 'طرف كتف')),
  'face-hand-swelling': complaint(
    'Swelling of face or hands',
    'تورم الوجه أو اليدين',
    say('', 'نفخ .. وجه|ويه'),
    near(['face', 'hand'], ['swell'], 3),
  ),
  'morning-sickness': context('Morning sickness', 'غثيان الحمل', say('morning sickness, hyperemesis', 'وحام, غثيان حمل, قيء حمل')),
  // Sugar, poison, heat
  'high-sugar': complaint(
    'High blood sugar',
    'ارتفاع السكر',
    say(
      'fruity breath|smell, breath .. fruity|acetone|pear, smell|smells fruity|acetone|pear, ketone, ketones, ketoacidosis, dka, sugar|glucose .. high|hi|above|over, high sugar|glucose, high blood sugar|glucose, hyperglycemia, hyperglycaemia',
      'سكر|سكره|سكري|سكرها عالي|مرتفع|طالع, ارتفاع سكر, ريحه فم|فمه, فم كفواكه, مثل فواكه, رايحه فواكه|فم, كيتون, كيتونات, سكر .. عالي|مرتفع, ريحته|ريحتها|ريحه|رايحه .. فواكه|اسيتون|تفاح|مزيل, جهاز .. هاي|عالي|قرا, سكر|سكره|سكري|سكرها هاي|فوق|طلع|واصل',
    ),
  ),
  'low-sugar': complaint(
    'Low blood sugar',
    'انخفاض السكر',
    say(
      'low blood? sugar|glucose, hypo, =hypo, hypoglycemia, hypoglycaemia, sugar|glucose .. low|dropped|drop|fell, hypos',
      'انخفاض سكر, سكر|سكره|سكري|سكرها نازل|منخفض|نزل|هابط, هبوط سكر, نزل سكر, سكر .. نازل|منخفض',
    ),
  ),
  thirst: complaint(
    'Great thirst',
    'عطش شديد',
    say(
      'thirst, thirsty, drinking lot|lots|constantly|all time|more, polydipsia, polyuria, excessive thirst, peeing lot|constantly, peeing all time, always thirsty',
      'عطش, عطشان, يشرب ماي وايد|كثير, يشرب وايد, يشرب كثير, عطشانه, اشرب وايد',
    ),
  ),
  overdose: complaint(
    'Something swallowed, or too much medicine',
    'ابتلاع مادة أو جرعة زائدة',
    say(
      'overdose, overdosed, od, too many|much .. tablet|tablets|pills|paracetamol|medicine|panadol|insulin|medication, took|taken|swallowed|swallow|takes lot|lots|loads|many|much|handful|bunch .. pills|tablets|paracetamol|panadol|medicine|medication|tylenol, swallow|swallowed|ate|eaten .. battery|batterys|batteries|magnet|magnets, button battery|batteries, took|taken|swallowed|ate|eaten|eats .. whole|all|entire|bottle|packet|pack|box|handful .. pills|tablets|medicine|medicines|meds|paracetamol|panadol|antidepressants|sleeping|valium|insulin, handful .. pills|tablets, wrong medicine|medication|dose, double dose insulin, poison, poisoned, took 20|30|40|15|16|50 .. tablets|pills|paracetamol|panadol, took|taken|swallowed|ate whole|entire|full box|bottle|pack|packet|strip',
      'جرعه كبيره, علبه .. حبوب|بندول|دوا, شريط كامل, اخذ .. حبوب .. وايد|كثير, تسمم دوا|دواء, دوا غلط, ابتلع .. كميه, خذ|اخذ|تناول|اخذت|خذت|عطيت|اعطيت .. جرعه زايده, اكثر .. جرعه, شريط|علبه|قوطي|عبوه|غرشه .. كامل|كامله|كله|كلها|حبوب, خذ|خذت|خذيت|اخذت|اخذ|بلع|بلعت|شرب|شربت|كل|كلت|اكل شريط|علبه|قوطي|عبوه|حفنه, بلع|ابتلع .. حبوب|ادويه|دوا|دواء|حبايه, =اكل|=اكلت|=كل|=كلت|=واكل .. حبوب|ادويه|حبايه, شرب|شربت .. دوا|دواء|حبوب .. امه|جده|جدته|جدتها|ابوه|ابوها|امها|اخوه|غيره|غلط|كله|كلها, حفنه حبوب, لعب .. ادويه|دوا|حبوب .. بلع|اكل|كل, ضعف جرعه .. انسولين, انسولين .. زياده|ضعف|غلط, بلع|خذ|اخذ|شرب|كل حبوب كثير|كثيره, علب|علبه|شريط|شرايط|قوطي .. فاضي|فاضيه|خلصانه|خالي, حبوب .. فاضيه|فاضي, خذ|خذت|شرب|بلع .. علبه|شريط|كل حبوب, شرب|شربت|بلع|بلعت|خذ|خذت|اخذ|اخذت|خذيت|اكلت .. حبوب .. كثير|كثيره|وايد|كلها, حبوب نوم|ضغط|سكر|قلب .. كثير|كثيره|وايد',
    ),
    near(['swallowed'], ['notFood'], 3),
  ),
  'missed-or-double': complaint(
    'Missed or doubled dose',
    'جرعة منسية أو مضاعفة',
    say(
      'missed dose|doses, missed|skipped|forgot|forgotten .. tablet|pill|dose|medicine|insulin|medication|statin|atorvastatin|simvastatin|rosuvastatin|thyroxine|levothyroxine|vitamin, pill|tablet .. late, double|extra dose, ran out .. medicine|medication|tablets|insulin|inhaler, doubled .. dose, twice by mistake, two instead one',
      'نسيت دوا|دواء|حبه|جرعه|علاج, جرعه مضاعفه, حبتين بدل, خلص دوا|علاج',
    ),
  ),
  'pills-missing': context(
    'Tablets missing',
    'أقراص مفقودة',
    say(
      'pill|pills|tablet|tablets|medicine .. gone|missing|scattered|empty|open',
      'حبوب|ادويه|دوا|اقراص|علبه|شريط .. ناقص|ناقصه|مفتوح|مفتوحه|فاضي|فاضيه|متناثره|مرميه|خلصانه',
    ),
  ),
  'harmless-dose': context(
    'A medicine that may be missed once',
    'دواء لا يضر نسيانه مرة',
    say(
      'contraceptive, combined, =pill, =statin, =statins, atorvastatin, simvastatin, rosuvastatin, cholesterol tablet|pill|tablets, vitamin, vitamins, folic, antihistamine, cetirizine, loratadine, thyroxine, levothyroxine, omeprazole',
      'كوليسترول|كولسترول, فيتامين|فيتامينات, حبوب|حبه منع, ستاتين, غده درقيه, حبه|دواء|دوا حساسيه, اوميبرازول, حموضه',
    ),
  ),
  'missed-dialysis': complaint(
    'Missed dialysis',
    'تفويت غسيل الكلى',
    say(
      'missed|skipped|miss .. dialysis|session|sessions|haemodialysis|hemodialysis, dialysis .. missed|skipped|late, not been|gone .. dialysis, no dialysis',
      'فات|فاتت|فاتني|فاتتني|فوت|فوتت|تاخرت|غبت .. غسيل|جلسه|جلستين|جلسات|جلستي|كلي|غسله, غسيل|جلسه|جلسات|اغسل|يغسل .. فات|فاتت|فاتني|فاتتني|فوت|فوتت|تاخر|تاخرت|راحت, ما .. غسل|رحت|سويت .. غسيل|كلي',
    ),
  ),
  'swallowed-object': complaint('Swallowed object', 'ابتلاع جسم', say('foreign body', 'جسم غريب'), near(['swallowed'], ['object'], 3)),
  'object-in': complaint(
    'Object in nose or ear',
    'جسم في الأنف أو الأذن',
    say(
      'bead|toy|pea|something|object|insect|bug|lego|cotton .. in|up|stuck .. nose|ear, up nose, stuck nose|ear, stuck .. nose|ear',
      'شي .. خشم|اذن|انف, خرزه .. انف|اذن|خشم, حشره .. اذن',
    ),
  ),
  substance: context(
    'Drugs or alcohol',
    'مخدرات أو كحول',
    say(
      'drug, drugs, heroin, opioid, opioids, morphine, oxycodone, codeine, cocaine, cannabis, spice, methadone, alcohol, drunk, drinking, vodka, shisha, ecstasy, mdma, amphetamine, tramadol, sleeping pills, fentanyl',
      'مخدرات, مخدر, حشيش, كحول, خمر, شرب, سكران, هيروين, ترامادول, كبتاجون',
    ),
  ),
  withdrawal: complaint(
    'Withdrawal',
    'أعراض انسحاب',
    say(
      'drinks|drinker|drinking .. stopped|stops|quit, withdrawal, stopped|stopping|stop|quit alcohol|drinking|drugs|tramadol, after stopping alcohol|drinking, shakes alcohol, dts',
      'اعراض انسحاب, بعد ترك|توقف كحول|خمر|مخدرات',
    ),
  ),
  'slow-breathing': complaint(
    'Slow breathing',
    'بطء التنفس',
    say(
      'barely|hardly breathing, slow|shallow breathing|breaths, breathing .. slow|slowly|shallow|slows',
      'بطء تنفس, نفسه بطيء|بطي, تنفس بطيء|بطي, نفسه|تنفسه|يتنفس .. ببطء|بطيء|بطي|خفيف|ضعيف|متقطع, يشخر .. ما يصحي',
    ),
  ),
  'bad-alcohol': complaint(
    'Home-made alcohol',
    'كحول مغشوش',
    say(
      'homemade|fake|bootleg|illegal|methylated|counterfeit .. alcohol|liquor|spirit|spirits|wine|drink|vodka|whisky, home made .. alcohol|liquor|spirit|wine|drink, moonshine, methanol',
      'خمر|كحول|مشروب .. مغشوش|بيت|مصنوع|مسوينه|مضروب, ميثانول',
    ),
  ),
  'toxic-gas': complaint(
    'Smoke, gas or fumes',
    'دخان أو غاز',
    say(
      'carbon monoxide, gas leak, gas smell|heater, smell gas, smoke inhal*, house|sofa|flat|kitchen|car|room|bed|apartment fire, fire .. house|flat|kitchen|room|bedroom|apartment, soot .. nose|mouth|face|nostrils, smoke .. filled|fire|breathed, in|from smoke, inhale .. chemical|fumes|gas|smoke|chlorine|bleach, inhaled, fumes, generator, charcoal, chemical inhaled, mixed bleach, chlorine gas, co alarm',
      'استنشاق, استنشق, شميت غاز|دخان, دخان حريق, غاز, فحم, اول اكسيد, حريق, تسرب غاز, ابخره, مولد, دفايه, صوبه, منقل, سخان غاز, كانون, موقد فحم, اختنقنا .. دخان',
    ),
  ),
  'heat-exposure': context(
    'Heat',
    'التعرض للحر',
    say(
      'heatstroke, heat stroke, heat exhaustion, in|under sun|heat, in .. sun|heat, hot car|day|weather|tent, sun all day, outdoor|outdoors|outside .. heat|sun|hot, working outside|outdoors|construction, sauna, marathon, long run, heat, sunstroke',
      'ضربه شمس|حر|حراره, من شمس, تحت شمس, بالحر, شمس, اجهاد حراري, سياره حاره, رطوبه, =حر, =الحر, =بالحر, =والحر, =حرها, في شمس, شوب, موقع عمل حر',
    ),
  ),
  'very-hot': complaint(
    'Very hot body',
    'جسم شديد الحرارة',
    say(
      'stopped sweating, not sweating, hot dry, hot and dry, dry hot, skin .. hot',
      'جسمه نار, جسم نار, توقف تعرق, ما يعرق, حراره عاليه, جسمها نار, نار',
    ),
  ),
  // Eyes, ears, nose, mouth
  'eye-injury': complaint(
    'Eye injury',
    'إصابة في العين',
    say(
      'chemical|bleach|acid|cleaner|lime|cement|alkali|battery|glue|detergent .. eye|eyes, eye|eyes .. bleach|acid|chemical|cement|cleaner|bleeding, firework|fireworks|explosion|exploded .. eye|eyes|face, pierced eye, something pierced, metal|glass|nail|pencil|stick|wire .. in|into|hit|poked .. eye|eyeball|eyes, hit .. eye|eyeball, ball .. eye, eye .. punched|hit|injury|injured|poked|stabbed, grinding|hammering|hammer|jackhammer|drilling|drill|chisel .. eye|eyes, pupil .. odd|irregular|misshapen|shape, welding .. eye|eyes',
      'كلور .. عين, عين|عيني|عينه|بعيني|بعينه .. كلور|كلوركس|حمض|ماده, ماده كيميايي .. عين, كيماويه .. عين, اصابه عين|نافذه, دخل .. عين, ضربه عين, عين|عيني|عينه .. حديد|حديده|خشب|زجاج|مسمار|شظيه, حديد .. عين, طاح بعين, اسمنت .. عين, لحام, كلوركس|فلاش|اسيد|ديتول|منظف|غراء|سبيرتو|جير|بطاريه|كلوريكس|كيماوي|ماده .. عين|عينه|بعيني|بعينه|عيوني, عين|عيني|عينه|بعيني|بعينه|عيوني .. فلاش|اسيد|ديتول|منظف|غراء|صمغ امير|جير|شراره|سلك|قلم, شظيه .. عين, عين .. شظيه, بويو|حدقه .. شكل, كلوروكس .. عين',
    ),
  ),
  'chemical-eye': complaint(
    'Chemical in the eye',
    'مادة كيميائية في العين',
    say(
      'lime|cement|plaster|bleach|acid|alkali|caustic|chemical|detergent|ammonia|solvent .. eye|eyes',
      'اسمنت|جير|نوره|كلوركس|اسيد|حمض|كيماوي|منظف .. عين|عيني|عيونه|عينه',
    ),
  ),
  'eye-dust': context(
    'Something small in the eye',
    'جسم صغير في العين',
    say(
      'dust|sand|eyelash|grit|soap|shampoo .. eye|eyes, eye .. dust|sand|grit|shampoo|soap',
      'غبار .. عين, رمل .. عين, رمش .. عين, شامبو .. عين, عين .. غبار|رمل|شامبو',
    ),
  ),
  'eye-pain': complaint(
    'Painful eye',
    'ألم في العين',
    say('eye pain, painful eye, eye .. rock hard|like stone', 'الم عين'),
    near(['eye'], ['pain'], 3),
  ),
  'red-eye': complaint(
    'Red eye',
    'احمرار العين',
    say('bloodshot eye|eyes, subconjunctival, burst blood vessel, blood eye, uveitis, iritis, keratitis', 'عين دم'),
    near(['eye'], ['red'], 3),
  ),
  'minor-eyes': complaint(
    'Sticky, itchy or dry eye',
    'حكة أو إفرازات في العين',
    say(
      'stye, =sty, conjunctivitis, pink eye, pinkeye, sticky eye|eyes, eye|eyes .. sandy|sticky|crusty|gunky|gritty|glued|watery|watering|discharge|dry|gunk|crust|pus|itch|itchy|itching, itchy|watery|dry|gritty|crusty|scratchy|tired|runny|streaming eye|eyes, eyes .. runny|streaming|stream, blepharitis, chalazion, eye strain, eyelid .. lump|swollen|twitch|crusty|bump, lump eyelid, eyelid twitch, twitching eyelid, eye twitch|twitching, red spot white|eye',
      'شحاذ, التهاب ملتحمه, رمد, عين لاصقه, افرازات عين, افرازات من عين, جفاف عين, حكه عين|عيون, عيوني .. حك|تحك|دمع|تدمع, حبه جفن, رمص, عين .. حك|دمع|لاصقه, رفه عين, جفني, ارتعاش جفن, عين|عيني|عيوني|عيون|عيونه .. ناشفه|تحرق|تحرقني|تدمع|تحك|مدمعه|جافه|معمصه|جفاف|لاصقه|حرقان, دمله .. جفن|عين, جفن .. دمله|حبه, عمص, جفني .. يرف|يرفرف, جفت|جفاف .. عين, رمل .. عين, عين .. رمل|جفت',
    ),
    near(['eye', 'eyelid'], ['itch', 'discharge', 'mass', 'burns'], 3),
  ),
  'eye-check': complaint(
    'Change of sight',
    'تغير في النظر',
    say(
      'need =glasses, new =glasses, wear =glasses, vision .. gradually|slowly|worsening, vision .. over years, cataract, squint, reading .. difficult|blurry|hard, trouble reading, glaucoma, eyesight .. worse',
      'نظاره, كتاركت, ماء ابيض, حول عين, عين .. حولاء, صعوبه قراءه, ضعف نظر تدريجي',
    ),
  ),
  'bulging-eye': complaint(
    'Bulging eye',
    'بروز العين',
    say(
      'eye|eyes .. bulge|bulges|bulging|popping out|sticking out, eye|eyes .. hurt|hurts|painful move|moving, pain .. move|moving eye|eyes',
      'عين|عيني|عينه|عينها .. بارزه|طالعه|جاحظه',
    ),
  ),
  'eye-swelling': complaint(
    'Swelling round the eye',
    'تورم حول العين',
    say(
      'eyelid|eye|around eye .. swollen|swelling|puffy, swollen eye|eyelid, periorbital, orbital cellulitis, bulging eye',
      'تورم عين|جفن, تورم حول عين, عينه وارمه|منفخه|متورمه, عيني وارمه|منفخه|متورمه',
    ),
  ),
  'ear-pain': complaint(
    'Ear pain',
    'ألم في الأذن',
    say(
      'earache, ear .. gunk|leaking|oozing|smelly|running, gunk|pus|fluid .. ear, ear ache|pain|infection|hurts, otitis, otalgia, pulling|tugging .. ear|ears, swimmers ear',
      'الم اذن, وجع اذن, عوار اذن, اذني تعور, التهاب اذن',
    ),
    near(['ear'], ['pain', 'discharge'], 3),
  ),
  'ear-blocked': complaint(
    'Blocked ear',
    'انسداد الأذن',
    say(
      'earwax, ear wax, wax ear, wax, blocked ear|ears, ear|ears .. blocked|pop|popping|plugged|full|clogged|muffled, popping .. ear|ears, ears flight|plane|landing, ears pop, ear fullness',
      'شمع اذن, اذن مسدوده, انسداد اذن, اذني مسدوده|مسكره, صملاخ, اذن|ودن|اذني|اذاني .. مكتومه|مسكره|مسدوده|مقفوله|مقفله|مسكوره|شمع|مسدود|ماي|مصمخه|مكتوم|طرقعت|انسدت, شمع .. اذن, طقطقه|طرقعه .. اذن, اذن .. طقطقه|طرقعه|ضغط',
    ),
  ),
  'hearing-loss': complaint(
    'Hearing loss',
    'فقدان السمع',
    say(
      'hearing loss, loss hearing, lost .. hearing, deaf, deafness, cant hear, hard of hearing, hearing .. worse|reduced|gone|decreased',
      'فقدان سمع, ما اسمع, ما اسمع زين, ضعف سمع, سمعي ضعيف|راح',
    ),
  ),
  tinnitus: complaint(
    'Ringing in the ear',
    'طنين',
    say(
      'tinnitus, ring|ringing|buzz|buzzing .. ear|ears, ears ringing|buzzing',
      'طنين, طنين اذن, صفير اذن, وش اذن, صوت .. اذن, وشه اذن, تصفير .. اذن, يطن, تطن',
    ),
  ),
  'behind-ear': complaint(
    'Swelling behind the ear',
    'تورم خلف الأذن',
    say(
      'behind ear .. swollen|red|swelling|tender|lump, swelling|redness|lump|swollen behind ear, mastoid, mastoiditis, ear sticks out',
      'خلف اذن, ورا اذن, وراء اذن',
    ),
  ),
  cold: complaint(
    'Cold symptoms',
    'أعراض زكام',
    say(
      'runny|runing|blocked|stuffy|stuffed|congested|bunged nose, nose .. runny|running|blocked|stuffy|congested|runs, congestion, congested, sneeze, sneezing, common cold, a cold, head cold, bad cold, nasty cold, caught|catch cold, with|from|after cold, cold symptoms|flu|virus|cough|sore|runny|blocked|lasting, mild cold, winter cold, cold .. days, rhinorrhea, rhinorrhoea, coryza, coryzal, nasal discharge|congestion|drip, post nasal, postnasal, snotty, snot, sniffles, uri, urti, upper respiratory, sinus congestion',
      'زكام, مزكوم, مزكومه, رشح, مرشح, عطاس, اعطس, عطس, انسداد انف, انف مسدود, خشم مسدود, خشمي مسدود|يسيل|سايل, سيلان انف, احتقان, نزله برد, برد, انفي .. مسدود|سيل, سيلان, نزله, انف|خشم|خشمي|انفي|منخار .. مسدود|مسكر|سايل|سايب|سايبه|يسيل|بيسيل|ينزل|بينزل|يخر|راشح|مزكوم, راشح, مزكم, مزكومين, واخد برد, دور برد, زكمه, رشحان, عندي برد, ينزل .. خشم|انف',
    ),
  ),
  flu: complaint(
    'Flu',
    'إنفلونزا',
    say(
      'flu, influenza, flu like, covid, viral infection|illness, virus, body ache|aches, aches pains, aching all over, aching body, myalgia, body .. ache|aches|aching|sore|hurts, muscle aches, =grippe, bodyache, fluey, fluish, achy temp*',
      'انفلونزا, كورونا, كوفيد, فيروس, جسمي مكسر|يعور|متكسر, تكسر جسم|عظام, جسمي .. مكسر|عور|متكسر, عظامي تعور, الام جسم, كل جسمي يعور, تكسير جسم|عظام, جسمي .. مهدود|مكسر|متكسر|تعبان|مرضوض, عظامي .. مكسره|عور|وجع, همدان',
    ),
  ),
  hayfever: complaint(
    'Hay fever',
    'حساسية موسمية',
    say(
      'hay fever, hayfever, seasonal allergy|allergies, allergic rhinitis, pollen, dust allergy, every spring, allergies, itchy nose, itchy eyes',
      'حساسيه موسميه|انف|غبار|ربيع|عيون|جيوب, حكه عين|عيون|انف|خشم, حساسيه من غبار, حساسيه في انف|خشم, حبوب لقاح, عطاس|عطس|حكه|دموع|عيوني|خشمي .. غبار|ربيع|نخيل|طلع, غبار|ربيع .. عطاس|عيوني|حكه|اعطس|خشمي, كل ما .. غبار, حساسيه غبار',
    ),
  ),
  'sore-throat': complaint(
    'Sore throat',
    'ألم في الحلق',
    say(
      'sore throat, throat .. sore|hurts|scratchy|raw|pain|dry|itchy|tickle, scratchy|itchy throat, tonsillitis, tonsils .. red|swollen|big|white|enlarged|sore, pharyngitis, odynophagia, painful swallow|swallowing, pain|hurts|painful .. swallow|swallowing, strep',
      'لوز, لوزتين, حلقي .. عور|وجع|ملتهب|محروق|ناشف, التهاب حلق|بلعوم|لوز|لوزتين, بلاعيمي, بلعومي .. عور, حلقه .. عور|ملتهب, الم بلع, الم عند بلع, احتقان حلق, يعور لما ابلع, زور|زوري|حلق|حلقي|بلعوم|بلعومي|حلجي|حلقها|بلاعيمي .. واجعني|وجع|يوجع|بيوجع|يحك|يحكني|عور|خشن|يحرق|بيحرق|مجرح|تعبان|جاف|ناشف, غصه خفيفه بلع',
    ),
    near(['throat'], ['pain', 'burns', 'itch'], 3),
  ),
  'strep-signs': complaint(
    'Signs of strep throat',
    'علامات التهاب لوز بكتيري',
    say(
      'exudate, exudates, exudative, pus spots|patches|dots|tonsils, white|yellow spots|patches|dots .. tonsils|tonsil|throat|back, white|yellow tonsils, pus .. tonsils|throat, tonsils .. white|pus|exudate|spots|patches|yellow, white .. tonsils|throat, strep, tonsillar, throat .. white|pus',
      'صديد .. لوز|حلق, لوز .. بيضا|صديد|ابيض|بيضاء, نقط بيضا .. لوز|حلق, بقع بيضا',
    ),
  ),
  sinus: complaint(
    'Sinus pressure',
    'ضغط الجيوب الأنفية',
    say(
      'sinus, sinuses, sinusitis, facial pressure|pain|tenderness, pressure .. face|cheek|cheeks|cheekbones|eyes, face pressure|pain, pain .. cheeks|cheekbones',
      'جيوب, جيوب انفيه, ضغط وجه, الم وجه, التهاب جيوب',
    ),
  ),
  'mouth-sores': complaint(
    'Mouth sore',
    'قرحة في الفم',
    say(
      'mouth ulcer|sore|sores|ulcers|blister, canker, ulcer .. mouth|tongue|lip|gum|cheek|inside, ulcers .. mouth|tongue, sore .. mouth|tongue, sore inside lip, aphthous, oral thrush, white tongue|patches .. tongue|mouth, burnt tongue, sore tongue, bitten tongue, bit tongue|lip|cheek|inside, tongue .. sore|hurts, dry lips, chapped lips, cracked lips|corners, oral ulcer|ulcers, mouth .. full .. sores|ulcers|blisters, sores .. mouth|lips|tongue, mouth .. blister|blisters, lip|lips .. dry|cracked|chapped|split',
      'عضيت لساني, قرحه فم|لسان|شفه, قرح .. فم|لسان, تقرحات فم|لسان, حبه .. لسان|شفه|فم, فطريات فم, تشقق شفاه, قلاع, تقرح .. فم, حموه, شفايفي|شفايف|شفاه|شفتي .. متشققه|مشققه|ناشفه|مقشره|يابسه, تشقق .. شفايف|شفاه, قرحه|تقرح|حبه|حبايه .. فم|لسان|لثه|شفه, حرقت لسان, سقف حلق|فم, فم|لسان|لثه .. حبه|حبايه|قرحه|فقاعه',
    ),
  ),
  'cold-sore': complaint(
    'Cold sore',
    'هربس الشفة',
    say(
      'cold sore, cold sores, fever blister, blister|blisters .. lip, tingling lip, herpes .. lip|mouth|labialis',
      'هربس شفه|فم, حبه حراره شفه, حبوب .. شفه, فقاعه .. شفه, شفه|شفتي|شفايفي|شفته .. حبوب|حبه|فقاعات|فقاعه, هربس .. شفه, حبوب|حبه|فقاعه|فقاعات .. شفه|شفتي, حبه سخونه|حراره .. شف*',
    ),
  ),
  toothache: complaint(
    'Toothache',
    'ألم في الأسنان',
    say(
      'toothache, tooth ache|pain|hurts|infection|decay, cavity, lost filling, broken|cracked|chipped tooth, tooth|teeth .. sensitive, sensitive tooth|teeth, wisdom tooth|teeth, filling .. fell|out, crown .. fell|off',
      'الم ضرس|سن|اسنان, ضرسي, سني يعور, وجع اسنان, تسوس, حشوه طاح*, ضرس عقل, ضرس مكسور, طاح ضرسي, حشوه',
    ),
    near(['tooth'], ['pain'], 4),
  ),
  'dental-abscess': complaint(
    'Swelling from a tooth',
    'خراج سني',
    say(
      'dental|tooth|gum abscess, tooth|teeth|gum|gums|molar|dental .. swollen|swelling|pus|abscess, face|cheek|jaw .. swollen|swelling .. tooth|teeth|toothache, toothache .. swollen|swelling|fever',
      'خراج .. سن|ضرس|لثه|اسنان, ضرس .. ورم|وارم|صديد|منفخ, خدي .. ورم|وارم|منفخ|نافخ, تورم خد',
    ),
  ),
  'tooth-knocked': complaint(
    'Knocked-out tooth',
    'سن مخلوع',
    say(
      'tooth|teeth .. knocked out, knocked out .. tooth|teeth, tooth fell|came out .. hit|fall|fell, lost tooth .. accident',
      'سن .. انخلع|طاح .. ضربه, انكسر سن .. ضربه, سنه طاح',
    ),
  ),
  teething: complaint(
    'Teething',
    'تسنين',
    say(
      'teething, chewing fingers|fist|fists|hands|toys, dribble|dribbling .. chewing|cheeks, wobbly|milk|baby tooth|teeth, new teeth, cutting teeth, gums red|sore|swollen, chewing everything, chewing on everything',
      'تسنين, يسنن, طلوع اسنان, يطلع اسنان, تطلع اسنان, يعض|تعض|بيعض .. اصابع|اصابعه|صوابع|صوابعه|يده|ايده|شي, يعض|تعض كل, لثه|لثته|لثتها .. متورمه|منفوخه|منتفخه|حمرا|محمره|وارمه|منفخه, سن|سنه|سنان|اسنان|سنونه .. يطلع|طالع|طلعت|بيطلع|تطلع, سنونها|سنونه, مسنن, مسننه, تسنن',
    ),
  ),
  // Skin
  lyme: complaint(
    'Ring-shaped rash',
    'طفح حلقي',
    say(
      'bulls eye, bullseye, ring shaped rash, ring .. rash, target rash|lesion, expanding rash, rash .. ring, lyme, erythema migrans',
      'طفح حلقي',
    ),
  ),
  'skin-peeling': complaint(
    'Peeling skin',
    'تقشر الجلد الواسع',
    say(
      'skin peel|peeling|off|sloughing, peeling skin, blisters all over, blisters over body, skin coming off, stevens, skin .. came|comes|coming|come|falls off, rash .. peel|peeling|peels, peel|peeling|peels .. sheets',
      'جلد يتقشر كله, جلده يطيح, فقاعات جسم كله',
    ),
  ),
  pus: context('Pus', 'صديد', say('pus, oozing, weeping', 'صديد, قيح, مده')),
  limp: complaint(
    'Limping',
    'عرج',
    say('=limping, =limps, walking .. limp, refuses walk, not walking, wont walk', 'يعرج, تعرج, عرج, ما يبي يمشي'),
  ),
  'harmless-swallow': complaint(
    'Something harmless swallowed',
    'ابتلاع شيء غير ضار',
    say('swallowed|ate .. toothpaste|gum|crayon|chalk|sand|paper|playdough', 'بلع .. معجون|علكه|رمل|ورق'),
  ),
  rash: complaint(
    'Rash',
    'طفح جلدي',
    say(
      'rash, rashes, spots skin, spots body, skin eruption, blotches, red spots|bumps|patches|dots|patch, maculopapular, papules, vesicles, skin lesion, lesions, =bumps',
      'طفح, طفح جلدي, حبوب, بقع, بقع حمرا, حبيبات, نقط حمرا, حبوب جسم',
    ),
  ),
  itch: complaint('Itching', 'حكة', words.itch),
  'minor-skin': complaint(
    'Mild skin complaint',
    'شكوى جلدية بسيطة',
    say(
      'eczema, dry|cracked|chapped|wrinkly|rough skin|hands|fingers|elbows|knuckles|feet|heels, hands|fingers .. dry|wrinkly|chapped, dermatitis, dandruff, flaky, psoriasis, heat rash, prickly heat, chafing, chapped, dry|rough|flaky patch|patches, calluses, corn foot, corns, ingrown hair, keratosis, seborrheic, contact dermatitis, poison ivy, hives mild, wart, warts, verruca, hair loss, losing hair, hair falling, hair fall, brittle nails, thickened|thick toenails|nails, cracked heels, cradle cap, age|liver|sun spots, after shaving, razor burn|bumps|rash, skin tag, molluscum, vitiligo, melasma, dark spots, keloid, stretch marks, rosacea',
      'اكزيما, جفاف جلد|بشره, جلد جاف, قشره, صدفيه, ثالول, ثاليل, حساسيه جلد, طفح حراري, تسلخ, تسلخات, تقشر, بهاق, كلف, مسمار لحم, جلد قاسي|ناشف|جاف|خشن|يتقشر|متقشر, كالو, مسمار .. لحم, تشقق .. كعب|قدم, كعب|كعوب|كعبي .. مشقق|متشقق|مشققه, جفاف .. جلد|بشره, يدي|ايدي|بشرتي|وجهي|جلدي .. ناشف|ناشفه|جاف|جافه|يتقشر|متقشر|تتقشر|مقشر, حبيبات|حبوب|طفح .. عرق|عرقت|حر|مكيف|رطوبه, عرق|عرقت|حر|مكيف .. حبيبات|حبوب|طفح, حمو نيل, حبوب حراره|حر, قشره .. شعر|راس|فروه, اكزما, لحميه صغيره, سواد .. ابط|ركب, جفاف .. ساق|ساقين|يدين|قدم|كعب',
    ),
  ),
  acne: complaint(
    'Acne',
    'حب الشباب',
    say(
      'acne, pimple, pimples, zit, zits, blackheads, spots .. face|chin|forehead|back',
      'حب شباب, حبوب وجه, حبوب .. وجه|ذقن, بثور, رووس سودا',
    ),
  ),
  'fungal-skin': complaint(
    'Fungal skin infection',
    'فطريات جلدية',
    say(
      'athlete foot, athletes foot, ringworm, jock itch, fungal, tinea, itchy .. toes|feet, between .. toes, peeling .. toes|feet, fungus, pityriasis',
      'فطريات قدم|رجل|جلد|اظافر, تينيا, بين اصابع, سعفه, فطريات بين',
    ),
  ),
  'head-lice': complaint('Head lice', 'قمل', say('lice, nits, head lice', 'قمل, صيبان')),
  worms: complaint('Threadworms', 'ديدان', say('threadworm, threadworms, pinworm, pinworms, worms', 'ديدان, دود, دوده')),
  'growing-pains': complaint('Growing pains', 'آلام النمو', say('growing pain|pains', 'الام نمو')),
  scabies: complaint(
    'Scabies',
    'جرب',
    say(
      'scabies, itchy at night, impetigo, crusty sores|sore, honey crust|crusts|colored|coloured',
      'جرب, حصف, قوباء, حكه بالليل, حكه .. ليل, كلنا نحك, خطوط صغيره, قشره|قشور|قشر .. صفرا|صفراء|عسل, بثور .. عسل|قشره|صفراء, =يحكون',
    ),
  ),
  'nappy-rash': complaint(
    'Nappy rash',
    'طفح الحفاض',
    say(
      'nappy rash, diaper rash, patches|rash|spots|redness|skin|raw .. nappy|diaper, red bottom, sore bottom baby',
      'طفح حفاض|حفاظ, تسلخات حفاض|حفاظ, التهاب حفاض, احمرار|محمر|محمره|حمره|تسلخ|التهاب|طفح .. حفاظ|بامبرز|حفاض|حفاضه',
    ),
    near(['nappy'], ['red', 'pain'], 4),
  ),
  mole: complaint(
    'Changing mole',
    'شامة متغيرة',
    say(
      'mole, moles, freckle, pigmented lesion, sore .. not heal|healing, ulcer .. not heal|healing, not healing, wont heal, non healing',
      'شامه, شامات, قرحه ما تلتيم, ما يلتيم, جرح ما يطيب, لا تلتيم, =خال, =الخال, شامه .. كبرت|تغير|نزف, وحمه .. تغير|كبرت',
    ),
  ),
  'foot-ulcer': complaint(
    'Foot wound',
    'قرحة في القدم',
    say(
      'foot|toe|toes|heel .. black|smelly|rotten|rotting, foot ulcer, ulcer .. foot|toe|heel|leg, sore .. foot|toe, wound .. foot|toe, black toe, blister .. foot',
      'قرحه قدم|رجل, جرح .. قدم|رجل, تقرح .. قدم|رجل, اصبع رجلي .. اسود',
    ),
  ),
  lump: complaint(
    'Lump',
    'كتلة',
    say(
      'lump, mass, nodule, growth, cyst, lipoma, ganglion, goitre, goiter, swelling neck, lump .. neck|groin|armpit|breast',
      'كتله, تكتل, عقده, كيس دهني, غده درقيه, انتفاخ رقبه, ورم .. رقبه|ابط, =ورم|=الورم|كتله|كتل|عقده|عقد|درنه|غده .. رقبه|ابط|رقبتي, حبه تحت جلد, كيسه دهنيه',
    ),
  ),
  // Muscles, joints, limbs
  'leg-swelling': complaint(
    'Swollen or painful calf',
    'تورم أو ألم في الساق',
    say(
      'dvt, deep vein|venous thrombosis, clot .. leg|calf, leg clot, one leg .. swollen|bigger|swelling, unilateral leg|calf swelling',
      'جلطه ساق|رجل, ساق وحده|واحده .. وارمه|منفخه|متورمه',
    ),
    near(['leg', 'calf'], ['swell'], 4),
    near(['calf'], ['pain', 'red', 'hot', 'pressure'], 4),
  ),
  'joint-pain': complaint(
    'Joint pain',
    'ألم في المفاصل',
    say(
      'arthritis, joint pain|stiffness, osteoarthritis, rheumatoid, frozen shoulder, tennis elbow, rotator cuff, bursitis, plantar fasciitis, tendonitis, tendinitis, morning stiffness, stiff joint|joints|knee|knees|hip|hips|ankle|ankles|elbow|wrist|fingers|shoulder, knee|knees|hip|hips|ankle|ankles|elbow|wrist|fingers .. stiff, knee .. locks|gives|click, carpal tunnel, heel pain, trigger finger, lupus, fibromyalgia',
      'خشونه, روماتيزم, التهاب مفاصل|اوتار|مفصل, تيبس مفاصل, مفاصلي, شوكه كعب|عظميه, كتف متجمد',
    ),
    near(['joint', 'shoulder', 'hand', 'foot'], ['pain'], 4),
  ),
  'limb-pain': complaint(
    'Pain in an arm or leg',
    'ألم في الذراع أو الساق',
    say('leg pain, shin splints, sciatica', 'عرق نسا, الم ساق'),
    near(['leg', 'calf'], ['pain'], 3),
  ),
  'back-pain': complaint(
    'Back pain',
    'ألم في الظهر',
    say(
      'backache, back ache, sciatica, lumbago, slipped disc, herniated disc, bad back, back .. went|gone|locked|seized, lbp',
      'الم ظهر, ديسك, انزلاق غضروفي, عرق نسا, دسك, ظهري',
    ),
    near(['back'], ['pain'], 4),
  ),
  'back-strain': complaint(
    'Back strain',
    'شد في الظهر',
    say(
      'back|muscle strain, after|when|while lift|lifting|lifted|bending|gardening|moving, lifted .. heavy|box|boxes|furniture|suitcase|suitcases|bags|shopping|crate|crates|bed|sofa|child, =lifting .., pulled back|muscle, pulled .. muscle, strained, slept|sleep|sleeping wrong|funny|awkwardly, sleep|slept|sleeping awkwardly|funny|wrong, bent down|over, twisted back, muscle spasm, stiff lower? back, back .. stiff|stiffness, crick',
      'شد عضل*, بعد رفع, بعد ما رفعت|شلت, شلت شي ثقيل|ثقيل, رفعت شي, تمزق عضل*, نومه غلط, نمت غلط, شد ظهر, شيل|شلت|رفع|رفعت|حملت|حمل|نقلت|نقل|شايل .. كراتين|كرتون|شنطه|شنط|ثقيل|اثاث|صندوق|غرض|اغراض|كنب|اسطوانه|عفش, شديت ظهر|عضل, ظهر|ظهري|كتفي|كتف .. مشدود|متشنج|ماسك|شاد|مشنج, تشنج .. ظهر|كتف|رقبه, شد .. ظهر|كتف, من قعده|جلسه|نومه|مخده|لابتوب|كمبيوتر, رقبتي|رقبته .. ماسكه|مشدوده .. مخده|نوم|نومه, نمت .. غلط|اعوج|عوج, رقبتي .. مخده|نومه',
    ),
  ),
  'neck-pain': complaint(
    'Neck pain',
    'ألم في الرقبة',
    say(
      'neck ache, crick neck, torticollis, wry neck, slept wrong, whiplash, stiff shoulders',
      'شد رقبه, رقبتي مشدوده, رقبتي|رقبته .. ماسكه|مشدوده|ملويه|معلقه',
    ),
    near(['neck'], ['pain'], 3),
  ),
  'muscle-ache': complaint(
    'Muscle ache',
    'ألم عضلي',
    say(
      'muscle ache|aches|sore|soreness|pain|stiff, sore muscle|muscles, after gym|exercise|workout|training|run|hike|match|football, gym|workout|training|match|run|hike yesterday|day, leg day, doms, muscles .. sore|ache|aching|hurt, stiff muscles, myalgia, myalgias',
      'الم عضل*, بعد تمرين|جيم|رياضه|نادي, عضلاتي, شد عضلي, بعد ما لعبت|تمرنت|ركضت|مشيت|جريت, بعد لعب|تمرين|جري|ركض|مشي|بادل|كوره|طايره|سباحه|هايك',
    ),
    near(['muscle'], ['pain'], 3),
  ),
  cramp: complaint(
    'Muscle cramp',
    'تشنج عضلي',
    say(
      'leg cramp|cramps, cramp .. leg|calf|foot|night, charley horse, foot cramp, calf cramp|cramps, restless legs, cramps .. legs|calf|calves',
      'شد عضلي .. رجل|ساق|بالليل, شد .. ساق|رجل|بطه, تشنج ساق, تشنج عضله ساق|رجل, شد .. سمانه|بطه|رجل, تقلص عضل*, شد|شدت|تشنج .. عضله|بطه|ساق|سمانه, تشنج عضل*|ساق|بطه|سمانه, عضله .. شدت|تشنجت, رجلي|ساقي|سمانتي .. شدت|شادت|تشنجت|اشتدت',
    ),
  ),
  // Mind
  'self-harm': complaint(
    'Thoughts of self-harm',
    'أفكار إيذاء النفس',
    say(
      'kill myself|himself|herself|themselves, kill .. myself|himself|herself, suicide, suicidal, end|ending|ended life, end|ending|ended .. all, ended all, end my life, take|taking|took|taken own life, want|wants|wanted|wish|wishes die|dead, want|wants|wish .. die, wish .. dead, wish never born, wish .. not wake, not want|wants|wanting .. live|alive|wake|exist|living|life, not want|wants .. here, better off dead, better off without me, better without me, better dead, better if dead|gone, =hurting|=harming|=cutting|=burning myself|himself|herself, harm|harms|harmed myself|himself|herself, =cuts herself|himself|themselves, want|wants|going|urge|urges|might|plan|planning|think|thinking|thoughts .. hurt|cut|harm|burn|hang myself|himself|herself, hurt|cut|burn|burnt .. purpose|deliberately|intentionally, self harm|harming|harmed|harms|injury, no reason|point live|living|life|alive, plan .. die, cant go on, cant live .. anymore|like, cant live, tired living|life, not worth living, life .. not worth, jump off .. building|bridge|roof|balcony, hang myself, feel|feels|feeling|want|wants|think|thinks|thinking|thought|thoughts .. =ending, everyone|everybody|family|kids|children|they|world .. better off, rope|noose|gun|pills|knife ready, goodbye|farewell|good-bye letter|note|message|messages|video, said|saying|say|sent|written|wrote .. goodbye|goodbyes|farewell, know|decided|planned .. how .. do tonight, know|decided how .. do, giving|gave away belongings|things|everything, no longer want live, sleep .. never wake, disappear forever, thoughts .. death|dying|ending, ready pills, pills .. ready, cut .. wrist|wrists|myself|herself|himself .. razor|blade|knife, cut|slit|slashed|cutting .. wrists|veins, slit|slashed .. wrist, goodbye .. everyone|everybody|all, gave|giving .. things|belongings away, rope .. garage|tonight|ready|neck, written|wrote|writing letters .. girls|kids|family|children|wife|husband|mother, goodbye|suicide letter|letters|note|notes, decided .. tonight',
      'انتحار, انتحر, نتحر, انتحاريه, انهي حياتي|حياته, انهاء حياتي|حياته|حياه, انهيها, اموت نفسي, اذبح نفسي, ودي|ابي|ابغي|بغيت|اريد|نفسي|ليتني|ليت|اتمني|احسن|لو .. اموت, بموت نفسي, اريد موت, اتمني موت, تمني موت, اقتل نفسي, قتل نفسي|نفسه, ايذاء نفسي|نفسه|نفس, اذي نفسي|نفسه, ااذي نفسي, باذي نفسي, اجرح نفسي, تجرح نفسها, يجرح نفسه, ما ابي|ابغي|ودي اعيش, ما عاد ابي|ابغي|ودي اعيش|حياه|دنيا, لا اريد عيش|اعيش|حياه, مليت .. حياه, تعبت من حياه|عيشه|دنيا, ما لي خلق اعيش, حياه|حياتي ما تسوي, حياه|حياتي ما لها معني|طعم, لا قيمه حياه, ما .. فايده .. حياتي|عيش, ليتني مت|ميت, افكر بالموت|موت, يقتل نفسه, تقتل نفسها, يموت نفسه, يذبح نفسه, احسن لو مت, انهي كل شي|شيء|هالشي|عذابي|معاناتي, رساله وداع, كتبت وصيتي|وصيه, سامحوني, =وداعا, ارتاح|اريح .. دنيا, ارتاح منها, اطيح|ارمي|اقط|انط|القي|اشنق|اسم|احرق|اذبح|اقتل|اموت|اخلص روحي|نفسي|حالي|عمري, يطيح|يرمي|يقط|يشنق|يذبح|يقتل|يموت|يوذي|ياذي|اذي|توذي|تاذي|اوذي|ااذي روحه|نفسه|حاله|عمره|نفسها|روحها|روحي|حالي, ما .. ابي|ابغي|بدي|عاوز|عايز|ودي|ابا|باغي .. اعيش|اكمل|عيش|كمل|حياه|اقعد, ابي|ابغي|بدي|عايز|عاوز|عاوزه|عايزه|نفسي|ودي|ابا|اتمني|ياريت|ليت .. اموت|موت, تقول|يقول .. ابي|ابغي|بدي|عايز .. اموت, ما عاد .. تشوفوني|بتشوفوني|تشوفني|بتشوفني, ما تشوفوني|بتشوفوني, لو .. ما اصحي, ما .. اصحي من نوم, ياريت|ليت|اتمني .. ما صحيت|صحيت|اصحي, اريح|ارتاح|يرتاحون|ترتاحون .. مني, جهزت .. حبل|حبوب|موس, عندي حبل, حبل .. سقف|مروحه|رقبتي, اخلص .. حياتي|عمري|روحي|عيشه, زهقت|مليت|طفشت|كرهت|تعبت .. حياه|حياتي|عيشه|عيشتي|دنيا|عمري, موت ارحم|احسن|اهون|راحه, ما .. يستاهل|تستاهل .. اعيش|عيش|حياه, حياتي .. انتهت, قطع|قطعت|اقطع|شرط|شرطت|جرحت|اجرح .. عروق|عروقي|شرايين|وريد|معصمي|رسغي, موس|شفره .. يدي|ايدي|معصمي, جرحت|اجرح|اشرط|شرطت|قطعت يدي|ايدي .. عمد|نفسي|ارتاح, محد .. يفتقدني|بيفتقدني|حاس, وجودي .. عبء|ثقل|زايد|ماله, احسن|افضل .. بدوني|دوني, افكر .. انتحر|اموت|نهايه, مشهد نهايتي, نهايه حياتي, اقتل نفسك, اموت نفسك, حبوب .. جدامي|قدامي, مره جايه .. ما افشل|افشل, ما عاد .. عيش|اعيش, حبوب .. جدام|قدام, قطع|جرح .. شرايين|معصمين|معصمها, جرح|جرحت يدها|يده|نفسها|نفسه .. موس|شفره, ما .. ابي|ابغي|بدي|ودي|عايز|عاوز .. اصحي',
    ),
  ),
  despair: complaint(
    'Despair',
    'يأس',
    say(
      'cant do any more, cant do anymore, cant take any more, cant take anymore, cant cope, hopeless, hopelessness, no hope, burden everyone|family|to, am burden, worthless, nothing matters, no one would miss|care, despair, no future',
      'ياس, بلا امل, ما فيه امل, عاله, عبء, لا امل, مالي فايده',
    ),
  ),
  'harm-others': complaint(
    'Thoughts of harming others',
    'أفكار إيذاء الآخرين',
    say(
      'threaten|threatening|threatens|attacking|attacks .. knife|kill|mother|wife|father|people|family, harm|hurt|kill my? baby|others|him|her|someone|people|child|children|wife|husband|them, voices telling|tell, voices .. telling|kill|hurt|harm, thoughts .. harming|hurting .. baby, homicidal, knife|gun|weapon|bat .. kill|hurt|stab|threaten, says|said .. kill us|me|them|him|her',
      'اذي غيري|طفلي|بيبي|احد, اذي .. طفل|بيبي, اصوات تقول|تامر*, يسمع اصوات, اقتل طفلي|احد, ايذاء طفلي|غيري|اخرين, تسمع|يسمع .. اصوات .. تامر*|تاذي|اذي|تقول, يامرها|تامرها .. تاذي|تقتل|اذي, سكين|سلاح .. يذبح|يقتل|يهدد',
    ),
  ),
  psychosis: complaint(
    'Hallucinations or delusions',
    'هلاوس',
    say(
      'seeing|sees|saw insects|bugs|spiders|people|creatures|shadows|ants|rats, insects|bugs|spiders .. wall|walls|skin, hallucinate, hallucination, hallucinations, hallucinating, hearing voices, hear voices, seeing things, paranoid, delusion, delusions, psychosis, psychotic, manic, mania, not slept .. days energy, people .. following|watching|spying, special powers, thinks|believes .. prophet|god|jesus|king|chosen|messiah|spies|followed|poisoned, watching him|her|me, thinks|believes|says|claims .. prophet|god|jesus|mahdi|messiah|chosen one|king',
      'هلاوس, هلوسه, اسمع اصوات, سمع اصوات, يسمع اصوات, يشوف اشياء, ضلالات, احد يراقب, يراقبونه, ذهان, هوس, احد|صوت|جني يكلم*|يامر*|يناديها|يناديني, يكلمها|يكلمه|يكلمني|تكلمها .. يامر*|اصوات, يامرها, يامرني, بيبي|طفل .. مب|مو|مش .. ولدها|ابنها, ما .. تنام|ينام .. تتكلم|يتكلم بسرعه, يحس .. مراقب|يراقبه|يلاحقه, مس|جن .. يكلم, يسمع|تسمع|اسمع .. اصوات|صوت, يحسب|يقول|مفكر .. نبي|مهدي|المسيح',
    ),
  ),
  panic: context('Panic attacks', 'نوبات هلع', say('panic attack, panic attacks', 'نوبه هلع, نوبات هلع')),
  anxiety: complaint(
    'Worry or panic',
    'قلق أو هلع',
    say(
      'anxiety, anxious, panic attack|attacks|over|about, panicky, =panicking, =panics, jittery, jitters, butterflies, nervous, worry lot|constantly|all, =worrying, stress, stressed, nerves, overwhelmed, on edge, hyperventilate, hyperventilating, hyperventilation',
      'قلق, توتر, متوتر, متوتره, هلع, نوبه هلع, خوف, ضغط نفسي, عصبي, قلقان, وسواس, نوبات هلع',
    ),
  ),
  'low-mood': complaint(
    'Low mood',
    'حزن',
    say(
      'depress, depressed, depression, low mood, mood low, feeling low|down, sad, sadness, crying lot|all|often|constantly, tearful, no motivation, lost interest, no interest, unhappy, burnout, burnt out, empty inside, lonely, grief, grieving, anhedonia, postnatal depression, baby blues',
      'اكتياب, مكتيب, حزن, حزين, حزينه, كيبه, ضيقه, متضايق, نفسيتي, زعلان, ابكي, فقدان اهتمام, ما لي خلق, طفش, مكتيبه, نفسيه',
    ),
  ),
  'no-sleep-days': complaint(
    'No sleep for days',
    'بلا نوم لأيام',
    say('not|hasnt|no slept|sleep .. days|nights, awake .. days|nights', 'ما نام|ماينام .. ايام|يومين|ليالي'),
  ),
  'poor-sleep': complaint(
    'Poor sleep',
    'أرق',
    say(
      'insomnia, lie|lying|lay awake, awake till|until|past, cant fall asleep, wide awake, cant sleep, cant .. sleep, trouble|difficulty sleep|sleeping|falling, not sleep|sleeping, poor sleep, awake at? night, wake .. night, jet lag, sleepless, slept badly|poorly, snore, snoring, nightmare, nightmares, sleeping badly',
      'ارق, ما انام, ما نمت, لا انام, صعوبه نوم, قله نوم, شخير, كوابيس, سهر, ما .. انام|نام|نمت|ينام|تنام, ما .. جاني|يجيني|جايني نوم, طار نوم, مب نايم, صاحي طول ليل, نومي خفيف|متقطع|قليل, سهران',
    ),
  ),
  'eating-disorder': complaint(
    'Eating disorder',
    'اضطراب الأكل',
    say('anorexia nervosa, bulimia, binge eating, making myself sick, starving myself, eating disorder, purging', 'اضطراب اكل, شره'),
  ),
  addiction: complaint(
    'Dependence',
    'إدمان',
    say('addict, addicted, addiction, dependence, gambling, quit smoking, stop smoking', 'ادمان, مدمن, ترك تدخين'),
  ),
  'child-development': complaint(
    'Child development',
    'نمو الطفل',
    say(
      'not talking yet, not walking yet, speech delay, autism, adhd, developmental delay, not growing, hyperactive, delayed speech|walking, growth .. slow',
      'تاخر نطق|نمو|كلام|مشي, توحد, فرط حركه, ما يتكلم لين, يصفن, تصفن, يسرح .. ثواني, ظهرها مايل, كتفها اعلي',
    ),
  ),
  // Small children
  'infant-danger': complaint(
    'Danger sign in a small child',
    'علامة خطر لدى طفل صغير',
    say(
      'floppy, not|refuse|refuses|refusing|stopped feed|feeding|drink|drinking|nurse|breastfeed|fluids, not take|taking bottle|milk|breast|feeds, not wake|waking, no wet nappy|nappies|diaper|diapers, not .. wet nappy|diaper, nappy .. dry, dry nappy|nappies|diaper|diapers, no nappies, weak cry, sunken eyes|soft|fontanelle|fontanel, bulging soft|fontanelle|fontanel, soft spot, blue spell, high pitched cry, cry .. high pitched, cant be woken, inconsolable, crying .. inconsolable, cant console, crying nonstop, moaning cry, not drinking anything',
      'مرتخي, مرخي, مرتخيه, لا رضع, ما رضع, رفض رضاعه|رضع, ما يرضع, لم تبول, ما بلل, لا ستيقظ, يافوخ, حفاظه ناشفه|جافه, ما .. حفاظه, صياح حاد, بكاء ضعيف|حاد, بكاء .. متواصل, ما يشرب شي, مو راضي يرضع, لا يشرب, رافض رضاعه',
    ),
  ),
  'feeds-well': context(
    'Feeding, alert, playing',
    'يرضع ويلعب',
    say(
      'feeding well|normally|fine|ok|great, feeds well|normally|fine|great, feed well, drinking well|normally|fluids|ok|fine|plenty|juice|water, drinks well|fine, eating drinking|and|well|normally|fine, eats drinks|and|well|normally, eaten, eating toast|biscuit|biscuits|dinner|lunch|breakfast, playing, plays, alert, active, happy, well otherwise, otherwise well|fine, playful, smiling, smiles, laughing, jumping, chasing|chased, running about|around, plenty|normal|good|usual wet nappies, wet nappies usual|normal, passing urine normally, weeing normally|fine, =gaining, gains weight, growing normally|well, thriving, cried straight|once|immediately away?',
      'يلعب, تلعب, نشيط, نشيطه, رضع زين|كويس|طبيعي, يشرب زين, تشرب زين, بحاله جيده, ياكل زين, يشرب, طبيعي, رضع|يرضع|ترضع|ياكل|تاكل|باكل|بياكل|بتاكل|يشرب|تشرب|رضاعته|رضاعتها .. زين|كويس|منيح|عادي|طبيعي|جيدا|تمام|عدل|ممتاز|ممتازه|كعادته|كعادتها, بيلعب, بتلعب, يضحك, تضحك, بيضحك, يبتسم, تبتسم, مبسوط, مبسوطه, وزنه|وزنها يزيد|زايد|تزيد|طيب|ممتاز|بيزيد|زين, يزيد|زياده وزن|وزنه, حفاضاته|حفاظاته|حفاضات|حفاظات|حفاضاتها مبلله|مبلوله|عاديه, يركض, عاد|رجع|رجعت|عادت .. للعب|لعب, عاد لنشاطه',
    ),
  ),
  colic: complaint(
    'Colic',
    'مغص الرضع',
    say(
      'colic, colicky baby, crying evening|evenings, spits up, spit up, posset, posseting, brings|bringing|brought up .. milk|feed|feeds, dribbles milk, spitting up, wind baby, =gripe, gripe water',
      'مغص رضع, غازات .. بيبي|رضيع, كوليك, رجع|يرجع|ترجع|طلع|يطلع|تطلع|كب|يكب|قشط|يقشط|بيرجع حليب بسيط|شوي|خفيف|بعد, يطلع|طلع حليب .. فم|تم|بوق, قشط|كشط حليب, يقشط, مقشط, تبكي|يبكي|بيعيط|يصيح|تصيح كل ليله, تبكي|يبكي|يصيح|تصيح .. مغرب|العصر, بكاء .. مغرب|مساء, مغص .. بيبي|رضع',
    ),
  ),
  'crying-baby': complaint(
    'Crying',
    'بكاء',
    say(
      'cries lot|constantly|nonstop, crying lot|constantly|nonstop, fussy, irritable, grizzly',
      'بكي وايد|كثير, يصيح وايد, عصبي وايد, بيعيط كثير, عياط',
    ),
  ),
  // General
  tired: complaint(
    'Tiredness',
    'تعب',
    say(
      'tired, tiredness, fatigue, fatigued, exhausted, exhaustion, no energy, lethargic lately, worn out, malaise, run down, sleepy all, drained, low energy',
      'تعب, تعبان, تعبانه, ارهاق, مرهق, مرهقه, اجهاد, كسل, خمول عام, وهن, ما لي حيل, مالي حيل',
    ),
  ),
  unwell: complaint(
    'Feeling unwell',
    'توعك',
    say(
      'unwell, feel ill, feel bad|rough|terrible|awful|poorly|off, not feeling well, not feel well, under weather, generally unwell, sick, poorly, ill',
      'مريض, مريضه, مو زين, توعك, مو بخير, تعبان شوي, متوعك',
    ),
  ),
  hiccups: complaint(
    'Hiccups or hangover',
    'حازوقة أو صداع كحول',
    say(
      'hiccup, hiccups, hangover, hungover, too many|much .. beers|beer|drinks|wine|pints|whisky|vodka, drank too much, bad breath, halitosis, cracking|clicking|popping|creaking knuckles|knee|knees|joints|joint, knees .. crack|click|pop, belly button .. smells|smell|smelly|fluff, yawning, sweaty feet, body odour|odor',
      'فواق, حازوقه, ريحه نفس كريهه, زغطه, ابو شهاق, حزوقه, فهاق, شهاق, زغوطه, ريحه عرق|عرقي|ابط|ابطي|رجول|رجولي|رجلي, ريحه .. فمي|فم كريهه',
    ),
  ),
  trifle: complaint(
    'Small everyday complaint',
    'شكوى يومية بسيطة',
    say(
      'tonsil stone|stones, lump|bit|something|stone stuck in? tonsil|tonsils, coated tongue, tongue .. coating|coated|furry, grinding teeth|tooth, grind|grinds|grinding .. teeth, bruxism, dry|crusty nose, nose .. dry|crusty, funny bone, static shock|shocks, stitch in|under? side|ribs, milia, white spots .. nose, dry mouth .. antihistamine|antihistamines|tablets|medicine, ink|dye stain|stained, snore|snores lightly, growling|gurgling stomach|tummy, tummy|stomach .. gurgling|rumbling, itchy ear|ears, ears itch, burping, stretch marks, milk spots, peeling fingertips, sticky eyelids morning',
      'حصوه لوز, طبقه بيضا .. لسان, لسان .. ابيض, صرير اسنان, اصر .. اسناني, يصر .. اسنانه, طقطقه .. اصابع|ركبه|رقبه, بطني .. قرقر|يقرقر, قرقره بطن, شخير خفيف, صبغه .. يدي, كهربا ساكنه, شعره ناشبه',
    ),
  ),
  'motion-sickness': complaint(
    'Motion sickness',
    'دوار الحركة',
    say(
      'motion sickness, car sick|sickness, carsick, seasick, sea sick, travel sick|sickness, sick .. car|boat|ferry|ship|bus|plane|coach',
      'دوار حركه|بحر|سفر|سياره, غثيان .. سياره|سفر, دوخ|ادوخ|دوخه|الوع|لوع|غثيان|لوعه|ارجع|استفرغ .. بالسياره|سياره|باص|طياره|قارب|مركب|لنج|سفينه, سياره|باص|قارب|مركب|لنج .. ادوخ|دوخه|لوعه|غثيان|ارجع',
    ),
  ),
  'medicine-effect': complaint(
    'Possible side effect',
    'أثر جانبي محتمل',
    say(
      'side effect, side effects, reaction .. medicine|tablet|antibiotic|vaccine|drug|medication, since starting|started .. tablet|medicine|medication|antibiotic|pill|statin, after starting|vaccine|vaccination|jab|injection, new medicine|medication|tablets, after .. antibiotic|vaccine|jab|vaccination',
      'اعراض جانبيه, اثار جانبيه, حساسيه دوا|دواء|مضاد|بنسلين, حساسيه من دوا|دواء|مضاد|بنسلين, بعد دوا|دواء|تطعيم|لقاح|مضاد|ابره, من بعد علاج|دوا|دواء, بعد ما بديت .. علاج|دوا|حبوب|دواء, بعد|من .. خذت|اخذت|خذيت|اخد|بديت|بدات .. مضاد|دوا|دواء|حبوب|علاج|ابره, من يوم .. دوا|حبوب|علاج',
    ),
  ),
  vaccine: context(
    'After a vaccination',
    'بعد التطعيم',
    say(
      'vaccine, vaccinated, vaccination, jab, jabs, immunisation, immunization, booster, flu shot',
      'تطعيم, لقاح, تطعيمه, جرعه تنشيطيه, طعم, تطعيمته, ابره تطعيم',
    ),
  ),
  review: complaint(
    'Check or repeat prescription',
    'متابعة أو وصفة',
    say(
      'check up, checkup, blood test|tests, test results, repeat prescription, prescription, =screening, thyroid, cholesterol, vitamin, sick note, anaemia, anemia, hypothyroid',
      'فحص دوري, تحليل, تحاليل, وصفه, غده درقيه, كوليسترول, فيتامين, فقر دم, انيميا, متابعه, تطعيمات, ناويه|ناوي حج|عمره|سفر, تجديد|جدد وصفه|دوا, قراءه تحاليل, مراجعه, كشف دوري, تشيك اب, تحاليلي',
    ),
  ),
  'muscle-breakdown': disease('Muscle breakdown', 'انحلال العضلات', say('rhabdo, rhabdomyolysis', 'انحلال عضلات')),
  stroke: disease(
    'Stroke',
    'سكتة',
    say('stroke, =tia, mini stroke, brain bleed, brain haemorrhage|hemorrhage', 'سكته, جلطه دماغ|دماغيه|مخ, جلطه في راس|دماغ'),
  ),
  'heart-attack': disease(
    'Heart attack',
    'نوبة قلبية',
    say('heart attack, myocardial infarction', 'نوبه قلبيه, جلطه قلب|قلبيه, ازمه قلبيه'),
  ),
  meningitis: disease('Meningitis', 'التهاب السحايا', say('meningitis', 'سحايا, حمي شوكيه')),
} as const satisfies Record<string, Said>;
/** `as const` keeps the names, the annotation the shape. */
export type Finding = keyof typeof findings;
