import { DatabaseSync } from 'node:sqlite';
import type { SearchFacts } from '../clinic/search-terms.ts';
import { hasEmail } from '#contract/patient/no-email.ts';
import { soundKey } from '../clinic/names.ts';
import { isSameName, namesakeTokens } from './namesakes.ts';

/**
 * The names of a register as a search looks through them: an inverted index (SQLite's FTS5) of everybody's words, births and ends of
 * numbers, beside what a list sorts and filters by. Texts are not kept twice: a word is a token, whose first letter says of what:
 * - g: the first word of the name, in each script; w: a word of a name; j: two words of a name as one, or the second half of "Abdul Jabbar"; f: a word of an earlier name; c: a word of the emergency contact's
 * - y: the year of birth, and b: its date
 * - n: the last three and four digits of the person's numbers, and p: the first
 * - e: the e-mail address
 * - s: the year of birth with the sound of the whole name, and a: with the Arabic name
 * Spellings of a name are found by the vocabulary: the tokens of names in the register that have the sound of a sought one.
 */
/** The number of the rules by which a person's tokens are derived: a file of other rules is made again. */
export const indexRules = 3;
const schema = `
  CREATE TABLE person (
    number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, status TEXT NOT NULL,
    firstName TEXT NOT NULL, lastName TEXT NOT NULL, dateOfBirth TEXT NOT NULL, email TEXT NOT NULL
  ) STRICT;
  CREATE TABLE vocabulary (token TEXT PRIMARY KEY, sound TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE INDEX bySound ON vocabulary (sound);
  CREATE TABLE told (key TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
  CREATE VIRTUAL TABLE tokens USING fts5(
    text, content='', contentless_delete=1, detail=none, prefix='2 3 4', tokenize="unicode61 remove_diacritics 0 tokenchars '@._+-'"
  );`;

/** A word as a token: letters and digits of any script; anything else would divide it. */
export const tokenText = (word: string): string => word.replaceAll(/[^\p{L}\p{N}]/gu, '');
/** An address as a token. */
export const addressText = (email: string): string => email.toLowerCase().replaceAll(/[^\p{L}\p{N}@._+-]/gu, '');
const tokensOf = (kind: string, words: readonly string[]): string[] =>
  words
    .map(tokenText)
    .filter(Boolean)
    .map((word) => `${kind}${word}`);

/** What follows "Abdul" in names; Abdullah is one word. */
const secondHalves = (words: readonly string[]): string[] =>
  words.flatMap((word) => /^(?:abdul|عبدال)(?!l?la?h?$)(.{3,})$/.exec(word)?.[1] ?? []);

/** The first word of a name, in each script. */
const firstWords = (words: readonly string[]): string[] => [
  ...new Set([words[0], words.find((word) => /^\p{Script=Arabic}/u.test(word))].filter((word) => word !== undefined)),
];

/** The tokens of a person's names. */
const nameTokens = ({ words, joined, former, contact }: SearchFacts): string[] => [
  ...tokensOf('w', words),
  ...tokensOf('j', [...joined, ...secondHalves(words)]),
  ...tokensOf('f', former),
  ...tokensOf('c', contact.words),
];
/** The tokens of everything else by which a person is found. */
function otherTokens(facts: SearchFacts): string[] {
  const { words, dateOfBirth, digits, email } = facts;
  const { sound, arabic } = namesakeTokens(facts);
  const long = digits.filter(({ length }) => length > 4);
  const [ends, beginnings] = [
    long.flatMap((number) => [number.slice(-3), number.slice(-4)]),
    long.flatMap((number) => [number.slice(0, 3), number.slice(0, 4)]),
  ];
  return [
    ...tokensOf('g', firstWords(words)),
    ...tokensOf('y', [dateOfBirth.slice(0, 4)]),
    ...(dateOfBirth.length > 4 ? tokensOf('b', [dateOfBirth]) : []),
    ...new Set([...tokensOf('n', ends), ...tokensOf('p', beginnings)]),
    ...(hasEmail(email) ? [`e${addressText(email)}`] : []),
    ...[sound, arabic ?? ''].map(tokenText).filter(Boolean),
  ];
}

/** A condition of a search: a person has one of these tokens, whole or begun. */
export interface Condition {
  readonly whole: readonly string[];
  readonly begun: readonly string[];
}

export type DirectorySort = 'id' | 'status' | 'firstName' | 'lastName' | 'dateOfBirth' | 'email';

