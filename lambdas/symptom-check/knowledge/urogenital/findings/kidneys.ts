import { type Finding, finding } from '../../kinds/finding.ts';

export const findings = {
  'flank-pain': finding(['Pain in the flank', 'ألم في الخاصرة'], {
    tick: ['Pain in the side of the back, between the ribs and the hip', 'ألم في جانب الظهر بين الأضلاع والورك'],
    says: [
      '{flank} + {pain}, renal|ureteric|kidney colic, kidney|kidneys + hurt|hurting|killing|throbbing, side lower? back + {pain}, below|under ribs + back + {pain}, side .. back + {pain}, {back} + left|right|one side + {pain}, left|right side .. lower|mid|middle? back + {pain}, {pain} + between ribs hip, {pain} + round|around|into|behind back|side + rib, {pain} + back + under|below|beneath rib|ribs, side waist + {pain}, {pain} + side waist, renal angle, {pain} + side + kidney',
      '{flank} + {pain}, مغص|وجع|الم كلوي, كلاوي|كلوتي|كليتي|كلوه|كلاويه + {pain}, خاصره|خواصر|خاصرتي + {pain}, جنبي|جنبه|جنبها + {pain}, {pain} + ظهر جنب, {pain} + ورا|خلف + ضلوع|اضلاع|جنب, {pain} + جنب + ظهر, {pain} + خصر|خصري|خصره|الخصر, {pain} .. =وسطي|=وسطه|=وسطها, =وسطي|=وسطه|=وسطها .. {pain}, كلاوي|كلوتي|كليتي|كلوه|كلاويه + تاكلني|تذبح|تحرق|نغز|تشد, صلبي + {pain}, حريق|حرقان|شده + جنب|خاصره',
    ],
  }),
  'kidney-stone': finding(['Kidney stone', 'حصى الكلى'], {
    kind: 'disease',
    tick: ['A kidney stone is known', 'حصوة معروفة في الكلى'],
    says: [
      'kidney|renal|ureteric|ureter|bladder stone|stones|calculi, passing|passed stone, stone in kidney|ureter, stones in kidney|kidneys, stone|stones|rock|rocks|gravel|calculus|calculi .. kidney|kidneys|ureter|bladder, kidney|renal|kidneys .. stone|stones|rock|rocks|gravel, nephrolithiasis, urolithiasis, renal calculus|calculi, passed|passing gravel|grit|stone, stone|stones + ureter|urinary',
      'حصوه|حصوات|حصاه|حصي + {flank}, حصوه|حصوات|حصاه|حصي + بول|حالب|مثانه|ظهر, رمل|املاح كلي|كليه, حصو|بحص|بحصه|بحصات|حصوه|حصوات|حصيات|حصي|حصاه|رمل|رمله|املاح|كلس + كلوه|كليه|كلي|كلا|كلاوي|كلوتي|كلوته|كليته|كليتي|كلاويه|كليتين|بول|حالب|مثانه, حجر|حجره|حجاره|احجار .. كلوه|كليه|كلي|كلا|كلاوي|كلوتي|كلوته|كليته|كليتي|كلاويه|كليتين|حالب|بول, كلوه|كليه|كلي|كلا|كلاوي|كلوتي|كلوته|كليته|كليتي|كلاويه|كليتين .. حجر|بحص|حصو|حصوه|حصي, ترسبات|املاح + كلوه|كليه|كلي|كلا|كلاوي|كلوتي|كلوته|كليته|كليتي|كلاويه|كليتين|بول',
    ],
  }),
  'pain-to-groin': finding(['Pain to the groin', 'ألم يمتد إلى أصل الفخذ'], {
    tick: ['The pain comes in waves, or goes down to the groin', 'الألم يأتي على موجات أو ينزل إلى أصل الفخذ'],
    says: [
      'loin groin, {spreading} + groin, {flank} + groin, {pain} + waves|wave, comes|coming|come waves|wave|surges|bouts|spasms|episodes, pain + surges|spasms|bouts, {spreading} + leg joins|meets body, {spreading} + testicle|testicles|=balls|labia|inner thigh|private|privates, {flank}|back|side + down|to|into + =balls|private|testicle|testicles|thigh, waves pain, comes goes|go waves, {pain} + comes goes',
      '{spreading} عانه, {spreading} علي|الي|لين|لحد|ناحيه عانه, {pain} .. {spreading} .. عانه, {pain} + نازل + عانه|خصيه|تحت, {spreading} + اصل فخذ|مغبن, {pain} + موجات|نوبات, {pain} + روح رجع|يجي, {spreading} + خصيه|محاشم|خصاوي|بيضات|تناسلي|خصيتي|خصيته, {flank} + {spreading} + فخذ|تحت|عانه|مغبن|خصيه, {flank} + فخذ|عانه|مغبن|محاشم|خصيه, {pain} + موجه|دفعات|نوبه|طلعات, تمشي تجي, يمشي يجي, يجي|تجي|ييجي|بيجي|يروح|تروح روح|تروح|يجي|تجي + {pain}|{flank}, يهبط|تهبط|هابط|يسمع|مسمع + {flank}|فخذ|عانه',
    ],
  }),
  'one-kidney': finding(['One kidney', 'كلية واحدة'], {
    kind: 'background',
    tick: ['Only one kidney, or a transplanted one', 'كلية واحدة فقط أو كلية مزروعة'],
    says: [
      'one|single|solitary kidney, kidney transplant|transplanted|removed, donated kidney, nephrectomy, removed|took|lost|taken|cut|donated|gave|given|missing .. kidney, kidney .. removed|taken out|donated, born with one|only|single, only|single working|functioning|good|left|right? kidney, one working|functioning|good|left kidney, transplanted|transplant|new|donor kidney, kidney transplant|graft, kidney from brother|sister|donor|mother|father|wife, other kidney not|gone|missing|removed|dead, second kidney not|gone|removed, renal transplant|agenesis',
      'كليه وحده|واحده, زرعت|زراعه|زارع كلي|كليه, تبرعت كليه|كلي, شال|شالوا|استيصال كليه, كلوه|كليه|كلي|كلا|كلاوي|كلوتي|كلوته|كليته|كليتي|كلاويه|كليتين + وحده|واحده|وحيده, شايل|شايلين|شالوا|شلت|شيلت|شلنا|استاصل|استاصلوا|انشالت|مشيول|مشيوله|شال|نزع|نحيت .. كلوه|كليه|كلي|كلا|كلاوي|كلوتي|كلوته|كليته|كليتي|كلاويه|كليتين, كلوه|كليه|كلي|كلا|كلاوي|كلوتي|كلوته|كليته|كليتي|كلاويه|كليتين .. انشالت|مشيوله|مستاصله|مزروعه|مزروع, تبرع|متبرع|تبرعت|اتبرعت|متبرعه .. كلوه|كليه|كلي|كلا|كلاوي|كلوتي|كلوته|كليته|كليتي|كلاويه|كليتين, زرع|زارع|زارعين|زراعه|مزروع|زرعولي|زرعوا .. كلوه|كليه|كلي|كلا|كلاوي|كلوتي|كلوته|كليته|كليتي|كلاويه|كليتين, عايش|اعيش|عايشه|مخلوق|مولود .. كلوه|كليه|كلي|كلا|كلاوي|كلوتي|كلوته|كليته|كليتي|كلاويه|كليتين + وحده|واحده|يمين|يسار',
    ],
    implies: ['kidney-disease'],
  }),
  'kidney-disease': finding(['Kidney disease', 'مرض في الكلى'], {
    kind: 'background',
    tick: ['A known kidney disease, or dialysis', 'مرض معروف في الكلى أو غسيل كلى'],
    says: [
      'dialysis, hemodialysis, haemodialysis, ckd, esrd, kidney failure|disease|problem|problems|patient, renal failure|disease|patient, weak kidney|kidneys, kidney|kidneys|renal + failing|failed|packed|insufficiency|impairment|function|damaged|chronic|nephritis|stage|shrunk|gave up|bad, kidney|kidneys not working|work|functioning, creatinine + high|raised|up|sky|elevated, nephritis, nephrotic, glomerulonephritis, polycystic kidney|kidneys, nephrologist, kidney|kidneys wash|washing|cleaning|machine|specialist|doctor, egfr',
      'غسيل كلي|كلوي, يغسل|اغسل|تغسل كلي, فشل كلوي|كلي, قصور كلوي|كلي, مرض|مريض|مشاكل كلي|كليه|كلوي, ضعف كلي|كليه, كلوه|كليه|كلي|كلا|كلاوي|كلوتي|كلوته|كليته|كليتي|كلاويه|كليتين + تعبان|تعبانه|تعبانين|ضعيفه|ضعاف|فشل|فاشله|قصور|خربان|خربت|تالفه|واقفه|عطلانه|مزمن, كلوه|كليه|كلي|كلا|كلاوي|كلوتي|كلوته|كليته|كليتي|كلاويه|كليتين + ما تشتغل|شغال|شغاله|عمل|يشتغلون|تعمل|خدام, كرياتين|كرياتنين|كيراتنين|كرياتينين|كرياتينين + عالي|مرتفع|زايد|طالع, قصور + كلوه|كليه|كلي|كلا|كلاوي|كلوتي|كلوته|كليته|كليتي|كلاويه|كليتين, غسيل|يغسل|تغسل|اغسل|بغسل|غسل .. كلوه|كليه|كلي|كلا|كلاوي|كلوتي|كلوته|كليته|كليتي|كلاويه|كليتين|كلاه, روح|يروح|تروح|اروح|بروح غسيل, جلسه|جلسات غسيل, مريض غسيل, دياليز, دكتور|اخصايي كلي',
    ],
  }),
  'side-pain': finding(['Pain in the side', 'ألم في الجنب'], {
    says: [
      '{pain} in|on|down side, side {pain}, {pain} side',
      '{pain} + جنب|جنبي|جنبه|جنبها|خاصره, مكان كليه|كلوه|كلي + {pain}|واجعني|يوجعني',
    ],
  }),
} as const satisfies Readonly<Record<string, Finding>>;
