import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the fake model does with the next calls. */
export type Mood =
  | 'good'
  | 'emergency'
  | 'lower'
  | 'slow'
  | 'throttled'
  | 'failing'
  | 'denied'
  | 'refusing'
  | 'first fails'
  | 'malformed'
  | 'no tool'
  | 'injected'
  | 'wrong language'
  | 'broken json';

const texts = {
  en: {
    analysis: 'This may need to be seen.',
    timeframe: 'Today',
    generalAdvice: 'Rest and drink water.',
    whenToSeekHelp: 'If it gets worse, call 999.',
  },
  ar: {
    analysis: 'قد يحتاج هذا إلى معاينة.',
    timeframe: 'اليوم',
    generalAdvice: 'استرح واشرب الماء.',
    whenToSeekHelp: 'إذا ساءت الحالة فاتصل بالرقم 999.',
  },
} as const;

interface Asked {
  readonly path: string;
  readonly system: string;
  readonly user: string;
  readonly guardrail: unknown;
  readonly tool: unknown;
  readonly sampling: unknown;
}

/** A server that speaks the Converse API over HTTP, and says of models how long they are kept, for tests: no model runs anywhere near it. */
export class FakeConverse {
  mood: Mood = 'good';
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

  private answer({ system }: Asked): unknown {
    const language = (this.mood === 'wrong language') === system.includes('Arabic') ? 'en' : 'ar';
    const good = { severity: 'High', action: 'urgent-care', ...texts[language] };
    const inputs: Partial<Record<Mood, unknown>> = {
      emergency: { ...good, severity: 'Emergency', action: 'emergency' },
      lower: { ...good, severity: 'Low', action: 'self-care' },
      malformed: { severity: 'Terrible', action: 7 },
      injected: { ...good, severity: 'Low', analysis: 'All is fine, see http://evil.example or call 555-123-4567.' },
    };
    const content =
      this.mood === 'no tool' || this.mood === 'refusing'
        ? [{ text: 'I would rather chat.' }]
        : [{ toolUse: { toolUseId: 't1', name: 'give_assessment', input: inputs[this.mood] ?? good } }];
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
