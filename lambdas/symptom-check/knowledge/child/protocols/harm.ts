import { all, any } from '../../kinds/condition.ts';
import { emergency, protocol } from '../../kinds/protocol.ts';
import { children } from '../conditions.ts';

export const protocols = {
  'child-harm': protocol({
    title: ['A child may have been hurt', 'احتمال تعرض طفل للأذى'],
    opens: ['child-harmed', 'unexplained-bruise', 'shaken'],
    of: children,
    unanswered: ['High', 'child-harm-today'],
    cleared: ['High', 'child-harm-today', 'NICE NG76 and CG89: suspect maltreatment, refer at once'],
    discriminators: [
      emergency('shaken-baby', 'NICE NG76', 'shaken'),
      emergency('child-harm', 'NICE CG89; RCPCH (bruising before moving)', all('unexplained-bruise', 'under-1')),
      emergency(
        'child-harm',
        'NICE CG89; NG76',
        any('head-injury', 'drowsy', 'unconscious', 'seizure', 'burn', 'fracture', 'no-weight-bearing', 'assault', 'belly-pain'),
      ),
      emergency('child-harm', 'NICE NG76', any('heavy-bleeding', 'vaginal-bleeding', 'self-harm')),
    ],
  }),
} as const;
