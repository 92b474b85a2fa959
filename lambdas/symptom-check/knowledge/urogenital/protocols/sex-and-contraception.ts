import { all, any, not } from '../../kinds/condition.ts';
import { emergency, high, low, medium, protocol } from '../../kinds/protocol.ts';
import { bellyHurts } from '../conditions.ts';

export const protocols = {
  'sexual-contact': protocol({
    title: ['Sexual infection or risk', 'عدوى جنسية أو احتمالها'],
    opens: ['sexual-risk', 'penis-discharge', 'genital-sores'],
    unanswered: ['Medium', 'sexual-health'],
    cleared: ['Medium', 'sexual-health', 'BASHH/MedFASH standards: appointment within 2 working days'],
    discriminators: [
      low('penis-harmless', 'NHS (genital lumps)', all('genital-sores', 'penis-harmless'), {
        unless: ['penis-discharge', 'sexual-risk', 'fever', 'pus', 'worsening', 'severe-pain', 'weak-immunity', 'pregnant'],
        explains: ['genital-sores', 'penis-trouble'],
      }),
      high('sexual-contact-72', 'BASHH PEPSE 2021; WHO', all('sexual-risk', 'hiv-contact'), { unless: ['over-3-days'] }),
      high(
        'sexual-today',
        'BASHH',
        all(
          any('sexual-risk', 'penis-discharge', 'genital-sores'),
          any('fever', 'testicle-pain', 'pelvic-pain', 'severe-pain', 'no-urine', 'pregnant', 'red-eye'),
        ),
      ),
    ],
  }),
  'early-pregnancy': protocol({
    title: ['A positive pregnancy test', 'اختبار حمل إيجابي'],
    opens: ['test-positive'],
    of: all(
      not('male'),
      'test-positive',
      any('pregnant', 'missed-period', bellyHurts, 'vaginal-bleeding', 'morning-sickness', 'nausea', 'breast-pain', 'shoulder-tip'),
    ),
    unanswered: ['Medium', 'early-pregnancy'],
    cleared: ['Medium', 'early-pregnancy', 'NICE NG201 1.1: booking appointment by 10 weeks'],
    discriminators: [
      emergency(
        'ectopic',
        'NICE NG126',
        any(
          'shoulder-tip',
          'fainted',
          'one-sided-pelvic',
          'low-side-pain',
          all(bellyHurts, any('vaginal-bleeding', 'dizzy', 'severe-pain', 'severe', 'sudden', 'nearly-fainted')),
        ),
        { unless: ['late-pregnancy', 'over-20-weeks'] },
      ),
      high('early-bleeding', 'NICE NG126', any('vaginal-bleeding', bellyHurts)),
    ],
  }),
  'emergency-contraception': protocol({
    title: ['Emergency contraception', 'منع الحمل الطارئ'],
    opens: ['emergency-contraception'],
    unanswered: ['High', 'emergency-contraception'],
    cleared: ['High', 'emergency-contraception', 'FSRH Emergency contraception 2017 (2023): as soon as possible, to 5 days'],
    discriminators: [
      emergency('sexual-assault', 'WHO (sexual violence)', 'assault'),
      high('emergency-contraception', 'FSRH (emergency contraception) 2023', 'emergency-contraception', { unless: ['assault'] }),
    ],
  }),
  'missed-pill': protocol({
    title: ['A contraceptive pill forgotten', 'نسيان حبة منع الحمل'],
    opens: ['pill-missed'],
    of: 'female',
    unanswered: ['Low', 'pill-missed'],
    cleared: ['Low', 'pill-missed', 'FSRH missed pills 2020: one pill, take it, no more needed'],
    discriminators: [
      high(
        'emergency-contraception',
        'FSRH (missed pills) 2020',
        all('pill-missed', any('emergency-contraception', 'sexual-risk', 'pills-missed-more')),
      ),
      low('pill-missed', 'FSRH (missed pills) 2020', 'pill-missed', {
        unless: ['emergency-contraception', 'sexual-risk', 'pills-missed-more', 'vaginal-bleeding', 'missed-period'],
        explains: ['missed-or-double', 'harmless-dose', 'pregnancy-question', 'memory'],
      }),
    ],
  }),
  'sexual-function': protocol({
    title: ['Sexual function and fertility', 'الوظيفة الجنسية والخصوبة'],
    opens: ['erection-trouble', 'blood-in-semen', 'infertility'],
    unanswered: ['Medium', 'sexual-function'],
    cleared: ['Medium', 'sexual-function', 'NHS: Erectile dysfunction, see a GP; NICE CG156'],
    discriminators: [
      emergency('cauda-equina', 'GIRFT cauda equina 2023', all('erection-trouble', 'saddle-numbness')),
      high('urine-today', 'NICE NG111 (prostatitis)', all('blood-in-semen', any('fever', 'blood-in-urine'))),
      medium('fertility', 'NICE CG156', 'infertility'),
    ],
  }),
} as const;
