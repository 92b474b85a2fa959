import { type Disposition, type SeverityLevel, rankOf } from '#contract/symptom-check/disposition.ts';
import { type FindingId, type TopicId, advice, findings } from '#vocabulary';
import { type Facts, named } from '../facts/facts.ts';
import type { Finding } from '../knowledge/kinds/finding.ts';
import type { Screened } from '../screen/screener.ts';
import { type Asked, isNamedOpen } from './floors.ts';
import { type Decided, applying, couldRaise, decide } from './protocols.ts';

/** The screener's probabilities from which on something holds. Chosen on messages that it had not learned from (docs/triage.md). */
const certain = {
  /** An emergency, where no rule decided. */
  emergency: 0.3,
  /** One beside a rule that decided, or a floor that asks its signs. */
  beyond: 0.55,
  /** No answer sends anybody home; and where it knows hardly any of the words. */
  uneasy: 0.25,
  unheard: 0.7,
  /** A doctor within weeks, where no protocol applies. */
  weeks: 0.5,
  /** One of whom a model's opinion alone does not relieve. */
  appointment: 0.75,
  question: 0.5,
  /** The text is about somebody's health; and so surely that it needs no recognised symptom. */
  health: 0.78,
  heard: 0.85,
} as const;
/** Below these an unanswered danger does not hold a level up. */
const calm = { emergency: 0.15, days: 0.4 } as const;
/** Below these the words, as the screener reads them, hold no reason for a doctor at all, or for one within days. */
const serene = { home: { emergency: 0.12, days: 0.35, weeks: 0.36 }, weeks: { emergency: 0.1, days: 0.3 } } as const;
/** Below one of these, what the patterns took for an emergency is doubted. */
const doubtful = { emergency: 0.1, health: 0.72 } as const;

/** Whether the words alone point to no doctor within days. */
export const isCalm = ({ isInformed, emergency, days }: Screened): boolean => isInformed && emergency < calm.emergency && days < calm.days;
/** Whether they leave an emergency possible: then no answer sends anybody home. */
const isUneasy = ({ isInformed, emergency, health }: Screened): boolean =>
  health >= certain.health && emergency >= (isInformed ? certain.uneasy : certain.unheard);
/** Whether they point to an emergency. */
const isAlarming = ({ isInformed, emergency, health }: Screened): boolean =>
  isInformed && health >= certain.health && emergency >= certain.emergency;
/**
 * Whether the screener finds an emergency next to impossible, or nobody's health in the words, as in a novel: what the patterns took for an
 * emergency is asked about before it counts.
 */
export const isDoubtful = ({ isInformed, emergency, health }: Screened): boolean =>
  isInformed && (emergency < doubtful.emergency || (health < doubtful.health && emergency < certain.emergency));
/** The most that the words give a reason for; undefined if that is open. */
function mostOf({ isInformed, emergency, days, weeks }: Screened): Disposition | undefined {
  if (!isInformed) return undefined;
  if (emergency < serene.home.emergency && days < serene.home.days && weeks < serene.home.weeks) return 'home';
  return emergency < serene.weeks.emergency && days < serene.weeks.days ? 'weeks' : undefined;
}
/** Whether somebody asks or worries, and nothing points to a doctor. */
const isCalmQuestion = (screened: Screened): boolean =>
  isCalm(screened) && screened.health >= certain.health && screened.question >= certain.question && screened.weeks < certain.weeks;

/** The most urgent of some dispositions. */
const latest = (of: readonly [Disposition, ...Disposition[]]): Disposition =>
  of.reduce((most, one) => (rankOf(one) > rankOf(most) ? one : most));

/** Where somebody is sent who feels a complaint as severe: one up, and never to an emergency department. */
const whenSevere: Partial<Record<Disposition, Disposition>> = { home: 'days', pharmacist: 'days', weeks: 'days', days: 'today' };

/**
 * How the form moves a disposition, never to an emergency and never down: felt as 8 or more, one up; lasting over a week, or three where a
 * picture of self-care explains it, an appointment within weeks; under 2 or from 65 with fever, vomiting or diarrhoea that neither such
 * a picture nor a vaccine explains, one within days. Where the screener finds the words calm, only over a month, as chosen on the form,
 * moves it.
 */
