/** What was asked before this code was loaded (../app/first-ask.ts), by address. */
const answers = (): Map<string, Promise<Response>> | undefined => Reflect.get(globalThis, 'afiyaFirst');

/** Keeps the answers for the code that is loaded later. */
export const keepFirst = (asked: Map<string, Promise<Response>>): void => void Reflect.set(globalThis, 'afiyaFirst', asked);

/** How long an answer may take. */
export const answerWithinMs = 30_000;

/** The answer to a request that was made before; each is given once. */
export function firstAnswer(address: string): Promise<Response> | undefined {
  const answer = answers()?.get(address);
  answers()?.delete(address);
  return answer;
}
