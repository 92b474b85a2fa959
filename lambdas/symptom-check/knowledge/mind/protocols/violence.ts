import { all, any } from '../../kinds/condition.ts';
import { emergency, high, protocol } from '../../kinds/protocol.ts';

export const protocols = {
  violence: protocol({
    title: ['Violence', 'العنف'],
    opens: ['violence', 'danger-now', 'worker-abuse', 'strangled', 'violence-hurt'],
    unanswered: ['High', 'violence-today'],
    cleared: ['High', 'violence-today', 'WHO 2013 (first-line support); kept: safety comes first'],
    discriminators: [
      emergency('strangled', 'IFAS/FFLM (non-fatal strangulation)', 'strangled'),
      emergency(
        'violence-hurt',
        'NICE NG232; NG39',
        any(
          'violence-hurt',
          all(
            any('violence', 'worker-abuse'),
            any(
              'head-injury',
              'heavy-bleeding',
              'fracture',
              'unconscious',
              'fainted',
              'belly-injury',
              'breathless',
              'confused',
              'pregnant',
              'deep-cut',
              'big-burn',
            ),
          ),
        ),
      ),
      emergency('violence-danger', 'NICE PH50; WHO 2013', 'danger-now'),
      emergency('self-harm', 'NICE NG225', all(any('violence', 'worker-abuse'), 'self-harm')),
      emergency('sexual-assault', 'FFLM; NICE PH50; WHO 2013', all('violence', 'assault')),
      high('worker-abuse', 'WHO 2013; ILO C189', 'worker-abuse'),
      high('violence-today', 'NICE PH50; WHO 2013', 'violence', { unless: ['worker-abuse', 'assault'] }),
    ],
  }),
  assault: protocol({
    title: ['Sexual assault', 'الاعتداء الجنسي'],
    opens: ['assault'],
    unanswered: ['Emergency', 'sexual-assault'],
    cleared: ['Medium', 'assault-past', 'NHS: Help after rape and sexual assault (SARC); FFLM'],
    discriminators: [
      emergency('strangled', 'IFAS/FFLM (non-fatal strangulation)', all('assault', 'strangled')),
      emergency(
        'assault-hurt',
        'FFLM; WHO 2013',
        all(
          'assault',
          any(
            'heavy-bleeding',
            'vaginal-bleeding',
            'violence-hurt',
            'head-injury',
            'severe-pain',
            'unconscious',
            'drowsy',
            'pregnant',
            'danger-now',
            'under-16',
          ),
        ),
      ),
      emergency('self-harm', 'NICE NG225', all('assault', 'self-harm')),
      emergency('sexual-assault', 'FFLM; WHO 2013', all('assault', 'assault-recent')),
    ],
  }),
} as const;
