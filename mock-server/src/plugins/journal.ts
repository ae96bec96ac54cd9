import type { FastifyRequest } from 'fastify';

/** Writes a call of the contract into its world's journal. Bodies of the session calls stay out: they hold passwords. */
export function recordCall(request: FastifyRequest, status: number): void {
  const { world, operation } = request;
  if (!world || !operation) return;
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
    ...(request.body === undefined || operation.tag === 'session' ? {} : { body: request.body }),
  });
}
