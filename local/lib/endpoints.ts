/** A running local cloud's addresses and accounts: `<state>/endpoints.json`. */
export interface Endpoints {
  readonly webUrl: string;
  readonly apiUrl: string;
  readonly cognitoEndpoint: string;
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  readonly dynamodbEndpoint: string;
  /** Null if no function of the template uses a bucket. */
  readonly s3Endpoint: string | null;
  /** Takes `POST /2015-03-31/functions/{name}/invocations`, as Lambda does. */
  readonly lambdaEndpoint: string;
  /** The page with every e-mail sent (`/mails.json` for programs); it accepts e-mails through the API of SES. */
  readonly mailboxUrl: string;
  readonly pid: number;
  /** The folder of the functions' logs, a file for each function. */
  readonly logs: string;
  readonly accounts: readonly { readonly role: 'CLINICIAN' | 'PATIENT' | 'ADMIN'; readonly email: string; readonly password: string }[];
}
