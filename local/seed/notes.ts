import { complaints } from './complaint-notes.ts';
import { reviews } from './review-notes.ts';

/** What is measured and written at a visit, by the English reason of its appointment (`appointments.ts`). */
export const topics = { ...complaints, ...reviews };
export type TopicId = keyof typeof topics;
export const isTopic = (text: string): text is TopicId => Object.hasOwn(topics, text);