function moved(disposition: Disposition, facts: Facts, picture: 'open' | 'explained' | 'calm', isLongByForm: boolean): Disposition {
  const is = (id: FindingId): boolean => facts.get(id)?.is === true;
  const isFrail = (is('under-2') || is('over-65')) && !is('vaccine') && (is('fever') || is('vomiting') || is('diarrhoea'));
  const isLong = picture === 'calm' ? isLongByForm : is(picture === 'explained' ? 'over-3-weeks' : 'over-week');
  const least = latest([
    disposition,
    ...(isFrail && picture === 'open' ? (['days'] as const) : []),
    ...(isLong ? (['weeks'] as const) : []),
  ]);
  return is('felt-severe') ? (whenSevere[least] ?? least) : least;
}

/** A topic's words are written for its own disposition: where the form or a reader moved that, these take their place. */
const otherTopics = {
  home: 'other-home',
  pharmacist: 'other-home',
  weeks: 'other-weeks',
  days: 'other-appointment',
  today: 'other-today',
  'emergency-department': 'other-hospital',
  ambulance: 'other-emergency',
} as const satisfies Record<Disposition, TopicId>;
/** What a model's opinion sends somebody to at least. */
const byOpinion = { Low: 'home', Medium: 'weeks', High: 'today', Emergency: 'ambulance' } as const satisfies Record<
  SeverityLevel,
  Disposition
>;

/** Where no protocol decides: what was named and not understood is today's, and of the rest the screener says whether a doctor is needed. */
function undecided(facts: Facts, asked: Asked, screened: Screened): Disposition {
  if (isNamedOpen(facts, asked)) return 'today';
  if (!isCalm(screened)) return 'days';
  return screened.weeks >= certain.weeks ? 'weeks' : 'home';
}

/** Thoughts of self-harm are never doubted. */
export const undoubted: readonly TopicId[] = ['self-harm', 'self-harm-act'];

/** Without a model the screener lowers what no emergency was read from. */
const mostByWords = (result: Decided | undefined, isAlone: boolean, screened: Screened): Disposition | undefined =>
  isAlone && result?.level !== 'Emergency' ? mostOf(screened) : undefined;

/** The most that a model's opinion and the screener, two of three readers, leave of what the rules say. */
function mostByOpinion(opinion: SeverityLevel, { isInformed, emergency, days }: Screened): Disposition | undefined {
  if (!isInformed || opinion === 'Emergency') return undefined;
  if (opinion === 'High') return emergency < doubtful.emergency ? 'today' : undefined;
  if (emergency < certain.uneasy && days < calm.days) return opinion === 'Low' ? 'home' : 'weeks';
  return emergency < certain.emergency ? 'today' : undefined;
}

/** From where on the screener goes beyond the protocols: a rule knows what it speaks of, and a floor asks its signs at once. */
function alarmBeside(result: Decided | undefined): number {
  return result?.source !== undefined || result?.isFloored === true ? certain.beyond : certain.emergency;
}

/** Whether a disposition goes beyond the most that there is a reason for. Who may stay at home may ask a pharmacist. */
const isAbove = (one: Disposition, most: Disposition | undefined): most is Disposition =>
  most !== undefined && rankOf(one) > Math.max(rankOf(most), rankOf('pharmacist'));

/** What a check is decided by, beside its facts. */
export interface Ground {
  /** What somebody was asked and is not sure of. */
  readonly unsure: readonly FindingId[];
  readonly wasAsked: boolean;
  readonly asked: Asked;
  readonly screened: Screened;
  /** No model reads with it: what alarms the screener alone is an emergency. Beside a model it is one of three readers. */
  readonly isAlone: boolean;
  /** The screener's unease counts by itself: no model has an opinion, or it denies some of the words, or more is known than they say. */
  readonly isHeeded: boolean;
  /** Somebody ticked or chose something: then the words are no longer all that is known. */
  readonly isTold: boolean;
  /** Over a month, as the form says: durations in a long text are often of something else. */
  readonly isLongByForm: boolean;
  /** What the patterns took for an emergency is doubtful and not yet answered: care today until it is. */
  readonly isDoubted: boolean;
  readonly opinion?: SeverityLevel | undefined;
}

/** The topic of a check and what it rests on. */
export type Outcome = Pick<Decided, 'because' | 'topic'>;
export const dispositionOf = ({ topic }: Outcome): Disposition => advice[topic].disposition;

/**
 * What a check comes to; undefined where nothing was recognised. Who is not sure of a danger sign is seen today.
 */
