import { any } from '../../kinds/condition.ts';
import { emergency, low, protocol } from '../../kinds/protocol.ts';
import { poisoned } from '../conditions.ts';

export const protocols = {
  'swallowed-poison': protocol({
    title: ['Chemical or plant swallowed', 'ابتلاع مادة كيميائية أو نبات'],
    opens: ['chemical-swallowed', 'corrosive', 'petrol-swallowed'],
    unanswered: ['Emergency', 'chemical-swallowed'],
    cleared: ['High', 'chemical-today', 'NHS: Poisoning, not ill: call 111 for advice; TOXBASE'],
    discriminators: [
      emergency('poisoning', 'TOXBASE; NHS 999', poisoned),
      emergency(
        'corrosive',
        'TOXBASE (corrosives)',
        any('corrosive', 'drooling', 'trouble-swallowing', 'tongue-swelling', 'vomiting-blood', 'hoarse'),
      ),
      emergency('petrol', 'TOXBASE (petroleum distillates)', 'petrol-swallowed'),
      emergency('overdose', 'NICE NG225', 'self-harm'),
      emergency(
        'chemical-swallowed',
        'TOXBASE; NHS (poisoning)',
        any('under-5', 'vomiting', 'breathless', 'cough', 'belly-pain', 'pesticide-signs', 'pregnant'),
      ),
      low('harmless-swallow', 'TOXBASE; NHS', 'harmless-swallow', {
        unless: ['drowsy', 'vomiting', 'breathless', 'cough', 'corrosive', 'petrol-swallowed', 'self-harm'],
        explains: ['swallowed-object'],
      }),
    ],
  }),
} as const;
