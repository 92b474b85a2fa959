import { useEffect, useState } from 'react';

/** The pause in typing after which a search is sent: each one is an event in the access log. */
export const typingPauseMs = 200;

/** The typed text, once typing pauses. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
