import { expect, it } from 'vitest';
import { otherTongue } from './tongues.ts';

const languageOf = (text: string): string | undefined => otherTongue(text)?.language;

it.each([
  ['मुझे दो दिन से बुखार है', 'hi'],
  ['खाना खाने के बाद पेट में जलन', 'hi'],
  ['मलाई हिजोदेखि ज्वरो आएको छ', 'ne'],
  ['আমার দুই দিন ধরে জ্বর', 'bn'],
  ['مجھے دو دن سے بخار ہے', 'ur'],
  ['masakit po ang ulo ko at nilalagnat ako', 'fil'],
  ['mujhe do din se bukhar hai aur sar me dard', 'hi-Latn'],
  ['malai hijo dekhi jworo aako cha, tauko dukhyo', 'ne-Latn'],
  ['amar 2 din dhore jor, matha betha korche', 'bn-Latn'],
  ['3andi 7arara w waja3 b batni mn embare7', 'ar'],
])('%s is answered in its language: %s', (text, language) => {
  expect(languageOf(text)).toBe(language);
  expect(otherTongue(text)?.text).toContain('999');
});

it.each([
  'fever for 2 days, 39c, took 500mg at 3am and 2x today',
  'headache po since kahapon, normal lang ba? I took paracetamol and slept the whole day yesterday',
  'عندي حرارة من أمس وچبدي توجعني، گلبي يدق',
  'b12 and vitd3 low, h1n1 last year, omega3 daily',
  '😷😷😷',
  '',
])('%s is English, Arabic or nothing', (text) => expect(languageOf(text)).toBeUndefined());
