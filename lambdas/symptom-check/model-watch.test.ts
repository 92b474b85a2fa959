import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { log } from '#platform/logger.ts';
import { FakeConverse, type Mood } from '../../test/fakes/converse-server.ts';

const fake = new FakeConverse();
const model = { timeoutMs: 10_000, price: { input: 1, output: 5, cacheRead: 0.1, cacheWrite: 1.25 }, thinks: false };
const said: string[] = [];
let watch: () => Promise<void>;
beforeAll(async () => {
  const endpoint = await fake.listen();
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_BEDROCK_RUNTIME: endpoint,
    AWS_ENDPOINT_URL_BEDROCK: endpoint,
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    BEDROCK_MODELS: JSON.stringify(['in.first', 'apac.second'].map((id) => ({ id, foundation: id.split('.')[1], ...model }))),
  });
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(log, level).mockImplementation(
      (code, line) => void said.push([level, code, line.code, line.errorName].filter(Boolean).join(' ')),
    );
  ({ handler: watch } = await import('./model-watch.ts'));
});
afterAll(() => fake.close());
beforeEach(() => said.splice(0));

it('asks every model, including the fallback, even if no visitor needed it', async () => {
  await watch();
  expect(fake.asked.map(({ path }) => path)).toEqual(['/model/in.first/converse', '/model/apac.second/converse']);
  expect(said).toEqual(['info model-watched read', 'info model-watched read']);
});

it.each<[Mood, string]>([
  ['denied', 'warn model-watched unavailable AccessDeniedException'],
  ['refusing', 'warn model-watched refused'],
  ['malformed', 'warn model-watched unusable'],
])('reports a model that is %s, with the name of its error', async (mood, line) => {
  fake.mood = mood;
  await watch();
  expect(said).toEqual([line, line]);
});

it('reports a model that AWS will retire, while it still responds', async () => {
  Object.assign(fake, { mood: 'good', lifecycle: 'LEGACY' });
  await watch();
  expect(said).toEqual(['info model-watched read', 'warn model-legacy', 'info model-watched read', 'warn model-legacy']);
});
