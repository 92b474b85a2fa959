/**
 * What work answers within a time, after which it is aborted.
 * @throws what the work throws, or an Error when the time is over
 */
export async function within<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const stopped = new AbortController();
  // The SDK's pauses between retries ignore the signal.
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const reason = new Error('the table took too long');
    stopped.abort(reason);
    late.reject(reason);
  }, ms);
  try {
    return await Promise.race([late.promise, work(stopped.signal)]);
  } finally {
    clearTimeout(timer);
  }
}
