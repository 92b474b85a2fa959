import { type Finding, finding } from '../../kinds/finding.ts';

export const findings = {
  drowning: finding(['Near drowning', 'غرق'], {
    tick: ['Pulled out of water, or was under water and struggled', 'أُخرج من الماء، أو بقي تحت الماء يصارع الغرق'],
    says: [
      'drown|drowning|drowned + pool|sea|water|bath|tub|bathtub|lake|river|beach|swim|swimming|nearly|almost|child|son|daughter|baby|kid|boy|girl|brother|friend|rescued|saved|pulled|minutes|near|found, =drowned, underwater + found|minutes|seconds|unconscious|pulled, found|dragged|rescued|fished + pool|sea|water|bath|bathtub|lake|bucket, submerged, head under water + long|minutes|seconds|choking, pulled|taken out|from|him|child|baby|son|daughter|boy|girl + pool|sea|water|bath|bathtub|lake|bucket, went under + pool|sea|water|wave|waves|bath, sink|sank|sunk|sinking|under|submerged|face down|bottom|floating|swept|dragged + pool|sea|water|beach|waves|bath|tub|river|lake + child|baby|toddler|son|daughter|kid|boy|girl|found|pulled|took|take|rescued|lifeguard|fished|minute|minutes|couldnt|struggled, went|gone|going|go|pulled|dragged under + back up|fished|pulled|lifeguard|minute|minutes|seconds|couldnt|cant|pool|sea|water, fished|hauled|dragged|pulled|plucked me|him|us? out + pool|sea|water|bath|tub|waves|lifeguard|blue|breathing|under, lifeguard|coastguard + pulled|saved|dragged|got|rescued|hauled, saved|rescued + drowning|sea|pool|water, found floating|face down|bottom, fall|fell + pool|sea|water|lake|bucket + sink|sank|under|out',
      'غرق|غرقت|غرقان|يغرق|تغرق + مسبح|بحر|حوض|بانيو|انقذ|سباحه, =غرق, =يغرق, =بيغرق, =تغرق, طلعناه|طلعوه|طلعته|سحبوه|انقذوه|لقيناه|لقيته + مسبح|بحر|ماي|ماء|مويه|حوض|بانيو|بركه, تحت ماي|ماء|مويه + دقيقه|دقايق|ثواني|لقيناه|طلع, طلعوه|طلعوها|طلعوني|طلعناه|طلعناها|سحبناه|سحبناها|سحبوه|سحبوني|انتشل*|شالوه|جروه|انقذ*|لقوه|لقيوه|لقيناه + مسبح|بحر|ماي|مي|ماء|مويه|حوض|بانيو|بركه|موج, نزل|غطس|راح|غاب|وقع|طاح|ظل|ضل|كان تحت|قاع ماي|مي|ماء|مويه|مسبح, غطس|نزل|وقع|طاح + مسبح|بحر|بركه|بانيو|حوض + ما طلع|قدر يطلع|اختفي|انقذ*|طلع*|غرق, كاد|كان|كانت|شوي|قريب|بغي|بغا .. غرق|يغرق|تغرق, منقذ + طلع*|سحب*|شال*, =غرقت|=غرقنا|=انغرق + مسبح|بحر|بركه|موج, =غرقت|=غرقنا|=انغرق ماي|مي|ماء, غرق|غرقت|غرقان|يغرق|تغرق ماي|ماء|مويه, =غرق|=غرقت|=يغرق|=بيغرق|=تغرق + طفل|ولد|بنت',
    ],
  }),
  'water-inhaled': finding(['Water went down the wrong way', 'دخول ماء إلى مجرى التنفس'], {
    tick: ['Water was breathed in or choked on while in the water', 'شرقة بالماء أو استنشاقه أثناء السباحة أو الاستحمام'],
    says: [
      'swallowed|inhaled|breathed|choked|gulped + pool|sea|bath|water + swimming|pool|sea|bath, choked|coughed + pool|swimming|bath, dry drowning, secondary drowning, water + lungs|lung|windpipe|airway|wrong way|pipe|hole|chest + swimming|swim|pool|sea|bath|wave|coughing|went|enter|entered|got|breathed|inhaled, snorted|inhaled|gulped|breathed|aspirated|swallowed|choked|spluttered|coughing|mouthful|lungful + pool|sea|bath|wave|waves|swimming|surfing|seawater, water went|gone|go|going down wrong',
      'بلع|شرب|شرق|شرقت + ماي|ماء|مويه مسبح|بحر|بانيو, شرق|غص|كح + مسبح|بحر|سباحه, غرق جاف|ثانوي, شرق*|غص*|بلع*|اختنق*|استنشق*|تشردق*|كح* + ماي|مي|ماء|مويه|موج + يسبح|سبح|سباحه|مسبح|بحر|بانيو|بركه|اسبح|نسبح|تسبح|شاور|دوش|رقبه, ماي|مي|ماء|مويه + دخل*|فات*|راح|خش*|وصل* + ريه|ريته|رياته|صدر|قصبه|نفس, شرق*|غص*|تشردق* + مسبح|بحر|سباحه|يسبح|سبح|بانيو|حمام|بركه',
    ],
  }),
  diving: finding(['Diving with a tank', 'الغوص'], {
    tick: ['Dived with a tank in the last 2 days', 'غوص بأسطوانة خلال اليومين الماضيين'],
    says: [
      'scuba, diver, dives, dive|diving|dived + tank|metres|meters|deep|depth|wreck|reef|regulator|buddy|boat|surfaced|ascent|ascended|bends, diving trip|course|lesson|session|holiday, after|since dive|diving, =ascended, surfaced too? fast|quickly, decompression sickness|illness, free diving|diver, freediving, freediver, pearl diving, tank|tanks|cylinder|regulator|bcd|padi|nitrox + metres|meters|depth|underwater|deep|dive|diving, dive|dives|diving|dived + bottle|yesterday|ago|today|saturday|morning|trip|centre|site|weekend|gulf|twice|last|padi|open water|coast, surfacing|surfaced + dive|metres|bottom, =m|metres|meters down|deep|dive|dives, from|at .. =m|metres|meters + bottom|surface|cork|dive|down|under',
      'غوص|غواص|غاص|غصت, غواصه + دوره|رحله, اسطوانه|تانك + بحر|غوص|غطس, غطس|غطست + متر|عمق|عميق|اسطوانه, طلعت|طلع سريع|بسرعه + سطح|غوص|بحر, تخفيف ضغط, مرض غواصين, نزلت|نزل|نزلنا|رحت|رحنا|راح|كنت|كان|طلعت|طلعنا غطس|غوص|غايص|غطسه|غواص, غايص|غطسه|غطسات|غطسنا|غطست|غطس|غصت|غصنا|غوص + قنينه|سلندر|سلندرات|انبوبه|هوا|هواء|تانك|اوكسجين|امس|مبارح|البارح|يوم|يومين|متر|امتار|بحر|عمق|مره|مرات|دايفنق, سكوبا, دايفنق|دايفينج|دايفنج',
    ],
  }),
  'dive-risk': finding(['Risky dive', 'غوص عالي الخطر'], {
    tick: [
      'Came up fast, missed a stop, dived deep or many times, or flew after it',
      'صعود سريع أو ترك وقفة أو غوص عميق أو متكرر أو طيران بعده',
    ],
    says: [
      'came|shot|went|surfaced up? too? fast|quick|quickly + dive|diving|scuba|surface|underwater|metres, rapid|fast|uncontrolled ascent, missed + stop|deco|decompression|safety + dive|diving|scuba, ran out air + dive|diving|scuba|underwater, flew|flight|flying + dive|diving, several|three|four|multiple dives, ascend|ascent|ascended|surfaced|bolted|popped|shot|rocketed|came up + quick|quickly|fast|rapid|rapidly|cork|stop|stops|panic|panicked|air, skipped|missed|without|no|blew + safety|deco stop|stops, shot|bolted|rocketed|flew|popped up .. from|like, like .. cork, flight|flew|flying|plane|fly + dive|dives|diving|scuba, dives + day|three|four|five|many|several|repeated, ran|air out|finished|gone + dive|diving|metres|deep|underwater|ascend|surface, 30|35|40|45|50 =m|metres|meters',
      'طلعت|طلع|صعدت|صعد سريع|بسرعه + غوص|غطس|سطح|بحر, خلص هوا|هواء + غوص|بحر|اسطوانه, طيران|طياره|سافر + غوص, عده غوصات, طلعت|طلع|طلعنا|صعدت|صعد|صعدنا + دغري|فوق|سريع|سرعه|فجاه|مره وحده|صاروخ|هلع + عمق|غوص|غطس|غميق|متر|سطح|قاع|بحر|هوا, ما|بدون|بلا|دون + وقفه|وقف|وقفات|توقف|استراحه + غوص|عمق|غطس|غميق|صعود|طلعت|سطح|ديكو, غصت|غوص|غطس|غطست|غصنا|غوصه|غطسات + سافرت|سافر|طياره|طيران|طرت|كم مره|مرات|عده|كثير, خلص|انتهي|فضي + هوا|هواء|اوكسجين + تحت|غوص|غطس|عمق|طلعت, بعد|عقب + غوص|غطس + طياره|سفر|سافرت|رحله, غوص|غطس|غصت|نزلت + 30|35|40|45|50 متر|م',
    ],
    implies: ['diving'],
  }),
} as const satisfies Readonly<Record<string, Finding>>;
