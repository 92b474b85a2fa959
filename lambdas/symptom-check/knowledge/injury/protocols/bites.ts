import { all, any } from '../../kinds/condition.ts';
import { emergency, high, low, medium, protocol } from '../../kinds/protocol.ts';

export const protocols = {
  bite: protocol({
    title: ['Animal or human bite', 'عضة حيوان أو إنسان'],
    opens: ['bite', 'licked'],
    unanswered: ['High', 'bite'],
    cleared: ['High', 'bite', 'NICE NG184; NHS: Animal and human bites; WHO rabies: prompt care'],
    insteadOf: ['wound', 'injury'],
    discriminators: [
      emergency('rabies-signs', 'WHO (rabies)', 'rabies-signs'),
      emergency('bite-severe', 'NICE NG184; ESI', all('bite', any('heavy-bleeding', 'not-stopping', 'amputation', 'fainted'))),
      emergency('bite-severe', 'NICE NG184', all('bite', any('open-fracture', 'beyond-wound', 'flesh-eating', all('fever', 'cellulitis')))),
      emergency('bite-severe', 'NICE NG184; WHO', all('bite', any('deep-cut', all('bite-place', any('under-5', 'severe'))))),
      high(
        'bite',
        'WHO (rabies); NICE NG184',
        all('bite', any('rabies-risk', 'bite-place', 'cellulitis', 'tetanus-due', 'weak-immunity', 'diabetes')),
      ),
      low('animal-lick', 'WHO (rabies, category I)', 'licked', {
        unless: ['rabies-risk', 'wound', 'minor-wound', 'deep-cut', 'bleeding', 'weak-immunity'],
        explains: ['bite'],
      }),
    ],
  }),
  'locked-jaw': protocol({
    title: ['Locked jaw', 'فك مقفل'],
    opens: ['tetanus'],
    unanswered: ['High', 'jaw-today'],
    cleared: ['Low', 'jaw-care', 'NHS: Temporomandibular disorder (TMD), things to try yourself'],
    discriminators: [
      emergency(
        'lockjaw',
        'WHO (tetanus); NHS',
        all('tetanus', any('body-spasms', 'trouble-swallowing', 'wound', 'puncture', 'stiff-neck', 'breathless', 'newborn', 'drooling')),
      ),
      medium('jaw-check', 'NHS (jaw joint)', all('tetanus', any('recurring', 'over-3-weeks')), {
        unless: ['fever', 'wound', 'body-spasms'],
      }),
    ],
  }),
} as const;
