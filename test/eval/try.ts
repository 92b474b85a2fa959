import { readFileSync } from 'node:fs';
import { readDescription } from '/work/wt-triage/lambdas/symptom-check/read/lexicon.ts';
import { personFacts } from '/work/wt-triage/lambdas/symptom-check/decide/person.ts';
import { united } from '/work/wt-triage/lambdas/symptom-check/decide/facts.ts';
import { decide } from '/work/wt-triage/lambdas/symptom-check/decide/protocols.ts';
import { questions } from '/work/wt-triage/lambdas/symptom-check/decide/questions.ts';
export function run(text: string, age?: number | null, sex?: string | null, duration = 'today', severity = 5, lang = 'en') {
  const request: any = { symptoms: { description: text, severity, duration, age: age ?? undefined, gender: sex ?? '' }, language: lang };
  const reading = readDescription(text);
  const person = personFacts(request, reading);
  const said = [
    ...person,
    ...[...reading.present].map(([id, quote]) => [id, { is: true, by: 'words', quote }] as any),
    ...[...reading.absent].map((id) => [id, { is: false, by: 'words' }] as any),
  ];
  const facts = united(said);
  return { reading, facts, decided: decide(facts), asked: questions(facts, []) };
}
if (process.argv[2]?.endsWith('.jsonl')) {
  for (const file of process.argv.slice(2)) {
    const by: any = {};
    let n = 0;
    const miss: string[] = [];
    const t0 = performance.now();
    for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
      const c = JSON.parse(line);
      const r = run((c.text_with_vitals ?? c.text).slice(0, 2000), c.age, c.sex, c.duration ?? 'today', 5, c.lang ?? 'en');
      const cls: any = { Emergency: 'emergency', High: 'non-emergency', Medium: 'non-emergency', Low: 'self-care' };
      const got = r.decided ? cls[r.decided.level] : 'none';
      by[c.gold] ??= {};
      by[c.gold][got] = (by[c.gold][got] ?? 0) + 1;
      n++;
      if (!(c.gold_accept ?? [c.gold]).includes(got === 'none' ? 'non-emergency' : got))
        miss.push(
          `${c.gold} got ${got} [${r.decided?.protocol} ${r.decided?.topic}] ${c.text.slice(0, 140)} {${[...r.reading.present.keys()].join(',')}}`,
        );
    }
    console.log(
      file.split('/').pop(),
      n,
      JSON.stringify(by),
      'right',
      (((n - miss.length) / n) * 100).toFixed(1),
      'ms',
      ((performance.now() - t0) / n).toFixed(1),
    );
    if (process.env.MISS) for (const m of miss.slice(0, +process.env.MISS)) console.log('  ', m);
  }
} else
  for (const t of process.argv.slice(2)) {
    const r = run(t);
    console.log(t, '\n  ', r.decided?.level, r.decided?.topic, [...r.reading.present], [...r.reading.absent], 'ASK', r.asked);
  }
