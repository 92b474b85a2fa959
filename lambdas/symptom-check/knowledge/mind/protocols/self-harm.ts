import { all, any } from '../../kinds/condition.ts';
import { emergency, protocol } from '../../kinds/protocol.ts';

export const protocols = {
  'self-harm-act': protocol({
    title: ['Self-harm', 'إيذاء النفس'],
    opens: ['self-harm-act'],
    unanswered: ['Emergency', 'self-harm-act'],
    cleared: ['Emergency', 'self-harm', 'NICE NG225: self-harm, physical care and psychosocial assessment in ED'],
    discriminators: [emergency('self-harm-act', 'NICE NG225', 'self-harm-act')],
  }),
  'self-harm': protocol({
    title: ['Thoughts of self-harm', 'أفكار إيذاء النفس'],
    opens: ['self-harm', 'suicide-plan'],
    unanswered: ['Emergency', 'self-harm'],
    cleared: ['High', 'mental-distress', 'NHS: Help for suicidal thoughts, 111 or emergency GP appointment'],
    discriminators: [
      emergency(
        'self-harm-act',
        'NICE NG225',
        all('self-harm', any('self-harm-act', 'overdose', 'many-tablets', 'deep-cut', 'heavy-bleeding', 'drowsy', 'unconscious')),
      ),
      emergency('self-harm', 'NICE NG225; WHO mhGAP', any('self-harm', 'suicide-plan')),
    ],
  }),
  despair: protocol({
    title: ['Despair', 'اليأس'],
    opens: ['despair'],
    unanswered: ['High', 'mental-distress'],
    cleared: ['High', 'mental-distress', 'NHS: Where to get urgent help for mental health, 111'],
    discriminators: [
      emergency('self-harm', 'NICE NG225', all('despair', any('self-harm', 'suicide-plan'))),
      emergency('mind-emergency', 'NICE CG178', all('despair', any('harm-others', 'voices-command'))),
    ],
  }),
} as const;
