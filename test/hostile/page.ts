/** The cursor of a page, with every character that it may have. */
export const page = { query: { cursor: 'A'.repeat(100) } };
