/** Passes the payload to Next as its own inline scripts would have done. Its runtime reads it when it starts. */
export function deliverPayload(text: string): void {
  const page = globalThis as { __next_f?: unknown[] };
  (page.__next_f ??= []).push([0], [1, text]);
}
