import { sameFor, say, topic } from '../../kinds/topic.ts';
import { diary, heartSigns, medicinesReady, sips, strokeSigns } from '../../sentences.ts';
import { noDriving, safeSteps } from '../sentences.ts';

const whenDizzy = say('Sit or lie down when it comes, and get up slowly.', 'اجلس أو استلقِ عند حدوثها، وانهض ببطء.');

const dizzinessTopic = topic(
  'weeks',
  [
    whenDizzy,
    say('Drink enough water, and do not skip meals.', 'اشرب ما يكفي من الماء ولا تفوّت الوجبات.'),
    say('Do not drive or climb, and do not swim alone.', 'لا تقُد السيارة ولا تتسلق، ولا تسبح وحدك.'),
    diary,
  ],
  [
    strokeSigns,
    heartSigns,
    say(
      'See a doctor the same day if there is a new headache, hearing loss or steady vomiting.',
      'راجع الطبيب في اليوم نفسه عند صداع جديد أو فقدان سمع أو قيء مستمر.',
    ),
  ],
);

export const advice = {
  // Dizziness: NICE NG127, GRACE-3 2023
  dizziness: dizzinessTopic,
  'dizziness-care': sameFor('home', dizzinessTopic),
  'dizzy-today': topic(
    'today',
    [whenDizzy, sips, noDriving, safeSteps, medicinesReady],
    [strokeSigns, heartSigns, say('Call 999 if standing or walking becomes impossible.', 'اتصل بالرقم 999 إذا تعذّر الوقوف أو المشي.')],
  ),
  'vertigo-turning': topic(
    'weeks',
    [
      say('Turn slowly in bed, and sit on its edge before standing.', 'تقلّب ببطء في السرير، واجلس على حافته قبل الوقوف.'),
      say('Ask the doctor about the head movements that treat it.', 'اسأل الطبيب عن حركات الرأس العلاجية.'),
      say('Do not drive or climb while it comes.', 'تجنب القيادة والتسلق ما دامت تأتي.'),
    ],
    [
      strokeSigns,
      say(
        'See a doctor the same day if it does not stop within a minute, or hearing is lost.',
        'راجع الطبيب في اليوم نفسه إذا لم تتوقف خلال دقيقة أو حدث فقدان سمع.',
      ),
    ],
  ),
  'dizzy-standing': topic(
    'home',
    [
      say('Rise slowly: sit for a minute before standing.', 'انهض ببطء: اجلس دقيقة قبل الوقوف.'),
      say('Drink more water, above all in the heat, and do not skip meals.', 'أكثر من شرب الماء خصوصاً في الحر، ولا تفوّت الوجبات.', {
        unless: ['heart-disease'],
      }),
      say('Lie down with the legs raised when it comes.', 'استلقِ مع رفع الساقين عند حدوثها.'),
    ],
    [
      heartSigns,
      strokeSigns,
      say(
        'See a doctor if it comes often, after a new medicine or with black stool.',
        'راجع الطبيب إذا تكررت أو جاءت مع دواء جديد أو مع براز أسود.',
      ),
    ],
  ),
} as const;
