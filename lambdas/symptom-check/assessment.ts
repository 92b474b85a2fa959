import { type Language, languages } from '#contract/base/language.ts';
import { shownOf } from '#contract/symptom-check/disposition.ts';
import type { Assessment, SymptomCheckAnswer, SymptomCheckRequest } from '#contract/symptom-check/symptom-check.ts';
import { limits } from '#contract/base/limits.ts';
import { notUnderstood, registration, seekHelpNow, support, warnings, wordsFor } from './answer-words.ts';
import { type Fact, type Facts, holds, isAsked, united } from './facts/facts.ts';
import { applying, canBe, decide } from './decide/protocols.ts';
import { type Ground, agreed, isCalm, isDoubtful, outcome, undoubted } from './decide/disposition.ts';
import { type Asked, namedIn } from './decide/floors.ts';
import { personFacts } from './decide/person.ts';
import { questions } from './decide/questions.ts';
import { everywhere } from './knowledge/everywhere.ts';
import { compressions } from './knowledge/compressions.ts';
import type { Both, Finding } from './knowledge/kinds/finding.ts';
import type { Sentence, Topic } from './knowledge/kinds/topic.ts';
import { type FindingId, type ProtocolId, type TopicId, advice, areas, findings, protocols } from '#vocabulary';
import { withoutAddressed } from './read/addressed.ts';
import { type Reading, type WordsReading, readDescription } from './read/lexicon.ts';
import { nearTo } from './read/near.ts';
import type { ModelReading } from './read/model.ts';
import { plain } from './read/text.ts';
import { isUnread } from './read/tongues.ts';
import { belonging, everything, heard } from './screen/belonging.ts';
import { type Screened, screen } from './screen/screener.ts';

const inLanguage = (both: Both, language: Language): string => both[languages.indexOf(language) === 0 ? 0 : 1];

/** One answer after the description: ticks on one screen, removed findings, or a chosen presentation. */
export interface Answers {
  readonly shown: readonly FindingId[];
  readonly ticked: readonly FindingId[];
  /** Whether unticked statements are denied; otherwise those in `unsure` are unknown, or all of them if it is absent. */
  readonly sure: boolean;
  readonly unsure?: readonly FindingId[] | undefined;
  /** Understood findings that are wrong. */
  readonly removed: readonly FindingId[];
  /** The findings that open the chosen presentation. */
  readonly chosen: readonly FindingId[];
}

/** What somebody was asked and is not sure of. */
export const unsureIn = ({ shown, ticked, sure, unsure }: Answers): readonly FindingId[] =>
  sure ? [] : (unsure ?? shown.filter((id) => !ticked.includes(id)));
const deniedIn = (one: Answers): readonly FindingId[] => {
  const unsure = unsureIn(one);
  return one.shown.filter((id) => !one.ticked.includes(id) && !unsure.includes(id));
};

/**
 * Everything known about a check: the form, the words, a model's reading, the ticks. Findings in the words that the model denies are
 * `disputed`: they count as unknown, and are worth asking about.
 */
function known(
  request: SymptomCheckRequest,
  words: Reading,
  model: Reading | undefined,
  answers: readonly Answers[],
): { facts: Facts; disputed: readonly FindingId[] } {
  const disputed = [...words.present.keys()].filter((id) => model?.absent.has(id) === true);
  const read = (reading: Reading, by: Fact['by']): [FindingId, Fact][] =>
    [
      ...Array.from(reading.present, ([id, quote]): [FindingId, Fact] => [id, { is: true, by, quote }]),
      ...Array.from(reading.absent, (id): [FindingId, Fact] => [id, { is: false, by }]),
    ].filter(([id]) => !disputed.includes(id));
  const ticks = answers.flatMap((one): [FindingId, Fact][] => [
    ...[...one.removed, ...deniedIn(one)].map((id): [FindingId, Fact] => [id, { is: false, by: 'person' }]),
    ...[...one.ticked, ...one.chosen].map((id): [FindingId, Fact] => [id, { is: true, by: 'person' }]),
  ]);
  const facts = united([
    ...read(words, 'words'),
    ...(model === undefined ? [] : read(model, 'model')),
    ...personFacts(request, words),
    ...ticks,
  ]);
  return { facts, disputed };
}

