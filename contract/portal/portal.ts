import * as z from 'zod/mini';
import { Texts } from '../base/language.ts';
import { open } from '../base/open.ts';
import { ChartDocument } from '../chart/documents.ts';
import { EnteredValue } from '../laboratory/laboratory.ts';
import { relations } from '../links/links.ts';
import { PatientName } from '../patient/name.ts';
import { pageOf } from '../base/page.ts';
import { Prescription } from '../prescriptions/prescriptions.ts';
import { Repeat } from '../prescriptions/repeats.ts';

/**
 * What a linked account sees of a patient's care (docs/adr/0040). Its schemas are separate, so that the clinic's internal fields cannot get
 * in: notes, drafts, checks and the reasons for overriding them, unverified values.
 */

/** The status of a signed prescription. Drafts and prescriptions entered in error are not shown. */
const portalPrescriptionStatuses = ['active', 'on-hold', 'completed', 'stopped'] as const;

const PortalPrescription = z.object({
  id: z.string(),
  status: open(portalPrescriptionStatuses),
  name: Texts,
  form: z.optional(Texts),
  strength: z.optional(z.string()),
  ...z.pick(Prescription, { doseText: true, dispenseText: true }).shape,
  /** The day of the signature; for a medicine no longer taken, also its end. */
  signedOn: z.string(),
  endedOn: z.optional(z.string()),
  prescriber: z.optional(Texts),
  /** Whether the patient can request more now, and the last request for this medicine. */
  mayAsk: z.boolean(),
  repeat: z.optional(Repeat),
});
export type PortalPrescription = z.output<typeof PortalPrescription>;

/** The position of a result relative to its range; absent without a range. */
const portalFlags = ['low', 'high', 'outside', 'within'] as const;
export type PortalFlag = (typeof portalFlags)[number];

const PortalResult = z.object({
  test: z.string(),
  name: Texts,
  /** A number, one of several words, or the laboratory's text. */
  value: z.union([z.number(), Texts, z.string()]),
  ...z.pick(EnteredValue, { comparator: true, range: true }).shape,
  /** As displayed, left to right in every language. */
  unit: z.optional(z.string()),
  flag: z.optional(open(portalFlags)),
  /** It replaces a wrong value. */
  isCorrected: z.optional(z.literal(true)),
});
export type PortalResult = z.output<typeof PortalResult>;

/** What a patient reads beside a result, in words that need no training. */
const PlainTest = z.object({
  /** What people call the test; absent if the laboratory's name is what they say. */
  name: z.optional(Texts),
  /** One or two sentences: what the test measures. What a value means for somebody, the clinic says. */
  meaning: Texts,
});
export type PlainTest = z.output<typeof PlainTest>;

/** What became of a value that was shown: it is being checked again, was corrected and not released anew, or was wrong. */
const revisions = ['checking', 'corrected', 'withdrawn'] as const;
export type Revision = (typeof revisions)[number];
const RevisedResult = z.object({ test: z.string(), name: Texts, revision: open(revisions) });
export type RevisedResult = z.output<typeof RevisedResult>;

/** The released results of one order. */
const PortalReport = z.object({
  id: z.string(),
  /** The day on which the specimen was taken. */
  takenOn: z.string(),
  results: z.array(PortalResult),
  /** The tests of which a value was shown that no longer is, so that none vanishes without a word. */
  revised: z.optional(z.array(RevisedResult)),
  /** The number of unreleased results of the same order. */
  awaited: z.int(),
});
export type PortalReport = z.output<typeof PortalReport>;

/** A vaccine that was given. */
const PortalVaccination = z.object({
  id: z.string(),
  name: Texts,
  dose: z.optional(z.int()),
  on: z.string(),
  lot: z.optional(z.string()),
  /** Known from a card or a document. */
  elsewhere: z.boolean(),
});
export type PortalVaccination = z.output<typeof PortalVaccination>;

/** A document that the clinic has released. */
const PortalDocument = z.object({ ...z.pick(ChartDocument, { id: true, title: true, type: true, size: true }).shape, on: z.string() });
export type PortalDocument = z.output<typeof PortalDocument>;

/** GET /patients/{id}/portal/reports: reports by pages, and by their ids the tests in them. */
export const PortalReports = z.object({ ...pageOf(PortalReport).shape, tests: z.record(z.string(), PlainTest) });
export type PortalReports = z.output<typeof PortalReports>;
/** GET /patients/{id}/portal/prescriptions: medicines that were taken before, by pages. */
export const PortalPrescriptions = pageOf(PortalPrescription);
/** GET /patients/{id}/portal/documents */
export const PortalDocuments = pageOf(PortalDocument);

/** GET /patients/{id}/portal: every list is latest first; of what is long, the first page. */
export const Portal = z.object({
  patient: PatientName,
  relation: open(relations),
  /** The last day of a person who acts for the patient. */
  until: z.optional(z.string()),
  reports: PortalReports,
  /** What is taken now, and what more may be asked for or was asked for. */
  prescriptions: z.array(PortalPrescription),
  vaccinations: z.array(PortalVaccination),
  documents: PortalDocuments,
});
export type Portal = z.output<typeof Portal>;
