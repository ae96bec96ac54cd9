import { channel } from 'node:diagnostics_channel';
import type { FastifyRequest } from 'fastify';

/** Tells who listens of each answered call: its operation, and its business status where it has one, else its HTTP status. */
const answered = channel('jianwei:answered');

/** Calls whose bodies stay out of every log: passwords, and names that were typed to find somebody. */
const UNLOGGED: ReadonlySet<string> = new Set(['session', 'command']);

/** Writes a call of the contract into its world's journal. */
export function recordCall(request: FastifyRequest, status: number): void {
  const { world, operation } = request;
  if (!world || !operation) return;
  answered.publish({ operation: operation.operationId, status: request.businessStatus ?? status });
  const url = request.raw.url ?? '';
  const question = url.indexOf('?');
  world.journal.add({
    kind: 'call',
    timeMs: world.nowMs(),
    operationId: operation.operationId,
    method: operation.method,
    path: question < 0 ? url : url.slice(0, question),
    query: request.query,
    status,
    ...(request.body === undefined || UNLOGGED.has(operation.tag) ? {} : { body: request.body }),
  });
}
