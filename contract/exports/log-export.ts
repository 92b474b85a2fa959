import * as z from 'zod/mini';
import { AccessLogQuery } from '../access-log/access-log.ts';
import { SignInQuery } from '../access-log/sign-ins.ts';
import { language } from './export.ts';

/** POST /access-log/export: all events that GET /access-log finds. `language` sets titles, words and the script of patients' names. */
export const AccessLogExportOrder = z.strictObject({ ...z.omit(AccessLogQuery, { cursor: true }).shape, language });

/** POST /access-log/sign-ins: all entries that GET /access-log/sign-ins finds. */
export const SignInExportOrder = z.strictObject({ ...z.omit(SignInQuery, { cursor: true }).shape, language });
