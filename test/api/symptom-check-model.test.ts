import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ScanCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SymptomCheckAnswer } from '#contract/symptom-check/symptom-check.ts';
import { inputMax, outputMax } from '../../lambdas/symptom-check/read/model.ts';
import { type LocalCloud, startLocalCloud } from '../../local/local-cloud.ts';
import { setClock } from '../clock.ts';
import { FakeConverse, type Mood } from '../fakes/converse-server.ts';
import { call } from './client.ts';
import { chosenEngine } from './engine.ts';
import { type Asker, check, engineAt, tableNamed } from './symptom-checks.ts';

// The model's budget is shared out by the hour, and none ends while the tests run.
setClock('10:30');

interface Resource {
  readonly Type: string;
  readonly Properties: any; // oxlint-disable-line typescript/no-explicit-any
}

describe('with a model', () => {
  const fake = new FakeConverse();
  const cold = 'sore throat and runny nose since today';
  const reported = [
    { id: 'pressing-pain', how: 'now', quote: 'a lorry parked upon me' },
    { id: 'coughing-blood', how: 'of another person', quote: 'coughed blood' },
    ...['sore throat', 'throat', 'runny nose', 'nose'].map((quote) => ({ id: 'sore-throat', how: 'now', quote })),
  ];
  fake.reads = (message) => ({ findings: reported.filter(({ quote }) => message.includes(quote)) });
  // In millionths of a dollar. Bedrock's answer: 700 tokens in, 200 out, 10,000 from the cache.
  const spent = 770 + 1100 + 1100;
  const reserved = Math.ceil(inputMax * 1.375 + outputMax * 5.5);
  const assembly = mkdtempSync(join(tmpdir(), 'afiya-model-'));
  let cloud: LocalCloud;
  beforeAll(async () => {
    const synthesised = fileURLToPath(new URL('../../cdk.out', import.meta.url));
    cpSync(synthesised, assembly, { recursive: true });
    const file = join(assembly, 'Afiya-dev-api.template.json');
    const template = JSON.parse(readFileSync(file, 'utf8'));
    // A budget for a few calls, and the model as its own fallback.
    for (const { Type, Properties } of Object.values<Resource>(template.Resources))
      if (Type === 'AWS::Lambda::Function' && Properties.FunctionName === 'afiya-dev-symptom-check') {
        const { Variables } = Properties.Environment;
        const [model] = JSON.parse(Variables.BEDROCK_MODELS);
        // Of which an hour may spend an eighth at least, and one address a quarter of that.
        const dailyUsd = String((8 * 16 * reserved) / 1_000_000);
        Object.assign(Variables, { BEDROCK_MODELS: JSON.stringify([model, model]), BEDROCK_DAILY_USD: dailyUsd });
      }
    writeFileSync(file, JSON.stringify(template));
    cloud = await startLocalCloud({ assembly, patients: 0, throttling: false, modelEndpoint: await fake.listen(), ...chosenEngine() });
  });
  afterAll(async () => {
    await cloud.close();
    fake.close();
    rmSync(assembly, { recursive: true, force: true });
  });
  let visitors = 0;
  /** A check by somebody new, of an age and at an address that nobody else has. */
  const ask = async (mood: Mood, description: string, language?: string, person: Asker = {}) => {
    fake.mood = mood;
    visitors += 1;
    const gender = visitors < 90 ? 'male' : 'female';
    const somebody = { age: 20 + (visitors % 90), gender, from: `192.0.2.${visitors}`, ...person };
    const { status, body } = await check(description, language, cloud.endpoints.apiUrl, somebody);
    expect(status).toBe(200);
    return SymptomCheckAnswer.parse(body).data;
  };

  it('an ordinary complaint is read by the model, whose opinion may raise the level', async () => {
    expect(await ask('good', cold)).toMatchObject({ engine: 'model', severity: 'Medium' });
    expect(await ask('lower', cold)).toMatchObject({ engine: 'model', severity: 'Low' });
    expect(await ask('emergency', cold)).toMatchObject({
      engine: 'model',
      severity: 'Emergency',
      emergencyWarning: expect.stringContaining('999'),
    });
    expect(fake.asked).toHaveLength(3);
  });

  it('a finding that only the model reads is judged by the rules', async () => {
    const { severity, reasons, recognised } = await ask('lower', 'like a lorry parked upon me since an hour');
    expect(severity).toBe('Emergency');
    expect(reasons.join()).toContain('“a lorry parked upon me”');
    expect(recognised.map(({ id }) => id)).toContain('pressing-pain');
  });

  it('if the first model fails, the fallback answers', async () => {
    const before = fake.asked.length;
    expect(await ask('first fails', cold)).toMatchObject({ engine: 'model', severity: 'Medium' });
    expect(fake.asked.length - before).toBe(2);
  });

  it('if a model refuses, no other model is asked', async () => {
    const before = fake.asked.length;
    expect(await ask('refusing', cold)).toMatchObject({ engine: 'rules' });
    expect(fake.asked.length - before).toBe(1);
  });

  it('in an emergency the rules answer at once, without the model', async () => {
    const before = fake.asked.length;
    expect(await ask('lower', 'crushing chest pain spreading to my left arm')).toMatchObject({ engine: 'rules', severity: 'Emergency' });
    expect(await ask('lower', 'أريد أن أقتل نفسي ولا أجد من يساعدني', 'ar')).toMatchObject({ engine: 'rules' });
    expect(fake.asked).toHaveLength(before);
  });

  it('what the words alone take for an emergency and the screener doubts, a model may take back', async () => {
    const ofAnotherPerson =
      'can I fly two weeks after my baby was born? my neighbour had a clot in her leg and coughed blood after a flight, I have no problem at all';
    expect(await ask('throttled', ofAnotherPerson)).toMatchObject({ engine: 'rules', severity: 'Emergency' });
    expect(await ask('lower', ofAnotherPerson)).toMatchObject({ engine: 'model', severity: 'High' });
  });

  it.each<Mood>(['throttled', 'failing', 'malformed', 'with invented quotes', 'wrong language'])(
    'a model that is %s leaves the person with what the words say',
    async (mood) => {
      expect(await ask(mood, cold)).toMatchObject({ engine: 'rules', severity: 'Low' });
    },
  );

  it.each<Mood>(['injected', 'with unknown ids'])('a model that is %s changes nothing and is not shown', async (mood) => {
    const answer = await ask(mood, cold);
    expect(answer.recognised.map(({ id }) => id)).toContain('sore-throat');
    expect(JSON.stringify(answer)).not.toMatch(/evil|555|hysteria/);
  });

  it('the daily budget pays for used tokens, and for what Bedrock may bill of an interrupted call', async () => {
    const client = engineAt(cloud.endpoints.dynamodbEndpoint);
    const used = async (): Promise<number> => {
      const TableName = await tableNamed(client, 'essions');
      const { Items: items = [] } = await client.send(
        new ScanCommand({
          TableName,
          // The day's own, beside which each hour and each address of it are counted.
          FilterExpression: 'begins_with(sessionId, :budget) AND size(sessionId) = :length',
          ExpressionAttributeValues: { ':budget': { S: 'BUDGET#' }, ':length': { N: String('BUDGET#2026-11-21'.length) } },
        }),
      );
      return items.reduce((sum, { usedMicroUsd }) => sum + Number(usedMicroUsd?.N), 0);
    };
    const costOf = async (mood: Mood): Promise<number> => {
      const before = await used();
      await ask(mood, cold);
      return (await used()) - before;
    };
    expect(await costOf('good')).toBe(spent);
    expect(await costOf('denied')).toBe(0);
    // Two calls of unknown cost: their full reservations count.
    expect(await costOf('failing')).toBe(2 * reserved);
    client.destroy();
  });

  it('what was read before is not read again, until the session is deleted', async () => {
    const person = { age: 99 };
    const first = await ask('good', cold, undefined, person);
    const before = fake.asked.length;
    const again = await ask('lower', cold, undefined, person);
    expect([again.engine, again.severity, again.recognised]).toEqual(['model', first.severity, first.recognised]);
    expect(fake.asked).toHaveLength(before);
    const client = engineAt(cloud.endpoints.dynamodbEndpoint);
    const { Items: items = [] } = await client.send(
      new ScanCommand({
        TableName: await tableNamed(client, 'essions'),
        FilterExpression: 'begins_with(sessionId, :read)',
        ExpressionAttributeValues: { ':read': { S: 'READ#' } },
      }),
    );
    client.destroy();
    expect(items.length).toBeGreaterThan(0);
    expect(JSON.stringify(items)).not.toContain('throat and');
    await call('DELETE', `/public/symptom-check/${first.sessionId}`, {}, cloud.endpoints.apiUrl);
    await ask('good', cold, undefined, person);
    expect(fake.asked).toHaveLength(before + 1);
  });

  it('one address spends no more than its share, and leaves the rest to the others', async () => {
    const from = '198.51.100.7';
    const readFor = async (mood: Mood, address: string): Promise<boolean> => {
      const before = fake.asked.length;
      await ask(mood, cold, undefined, { from: address });
      return fake.asked.length > before;
    };
    // Each of these keeps its two reservations: a model of unknown cost, and its fallback.
    let spentBy = 0;
    while (spentBy < 40 && (await readFor('failing', from))) spentBy += 1;
    expect(spentBy).toBeGreaterThan(0);
    expect(spentBy).toBeLessThan(40);
    expect(await readFor('good', from)).toBe(false);
    expect(await ask('good', cold, undefined, { from })).toMatchObject({ engine: 'rules' });
    expect(await readFor('good', '198.51.100.8')).toBe(true);
  });

  it('when the hour’s share of the day is used up, only the rules answer', async () => {
    let isRead = true;
    for (let count = 0; count < 150 && isRead; count += 1) isRead = (await readNow('failing')) > 0;
    expect(isRead).toBe(false);
    expect(await ask('good', cold)).toMatchObject({ engine: 'rules' });
    async function readNow(mood: Mood): Promise<number> {
      const before = fake.asked.length;
      await ask(mood, cold);
      return fake.asked.length - before;
    }
  });
});
