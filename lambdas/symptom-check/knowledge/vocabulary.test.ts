import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Disposition, shownOf } from '#contract/symptom-check/disposition.ts';
import { named } from '../facts/facts.ts';
import type { Condition } from './kinds/condition.ts';
import type { Finding } from './kinds/finding.ts';
import type { Protocol } from './kinds/protocol.ts';
import type { Sentence, Topic } from './kinds/topic.ts';
import { advice, findings, protocols } from './vocabulary.ts';

const allFindings = Object.entries<Finding>(findings);
const allProtocols = Object.entries<Protocol>(protocols);
const allTopics = Object.entries<Topic>(advice);
const arabic = /\p{Script=Arabic}/u;
const sentencesOf = ({ doing, seekHelp = [] }: Topic): readonly Sentence[] => [...doing, ...seekHelp];

describe('the knowledge', () => {
  it.each(Object.entries({ findings, protocols, advice }))('defines each of its %s once, whatever the system and file', (kind, all) => {
    const files = globSync([`*/${kind}.ts`, `*/${kind}/*.ts`], { cwd: import.meta.dirname });
    const ids = files.flatMap((file) => {
      const defined =
        readFileSync(`${import.meta.dirname}/${file}`, 'utf8')
          .split(`export const ${kind} = {`)
          .at(-1) ?? '';
      return Array.from(defined.matchAll(/^ {2}'?([\w-]+)'?: /gm), ([, id = '']) => id);
    });
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    expect(ids.toSorted()).toEqual(Object.keys(all).toSorted());
  });
});

describe('findings', () => {
  it('have both languages, and a statement short enough to read', () => {
    const wrong = allFindings.filter(([, { label, tick }]) =>
      [label, ...(tick === undefined ? [] : [tick])].some(
        ([en, ar]) => en === '' || arabic.test(en) || !arabic.test(ar) || en.length > 110,
      ),
    );
    expect(wrong.map(([id]) => id)).toEqual([]);
  });

  it('imply, exclude and are never of whom there is', () => {
    const others = allFindings.flatMap(([, { implies = [], excludes = [], notOf = [], beside = [] }]) => [
      ...implies,
      ...excludes,
      ...notOf,
      ...beside,
    ]);
    expect(others.filter((id) => !Object.hasOwn(findings, id))).toEqual([]);
  });
});

describe('protocols', () => {
  it('decide by findings that can be said, measured or ticked', () => {
    const canBeKnown = (id: string): boolean => {
      const { says, tick, kind }: Finding = findings[id as keyof typeof findings];
      return says !== undefined || tick !== undefined || kind === 'background';
    };
    const asked = allProtocols.flatMap(([id, { discriminators }]) =>
      discriminators.flatMap(({ when }) => named(when).map((one) => [id, one])),
    );
    expect(asked.filter(([, one = '']) => !canBeKnown(one))).toEqual([]);
  });

  it('give each level the advice that is written for it', () => {
    const wrong = allProtocols.flatMap(([id, { unanswered, cleared, discriminators }]) =>
      [unanswered, cleared, ...discriminators.map(({ level, topic }) => [level, topic] as const)].flatMap(([level, topic]) => {
        const written = shownOf[advice[topic].disposition].severity;
        return written === level ? [] : [`${id}: ${topic} is written for ${written} and stands at ${level}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('stand instead of protocols that there are', () => {
    expect(allProtocols.flatMap(([, { insteadOf = [] }]) => insteadOf).filter((id) => !Object.hasOwn(protocols, id))).toEqual([]);
  });
});

describe('advice', () => {
  it('is used', () => {
    const used = new Set<string>([
      'other-emergency',
      'other-hospital',
      'other-today',
      'other-appointment',
      'other-weeks',
      'other-home',
      'other-question',
      ...allProtocols.flatMap(([, { unanswered, cleared, discriminators }]) => [
        unanswered[1],
        cleared[1],
        ...discriminators.map(({ topic }) => topic),
      ]),
    ]);
    expect(allTopics.map(([id]) => id).filter((id) => !used.has(id))).toEqual([]);
  });

  it('says what makes it more urgent, unless it is an emergency', () => {
    const isOdd = ([, { disposition, seekHelp }]: readonly [string, Topic]): boolean =>
      disposition !== 'emergency-department' && (disposition === 'ambulance') === (seekHelp !== undefined);
    expect(allTopics.filter(isOdd).map(([id]) => id)).toEqual([]);
  });

  it('sends nobody anywhere else, or at another time, than its disposition says', () => {
    const toEmergency = [/[Gg]o to (an|the nearest) emergency|on the way to an emergency/, /قسم الطوارئ/] as const;
    const toDoctor = [/([Ss]ee|[Cc]all) a (doctor|dentist)|[Mm]ake an appointment/, /راجعي? الطبيب|احجزي? موعد/] as const;
    const today = [/(see|call|go|seen|doctor)\b.*\b(today|same day)\b/i, /الطبيب.*اليوم/] as const;
    const inDays = [/(in|within) the next days|(see|call)\b.*within (a few )?days/i, /خلال أيام/] as const;
    const helpComes = [
      /until help comes|\bcrew\b|[Aa]sk 999|[Tt]ell 999|call handler/,
      /طاقم الإسعاف|اسألي? 999|أخبري? 999|موظف الطوارئ هل/,
    ] as const;
    const never: Record<Disposition, readonly (readonly [en: RegExp, ar: RegExp])[]> = {
      ambulance: [toEmergency, toDoctor],
      'emergency-department': [helpComes, toDoctor],
      today: [toEmergency, inDays, [/[Mm]ake an appointment/, /احجزي? موعد/]],
      days: [toEmergency, today],
      weeks: [toEmergency, today, inDays],
      pharmacist: [toEmergency, toDoctor],
      home: [toEmergency, toDoctor],
    };
    const isIfOnly = /\bif\b/;
    const wrong = allTopics.flatMap(([id, { disposition, doing }]) =>
      doing.flatMap(({ text: [en, ar] }) =>
        never[disposition].some(
          ([inEnglish, inArabic]) => (inEnglish.test(en) && !isIfOnly.test(en)) || (inArabic.test(ar) && !isIfOnly.test(en)),
        )
          ? [`${id}, ${disposition}: ${en} ${ar}`]
          : [],
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('is made of points that stand alone: none begins with a digit or ends without a full stop', () => {
    const wrong = allTopics.flatMap(([id, topic]) =>
      sentencesOf(topic).flatMap(({ text }) =>
        text.every((one) => /^\D/.test(one) && /[.؟?!]$/.test(one.trim())) ? [] : [`${id}: ${text[0]}`],
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('names nobody whom it does not fit', () => {
    const conditions = allTopics.flatMap(([, topic]) =>
      sentencesOf(topic).flatMap(({ when }): Condition[] => (when === undefined ? [] : [when])),
    );
    expect(conditions.flatMap(named).filter((id) => !Object.hasOwn(findings, id))).toEqual([]);
  });
});
