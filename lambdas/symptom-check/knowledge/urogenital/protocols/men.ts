import { all, any, not } from '../../kinds/condition.ts';
import { emergency, high, low, medium, protocol } from '../../kinds/protocol.ts';

export const protocols = {
  'testicle-pain': protocol({
    title: ['Testicle pain', 'ألم الخصية'],
    opens: ['testicle-pain'],
    of: 'male',
    // A twisted testicle dies within hours: until shown otherwise.
    unanswered: ['Emergency', 'twisted-testicle'],
    cleared: ['High', 'testicle-today', 'NHS: Testicle pain, urgent GP or 111 if over an hour or at rest'],
    discriminators: [
      emergency(
        'twisted-testicle',
        'EAU 2024 (testicular torsion)',
        all('testicle-pain', any('sudden', 'severe-pain', 'severe', 'vomiting', 'nausea', 'belly-pain', 'under-16')),
      ),
      emergency('genital-dark-skin', 'EAU 2024 (Fournier)', 'genital-dark-skin'),
      high('testicle-today', 'EAU 2024 (epididymitis)', all('testicle-pain', any('over-week', 'urine-burning', 'penis-discharge'))),
    ],
  }),
  'testicle-lump': protocol({
    title: ['Lump or swelling of a testicle', 'كتلة أو تورم في الخصية'],
    opens: ['testicle-lump', 'testicle-swelling'],
    of: 'male',
    unanswered: ['Medium', 'testicle-lump'],
    cleared: ['Medium', 'testicle-lump', 'NICE NG12 1.6: change of the testis, 2 weeks; NHS: Testicle lumps'],
    discriminators: [
      emergency('twisted-testicle', 'EAU 2024 (testicular torsion)', all('testicle-pain', any('sudden', 'severe-pain', 'vomiting'))),
      emergency(
        'twisted-testicle',
        'EAU 2024 (testicular torsion)',
        all('testicle-swelling', any('sudden', 'severe-pain', 'vomiting', 'nausea', 'belly-pain', 'pelvic-pain')),
        { unless: ['over-week'] },
      ),
      emergency('severe-abdomen', 'NICE CKS (hernia)', all('testicle-swelling', any('hernia-stuck', 'obstruction'))),
      emergency('genital-dark-skin', 'EAU 2024 (Fournier)', 'genital-dark-skin'),
      high('testicle-today', 'EAU 2024 (epididymitis)', all('testicle-swelling', any('fever', 'mumps', 'under-16'))),
    ],
  }),
  penis: protocol({
    title: ['Complaint of the penis', 'شكوى في القضيب'],
    opens: [
      'penis-trouble',
      'priapism',
      'foreskin-stuck',
      'penis-caught',
      'penis-fracture',
      'circumcision-bleeding',
      'circumcision',
      'penis-harmless',
    ],
    of: 'male',
    unanswered: ['Medium', 'penis'],
    cleared: ['Medium', 'penis-visit', 'NHS: Balanitis, see a GP or sexual health clinic'],
    discriminators: [
      emergency('priapism', 'EAU 2024 (priapism)', 'priapism'),
      emergency('foreskin-stuck', 'EAU 2024 (paraphimosis)', 'foreskin-stuck'),
      emergency('penis-fracture', 'EAU 2024 (urological trauma)', 'penis-fracture'),
      emergency('penis-caught', 'EAU 2024 (urological trauma)', 'penis-caught'),
      emergency('circumcision-bleeding', 'NICE CKS; NHS (circumcision)', 'circumcision-bleeding'),
      emergency('genital-dark-skin', 'EAU 2024 (Fournier)', 'genital-dark-skin'),
      high(
        'penis-today',
        'NICE CKS (balanitis); NHS',
        all(any('penis-trouble', 'circumcision'), any('fever', 'no-urine', 'severe-pain', 'pus')),
      ),
      medium('sexual-health', 'BASHH', any('penis-discharge', 'genital-sores', 'sexual-risk'), { unless: ['penis-harmless'] }),
      low('penis-harmless', 'NHS (lumps on the penis)', 'penis-harmless', {
        unless: ['penis-discharge', 'sexual-risk', 'fever', 'pus', 'worsening', 'severe-pain', 'weak-immunity'],
        explains: ['penis-trouble', 'genital-sores'],
      }),
      low('circumcision', 'NHS (circumcision)', 'circumcision', {
        unless: ['circumcision-bleeding', 'fever', 'pus', 'no-urine'],
        explains: ['penis-trouble'],
      }),
    ],
  }),
  'genital-skin': protocol({
    title: ['Dark, painful genital skin', 'جلد تناسلي داكن مؤلم'],
    opens: ['genital-dark-skin'],
    unanswered: ['Emergency', 'genital-dark-skin'],
    cleared: ['Emergency', 'genital-dark-skin', 'EAU urological infections: Fournier; NHS: Necrotising fasciitis, 999 or A&E'],
    discriminators: [emergency('genital-dark-skin', 'EAU 2024 (Fournier)', 'genital-dark-skin')],
  }),
  'genital-injury': protocol({
    title: ['Injury of the genitals', 'إصابة الأعضاء التناسلية'],
    opens: ['genital-injury'],
    unanswered: ['High', 'genital-injury-today'],
    cleared: ['Low', 'genital-bruise', 'NHS: Testicle injuries / Testicle pain (eases within an hour)'],
    discriminators: [
      emergency(
        'genital-injury',
        'EAU 2024 (urological trauma)',
        all('genital-injury', any('heavy-bleeding', 'vaginal-bleeding', 'blood-in-urine', 'no-urine', 'testicle-swelling', 'vomiting')),
      ),
      emergency('genital-injury', 'EAU 2024 (urological trauma)', all('genital-injury', 'severe-pain'), { unless: ['well-since'] }),
      high(
        'genital-injury-today',
        'NHS 111',
        all('genital-injury', any('wound', 'blood-thinner', 'pregnant', all('under-16', not('well-since')))),
      ),
      low('genital-bruise', 'NHS (testicle injuries)', all('genital-injury', 'well-since'), {
        unless: ['testicle-swelling', 'blood-in-urine', 'vomiting', 'worsening', 'wound', 'no-urine', 'child-harmed', 'assault'],
        explains: ['injury', 'injury-recent', 'testicle-pain'],
      }),
    ],
  }),
} as const;
