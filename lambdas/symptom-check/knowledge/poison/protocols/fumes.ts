import { all, any } from '../../kinds/condition.ts';
import { emergency, high, protocol } from '../../kinds/protocol.ts';
import { poisoned } from '../conditions.ts';

export const protocols = {
  fumes: protocol({
    title: ['Smoke, gas or fumes', 'دخان أو غاز أو أبخرة'],
    opens: ['toxic-gas', 'charcoal', 'fumigation', 'airway-burnt', 'pesticide-signs'],
    unanswered: ['High', 'fumes-today'],
    cleared: ['High', 'fumes-today', 'TOXBASE; kept sooner than home: harm may come late'],
    discriminators: [
      emergency('fumes', 'TOXBASE; UKHSA (carbon monoxide)', poisoned),
      emergency(
        'fumigation',
        'WHO (phosphine); TOXBASE',
        all(
          'fumigation',
          any(
            'others-too',
            'vomiting',
            'nausea',
            'belly-pain',
            'headache',
            'dizzy',
            'breathless',
            'cough',
            'diarrhoea',
            'tired',
            'under-16',
            'pregnant',
          ),
        ),
      ),
      emergency('fumigation', 'WHO (organophosphates)', 'pesticide-signs'),
      emergency('fumes', 'ABA; UKHSA (smoke inhalation)', any('airway-burnt', 'stridor', 'hoarse', 'burn')),
      emergency(
        'fumes',
        'UKHSA (carbon monoxide)',
        any('others-too', 'headache', 'dizzy', 'fainted', 'nausea', 'vomiting', 'weakness', 'palpitations'),
        { unless: ['shisha', 'smell-only'] },
      ),
      emergency('fumes', 'UKHSA (carbon monoxide)', 'fainted'),
      // Who falls down in gas has collapsed.
      emergency('fumes', 'HSE (confined spaces); TOXBASE', all('toxic-gas', 'injury'), { unless: ['smell-only', 'road-crash'] }),
      emergency('fumes', 'TOXBASE (irritant gases)', any('breathless', 'wheeze', 'gasping', 'vision-loss', 'asthma', 'pregnant'), {
        unless: ['smell-only'],
      }),
      emergency('fumes', 'TOXBASE (irritant gases)', all('smell-only', any('breathless', 'wheeze', 'gasping'))),
      high('fumes-today', 'TOXBASE (irritant gases)', any('cough', 'sore-throat', 'red-eye', 'under-5')),
    ],
  }),
} as const;
