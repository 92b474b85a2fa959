/**
 * `npm run protocols` prints every protocol into docs/protocols, for the clinicians who sign them; without --write, it exits 1 if a printed
 * file does not match the knowledge. A signature is kept while everything above it is unchanged, and removed once a word of it changes.
 */
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { isPresentation } from '../../lambdas/symptom-check/assessment.ts';
import { named } from '../../lambdas/symptom-check/facts/facts.ts';
import { rank } from '../../lambdas/symptom-check/decide/protocols.ts';
import { isAsked } from '../../lambdas/symptom-check/facts/facts.ts';
import { everywhere } from '../../lambdas/symptom-check/knowledge/everywhere.ts';
import type { Both, Finding } from '../../lambdas/symptom-check/knowledge/kinds/finding.ts';
import type { Condition } from '../../lambdas/symptom-check/knowledge/kinds/condition.ts';
import type { Discriminator, Protocol } from '../../lambdas/symptom-check/knowledge/kinds/protocol.ts';
import type { Sentence, Topic } from '../../lambdas/symptom-check/knowledge/kinds/topic.ts';
import { type FindingId, type TopicId, advice, areas, findings, protocols } from '../../lambdas/symptom-check/knowledge/vocabulary.ts';

const folder = new URL('../../docs/protocols/', import.meta.url);
const unsigned = 'Reviewed by: — Date: —';

