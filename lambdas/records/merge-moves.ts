import type { QueryCommandOutput } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { agendaIndex } from '#contract/deployment/storage.ts';
import { keyAttributes, plainItem } from '#platform/attributes.ts';
import { type TransactItem, batchGet, transact } from '#platform/dynamodb.ts';
import { bytesOf } from '#platform/item-size.ts';
import { StoredAppointment, sheetsMoved } from '../appointments/stored.ts';
import { env } from '../clinic/env.ts';
import { accountSide, patientSide, pointerKey } from '../clinic/link-keys.ts';
import { papersOf } from '../clinic/paper-codes.ts';
import { patientPartition } from '../clinic/patient.ts';
import { getPatient, mergeMarkerKey } from '../clinic/store.ts';
import { Relation } from '#contract/links/links.ts';
import { type Item, besidesOf, kindOfItem, rewritten, rootsOf } from './merge-kinds.ts';
import { StoredItem, pageUnder } from './partition.ts';

/**
 * The second half of a merge, and the first of its undo: moves what is under one record to the other, entry by entry (docs/adr/0086). Every
 * step is a transaction that can be repeated; one that fails, because somebody changed the entry, is tried again in the next pass.
 */
export interface Move {
  /** The record under which the items are, and the one under which they will be. */
  readonly from: string;
  readonly to: string;
  /** The record that went with the merge, and the one that stayed. */
  readonly goes: string;
  readonly stays: string;
  /** When what the merge remembers expires. */
  readonly expiresAtEpochSeconds: number;
  /** Which run of which merge or undo this is: every step is conditioned on it, so that a run that was overtaken writes nothing. */
  readonly run: string;
}
const isUndo = ({ from, stays }: Move): boolean => from === stays;

const TableName = env.CLINICAL_TABLE_NAME;

/** The condition that this merge or undo still runs. */
export const stillRuns = ({ stays, run }: Pick<Move, 'stays' | 'run'>): TransactItem => ({
  ConditionCheck: {
    TableName,
    Key: mergeMarkerKey(stays),
    ConditionExpression: 'run = :run',
    ExpressionAttributeValues: { ':run': run },
  },
});
const step = (move: Move, items: readonly TransactItem[]) => transact([...items, stillRuns(move)]);
/** Items read at once, and the bytes and items of one transaction of plain moves. */
const pageItems = 24;
const bytesMax = 1_000_000;

/** The prefix of what a merge remembers, under the record that stays. */
export const rememberedPrefix = (goes: string): string => `MERGED#${goes}`;
const rowKey = ({ stays, goes }: Pick<Move, 'stays' | 'goes'>, root: string) => ({
  pk: patientPartition(stays),
  sk: `${rememberedPrefix(goes)}#${root}`,
});

/** Which of these entries came with the merge. */
export async function cameWith(move: Pick<Move, 'stays' | 'goes'>, roots: readonly string[]): Promise<ReadonlySet<string>> {
  const keys = [...new Set(roots)].filter(Boolean).map((root) => keyAttributes(rowKey(move, root)));
  const rows = await batchGet(TableName, keys, { ConsistentRead: true, ProjectionExpression: 'sk' });
  const prefix = `${rememberedPrefix(move.goes)}#`;
  return new Set(rows.map((row) => String(plainItem(row)['sk']).slice(prefix.length)));
}

/** Remembers that entries came with the merge; an undo needs no new rows. */
const rows = (move: Move, roots: readonly string[], more: object = {}): TransactItem[] =>
  [...new Set(roots)].filter(Boolean).map((root) => ({
    Put: { TableName, Item: { ...rowKey(move, root), expiresAtEpochSeconds: move.expiresAtEpochSeconds, ...more } },
  }));

/** Deletes an item if it is still what was read, as far as its plain attributes tell: each write changes a version, a status or a list. */
function removal(item: Item): TransactItem {
  const plain = Object.entries(item).filter(
    ([name, value]) => name !== 'pk' && name !== 'sk' && ['string', 'number', 'boolean'].includes(typeof value),
  );
  return {
    Delete: {
      TableName,
      Key: { pk: item.pk, sk: item.sk },
      ConditionExpression: ['attribute_exists(pk)', ...plain.map((_, index) => `#a${index} = :a${index}`)].join(' AND '),
      ...(plain.length > 0 && {
        ExpressionAttributeNames: Object.fromEntries(plain.map(([name], index) => [`#a${index}`, name])),
        ExpressionAttributeValues: Object.fromEntries(plain.map(([, value], index) => [`:a${index}`, value])),
      }),
    },
  };
}
const addition = (Item: Item): TransactItem => ({ Put: { TableName, Item } });

