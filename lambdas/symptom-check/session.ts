import * as z from 'zod/mini';
import { severityLevels } from '#contract/symptom-check/disposition.ts';
import type { SymptomCheckAnswer } from '#contract/symptom-check/symptom-check.ts';
import { VisitorSession } from '#platform/items/visitor-session.ts';
import { assess, isPresentation, labelOf, nearestOf, offeredTo, presentationsByArea, recognisedIn, statementOf } from './assessment.ts';
import type { ModelReading } from './read/model.ts';
import { isFinding } from './facts/facts.ts';
import { type FindingId, type ProtocolId, knowledgeVersion } from '#vocabulary';

/** Ids are checked against the vocabulary when they are used: a session may be older than the rules that read it. */
const ids = z.pipe(
  z.array(z.string()),
  z.transform((all): FindingId[] => all.filter(isFinding)),
);
/** A model's reading as it is kept: no maps in an item. */
const Kept = z.object({ present: z.record(z.string(), z.string()), absent: ids, opinion: z.optional(z.enum(severityLevels)) });

/** A check as it is kept for a day. */
export const Session = z.object({
  ...VisitorSession.shape,
  model: z.optional(Kept),
  /** One for each time that something was answered. */
  answers: z.array(z.object({ shown: ids, ticked: ids, sure: z.boolean(), removed: ids, chosen: ids })),
  /** What is understood and what is asked now. */
  recognised: ids,
  asked: ids,
  /** The presentations to choose from, where none was recognised. */
  offered: z._default(
    z.pipe(
      z.array(z.string()),
      z.transform((all): ProtocolId[] => all.filter(isPresentation)),
    ),
    [],
  ),
  knowledge: z.string(),
});
export type Session = z.output<typeof Session>;

export const kept = ({ present, absent, opinion }: ModelReading): z.output<typeof Kept> => ({
  present: Object.fromEntries(present),
  absent: [...absent],
  ...(opinion !== undefined && { opinion }),
});
const readingOf = ({ present, absent, opinion }: z.output<typeof Kept>): ModelReading => ({
  present: new Map(Object.entries(present).flatMap(([id, quote]) => (isFinding(id) ? [[id, quote]] : []))),
  absent: new Set(absent),
  opinion,
});

/** What a check comes to, as its session keeps it. */
export function outcomeOf({
  request,
  model,
  answers,
}: Pick<Session, 'request' | 'model' | 'answers'>): Pick<
  Session,
  'assessment' | 'recognised' | 'asked' | 'offered' | 'said' | 'knowledge'
> {
  const { assessment, facts, asked } = assess(request, model === undefined ? undefined : readingOf(model), answers);
  return {
    assessment,
    recognised: recognisedIn(facts),
    asked: [...asked],
    offered: offeredTo(facts),
    said: answers.flatMap(({ shown, ticked, sure }) =>
      shown.map((id) => ({
        text: statementOf(id, request.language),
        answer: ticked.includes(id) ? ('yes' as const) : sure ? ('no' as const) : ('unknown' as const),
      })),
    ),
    knowledge: knowledgeVersion,
  };
}

/** A check as its visitor sees it. */
export function answerOf(session: Session): SymptomCheckAnswer {
  const { sessionId, request, assessment, recognised, asked, offered, answers, knowledge, expiresAtEpochSeconds } = session;
  const { language } = request;
  return {
    success: true,
    sessionId,
    data: {
      ...assessment,
      sessionId,
      expiresAt: new Date(expiresAtEpochSeconds * 1000).toISOString(),
      description: request.symptoms.description,
      recognised: recognised.map((id) => ({ id, text: labelOf(id, language) })),
      questions: asked.map((id) => ({ id, text: statementOf(id, language) })),
      presentations: presentationsByArea(offered, language),
      nearest: nearestOf(offered, request),
      screen: answers.length,
      knowledge,
    },
  };
}
