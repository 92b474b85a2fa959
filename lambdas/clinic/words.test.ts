import { describe, expect, it } from 'vitest';
import { excerptOf, hasWord, soughtWords, wordForm } from './words.ts';

const finds = (search: string, text: string): boolean => soughtWords(search).every((word) => hasWord(wordForm(text), word));

describe('words of a search', () => {
  const spellings = `anaemia anemia|haemodialysis hemodialysis|ischaemic ischemic|oedema edema|lymphoedema lymphedema|oesophagitis esophagitis
    |oestrogen estrogen|diarrhoea diarrhea|dyspnoea dyspnea|paediatric pediatric|orthopaedics orthopedics|gynaecology gynecology|foetal fetal
    |anaesthesia anesthesia|caecum cecum|coeliac celiac|faecal fecal|leukaemia leukemia|leucocytes leukocytes|uraemia uremia|aetiology etiology
    |tumour tumor|tumours tumors|behavioural behavioral|discolouration discoloration|labour labor|odour odor|hospitalised hospitalized
    |immunisation immunization|catheterise catheterize|dialysed dialyzed|dialyser dialyzer|analyse analyze|litre liter|fibre fiber|centre center
    |catalogue catalog|travelled traveled|labelled labeled|sulphate sulfate|programme program|homœopathy homeopathy`;
  it.each(spellings.split('|').map((pair) => pair.trim().split(' ')))('find "%s" and "%s" by each other', (british = '', american = '') => {
    expect(finds(british, `Had ${american}, twice.`)).toBe(true);
    expect(finds(american, `Had ${british}, twice.`)).toBe(true);
  });

  const others = `fetal fatal|colon colour|color colon|labour laboratory|colour colorectal|humour humoral|canoe cane|shoes shes|toes tests|does des
    |size sise|prize prise|poem pem|hour hor|four for|aerobic erobic|coenzyme cenzyme|goes ges|cetirizine cetirisine
    |cancellous cancelous|metric meter|Israel Isrel|Michael Michel|course corse`;
  it.each(others.split('|').map((pair) => pair.trim().split(' ')))('do not find "%s" where "%s" stands', (sought = '', text = '') => {
    expect(wordForm(sought)).not.toBe(wordForm(text));
    expect(finds(sought, `Had ${text}, twice.`)).toBe(false);
  });

  it('are found only if all are there', () => {
    expect(finds('dry weight', 'The weight was measured. The skin is dry.')).toBe(true);
    expect(finds('dry weight', 'The weight was measured.')).toBe(false);
  });
});

describe('an excerpt', () => {
  const note = [
    'Weight 71 kg before the session. Skin dry.',
    'The skin is dry, and the patient, who had lost appetite, has lost weight. Dry weight set to 70 kg. Weight again on Monday.',
  ];
  const of = (texts: readonly string[], search: string) => excerptOf(texts, soughtWords(search));
  it('is the sentence in which the words stand together', () => {
    expect(of(note, 'dry weight')).toBe('Dry weight set to 70 kg.');
    expect(of(note, 'weight monday')).toBe('Weight again on Monday.');
    expect(of(note, 'appetite session')).toBe('Weight 71 kg before the session.');
    expect(of(note, 'fistula')).toBeUndefined();
  });
  it('of a long sentence is the part around them, and says where it was cut', () => {
    const many = (word: string): string => Array.from({ length: 60 }, () => word).join(' ');
    const found = of([`Dry ${many('before')} dry weight ${many('after')} weight`], 'dry weight') ?? '';
    expect(found).toMatch(/^…before .*before dry weight after .*after…$/);
    expect(found.length).toBeLessThanOrEqual(202);
  });
});