/** The items that move one item as it is, under another number. */
function plainMove(item: Item, move: Move): TransactItem[] {
  const [root = ''] = rootsOf(item);
  const moved = [removal(item), addition(rewritten(item, move.from, move.to))];
  if (!isUndo(move)) return [...moved, ...rows(move, [root])];
  // What went back with another entry takes along what hangs on itself.
  const followers = rootsOf(item).length > 1 ? rows(move, [root]) : [];
  return [...moved, ...followers, ...ordersAlerts(item, move)];
}

/** On the way back, an order's alerts follow it, also those raised since. */
function ordersAlerts(item: Item, move: Move): TransactItem[] {
  const alerts = kindOfItem(item).name === 'LABORATORY' ? z.safeParse(z.array(z.string()), item['alertIds']).data : undefined;
  return rows(move, alerts ?? []);
}

/** Tries transactions one after another until one is written. */
async function firstWritten(move: Move, ...attempts: readonly (readonly TransactItem[])[]): Promise<void> {
  for (const items of attempts) if ((await step(move, items)).done) return;
}

const update = (
  Key: { readonly pk: string; readonly sk: string },
  expression: string,
  values: Record<string, unknown>,
  condition?: string,
): TransactItem => ({
  Update: {
    TableName,
    Key,
    UpdateExpression: expression,
    ExpressionAttributeValues: values,
    ...(condition !== undefined && { ConditionExpression: condition }),
  },
});
/** A task has a version, so that whoever read it before does not write back the other record. */
const namesNow = (key: { readonly pk: string; readonly sk: string }, { from, to }: Move): TransactItem =>
  key.sk === 'TASK'
    ? update(key, 'SET patientId = :to ADD version :one', { ':to': to, ':from': from, ':one': 1 }, 'patientId = :from')
    : update(key, 'SET patientId = :to', { ':to': to, ':from': from }, 'patientId = :from');