/** The part of a result that is asked for. */
export interface Wanted {
  readonly status?: string | undefined;
  /** By default the closest first, and of equally close ones the newest. */
  readonly sortBy?: { readonly by: DirectorySort; readonly isDescending: boolean } | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** By what somebody is found: by what is theirs now, an earlier name, or their emergency contact. */
export type FoundBy = 'own' | 'formerName' | 'contact';

/** An expression that holds those of the tiers before it, and by what it finds whom these do not. */
export interface Tier {
  readonly expression: string;
  readonly by: FoundBy;
}

export interface Found {
  /** A page of those who are meant, in order. */
  readonly people: readonly { readonly id: string; readonly by: FoundBy }[];
  /** How many are meant; exact. */
  readonly total: number;
}

/** The tokens of names that are, or were, in the register. */
export interface Vocabulary {
  /** Those that have a sound. */
  readonly sounding: (sound: string) => readonly string[];
  readonly has: (token: string) => boolean;
  /** Those that begin so; undefined if they are too many to name. */
  readonly beginning: (text: string) => readonly string[] | undefined;
}

export interface IndexFile {
  /** Adds people, or replaces what was known of them. */
  readonly put: (people: readonly SearchFacts[]) => void;
  readonly remove: (ids: readonly string[]) => void;
  readonly vocabulary: Vocabulary;
  /** How many have the whole name and the year of birth of this person, this one included. */
  readonly namesakes: (person: SearchFacts) => number;
  /** Whom tiers mean, those of the first tier first unless the wanted order is another. */
  readonly find: (tiers: readonly Tier[], wanted: Wanted) => Found;
  readonly count: () => number;
  /** Keeps what of the log of changes is in it and may be told again; and what was kept so. */
  readonly keepTold: (keys: ReadonlySet<string>) => void;
  readonly told: () => ReadonlySet<string>;
  /** Writes a copy of the file. */
  readonly copyTo: (path: string) => void;
  readonly close: () => void;
}

const anyOf = ({ whole, begun }: Condition): string => [...whole.map((one) => `"${one}"`), ...begun.map((one) => `"${one}"*`)].join(' OR ');
/** The expression of all conditions; undefined if one of them nobody can meet. */
export const expressionOf = (conditions: readonly Condition[]): string | undefined =>
  conditions.length === 0 || conditions.some(({ whole, begun }) => whole.length + begun.length === 0)
    ? undefined
    : conditions.map((one) => `(${anyOf(one)})`).join(' AND ');

/** So many tokens an expression names; of more that have one beginning it names the beginning, whose people are brought together first. */
const namedMax = 12;

/** Opens the index in a file, or a new one. */
export function openIndexFile(path: string): IndexFile {
  const database = new DatabaseSync(path);
  // A file that is lost or torn is made again from the register.
  database.exec('PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF;');
  if (database.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get() === undefined) database.exec(schema);
  const statement = (sql: string) => database.prepare(sql);
  const numberOf = statement('SELECT number FROM person WHERE id = ?');
  const next = statement('SELECT coalesce(max(number), 0) + 1 AS number FROM person');
  const insertPerson = statement('INSERT INTO person VALUES (?, ?, ?, ?, ?, ?, ?)');
  const deletePerson = statement('DELETE FROM person WHERE number = ?');
  const insertTokens = statement('INSERT INTO tokens (rowid, text) VALUES (?, ?)');
  const deleteTokens = statement('DELETE FROM tokens WHERE rowid = ?');
  const insertToken = statement('INSERT OR IGNORE INTO vocabulary VALUES (?, ?)');
  const tokensBySound = statement('SELECT token FROM vocabulary WHERE sound = ?');
  const hasToken = statement('SELECT 1 FROM vocabulary WHERE token = ?');
  const tokensBegun = statement('SELECT token FROM vocabulary WHERE token BETWEEN ? AND ? LIMIT ?');
  const sharing = statement('SELECT id, firstName, lastName FROM tokens JOIN person ON number = tokens.rowid WHERE tokens MATCH ?');
  const nameIn = ({ firstName, lastName }: Record<string, unknown>) => ({ firstName: String(firstName), lastName: String(lastName) });
  const numberIn = (row: Record<string, unknown> | undefined): number | undefined =>
    row === undefined ? undefined : Number(row['number']);

  /** The tokens that the vocabulary has, as far as this process has put them. */
  const known = new Set<string>();
  const isNew = (token: string): boolean => !known.has(token) && Boolean(known.add(token));

  // People put in the order of their ids are listed by their place, of which no more are looked at than are asked for; else all are, by id.
  const mark = 'user_version';
  let isInOrder = Number(statement(`PRAGMA ${mark}`).get()?.[mark]) === 0;
  let newest = String(statement('SELECT id FROM person ORDER BY number DESC LIMIT 1').get()?.['id'] ?? '');
  const placeOf = (id: string): number => {
    if (isInOrder && id < newest) {
      isInOrder = false;
      database.exec(`PRAGMA ${mark} = 1`);
    }
    newest = id;
    return numberIn(next.get()) ?? 1;
  };

  const together = (act: () => void): void => {
    database.exec('BEGIN');
    try {
      act();
      database.exec('COMMIT');
    } catch (error) {
      database.exec('ROLLBACK');
      known.clear();
      throw error;
    }
  };
  const removeOne = (id: string): number | undefined => {
    const number = numberIn(numberOf.get(id));
    if (number === undefined) return undefined;
    deletePerson.run(number);
    deleteTokens.run(number);
    return number;
  };
  return {
    put: (people) =>
      together(() => {
        for (const facts of people) {
          const number = removeOne(facts.id) ?? placeOf(facts.id);
          const { id, status, firstName, lastName, dateOfBirth, email } = facts;
          insertPerson.run(number, id, status, firstName, lastName, dateOfBirth, email);
          const names = nameTokens(facts);
          insertTokens.run(number, [...names, ...otherTokens(facts)].join(' '));
          for (const token of names) if (isNew(token)) insertToken.run(token, soundKey(token.slice(1)));
        }
      }),
    remove: (ids) => together(() => ids.forEach(removeOne)),
    vocabulary: {
      sounding: (sound) => tokensBySound.all(sound).map(({ token }) => String(token)),
      has: (token) => hasToken.get(token) !== undefined,
      beginning: (text) => {
        const some = tokensBegun.all(text, `${text}\u{10FFFF}`, namedMax + 1).map(({ token }) => String(token));
        return some.length > namedMax ? undefined : some;
      },
    },
    namesakes: (person) => {
      const { sound, arabic } = namesakeTokens(person);
      const alike = sharing.all(`"${tokenText(sound)}"`).filter((other) => isSameName(person, nameIn(other)));
      const written = arabic === undefined ? [] : sharing.all(`"${tokenText(arabic)}"`);
      return new Set([person.id, ...[...alike, ...written].map(({ id }) => String(id))]).size;
    },
    find: (tiers, { status, sortBy, offset, limit }) => {
      const all = tiers.at(-1);
      if (all === undefined) return { people: [], total: 0 };
      const isStatus = status === undefined ? '' : ' AND status = ?';
      const of = status === undefined ? [] : [status];
      const joined = 'tokens JOIN person ON number = tokens.rowid WHERE tokens MATCH ?';
      const counted = (match: string): number =>
        numberIn(
          statement(`SELECT count(*) AS number FROM ${status === undefined ? 'tokens WHERE tokens MATCH ?' : joined}${isStatus}`).get(
            match,
            ...of,
          ),
        ) ?? 0;
      const page = (match: string, order: string, from: number, most: number): string[] =>
        statement(`SELECT id FROM ${joined}${isStatus} ORDER BY ${order} LIMIT ? OFFSET ?`)
          .all(match, ...of, most, from)
          .map(({ id }) => String(id));
      const among = (ids: readonly string[], match: string): ReadonlySet<string> =>
        new Set(
          statement(`SELECT id FROM ${joined} AND id IN (SELECT value FROM json_each(?))`)
            .all(match, JSON.stringify(ids))
            .map(({ id }) => String(id)),
        );
      const total = counted(all.expression);
      if (sortBy !== undefined) {
        const direction = sortBy.isDescending ? 'DESC' : 'ASC';
        const order = sortBy.by === 'id' ? `id ${direction}` : `${sortBy.by} ${direction}, id ${direction}`;
        const ids = page(all.expression, order, offset, limit);
        const own = tiers.findLast(({ by }) => by === 'own');
        const isOwn = own === undefined || own === all ? undefined : among(ids, own.expression);
        return { people: ids.map((id) => ({ id, by: own === all || isOwn?.has(id) ? 'own' : all.by })), total };
      }
      const order = isInOrder ? 'tokens.rowid DESC' : 'id DESC';
      const people = new Map<string, FoundBy>();
      let skipped = 0;
      for (const [index, { expression, by }] of tiers.entries()) {
        const wanted = Math.min(limit, total - offset) - people.size;
        if (wanted <= 0) break;
        const before = tiers[index - 1]?.expression;
        // On the first page are all of the tiers before, so they need not be looked for again.
        const some =
          offset === 0 || before === undefined
            ? page(expression, order, offset, wanted + people.size).filter((id) => !people.has(id))
            : page(`(${expression}) NOT (${before})`, order, Math.max(0, offset - skipped), wanted);
        for (const id of some.slice(0, wanted)) people.set(id, by);
        skipped = some.length > 0 ? offset : Math.min(offset, counted(expression));
      }
      return { people: Array.from(people, ([id, by]) => ({ id, by })), total };
    },
    count: () => Number(database.prepare('SELECT count(*) AS n FROM person').get()?.['n']),
    keepTold: (keys) =>
      together(() => {
        database.exec('DELETE FROM told');
        const insertKey = statement('INSERT INTO told VALUES (?)');
        for (const key of keys) insertKey.run(key);
      }),
    told: () =>
      new Set(
        statement('SELECT key FROM told')
          .all()
          .map(({ key }) => String(key)),
      ),
    copyTo: (to) => {
      database.exec(`INSERT INTO tokens (tokens) VALUES ('optimize')`);
      database.prepare('VACUUM INTO ?').run(to);
    },
    close: () => database.close(),
  };
}