const mostReasons = 6;
/** A finding by its name, followed by the person's own words if they differ. */
const reasonsOf = (because: readonly FindingId[], facts: Facts, language: Language): string[] =>
  because
    .filter((id) => {
      const { kind }: Finding = findings[id];
      return (kind !== 'background' && kind !== 'recent') || facts.get(id)?.quote !== undefined;
    })
    .slice(0, mostReasons)
    .map((id) => {
      const label = inLanguage(findings[id].label, language);
      const quote = facts.get(id)?.quote;
      if (quote === undefined || plain(quote) === plain(label)) return label;
      return language === 'ar' ? `${label}: «${quote}»` : `${label}: “${quote}”`;
    });

/** The points of a topic that apply to a person, one to a line: what belongs to a point, such as who may not take aspirin, stays with it. */
const applicable = (of: readonly Sentence[], facts: Facts): readonly Sentence[] =>
  of.filter(
    ({ when, unless = [] }) => (when === undefined || holds(when, facts) === true) && !unless.some((id) => facts.get(id)?.is === true),
  );
const sentences = (of: readonly Sentence[], facts: Facts, language: Language): string =>
  applicable(of, facts)
    .map(({ text }) => inLanguage(text, language))
    .join('\n');

/** A topic's first aid with the advice for everyone to whom its condition applies, if the topic does not give it itself. */
function withWhatHolds(doing: readonly Sentence[], topic: TopicId): readonly Sentence[] {
  const beside = everywhere.filter(
    ({ sentence, notIn }) => !notIn.includes(topic) && !doing.some(({ text }) => text[0] === sentence.text[0]),
  );
  const [first, then] = [true, false].map((isFirst) => beside.filter((one) => (one.isFirst ?? false) === isFirst));
  return [...(first ?? []).map(({ sentence }) => sentence), ...doing, ...(then ?? []).map(({ sentence }) => sentence)];
}

/** A finding by its name. */
export const labelOf = (id: FindingId, language: Language): string => inLanguage(findings[id].label, language);
/** A finding as a statement to tick. */
export const statementOf = (id: FindingId, language: Language): string => {
  const { tick, label }: Finding = findings[id];
  return inLanguage(tick ?? label, language);
};

/** Whose health it is about is not what was understood of it. */
const whose: readonly FindingId[] = ['child', 'newborn', 'elderly'];
/**
 * The findings shown as understood: complaints, and circumstances that the person mentioned. Of complaints that were read from the same
 * words, the first is shown, and no circumstance that was read within the words of another finding.
 */
export function recognisedIn(facts: Facts): FindingId[] {
  const said = [...facts].flatMap(([id, { is, by, quote }]) => {
    const { kind }: Finding = findings[id];
    const isComplaint = kind === undefined;
    return is && by !== 'form' && !whose.includes(id) && (isComplaint || quote !== undefined) ? [{ id, isComplaint, quote }] : [];
  });
  const isRepeated = (one: (typeof said)[number], at: number): boolean =>
    one.quote !== undefined &&
    said.some(
      ({ quote = '', isComplaint }, place) =>
        place !== at &&
        (quote === one.quote
          ? (isComplaint || !one.isComplaint) && (place < at || !one.isComplaint)
          : !one.isComplaint && quote.includes(one.quote ?? '')),
    );
  return said.flatMap((one, at) => (isRepeated(one, at) ? [] : [one.id])).slice(0, limits.recognisedShown);
}

export const isPresentation = (id: string): id is ProtocolId => Object.hasOwn(protocols, id);
/** The findings that indicate a presentation. */
export const openedBy = (id: ProtocolId): FindingId[] => protocols[id].opens.slice(0, 1);

/** The presentations that a person with these facts can choose from; none if one was recognised. */
export const offeredTo = (facts: Facts): ProtocolId[] =>
  applying(facts).length > 0
    ? []
    : Object.keys(protocols)
        .filter(isPresentation)
        .filter((id) => canBe(protocols[id], facts));
