const see = (notice: HTMLElement | null): void => {
  notice?.focus({ preventScroll: true });
  notice?.scrollIntoView({ block: 'center' });
};

/** Of a notice that answers what was done below it, or elsewhere: it comes into view and takes the focus. */
export const intoView = { ref: see, tabIndex: -1 } as const;
