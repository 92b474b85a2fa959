import { type Server, createServer } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rulesPage, rulesPath } from './page.ts';

let server: Server;
let base = '';
beforeAll(async () => {
  server = createServer(rulesPage).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const address = server.address();
  base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}${rulesPath}`;
});
afterAll(() => void server.close());

const explained = async (about: Record<string, string>): Promise<string> =>
  (await fetch(`${base}?${new URLSearchParams({ language: 'en', ...about })}`)).text();

it('says what was read, which rules it met, and what each question would change', async () => {
  const page = await explained({ description: 'fever 39 since yesterday and a headache', age: '30' });
  for (const part of ['>fever<', '(fever-adult)', 'All denied: ', '>stiff-neck<', 'NICE']) expect(page).toContain(part);
  const answered = await explained({ description: 'fever 39 since yesterday and a headache', age: '30', yes: 'stiff-neck' });
  expect(answered).toContain('Answer: ambulance');
  expect(answered).toContain('checked name="yes" value="stiff-neck"');
});

it('says what of a question is not accepted, and runs nothing of it', async () => {
  expect(await explained({ description: 'short' })).toContain('symptoms.description');
  const page = await explained({ description: '<script>alert(1)</script> and a cough for 2 days' });
  expect(page).not.toContain('<script>');
  expect(page).toContain('&lt;script&gt;');
});
