import { all, any } from '../../kinds/condition.ts';
import { emergency, high, low, medium, protocol } from '../../kinds/protocol.ts';

export const protocols = {
  eating: protocol({
    title: ['Eating disorder', 'اضطراب الأكل'],
    opens: ['eating-disorder'],
    unanswered: ['High', 'eating-today'],
    cleared: ['Medium', 'eating-disorder', 'NHS: Eating disorders, see a GP as soon as you can; NICE NG69 1.2'],
    discriminators: [
      emergency(
        'eating-emergency',
        'RCPsych CR233 (medical emergencies in eating disorders)',
        all(
          any('eating-disorder', 'starved-signs'),
          any(
            'fainted',
            'chest-pain',
            'confused',
            'slow-pulse',
            'low-temperature',
            'seizure',
            'vomiting-blood',
            'palpitations',
            'rising-weakness',
          ),
        ),
      ),
      emergency('self-harm', 'NICE NG225', all('eating-disorder', 'self-harm')),
      high(
        'eating-today',
        'RCPsych CR233; NICE NG69',
        any(
          'starved-signs',
          all('eating-disorder', any('weakness', 'dizzy', 'keeps-nothing', 'pregnant', 'diabetes', 'under-16', 'missed-period')),
        ),
      ),
      medium('eating-disorder', 'NICE NG69', 'eating-disorder', { unless: ['starved-signs'] }),
    ],
  }),
  addiction: protocol({
    title: ['Dependence', 'الإدمان'],
    opens: ['addiction'],
    unanswered: ['Medium', 'addiction'],
    cleared: ['Medium', 'addiction', 'NHS: Drug addiction, getting help: start with a GP'],
    discriminators: [
      emergency(
        'overdose-sleepy',
        'WHO (opioid overdose)',
        all('addiction', any('unconscious', 'slow-breathing', 'hard-to-wake', 'blue-lips')),
      ),
      emergency(
        'withdrawal-danger',
        'NICE CG100',
        all(any('addiction', 'withdrawal'), any('seizure', 'confused', 'psychosis', all('withdrawal', any('fever', 'very-fast-pulse')))),
      ),
      emergency('self-harm', 'NICE NG225', all('addiction', 'self-harm')),
      emergency('heart', 'AHA 2008 (cocaine chest pain)', all('addiction', 'stimulants', 'chest-pain')),
      high(
        'addiction-today',
        'NICE CG100; CG52',
        all('addiction', any('withdrawal', 'tremor', 'sweating', 'vomiting', 'pregnant', 'despair', 'under-16')),
      ),
    ],
  }),
  smoking: protocol({
    title: ['Stopping smoking', 'الإقلاع عن التدخين'],
    opens: ['stop-smoking'],
    unanswered: ['Low', 'stop-smoking'],
    cleared: ['Low', 'stop-smoking', 'NHS: Stop smoking treatments; NICE NG209'],
    discriminators: [
      medium('addiction', 'NICE NG209', all('stop-smoking', any('pregnant', 'under-16', 'mind-illness'))),
      low('stop-smoking', 'NICE NG209; WHO', 'stop-smoking', {
        unless: ['chest-pain', 'coughing-blood', 'pregnant', 'self-harm', 'under-16', 'mind-illness'],
        explains: ['stop-smoking', 'smoker', 'poor-sleep', 'anxiety', 'cough'],
      }),
    ],
  }),
} as const;
