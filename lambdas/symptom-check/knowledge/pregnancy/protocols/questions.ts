import { any, protocol } from '../../kinds.ts';

export const protocols = {
  'pregnancy-question': protocol({
    title: ['A question about pregnancy', 'سؤال عن الحمل'],
    opens: ['pregnancy-question'],
    of: any('pregnant', 'breastfeeding'),
    unanswered: ['Low', 'pregnancy-question'],
    cleared: ['Low', 'pregnancy-question'],
    discriminators: [],
  }),
} as const;
