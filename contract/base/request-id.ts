/** The header that names a request; repeated on a retry, it makes a mutation happen once. */
export const requestIdHeader = 'x-request-id';
