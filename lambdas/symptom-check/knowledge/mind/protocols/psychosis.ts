import { all, any } from '../../kinds/condition.ts';
import { emergency, high, protocol } from '../../kinds/protocol.ts';

export const protocols = {
  'danger-to-others': protocol({
    title: ['Threats, violence or agitation', 'التهديد أو العنف أو الهياج'],
    opens: ['harm-others', 'violent-now'],
    unanswered: ['Emergency', 'mind-emergency'],
    cleared: ['High', 'psychosis-today', 'NHS: Where to get urgent help for mental health, call 111'],
    discriminators: [
      emergency('postnatal-psychosis', 'NICE CG192', all('harm-others', 'after-birth')),
      emergency('confusion', 'NICE CG103 (delirium)', all('violent-now', any('confused', 'fever', 'head-injury'))),
      emergency('mind-emergency', 'NICE NG10; NG225', any('harm-others', 'violent-now')),
    ],
  }),
  psychosis: protocol({
    title: ['Voices, visions or being followed', 'سماع أصوات أو رؤى أو الإحساس بالملاحقة'],
    opens: ['psychosis', 'voices-command'],
    unanswered: ['High', 'psychosis-today'],
    cleared: ['High', 'psychosis-today', 'NICE CG178 1.3.1: first presentation, refer without delay; NHS: Psychosis'],
    discriminators: [
      emergency('mind-emergency', 'NICE CG178', any('voices-command', all('psychosis', any('harm-others', 'violent-now')))),
      emergency('self-harm', 'NICE NG225', all('psychosis', 'self-harm')),
      emergency('postnatal-psychosis', 'NICE CG192', all('psychosis', 'after-birth')),
      emergency(
        'confusion',
        'NICE CG103 (delirium)',
        all('psychosis', any('fever', 'confused', 'drowsy', 'seizure', 'stiff-neck', 'head-injury', 'over-65')),
      ),
      emergency(
        'withdrawal-danger',
        'NICE CG100',
        all('psychosis', any('withdrawal', 'stopped-drinking', 'alcohol', 'tremor', 'sweating')),
      ),
      emergency(
        'mind-emergency',
        'NICE CG178; CG185',
        all('psychosis', any('no-sleep-days', 'mania', 'not-moving-speaking', 'stimulants', 'under-16')),
      ),
      high('psychosis-today', 'NICE CG178', 'psychosis', { unless: ['sleep-paralysis'] }),
    ],
  }),
  mania: protocol({
    title: ['Racing and sleepless', 'النشاط المفرط بلا نوم'],
    opens: ['mania', 'not-moving-speaking'],
    unanswered: ['High', 'mania-today'],
    cleared: ['High', 'mania-today', 'NICE CG185 1.2: suspected mania, urgent specialist assessment'],
    discriminators: [
      emergency('postnatal-psychosis', 'NICE CG192', all('mania', 'after-birth')),
      emergency('mind-emergency', 'NICE CG185', all('mania', any('psychosis', 'violent-now', 'harm-others', 'pregnant'))),
      emergency(
        'mind-emergency',
        'NICE CG178 (catatonia)',
        all('not-moving-speaking', any('fever', 'mind-illness', 'over-1-day', 'drowsy')),
      ),
    ],
  }),
} as const;
