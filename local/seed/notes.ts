import { complaints } from './complaint-notes.ts';
import { reviews } from './review-notes.ts';

/** Measurements and notes of visits, by the English reason of the appointment (`appointments.ts`). */
export const topics = { ...complaints, ...reviews };
export type TopicId = keyof typeof topics;
export const isTopic = (text: string): text is TopicId => Object.hasOwn(topics, text);
