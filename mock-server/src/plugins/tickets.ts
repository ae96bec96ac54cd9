import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { JsonSchema } from '../contract/document.ts';
import type { Validators } from '../contract/validators.ts';
import { Refusal } from '../handlers/refusal.ts';
import { issueTicket, ticketLifeSeconds, type EmbedMode } from '../store/embed-tickets.ts';
import { findAccount } from '../store/sessions.ts';
import type { WorldState } from '../store/world-state.ts';
import type { Wire } from './wire.ts';

export interface TicketParts {
  readonly validators: Validators;
  readonly findWorld: (request: FastifyRequest) => WorldState;
  readonly wire: Wire;
}

interface TicketBody {
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

/**
 * `POST /__mock/tickets`: plays the other hospital system, which signs one of its users in. `encrypt` is what it would
 * put behind `?encrypt=`: the query of the plug-in login, sealed with the wire key.
 */
export function installTickets(app: FastifyInstance, { validators, findWorld, wire }: TicketParts): void {
  const check = validators.body(ticketBody);

  app.post('/__mock/tickets', (request, reply) => {
    const problem = check(request.body);
    if (problem !== undefined) throw new Refusal(problem);
    const { user_name: userName, ...given } = request.body as TicketBody;
    const world = findWorld(request);
    const account = findAccount(world, { userName });
    if (!account) throw new Refusal(`没有这个账号：${userName}`, 404);
    const { patient_id = '', report_id = '', mode = '' } = given;
    const ticket = issueTicket(world, account.user_id, { patient_id, report_id, mode });
    const query = new URLSearchParams({ ticket });
    for (const [name, value] of Object.entries({ patient_id, report_id, mode })) {
      if (value !== '') query.set(name, value);
    }
    reply.status(201);
    return { ticket, encrypt: forAddress(wire.envelope(query.toString())), expires_in: ticketLifeSeconds };
  });
}
