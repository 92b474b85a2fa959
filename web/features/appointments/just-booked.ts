import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';

const Arrival = z.object({ booked: z.string() });

/** The state of the navigation from a booking to its day. */
export const justBooked = (id: string): z.output<typeof Arrival> => ({ booked: id });

/** Whether the page was opened after this appointment was booked; its row then comes into view. */
export function useJustBooked(id: string) {
  const row = useRef<HTMLLIElement>(null);
  const isBooked = Arrival.safeParse(useLocation().state).data?.booked === id;
  useEffect(() => {
    if (isBooked) row.current?.scrollIntoView({ block: 'center' });
  }, [isBooked]);
  return { row, isBooked };
}
