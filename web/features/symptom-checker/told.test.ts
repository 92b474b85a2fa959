import { expect, it } from 'vitest';
import { told } from './told.ts';

it.each([
  ['my son has a fever since yesterday', { who: 'child', gender: 'male' }],
  ['My 2 year old son has fever 39 and is not eating', { who: 'child', ageGroup: '1-4', gender: 'male' }],
  ['my 2-year-old daughter is vomiting', { who: 'child', ageGroup: '1-4', gender: 'female' }],
  ['my daughter, 12, fell off her bike', { who: 'child', ageGroup: '5-13', gender: 'female' }],
  ['My son is 3 and has an earache', { who: 'child', ageGroup: '1-4', gender: 'male' }],
  ['my baby is 8 months old and has diarrhea', { who: 'child', ageGroup: '3-11-months' }],
  ['my baby 8 months has fever', { who: 'child', ageGroup: '3-11-months' }],
  ["our newborn baby is 2 weeks old and won't feed", { who: 'child', ageGroup: 'under-3-months' }],
  ['my toddler has a rash', { who: 'child' }],
  ["My son's temperature is 39 since last night", { who: 'child', gender: 'male' }],
  ['Hello, my daughter has a cough and a runny nose', { who: 'child', gender: 'female' }],
  ['I think my daughter is dehydrated, she is 5 years old', { who: 'child', ageGroup: '5-13', gender: 'female' }],
  ['my son is 6 yo and has a sore throat, I gave him paracetamol', { who: 'child', ageGroup: '5-13', gender: 'male' }],
  ['I have a 3 year old son with a barking cough', { who: 'child', ageGroup: '1-4', gender: 'male' }],
  ['my kid has been coughing for 3 days', { who: 'child' }],
  ['ابني عنده حراره من امس', { who: 'child', gender: 'male' }],
  ['ابني عنده سنتين سخن ٣٩ ومش عايز ياكل وبيعيط', { who: 'child', ageGroup: '1-4', gender: 'male' }],
  ['بنتي ٤ سنوات تكح من امس', { who: 'child', ageGroup: '1-4', gender: 'female' }],
  ['ولدي عمره ٨ سنين وبطنه يعوره', { who: 'child', ageGroup: '5-13', gender: 'male' }],
  ['طفلي عمره سنتين وعنده إسهال', { who: 'child', ageGroup: '1-4' }],
  ['رضيعي عمره ٨ شهور ويستفرغ', { who: 'child', ageGroup: '3-11-months' }],
  ['طفلتي عمرها شهرين وما ترضع', { who: 'child', ageGroup: 'under-3-months', gender: 'female' }],
  ['عندي طفل عمره ٣ سنوات وعنده كحة', { who: 'child', ageGroup: '1-4' }],
  ['ابني ابن ٣ سنين وعم يسعل', { who: 'child', ageGroup: '1-4', gender: 'male' }],
  ['السلام عليكم ابني عنده ٣ سنوات وعنده طفح', { who: 'child', ageGroup: '1-4', gender: 'male' }],
  ['عيالي عندهم اسهال', { who: 'child' }],
  ['بلع ولدي بطارية', { who: 'child', gender: 'male' }],
  ['my 18 month old has a rash', { who: 'child', ageGroup: '1-4' }],
  ['my 3 year old, who has asthma, is wheezing', { who: 'child', ageGroup: '1-4' }],
  ['my son 3 days fever', { who: 'child', gender: 'male' }],
  ['my daughter, 39.5 fever', { who: 'child', gender: 'female' }],
  ['my son 39 fever since two days', { who: 'child', gender: 'male' }],
  ['ابني عنده ٣ ايام حرارة', { who: 'child', gender: 'male' }],
  ['ابني ٣٩ حرارة', { who: 'child', gender: 'male' }],
  ['ولدي من سنتين عنده ربو والحين يكح', { who: 'child', gender: 'male' }],
])('“%s” is about a child', (description, expected) => {
  expect(told(description)).toEqual(expected);
});

it.each([
  ['My mother, 72, is confused since the morning', { who: 'other', ageGroup: '65-and-over', gender: 'female' }],
  ['my father is 80 years old and fell in the bathroom', { who: 'other', ageGroup: '65-and-over', gender: 'male' }],
  ['my wife is 7 months pregnant and has a headache', { who: 'other', gender: 'female' }],
  ['my husband 45 has chest pain', { who: 'other', ageGroup: '14-64', gender: 'male' }],
  ['my grandmother has a swollen leg', { who: 'other', gender: 'female' }],
  ['my son is 25 years old and has chest pain', { who: 'other', ageGroup: '14-64', gender: 'male' }],
  ['my friend drank a lot and is hard to wake', { who: 'other' }],
  ['أمي ٧٢ سنة وعندها سكر وصارت تنسى', { who: 'other', ageGroup: '65-and-over', gender: 'female' }],
  ['الوالدة عمرها ٦٨ سنة وطاحت في الحمام', { who: 'other', ageGroup: '65-and-over', gender: 'female' }],
  ['أبوي صدره يعوره من ساعة ويتعرق', { who: 'other', gender: 'male' }],
  ['مرتي حامل وعندها نزيف', { who: 'other', gender: 'female' }],
  ['زوجتي حامل في الشهر السابع', { who: 'other', gender: 'female' }],
  ['زوجي عمره ٤٠ سنة وعنده ألم في الصدر', { who: 'other', ageGroup: '14-64', gender: 'male' }],
  ['مراتي تعبانة ودايخة', { who: 'other', gender: 'female' }],
  ['my husband 2 months cough', { who: 'other', gender: 'male' }],
  ['أخوي الصغير عمره ١٠ سنوات ووقع من السلم', { who: 'other', ageGroup: '5-13', gender: 'male' }],
  ['My little sister is 4 years old and has chickenpox', { who: 'other', ageGroup: '1-4', gender: 'female' }],
])('“%s” is about somebody else', (description, expected) => {
  expect(told(description)).toEqual(expected);
});

