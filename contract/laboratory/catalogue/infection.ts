import { type Group, absent, adults, choice, culture, gPerL, iuPerL, iuPerMl, mgPerL, ngPerMl, number, presence, uPerMl } from './shape.ts';

/** Inflammation and immunity. */
export const immunity: Group = {
  name: { en: 'Inflammation and immunity', ar: 'الالتهاب والمناعة' },
  tests: {
    crp: number('1988-5', ['C-reactive protein (CRP)', 'البروتين التفاعلي (CRP)'], 'serum', mgPerL, 1, { ranges: adults(undefined, 5) }),
    'crp-sensitive': number('30522-7', ['CRP, high sensitivity', 'البروتين التفاعلي عالي الحساسية'], 'serum', mgPerL, 2, {
      ranges: adults(undefined, 3),
    }),
    procalcitonin: number('33959-8', ['Procalcitonin', 'البروكالسيتونين'], 'serum', ngPerMl, 2, {
      ranges: adults(undefined, 0.5),
      critical: [undefined, 10],
    }),
    'rheumatoid-factor': number('11572-5', ['Rheumatoid factor', 'العامل الروماتويدي'], 'serum', iuPerMl, 0, {
      ranges: adults(undefined, 14),
    }),
    'anti-ccp': number('53027-9', ['CCP antibodies', 'الأجسام المضادة CCP'], 'serum', uPerMl, 0, { ranges: adults(undefined, 17) }),
    ana: absent('8061-4', ['Antinuclear antibodies (ANA)', 'الأجسام المضادة للنوى (ANA)'], 'serum'),
    'anti-dsdna': number('5130-0', ['Double-strand DNA antibodies', 'الأجسام المضادة للحمض النووي'], 'serum', iuPerMl, 0),
    c3: number('4485-9', ['Complement C3', 'المتممة C3'], 'serum', gPerL, 2, { ranges: adults(0.9, 1.8) }),
    c4: number('4498-2', ['Complement C4', 'المتممة C4'], 'serum', gPerL, 2, { ranges: adults(0.1, 0.4) }),
    igg: number('2465-3', ['Immunoglobulin G', 'الغلوبولين المناعي G'], 'serum', gPerL, 1, { ranges: adults(7, 16) }),
    iga: number('2458-8', ['Immunoglobulin A', 'الغلوبولين المناعي A'], 'serum', gPerL, 1, { ranges: adults(0.7, 4) }),
    igm: number('2472-9', ['Immunoglobulin M', 'الغلوبولين المناعي M'], 'serum', gPerL, 1, { ranges: adults(0.4, 2.3) }),
    ige: number('19113-0', ['Immunoglobulin E', 'الغلوبولين المناعي E'], 'serum', iuPerMl, 0, { ranges: adults(undefined, 100) }),
    'anti-ttg': number('46128-5', ['Tissue transglutaminase IgA', 'الأجسام المضادة tTG (IgA)'], 'serum', uPerMl, 0, {
      ranges: adults(undefined, 10),
    }),
    aso: number('5370-2', ['Antistreptolysin O', 'مضاد الستربتوليزين O'], 'serum', iuPerMl, 0, { ranges: adults(undefined, 200) }),
  },
};

/** Antibodies and antigens of infections. */
export const serology: Group = {
  name: { en: 'Serology and virology', ar: 'الأمصال والفيروسات' },
  tests: {
    hbsag: absent('5195-3', ['Hepatitis B surface antigen', 'مستضد التهاب الكبد B السطحي'], 'serum'),
    'anti-hbs': number('16935-9', ['Hepatitis B surface antibodies', 'الأجسام المضادة لالتهاب الكبد B'], 'serum', iuPerL, 0),
    'anti-hbc': absent('13952-7', ['Hepatitis B core antibodies', 'الأجسام المضادة للب التهاب الكبد B'], 'serum'),
    'anti-hcv': absent('13955-0', ['Hepatitis C antibodies', 'الأجسام المضادة لالتهاب الكبد C'], 'serum'),
    hiv: absent('56888-1', ['HIV antigen and antibodies', 'مستضد فيروس HIV وأجسامه المضادة'], 'serum'),
    syphilis: absent('24110-9', ['Syphilis antibodies', 'الأجسام المضادة للزهري'], 'serum'),
    rpr: absent('20507-0', ['RPR', 'اختبار RPR'], 'serum'),
    'rubella-igg': choice('8014-3', ['Rubella IgG', 'الحصبة الألمانية IgG'], 'serum', presence),
    'toxoplasma-igg': choice('8039-0', ['Toxoplasma IgG', 'التوكسوبلازما IgG'], 'serum', presence),
    'varicella-igg': choice('15410-4', ['Varicella IgG', 'جدري الماء IgG'], 'serum', presence),
    mononucleosis: absent('5213-4', ['Heterophile antibodies', 'الأجسام المضادة غير المتجانسة'], 'serum'),
    'dengue-ns1': absent('75377-2', ['Dengue NS1 antigen', 'مستضد حمى الضنك NS1'], 'serum'),
    'covid-pcr': absent('94500-6', ['SARS-CoV-2 PCR', 'اختبار PCR لكوفيد-19'], 'respiratory'),
    'influenza-a': absent('92142-9', ['Influenza A PCR', 'اختبار PCR للإنفلونزا A'], 'respiratory'),
    'influenza-b': absent('92141-1', ['Influenza B PCR', 'اختبار PCR للإنفلونزا B'], 'respiratory'),
    rsv: absent('92131-2', ['RSV PCR', 'اختبار PCR للفيروس المخلوي'], 'respiratory'),
    'strep-a': absent('78012-2', ['Group A streptococcus antigen', 'مستضد المكورات العقدية A'], 'throat'),
  },
};

/** Cultures and stains. */
export const microbiology: Group = {
  name: { en: 'Microbiology', ar: 'الأحياء الدقيقة' },
  tests: {
    'culture-urine': culture('630-4', ['Urine culture', 'مزرعة البول'], 'urine'),
    'culture-blood': culture('600-7', ['Blood culture', 'مزرعة الدم'], 'culture', { isSterile: true }),
    'culture-csf': culture('606-4', ['Cerebrospinal fluid culture', 'مزرعة السائل الدماغي الشوكي'], 'csf', { isSterile: true }),
    'culture-throat': culture('626-2', ['Throat culture', 'مزرعة الحلق'], 'throat'),
    'culture-sputum': culture('6460-0', ['Sputum culture', 'مزرعة البلغم'], 'sputum'),
    'culture-stool': culture('625-4', ['Stool culture', 'مزرعة البراز'], 'stool'),
    'culture-wound': culture('6462-6', ['Wound culture', 'مزرعة الجرح'], 'wound'),
    'culture-fungi': culture('580-1', ['Fungal culture', 'مزرعة الفطريات'], 'fluid'),
    'culture-tuberculosis': culture('543-9', ['Mycobacterial culture', 'مزرعة المتفطرات'], 'sputum'),
    // Organisms in a fluid or tissue from inside the body, and acid-fast bacilli, are reported at once (Royal College of Pathologists
    // G158).
    'gram-stain': absent('664-3', ['Gram stain', 'صبغة غرام'], 'fluid', true),
    'acid-fast': absent('11545-1', ['Acid-fast stain', 'الصبغة الصامدة للحمض'], 'sputum', true),
  },
};
