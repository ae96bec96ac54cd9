import { Command, Query } from './sql.ts';
import { hospitalDate } from './time.ts';
import type { World } from './world.ts';

export type NearState = 'waiting' | 'allowed' | 'refused';

/** That an account asked near questions too often in a day, and what role 8 said to it. */
export interface NearRequestRow {
  readonly request_id: string;
  readonly user_id: string;
  readonly user_name: string;
  /** yyyy-MM-dd. */
  readonly day: string;
  /** Near questions of the day. */
  readonly questions: number;
  readonly last_time: string;
  /** The cohort that was asked for last, as JSON of its sentences. */
  readonly sentences: string;
  readonly state: NearState;
  readonly decided_by: string;
  readonly decided_time: string;
  readonly reason: string;
}

const COLUMNS =
  'request_id, user_id, user_name, day, questions, last_time, sentences, state, decided_by, decided_time, reason';
const ALL = new Query<NearRequestRow>(
  `SELECT ${COLUMNS} FROM research_near_request ORDER BY last_time DESC, request_id DESC`,
);
const ONE = new Query<NearRequestRow, [string]>(`SELECT ${COLUMNS} FROM research_near_request WHERE request_id = ?`);
const OF_DAY = new Query<NearRequestRow, [string, string]>(
  `SELECT ${COLUMNS} FROM research_near_request WHERE user_id = ? AND day = ?`,
);
const INSERT = new Command<[string, string, string, string, number, string, string]>(
  `INSERT INTO research_near_request (request_id, user_id, user_name, day, questions, last_time, sentences)
   VALUES (?, ?, ?, ?, ?, ?, ?)`,
);
const AGAIN = new Command<[number, string, string, string]>(
  'UPDATE research_near_request SET questions = ?, last_time = ?, sentences = ? WHERE request_id = ?',
);
const DECIDE = new Command<[NearState, string, string, string, string]>(
  'UPDATE research_near_request SET state = ?, decided_by = ?, decided_time = ?, reason = ? WHERE request_id = ?',
);

/** The last one first. */
export const listNearRequests = (world: World): NearRequestRow[] => ALL.all(world);

export const findNearRequest = (world: World, requestId: string): NearRequestRow | undefined =>
  ONE.get(world, requestId);

/** That of today, of one account. */
export const nearRequestToday = (world: World, userId: string): NearRequestRow | undefined =>
  OF_DAY.get(world, userId, hospitalDate(world.now()));

export interface AskedOften {
  readonly userId: string;
  readonly userName: string;
  readonly questions: number;
  readonly sentences: readonly string[];
}

/** Asks role 8, once for an account and day; a later near question only brings the request up to date. */
export function askForNear(world: World, { userId, userName, questions, sentences }: AskedOften): void {
  const known = nearRequestToday(world, userId);
  const text = JSON.stringify(sentences);
  if (known !== undefined) {
    AGAIN.run(world, questions, world.nowText(), text, known.request_id);
    return;
  }
  const day = hospitalDate(world.now());
  INSERT.run(world, world.nextId('NR'), userId, userName, day, questions, world.nowText(), text);
}

export function decideNear(
  world: World,
  requestId: string,
  { state, by, reason }: { state: Exclude<NearState, 'waiting'>; by: string; reason: string },
): void {
  DECIDE.run(world, state, by, world.nowText(), reason, requestId);
}