it.each([
  ['72 year old with chest pain and sweating', { ageGroup: '65-and-over' }],
  ['34 yo male with a sore throat', { ageGroup: '14-64', gender: 'male' }],
  ['عمره سنتين وعنده حرارة', { ageGroup: '1-4' }],
  ['رجل عمره ٧٠ سنة ودايخ', { ageGroup: '65-and-over', gender: 'male' }],
  ['3 year old boy with fever', { ageGroup: '1-4', gender: 'male' }],
])('“%s” says an age, but not whose', (description, expected) => {
  expect(told(description)).toEqual(expected);
});

it.each([
  ['I am 34 and my chest hurts', { who: 'me', ageGroup: '14-64' }],
  ["I'm a 28 year old woman with burning urine", { who: 'me', ageGroup: '14-64', gender: 'female' }],
  ['I am a 72 year old man and I am short of breath', { who: 'me', ageGroup: '65-and-over', gender: 'male' }],
  ['i have a headache since this morning', { who: 'me' }],
  ['my head hurts', { who: 'me' }],
  ['I am pregnant and bleeding', { who: 'me', gender: 'female' }],
  ['I am a teacher of 5 year olds and I have a sore throat', { who: 'me' }],
  ['I broke my leg 3 years ago and it hurts again', { who: 'me' }],
  ['I have diabetes for 5 years and my feet are numb', { who: 'me' }],
  ['my 5 year old car seat broke and my back hurts', { who: 'me' }],
  ['I am 30 weeks pregnant and my ankles are swollen', { who: 'me', gender: 'female' }],
  ["I was bitten by my neighbor's dog", { who: 'me' }],
  ['my chest has hurt for 2 years', { who: 'me' }],
  ['I work with children and have a rash', { who: 'me' }],
  ['انا عمري ٣٤ سنة وعندي صداع', { who: 'me', ageGroup: '14-64' }],
  ['راسي يعورني من الصبح', { who: 'me' }],
  ['عندي سكر من سنتين وراسي يعورني', { who: 'me' }],
  ['أحس بدوخة من يومين', { who: 'me' }],
  ['انا حامل وعندي نزيف', { who: 'me', gender: 'female' }],
  ['انا مدرسة أطفال عمرهم ٥ سنوات وعندي كحة', { who: 'me' }],
  ['my period is late by 2 weeks', { who: 'me' }],
  ['pain in my tooth for 2 days', { who: 'me' }],
  ['I fell down the stairs 2 days ago and my wrist is swollen', { who: 'me' }],
  ['أنا أم لطفل عمره سنتين وعندي صداع', { who: 'me' }],
  ['عملت حادث قبل سنتين ورجلي توجعني', { who: 'me' }],
  ['عندي ٣ أيام حرارة', { who: 'me' }],
])('“%s” is about whoever writes it', (description, expected) => {
  expect(told(description)).toEqual(expected);
});

it.each([
  'my baby was born last year and I have been tired since',
  "I have had back pain since my son's birthday",
  'my son hit me in the eye and it is red',
  'my daughter gave me her cold, I have a runny nose',
  'my son has a fever and I have a cough',
  'I have a cough and my son has a fever',
  'headache and fever for 3 days',
  'chest pain since this morning',
  'a sore throat since yesterday',
  'I am worried about my mother',
  'my wife says I snore',
  "my sister's baby has a fever",
  'since my daughter started school I have had headaches',
  'for two days cough, fever 39',
  'عندي زكام من عيد ميلاد ابني',
  'ولدت بنتي قبل سنة ومن يومها ظهري يوجعني',
  'ألم في البطن من ثلاثة أيام',
  'صداع وحرارة',
  'كحة من قبل ٣ سنوات',
  'خايفة على ابني',
  'ابني مريض وانا عندي كحة',
  'عندي كحة وابني عنده حرارة',
  'من يوم زواج بنتي وانا تعبانة',
  'ابي دواء للصداع',
  'بيعطس وبيكح من يومين',
  'my daughter-in-law has a fever',
  "my son's teacher has measles",
  'my baby is due next month and I feel dizzy',
  "I'm breastfeeding my baby and my breast is red",
  "I fell off my son's bike",
  'my father had a stroke and I have a headache',
  'my mother died of cancer, I have a lump',
  'after giving birth to my daughter I am bleeding',
  "my son's birthday party gave me food poisoning",
  'what is the dose of paracetamol for a child',
  'ابني ضربني على عيني',
  'زوجي مسافر وأنا عندي حرارة',
  'أبوي عنده سكر وأنا خايف يجيني',
  'كم جرعة البنادول للأطفال',
])('“%s” leaves it open whom it is about', (description) => {
  expect(told(description)).toEqual({});
});

it('reads the longest description at once', () => {
  const from = performance.now();
  for (const words of ['my ', 'i have a ', '1 ', 'older ', 'و ', 'عمره ', '-', 'my son is ill and '])
    told(words.repeat(2000 / words.length));
  expect(performance.now() - from).toBeLessThan(1000);
});
