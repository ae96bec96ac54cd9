const TIMEOUT_MS = 15_000;

/**
 * Calls a server that may be faulty or gone. Never rejects.
 * @param {string} address
 * @param {{ sealSync: (text: string) => string, openSync: (text: string) => string }} engine
 * @returns {(method: string, path: string, more?: { token?: string, body?: object, key?: string }) =>
 *   Promise<{ status: number, value?: object }>} status 0 where no answer came that can be read
 */
export function createCaller(address, engine) {
  return async (method, path, { token, body, key } = {}) => {
    const headers = {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const sealed = body === undefined ? {} : { body: JSON.stringify({ data: engine.sealSync(JSON.stringify(body)) }) };
    try {
      const answer = await fetch(address + path, {
        method,
        headers,
        ...sealed,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const text = await answer.text();
      if (!/json/.test(answer.headers.get('content-type') ?? '')) return { status: answer.status };
      const { data, ...plain } = JSON.parse(text);
      return {
        status: answer.status,
        value: typeof data === 'string' ? JSON.parse(engine.openSync(data)) : { ...plain, data },
      };
    } catch {
      return { status: 0 };
    }
  };
}
