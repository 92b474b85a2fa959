import { randomBytes } from 'node:crypto';
import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { limits } from '#contract/limits.ts';
import { Assessment, type SymptomCheckAnswer, type SymptomCheckAnswers, SymptomCheckRequest } from '#contract/symptom-check.ts';
import { api } from '#platform/api.ts';
import { dynamodb, transact } from '#platform/dynamodb.ts';
import { environment, variable } from '#platform/environment.ts';
import { errorFacts, log } from '#platform/logger.ts';
import { newCode } from '#platform/one-time-code.ts';
import { Refusal } from '#platform/refusal.ts';
import { type Answers, assess, labelOf, recognisedIn, statementOf } from './assessment.ts';
import { isFinding } from './decide/facts.ts';
import { type FindingId, knowledgeVersion } from './knowledge/vocabulary.ts';
import { reserve, settle } from './budget.ts';
import { combined } from './combined.ts';
import { inAskersLanguage } from './messages.ts';
import { askModel, modelVariables } from './model.ts';

const env = environment({
  SESSIONS_TABLE_NAME: variable,
  /** Without any, the rules answer alone. */
  ...modelVariables,
  BEDROCK_DAILY_USD: z._default(z.pipe(variable, z.transform(Number)), 0),
});

const keptSeconds = 24 * 3600;
/** Ids are checked against the vocabulary when they are used: a session may be older than the rules that read it. */
const ids = z.pipe(
  z.array(z.string()),
  z.transform((all) => all.filter(isFinding)),
);
const Session = z.object({
  sessionId: z.string(),
  request: SymptomCheckRequest,
  assessment: Assessment,
  /** What is understood and what is asked now. */
  recognised: ids,
  asked: ids,
  /** One a screen that was answered. */
  answers: z.array(z.object({ shown: ids, ticked: ids, sure: z.boolean(), removed: ids })),
  knowledge: z.string(),
  expiresAtEpochSeconds: z.number(),
  /** The one code that hands it over, and when a clinician used it. */
  handoverCode: z.optional(z.string()),
  attachedAt: z.optional(z.string()),
});
type Session = z.output<typeof Session>;

const answerOf = ({ sessionId, assessment, recognised, asked, answers, knowledge, expiresAtEpochSeconds }: Session): SymptomCheckAnswer => ({
  success: true,
  sessionId,
  data: {
    ...assessment,
    sessionId,
    expiresAt: new Date(expiresAtEpochSeconds * 1000).toISOString(),
    recognised: recognised.map((id) => ({ id, text: labelOf(id, assessment.language) })),
    questions: asked.map((id) => ({ id, text: statementOf(id, assessment.language) })),
    screen: answers.length,
    knowledge,
  },
});

/** What a check comes to, as its session keeps it. */
function outcomeOf(request: SymptomCheckRequest, answers: readonly Answers[]): Pick<Session, 'assessment' | 'recognised' | 'asked' | 'knowledge'> {
  const { assessment, facts, asked } = assess(request, undefined, answers);
  return {
    assessment,
    recognised: recognisedIn(facts),
    // Two screens at most: after them the answer stands.
    asked: answers.length < limits.checkScreens ? [...asked] : [],
    knowledge: knowledgeVersion,
  };
}

const epochSeconds = (): number => Math.floor(Date.now() / 1000);

/** A session that is still kept: DynamoDB removes expired ones only within days, so the time is asked on every read. */
async function keptSession(sessionId: string): Promise<Session> {
  const { Item: item } = await dynamodb.send(
    new GetCommand({ TableName: env.SESSIONS_TABLE_NAME, Key: { sessionId }, ConsistentRead: true }),
  );
  const session = Session.safeParse(item).data;
  if (session === undefined || session.expiresAtEpochSeconds <= epochSeconds())
    throw new Refusal('NOT_FOUND', { message: 'Session not found' });
  return session;
}

/** The rules' answer, in a model's words and raised by it where there is a model, time and budget. Never less than the rules' answer. */
async function assessed(request: SymptomCheckRequest): Promise<Assessment> {
  const rules = assess(request);
  // Nothing that the model could say would be shown, and nobody should wait for it.
  if (env.BEDROCK_MODELS.length === 0 || rules.supportive || rules.severity === 'Emergency') return rules;
  try {
    return await withModels(request, rules);
  } catch (error) {
    log.error('model-answered', { code: 'failed', ...errorFacts(error) });
    return rules;
  }
}

async function withModels(request: SymptomCheckRequest, rules: Assessment): Promise<Assessment> {
  const guardrail = { id: env.BEDROCK_GUARDRAIL_ID, version: env.BEDROCK_GUARDRAIL_VERSION };
  for (const [index, model] of env.BEDROCK_MODELS.entries()) {
    const now = new Date();
    if (!(await reserve(env.SESSIONS_TABLE_NAME, env.BEDROCK_DAILY_USD, model, now))) {
      log.warn('model-answered', { code: 'over-budget' });
      return rules;
    }
    const outcome = await askModel(request, rules.severity, model, guardrail);
    if (outcome.used !== undefined) await settle(env.SESSIONS_TABLE_NAME, model, outcome.used, now);
    if (outcome.kind === 'assessed') {
      log.info('model-answered', { code: index === 0 ? 'read' : 'fallback' });
      return combined(rules, outcome.assessment);
    }
    log.warn('model-failed', { code: outcome.kind, errorName: 'errorName' in outcome ? outcome.errorName : outcome.kind });
    // What one model declines to say is not for another to say.
    if (outcome.kind === 'refused') break;
  }
  log.warn('model-answered', { code: 'unavailable' });
  return rules;
}

