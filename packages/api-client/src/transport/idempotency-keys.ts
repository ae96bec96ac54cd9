import { isOutcomeUnknown } from './api-error.ts';

const KEPT_MS = 10 * 60_000;
const KEY_BYTES = 16;

/** Not randomUUID: a hospital may serve the page without TLS, where browsers do not have it. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The key of a save (header `Idempotency-Key`), by which a server tells one that is sent again from another one. A save whose outcome
 * is not known keeps its key for ten minutes, so that the same content sent once more is the same save.
 * @param now milliseconds since 1970
 */
export function createIdempotencyKeys(now: () => number) {
  const open = new Map<string, { key: string; since: number }>();

  return {
    /** @param content what makes two saves the same: address and body. */
    async send<T>(content: string, work: (key: string) => Promise<T>): Promise<T> {
      const earlier = open.get(content);
      const entry = earlier && now() - earlier.since < KEPT_MS ? earlier : { key: newKey(), since: now() };
      open.set(content, entry);
      try {
        const answer = await work(entry.key);
        open.delete(content);
        return answer;
      } catch (error) {
        if (!isOutcomeUnknown(error)) open.delete(content);
        throw error;
      }
    },
  };
}
