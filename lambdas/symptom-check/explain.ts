/**
 * Prints as JSON what the checker makes of a description: what was read of it, the rules, the questions and what each would change, the
 * answer, in the blocks of a page (local/rules/page.ts). Its argument is the query of the page's address. It runs as a process of its own,
 * so that the knowledge is as last saved.
 */
import { SymptomCheckRequest } from '#contract/symptom-check/symptom-check.ts';
import { accountOf } from './account.ts';
import { type Answers, type Assessed, assess, labelOf, nearestOf, offeredTo, statementOf } from './assessment.ts';
import { aboutOf } from './decide/person.ts';
import { applying, decide } from './decide/protocols.ts';
import { foundIn, holds, isFinding } from './facts/facts.ts';
import type { Condition } from './knowledge/kinds/condition.ts';
import { readDescription } from './read/lexicon.ts';
import { otherTongue } from './read/tongues.ts';
import { heard, shareOf } from './screen/belonging.ts';
import { screen } from './screen/screener.ts';
import { trusted } from './screen/trust.ts';

/** `rows` begin with the heads of the columns; `asked` are the statements of the further ones, which the page lets answer. */
interface Block {
  readonly heading?: string;
  readonly text?: string;
  readonly rows?: readonly (readonly string[])[];
  readonly asked?: readonly string[];
  readonly isFolded?: boolean;
}

const percent = (share: number | undefined): string => (share === undefined ? '' : `${Math.round(share * 100)}%`);

/** A condition as the knowledge writes it. */
const written = (condition: Condition): string => {
  if (typeof condition === 'string') return condition;
  if ('not' in condition) return `not ${written(condition.not)}`;
  const [name, parts] = 'any' in condition ? (['any', condition.any] as const) : (['all', condition.all] as const);
  return `${name}(${parts.map(written).join(', ')})`;
};
const state = (is: boolean | undefined): string => (is === undefined ? 'unknown' : is ? 'so' : 'not so');

const answerIn = ({ assessment: { disposition, understood } }: Assessed): string =>
  understood ? (disposition ?? 'support') : 'not understood';

function explained(request: SymptomCheckRequest, ticked: readonly string[], denied: readonly string[]): Block[] {
  const { symptoms, language } = request;
  const { description } = symptoms;
  const answerTo = (yes: readonly string[], no: readonly string[]): Answers => ({
    shown: [...yes, ...no].filter(isFinding),
    ticked: yes.filter(isFinding),
    sure: true,
    removed: [],
    chosen: [],
  });
  const answers = ticked.length + denied.length === 0 ? [] : [answerTo(ticked, denied)];
  const result = assess(request, undefined, answers);
  const { facts, asked, assessment } = result;
  const { emergency, days, weeks, question, health, isInformed } = screen(symptoms, readDescription(description));
  const screened = { emergency, days, weeks, question, health, isInformed };
  const open = applying(facts);
  const decided = decide(facts);
  const trust = trusted(description, foundIn(facts));
  const said = heard(description, facts, screened, open);
  const after = (...yes: readonly string[]): string =>
    answerIn(
      assess(request, undefined, [
        ...answers,
        answerTo(
          yes,
          asked.filter((id) => !yes.includes(id)),
        ),
      ]),
    );
  return [
    { heading: `Answer: ${answerIn(result)}`, text: accountOf(request, facts) },
    { text: [assessment.analysis, assessment.generalAdvice, assessment.whenToSeekHelp].join('\n') },
    { text: otherTongue(description)?.text ?? '' },
    {
      heading: 'What was read',
      text: `Places for ${JSON.stringify(aboutOf(request, facts))}`,
      rows: [
        ['Finding', '', '', 'By', 'Words', 'Trusted'],
        // What the form alone says that somebody is not would be most of the table.
        ...Array.from(facts)
          .filter(([, { is, by }]) => is || by !== 'form')
          .map(([id, { is, by, quote = '' }]) => [labelOf(id, language), id, state(is), by, quote, percent(trust.get(id))]),
      ],
    },
    {
      heading: 'The screener',
      rows: [
        ['Emergency', 'Within days', 'A doctor', 'Asks', 'About health', 'Knows the words'],
        [...[emergency, days, weeks, question, health].map(percent), String(isInformed)],
      ],
    },
    {
      heading: 'Rules',
      text:
        decided === undefined
          ? 'No presentation applies.'
          : `${decided.protocol} decides: ${decided.level}, topic ${decided.topic}${decided.isOpen ? ', still open' : ''}`,
    },
    ...open.map(([id, { title, discriminators }]) => ({
      text: `${title[language === 'ar' ? 1 : 0]} (${id})`,
      isFolded: id !== decided?.protocol,
      rows: [
        ['', 'Level', 'Topic', 'When', 'Source'],
        ...discriminators.map(({ level, topic, when, source }) => [state(holds(when, facts)), level, topic, written(when), source]),
      ],
    })),
    {
      heading: 'Questions',
      text: asked.length === 0 ? 'None is left.' : `All denied: ${after()}`,
      asked,
      rows: [
        ['Statement', '', 'Belongs', 'If so'],
        ...asked.map((id) => [statementOf(id, language), id, percent(shareOf(id, said)), after(id)]),
      ],
    },
    {
      text: nearestOf(offeredTo(facts), request)
        .map(({ text }) => text)
        .join(', '),
    },
  ];
}

const query = new URLSearchParams(process.argv[2]);
const number = (name: string): number | undefined => (query.get(name) ? Number(query.get(name)) : undefined);
const request = SymptomCheckRequest.safeParse({
  symptoms: {
    description: query.get('description') ?? '',
    age: number('age'),
    ageMonths: number('ageMonths'),
    ...(query.get('severity') && { severity: number('severity') }),
    duration: query.get('duration') ?? '',
    gender: query.get('gender') ?? '',
    pregnant: query.has('pregnant') || undefined,
  },
  language: query.get('language') ?? 'en',
});
const blocks: readonly Block[] = request.success
  ? explained(request.data, query.getAll('yes'), query.getAll('no'))
  : request.error.issues.map(({ path, message }) => ({ text: `${path.join('.')}: ${message}` }));
console.log(JSON.stringify(blocks));
