import { Command, Query } from './sql.ts';
import { hospitalDate } from './time.ts';
import type { World } from './world.ts';

export type BlacklistKind = 1001 | 1002;
export type BlacklistEnds = 'date' | 'never' | 'password_reset';

/** One listing of an account. Times are as the wire writes them; '' where there is none. */
export interface BlacklistRow {
  readonly entry_id: string;
  readonly user_id: string;
  readonly kind: BlacklistKind;
  /** For administrators only. */
  readonly reason: string;
  /** What the account itself is told. */
  readonly prompt: string;
  readonly created_at: string;
  readonly created_by: string;
  readonly ends: BlacklistEnds;
  /** With `ends` = date: the first moment at which it holds no more. */
  readonly expires_at: string;
  readonly released_at: string;
  readonly released_by: string;
  readonly comment: string;
}

/** A listing with who it is and what was refused. */
export interface ListedRow extends BlacklistRow {
  readonly user_name: string;
  readonly nickname: string;
  readonly department: string;
  readonly hits_7d: number;
  /** '' where nothing was refused yet. */
  readonly last_hit_at: string;
}

export type BlacklistEvent = 'added' | 'released' | 'restored' | 'expired' | 'refused';

const DAY_MS = 86_400_000;
const HIT_DAYS = 7;
/** A screen asks for several things at once: what it is refused within this time is one attempt. */
const ONE_ATTEMPT_MS = 10_000;

/** `?` is the hospital's now. */
const HOLDS = "released_at = '' AND (ends <> 'date' OR expires_at > ?)";

const activeOf = new Query<BlacklistRow, [string, string]>(`SELECT * FROM blacklist WHERE user_id = ? AND ${HOLDS}`);
const activeUsers = new Query<{ user_id: string }, [string]>(`SELECT user_id FROM blacklist WHERE ${HOLDS}`);
const allRows = new Query<ListedRow, [string]>(`SELECT blacklist.*, user_name, nickname, department,
  (SELECT count(*) FROM blacklist_event AS hit WHERE hit.entry_id = blacklist.entry_id AND event = 'refused' AND time >= ?) AS hits_7d,
  ifnull((SELECT max(time) FROM blacklist_event AS hit WHERE hit.entry_id = blacklist.entry_id AND event = 'refused'), '') AS last_hit_at
  FROM blacklist JOIN account USING (user_id) ORDER BY created_at DESC, entry_id DESC`);
const insertEntry = new Command<[string, string, number, string, string, string, string, string, string]>(
  `INSERT INTO blacklist (entry_id, user_id, kind, reason, prompt, created_at, created_by, ends, expires_at)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
);
const setReleased = new Command<[string, string, string, string]>(
  'UPDATE blacklist SET released_at = ?, released_by = ?, comment = ? WHERE entry_id = ?',
);
const insertEvent = new Command<[string, string, string, string, string, string]>(
  'INSERT INTO blacklist_event (time, event, entry_id, summary, by_name, address) VALUES (?, ?, ?, ?, ?, ?)',
  'nothing',
);
const lastHit = new Query<{ time: string }, [string, string, string]>(
  `SELECT time FROM blacklist_event WHERE entry_id = ? AND event = 'refused' AND summary = ? AND address = ? ORDER BY time DESC LIMIT 1`,
);

/** Whether a listing holds now, by the hospital's clock. */
export function isActive(world: World, { released_at: released, ends, expires_at: expires }: BlacklistRow): boolean {
  return released === '' && (ends !== 'date' || expires > world.nowText());
}

/** The listing that keeps an account out now; undefined where there is none. */
export const activeEntryOf = (world: World, userId: string): BlacklistRow | undefined =>
  activeOf.get(world, userId, world.nowText());

/** Ids of the accounts that are kept out now. */
export const listedUsers = (world: World): ReadonlySet<string> =>
  new Set(activeUsers.all(world, world.nowText()).map(({ user_id: id }) => id));

/** Every listing there ever was, newest first, with what was refused on the last seven days of the hospital, today among them. */
export const listEntries = (world: World): ListedRow[] =>
  allRows.all(world, hospitalDate(new Date(world.now().getTime() - (HIT_DAYS - 1) * DAY_MS)));

/** One listing; undefined where there is none. */
export const findEntry = (world: World, entryId: string): ListedRow | undefined =>
  listEntries(world).find(({ entry_id: id }) => id === entryId);

/** Writes what happened to a listing; `at` is the hospital's now unless it is said. */
export function addEvent(
  world: World,
  event: Exclude<BlacklistEvent, 'expired'>,
  { entryId, summary, by = '', address = '' }: { entryId: string; summary: string; by?: string; address?: string },
  at: string = world.nowText(),
): void {
  insertEvent.run(world, at, event, entryId, summary, by, address);
}

/** Lists an account from `created_at` on. */
export function addEntry(
  world: World,
  entry: Omit<BlacklistRow, 'released_at' | 'released_by' | 'comment'>,
  address = '',
): void {
  const { entry_id: id, reason, created_at: at, created_by: by } = entry;
  const { user_id: userId, kind, prompt, ends, expires_at: expires } = entry;
  insertEntry.run(world, id, userId, kind, reason, prompt, at, by, ends, expires);
  addEvent(world, 'added', { entryId: id, summary: reason, by, address }, at);
}

/** Ends a listing; `at` is the hospital's now unless it is said. */
export function releaseEntry(
  world: World,
  entryId: string,
  { by, comment, address = '' }: { readonly by: string; readonly comment: string; readonly address?: string },
  at: string = world.nowText(),
): void {
  setReleased.run(world, at, by, comment, entryId);
  addEvent(world, 'released', { entryId, summary: comment, by, address }, at);
}

/** Takes the end of a listing back. */
export function restoreEntry(world: World, entryId: string): void {
  setReleased.run(world, '', '', '', entryId);
  addEvent(world, 'restored', { entryId, summary: '撤销解除' });
}

/** Counts a refused request: what was to be opened, from where. Several of one attempt count once. */
export function addHit(world: World, entryId: string, target: string, address: string): void {
  const last = lastHit.get(world, entryId, target, address);
  if (last && Math.abs(world.now().getTime() - Date.parse(last.time)) < ONE_ATTEMPT_MS) return;
  addEvent(world, 'refused', { entryId, summary: target, address });
}
