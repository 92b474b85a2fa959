import { all, any } from '../../kinds/condition.ts';
import { emergency, high, low, medium, protocol } from '../../kinds/protocol.ts';
import { cord } from '../conditions.ts';

export const protocols = {
  drowning: protocol({
    title: ['Drowning', 'غرق'],
    opens: ['drowning', 'water-inhaled'],
    unanswered: ['High', 'water-today'],
    cleared: ['Low', 'water-swallowed', 'WMS drowning guideline 2019: alert, no symptoms: no hospital, observe'],
    discriminators: [
      emergency('drowning', 'Resuscitation Council UK 2021; WHO', 'drowning'),
      emergency(
        'drowning',
        'Resuscitation Council UK 2021',
        all('water-inhaled', any('breathless', 'drowsy', 'vomiting', 'blue-lips', 'wheeze', 'fever', 'chest-pain', 'confused')),
      ),
      emergency('drowning', 'Resuscitation Council UK 2021', all('water-inhaled', 'cough'), { unless: ['well-since'] }),
      low('water-swallowed', 'Resuscitation Council UK 2021', all('water-inhaled', 'well-since'), {
        unless: ['drowning', 'worsening', 'severe', 'breathless', 'drowsy', 'vomiting', 'blue-lips', 'wheeze', 'fever'],
        explains: ['choking', 'cough'],
      }),
    ],
  }),
  diving: protocol({
    title: ['After diving', 'بعد الغوص'],
    opens: ['diving', 'dive-risk'],
    unanswered: ['High', 'dive-today'],
    cleared: ['Medium', 'dive-check', 'DAN; kept sooner than home: the ears are looked at before the next dive'],
    insteadOf: ['weak-legs', 'numbness', 'joint-pain', 'limb-pain', 'breathlessness', 'dizziness'],
    discriminators: [
      emergency(
        'dive-illness',
        'DAN; UHMS (decompression illness)',
        any(cord, 'numbness', 'weakness', 'fainted', 'confused', 'seizure', 'speech-trouble'),
      ),
      emergency(
        'dive-illness',
        'DAN; UHMS',
        any('breathless', 'chest-pain', 'coughing-blood', 'vision-loss', 'blurred-vision', 'balance-loss', 'dizzy'),
      ),
      emergency('dive-illness', 'DAN; UHMS', any('joint-pain', 'limb-pain', 'shoulder-pain', 'rash', 'itch', 'no-urine')),
      high('dive-today', 'DAN', any('dive-risk', 'headache', 'tired', 'hearing-loss', 'nosebleed')),
      medium('dive-check', 'DAN (ear barotrauma)', all('diving', any('ear-pain', 'ear-blocked'))),
    ],
  }),
} as const;
