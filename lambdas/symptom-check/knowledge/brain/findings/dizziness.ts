import { type Finding, finding } from '../../kinds/finding.ts';

export const findings = {
  dizzy: finding(['Dizziness', 'دوخة'], {
    tick: ['Dizziness', 'دوخة'],
    says: [
      'dizzy, dizziness, lightheaded, light headed, lightheadedness, woozy, giddy, giddiness, swimmy, head rush, head + swim|swimming|floating|spin, head + wobbly|light|cloud|floaty|floating|spacey, floaty, faint feeling, off balance, drunk feeling, feel|feeling|felt|feels|bit|all|come|came wobbly|unsteady|swaying|swimmy|seasick, wobbly head|feeling|standing|walking, unsteady feet|walking|standing, like on? boat|cloud|ship, head|room|everything|world|eyes go|goes|going|went round|around|swimming, everything|vision|world|room|eyes|all|it? go|goes|going|went grey|gray|black|dark|blurry .. second|seconds|stood|stand|standing|sit|up, everything|world|room|eyes went|goes|go|going grey|gray|black|dark, start|starts|started|starting turn|turning round|around, room|head|world|everything|things|ground|floor .. spin|spinning|spins|moving|tilting|swaying|swimming|turning|round, wobbly|woozy|lightheaded|faint|giddy|unsteady|off balance, head light|funny|swimming|goes|spinning, stars|black|grey .. stand|stood|get|up|standing, see|saw stars, nearly|almost passed|pass|fainted|faint|keeled|blacked',
      'دوخه, دايخ, دايخه, دايخين, دخت, ادوخ, تدوخ, دوخت, دوار, خفه راس, لفه راس, دوخان, يدوخ, يدوخني, داخ, دخنا, بدوخ, دوخني, راس يلف|فاضي, =راسي|=راسه|=راسها خفيف|خفه|يلف|فاضي|بيلف, كاني|حاس + سكران|قارب|مركب|غيم, =دارت|=تدور|=بتدور|=تفتل|=لفت|=تلف|=بتلف + دنيا|راس|راسي|فيني|فيي|بيي|فيا|غرفه|ارض, دنيا|عيون|عيوني|عيني|عينه|عيونه|نظر + تسود|بتسود|اسودت|سودت|سواد|سودا|تظلم|تعتم|بتعتم|غشت|غشاوه, سواد + عيون|عيوني|عين, تسود|بتسود|اسودت|سودت|تظلم دنيا|عيون|عيوني|عيني',
    ],
  }),
  vertigo: finding(['Spinning', 'دوران'], {
    tick: ['Everything seems to spin', 'الإحساس بأن كل شيء يدور'],
    says: [
      'vertigo, bppv, meniere, labyrinthitis, room|world|everything|head + spin|spinning|spins, =spinning, like merry round, everything|house|room|world|ground|floor|walls|ceiling|head + rotating|rotate|rotates|whirling|tilting|going round|round|circles|twirling|carousel|spinny, spinny, rotating, like merry go round, like carousel|waltzer, spin|spins + feel|feels, room|world|house|ground|floor|walls|ceiling turning|turns|moving, everything|room|world|things start|starts|started|starting? turn|turning|turns|going|spin round|around, room|world|everything|things|ceiling|bed|house|walls .. spin|spinning|spins|spun|rotating|turning|whirling|round',
      'دوران, دنيا|غرفه|راس|بيت|ارض + يدور|تدور|=تلف|=يلف|بتلف|بتدور|يفتل|لاف, تدور فيني, دنيا|غرفه|راس|بيت|ارض|كل شي|حيطان|سقف|دني + تفتر|يفتر|فتر|بتفتل|تفتل|فتل|برم|يبرم|تبرم|حوم|يحوم|تحوم|دار|بيدور|تفر|يفر|لف|لفت|دواره|دوامه|بتلف|يدور, مرجيحه, دوامه, دوار شديد|دهليزي, لفه|فتل راس, بتفتل, تفتر فيني, دنيا|غرفه|بيت|ارض + فتل|يفتل|تفتل|بتفتل|تفتر|فتر, =دارت|=دارات|=تدور|=بتدور|=لفت + دنيا|غرفه|ارض|بيت, غرفه|دنيا|بيت|سقف|ارض|كل شي|حيطان|سرير + يدور|تدور|بتدور|يلف|تلف|بتلف|بيلف|تفتر|يفتر|تفتل + بي|فيني|فيي|فيا|حولي|ثواني|دقيقه|كل ما|راسي',
    ],
    implies: ['dizzy'],
  }),
  'turning-head': finding(['On moving the head', 'عند تحريك الرأس'], {
    tick: ['It lasts seconds, on turning in bed or moving the head', 'تستمر ثواني عند التقلب في السرير أو تحريك الرأس'],
    says: [
      'change|changing position, bppv, turn|turning|roll|rolling|tilt|tilting|move|moving|looking|look|bend|bending + bed|head|over|up|side|pillow|neck + dizzy|spin|spins|spinning|seconds|vertigo|giddy|whirl, head + turn|turning|tilt|move|moving|back|up + dizzy|spin|spins|spinning|seconds, turn|turning|roll|rolling|rolled over|bed|side, turn|turning|tilt|tilting|moving|move|moved head + dizzy|dizziness|spin|spins|spinning|vertigo|giddy|seconds|room|world, look|looking up|down, turn|turning|roll|rolling|rolled|sit|sitting|lie|lying|look|looking|tilt|bend|bending .. bed|over|up|down|side|head|shelf|washing + spin|spins|spinning|dizzy|seconds|vertigo|swirl|room, every time|whenever|when turn|roll|look|tilt|bend .. head|bed|over|up',
      'تقلب|اتقلب|لفيت|الف|حركت|احرك|ارفع|انزل|نزلت|سجدت|اسجد + راس|سرير|فراش|نوم, تغيير وضعيه, قلب|اتقلب|تقلب|بقلب|لف|الف|لفيت|حرك|رفع|رفعت|نزل|دنق|طالع|التفت|انسدح|سجد|ارفع|احرك + راس|جنب|تخت|فراش|سرير|فوق|تحت|صوب|مخده + داخ|دوخ|ادوخ|بدوخ|تدوخ|يدوخ|دوخه|دوار|تدور|يدور|ثواني|لفه, داخ|دوخ|ادوخ|بدوخ|تدوخ|يدوخ|دوخه + قلب|اتقلب|حرك|لف|رفع|دنق + راس|جنب|فراش|سرير|تخت, قلب|اقلب|انقلب|انقلبت|تقلبت|اتقلب|بتقلب|لفيت|قلبت + يمين|يمين*|يسار*|شمال*|فراش|سرير|تخت|جنب*|مخده, سجدت|اسجد|=بالسجود + داخ|دخت|دوخ|دوخه|دوار|تدور|دارت|يدور|يلف',
    ],
  }),
  'dizzy-brief': finding(['A short spell that passed', 'نوبة قصيرة وزالت'], {
    kind: 'comfort',
    tick: [
      'It lasted seconds after bending, a hot bath, hunger or a ride, and has passed',
      'استمرت ثواني بعد انحناء أو حمام ساخن أو جوع أو لعبة دوارة، وزالت',
    ],
    says: [
      'dizzy|dizziness|lightheaded|woozy|giddy|spinning|faint + second|seconds|moment|sec|instant|briefly|brief, second|seconds|moment|sec dizzy|dizziness|lightheaded|woozy|giddy, brief|momentary|short|quick|passing + dizzy|dizziness|lightheaded|giddiness, dizzy|dizziness|lightheaded|woozy|giddy + bent|bending|bath|shower|sauna|jacuzzi|rollercoaster|ride|roundabout|swing|merry|spinning|twirling|boat|ferry|car|bus|reading|vr|skipped|hungry|fasting|lunch|breakfast|laughing|blowing|balloon|balloons, skipped|missed|not|without breakfast|lunch|meal|eaten|eating|food + dizzy|lightheaded|shaky|faint|woozy, second|seconds|moment|brief + dizzy|woozy|giddy|lightheaded, skipped|missed|no|without lunch|breakfast|meal|meals|dinner, after|off boat|ferry|plane|rollercoaster|ride + dizzy|dizziness|sway|swaying|rocking|wobbly|spin|spinning|lightheaded|woozy|land, sauna|jacuzzi, grey|gray|black|dark|woozy|dizzy|lightheaded + second|seconds|sec|secs|moment, woozy|dizzy|lightheaded|faint + passed|gone|went|fine|ok|settled, stood|stand|got|standing|up quick|quickly|fast + second|seconds|grey|black|woozy|dizzy, gave|giving|donated|donating blood',
      'دخت|دوخه|دايخ|دايخه|داخ|دوار|دوخ + ثانيه|ثواني|لحظه|لحظات|ثانيتين|شوي, ثانيه|ثواني|لحظه + دخت|دوخه|دوخ|دوار, دخت|دوخه|دايخ|دايخه|دوخ + انحنيت|دنقت|نزلت|حمام|شاور|دوش|ساونا|مرجيحه|لعبه|العاب|ملاهي|قارب|بحر|سياره|باص|جوع|جوعان|صايم|صيام|بدون فطور|اكل|ماكلت|نفخت|بالون, دخت|دوخه|دايخ|دوخ + سونا|السونا|جاكوزي|بخار|شمس, ما فطرت|تغديت|اكلت|تسحرت|افطرت + دوخه|دخت|دوخ|دارت|دايخ|دايخه|داخ, دارت|دوخه|دخت|داخ|تسود|بتسود|اسودت|سودت|لفت + ثواني|ثانيه|ثانيتين|لحظه|لحظات|وتروح|وراحت|وراح, قمت|وقفت|اقوم|اوقف|نهضت بسرعه + دوخه|دخت|دوخ|دارت|تسود|ثواني|اسودت|لف, تسود|سودت|بتسود عيون*|دنيا ثانيتين|ثواني',
    ],
  }),
} as const satisfies Readonly<Record<string, Finding>>;
