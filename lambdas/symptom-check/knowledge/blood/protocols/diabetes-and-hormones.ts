import { all, any } from '../../kinds/condition.ts';
import { emergency, high, low, medium, protocol } from '../../kinds/protocol.ts';

export const protocols = {
  'low-sugar': protocol({
    title: ['Low blood sugar', 'انخفاض السكر'],
    opens: ['low-sugar', 'low-sugar-reading', 'too-much-insulin', 'sweet-not-helping'],
    unanswered: ['High', 'low-sugar-today'],
    cleared: ['Medium', 'low-sugar-review', 'NHS: Low blood sugar (hypoglycaemia), without diabetes see a GP'],
    discriminators: [
      emergency(
        'low-sugar',
        'JBDS 01 (hypoglycaemia); ADA',
        all(
          any('low-sugar', 'low-sugar-reading', 'too-much-insulin'),
          any('cannot-swallow-safely', 'confused', 'odd-behaviour', 'drowsy', 'unconscious', 'seizure', 'fainted', 'speech-trouble'),
        ),
      ),
      emergency('low-sugar', 'JBDS 01 (hypoglycaemia)', any('sweet-not-helping', 'insulin-overdose', all('low-sugar', 'too-much-insulin'))),
      emergency(
        'low-sugar',
        'JBDS 01 (hypoglycaemia)',
        all(any('low-sugar', 'low-sugar-reading'), any('vomiting', 'keeps-nothing', 'under-1', 'newborn', 'inborn-metabolic')),
      ),
      emergency('low-sugar', 'JBDS 01; ADA', all('low-sugar-reading', any('sweating', 'tremor', 'weakness', 'dizzy'), 'diabetes'), {
        unless: ['sugar-recovered'],
      }),
      high('low-sugar-today', 'ADA; NICE NG28', 'too-much-insulin'),
      high('low-sugar-today', 'ADA', all('low-sugar', any('pregnant', 'over-65', 'under-16'))),
      high('low-sugar-today', 'ADA', all('low-sugar', any('sweating', 'tremor', 'palpitations')), { unless: ['sugar-recovered'] }),
      medium('low-sugar-review', 'ADA; NICE NG28', all(any('low-sugar', 'low-sugar-reading'), 'sugar-recovered'), {
        unless: ['too-much-insulin', 'sweet-not-helping'],
      }),
    ],
  }),
  'diabetic-odd': protocol({
    title: ['Unwell with diabetes', 'توعك مع السكري'],
    opens: ['sweating', 'tremor', 'confused', 'odd-behaviour', 'drowsy', 'unconscious', 'seizure'],
    of: 'diabetes',
    unanswered: ['High', 'diabetes-today'],
    cleared: ['Medium', 'diabetes-review', 'NHS: Low blood sugar; the treatment is reviewed'],
    discriminators: [
      emergency(
        'sugar-unknown',
        'JBDS 01; JBDS 02',
        any('confused', 'odd-behaviour', 'drowsy', 'unconscious', 'seizure', 'cannot-swallow-safely'),
        {
          unless: ['low-sugar', 'low-sugar-reading', 'high-sugar', 'high-sugar-reading', 'sugar-normal'],
        },
      ),
    ],
  }),
  'high-sugar': protocol({
    title: ['High blood sugar', 'ارتفاع السكر'],
    opens: ['high-sugar', 'high-sugar-reading', 'meter-high', 'ketones', 'fruity-breath', 'missed-insulin'],
    unanswered: ['High', 'diabetes-today'],
    cleared: ['Medium', 'diabetes-review', 'NHS: Diabetes, see a GP (symptoms); NICE NG28'],
    discriminators: [
      emergency(
        'high-sugar',
        'JBDS 02 (ketoacidosis); ADA',
        all(
          any('high-sugar', 'high-sugar-reading', 'meter-high', 'ketones', 'fruity-breath', 'missed-insulin'),
          any(
            'vomiting',
            'keeps-nothing',
            'drowsy',
            'confused',
            'deep-breathing',
            'belly-pain',
            'breathless',
            'severe-breathless',
            'fast-breathing',
            'sepsis-signs',
            'unconscious',
            'dehydration',
          ),
        ),
        { unless: ['low-sugar', 'low-sugar-reading'] },
      ),
      emergency(
        'high-sugar',
        'JBDS 02; JBDS 06 (hyperosmolar)',
        any('meter-high', all('ketones', any('high-sugar', 'high-sugar-reading', 'diabetes', 'thirst'))),
        {
          unless: ['low-sugar', 'low-sugar-reading'],
        },
      ),
      emergency('high-sugar', 'JBDS 02', all('fruity-breath', any('diabetes', 'thirst', 'under-16', 'tired'))),
      high(
        'diabetes-today',
        'NICE NG17; NG18',
        any(
          'missed-insulin',
          all(any('high-sugar', 'high-sugar-reading'), any('fever', 'pregnant', 'under-16', 'thirst', 'weight-loss', 'blurred-vision')),
        ),
      ),
    ],
  }),
  'diabetic-sick-day': protocol({
    title: ['Vomiting or infection with diabetes', 'قيء أو عدوى مع السكري'],
    opens: ['vomiting', 'keeps-nothing', 'diarrhoea', 'fever', 'deep-breathing'],
    of: 'diabetes',
    unanswered: ['High', 'diabetes-sick-day'],
    cleared: ['Medium', 'diabetes-review', 'NICE NG17 and NG28 (sick-day plan is reviewed)'],
    discriminators: [
      emergency(
        'high-sugar',
        'JBDS 02 (ketoacidosis)',
        all(
          any('vomiting', 'keeps-nothing', 'fever', 'diarrhoea', 'deep-breathing'),
          any(
            'drowsy',
            'confused',
            'deep-breathing',
            'breathless',
            'fast-breathing',
            'ketones',
            'fruity-breath',
            'thirst',
            'severe-breathless',
            'missed-insulin',
            'meter-high',
          ),
        ),
        { unless: ['low-sugar', 'low-sugar-reading'] },
      ),
      emergency('high-sugar', 'JBDS 02', all('keeps-nothing', any('over-1-day', 'pregnant', 'under-16', 'weakness'))),
      high('diabetes-sick-day', 'NICE NG17 (sick day rules)', any('vomiting', 'keeps-nothing', 'fever')),
    ],
  }),
  thirst: protocol({
    title: ['Great thirst', 'العطش الشديد'],
    opens: ['thirst', 'bed-wetting-again'],
    unanswered: ['Medium', 'thirst'],
    cleared: ['Medium', 'thirst-visit', 'NHS: Thirst / Type 2 diabetes, see a GP if'],
    discriminators: [
      emergency(
        'new-diabetes-ill',
        'NICE NG18; JBDS 02',
        all(
          any('thirst', 'bed-wetting-again'),
          any('vomiting', 'drowsy', 'confused', 'deep-breathing', 'fruity-breath', 'severe-breathless', 'belly-pain', 'fast-breathing'),
        ),
        {
          unless: ['diarrhoea', 'heat-exposure', 'diabetes', 'high-sugar', 'urine-burning', 'hangover'],
        },
      ),
      emergency(
        'high-sugar',
        'JBDS 02',
        all('thirst', 'diabetes', any('vomiting', 'drowsy', 'confused', 'deep-breathing', 'fruity-breath', 'belly-pain', 'weakness')),
        {
          unless: ['low-sugar', 'low-sugar-reading'],
        },
      ),
      high(
        'new-diabetes-today',
        'NICE NG18; ADA',
        all(any('thirst', 'bed-wetting-again'), any('under-16', 'weight-loss', 'child', 'pregnant', 'blurred-vision')),
        {
          unless: ['diarrhoea', 'heat-exposure', 'diabetes'],
        },
      ),
      high('diabetes-today', 'NICE NG28', all('thirst', 'diabetes')),
      low('heat-mild', 'NHS (dehydration)', all('thirst', 'heat-exposure'), {
        unless: [
          'diabetes',
          'weight-loss',
          'blurred-vision',
          'bed-wetting-again',
          'vomiting',
          'drowsy',
          'confused',
          'very-hot',
          'heat-illness',
          'fainted',
          'nearly-fainted',
          'fever',
          'no-urine',
          'dehydration',
          'severe-breathless',
          'deep-breathing',
          'over-3-days',
          'pregnant',
          'under-1',
          'over-65',
        ],
        explains: ['thirst', 'tired', 'headache', 'sweating'],
      }),
    ],
  }),
  'sugar-test': protocol({
    title: ['Raised sugar on a test', 'سكر مرتفع في الفحص'],
    opens: ['raised-sugar-test'],
    unanswered: ['Medium', 'sugar-test'],
    cleared: ['Medium', 'sugar-test', 'NICE CKS Diabetes type 2: repeat test if no symptoms; WHO HbA1c 2011'],
    discriminators: [
      high(
        'new-diabetes-today',
        'NICE NG28; ADA',
        all('raised-sugar-test', any('weight-loss', 'ketones', 'vomiting', 'pregnant', 'under-16')),
        { unless: ['diabetes'] },
      ),
    ],
  }),
  'adrenal-crisis': protocol({
    title: ['Illness with adrenal failure', 'مرض مع قصور الكظر'],
    opens: [
      'vomiting',
      'keeps-nothing',
      'diarrhoea',
      'fever',
      'fainted',
      'nearly-fainted',
      'dizzy',
      'drowsy',
      'confused',
      'weakness',
      'tired',
      'belly-pain',
      'injury',
      'low-pressure',
      'missed-steroids',
      'unwell',
    ],
    of: 'adrenal',
    unanswered: ['High', 'adrenal-today'],
    cleared: ['High', 'adrenal-today', 'Society for Endocrinology; kept sooner than home: steroid dose'],
    discriminators: [
      emergency(
        'adrenal-crisis',
        'Society for Endocrinology (adrenal crisis); NICE NG243',
        any('vomiting', 'keeps-nothing', 'diarrhoea', 'confused', 'drowsy', 'fainted', 'low-pressure', 'nearly-fainted', 'high-fever'),
      ),
      emergency(
        'adrenal-crisis',
        'Society for Endocrinology',
        any(
          all('missed-steroids', any('weakness', 'dizzy', 'belly-pain', 'fever')),
          all('belly-pain', any('severe', 'weakness')),
          'fracture',
          'major-trauma',
        ),
      ),
      emergency('adrenal-crisis', 'Society for Endocrinology', all('fever', any('weakness', 'dizzy'))),
    ],
  }),
} as const;
