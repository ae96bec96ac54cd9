import type { FastifyRequest } from 'fastify';
import type { ContractOperation } from '../contract/operations.ts';
import { refuseClosedAccount, refuseListedAccount } from '../contract/account-state.ts';
import { Refusal } from '../contract/refusal.ts';
import { refuseOutsiders } from '../contract/rights.ts';
import type { Session } from '../store/session.ts';
import { findSession, type SessionLimits } from '../store/sessions.ts';
import type { WorldState } from '../store/world-state.ts';

/** The name of a scheme is not case-sensitive (RFC 9110, 11.1). */
const bearer = /^Bearer +(\S+)$/i;

/** All that a session may do while its password is still the one that an administrator gave. */
const WITH_FIRST_PASSWORD: readonly string[] = ['changePassword', 'logout'];

/** All that the session of a wall may do. */
const OF_WALL: readonly string[] = ['getBoard', 'logout'];

/** The header that tells a session what it may do now: an account may be given another role while it is signed in. */
export const rightsHeader = 'x-session-rights';

/** Its value: the role and the column permissions. */
export function rightsText({ role, permissionColumn }: Session): string {
  return [role, ...permissionColumn].join(',');
}

/** The header that grows whenever something that speaks or is offered is switched: who was told less asks again for what hangs on it. */
export const offerHeader = 'x-offer-revision';

/** What somebody wanted to open: the page, where the browser tells it, else the call. */
function targetOf({ headers }: FastifyRequest, { path }: ContractOperation): string {
  const referer = headers.referer ?? '';
  const page = URL.canParse(referer) ? new URL(referer).pathname : '';
  return /^\/[A-Za-z-]{0,60}$/.test(page) ? page : path;
}

/**
 * Who calls. Throws 401 without a valid token where one is needed, refuses an account that was closed meanwhile, and (400) a role
 * without the right.
 * A token counts in its own world only.
 * @param onFound is told whose session it is before anything is refused
 */
export function sessionOf(
  world: WorldState,
  operation: ContractOperation,
  request: FastifyRequest,
  limits: SessionLimits,
  onFound: (session: Session) => void,
): Session | undefined {
  if (operation.access === 'public') return undefined;
  const token = bearer.exec(request.headers.authorization ?? '')?.[1];
  const found = token === undefined ? undefined : findSession(world, token, limits, operation.isPassive);
  if (!found) {
    if (operation.access === 'optional') return undefined;
    throw new Refusal('未授权，请登录', 401);
  }
  const { session, state, mustChange, isWall } = found;
  onFound(session);
  refuseListedAccount(world, session.userId, { target: targetOf(request, operation), address: request.ip });
  refuseClosedAccount(state, 401);
  if (mustChange && !WITH_FIRST_PASSWORD.includes(operation.operationId)) throw new Refusal('请先修改初始密码');
  if (isWall && !OF_WALL.includes(operation.operationId)) throw new Refusal('投屏会话只能读取系统看板');
  refuseOutsiders(session, operation, request.query as Readonly<Record<string, unknown>>);
  return session;
}
