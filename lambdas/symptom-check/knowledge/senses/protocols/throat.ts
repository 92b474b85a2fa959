import { all, any } from '../../kinds/condition.ts';
import { emergency, high, low, medium, protocol } from '../../kinds/protocol.ts';
import { closing } from '../conditions.ts';

export const protocols = {
  'sore-throat': protocol({
    title: ['Sore throat', 'ألم الحلق'],
    opens: ['sore-throat'],
    unanswered: ['Low', 'sore-throat'],
    cleared: ['Low', 'sore-throat', 'NICE NG84: FeverPAIN 0-1, self-care; NHS: Sore throat'],
    discriminators: [
      emergency('throat-closing', 'NICE NG84; Manchester Triage (sore throat)', all('sore-throat', closing), { unless: ['over-3-weeks'] }),
      emergency('meningitis', 'NICE NG240', all('sore-throat', 'stiff-neck', 'fever')),
      high('throat-blood-count', 'NICE CKS (sore throat); MHRA (carbimazole)', all('sore-throat', 'white-cell-medicine')),
      high(
        'throat-today',
        'NICE NG84',
        all('sore-throat', any('one-sided-throat', 'weak-immunity', 'keeps-nothing', 'neck-swelling', 'dehydration')),
      ),
      high('throat-today', 'NICE NG84', all('sore-throat', any('trouble-swallowing', 'severe-pain'), any('high-fever', 'unwell'))),
      medium(
        'throat-check',
        'NICE NG84 (FeverPAIN)',
        all('sore-throat', any('strep-signs', 'rash', 'mono', 'trouble-swallowing', 'high-fever')),
        { unless: ['tonsil-stones'], explains: ['trouble-swallowing', 'glands'] },
      ),
      medium('throat-check', 'NICE NG84', all('sore-throat', any('over-week', 'recurring')), { unless: ['hayfever', 'tonsil-stones'] }),
      low('sore-throat', 'NICE NG84', 'sore-throat', {
        unless: [
          'strep-signs',
          'rash',
          'over-week',
          'recurring',
          'trouble-swallowing',
          'weak-immunity',
          'severe-pain',
          'chest-pain',
          'throat-operation',
          'food-stuck',
          'under-2',
          'ear-discharge',
        ],
        explains: ['cold', 'cough', 'hoarse', 'glands', 'ear-pain'],
      }),
    ],
  }),
  'tonsil-stones': protocol({
    title: ['Tonsil stones', 'حصى اللوزتين'],
    opens: ['tonsil-stones'],
    unanswered: ['Low', 'tonsil-stones'],
    cleared: ['Low', 'tonsil-stones', 'NHS: Tonsil stones'],
    discriminators: [
      medium(
        'throat-check',
        'NHS (tonsil stones)',
        all('tonsil-stones', any('one-sided-throat', 'trouble-swallowing', 'weight-loss', 'fever')),
      ),
      low('tonsil-stones', 'NHS (tonsil stones)', 'tonsil-stones', {
        unless: [
          'one-sided-throat',
          'trouble-swallowing',
          'weight-loss',
          'fever',
          'throat-bleeding',
          'muffled-voice',
          'trismus',
          'severe-pain',
        ],
        explains: ['strep-signs', 'sore-throat', 'oral-thrush', 'cough', 'lump', 'pus'],
      }),
    ],
  }),
  'throat-closing': protocol({
    title: ['Cannot swallow, open the mouth or speak clearly', 'تعذر البلع أو فتح الفم أو الكلام الواضح'],
    opens: ['cannot-swallow', 'muffled-voice', 'trismus'],
    unanswered: ['High', 'throat-today'],
    cleared: ['Medium', 'throat-check', 'clinical consensus: what opens it decides by rules of its own'],
    discriminators: [
      emergency('throat-closing', 'Manchester Triage (sore throat); NICE CKS (epiglottitis)', 'cannot-swallow', {
        unless: ['over-3-weeks'],
      }),
      emergency(
        'throat-closing',
        'NICE CKS (quinsy); ENT UK (deep neck infection)',
        all(
          any('muffled-voice', 'trismus'),
          any(
            'sore-throat',
            'fever',
            'trouble-swallowing',
            'drooling',
            'stridor',
            'breathless',
            'toothache',
            'dental-abscess',
            'neck-swelling',
          ),
        ),
        { unless: ['jaw-clicks', 'hoarse'] },
      ),
      // A mouth that hardly opens and a thick voice are a quinsy, whatever else is not told.
      emergency('throat-closing', 'NICE CKS (sore throat: quinsy); ENT UK', all('muffled-voice', 'trismus'), { unless: ['jaw-clicks'] }),
      emergency('tetanus-signs', 'WHO; UKHSA (tetanus)', all('trismus', any('wound', 'stiff-neck'))),
      medium('jaw', 'NICE CKS (temporomandibular disorders)', all('trismus', 'jaw-clicks'), {
        unless: ['fever', 'sore-throat', 'toothache', 'injury', 'neck-swelling'],
      }),
    ],
  }),
  drooling: protocol({
    title: ['Drooling', 'سيلان اللعاب'],
    opens: ['drooling'],
    unanswered: ['High', 'throat-today'],
    cleared: ['Medium', 'swallowing-visit', 'clinical consensus'],
    discriminators: [
      emergency('stroke', 'NICE NG128', all('drooling', any('face-droop', 'one-sided-weakness', 'speech-trouble'))),
      emergency(
        'throat-closing',
        'NICE CKS (epiglottitis); Manchester Triage',
        all(
          'drooling',
          any(
            'sore-throat',
            'stridor',
            'breathless',
            'cannot-swallow',
            'trouble-swallowing',
            'muffled-voice',
            'high-fever',
            'drowsy',
            'swallowed-object',
            'food-stuck',
            'airway-swelling',
            'tongue-swelling',
          ),
        ),
      ),
      emergency('throat-closing', 'NICE CKS (epiglottitis)', all('drooling', 'fever'), { unless: ['teething', 'mouth-sores', 'handfoot'] }),
      low('dribbling', 'NHS (teething)', all('drooling', any(all('teething', 'under-5'), 'under-2')), {
        unless: ['fever', 'breathless', 'swallowed-object', 'sudden', 'unwell'],
        explains: ['drooling', 'dental-abscess', 'toothache'],
      }),
    ],
  }),
  'trouble-swallowing': protocol({
    title: ['Trouble swallowing', 'صعوبة البلع'],
    opens: ['trouble-swallowing', 'food-stuck'],
    unanswered: ['Medium', 'swallowing-check'],
    cleared: ['Medium', 'swallowing-visit', 'NICE NG12 1.2: dysphagia, endoscopy within 2 weeks'],
    discriminators: [
      emergency(
        'stroke',
        'NICE NG128',
        all('trouble-swallowing', any('speech-trouble', 'face-droop', 'one-sided-weakness', 'double-vision', 'pupil')),
      ),
      emergency(
        'food-stuck-now',
        'ESGE (foreign bodies) 2016',
        all('food-stuck', any('drooling', 'cannot-swallow', 'breathless', 'chest-pain', 'vomiting-blood')),
      ),
      emergency(
        'throat-closing',
        'Resuscitation Council UK 2021',
        all('trouble-swallowing', any('stridor', 'breathless', 'airway-swelling', 'hives')),
      ),
      high('food-stuck', 'ESGE (foreign bodies) 2016', 'food-stuck'),
      high('throat-today', 'NICE CKS', all('trouble-swallowing', any('keeps-nothing', 'dehydration'))),
      medium('throat-check', 'NICE NG84', all('trouble-swallowing', 'sore-throat'), { unless: ['over-3-weeks', 'weight-loss'] }),
      medium('swallowing-check', 'NICE NG12', all('trouble-swallowing', any('over-3-weeks', 'weight-loss', 'over-50', 'worsening'))),
    ],
  }),
  'after-tonsils': protocol({
    title: ['After a throat operation', 'بعد عملية في الحلق'],
    opens: ['throat-operation'],
    unanswered: ['High', 'after-tonsils-today'],
    cleared: ['Low', 'after-tonsils', 'NHS: Tonsillitis, tonsillectomy recovery at home; ENT UK'],
    insteadOf: ['sore-throat', 'throat-blood', 'trouble-swallowing'],
    discriminators: [
      emergency(
        'tonsil-bleeding',
        'ENT UK (bleeding after tonsillectomy)',
        all('throat-operation', any('throat-bleeding', 'bleeding', 'heavy-bleeding', 'coughing-blood', 'vomiting-blood', 'nosebleed')),
      ),
      emergency('throat-closing', 'ENT UK', all('throat-operation', any('breathless', 'stridor', 'cannot-swallow', 'drooling'))),
      high(
        'after-tonsils-today',
        'ENT UK; NHS (tonsillectomy)',
        all('throat-operation', any('high-fever', 'keeps-nothing', 'dehydration', 'no-urine', 'worsening', 'vomiting')),
      ),
      low('after-tonsils', 'NHS (tonsillectomy)', all('throat-operation', any('ear-pain', 'strep-signs', 'mild')), {
        unless: ['high-fever', 'keeps-nothing', 'worsening', 'vomiting', 'severe-pain', 'over-3-weeks'],
        explains: ['ear-pain', 'sore-throat', 'strep-signs', 'trouble-swallowing'],
      }),
    ],
  }),
  'throat-blood': protocol({
    title: ['Blood from the throat or mouth', 'دم من الحلق أو الفم'],
    opens: ['throat-bleeding'],
    unanswered: ['High', 'throat-blood'],
    cleared: ['Medium', 'throat-check', 'clinical consensus'],
    discriminators: [
      emergency(
        'tonsil-bleeding',
        'Manchester Triage (airway; bleeding)',
        all('throat-bleeding', any('heavy-bleeding', 'not-stopping', 'breathless', 'fainted', 'blood-thinner', 'vomiting-blood')),
      ),
      low('gums', 'NHS (bleeding gums)', all('throat-bleeding', 'gum-bleeding'), {
        unless: ['bruise', 'purple-rash', 'fever', 'blood-thinner', 'cough'],
        explains: ['throat-bleeding', 'bleeding'],
      }),
      low('mouth-sores', 'NHS (bitten tongue)', all('throat-bleeding', 'mouth-sores', 'bleeding-stopped'), {
        unless: ['blood-thinner', 'seizure', 'cough', 'over-3-weeks'],
        explains: ['throat-bleeding', 'bleeding'],
      }),
    ],
  }),
} as const;
