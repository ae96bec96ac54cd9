import type { Handlers } from '../contract/handler.ts';
import { Refusal } from '../contract/refusal.ts';
import { issueTicket, ticketLifeSeconds } from '../store/embed-tickets.ts';
import { findAccount } from '../store/sessions.ts';

/** Accounts for which anybody may ask for a ticket. */
const DEMO_USERS: readonly string[] = ['doctor', 'doctor2'];

/** A patient and a report that the accounts may read, as an example. */
const EXAMPLE = { patient_id: 'P1004', report_id: 'R1004-01' } as const;

/** One text for a hospital without the demo and for an account that is none of it. */
const closed = () => new Refusal('本环境未开放演示');

export const ssoDemoHandlers = {
  getSsoDemo: ({ world }) => ({
    time: world.nowText(),
    accounts: DEMO_USERS.flatMap((user) => {
      const account = findAccount(world, { userName: user });
      return account ? [{ user, name: account.nickname, department: account.department }] : [];
    }),
    ...EXAMPLE,
  }),

  createDemoTicket: ({ body, world }) => {
    const { user, patient_id = '', report_id = '', mode = '', issued_seconds_ago: secondsAgo = 0 } = body;
    const account = DEMO_USERS.includes(user) ? findAccount(world, { userName: user }) : undefined;
    if (!account) throw closed();
    return {
      ticket: issueTicket(world, account.user_id, { patient_id, report_id, mode }, secondsAgo),
      expires_in: Math.max(0, ticketLifeSeconds - secondsAgo),
    };
  },
} satisfies Handlers;

/** Of a hospital that does not offer the demo. */
export const closedSsoDemoHandlers = {
  getSsoDemo: () => {
    throw closed();
  },
  createDemoTicket: () => {
    throw closed();
  },
} satisfies Handlers;
