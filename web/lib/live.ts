/** How often a visible page that shows a schedule, and any other page, asks whether something has changed. A hidden page asks nothing. */
export const scheduleMs = 15_000;
export const calmMs = 30_000;
