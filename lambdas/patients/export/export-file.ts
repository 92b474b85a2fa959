import type { Language } from '#contract/language.ts';
import type { PatientRecord } from '../patient.ts';

/** What a file says of itself. */
export interface AboutFile {
  /** Of its titles, and so its direction. */
  readonly language: Language;
  /** Who exported it, as a person is called. */
  readonly exportedBy: string;
  readonly exportedAt: Date;
}

/** Patients some at a time, as they are read: a writer holds no more than one portion. */
export type Portions = AsyncIterable<readonly PatientRecord[]>;

/** Turns patients into the bytes of a file while they come. It asks for the next portion only when its bytes were taken. */
export type FileWriter = (portions: Portions, about: AboutFile) => AsyncIterable<Uint8Array>;
