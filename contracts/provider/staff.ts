/**
 * Who calls, as the pacts name them, and the account of the mock hospital behind each. Doctor and laboratory staff have options of
 * their own; the others are given with `--staff-token NAME=TOKEN`.
 */
export const STAFF = {
  doctor: 'doctor',
  laboratory: 'prompt',
  account: 'account',
  log: 'log',
  operations: 'ops',
  research: 'research',
  audit: 'audit',
  information: 'info',
  board: 'lab',
} as const;

export type Staff = keyof typeof STAFF;

/** Those whose calls are proposed ones of administration. */
export const ADMINISTRATORS = (Object.keys(STAFF) as Staff[]).filter(
  (name) => name !== 'doctor' && name !== 'laboratory',
);
