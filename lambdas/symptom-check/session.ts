import * as z from 'zod/mini';
import { severityLevels } from '#contract/symptom-check/disposition.ts';
import { About, type SymptomCheckAnswer } from '#contract/symptom-check/symptom-check.ts';
import { VisitorSession } from '#platform/items/visitor-session.ts';
import {
  assess,
  isPresentation,
  labelOf,
  nearestOf,
  offeredTo,
  presentationsByArea,
  recognisedIn,
  statementOf,
  unsureIn,
} from './assessment.ts';
import { accountOf } from './account.ts';
import type { ModelReading } from './read/model.ts';
import { otherTongue } from './read/tongues.ts';
import { aboutOf } from './decide/person.ts';
import { isFinding } from './facts/facts.ts';
import { type FindingId, type ProtocolId, knowledgeVersion } from '#vocabulary';

/** Ids are checked against the vocabulary at use: a session may be older than the current rules. */
const ids = z.pipe(
  z.array(z.string()),
  z.transform((all): FindingId[] => all.filter(isFinding)),
);
/** A model's reading as stored: items cannot hold maps. */
const Kept = z.object({ present: z.record(z.string(), z.string()), absent: ids, opinion: z.optional(z.enum(severityLevels)) });

/** A check as stored for a day. */
export const Session = z.object({
  ...VisitorSession.shape,
  model: z.optional(Kept),
  /** One per answered screen. */
  answers: z.array(z.object({ shown: ids, ticked: ids, sure: z.boolean(), unsure: z.optional(ids), removed: ids, chosen: ids })),
  /** The understood findings, and the current questions. */
  recognised: ids,
  asked: ids,
  about: z._default(About, { pregnant: false }),
  account: z._default(z.string(), ''),
  /** The presentations to choose from, if none was recognised. */
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

/** The result of a check, as its session stores it. */
export function outcomeOf({
  request,
  model,
  answers,
}: Pick<Session, 'request' | 'model' | 'answers'>): Pick<
  Session,
  'assessment' | 'recognised' | 'account' | 'asked' | 'about' | 'offered' | 'said' | 'knowledge'
> {
  const { assessment, facts, asked } = assess(request, model === undefined ? undefined : readingOf(model), answers);
  return {
    assessment,
    recognised: recognisedIn(facts),
    account: accountOf(request, facts),
    asked: [...asked],
    about: aboutOf(request, facts),
    offered: offeredTo(facts),
    said: answers.flatMap((one) => {
      const unsure = unsureIn(one);
      return one.shown.map((id) => ({
        text: statementOf(id, request.language),
        answer: one.ticked.includes(id) ? ('yes' as const) : unsure.includes(id) ? ('unknown' as const) : ('no' as const),
      }));
    }),
    knowledge: knowledgeVersion,
  };
}

/** A check as shown to its visitor. */
export function answerOf(session: Session): SymptomCheckAnswer {
  const { sessionId, request, assessment, recognised, account, asked, about, offered, answers, knowledge, expiresAtEpochSeconds } = session;
  const { language } = request;
  // A model reads other languages too.
  const tongue = assessment.engine === 'model' && assessment.understood ? undefined : otherTongue(request.symptoms.description);
  return {
    success: true,
    sessionId,
    data: {
      ...assessment,
      sessionId,
      expiresAt: new Date(expiresAtEpochSeconds * 1000).toISOString(),
      description: request.symptoms.description,
      about,
      ...(tongue !== undefined && { tongue }),
      account,
      recognised: recognised.map((id) => ({ id, text: labelOf(id, language) })),
      questions: asked.map((id) => ({ id, text: statementOf(id, language) })),
      presentations: presentationsByArea(offered, language),
      nearest: nearestOf(offered, request),
      screen: answers.length,
      knowledge,
    },
  };
}
