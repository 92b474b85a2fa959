import { useCallback, useEffect, useState } from 'react';

interface DraftOptions<T> {
  /** The storage key, from `draftKey` or `useDraftKey`. */
  readonly key: string;
  readonly initial: () => T;
  /** Parses a stored draft; undefined if it is not one of this form. */
  readonly parse: (value: unknown) => T | undefined;
  /** Whether anything was entered. */
  readonly isEntered: (draft: T) => boolean;
}

/** A draft as it was last kept; undefined if there is none. */
export function storedDraft<T>({ key, parse }: Pick<DraftOptions<T>, 'key' | 'parse'>): T | undefined {
  try {
    // There is no storage while the build writes a document.
    const text = sessionStorage.getItem(key);
    return text === null ? undefined : parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Keeps a draft in this tab, if anything was entered. */
export function keepDraft<T>({ key, isEntered }: Pick<DraftOptions<T>, 'key' | 'isEntered'>, draft: T): void {
  try {
    if (isEntered(draft)) sessionStorage.setItem(key, JSON.stringify(draft));
    else sessionStorage.removeItem(key);
  } catch {
    // If storage is full, the draft is not kept, but the form still works.
  }
}

/**
 * What is entered in a form, kept in this tab. It survives a reload, the back button and a session that ends by itself, but not a sign-out
 * or another user's sign-in. `isEntered` must be the module's own, so that it stays the same.
 */
export function useDraft<T extends object>({ key, initial, parse, isEntered }: DraftOptions<T>) {
  const [first] = useState(() => storedDraft({ key, parse }));
  const [draft, setDraft] = useState<T>(() => first ?? initial());
  const [restored, setRestored] = useState(first !== undefined);
  const keep = useCallback((kept: T) => keepDraft({ key, isEntered }, kept), [key, isEntered]);
  useEffect(() => keep(draft), [draft, keep]);
  return {
    draft,
    /** The draft existed before this page was opened. */
    restored,
    /** Several changes may come before a render, so `part` gets the latest draft. */
    change: useCallback((part: (before: T) => Partial<T>) => setDraft((before) => ({ ...before, ...part(before) })), []),
    /** Keeps a draft at once: a form that closes renders no more, so `change` would come too late. */
    keep,
    /** Stops keeping the draft: it was sent or is not wanted. */
    forget: useCallback(() => sessionStorage.removeItem(key), [key]),
    startOver: () => {
      setDraft(initial());
      setRestored(false);
    },
  };
}
