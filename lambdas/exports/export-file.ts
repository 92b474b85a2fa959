import type { Language } from '#contract/base/language.ts';
import type { PatientRecord } from '../clinic/patient.ts';

/** A file's metadata. */
export interface AboutFile {
  /** Language of the titles, which sets the direction. */
  readonly language: Language;
  /** Name of the person who exported it. */
  readonly exportedBy: string;
  readonly exportedAt: Date;
}

/** Patients in portions, as they are read: a writer holds only one portion. */
export type Portions = AsyncIterable<readonly PatientRecord[]>;

/** Streams patients into the bytes of a file. It asks for the next portion only once its bytes are consumed. */
export type FileWriter = (portions: Portions, about: AboutFile) => AsyncIterable<Uint8Array>;
