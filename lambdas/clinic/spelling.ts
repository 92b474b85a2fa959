/**
 * One form for words that are spelled in the British and in the American way, for texts and what is sought in them. The rules are narrow
 * (whole stems and endings), so that words which only look alike stay apart: "fetal" and "fatal", "colon" and "colour", "canoe" and "cane".
 */
const rules: readonly (readonly [RegExp, string])[] = [
  [/æ/g, 'ae'],
  [/œ/g, 'oe'],
  // Anaemia, haemodialysis, ischaemic; anaesthesia; gynaecology, paediatric, faeces, caecum, caesarean, naevus, aetiology.
  [/aem/g, 'em'],
  [/aesth/g, 'esth'],
  [/(gyn|f|c)aec/g, '$1ec'],
  [/paed/g, 'ped'],
  [/caes/g, 'ces'],
  [/naev/g, 'nev'],
  [/aetio/g, 'etio'],
  // Oedema, oesophagus, oestrogen; foetus, coeliac, diarrhoea, apnoea, amoeba, homoeostasis.
  [/oe(dem|soph|str)/g, 'e$1'],
  [/foet/g, 'fet'],
  [/coelia/g, 'celia'],
  [/rrhoe/g, 'rrhe'],
  [/pnoe/g, 'pne'],
  [/amoeb/g, 'ameb'],
  [/homoeo/g, 'homeo'],
  // Tumour, behaviour, discolouration; not "laboratory", "colorectal" or "humoral".
  [/(tum|behavi|fav|flav|vap|vig|neighb)or/g, '$1our'],
  [/labor(?!at)/g, 'labour'],
  [/color(?!ect)/g, 'colour'],
  [/humor(?!al)/g, 'humour'],
  [/odor(?!a)/g, 'odour'],
  [/rigor(?!o)/g, 'rigour'],
  // Catheterize, immunization, dialyze; not "prize" or "cetirizine".
  [/(?<=[a-z]{3})iz(?=e|ing|at|ab|-|$)/g, 'is'],
  [/lyz/g, 'lys'],
  // Centre, fibre, litre; catalogue; labelled, not "cancellous"; leucocyte, sulphate.
  [/(cent|fib|lit|met|tit|goit|calib)re(?=s?(?:-|$))/g, '$1er'],
  [/(catal|anal|dial)ogue/g, '$1og'],
  [/(travel|label|cancel|counsel|model|signal|tranquil)l(?=[aei])/g, '$1'],
  [/leuc(?=o|em)/g, 'leuk'],
  [/sulph/g, 'sulf'],
  [/licence/g, 'license'],
  [/programme(?=s?(?:-|$))/g, 'program'],
];

/** A folded text in one spelling. */
export const inOneSpelling = (folded: string): string => rules.reduce((text, [pattern, to]) => text.replaceAll(pattern, to), folded);
