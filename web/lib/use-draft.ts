import { useCallback, useEffect, useState } from 'react';
import { draftKey } from './drafts.ts';
import { useSession } from './use-session.ts';

function stored<T>(key: string, parse: (value: unknown) => T | undefined): T | undefined {
  const text = sessionStorage.getItem(key);
  try {
    return text === null ? undefined : parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

interface DraftOptions<T> {
  /** Names the form, and what it is about. */
  readonly name: string;
  readonly initial: () => T;
  /** Reads what was kept; undefined when it is not a draft of this form. */
  readonly parse: (value: unknown) => T | undefined;
  /** Whether anything was entered. */
  readonly isEntered: (draft: T) => boolean;
}

/**
 * What is entered in a form, kept in this tab for the person who is signed in: it outlives a reload, the back button and a session
 * that ends by itself, but not a sign-out, and is gone when somebody else signs in. All functions of a form are the module's own, so that they stay the same.
 */
export function useDraft<T extends object>({ name, initial, parse, isEntered }: DraftOptions<T>) {
  const session = useSession();
  const key = draftKey(session.status === 'signed-in' ? session.person.email : '', name);
  const [first] = useState(() => stored(key, parse));
  const [draft, setDraft] = useState<T>(() => first ?? initial());
  const [restored, setRestored] = useState(first !== undefined);
  useEffect(() => {
    try {
      if (isEntered(draft)) sessionStorage.setItem(key, JSON.stringify(draft));
      else sessionStorage.removeItem(key);
    } catch {
      // A full storage takes the draft's safety, not the form.
    }
  }, [draft, key, isEntered]);
  return {
    draft,
    /** The draft was there before this page was opened. */
    restored,
    /** Several changes may come before one is drawn: what depends on the draft is made from what it is by then. */
    change: useCallback((part: (before: T) => Partial<T>) => setDraft((before) => ({ ...before, ...part(before) })), []),
    /** Keeps the draft no longer: it was sent, or is not wanted. */
    forget: useCallback(() => sessionStorage.removeItem(key), [key]),
    startOver: () => {
      setDraft(initial());
      setRestored(false);
    },
  };
}
