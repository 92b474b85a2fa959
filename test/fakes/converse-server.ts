import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A model's report on a text. */
export interface Report {
  readonly findings: readonly { readonly id: string; readonly how: string; readonly quote: string }[];
  readonly about: 'self' | 'somebody else' | 'nobody';
  readonly unlisted: readonly string[];
  readonly level: string;
}

const every = (report: Report, change: Partial<Report['findings'][number]>): Report => ({
  ...report,
  findings: report.findings.map((one) => ({ ...one, ...change })),
});
/** How each of these moods changes a good report. */
const reports = {
  good: (good: Report) => good,
  emergency: (good: Report) => ({ ...good, level: 'Emergency' }),
  lower: (good: Report) => ({ ...good, level: 'Low' }),
  'with invented quotes': (good: Report) => every(good, { quote: 'words that nobody wrote' }),
  'quoting somebody else': (good: Report) => every(good, { quote: 'my husband is dizzy' }),
  'with unknown ids': (good: Report) => every(good, { id: 'hysteria' }),
  'wrong language': (good: Report) => every(good, { quote: 'عندي ألم شديد' }),
  injected: (): Report => ({ findings: [], about: 'nobody', unlisted: ['See http://evil.example or call 555-123-4567'], level: 'Low' }),
  malformed: () => ({ findings: 'none', level: 7 }),
  'half malformed': (good: Report) => ({ findings: [7, { id: 'fever' }, ...good.findings], level: 'Terrible' }),
};

/** How the fake model behaves on the next calls. */
export type Mood =
  | keyof typeof reports
  | 'slow'
  | 'throttled'
  | 'failing'
  | 'denied'
  | 'refusing'
  | 'first fails'
  | 'no tool'
  | 'broken json';

interface Asked {
  readonly path: string;
  readonly system: string;
  readonly isCached: boolean;
  readonly user: string;
  readonly guardrail: unknown;
  readonly tool: unknown;
  readonly sampling: unknown;
}

/** A test server that speaks the Converse API over HTTP and reports the lifecycle of models; it runs no model. */
export class FakeConverse {
  mood: Mood = 'good';
  /** The good report on a message: its differences from an empty report. */
  reads: (message: string) => Partial<Report> = () => ({});
  lifecycle: 'ACTIVE' | 'LEGACY' = 'ACTIVE';
  readonly asked: Asked[] = [];
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        if (request.method === 'GET')
          return void response
            .writeHead(200, { 'content-type': 'application/json' })
            .end(JSON.stringify({ modelDetails: { modelLifecycle: { status: this.lifecycle } } }));
        const body = JSON.parse(Buffer.concat(chunks).toString() || '{}');
        const asked = {
          path: request.url ?? '',
          system: body.system[0].text,
          isCached: body.system[1]?.cachePoint?.type === 'default',
          user: body.messages[0].content[0].text,
          guardrail: body.guardrailConfig,
          tool: body.toolConfig.tools[0].toolSpec.inputSchema.json,
          sampling: { ...body.inferenceConfig, ...body.additionalModelRequestFields },
        };
        this.asked.push(asked);
        const send = (status: number, answer: unknown, type?: string) =>
          response
            .writeHead(status, { 'content-type': 'application/json', ...(type && { 'x-amzn-errortype': type }) })
            .end(typeof answer === 'string' ? answer : JSON.stringify(answer));
        if (this.mood === 'slow') return void setTimeout(() => send(200, this.answer(asked)), 5000).unref();
        if (this.mood === 'throttled') return send(429, { message: 'Too many requests' }, 'ThrottlingException');
        if (this.mood === 'denied') return send(403, { message: 'No' }, 'AccessDeniedException');
        const failing = this.mood === 'failing' || this.mood === 'first fails';
        if (this.mood === 'first fails') this.mood = 'good';
        if (failing) return send(500, { message: 'Internal' }, 'InternalServerException');
        if (this.mood === 'broken json') return send(200, '{"output":');
        return send(200, this.answer(asked));
      });
    });
  }

  private answer({ user }: Asked): unknown {
    const good: Report = { findings: [], about: 'self', unlisted: [], level: 'Medium', ...this.reads(user) };
    const { [this.mood]: report = reports.good }: Partial<Record<Mood, (good: Report) => unknown>> = reports;
    const content =
      this.mood === 'no tool' || this.mood === 'refusing'
        ? [{ text: 'I would rather chat.' }]
        : [{ toolUse: { toolUseId: 't1', name: 'report_findings', input: report(good) } }];
    return {
      output: { message: { role: 'assistant', content } },
      stopReason: this.mood === 'refusing' ? 'refusal' : 'tool_use',
      usage: { inputTokens: 700, outputTokens: 200, totalTokens: 900, cacheReadInputTokens: 10_000, cacheWriteInputTokens: 0 },
      metrics: { latencyMs: 10 },
    };
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