const table = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  [header, header.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');
const title = ([en, ar]: Both): string => `${en} · ${ar}`;
const label = (id: FindingId): string => findings[id].label[0];
const labels = (ids: readonly FindingId[]): string => ids.map(label).join(' · ');

/** A condition in words, with nested conditions in brackets. */
function inWords(condition: Condition, isInside = false): string {
  if (typeof condition === 'string') return label(condition);
  if ('not' in condition) return `NOT ${inWords(condition.not, true)}`;
  const [parts, word] = 'any' in condition ? [condition.any, 'OR'] : [condition.all, 'AND'];
  const text = parts.map((part) => inWords(part, true)).join(` ${word} `);
  return isInside && parts.length > 1 ? `(${text})` : text;
}

/** A point of advice in both languages, with the people to whom it applies, if restricted. */
function point({ text: [en, ar], when, unless = [] }: Sentence): [string, string] {
  const only = [...(when === undefined ? [] : [`only: ${inWords(when)}`]), ...(unless.length === 0 ? [] : [`not: ${labels(unless)}`])];
  return [only.length === 0 ? en : `${en} _(${only.join('; ')})_`, ar];
}

function topicText(id: TopicId): string {
  const { disposition, doing, seekHelp = [], of }: Topic = advice[id];
  return [
    `**Advice \`${id}\`, ${disposition}${of === undefined ? '' : `, of: ${inWords(of)}`}**`,
    table(['To do', 'ما يجب فعله'], doing.map(point)),
    ...(seekHelp.length === 0 ? [] : [table(['To seek help sooner for', 'طلب المساعدة أسرع عند'], seekHelp.map(point))]),
  ].join('\n\n');
}

const ask = (id: FindingId): [string, string] => {
  const { tick = ['', ''] }: Finding = findings[id];
  return [tick[0], tick[1]];
};

const ruleOf = ({ level, when, unless, explains, source, topic }: Discriminator): string[] => [
  level,
  inWords(when) + (explains.length === 0 ? '' : ` _(accounts for: ${labels(explains)})_`),
  labels(unless),
  source,
  `\`${topic}\``,
];

function protocolText({ title: name, opens, of, insteadOf = [], unanswered, cleared, discriminators }: Protocol): string {
  const rules = discriminators.toSorted((a, b) => rank(b.level) - rank(a.level));
  const asked = new Set(rules.filter(({ level }) => level !== 'Low').flatMap(({ when }) => named(when).filter((id) => isAsked(id))));
  const topics = new Set([...rules.map(({ topic }) => topic), unanswered[1], cleared[1]]);
  const facts = [
    `- Opened by: ${labels(opens)}`,
    ...(of === undefined ? [] : [`- Of whom: ${inWords(of)}`]),
    ...(insteadOf.length === 0
      ? []
      : [
          `- In place of: ${insteadOf
            .filter(isPresentation)
            .map((id) => protocols[id].title[0])
            .join(' · ')}`,
        ]),
    `- While something that would raise it is unknown: **${unanswered[0]}**, \`${unanswered[1]}\``,
    `- When all of it is denied: **${cleared[0]}**, \`${cleared[1]}\` (${cleared[2]})`,
  ];
  return [
    `## ${title(name)}`,
    facts.join('\n'),
    ...(rules.length === 0 ? [] : [table(['Level', 'When', 'Unless', 'Source', 'Advice'], rules.map(ruleOf))]),
    ...(asked.size === 0 ? [] : [table(['Asks', 'يسأل'], [...asked].map(ask))]),
    ...[...topics].map(topicText),
    `${unsigned}\n`,
  ].join('\n\n');
}

const systems = areas.map(([name, of]) => ({
  name,
  file: `${name[0].toLowerCase().replaceAll(/[^a-z]+/g, '-')}.md`,
  all: of.filter(isPresentation).map((id): Protocol => protocols[id]),
}));
const count = (of: readonly Protocol[]): string[] => {
  const rules = of.flatMap(({ discriminators }) => discriminators);
  const asked = new Set(rules.flatMap(({ level, when }) => (level === 'Low' ? [] : named(when).filter((id) => isAsked(id)))));
  return [of.length, rules.length, asked.size].map(String);
};
const index = [
  '# Protocols of the symptom checker',
  [
    'Written by `npm run protocols` from `lambdas/symptom-check/knowledge`, for the clinicians who sign them: a name after "Reviewed by", a day after "Date". A',
    'signature stands as long as nothing in its protocol or its advice changes; the first changed word removes it.',
  ].join('\n'),
  [
    'A protocol applies when one of the findings that open it is present. The highest rule that holds decides; where none holds, the level is the one for "unknown"',
    'while something it asks could still raise it, and the one for "denied" when all of that is denied. What a rule\'s "unless" names stops that rule. Of several',
    'protocols the highest level counts. Felt as 8 or more of 10 raises a level by one, never to Emergency; nothing lowers it.',
  ].join('\n'),
  table(
    ['System', 'Protocols', 'Rules', 'Statements asked'],
    [
      ...systems.map(({ name, file, all }) => [`[${title(name)}](${file})`, ...count(all)]),
      ['All', ...count(systems.flatMap(({ all }) => all))],
    ],
  ),
  '## Advice where no rule decided, or the form moved the level',
  ...(
    ['other-emergency', 'other-hospital', 'other-today', 'other-appointment', 'other-weeks', 'other-home', 'other-question'] as const
  ).map(topicText),
  '## Advice beside that of any rule',
  table(
    ['To do', 'ما يجب فعله', 'Not beside'],
    everywhere.map(({ sentence, notIn }) => [...point(sentence), notIn.map((id) => `\`${id}\``).join(' · ')]),
  ),
].join('\n\n');

const printed = readdirSync(folder, { withFileTypes: true }).map(({ name }) => name);
const textOf = (file: string): string => (printed.includes(file) ? readFileSync(new URL(file, folder), 'utf8') : '');
/** The text to print, with the signatures of sections unchanged since they were signed. */
function signed(file: string, sections: readonly string[]): string {
  const before = textOf(file).split(/^(?=## )/m);
  const signatures = new Map(before.map((section) => [section.trim().replace(/^Reviewed by: .*$/m, unsigned), section.trim()]));
  return `${sections.map((section) => signatures.get(section.trim()) ?? section.trim()).join('\n\n')}\n`;
}
const wanted = new Map([
  ['README.md', `${index}\n`],
  ...systems.map(({ name, file, all }): [string, string] => [file, signed(file, [`# ${title(name)}`, ...all.map(protocolText)])]),
]);

if (process.argv.includes('--write')) {
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of wanted) writeFileSync(new URL(file, folder), text);
  for (const file of printed) if (!wanted.has(file)) rmSync(new URL(file, folder));
} else {
  const stale = [...new Set([...printed, ...wanted.keys()])].filter((file) => textOf(file) !== wanted.get(file));
  for (const file of stale) console.error(`docs/protocols/${file} is stale: run \`npm run protocols\``);
  process.exitCode = stale.length === 0 ? 0 : 1;
}
