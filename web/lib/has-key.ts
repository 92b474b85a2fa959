/** Whether a record has this key. The lists of the contract come with its schemas, which a small page need not load; a record's keys do not. */
export const hasKey = <T extends object>(record: T, key: PropertyKey): key is keyof T => Object.hasOwn(record, key);
