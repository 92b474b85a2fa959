import { describe, expect, it } from 'vitest';
import { readDescription } from './read/lexicon.ts';
import type { FindingId } from './knowledge/vocabulary.ts';

const saidIn = (text: string) => [...readDescription(text).present.keys()];

describe('words that belong together are not read as something else', () => {
  it.each<[string, FindingId, FindingId]>([
    ['my 2 year old son has fever, not eating and crying a lot', 'no-appetite', 'feeds-well'],
    ['my 2 year old son has fever, not eating and crying a lot', 'crying-baby', 'low-mood'],
    ['ضرسي يضربني من يومين ومو قادر انام', 'toothache', 'violence'],
    ['I am pregnant, in my second month, spotting', 'vaginal-bleeding', 'sudden'],
    ['last year I had a belly operation, all fine after. Now my ear is blocked', 'ear-blocked', 'belly-operation'],
    ['last year I had a belly operation, all fine after. Now my ear is blocked', 'ear-blocked', 'operation-lately'],
    ['Hiccups since lunch, how to stop it', 'hiccups', 'sneezing'],
    ['وجع بأسفل ضهري وحطيت كيس مي سخنة وتحسنت شوي', 'back-pain', 'fever'],
    ['stiff neck since the morning, tried a heat pack', 'neck-pain', 'heat-exposure'],
  ])('“%s” says %s, not %s', (text, said, unsaid) => {
    expect(saidIn(text)).toContain(said);
    expect(saidIn(text)).not.toContain(unsaid);
  });

  it.each<[string, FindingId]>([
    ['he has a cold but eating well', 'feeds-well'],
    ['I am crying a lot since my baby was born', 'low-mood'],
    ['I am crying all the time and see no reason', 'low-mood'],
    ['زوجي يضربني', 'violence'],
    ['it came within seconds', 'sudden'],
    ['I was operated 10 days back appendix, belly pain now', 'belly-operation'],
    ['gave birth last month and now fever', 'after-birth'],
  ])('“%s” says %s', (text, said) => expect(saidIn(text)).toContain(said));
});
