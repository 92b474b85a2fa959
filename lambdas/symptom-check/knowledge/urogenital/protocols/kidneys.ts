import { all, any } from '../../kinds/condition.ts';
import { emergency, high, low, protocol } from '../../kinds/protocol.ts';
import { ill } from '../conditions.ts';

export const protocols = {
  'flank-pain': protocol({
    title: ['Pain in the flank or a kidney stone', 'ألم الخاصرة أو حصوة الكلى'],
    opens: ['flank-pain', 'kidney-stone'],
    unanswered: ['High', 'stone-today'],
    cleared: ['Medium', 'flank-pain', 'clinical consensus'],
    discriminators: [
      emergency(
        'infected-kidney',
        'NICE NG118; EAU 2024 (infected obstructed kidney)',
        all(
          any('fever', 'rigors'),
          any(
            'kidney-stone',
            'one-kidney',
            'kidney-disease',
            'pregnant',
            'no-urine',
            'keeps-nothing',
            'sepsis-signs',
            'confused',
            'drowsy',
          ),
        ),
      ),
      emergency('infected-kidney', 'NICE NG111; NG253 (sepsis)', all('flank-pain', ill)),
      emergency('blocked-kidney', 'NICE NG118', all('flank-pain', any('no-urine', 'one-kidney', 'keeps-nothing'))),
      emergency(
        'flank-artery',
        'NICE NG156 (ruptured aneurysm)',
        all('flank-pain', any('aneurysm', all('over-60', any('sudden', 'fainted', 'nearly-fainted')))),
        {
          unless: ['fever'],
        },
      ),
      high(
        'kidney-infection',
        'NICE NG111 (pyelonephritis)',
        all('flank-pain', any('fever', 'chills', 'urine-burning', 'weak-immunity', 'diabetes')),
      ),
      high(
        'stone-today',
        'NICE NG118 (renal colic)',
        any('severe-pain', 'severe', 'sudden', 'vomiting', 'pain-to-groin', 'blood-in-urine', 'pregnant', 'under-16'),
      ),
      low('flank-strain', 'NICE CKS (low back pain)', all('flank-pain', any('chest-wall', 'back-strain')), {
        unless: ['fever', 'urine-burning', 'blood-in-urine', 'vomiting', 'severe-pain', 'over-60', 'pregnant', 'kidney-stone', 'under-16'],
        explains: ['flank-pain', 'back-pain', 'muscle-ache'],
      }),
    ],
  }),
  'one-kidney': protocol({
    title: ['One kidney, and ill', 'كلية واحدة مع مرض'],
    opens: ['one-kidney'],
    of: all('one-kidney', any('fever', 'rigors', 'side-pain', 'flank-pain')),
    unanswered: ['High', 'kidney-infection'],
    cleared: ['High', 'kidney-infection', 'clinical consensus; kept: it is the only kidney'],
    discriminators: [
      emergency(
        'infected-kidney',
        'EAU 2024 (single kidney)',
        all(
          any('fever', 'rigors'),
          any('side-pain', 'flank-pain', 'back-pain', 'urine-burning', 'weak-stream', 'little-urine', 'rigors', 'vomiting', 'severe-pain'),
        ),
      ),
      high('kidney-infection', 'EAU 2024 (single kidney)', 'one-kidney'),
    ],
  }),
} as const;
