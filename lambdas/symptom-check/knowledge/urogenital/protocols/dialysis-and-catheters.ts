import { all, any } from '../../kinds/condition.ts';
import { emergency, high, protocol } from '../../kinds/protocol.ts';
import { ill } from '../conditions.ts';

export const protocols = {
  dialysis: protocol({
    title: ['Dialysis', 'غسيل الكلى'],
    opens: ['missed-dialysis', 'fistula-bleeding', 'fistula-trouble', 'missed-day'],
    of: any('missed-dialysis', 'fistula-bleeding', 'fistula-trouble', all('kidney-disease', 'missed-day')),
    unanswered: ['High', 'missed-dialysis'],
    cleared: ['High', 'missed-dialysis', 'UK Kidney Association: missed dialysis, same-day unit'],
    discriminators: [
      emergency('fistula-bleeding', 'UK Kidney Association (bleeding access)', 'fistula-bleeding'),
      emergency(
        'dialysis-emergency',
        'UK Kidney Association (hyperkalaemia)',
        all(
          any('missed-dialysis', 'missed-day'),
          any(
            'breathless',
            'severe-breathless',
            'orthopnoea',
            'weakness',
            'chest-pain',
            'palpitations',
            'fainted',
            'confused',
            'drowsy',
            'missed-two',
          ),
        ),
      ),
      emergency('urine-sepsis', 'NICE NG253', all(any('fistula-trouble', 'missed-dialysis'), ill)),
      high('fistula-trouble', 'UK Kidney Association', 'fistula-trouble'),
    ],
  }),
  catheter: protocol({
    title: ['Urine catheter', 'القسطرة البولية'],
    opens: ['catheter-blocked', 'catheter-trouble'],
    unanswered: ['High', 'catheter'],
    cleared: ['Medium', 'catheter-visit', 'NHS: Urinary catheter, contact nurse or GP'],
    discriminators: [
      emergency(
        'catheter-blocked',
        'NHS (blocked catheter); EAU 2024',
        all(any('catheter-blocked', 'catheter-trouble'), any('belly-pain', 'severe-pain', 'no-urine', 'fever', 'rigors', 'sepsis-signs')),
      ),
      high('catheter', 'NHS (catheter)', any('catheter-blocked', 'blood-in-urine')),
    ],
  }),
} as const;