/** An entry whose key may be taken under the other record: then it is set aside, and comes back with an undo. */
const orAside = (moved: readonly TransactItem[], removed: readonly TransactItem[], item: Item, move: Move): Promise<void> => {
  const [root = ''] = rootsOf(item);
  return firstWritten(
    move,
    [...moved, ...(isUndo(move) ? [] : rows(move, [root]))],
    ...(isUndo(move) ? [] : [[...removed, ...rows(move, [`aside#${item.sk}`], { aside: item })]]),
  );
};
const unlessTaken = (Item: Item): TransactItem => ({ Put: { TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' } });

/** A link that has ended is no link, even before it is removed. */
const unlessLinked = (Item: Item): TransactItem => ({
  Put: {
    TableName,
    Item,
    ConditionExpression: 'attribute_not_exists(pk) OR #until < :today',
    ExpressionAttributeNames: { '#until': 'until' },
    ExpressionAttributeValues: { ':today': qatarDate(new Date()) },
  },
});

const LinkSides = z.object({ userId: z.string(), relation: Relation });
async function moveLink(item: Item, move: Move): Promise<void> {
  const { userId, relation } = z.parse(LinkSides, item);
  const { pk: _, sk: __, closed, ...link } = rewritten(item, move.from, move.to);
  // The record to which an undo brings a link is there only at its end, which closes and opens links.
  const isClosed = isUndo(move) ? closed === true : (await getPatient(move.to))?.personalInfo.dateOfDeath !== undefined;
  const removed = [removal(item), { Delete: { TableName, Key: accountSide(userId, move.from) } }];
  const added = [accountSide(userId, move.to), patientSide({ patientId: move.to, relation, userId })].map((key) =>
    unlessLinked({ ...link, ...key, ...(isClosed && { closed: true }) }),
  );
  await orAside([...removed, ...added], removed, item, move);
}

async function moveAppointment(item: Item, move: Move): Promise<void> {
  const plain = plainMove(item, move);
  // The days were united when the records were; only an undo divides them.
  const appointment = isUndo(move) ? StoredAppointment.safeParse(item).data : undefined;
  const sheets = appointment === undefined ? [] : sheetsMoved(appointment, move.from, move.to);
  await firstWritten(move, [...plain, ...sheets], plain);
}

async function moveProposal(item: Item, move: Move): Promise<void> {
  const isOpen = item[agendaIndex.partitionKey] !== undefined;
  const counted = (id: string, change: number): TransactItem =>
    update({ pk: patientPartition(id), sk: 'PROPOSALS' }, 'ADD waiting :change', { ':change': change });
  await step(move, [...plainMove(item, move), ...(isOpen ? [counted(move.to, 1), ...(isUndo(move) ? [counted(move.from, -1)] : [])] : [])]);
}

async function movePointer(item: Item, move: Move): Promise<void> {
  const besides = besidesOf(item);
  // The pointer to a patient's latest notice gets a key of its own, as the other record may have one too.
  const sk = besides === undefined ? item.sk : item.sk.replace('#LAST#', `#${besides.sk}#`);
  const moved = [
    removal(item),
    addition({ ...rewritten(item, move.from, move.to), sk }),
    ...(isUndo(move) ? [] : rows(move, rootsOf(item))),
  ];
  await firstWritten(move, besides === undefined ? moved : [...moved, namesNow(besides, move)], moved);
}

/** Adds what a day's sheet holds to that of the other record, and removes it; steps that are taken there stay so. */
async function moveSheet(item: Item, move: Move): Promise<void> {
  const { pk: _, sk, ...steps } = item;
  const all = Object.entries(steps);
  const atOnce = 100;
  for (let first = 0; first < all.length; first += atOnce) {
    const some = all.slice(first, first + atOnce);
    const added: TransactItem = {
      Update: {
        TableName,
        Key: { pk: patientPartition(move.to), sk },
        UpdateExpression: `SET ${some.map((_entry, index) => `#s${index} = if_not_exists(#s${index}, :s${index})`).join(', ')}`,
        ExpressionAttributeNames: Object.fromEntries(some.map(([name], index) => [`#s${index}`, name])),
        ExpressionAttributeValues: Object.fromEntries(some.map(([, value], index) => [`:s${index}`, value])),
      },
    };
    if (!(await step(move, [added])).done) return;
  }
  await remove(item, move);
}

async function remove({ pk, sk }: { readonly pk: string; readonly sk: string }, move: Move): Promise<void> {
  await step(move, [{ Delete: { TableName, Key: { pk, sk } } }]);
}

async function endCode(item: Item, move: Move): Promise<void> {
  const { codeHash } = z.parse(z.object({ codeHash: z.string() }), item);
  await step(move, [removal(item), { Delete: { TableName, Key: pointerKey(codeHash) } }]);
}

async function moveRepeat(item: Item, move: Move): Promise<void> {
  const moved = rewritten(item, move.from, move.to);
  // On the way back, a later request is the last one: it replaces what was set aside.
  await orAside([removal(item), isUndo(move) ? addition(moved) : unlessTaken(moved)], [removal(item)], item, move);
}

/** The code of a paper: its place under the patient, and the patient to whom it leads. */
async function movePaper(item: Item, move: Move): Promise<void> {
  const besides = besidesOf(item);
  const moved = [removal(item), addition({ ...item, pk: papersOf(move.to) }), ...(isUndo(move) ? [] : rows(move, [item.sk]))];
  await firstWritten(move, besides === undefined ? moved : [...moved, namesNow(besides, move)], moved);
}

/** The entries of the papers on a page, by the paper's sort key. */
async function paperRoots(items: readonly Item[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const keys = items.flatMap((item) => besidesOf(item) ?? []).map(keyAttributes);
  const kept = (await batchGet(TableName, keys, { ConsistentRead: true })).map(plainItem);
  const Kept = z.object({ pk: z.string(), ids: z.array(z.string()) });
  return new Map(kept.map((one) => z.parse(Kept, one)).map(({ pk, ids }) => [pk, ids]));
}

/** Puts back what was set aside for lack of its key. */
async function giveBack(item: Item, move: Move): Promise<void> {
  const aside = z.safeParse(StoredItem, item['aside']).data;
  if (aside === undefined || !isUndo(move)) return;
  const { aside: _, ...row } = item;
  const link = kindOfItem(aside).how === 'link' ? z.parse(LinkSides, aside) : undefined;
  await step(move, [
    addition(row),
    addition(aside),
    // An account whose access ended meanwhile does not get it back.
    ...(link === undefined
      ? []
      : [
          addition({ ...aside, ...accountSide(link.userId, move.to) }),
          { ConditionCheck: { TableName, Key: accountSide(link.userId, move.stays), ConditionExpression: 'attribute_exists(pk)' } },
        ]),
  ]);
}

/** How each kind moves; those that are missing move as they are, several in one transaction. */
const singly: Readonly<Record<string, (item: Item, move: Move) => Promise<void>>> = {
  appointment: moveAppointment,
  proposal: moveProposal,
  repeat: moveRepeat,
  link: moveLink,
  pointer: movePointer,
  sheet: moveSheet,
  code: endCode,
  counter: remove,
};
/** Entries move before what hangs on them, so that nobody adds to an entry that has moved. */
const first: readonly string[] = ['entry', 'appointment', 'proposal', 'repeat', 'link'];
/** What an undo leaves as it is: it is divided with its entries, or has ended. */
const notBack: readonly string[] = ['sheet', 'code', 'counter', 'record', 'own'];
const never: readonly string[] = ['record', 'own'];

async function moveSome(items: readonly Item[], move: Move): Promise<void> {
  let batch: TransactItem[] = [];
  let bytes = 0;
  let kept = new Set<string>();
  const flush = async (): Promise<void> => {
    if (batch.length > 0) await step(move, batch);
    batch = [];
    bytes = 0;
    kept = new Set();
  };
  for (const item of items) {
    const act = singly[kindOfItem(item).how];
    if (act !== undefined) {
      await act(item, move);
      continue;
    }
    // Several items of an entry remember it once.
    const moved = plainMove(item, move).filter(({ Put }) => {
      const sk = String(Put?.Item?.['sk']);
      return !sk.startsWith('MERGED#') || !kept.has(sk);
    });
    const size = bytesOf(item);
    if (bytes + size > bytesMax || batch.length + moved.length > 90) await flush();
    for (const { Put } of moved) kept.add(String(Put?.Item?.['sk']));
    batch.push(...moved);
    bytes += size;
  }
  await flush();
}

/** Whether a pass met something to move, and whether it was stopped. */
interface Pass {
  readonly moved: boolean;
  readonly stopped: boolean;
}

async function passOver(move: Move, until: () => boolean): Promise<Pass> {
  let moved = false;
  const passThrough = async (pk: string, act: (items: readonly Item[]) => Promise<boolean>): Promise<boolean> => {
    let from: QueryCommandOutput['LastEvaluatedKey'];
    do {
      if (until()) return true;
      const { items, next } = await pageUnder(pk, from, { limit: pageItems });
      moved = (await act(items)) || moved;
      from = next;
    } while (from !== undefined);
    return false;
  };
  const isOf = (phase: 'entries' | 'others', { how }: { readonly how: string }): boolean => first.includes(how) === (phase === 'entries');
  for (const phase of ['entries', 'others'] as const) {
    const stopped = await passThrough(patientPartition(move.from), async (items) => {
      if (isUndo(move)) for (const item of items) if (item.sk.startsWith(`${rememberedPrefix(move.goes)}#`)) await giveBack(item, move);
      const candidates = items.filter((item) => {
        const kind = kindOfItem(item);
        return isOf(phase, kind) && !(isUndo(move) ? notBack : never).includes(kind.how);
      });
      const came = isUndo(move) ? await cameWith(move, candidates.flatMap(rootsOf)) : undefined;
      const mine = candidates.filter((item) => came === undefined || rootsOf(item).some((root) => came.has(root)));
      await moveSome(mine, move);
      return mine.length > 0;
    });
    if (stopped) return { moved, stopped };
  }
  const stopped = await passThrough(papersOf(move.from), async (items) => {
    const roots = isUndo(move) ? await paperRoots(items) : new Map<string, readonly string[]>();
    const came = isUndo(move)
      ? await cameWith(
          move,
          items.flatMap(({ sk }) => [sk, ...(roots.get(sk) ?? [])]),
        )
      : undefined;
    const mine = items.filter(({ sk }) => came === undefined || [sk, ...(roots.get(sk) ?? [])].some((root) => came.has(root)));
    for (const item of mine) await movePaper(item, move);
    return mine.length > 0;
  });
  return { moved, stopped };
}

/** Passes in one run: each is one more than the writers that came in between. */
const passesMax = 20;

/** Moves everything; false if `until` passed before. Throws if something is still there after many passes. Safe to repeat. */
export async function moveAll(move: Move, until: () => boolean): Promise<boolean> {
  for (let pass = 0; pass < passesMax; pass += 1) {
    const { moved, stopped } = await passOver(move, until);
    if (stopped) return false;
    if (!moved) return true;
  }
  throw new Error('what a merge moves keeps changing, or cannot be moved');
}

/** Removes what a merge remembered. */
export async function forget(move: Move): Promise<void> {
  for (;;) {
    const { items } = await pageUnder(patientPartition(move.stays), undefined, { prefix: rememberedPrefix(move.goes), limit: pageItems });
    const removals = items.map(({ pk, sk }): TransactItem => ({ Delete: { TableName, Key: { pk, sk } } }));
    if (items.length === 0 || !(await step(move, removals)).done) return;
  }
}
