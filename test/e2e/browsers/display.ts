import { spawn } from 'node:child_process';
import { debianEnvironment, displayServer, keyboards } from './debian.ts';

/** Starts a display that shows nothing, for the windows of WebKit; its `url` is as X clients name it. */
export async function startDisplay(): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const options = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp', '-xkbdir', keyboards()];
  const server = spawn(displayServer, options, { env: debianEnvironment(), stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const ended = new Promise<void>((done) => server.once('close', () => done()));
  const number = await new Promise<string>((done, fail) => {
    server.once('error', fail);
    server.once('close', () => fail(new Error('the display has ended')));
    // It writes its number once it listens.
    server.stdio[3]?.once('data', (chunk: unknown) => done(String(chunk).trim()));
  });
  const close = async () => {
    server.kill();
    await ended;
  };
  return { url: `:${number}`, close };
}
