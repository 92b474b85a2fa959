import { all, any, not } from '../../kinds/condition.ts';
import { emergency, high, medium, protocol } from '../../kinds/protocol.ts';

export const protocols = {
  asthma: protocol({
    title: ['Asthma or wheezing', 'الربو أو صفير الصدر'],
    opens: ['wheeze', 'asthma-attack', 'inhaler-fails', 'asthma-nights'],
    of: not('lung-disease'),
    unanswered: ['High', 'asthma-today'],
    cleared: ['Medium', 'asthma-review', 'NHS: Asthma, see a GP if you think you have it; NICE NG245 diagnosis'],
    discriminators: [
      emergency('asthma', 'BTS/NICE/SIGN NG245', any('inhaler-fails', 'exhausted-breathing')),
      emergency(
        'asthma',
        'BTS/NICE/SIGN NG245',
        all(any('wheeze', 'asthma-attack', 'asthma'), any('severe-breathless', 'blue-lips', 'drowsy', 'confused')),
        {
          unless: ['inhaler-helps', 'blocked-nose-breath'],
        },
      ),
      emergency(
        'asthma',
        'BTS/NICE/SIGN NG245',
        all(any('wheeze', 'asthma-attack'), any('low-oxygen', 'lowish-oxygen', 'very-fast-pulse', 'fast-breathing')),
      ),
      emergency('breathing', 'ERC paediatric life support', all('wheeze', 'allergen', 'under-5'), {
        unless: ['asthma', 'cold', 'fever', 'hayfever', 'over-3-days'],
      }),
      emergency('asthma', 'GINA 2024: risk of death', all('asthma-icu', any('breathless', 'wheeze', 'asthma-attack'))),
      emergency(
        'asthma',
        'BTS/NICE/SIGN NG245',
        all(any('wheeze', 'asthma-attack'), 'breathless', any('worsening', 'severe', 'chest-indrawing')),
      ),
      high('asthma-today', 'BTS/NICE/SIGN NG245', all(any('wheeze', 'asthma-attack'), any('breathless', 'fever', 'pregnant'))),
      medium(
        'asthma-review',
        'BTS/NICE/SIGN NG245 (control)',
        any('asthma-nights', all(any('asthma', 'wheeze'), any('inhaler-helps', 'over-3-weeks'))),
        {
          unless: ['severe-breathless', 'breathless', 'inhaler-fails', 'worsening', 'blue-lips', 'asthma-icu', 'chest-pain', 'fever'],
        },
      ),
    ],
  }),
  'lung-disease': protocol({
    title: ['Flare of a lung disease', 'تفاقم مرض رئوي'],
    opens: [
      'breathless',
      'severe-breathless',
      'wheeze',
      'cough',
      'phlegm',
      'worse-than-usual',
      'inhaler-fails',
      'low-oxygen',
      'lowish-oxygen',
    ],
    of: 'lung-disease',
    unanswered: ['High', 'lung-disease-today'],
    cleared: ['Medium', 'lung-disease-review', 'NICE NG115: stable COPD follow-up, no exacerbation'],
    discriminators: [
      emergency(
        'lung-disease-emergency',
        'GOLD 2024; NICE NG115',
        any('severe-breathless', 'blue-lips', 'confused', 'drowsy', 'exhausted-breathing', 'at-rest'),
      ),
      emergency('lung-disease-emergency', 'BTS oxygen 2017', all('low-oxygen', any('breathless', 'worse-than-usual'))),
      emergency(
        'lung-disease-emergency',
        'NICE NG115',
        all(any('breathless', 'wheeze'), any('sudden', 'severe', 'inhaler-fails', 'chest-pain', 'leg-swelling-both', 'fainted')),
      ),
      high('lung-disease-today', 'NICE NG114; NG115', any('worse-than-usual', 'fever', 'worsening', all('phlegm', 'breathless'))),
    ],
  }),
} as const;
