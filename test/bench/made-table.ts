import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod/mini';
import { attributes } from '../attributes.ts';

/** The few DynamoDB and user-pool operations that an export's worker calls, over any number of patients generated on request. */
export interface MadeTable {
  readonly url: string;
  /** Sets the number of patients and the export's format. */
  set(patients: number, format: 'csv' | 'xlsx' | 'pdf'): void;
  close(): void;
}

const firstNames = ['Mohammed', 'Fatima', 'Yousef', 'Mariam', 'Rajesh'];
const arabicNames = ['محمد المناعي', 'فاطمة الكواري', 'يوسف حداد', 'مريم النعيمي', 'راجيش كومار'];
const idOf = (number: number): string => `01JAB3CD4E${String(number).padStart(16, '0')}`;
const patient = (id: string) => {
  const number = Number(id.slice(10));
  return {
    id,
    version: 1,
    status: 'active',
    createdAt: '2026-01-05T10:20:30.000Z',
    updatedAt: '2026-02-05T10:20:30.000Z',
    personalInfo: {
      firstName: firstNames[number % 5],
      lastName: `Al-Mannai ${number % 997}`,
      nameArabic: arabicNames[number % 5],
      email: `patient.${number}@example.com`,
      phone: `+974 ${String(30_000_000 + (number % 49_999_999)).replace(/(.{4})/, '$1 ')}`,
      nationalId: String(28_000_000_000 + number),
      dateOfBirth: `19${String(30 + (number % 70))}-03-14`,
      gender: number % 2 === 0 ? 'male' : 'female',
      preferredLanguage: 'ar',
      address: { street: 'Al Corniche Street', city: 'Doha', country: 'QA' },
    },
    medicalInfo: {
      bloodType: 'O+',
      allergies: number % 3 === 0 ? ['Penicillin', 'Peanuts'] : [],
      medications: ['Metformin 500 mg'],
      medicalHistory: 'Type 2 diabetes since 2010.',
      emergencyContact: { name: 'Noora Al-Mannai', relationship: 'sister', phone: '+974 4411 2233' },
    },
  };
};

const Query = z.looseObject({
  IndexName: z.optional(z.string()),
  Limit: z._default(z.number(), 10),
  ExclusiveStartKey: z.optional(z.object({ id: z.object({ S: z.string() }) })),
});
const BatchGet = z.looseObject({
  RequestItems: z.record(z.string(), z.looseObject({ Keys: z.array(z.object({ pk: z.object({ S: z.string() }) })) })),
});

export async function madeTable(): Promise<MadeTable> {
  let patients = 0;
  let format = 'csv';
  const job = () => ({
    id: '01JAB3CD4EF5GH6JK7MN8PQ9RS',
    ownerId: 'bench',
    ownerRoles: ['CLINICIAN'],
    asked: { kind: 'list', format, language: 'ar', search: '', sortBy: 'createdAt', sortOrder: 'asc' },
    format,
    filename: `patients.${format}`,
    status: 'waiting',
    count: 0,
    processed: 0,
    total: patients,
    createdAt: new Date().toISOString(),
    heardAt: new Date().toISOString(),
    expiresAtEpochSeconds: 4_000_000_000,
  });
  const keys = (body: unknown): unknown => {
    const { IndexName, Limit, ExclusiveStartKey } = Query.parse(body);
    if (IndexName !== 'byNewest') return { Items: [] };
    const first = ExclusiveStartKey === undefined ? 0 : Number(ExclusiveStartKey.id.S.slice(10)) + 1;
    const count = Math.min(Limit, patients - first);
    const ids = Array.from({ length: count }, (_, index) => idOf(first + index));
    return {
      Items: ids.map((id) => attributes(patient(id))),
      ...(first + count < patients && { LastEvaluatedKey: { id: { S: ids.at(-1) } } }),
      ConsumedCapacity: { CapacityUnits: count / 12 },
    };
  };
  const records = (body: unknown): unknown => {
    const [[table, { Keys }] = ['', { Keys: [] }]] = Object.entries(BatchGet.parse(body).RequestItems);
    const items = Keys.map(({ pk }) => attributes(patient(pk.S.slice('PATIENT#'.length))));
    return { Responses: { [table]: items }, ConsumedCapacity: [{ TableName: table, CapacityUnits: items.length / 2 }] };
  };
  const answers: Record<string, (body: unknown) => unknown> = {
    Query: keys,
    BatchGetItem: records,
    GetItem: () => ({ Item: attributes(job()) }),
    AdminGetUser: () => ({ Username: 'bench', UserAttributes: [{ Name: 'given_name', Value: 'Bench' }] }),
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const operation = String(request.headers['x-amz-target']).split('.')[1] ?? '';
      const answer = answers[operation]?.(JSON.parse(Buffer.concat(chunks).toString())) ?? {};
      response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    set: (count, asked) => {
      patients = count;
      format = asked;
    },
    close: () => server.close(),
  };
}
