/** How often a visible page asks whether what it shows has changed. A hidden page asks nothing. */
export const liveMs = 15_000;
