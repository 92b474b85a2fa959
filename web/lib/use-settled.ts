import { useEffect, useState } from 'react';

/** How long nobody types before a search is sent: each is an event of the access log. */
export const typingPauseMs = 200;

/** What is typed, once the typing pauses. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
