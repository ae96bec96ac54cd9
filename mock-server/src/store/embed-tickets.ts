import { randomBytes } from 'node:crypto';
import type { AccountRow } from './sessions.ts';
import { Command, Query } from './sql.ts';
import type { World } from './world.ts';

/** How long a ticket counts. */
export const ticketLifeSeconds = 60;

export type EmbedMode = 'embedded' | 'patch';

/** What a ticket was issued for; '' where the other system named none. */
export interface TicketContext {
  readonly patient_id: string;
  readonly report_id: string;
  readonly mode: EmbedMode | '';
}

type TicketRow = TicketContext & AccountRow;

const INSERT = new Command<[string, string, string, string, string, number]>(
  'INSERT INTO embed_ticket (ticket, user_id, patient_id, report_id, mode, issued_at_ms) VALUES (?, ?, ?, ?, ?, ?)',
  'nothing',
);
// One statement takes it, so that of two that come at once only one gets in. A clock set back makes a ticket void.
const TAKE = new Command<[string, number, number]>(
  'UPDATE embed_ticket SET is_used = 1 WHERE ticket = ? AND is_used = 0 AND issued_at_ms BETWEEN ? AND ?',
  'nothing',
);
const ONE = new Query<TicketRow, [string]>(
  'SELECT account.*, patient_id, report_id, mode FROM embed_ticket JOIN account USING (user_id) WHERE ticket = ?',
);

/**
 * Issues a ticket for an account. It is random even in a world whose everything else is repeatable.
 * @param secondsAgo counts it as issued so long ago, to show one that has expired
 */
export function issueTicket(world: World, userId: string, context: TicketContext, secondsAgo = 0): string {
  const ticket = randomBytes(24).toString('base64url');
  const issuedMs = world.now().getTime() - secondsAgo * 1000;
  INSERT.run(world, ticket, userId, context.patient_id, context.report_id, context.mode, issuedMs);
  return ticket;
}

/** Takes a ticket, once and within its life: account and context, or undefined for any that does not count. */
export function redeemTicket(
  world: World,
  ticket: string,
): { readonly account: AccountRow; readonly context: TicketContext } | undefined {
  const nowMs = world.now().getTime();
  if (TAKE.run(world, ticket, nowMs - ticketLifeSeconds * 1000, nowMs) === 0) return undefined;
  const row = ONE.get(world, ticket);
  if (!row) return undefined;
  const { patient_id, report_id, mode, ...account } = row;
  return { account, context: { patient_id, report_id, mode } };
}
