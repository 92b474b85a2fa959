import { appendFileSync, readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';

const Mail = z.object({
  id: z.string(),
  at: z.string(),
  from: z.string(),
  to: z.string(),
  subject: z.string(),
  /** Empty if the e-mail has no such part. */
  html: z.string(),
  text: z.string(),
});
/** A sent e-mail, which only reaches the mailbox page. */
export type Mail = z.output<typeof Mail>;

/** The sender of notices in a stage without its own address; its domain cannot receive e-mail. */
export const localSender = 'no-reply@afiya.invalid';

/** Appends an e-mail to the file of sent ones, one JSON object per line; returns its id. */
export function keepMail(file: string, mail: Omit<Mail, 'id' | 'at'>): string {
  const id = randomUUID();
  appendFileSync(file, `${JSON.stringify({ id, at: new Date().toISOString(), ...mail } satisfies Mail)}\n`);
  return id;
}

/** The mails sent, newest first. */
export function sentMails(file: string): readonly Mail[] {
  let lines: string[];
  try {
    lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  } catch {
    // Nothing was sent yet.
    return [];
  }
  return lines.map((line) => Mail.parse(JSON.parse(line))).toReversed();
}

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** Text as HTML. */
export const asHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (mark) => marks[mark] ?? '');

/** The address in `Name <address>`, or the whole text. */
export const addressIn = (from: string): string => /<([^>]+)>$/.exec(from)?.[1] ?? from;
