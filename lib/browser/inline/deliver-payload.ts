/** Hands the payload to Next the way its own inline scripts would. The runtime reads it on startup. */
export function deliverPayload(text: string): void {
  const page = globalThis as { __next_f?: unknown[] };
  (page.__next_f ??= []).push([0], [1, text]);
}
