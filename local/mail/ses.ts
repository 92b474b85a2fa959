import type { IncomingMessage, ServerResponse } from 'node:http';
import { text as bodyOf } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { addressIn, keepMail } from '../lib/mails.ts';
import { region } from '../template/template.ts';

const Content = z.object({ Data: z.string() });
const Email = z.object({
  FromEmailAddress: z.string(),
  Destination: z.object({ ToAddresses: z.array(z.string()).check(z.length(1)) }),
  Content: z.object({
    Simple: z.object({ Subject: Content, Body: z.object({ Html: z.optional(Content), Text: z.optional(Content) }) }),
  }),
});
const Sending = z.object({ SendingEnabled: z.optional(z.boolean()) });

/**
 * The part of the SES API (version 2) that the product calls: one simple e-mail to one recipient, and the switch that pauses all sending.
 * Other calls and unverified senders are rejected with the errors of the SES API reference.
 */
export const sesEndpoint = ({ mailsFile, verified }: { readonly mailsFile: string; readonly verified: readonly string[] }) => {
  let isPaused = false;
  const refuse = (response: ServerResponse, status: number, type: string, message: string): void => {
    response.writeHead(status, { 'content-type': 'application/json', 'x-amzn-errortype': type }).end(JSON.stringify({ message }));
  };
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const operation = `${request.method} ${request.url}`;
    const json = (): Promise<unknown> => bodyOf(request).then((body): unknown => JSON.parse(body || '{}'));
    const answer = (body: object): unknown => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (operation === 'PUT /v2/email/account/sending') {
      isPaused = Sending.parse(await json()).SendingEnabled !== true;
      answer({});
      return;
    }
    if (operation !== 'POST /v2/email/outbound-emails')
      return refuse(response, 404, 'UnknownOperationException', `Not in the local cloud: ${operation}`);
    const { data: email } = Email.safeParse(await json());
    if (email === undefined) return refuse(response, 400, 'BadRequestException', 'Not a simple mail to one recipient');
    const {
      FromEmailAddress: from,
      Destination,
      Content: {
        Simple: { Subject, Body },
      },
    } = email;
    if (isPaused) return refuse(response, 400, 'SendingPausedException', 'Email sending is disabled.');
    const sender = addressIn(from);
    if (!verified.some((identity) => sender === identity || sender.endsWith(`@${identity}`))) {
      const message = `Email address is not verified. The following identities failed the check in region ${region.toUpperCase()}: ${sender}`;
      return refuse(response, 400, 'MessageRejected', message);
    }
    const [to = ''] = Destination.ToAddresses;
    const parts = { subject: Subject.Data, html: Body.Html?.Data ?? '', text: Body.Text?.Data ?? '' };
    answer({ MessageId: keepMail(mailsFile, { from, to, ...parts }) });
  };
};
