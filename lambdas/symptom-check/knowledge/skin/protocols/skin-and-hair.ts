import { all, any, not } from '../../kinds/condition.ts';
import { emergency, high, low, medium, protocol } from '../../kinds/protocol.ts';
import { adult, sepsis } from '../conditions.ts';

export const protocols = {
  'common-skin': protocol({
    title: ['Eczema, dry skin and other common skin complaints', 'الإكزيما وجفاف الجلد وشكاوى جلدية شائعة'],
    opens: ['minor-skin', 'eczema', 'heat-rash', 'dandruff', 'dry-skin', 'ingrown-hair', 'chafing', 'eczema-herpes'],
    insteadOf: ['itch'],
    unanswered: ['Low', 'common-skin'],
    cleared: ['Low', 'common-skin', 'NHS: Dandruff; Heat rash (prickly heat); Atopic eczema, self-care'],
    discriminators: [
      emergency('blood-spots', 'NICE NG240', 'purple-rash', { unless: ['over-3-weeks', 'bruise'] }),
      emergency('skin-breakdown', 'BAD 2016', any('mucosal-sores', all('skin-peeling', 'medicine-effect'))),
      high('eczema-herpes', 'NICE CG57; CKS (eczema herpeticum)', 'eczema-herpes'),
      high('infection-today', 'NICE NG190', any('spreading-hours', all('fever', 'pus'))),
      high('infection-today', 'NICE NG190', 'cellulitis', { unless: ['chafing'] }),
      high(
        'infection-today',
        'NICE NG141 (cellulitis)',
        all('cellulitis', 'chafing', any('swollen-joint', 'leg-swelling', 'severe-pain', 'worsening', 'diabetes', 'pus', 'fever')),
      ),
      high('rash-today', 'BAD (erythroderma)', 'red-all-over'),
      high('fever-rash', 'NICE CKS', all('eczema', 'fever', 'rash'), { unless: ['cold', 'flu', 'vaccine'] }),
      medium(
        'skin',
        'NICE CKS',
        any(
          all(any('rash', 'itch', 'eczema', 'heat-rash', 'dandruff'), 'severe'),
          all('eczema', any('poor-sleep', 'worsening')),
          all('heat-rash', 'worsening'),
        ),
      ),
      low('heat-rash', 'NHS (prickly heat)', 'heat-rash', {
        unless: ['fever', 'severe', 'worsening', 'purple-rash', 'medicine-effect'],
        explains: ['rash', 'itch', 'heat-exposure', 'sweating', 'minor-skin', 'hives', 'skin-blisters', 'acne'],
      }),
      low('chafing', 'NHS; American Academy of Dermatology (chafing)', 'chafing', {
        unless: [
          'fever',
          'severe',
          'worsening',
          'pus',
          'severe-pain',
          'red-streak',
          'spreading-hours',
          'diabetes',
          'weak-immunity',
          'purple-rash',
          'flesh-eating',
          'skin-peeling',
          'mucosal-sores',
        ],
        explains: [
          'rash',
          'itch',
          'minor-skin',
          'limb-pain',
          'muscle-ache',
          'wound',
          'minor-wound',
          'heat-exposure',
          'sweating',
          'fungal-skin',
          'cellulitis',
        ],
      }),
      low('eczema', 'NICE CKS (eczema)', 'eczema', {
        unless: ['fever', 'severe', 'worsening', 'pus', 'eczema-herpes', 'purple-rash'],
        explains: ['rash', 'itch', 'allergy', 'minor-skin', 'dry-skin', 'hives', 'allergic-reaction'],
      }),
      low('dandruff', 'NICE CKS (seborrhoeic dermatitis)', 'dandruff', {
        unless: ['scalp-patch', 'severe'],
        explains: ['itch', 'minor-skin', 'rash', 'hair-loss', 'hair-patches'],
      }),
      low('dry-skin', 'NHS', 'dry-skin', {
        unless: ['severe', 'fever', 'cellulitis', 'skin-peeling', 'mucosal-sores', 'medicine-effect', 'purple-rash', 'skin-blisters'],
        explains: ['itch', 'minor-skin', 'rash', 'wound', 'minor-wound', 'bleeding', 'oral-thrush'],
      }),
      low('ingrown-hair', 'NHS', 'ingrown-hair', {
        unless: ['abscess', 'fever', 'severe'],
        explains: ['rash', 'itch', 'minor-skin', 'acne', 'lump', 'boil', 'pus'],
      }),
      low('common-skin', 'NHS; NICE CKS', 'minor-skin', {
        unless: ['fever', 'mole-changing', 'cellulitis', 'skin-peeling', 'mucosal-sores', 'purple-rash', 'eczema-herpes'],
        explains: ['rash', 'itch', 'lump', 'mole', 'sweating', 'limb-pain', 'hair-loss', 'bruise'],
      }),
    ],
  }),
  acne: protocol({
    title: ['Acne', 'حب الشباب'],
    opens: ['acne'],
    insteadOf: ['itch'],
    unanswered: ['Low', 'acne'],
    cleared: ['Low', 'acne', 'NHS: Acne, speak to a pharmacist; NICE NG198'],
    discriminators: [
      high('rash-today', 'NICE NG198 (acne fulminans)', all('acne-deep', any('fever', 'swollen-joint'))),
      medium('acne-check', 'NICE NG198', any('acne-deep', 'low-mood', 'severe')),
      low('acne', 'NICE NG198', 'acne', {
        unless: ['acne-deep', 'severe', 'fever'],
        explains: ['rash', 'minor-skin', 'itch', 'boil', 'lump', 'pus', 'hives'],
      }),
    ],
  }),
  'fungal-skin': protocol({
    title: ['Fungal skin infection', 'الفطريات الجلدية'],
    opens: ['fungal-skin', 'scalp-patch', 'tick-rash'],
    insteadOf: ['rash', 'itch'],
    unanswered: ['Low', 'fungal-skin'],
    cleared: ['Low', 'fungal-skin', "NHS: Athlete's foot; Ringworm, a pharmacist can help"],
    discriminators: [
      high(
        'infection-today',
        'NICE NG141; NICE NG19',
        any('cellulitis', 'red-streak', all('diabetes', any('wound', 'foot-ulcer', 'fever'))),
      ),
      medium('skin', 'NICE NG95 (Lyme disease)', 'tick-rash'),
      medium('fungal-check', 'NICE CKS (fungal skin, scalp)', any('scalp-patch', 'diabetes', 'weak-immunity', 'over-3-weeks', 'severe')),
      low('fungal-skin', 'NICE CKS (fungal skin)', 'fungal-skin', {
        unless: ['scalp-patch', 'diabetes', 'weak-immunity', 'fever', 'severe', 'tick-rash'],
        explains: ['rash', 'itch', 'minor-skin', 'dry-skin', 'skin-peeling', 'nail-trouble'],
      }),
    ],
  }),
  'adult-navel': protocol({
    title: ['Smelly or sore navel', 'رائحة أو ألم في السرة'],
    opens: ['navel-red'],
    of: adult,
    unanswered: ['Medium', 'skin'],
    cleared: ['Low', 'common-skin', 'clinical consensus'],
    discriminators: [
      high('infection-today', 'NICE NG141 (cellulitis)', any('fever', 'cellulitis', 'spreading-hours', 'belly-operation', 'diabetes')),
      low('common-skin', 'NHS', all('navel-red', any('mild', not('cellulitis'), not('pus'), not('fever'))), {
        unless: ['fever', 'cellulitis', 'pus', 'severe-pain', 'worsening', 'weak-immunity', 'bleeding'],
      }),
    ],
  }),
  'head-lice': protocol({
    title: ['Head lice', 'قمل الرأس'],
    opens: ['head-lice'],
    insteadOf: ['itch'],
    unanswered: ['Low', 'head-lice'],
    cleared: ['Low', 'head-lice', 'NHS: Head lice and nits, wet combing'],
    discriminators: [
      medium('skin', 'NICE CKS (head lice)', any('pus', 'impetigo', 'fever')),
      low('head-lice', 'NICE CKS (head lice)', 'head-lice', { unless: ['pus', 'fever'], explains: ['itch', 'rash'] }),
    ],
  }),
  'itching-home': protocol({
    title: ['Scabies or crusted sores', 'الجرب أو القروح المقشرة'],
    opens: ['scabies', 'impetigo'],
    insteadOf: ['itch', 'rash'],
    unanswered: ['Medium', 'scabies'],
    cleared: ['Low', 'scabies-treatment', 'NHS: Scabies; Impetigo, a pharmacist can help'],
    discriminators: [
      ...sepsis,
      high('infection-today', 'NICE NG153 (impetigo)', any('fever', 'cellulitis', all('impetigo', 'weak-immunity'))),
      high('scabies-baby', 'UKHSA (scabies)', all('scabies', 'under-3-months')),
      medium('impetigo', 'NICE NG153', 'impetigo', { unless: ['cradle-cap'] }),
      medium('scabies', 'UKHSA (scabies)', 'scabies'),
    ],
  }),
  mole: protocol({
    title: ['Mole, or a sore that does not heal', 'شامة أو قرحة لا تلتئم'],
    opens: ['mole', 'mole-changing'],
    unanswered: ['Medium', 'mole'],
    cleared: ['Low', 'mole-watch', 'NHS: Moles (unchanged: harmless)'],
    discriminators: [
      medium('mole', 'NICE NG12 (melanoma)', any('mole-changing', 'weight-loss', 'weak-immunity')),
      low('mole-watch', 'NICE NG12; NHS (moles)', all('mole', any(not('mole-changing'), all('recurring', not('bleeding')))), {
        unless: ['mole-changing', 'weight-loss', 'weak-immunity', 'bleeding', 'worsening'],
        explains: ['mole'],
      }),
    ],
  }),
  lump: protocol({
    title: ['Lump', 'كتلة'],
    opens: ['lump', 'lump-growing'],
    of: not(any('head-injury', 'limb-injury', 'vaccine', 'insect-bite')),
    unanswered: ['Medium', 'lump'],
    cleared: ['Medium', 'lump', 'NHS: Lumps, see a GP'],
    discriminators: [
      emergency('neck-swelling', 'NICE CKS (neck lump)', any('stridor', 'severe-breathless', all('muffled-voice', 'drooling'))),
      high('lump-today', 'NICE CKS (abscess)', any('fever', 'abscess', 'cellulitis')),
      medium('lump', 'NICE NG12', any('lump-growing', 'over-3-weeks', 'weight-loss', 'night-sweats')),
      low('lump-watch', 'NHS (lumps; lipoma)', 'lump-soft', {
        unless: [
          'lump-growing',
          'weight-loss',
          'night-sweats',
          'fever',
          'severe-pain',
          'breast-lump',
          'testicle-lump',
          'glands',
          'worsening',
        ],
        explains: ['lump'],
      }),
    ],
  }),
  'hair-loss': protocol({
    title: ['Hair loss', 'تساقط الشعر'],
    opens: ['hair-loss', 'hair-patches'],
    unanswered: ['Low', 'hair-loss'],
    cleared: ['Low', 'hair-loss', 'NHS: Hair loss, usually nothing to worry about'],
    discriminators: [
      medium(
        'hair-check',
        'NICE CKS (alopecia)',
        any('hair-patches', 'scalp-patch', 'under-16', 'weight-loss', 'period-trouble', 'fever', 'worsening', 'tired'),
        {
          unless: ['after-birth'],
        },
      ),
      low('hair-loss', 'NHS (hair loss)', 'hair-loss', {
        unless: ['hair-patches', 'scalp-patch', 'under-16', 'weight-loss', 'fever', 'period-trouble'],
        explains: ['minor-skin', 'dandruff', 'anxiety'],
      }),
    ],
  }),
} as const;
