/** The cursor of a page, with every character that it may have. */
export const page = { query: { cursor: 'A'.repeat(100) } };
/** The same of a history that begins at one of its entries. */
export const history = { query: { ...page.query, from: '01JZZZZZZZZZZZZZZZZZZZZZZZ' } };
