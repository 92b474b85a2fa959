import { all, any } from '../../kinds/condition.ts';
import { emergency, high, low, medium, protocol } from '../../kinds/protocol.ts';
import { ill } from '../conditions.ts';

export const protocols = {
  breast: protocol({
    title: ['Breast', 'الثدي'],
    opens: ['breast-lump', 'breast-change', 'breast-pain', 'breast-red'],
    unanswered: ['Medium', 'breast'],
    cleared: ['Low', 'breast-pain', 'NHS: Breast pain, things you can do yourself'],
    discriminators: [
      emergency('breast-sepsis', 'NICE NG253; CKS (mastitis)', all(any('breast-pain', 'breast-red'), ill)),
      high('mastitis', 'NICE CKS (mastitis)', all(any('breast-pain', 'breast-red', 'engorged'), any('fever', 'chills', 'pus'))),
      high('mastitis', 'NICE CKS (mastitis)', 'breast-red'),
      medium('breast', 'NICE NG12', any('breast-lump', 'breast-change')),
      low('breast-cyclic', 'NICE CKS (cyclical breast pain)', 'breast-cyclic', {
        unless: [
          'breast-lump',
          'breast-change',
          'breast-red',
          'fever',
          'pregnant',
          'menopause',
          'breathless',
          'sweating',
          'spreading-pain',
          'comes-with-effort',
          'over-50',
          'arm-pain',
        ],
        explains: ['breast-pain', 'chest-pain'],
      }),
    ],
  }),
} as const;
