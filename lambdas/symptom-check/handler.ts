import { randomBytes } from 'node:crypto';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { keptFor } from '#contract/base/kept-for.ts';
import { limits } from '#contract/base/limits.ts';
import { detailOf } from '#contract/base/messages.ts';
import { say } from '#contract/base/say.ts';
import type { SymptomCheckAnswers, SymptomCheckRequest } from '#contract/symptom-check/symptom-check.ts';
import { routes as careDirectoryRoutes } from '#contract/routes/care-directory.ts';
import { routes } from '#contract/routes/symptom-check.ts';
import { api } from '#platform/api.ts';
import { dynamodb, getItem, transact } from '#platform/dynamodb.ts';
import { environment } from '#platform/environment.ts';
import { type HandoverCode, handoverCodeKey, visitorSessionKey } from '#platform/items/visitor-session.ts';
import { errorFacts, log } from '#platform/logger.ts';
import { newCode } from '#platform/one-time-code.ts';
import { Refusal, notFound } from '#platform/refusal.ts';
import { foundIn } from './facts/facts.ts';
import { assess, isPresentation, openedBy } from './assessment.ts';
import { reserve, settle } from './budget.ts';
import { readCareDirectory } from './care-directory.ts';
import { forgetReading, keepReading, readEarlier } from './earlier-reading.ts';
import type { FindingId } from './knowledge/vocabulary.ts';
import { inAskersLanguage } from './messages.ts';
import { type Found, type ModelReading, askModel } from './read/model.ts';
import { Session, answerOf, kept, outcomeOf } from './session.ts';

const env = environment({
  SESSIONS_TABLE_NAME: true,
  CLINICAL_TABLE_NAME: true,
  BEDROCK_MODELS: true,
  BEDROCK_GUARDRAIL_ID: true,
  BEDROCK_GUARDRAIL_VERSION: true,
  BEDROCK_DAILY_USD: true,
});

const keptSeconds = keptFor.symptomCheckHours * 3600;
const epochSeconds = (): number => Math.floor(Date.now() / 1000);

/** A session that has not expired. DynamoDB removes expired sessions only within days, so every read checks the time. */
async function keptSession(sessionId: string): Promise<Session> {
  const item = await getItem(env.SESSIONS_TABLE_NAME, visitorSessionKey(sessionId));
  const session = Session.safeParse(item).data;
  if (session === undefined || session.expiresAtEpochSeconds <= epochSeconds()) throw notFound('sessionNotFound');
  return session;
}

/** What would lower an answer most, if a model read it so. */
const calmest: ModelReading = { present: new Map(), absent: new Set(), opinion: 'Low' };

/**
 * A model's reading of a description, given a model, time and budget; otherwise undefined, and the words alone decide. The model is not
 * asked where it could not take an emergency back, so that nobody in danger waits for it.
 */
async function readByModel(request: SymptomCheckRequest, visitor: string): Promise<Session['model']> {
  if (env.BEDROCK_MODELS.length === 0) return undefined;
  const { assessment, facts } = assess(request);
  if (assessment.severity === 'Emergency' && assess(request, calmest).assessment.severity === 'Emergency') return undefined;
  try {
    const earlier = await readEarlier(env.SESSIONS_TABLE_NAME, request, new Date());
    if (earlier === undefined) return await withModels(request, foundIn(facts), visitor);
    log.info('model-answered', { code: 'earlier' });
    return kept(earlier);
  } catch (error) {
    log.error('model-answered', { code: 'failed', ...errorFacts(error) });
    return undefined;
  }
}

async function withModels(request: SymptomCheckRequest, found: Found, visitor: string): Promise<Session['model']> {
  const guardrail = { id: env.BEDROCK_GUARDRAIL_ID, version: env.BEDROCK_GUARDRAIL_VERSION };
  for (const [index, model] of env.BEDROCK_MODELS.entries()) {
    const now = new Date();
    const reserved = await reserve(env.SESSIONS_TABLE_NAME, env.BEDROCK_DAILY_USD, model, visitor, now);
    if (typeof reserved === 'string') {
      log.warn('model-answered', { code: reserved });
      return undefined;
    }
    const outcome = await askModel(request, found, model, guardrail);
    if (outcome.used !== undefined) await settle(env.SESSIONS_TABLE_NAME, model, reserved, outcome.used);
    if (outcome.kind === 'read') {
      await keepReading(env.SESSIONS_TABLE_NAME, request, outcome.reading, now);
      log.info('model-answered', { code: index === 0 ? 'read' : 'fallback' });
      return kept(outcome.reading);
    }
    log.warn('model-failed', { code: outcome.kind, errorName: 'errorName' in outcome ? outcome.errorName : outcome.kind });
    // If one model refuses, no other model is asked.
    if (outcome.kind === 'refused') break;
  }
  log.warn('model-answered', { code: 'unavailable' });
  return undefined;
}

const conflict = (): Refusal => new Refusal('CONFLICT', { reason: 'answeredAlready' });
const same = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((id) => b.includes(id));

/**
 * The result of a check with one more answer. The same answer to the same screen counts once.
 * @throws Refusal CONFLICT for a different answer to an answered screen, or once a clinician has the session; VALIDATION_ERROR for
 * statements that were not asked, understood or offered
 */
