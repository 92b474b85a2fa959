import { describe, expect, it } from 'vitest';
import { SymptomCheckRequest } from '#contract/symptom-check/symptom-check.ts';
import { assess } from './assessment.ts';

const ask = (text: string) =>
  assess(
    SymptomCheckRequest.parse({
      symptoms: { description: text.padEnd(10, ' .') },
      language: /\p{Script=Arabic}/u.test(text) ? 'ar' : 'en',
    }),
  ).assessment;
const isEmergency = (text: string): boolean => ask(text).severity === 'Emergency' && !ask(text).supportive;

describe('who neither answers nor moves is an emergency', () => {
  it.each([
    'ابوي ما يرد ولا يتحرك',
    'مش بيرد ولا بيتحرك',
    'ابوي ما يرد ولا يفتح عيونه',
    'ابني ما عم يتحرك ولا عم يرد',
    'لا حركة ولا رد من امي',
    'مبيردش ومبيتحركش',
    'ولدي ما يتحرك',
    'he does not move or respond',
    'neither moving nor answering',
    'my father collapsed, he does not move',
    'عربية خبطته ومش بيتحرك',
    'وقع من السلم ومش بيتحرك',
    'صدمته سيارة وما يتحرك',
    'انصدم وما يتحرك ولا يتكلم',
    "can't get him to move or speak",
    'لا يستطيع الحركة بعد الحادث',
    'ممدد مافي حركة',
    'صدمت سيارة رجلا وهو لا يتحرك',
    'يدتي طاحت وماتتحرك',
  ])('%s', (text) => expect(isEmergency(text)).toBe(true));

  it.each([
    'my neck does not move easily in the morning',
    'my lump does not move when I press it',
    'صباعي ما يتحرك زين من امس',
    'العيال ما يتحركون من قدام التلفزيون',
    'ابوي ما يرد على الجوال',
    'husband does not answer my texts, I am stressed',
    'cant get the car to move',
    'مافي حركة بطن من يومين',
  ])('but not: %s', (text) => expect(isEmergency(text)).toBe(false));
});

describe('what befell an animal, a thing or a figure of a story is nobody’s danger', () => {
  it.each([
    'our goldfish is floating and not moving',
    'my neighbor’s dog is not moving',
    'the car isnt moving in this queue',
    'snake bit my dog in the yard',
    'the actor fell from a roof in that movie',
    'we watched a film about scorpions stinging people',
    'is there a vaccine for snake bites',
    'السلحفاة ما تتحرك بالشتا',
    'العربية واقفة في الزحمة مش بتتحرك',
    'الصفحة معلقة والزر ما بيستجيب',
    'البطل انطعن في المسلسل',
    'هل في تطعيم ضد لدغة التعبان',
  ])('%s', (text) => expect(isEmergency(text)).toBe(false));

  it.each([
    'fell off the horse not moving',
    'the car hit Ahmed and he is not moving',
    'the car hit Ahmed not moving',
    'snake bit my son in the yard',
    'we were watching a film and my dad is not moving',
    'my uncle is unconscious, it began in the middle of the movie',
    'the lift door closed on him and he is not moving',
    'وقع من الحصان مش بيتحرك',
    'السيارة صدمت اخوي وما يتحرك',
    'كنا نتفرج على فيلم وابوي طاح وما يتحرك',
  ])('but not: %s', (text) => expect(isEmergency(text)).toBe(true));
});

describe('harm in the passives of the dialects is read', () => {
  it.each([
    'اتخبط على دماغه وبيرجع ونايم على نفسه',
    'طاح على راسه ويرجع ونايم',
    'اتضرب بسكين في صدره',
    'أخويا اتضرب بالنار',
    'اتهرست ايده في المكنة',
    'اتحدف من الدور التاني',
    'اتطعن في بطنه',
    'انضرب بسكين في صدره',
    'اتقرص من تعبان في رجله',
    'اتلدغ من عقرب ورجله ورمت',
    'تعبان لدغ ابني',
    'حنش قرص اخويا',
    'الولد عضاهو دبيب في كراعو',
  ])('%s', (text) => expect(isEmergency(text)).toBe(true));

  it.each([
    'أنا تعبان من الشغل',
    'تعبان واخدت قرص بنادول',
    'ناموسة قرصتني وتعبان',
    'أحس دبيب نمل في رجلي',
    'البيبي عنده عضاضة',
    'حلمت ان تعبان عضني',
    'اتخبطت في الباب وركبتي ازرقت شوية',
    'اتعورت في ايدي خدش بسيط',
    'جسمي متكسر من الزكام',
    'اخوي يرجع البيت متاخر وعنده زكام',
  ])('but not: %s', (text) => expect(isEmergency(text)).toBe(false));
});

describe('a question for what kills, and indirect words of death, are met with support', () => {
  it.each([
    'كم حبة بنادول تموت الواحد',
    'ايش الجرعة القاتلة من البنادول',
    'كم جرعة انسولين تموت',
    'what dose of paracetamol is fatal for me',
    'lethal dose of ibuprofen?',
    'enough tablets at home to end it',
    'my family would be happier without me',
    'أهلي أحسن لهم من غيري',
    'tired of being here and not wanting to go on',
    'I cut myself again last night',
    'لو مت محد بيحس',
    'ابغى ارتاح من هالحياة للابد',
  ])('%s', (text) => expect(ask(text).supportive).toBe(true));

  it.each([
    'كم حبة بنادول مسموح في اليوم',
    'how many paracetamol can I take in a day',
    'my dog ate a grape is it fatal for dogs',
    'cut myself again while chopping onions',
    'جرحت نفسي وانا احلق',
    'اتمنى اموت من الاحراج',
    'I don’t want to wake up early for school',
    'ما ودي اكمل الدوا لانه يسوي غثيان',
    'my grandmother died last month and I cry a lot',
    'my boss is killing me, so stressed',
  ])('but not: %s', (text) => expect(ask(text).supportive).toBe(false));
});

describe('what was excluded is not so', () => {
  it.each([
    'heart attack was ruled out in the ER, I just have gas',
    'tests came back clear for heart attack, just a cold now',
    'doctors excluded a stroke, I only have a mild headache',
    'تم استبعاد النوبة القلبية وأشعر بحموضة خفيفة',
    'استبعدوا الجلطة وعندي غازات بس',
  ])('%s', (text) => expect(isEmergency(text)).toBe(false));

  it.each(['the doctor has not ruled out a heart attack', 'a stroke could not be excluded'])('but not: %s', (text) =>
    expect(isEmergency(text)).toBe(true),
  );
});

it('a tablet for blood pressure is no contact lens', () => {
  const { facts } = assess(SymptomCheckRequest.parse({ symptoms: { description: 'كم حبة ضغط تنفع للانسان الكبير' }, language: 'ar' }));
  expect(facts.has('contact-lens')).toBe(false);
});
