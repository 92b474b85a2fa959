import { all, any } from '../../kinds/condition.ts';
import { emergency, high, low, protocol } from '../../kinds/protocol.ts';
import { children } from '../conditions.ts';

export const protocols = {
  limp: protocol({
    title: ['Limping child', 'طفل يعرج'],
    opens: ['limp', 'no-weight-bearing'],
    of: children,
    unanswered: ['High', 'limp-today'],
    cleared: ['Medium', 'limp-check', 'NICE CKS Acute childhood limp: well child over 3, review in 48 hours'],
    discriminators: [
      emergency(
        'infected-joint',
        'NICE CKS (limp in children)',
        all(
          'fever',
          any('no-weight-bearing', 'joint-stuck', 'hot-joint', 'swollen-joint', 'severe-pain', 'unwell', 'infant-danger', 'high-fever'),
        ),
      ),
      emergency('infected-joint', 'NICE CKS (limp in children)', any('sepsis-signs', 'drowsy', 'purple-rash')),
      emergency('ill-child', 'NICE CKS (limp in children)', any('saddle-numbness', 'rising-weakness', 'testicle-pain')),
      high(
        'limp-today',
        'NICE CKS (limp in children)',
        any('no-weight-bearing', 'fever', 'injury', 'unexplained-bruise', 'weight-loss', 'under-5', 'bruise'),
      ),
    ],
  }),
  'growing-pains': protocol({
    title: ['Leg pains at night in a child', 'آلام الساقين ليلاً لدى طفل'],
    opens: ['growing-pains'],
    of: children,
    unanswered: ['Low', 'growing-pains'],
    cleared: ['Low', 'growing-pains', 'NHS: Growing pains'],
    discriminators: [
      high(
        'limp-today',
        'NICE CKS (leg pain, red flags)',
        any('limp', 'fever', 'swollen-joint', 'weight-loss', 'no-weight-bearing', 'easy-bruising', 'night-sweats'),
      ),
      low('growing-pains', 'NHS (growing pains)', 'growing-pains', {
        unless: ['limp', 'fever', 'swollen-joint', 'injury', 'weight-loss', 'worsening'],
        explains: ['limb-pain', 'joint-pain', 'muscle-ache', 'poor-sleep'],
      }),
    ],
  }),
  'child-development': protocol({
    title: ['Development and behavior', 'النمو والسلوك'],
    opens: ['child-development', 'lost-skills'],
    of: children,
    unanswered: ['Medium', 'child-development'],
    cleared: ['Medium', 'child-development', 'NICE CG128; NHS (health visitor or GP)'],
    discriminators: [
      emergency('ill-child', 'NICE NG143; NG217', any('seizure', 'drowsy', 'floppy')),
      high('lost-skills', 'NICE CG128; NG127', any('lost-skills', 'weakness', 'balance-loss')),
    ],
  }),
  bedwetting: protocol({
    title: ['Bedwetting', 'تبول ليلي'],
    opens: ['bedwetting'],
    of: children,
    unanswered: ['Medium', 'bedwetting'],
    cleared: ['Low', 'bedwetting-care', 'NHS: Bedwetting in children; NICE CG111'],
    discriminators: [
      emergency('ill-child', 'NICE NG18 (new diabetes)', all('thirst', any('vomiting', 'drowsy', 'breathless', 'belly-pain'))),
      high(
        'bedwetting-today',
        'NICE NG18; CG111',
        any('thirst', 'weight-loss', 'urine-burning', 'fever', 'saddle-numbness', 'child-harmed'),
      ),
      low('bedwetting-small', 'NICE CG111', 'under-5', {
        unless: ['thirst', 'weight-loss', 'urine-burning', 'fever', 'child-harmed'],
        explains: ['urine-burning', 'leaking-urine', 'lost-control'],
      }),
    ],
  }),
} as const;
