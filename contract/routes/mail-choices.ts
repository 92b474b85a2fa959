import { everybodySignedIn } from '../base/role.ts';
import { MailChoices, MailChoicesChange } from '../account/mail-choices.ts';
import type { Route } from './route.ts';

export const routes = {
  'mailChoices.get': {
    method: 'GET',
    path: '/mail-choices',
    summary: 'Which e-mails the caller’s account wants',
    access: everybodySignedIn,
    function: 'account',
    logged: 'none',
    success: { status: 200, schema: MailChoices },
    errors: [],
  },
  'mailChoices.change': {
    method: 'PUT',
    path: '/mail-choices',
    summary: 'Choose which e-mails the caller’s account gets; those about links and new browsers always come',
    access: everybodySignedIn,
    function: 'account',
    logged: 'none',
    body: MailChoicesChange,
    success: { status: 200, schema: MailChoices },
    errors: [],
  },
} as const satisfies Record<string, Route>;
