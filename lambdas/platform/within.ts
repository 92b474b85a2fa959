/**
 * The result of work that is aborted after `ms` milliseconds.
 * @throws the error of the work, or an Error on timeout
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
