import { type Socket, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A message of WebKit's protocols, as JSON: a command, its answer, or an event. */
export type Message = Readonly<Record<string, unknown>>;

/** What can be inspected in a WebKit: a page, or the automation of all of them. */
type Kind = 'WebPage' | 'Automation';

/**
 * The connection to a WebKit that was started with `WEBKIT_INSPECTOR_SERVER`. Its frames are those of WebKit's SocketConnection: a size, a
 * byte for the byte order, a name that ends with a NUL, and values as GVariants.
 */
export class Inspector {
  readonly #socket: Socket;
  /** By number, the listeners for what each target says. */
  readonly #listeners = new Map<bigint, (message: Message) => void>();
  #targets: readonly { readonly kind: string; readonly target: bigint }[] = [];
  #received = Buffer.alloc(0);
  #onTargets: () => void = () => undefined;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (bytes) => {
      this.#received = Buffer.concat([this.#received, bytes]);
      this.#read();
    });
    // A browser that was ended resets its connections.
    socket.on('error', () => undefined);
  }

  /** Connects as soon as the browser listens, and takes its automation over; undefined if it ends before. */
  static async of(port: number, isRunning: () => boolean): Promise<Inspector | undefined> {
    for (;;) {
      const socket = connect(port, '127.0.0.1');
      const isOpen = await new Promise<boolean>((done) => {
        socket.once('connect', () => done(true)).once('error', () => done(false));
      });
      if (isOpen) {
        const inspector = new Inspector(socket);
        // A session by the name of "s", without capabilities: (sa{sv}).
        inspector.#send('StartAutomationSession', Buffer.from('s\0\0\0\0\0\0\0\u0002'));
        return inspector;
      }
      if (!isRunning()) return undefined;
      await pause(50);
    }
  }

  /** The first target of this kind, once there is one. */
  async target(kind: Kind): Promise<bigint> {
    for (;;) {
      const found = this.#targets.find((one) => one.kind === kind);
      if (found !== undefined) return found.target;
      await new Promise<void>((done) => (this.#onTargets = done));
    }
  }

  /** Opens the conversation with a target. */
  attach(target: bigint, onMessage: (message: Message) => void): (message: object) => void {
    this.#listeners.set(target, onMessage);
    this.#send('Setup', address(target));
    return (message) => this.#send('SendMessageToBackend', Buffer.concat([address(target), Buffer.from(`${JSON.stringify(message)}\0`)]));
  }

  onClose(then: () => void): void {
    this.#socket.once('close', then);
  }

  close(): void {
    this.#socket.destroy();
  }

  #send(name: string, values: Buffer): void {
    const named = Buffer.from(`${name}\0`);
    const head = Buffer.alloc(5);
    head.writeUInt32BE(named.length + values.length);
    head.writeUInt8(isLittleEndian, 4);
    this.#socket.write(Buffer.concat([head, named, values]));
  }

  #read(): void {
    while (this.#received.length >= 5) {
      const end = 5 + this.#received.readUInt32BE(0);
      if (this.#received.length < end) return;
      const frame = this.#received.subarray(5, end);
      this.#received = this.#received.subarray(end);
      const nameEnds = frame.indexOf(0);
      const values = frame.subarray(nameEnds + 1);
      switch (frame.toString('utf8', 0, nameEnds)) {
        case 'SetTargetList':
          this.#targets = targetsIn(values);
          this.#onTargets();
          break;
        case 'SendMessageToFrontend':
          this.#listeners.get(values.readBigUInt64LE(8))?.(JSON.parse(values.toString('utf8', 16, values.length - 1)));
      }
    }
  }
}

/** WebKit writes GVariants in the byte order of the machine, which is this on all that Debian and this project share. */
const isLittleEndian = 1;
/** A browser's own processes are its first connection. */
const connection = 1n;

/** (tt) */
function address(target: bigint): Buffer {
  const bytes = Buffer.alloc(16);
  bytes.writeBigUInt64LE(connection);
  bytes.writeBigUInt64LE(target, 8);
  return bytes;
}

/** (ta(tsssb)): in each entry, which begins at a multiple of eight, the target's number is followed by its kind. */
function targetsIn(values: Buffer): { kind: string; target: bigint }[] {
  return [...values.toString('latin1').matchAll(/(?:WebPage|Automation)\0/g)].map(({ index, 0: kind }) => ({
    kind: kind.slice(0, -1),
    target: values.readBigUInt64LE(index - 8),
  }));
}
