import { InitiateAuthCommand, CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import type { Endpoints } from '../../local/lib/endpoints.ts';

/** The people of the demonstration who sign in, by what they do. All releases have them, with these passwords. */
const passwords = {
  doctor: ['dr.huda@afiya.example', 'Clinic-Demo-2025!'],
  nurse: ['nurse@afiya.example', 'Clinic-Demo-2025!'],
  reception: ['reception@afiya.example', 'Clinic-Demo-2025!'],
  laboratory: ['lab@afiya.example', 'Clinic-Demo-2025!'],
  secondLaboratory: ['lab2@afiya.example', 'Clinic-Demo-2025!'],
  patient: ['mariam@afiya.example', 'Patient-Demo-2025!'],
  administrator: ['admin@afiya.example', 'Admin-Demo-2025!'],
} as const;
export type Who = keyof typeof passwords;
export const everybody = Object.keys(passwords) as Who[];

/** What of a cloud the demonstration's people need, whatever its release. */
export type Place = Pick<Endpoints, 'apiUrl' | 'cognitoEndpoint' | 'userPoolClientId'>;

export interface Answer {
  readonly status: number;
  // Answers of any release are looked at.
  readonly body: any; // oxlint-disable-line typescript/no-explicit-any
}
export type Ask = (who: Who, request: string, body?: unknown) => Promise<Answer>;

/** Lets the demonstration's people ask a cloud: `ask('doctor', 'GET /patients')`. Each signs in once. */
export async function peopleOf(place: Place): Promise<Ask> {
  const client = new CognitoIdentityProviderClient({
    endpoint: place.cognitoEndpoint,
    region: 'ap-south-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  const tokens = new Map<Who, string>();
  for (const who of everybody) {
    const [USERNAME, PASSWORD] = passwords[who];
    const { AuthenticationResult: result } = await client.send(
      new InitiateAuthCommand({
        AuthFlow: 'USER_PASSWORD_AUTH',
        ClientId: place.userPoolClientId,
        AuthParameters: { USERNAME, PASSWORD },
      }),
    );
    tokens.set(who, result?.AccessToken ?? '');
  }
  client.destroy();
  return async (who, request, body) => {
    const [method = '', path = ''] = request.split(' ');
    const response = await fetch(`${place.apiUrl}${path}`, {
      method,
      headers: { authorization: `Bearer ${tokens.get(who)}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
  };
}
