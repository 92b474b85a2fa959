import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/** The present instant as an ISO time, kept up to the minute. */
export function useNow(): string {
  const [now, setNow] = useState(() => new Date().toISOString());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date().toISOString()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
