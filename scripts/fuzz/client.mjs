import { Agent, request as httpRequest } from 'node:http';

const TIMEOUT_MS = 20_000;

/** Sends requests one after another over one kept connection, or a new one when the server has closed it meanwhile. */
export function createClient(address) {
  const { hostname: host, port } = new URL(address);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const sendOnce = ({ method, target, headers, body }) =>
    new Promise((resolve) => {
      const begin = performance.now();
      const end = (answer) => resolve({ ...answer, milliseconds: performance.now() - begin });
      const none = (problem, isStale = false) => end({ status: 0, type: '', body: Buffer.alloc(0), problem, isStale });
      const length = body === undefined ? {} : { 'content-length': body.length };
      let outgoing;
      try {
        outgoing = httpRequest({ host, port, agent, method, path: target, headers: { ...length, ...headers } });
      } catch (error) {
        none(`the client cannot send it: ${error.code}`);
        return;
      }
      outgoing.setTimeout(TIMEOUT_MS, () => outgoing.destroy(new Error(`no answer within ${TIMEOUT_MS} ms`)));
      outgoing.on('error', (error) => none(error.message, outgoing.reusedSocket && error.code === 'ECONNRESET'));
      outgoing.on('response', (answer) => {
        const chunks = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.on('error', (error) => none(error.message));
        answer.on('end', () => {
          const type = answer.headers['content-type'] ?? '';
          end({ status: answer.statusCode, type, body: Buffer.concat(chunks) });
        });
      });
      outgoing.end(body);
    });
  return {
    /**
     * @returns {Promise<{ status: number, type: string, body: Buffer, milliseconds: number, problem?: string }>} `problem`
     *   when no answer came; never rejects
     */
    send: async (request) => {
      const answer = await sendOnce(request);
      return answer.isStale ? sendOnce(request) : answer;
    },
    close: () => agent.destroy(),
  };
}
