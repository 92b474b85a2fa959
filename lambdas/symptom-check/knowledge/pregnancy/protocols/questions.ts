import { any } from '../../kinds/condition.ts';
import { protocol } from '../../kinds/protocol.ts';

export const protocols = {
  'pregnancy-question': protocol({
    title: ['A question about pregnancy', 'سؤال عن الحمل'],
    opens: ['pregnancy-question'],
    of: any('pregnant', 'breastfeeding'),
    unanswered: ['Low', 'pregnancy-question'],
    cleared: ['Low', 'pregnancy-question', 'clinical consensus'],
    discriminators: [],
  }),
} as const;