const presentationIn = (language: Language) => (id: ProtocolId) => ({ id, text: inLanguage(protocols[id].title, language) });
/** Presentations by area. */
export const presentationsByArea = (of: readonly ProtocolId[], language: Language): SymptomCheckAnswer['data']['presentations'] =>
  areas
    .map(([area, all]) => ({
      area: inLanguage(area, language),
      of: of.filter((id) => all.includes(id)).map(presentationIn(language)),
    }))
    .filter((area) => area.of.length > 0);

const nearestShown = 6;
/** The presentations that the words come close to, nearest first. */
export function nearestOf(
  of: readonly ProtocolId[],
  { symptoms: { description }, language }: SymptomCheckRequest,
): SymptomCheckAnswer['data']['nearest'] {
  if (of.length === 0) return [];
  const openedBy = (finding: FindingId): ProtocolId[] => of.filter((id) => protocols[id].opens.some((one) => one === finding));
  return [...new Set(nearTo(description, fewestRootsAsked).flatMap(openedBy))].slice(0, nearestShown).map(presentationIn(language));
}

/** The result of a check: the answer, the understood findings, and the questions that remain. */
export interface Assessed {
  readonly assessment: Assessment;
  readonly facts: Facts;
  readonly asked: readonly FindingId[];
}

/** If less than this share was understood, self-care is withheld until questions were answered: the rest may be what matters. */
const shareLeast = 0.15;
/** A single word is no reason to ask. */
const fewestRootsAsked = 2;

/** A reading without some of its findings. */
const without = <R extends Reading>(read: R, ids: readonly FindingId[]): R => ({
  ...read,
  present: new Map([...read.present].filter(([id]) => !ids.includes(id))),
});

const isComplaint = (id: FindingId): boolean => {
  const { kind }: Finding = findings[id];
  return kind === undefined;
};

/** What the words say, and what they say without sentences addressed to their reader, which deny nothing. */
function readWords(description: string): WordsReading {
  const whole = readDescription(description);
  const rest = withoutAddressed(description);
  if (rest === description) return whole;
  const { present, absent, share } = readDescription(rest);
  // Who somebody is, such as a child, is not said by words about the text.
  const said = [...whole.present].filter(([id]) => isComplaint(id));
  const all = new Map([...said, ...present]);
  return { present: all, absent: new Set([...absent].filter((id) => !all.has(id))), share };
}

/** The findings that the patterns took for an emergency; none if an answer says it. */
function emergencySigns(request: SymptomCheckRequest, read: Reading, answers: readonly Answers[]): readonly FindingId[] {
  const { facts } = known(request, read, undefined, answers);
  const decided = decide(facts);
  if (decided?.level !== 'Emergency' || undoubted.includes(decided.topic)) return [];
  const signs = decided.because.filter((id) => read.present.has(id) && facts.get(id)?.by === 'words');
  return signs.length === 0 ? [] : [...signs, ...emergencySigns(request, without(read, signs), answers)];
}

/** The assessment of a description and of everything read and ticked with it: deterministic, in the person's language. */
export function assess(request: SymptomCheckRequest, model?: ModelReading, answers: readonly Answers[] = []): Assessed {
  const read = readWords(request.symptoms.description);
  return assessed(request, { read, screened: screen(request.symptoms, read) }, model, answers);
}

/** What the words of a description were read to say. */
interface WordsRead {
  readonly read: WordsReading;
  readonly screened: Screened;
}