export function outcome(
  facts: Facts,
  { unsure, wasAsked, asked, screened, isAlone, isHeeded, isTold, isDoubted, isLongByForm, opinion }: Ground,
): Outcome | undefined {
  const result = decide(facts, wasAsked, asked);
  const isComplaint = (id: FindingId): boolean => {
    const { kind }: Finding = findings[id];
    return kind === undefined && facts.get(id)?.is === true;
  };
  const isHeard =
    [...facts.keys()].some(isComplaint) ||
    asked.named.size > 0 ||
    opinion !== undefined ||
    (isCalm(screened) && screened.health >= certain.heard);
  const isAlarm = isAlone && isAlarming(screened) && screened.emergency >= alarmBeside(result);
  if (result === undefined && !isHeard && !isAlarm) return isCalmQuestion(screened) ? { because: [], topic: 'other-question' } : undefined;
  const isDangerOpen = applying(facts)
    .flatMap(([, one]) => couldRaise(one, 'High', facts))
    .some(({ when }) => named(when).some((id) => unsure.includes(id)));
  const decided = result && dispositionOf(result);
  const isOpen = !isTold && (result === undefined || !undoubted.includes(result.topic));
  const most = isOpen ? (opinion === undefined ? mostByWords(result, isAlone, screened) : mostByOpinion(opinion, screened)) : undefined;
  const read = decided ?? undecided(facts, asked, screened);
  const disposition = moved(
    latest([
      isAbove(read, most) ? most : read,
      ...(isDoubted && most !== 'home' ? (['today'] as const) : []),
      ...(isHeeded && isUneasy(screened) ? (['days'] as const) : []),
      ...(isDangerOpen ? (['today'] as const) : []),
      ...(isAlarm ? (['emergency-department'] as const) : []),
      ...(opinion === undefined ? [] : [byOpinion[opinion]]),
    ]),
    facts,
    most === 'home' ? 'calm' : result?.level === 'Low' && result.source !== undefined ? 'explained' : 'open',
    isLongByForm,
  );
  if (result !== undefined && decided === disposition) return result;
  // What is not borne out is no reason.
  const isLowered = decided !== undefined && rankOf(disposition) < rankOf(decided);
  const isQuestion = disposition === 'home' && screened.question >= certain.question;
  return { because: isLowered ? [] : (result?.because ?? []), topic: isQuestion ? 'other-question' : otherTopics[disposition] };
}

/** How far the screener bears out what the words were read to say. */
export function borneOut(screened: Screened): Disposition {
  if (!screened.isInformed || screened.emergency >= certain.uneasy) return 'ambulance';
  if (screened.days >= calm.days) return 'today';
  return screened.weeks >= certain.appointment ? 'weeks' : 'home';
}

/**
 * What the words and a model come to together: a model raises by itself; it lowers no further than the screener does, which has read the
 * same words in its own way. So no reader alone, and nobody who leads one astray, sends anybody home.
 * @param isHeld the words alone are an emergency, and the person has not answered yet: a model then takes it back to care today at most
 */
export function agreed(
  byWords: Outcome | undefined,
  byModel: Outcome | undefined,
  screened: Screened,
  isHeld = false,
): Outcome | undefined {
  const both = weighed(byWords, byModel, screened);
  const isBelow = (least: Disposition): boolean => both === undefined || rankOf(dispositionOf(both)) < rankOf(least);
  if (byWords !== undefined && undoubted.includes(byWords.topic) && isBelow(dispositionOf(byWords))) return byWords;
  return isHeld && isBelow('today') ? { because: byWords?.because ?? [], topic: otherTopics.today } : both;
}

function weighed(byWords: Outcome | undefined, byModel: Outcome | undefined, screened: Screened): Outcome | undefined {
  // A model that reads nothing silences no alarm.
  if (byModel === undefined) return byWords ?? (isAlarming(screened) ? { because: [], topic: otherTopics.today } : undefined);
  const [least, model] = [borneOut(screened), dispositionOf(byModel)];
  if (byWords === undefined) {
    // The words said nothing: the screener stands in for them, up to care today.
    const most = rankOf(least) > rankOf('today') ? 'today' : least;
    return screened.isInformed && rankOf(model) < rankOf(most) ? { because: [], topic: otherTopics[most] } : byModel;
  }
  const words = dispositionOf(byWords);
  if (rankOf(model) >= Math.min(rankOf(words), rankOf(least))) return byModel;
  return rankOf(words) <= rankOf(least) ? byWords : { because: byWords.because, topic: otherTopics[least] };
}
