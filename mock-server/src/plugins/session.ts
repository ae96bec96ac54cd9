import type { FastifyRequest } from 'fastify';
import type { ContractOperation } from '../contract/operations.ts';
import { Refusal } from '../contract/refusal.ts';
import { mayCall } from '../contract/rights.ts';
import type { Session } from '../store/session.ts';
import { findSession } from '../store/sessions.ts';
import type { WorldState } from '../store/world-state.ts';

/** The name of a scheme is not case-sensitive (RFC 9110, 11.1). */
const bearer = /^Bearer +(\S+)$/i;

/**
 * Who calls. Throws 401 without a valid token where one is needed, and refuses (400) a role without the right.
 * A token counts in its own world only.
 */
export function sessionOf(
  world: WorldState,
  operation: ContractOperation,
  request: FastifyRequest,
): Session | undefined {
  if (operation.access === 'public') return undefined;
  const token = bearer.exec(request.headers.authorization ?? '')?.[1];
  const session = token === undefined ? undefined : (world.sessions.get(token) ?? findSession(world, token));
  if (!session) {
    if (operation.access === 'optional') return undefined;
    throw new Refusal('未授权，请登录', 401);
  }
  if (!mayCall(session, operation.tag)) throw new Refusal('当前角色无权访问');
  return session;
}
