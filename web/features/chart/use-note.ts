import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { NoteDiagnosis, type NoteSection, type Visit, noteSectionIds } from '#contract/chart/encounters.ts';
import { ApiError } from '../../lib/api.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { useDraftKey } from '../../lib/use-session.ts';
import { visitQuery } from '../../lib/visit-queries.ts';
import { type NoteTexts, saveNote } from './queries.ts';

const Texts = z.record(z.enum(noteSectionIds), z.string());
const Diagnoses = z._default(z.array(NoteDiagnosis), []);
const Draft = z.object({
  base: z.int(),
  isUnsaved: z.boolean(),
  texts: Texts,
  sent: Texts,
  copied: z._default(z.record(z.string(), z.string()), {}),
  diagnoses: Diagnoses,
  sentDiagnoses: Diagnoses,
});
/** The typed note. */
interface NoteInTab {
  /** The version of the server's draft on which it is based. */
  readonly base: number;
  /** Whether the server does not have this text yet. */
  readonly isUnsaved: boolean;
  readonly texts: NoteTexts;
  /** The last text sent: the server may have it even if its answer was lost. */
  readonly sent: NoteTexts;
  /** For each section that was copied and not edited since: the day that it is from. */
  readonly copied: Readonly<Record<string, string>>;
  readonly diagnoses: readonly NoteDiagnosis[];
  readonly sentDiagnoses: readonly NoteDiagnosis[];
}
const sameDiagnoses = (one: readonly NoteDiagnosis[], other: readonly NoteDiagnosis[]): boolean => {
  const told = ({ text, icd10, code, problemId, toProblems }: NoteDiagnosis) =>
    [text, icd10, code, problemId, toProblems === true].join('\n');
  return one.map(told).join('\n\n') === other.map(told).join('\n\n');
};
const isSame = (one: NoteTexts, other: NoteTexts): boolean =>
  noteSectionIds.every((section) => one[section].trim() === other[section].trim());
const isUnsaved = (draft: NoteInTab): boolean => draft.isUnsaved;
const textsOf = ({ sections }: Visit['note']): NoteTexts => ({
  subjective: sections.subjective ?? '',
  objective: sections.objective ?? '',
  assessment: sections.assessment ?? '',
  plan: sections.plan ?? '',
});

/** A note as the server has it. */
const ofNote = (note: Visit['note']) => ({
  base: note.version,
  isUnsaved: false,
  texts: textsOf(note),
  copied: note.copied ?? {},
  diagnoses: note.diagnoses ?? [],
});

/** Whether the server has a version other than the draft's base. */
const isStale = (error: unknown): boolean => error instanceof ApiError && error.status === 412;

/** The pause in typing after which a draft is saved, and the time before a failed attempt is repeated. */
const pauseMs = 1500;
const againMs = 10_000;

/**
 * The draft of a note: stored in the tab at every keystroke, and on the server at every pause and on leaving the page. Text that the server
 * does not have survives a reload and the end of the session. Text saved elsewhere in between is never overwritten without asking.
 */
export function useNote(patientId: string, { encounter, note }: Visit) {
  const queryClient = useQueryClient();
  const query = visitQuery(patientId, encounter.id);
  const { draft, change, keep, forget } = useDraft<NoteInTab>({
    key: useDraftKey(`note.${encounter.id}`),
    initial: () => ({ ...ofNote(note), sent: textsOf(note), sentDiagnoses: note.diagnoses ?? [] }),
    parse: (stored) => Draft.safeParse(stored).data,
    isEntered: isUnsaved,
  });
  const saving = useMutation({
    mutationFn: async ({ base, texts, sent, copied, diagnoses, sentDiagnoses }: NoteInTab) => {
      change(() => ({ sent: texts, sentDiagnoses: diagnoses }));
      const body = { sections: texts, copied, diagnoses: [...diagnoses] };
      try {
        return await saveNote(patientId, encounter.id, base, body);
      } catch (problem) {
        if (!isStale(problem)) throw problem;
        const { note: theirs } = await queryClient.fetchQuery({ ...query, staleTime: 0 });
        const same = (text: NoteTexts, list: readonly NoteDiagnosis[]) =>
          isSame(textsOf(theirs), text) && sameDiagnoses(theirs.diagnoses ?? [], list);
        if (same(texts, diagnoses)) return theirs;
        if (!same(sent, sentDiagnoses)) throw problem;
        return saveNote(patientId, encounter.id, theirs.version, body);
      }
    },
    onSuccess: (saved, sent) => {
      change((before) => ({ base: saved.version, isUnsaved: before.texts !== sent.texts || before.diagnoses !== sent.diagnoses }));
      queryClient.setQueryData(query.queryKey, (before) => before && { ...before, note: saved });
    },
  });
  const { mutate, mutateAsync, isPending, isError, error, reset } = saving;
  const isConflict = isError && isStale(error);
  const isDue = draft.isUnsaved && !isPending && !isConflict;
  useEffect(() => {
    const timer = isDue ? setTimeout(() => mutate(draft), isError ? againMs : pauseMs) : undefined;
    return () => clearTimeout(timer);
  }, [isDue, isError, draft, mutate]);
  const latest = useRef<() => void>(() => undefined);
  useEffect(() => {
    latest.current = () => {
      if (!isDue) return;
      keep({ ...draft, sent: draft.texts, sentDiagnoses: draft.diagnoses });
      mutate(draft);
    };
  });
  useEffect(() => {
    const left = () => {
      if (document.visibilityState === 'hidden') latest.current();
    };
    document.addEventListener('visibilitychange', left);
    return () => {
      document.removeEventListener('visibilitychange', left);
      latest.current();
    };
  }, []);
  return {
    texts: draft.texts,
    copied: draft.copied,
    diagnoses: draft.diagnoses,
    isUnsaved: draft.isUnsaved,
    isSaving: isPending,
    /** The error of the last attempt to save. */
    error: isError && !isConflict ? error : undefined,
    isConflict,
    /** Edited text is nobody's copy. */
    type: (section: NoteSection, text: string) =>
      change(({ texts, copied }) => {
        const { [section]: _, ...others } = copied;
        return { isUnsaved: true, texts: { ...texts, [section]: text }, copied: others };
      }),
    /** Writes into the sections that are empty; `day` says from when, if it is a copy. */
    fill: (given: { readonly [section in NoteSection]?: string | undefined }, day?: string) =>
      change(({ texts, copied }) => {
        const empty = noteSectionIds.filter((section) => texts[section].trim() === '' && given[section]);
        return {
          isUnsaved: true,
          texts: { ...texts, ...Object.fromEntries(empty.map((section) => [section, given[section]])) },
          copied: day === undefined ? copied : { ...copied, ...Object.fromEntries(empty.map((section) => [section, day])) },
        };
      }),
    diagnose: (diagnoses: readonly NoteDiagnosis[]) => change(() => ({ isUnsaved: true, diagnoses })),
    /** Saves unsaved text; returns the version that the server then has. */
    saved: async (): Promise<number> => (draft.isUnsaved ? (await mutateAsync(draft)).version : draft.base),
    forget,
    /** After a conflict: overwrites the other version, or takes it. */
    keepMine: async () => {
      const { note: theirs } = await queryClient.fetchQuery({ ...query, staleTime: 0 });
      reset();
      change(() => ({ base: theirs.version }));
    },
    takeTheirs: async () => {
      const { note: theirs } = await queryClient.fetchQuery({ ...query, staleTime: 0 });
      reset();
      change(() => ofNote(theirs));
    },
  };
}
