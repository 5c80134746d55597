/** Rejects if the promise hasn't settled in time. */
export function withTimeLimit<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeLimitError()), milliseconds);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}

export class TimeLimitError extends Error {}
