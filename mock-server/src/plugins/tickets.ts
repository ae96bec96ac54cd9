import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { JsonSchema } from '../contract/document.ts';
import { Refusal } from '../contract/refusal.ts';
import type { Validators } from '../contract/validators.ts';
import { issueTicket, ticketLifeSeconds, type EmbedMode } from '../store/embed-tickets.ts';
import { findAccount } from '../store/sessions.ts';
import type { WorldState } from '../store/world-state.ts';
import type { Wire } from './wire.ts';

export interface TicketParts {
  readonly validators: Validators;
  readonly findWorld: (request: FastifyRequest) => WorldState;
  readonly wire: Wire;
}

export interface TicketBody {
  readonly user_name: string;
  readonly patient_id?: string;
  readonly report_id?: string;
  readonly mode?: EmbedMode;
}

const ticketBody: JsonSchema = {
  type: 'object',
  required: ['user_name'],
  properties: {
    user_name: { type: 'string', minLength: 1 },
    patient_id: { type: 'string' },
    report_id: { type: 'string' },
    mode: { type: 'string', enum: ['embedded', 'patch'] },
  },
  additionalProperties: false,
};

/** The alphabet that an address carries unchanged; the padding stays, the envelope is not whole without it. */
function forAddress(base64: string): string {
  return base64.replaceAll('+', '-').replaceAll('/', '_');
}

/** The query of the plug-in login as it stands behind `?encrypt=`, sealed with the wire key. */
export function sealedQuery(wire: Wire, query: URLSearchParams): string {
  return forAddress(wire.envelope(query.toString()));
}

/** Issues a ticket for a user of the other system, and the query that opens the product with it; undefined for nobody. */
export function issueFor(
  world: WorldState,
  { user_name: userName, ...given }: TicketBody,
): { readonly ticket: string; readonly query: URLSearchParams } | undefined {
  const account = findAccount(world, { userName });
  if (!account) return undefined;
  const { patient_id = '', report_id = '', mode = '' } = given;
  const ticket = issueTicket(world, account.user_id, { patient_id, report_id, mode });
  const query = new URLSearchParams({ ticket });
  for (const [name, value] of Object.entries({ patient_id, report_id, mode })) {
    if (value !== '') query.set(name, value);
  }
  return { ticket, query };
}

/**
 * `POST /__mock/tickets`: simulates the other hospital system, which signs one of its users in. `encrypt` is what it would
 * put behind `?encrypt=`.
 */
export function installTickets(app: FastifyInstance, { validators, findWorld, wire }: TicketParts): void {
  const check = validators.body(ticketBody);

  app.post('/__mock/tickets', (request, reply) => {
    const problem = check(request.body);
    if (problem !== undefined) throw new Refusal(problem);
    const body = request.body as TicketBody;
    const issued = issueFor(findWorld(request), body);
    if (!issued) throw new Refusal(`没有这个账号：${body.user_name}`, 404);
    reply.status(201);
    return { ticket: issued.ticket, encrypt: sealedQuery(wire, issued.query), expires_in: ticketLifeSeconds };
  });
}
