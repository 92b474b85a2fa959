import { useEffect, useState } from 'react';

/** So long nothing is typed before it is searched for: a request a letter would be wasted, and each is an event of the access log. */
const pauseMs = 200;

/** What is typed, once the typing pauses. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
