import { Command, Query } from './sql.ts';
import type { SqlTarget } from './sql.ts';

const CHOICE = new Query<{ user_id: string }, [string]>(
  'SELECT user_id FROM doctor_application_choice WHERE user_id = ?',
);
const MINE = new Query<{ application_id: string }, [string]>(
  'SELECT application_id FROM doctor_application WHERE user_id = ? ORDER BY sort, application_id',
);
const CHOOSE = new Command<[string]>('INSERT OR IGNORE INTO doctor_application_choice (user_id) VALUES (?)');
const CLEAR = new Command<[string]>('DELETE FROM doctor_application WHERE user_id = ?');
const ADD = new Command<[string, string, number]>(
  'INSERT INTO doctor_application (user_id, application_id, sort) VALUES (?, ?, ?)',
);

/** The applications an account chose, in its order; undefined while it never chose (an empty choice is a choice). */
export function chosenApplicationIds(world: SqlTarget, userId: string): string[] | undefined {
  if (!CHOICE.get(world, userId)) return undefined;
  return MINE.all(world, userId).map((row) => row.application_id);
}

/** Replaces the whole choice; to be called inside a transaction. */
export function replaceChosenApplications(world: SqlTarget, userId: string, applicationIds: readonly string[]): void {
  CHOOSE.run(world, userId);
  CLEAR.run(world, userId);
  applicationIds.forEach((id, index) => {
    ADD.run(world, userId, id, index + 1);
  });
}

/** An account that may use the tools. */
export interface ClinicianRow {
  readonly user_id: string;
  readonly nickname: string;
  readonly department: string;
  readonly title: string;
  readonly state: string;
}

const CLINICIANS = new Query<ClinicianRow>(
  'SELECT user_id, nickname, department, title, state FROM account WHERE role IN (1, 4) ORDER BY user_id',
);

/** Accounts of roles 1 and 4. */
export function listClinicians(world: SqlTarget): ClinicianRow[] {
  return CLINICIANS.all(world);
}
