/** Whether a record has this key. It spares small pages the contract's lists, which come with its schemas. */
export const hasKey = <T extends object>(record: T, key: PropertyKey): key is keyof T => Object.hasOwn(record, key);
