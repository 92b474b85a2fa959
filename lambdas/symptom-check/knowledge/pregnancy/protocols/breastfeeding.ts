import { all, any } from '../../kinds/condition.ts';
import { emergency, high, low, medium, protocol } from '../../kinds/protocol.ts';
import { ill } from '../conditions.ts';

export const protocols = {
  breastfeeding: protocol({
    title: ['Breastfeeding', 'الرضاعة الطبيعية'],
    opens: ['sore-nipples', 'engorged', 'little-milk'],
    of: any('breastfeeding', 'after-birth', 'female'),
    unanswered: ['Low', 'breastfeeding'],
    cleared: ['Low', 'breastfeeding', 'NHS: Breastfeeding problems; NICE NG194'],
    discriminators: [
      emergency('breast-sepsis', 'NICE NG253; CKS (mastitis)', all(any('sore-nipples', 'engorged'), ill)),
      high(
        'mastitis',
        'NICE CKS (mastitis)',
        all(any('sore-nipples', 'engorged'), any('fever', 'chills', 'breast-red', 'pus', 'breast-lump')),
      ),
      medium('little-milk', 'NICE NG194', 'little-milk', { unless: ['feeds-well'] }),
      low('breastfeeding', 'NICE NG194', all('little-milk', 'feeds-well'), { unless: ['not-feeding', 'dry-nappies', 'fever'] }),
      low('sore-nipples', 'NHS (sore nipples in breastfeeding)', 'sore-nipples', {
        unless: ['fever', 'breast-red', 'breast-lump', 'pus', 'chills', 'worsening', 'over-3-weeks'],
        explains: ['breast-pain', 'minor-wound', 'wound'],
      }),
      low('engorged', 'NHS (engorgement); ABM 36', 'engorged', {
        unless: ['fever', 'breast-red', 'breast-lump', 'pus', 'chills', 'over-3-days'],
        explains: ['breast-pain'],
      }),
    ],
  }),
} as const;