async function answered(session: Session, given: SymptomCheckAnswers): Promise<Session> {
  const { screen, ticked = [], removed = [], presentation, sure, unsure, language = session.request.language } = given;
  const chosen = presentation !== undefined && isPresentation(presentation) ? openedBy(presentation) : [];
  const before = session.answers[screen];
  if (
    before !== undefined &&
    same(before.ticked, ticked) &&
    same(before.removed, removed) &&
    same(before.chosen, chosen) &&
    before.sure === sure &&
    same(before.unsure ?? [], unsure ?? [])
  )
    return session;
  if (screen !== session.answers.length || session.attachedAt !== undefined) throw conflict();
  const isOneOf =
    (all: readonly FindingId[]) =>
    (id: string): id is FindingId =>
      all.some((one) => one === id);
  const isAsked = isOneOf(session.asked);
  const isRecognised = isOneOf(session.recognised);
  const wrong = [
    given.ticked !== undefined && (session.asked.length === 0 || !ticked.every(isAsked)) ? detailOf('ticked', say('tickedNotAsked')) : [],
    unsure?.every((id) => isAsked(id) && !ticked.includes(id)) === false ? detailOf('unsure', say('unsureNotAsked')) : [],
    removed.every(isRecognised) ? [] : detailOf('removed', say('removedNotUnderstood')),
    presentation !== undefined && !session.offered.some((id) => id === presentation)
      ? detailOf('presentation', say('presentationNotOffered'))
      : [],
  ].flat();
  if (wrong.length > 0) throw new Refusal('VALIDATION_ERROR', { details: wrong });
  const request = { ...session.request, language };
  const answers = [
    ...session.answers,
    {
      shown: given.ticked === undefined ? [] : session.asked,
      ticked: ticked.filter(isAsked),
      sure,
      ...(unsure !== undefined && { unsure: unsure.filter(isAsked) }),
      removed: removed.filter(isRecognised),
      chosen,
    },
  ];
  const next: Session = { ...session, request, answers, ...outcomeOf({ request, model: session.model, answers }) };
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
  if (!done) throw conflict();
  return next;
}

/**
 * Creates the code that hands a session over, replacing the previous code. Throws CONFLICT if a clinician already has the session, or while
 * another code is being created.
 */
async function handOver({ sessionId, expiresAtEpochSeconds, handoverCode: replaced }: Session): Promise<string> {
  const TableName = env.SESSIONS_TABLE_NAME;
  const code = newCode(limits.handoverCode);
  const outcome = await transact([
    {
      Update: {
        TableName,
        Key: visitorSessionKey(sessionId),
        UpdateExpression: 'SET handoverCode = :code',
        ConditionExpression: `attribute_not_exists(attachedAt) AND ${replaced === undefined ? 'attribute_exists(assessment) AND attribute_not_exists(handoverCode)' : 'handoverCode = :replaced'}`,
        ExpressionAttributeValues: { ':code': code, ...(replaced !== undefined && { ':replaced': replaced }) },
      },
    },
    {
      Put: {
        TableName,
        Item: { ...handoverCodeKey(code), forSessionId: sessionId, expiresAtEpochSeconds } satisfies HandoverCode,
        // Two visitors must never hold the same code.
        ConditionExpression: 'attribute_not_exists(sessionId)',
      },
    },
    ...(replaced === undefined ? [] : [{ Delete: { TableName, Key: handoverCodeKey(replaced) } }]),
  ]);
  if (!outcome.done) throw new Refusal('CONFLICT', { reason: 'checkTaken' });
  return code;
}

const served = { ...routes, ...careDirectoryRoutes };

export const handler = api('symptom-check', served, {
  'careDirectory.get': () => readCareDirectory(env.CLINICAL_TABLE_NAME),

  'symptomCheck.create': async ({ body, visitor }) => {
    const model = await readByModel(body, visitor());
    const check = { request: body, model, answers: [] };
    const session: Session = {
      ...check,
      ...outcomeOf(check),
      sessionId: randomBytes(24).toString('base64url'),
      checkedAt: new Date().toISOString(),
      expiresAtEpochSeconds: epochSeconds() + keptSeconds,
    };
    await dynamodb.send(new PutCommand({ TableName: env.SESSIONS_TABLE_NAME, Item: session }));
    return answerOf(session);
  },

  'symptomCheck.get': async ({ params, query }) => {
    const session = await keptSession(params.sessionId);
    const { language = session.request.language } = query;
    if (language === session.request.language) return answerOf(session);
    const request = { ...session.request, language };
    const check = { ...session, request };
    return answerOf({ ...check, ...outcomeOf(check) });
  },

  'symptomCheck.answer': async ({ params, body }) => {
    const session = await keptSession(params.sessionId);
    return answerOf(await answered(session, body));
  },

  'symptomCheck.handover': async ({ params }) => {
    const session = await keptSession(params.sessionId);
    return { code: await handOver(session), expiresAt: new Date(session.expiresAtEpochSeconds * 1000).toISOString() };
  },

  'symptomCheck.delete': async ({ params }) => {
    const { sessionId, request } = await keptSession(params.sessionId);
    await Promise.all([
      dynamodb.send(new DeleteCommand({ TableName: env.SESSIONS_TABLE_NAME, Key: visitorSessionKey(sessionId) })),
      forgetReading(env.SESSIONS_TABLE_NAME, request),
    ]);
    return { success: true, sessionId };
  },
}).use({
  onError: (request) => void (request.error = inAskersLanguage(request.error, request.event.body)),
});