function assessed(request: SymptomCheckRequest, words: WordsRead, model: ModelReading | undefined, answers: readonly Answers[]): Assessed {
  const { language } = request;
  const { read, screened } = words;
  const base = {
    understood: true,
    supportive: false,
    registrationPrompt: registration[language],
    language,
    engine: model === undefined ? ('rules' as const) : ('model' as const),
  };
  const isAlone = model === undefined;
  const isTold = answers.some(({ ticked, chosen }) => ticked.length + chosen.length > 0);
  /** Beside a model, what the words alone come to. */
  const alone = isAlone ? undefined : assessed(request, words, undefined, answers).assessment;
  const isEmergencyByWords = alone?.severity === 'Emergency';
  const signs = (isAlone ? !isTold && isDoubtful(screened) : isEmergencyByWords) ? emergencySigns(request, read, answers) : [];
  const questioned = isTold ? [] : signs;
  // Beside a model they count, and are asked about: two other readers may have doubted them.
  const doubted = isAlone ? questioned : [];
  const { facts, disputed } = known(request, without(read, doubted), model, answers);
  const screens = answers.filter(({ shown }) => shown.length > 0);
  const isAnswered = screens.length > 0;
  const checked: Asked = {
    named: namedIn(request.symptoms.description),
    isAnswered,
    isThin: read.share < shareLeast || isUnread(request.symptoms.description),
    isCalm: isCalm(screened),
  };
  const shown = screens.flatMap((one) => one.shown);
  // Of what the person chose, all is asked.
  const isChosen = answers.some(({ chosen }) => chosen.length > 0);
  const belongs = isChosen
    ? everything
    : belonging(screened, () => {
        const unanswered = known(request, read, model, []).facts;
        return heard(request.symptoms.description, unanswered, screened, applying(unanswered));
      });
  const asks = questions(
    isAlone ? facts : known(request, without(read, questioned), model, answers).facts,
    shown,
    [...questioned, ...disputed, ...nearTo(request.symptoms.description, fewestRootsAsked).filter(belongs.isEnough)],
    checked,
    belongs,
  );
  // What holds an emergency that a model took back is asked first, whatever else could be.
  const holding = isAlone ? [] : questioned.filter((id) => isAsked(id) && !shown.includes(id));
  const open = screens.length >= limits.checkScreens ? [] : [...new Set([...holding, ...asks])].slice(0, limits.checksOnScreen);
  const unsure = answers.flatMap(unsureIn);
  const ground: Ground = {
    unsure,
    wasAsked: isAnswered && open.length === 0 && unsure.length === 0,
    asked: checked,
    screened,
    isAlone,
    isHeeded: model?.opinion === undefined || disputed.length > 0 || isTold,
    isTold,
    isDoubted: doubted.length > 0,
    isLongByForm: request.symptoms.duration === 'more-than-month',
  };
  const result =
    model === undefined
      ? outcome(facts, ground)
      : agreed(
          outcome(known(request, read, undefined, answers).facts, ground),
          outcome(facts, { ...ground, opinion: model.opinion }),
          screened,
          isEmergencyByWords && !(ground.wasAsked && signs.length === 0),
        );
  if (result !== undefined && undoubted.includes(result.topic)) {
    const { timeframe, warning, ...texts } = support[language];
    const assessment = {
      ...base,
      ...texts,
      generalAdvice: sentences(advice[result.topic].doing, facts, language),
      supportive: true,
      disposition: advice[result.topic].disposition,
      severity: 'Emergency' as const,
      registrationPrompt: '',
      recommendations: { action: 'emergency' as const, timeframe },
      emergencyWarning: warning,
      reasons: [],
    };
    return { assessment, facts, asked: [] };
  }
  if (result === undefined) {
    const { timeframe, ...texts } = notUnderstood[language];
    return {
      assessment: { ...base, ...texts, understood: false, recommendations: { action: 'appointment', timeframe }, reasons: [] },
      facts,
      asked: open,
    };
  }
  const { topic, because } = result;
  const { disposition, doing, seekHelp }: Topic = advice[topic];
  const { severity, urgencyScore, action } = shownOf[disposition];
  const { analysis, timeframe } = wordsFor[disposition][language];
  const warning = warnings[disposition]?.[language];
  const isPressing = applicable(doing, facts).some((one) => compressions.some(({ text }) => text[0] === one.text[0]));
  const assessment = {
    ...base,
    analysis,
    generalAdvice: sentences(withWhatHolds(doing, topic), facts, language),
    whenToSeekHelp: seekHelp === undefined ? seekHelpNow[language] : sentences(seekHelp, facts, language),
    disposition,
    severity,
    urgencyScore,
    recommendations: { action, timeframe },
    reasons: reasonsOf(because, facts, language),
    ...(isPressing && { compressions: true }),
    ...(warning !== undefined && { emergencyWarning: warning, registrationPrompt: '' }),
  };
  return { assessment, facts, asked: warning === undefined ? open : [] };
}