/**
 * What a check comes to with one more screen of ticks. The same answer to a screen twice counts once.
 * @throws Refusal CONFLICT for another answer to a screen that was answered, or once a clinician has the session; VALIDATION for what was
 * not asked or not understood
 */
async function answered(session: Session, { screen, ticked, removed, sure, language }: SymptomCheckAnswers): Promise<Session> {
  const same = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((id) => b.includes(id));
  const before = session.answers[screen];
  if (before !== undefined && same(before.ticked, ticked) && same(before.removed, removed) && before.sure === sure) return session;
  if (screen !== session.answers.length || session.attachedAt !== undefined)
    throw new Refusal('CONFLICT', { message: 'This was answered already, perhaps in another tab' });
  const isOneOf = (all: readonly FindingId[]) => (id: string): id is FindingId => all.some((one) => one === id);
  const foreign = [
    ...ticked.filter((id) => !isOneOf(session.asked)(id)).map(() => ({ path: 'ticked', message: 'Ticked must be statements that were asked' })),
    ...removed.filter((id) => !isOneOf(session.recognised)(id)).map(() => ({ path: 'removed', message: 'Removed must be what was understood' })),
  ];
  if (foreign.length > 0 || (session.asked.length === 0 && removed.length === 0))
    throw new Refusal('VALIDATION_ERROR', { message: 'Nothing of this is asked', details: foreign });
  const request = { ...session.request, language: language ?? session.request.language };
  const answers = [
    ...session.answers,
    { shown: session.asked, ticked: ticked.filter(isOneOf(session.asked)), sure, removed: removed.filter(isOneOf(session.recognised)) },
  ];
  const next: Session = { ...session, request, answers, ...outcomeOf(request, answers) };
  const { done } = await transact([
    {
      Put: {
        TableName: env.SESSIONS_TABLE_NAME,
        Item: next,
        ConditionExpression: 'size(answers) = :before AND attribute_not_exists(attachedAt)',
        ExpressionAttributeValues: { ':before': session.answers.length },
      },
    },
  ]);
  if (!done) throw new Refusal('CONFLICT', { message: 'This was answered already, perhaps in another tab' });
  return next;
}

const codeKey = (code: string) => ({ sessionId: `CODE#${code}` });

/**
 * Makes the code that hands a session over, in the place of the one before. Refuses CONFLICT when a clinician has it already, or while
 * another code is being made.
 */
async function handOver({ sessionId, expiresAtEpochSeconds, handoverCode: replaced }: Session): Promise<string> {
  const TableName = env.SESSIONS_TABLE_NAME;
  const code = newCode(limits.handoverCode);
  const outcome = await transact([
    {
      Update: {
        TableName,
        Key: { sessionId },
        UpdateExpression: 'SET handoverCode = :code',
        ConditionExpression: `attribute_not_exists(attachedAt) AND ${replaced === undefined ? 'attribute_exists(assessment) AND attribute_not_exists(handoverCode)' : 'handoverCode = :replaced'}`,
        ExpressionAttributeValues: { ':code': code, ...(replaced !== undefined && { ':replaced': replaced }) },
      },
    },
    {
      Put: {
        TableName,
        Item: { ...codeKey(code), forSessionId: sessionId, expiresAtEpochSeconds },
        // Two visitors must never hold the same code.
        ConditionExpression: 'attribute_not_exists(sessionId)',
      },
    },
    ...(replaced === undefined ? [] : [{ Delete: { TableName, Key: codeKey(replaced) } }]),
  ]);
  if (!outcome.done) throw new Refusal('CONFLICT', { message: 'This check is in a record already, or another code is being made for it' });
  return code;
}

export const handler = api('symptom-check', {
  'symptomCheck.create': async ({ body }) => {
    const session: Session = {
      sessionId: randomBytes(24).toString('base64url'),
      assessment: await assessed(body),
      expiresAtEpochSeconds: epochSeconds() + keptSeconds,
    };
    await dynamodb.send(
      new PutCommand({ TableName: env.SESSIONS_TABLE_NAME, Item: { ...session, request: body, checkedAt: new Date().toISOString() } }),
    );
    return answerOf(session);
  },

  'symptomCheck.get': async ({ params }) => answerOf(await keptSession(params.sessionId)),

  'symptomCheck.answer': async ({ params, body }) => {
    const session = await keptSession(params.sessionId);
    return answerOf(await answered(session, body));
  },

  'symptomCheck.handover': async ({ params }) => {
    const session = await keptSession(params.sessionId);
    return { code: await handOver(session), expiresAt: new Date(session.expiresAtEpochSeconds * 1000).toISOString() };
  },

  'symptomCheck.delete': async ({ params }) => {
    const { sessionId } = await keptSession(params.sessionId);
    await dynamodb.send(new DeleteCommand({ TableName: env.SESSIONS_TABLE_NAME, Key: { sessionId } }));
    return { success: true, sessionId };
  },
}).use({
  onError: (request) => void (request.error = inAskersLanguage(request.error, request.event.body)),
});
