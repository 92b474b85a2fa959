import type { MergedKind } from '#contract/patient/merge.ts';
import { agendaIndex, cancelledOf } from '#contract/deployment/storage.ts';
import { patientPartition } from '../clinic/patient.ts';

/**
 * How an item of a kind merges (docs/adr/0086):
 * - `entry`: moves as it is, before what hangs on it; it has an id of its own and nobody changes it but under its own key;
 * - `part`: hangs on an entry, and moves after the entries;
 * - `appointment`, `proposal`, `repeat`, `link`: entries that are also counted, held or stored elsewhere;
 * - `pointer`: leads to an item elsewhere (`besides`), which names the patient too;
 * - `sheet`: is added to that of the same day; an undo gives back what its appointments hold;
 * - `code`: ends with the record that goes;
 * - `counter`: is not needed there any more;
 * - `record`: changes in the first and the last transaction, and never moves;
 * - `own`: is written by merges themselves.
 */
type How = 'entry' | 'part' | 'appointment' | 'proposal' | 'repeat' | 'link' | 'pointer' | 'sheet' | 'code' | 'counter' | 'record' | 'own';

interface Kind {
  readonly how: How;
  /** What the preview counts it as. */
  readonly countedAs?: MergedKind;
  /** The entries that it follows; by default, itself. */
  readonly follows?: (item: Item) => readonly string[];
}

/** An item as stored. */
export type Item = Readonly<Record<string, unknown>> & { readonly pk: string; readonly sk: string };

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
/** The id behind a kind's name, that at the end of a key, and an attribute. */
const byId = ({ sk }: Item): string[] => sk.split('#').slice(1, 2);
const atEnd = ({ sk }: Item): string[] => sk.split('#').slice(-1);
const attribute =
  (name: string) =>
  (item: Item): string[] => [text(item[name])];

/** Every kind of item under a patient, by its sort key or, if that goes on, by its prefix up to the first `#`. */
export const mergeKinds = {
  PROFILE: { how: 'record' },
  CHART: { how: 'record' },
  ENCOUNTER: { how: 'entry', countedAs: 'visits' },
  CONDITION: { how: 'entry', countedAs: 'problems' },
  ALLERGY: { how: 'entry', countedAs: 'allergies' },
  VITALS: { how: 'entry', countedAs: 'vitalSigns' },
  IMMUNIZATION: { how: 'entry', countedAs: 'immunizations' },
  DOCUMENT: { how: 'entry', countedAs: 'documents' },
  LETTER: { how: 'entry', countedAs: 'letters', follows: (item) => [...byId(item), text(item['encounterId'])] },
  PRESCRIPTION: { how: 'entry', countedAs: 'prescriptions' },
  LABORATORY: { how: 'entry', countedAs: 'laboratory' },
  NOTE: { how: 'entry' },
  APPOINTMENT: { how: 'appointment', countedAs: 'appointments' },
  SERIES: { how: 'entry' },
  PROPOSAL: { how: 'proposal', countedAs: 'proposals' },
  REPEAT: { how: 'repeat', follows: attribute('prescriptionId') },
  LINK: { how: 'link', countedAs: 'links', follows: attribute('id') },
  /** An addendum, beside its note. */
  'NOTE+': { how: 'part' },
  /** A mark of a visit, behind the profile. */
  'PROFILE+': { how: 'part', follows: atEnd },
  TIMELINE: { how: 'part', follows: atEnd },
  LABTREND: { how: 'part', follows: atEnd },
  LABCRITICAL: { how: 'part' },
  LABVERIFY: { how: 'part' },
  ALERT: { how: 'part' },
  REDSIGNS: { how: 'part' },
  REMINDED: { how: 'part' },
  /** A time that a patient asked for, in the inbox. */
  REQUESTED: { how: 'part' },
  /** An appointment among all that were missed. */
  MISSED: { how: 'part' },
  UPLOAD: { how: 'part' },
  SYMPTOMS: { how: 'part', countedAs: 'symptomChecks' },
  /** What was decided of a medicine that was entered as text. */
  MEDICINE: { how: 'part' },
  TASK: { how: 'pointer', countedAs: 'tasks' },
  NOTIFIED: { how: 'pointer', follows: (item) => [besidesOf(item)?.sk ?? ''] },
  SHEET: { how: 'sheet' },
  LINKCODE: { how: 'code' },
  ASKED: { how: 'counter' },
  PROPOSALS: { how: 'counter' },
  /** An earlier merge into the record that goes, which cannot be undone any more; it leads to the stub. */
  MERGE: { how: 'part' },
  /** What such a merge remembered. */
  'MERGED+': { how: 'counter' },
  /** The stub. */
  MERGED: { how: 'own' },
} as const satisfies Record<string, Kind>;
type KindName = keyof typeof mergeKinds;

/** Kinds of which one name stands for two: the item itself, and what is stored behind it. */
const behind: Readonly<Record<string, { readonly parts: number; readonly name: KindName }>> = {
  PROFILE: { parts: 1, name: 'PROFILE+' },
  NOTE: { parts: 2, name: 'NOTE+' },
  MERGED: { parts: 1, name: 'MERGED+' },
};

/** The key of an item's second item. */
export function besidesOf(item: Item): { readonly pk: string; readonly sk: string } | undefined {
  const { besides } = item;
  if (typeof besides !== 'object' || besides === null || !('pk' in besides) || !('sk' in besides)) return undefined;
  return { pk: text(besides.pk), sk: text(besides.sk) };
}

const isKind = (name: string): name is KindName => Object.hasOwn(mergeKinds, name);

/** The kind of an item by its sort key; undefined if no merge knows it. */
export function kindOf(sk: string): KindName | undefined {
  const parts = sk.split('#');
  const [name = ''] = parts;
  const more = behind[name];
  const known = more !== undefined && parts.length > more.parts ? more.name : name;
  return isKind(known) ? known : undefined;
}

/** How an item merges. Throws if it is of no known kind, as leaving it behind would lose it. */
export function kindOfItem({ sk }: Pick<Item, 'sk'>): Kind & { readonly name: KindName } {
  const name = kindOf(sk);
  if (name === undefined) throw new Error('an item of a kind that no merge knows');
  return { name, ...mergeKinds[name] };
}

/**
 * The entries to which an item belongs, the nearest first: where the record is divided again, it follows any of them that came. A letter
 * follows its visit too, an addendum its note, a result its order, a request for a repeat its prescription.
 */
export const rootsOf = (item: Item): readonly string[] => (kindOfItem(item).follows ?? byId)(item);

/** An item under another patient. Nothing but the patient's number changes in it, and where its file is kept. */
export function rewritten(item: Item, from: string, to: string): Item {
  const { name } = kindOfItem(item);
  const { filedUnder: _, ...rest } = item;
  const filedUnder = text(item['filedUnder']) || from;
  return {
    ...(name === 'DOCUMENT' || name === 'UPLOAD' ? { ...rest, ...(filedUnder !== to && { filedUnder }) } : item),
    pk: patientPartition(to),
    sk: item.sk,
    ...(item['patientId'] === from && { patientId: to }),
    ...(item[agendaIndex.partitionKey] === cancelledOf(from) && { [agendaIndex.partitionKey]: cancelledOf(to) }),
  };
}
