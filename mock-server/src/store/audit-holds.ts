import type { PromptShow } from '@jianwei/api-client/model';
import type { RuleOutcome } from './rule-records.ts';
import { Command, Query } from './sql.ts';
import { minutesAfter } from './time.ts';
import type { World } from './world.ts';

export type HoldDecision = 'release' | 'rechecked' | 'corrected' | 'returned';
/** `timed_out`: nobody decided within the longest time, and the report was released. */
export type HoldState = 'held' | 'timed_out' | HoldDecision;

export interface HoldRow {
  readonly hold_id: string;
  readonly rule_id: string;
  readonly version: number;
  readonly report_id: string;
  /** With the values of the report. */
  readonly reason: string;
  readonly held_at: string;
  readonly until: string;
  readonly decision: '' | HoldDecision;
  readonly decided_at: string;
  /** Name of who decided. */
  readonly decided_by: string;
  readonly comment: string;
}

/** What a rule did to a report. */
export interface HitRow {
  readonly rule_id: string;
  readonly report_id: string;
  readonly version: number;
  readonly hit_time: string;
  /** JSON of a HitOutcome. */
  readonly outcome: string;
}

export interface HitOutcome {
  readonly name: string;
  readonly action: RuleOutcome['action'];
  readonly level: RuleOutcome['level'];
  readonly text: string;
  /** Of a prompt: where it shows, what residents read, what it rests on, and the numbers it spoke of. */
  readonly show?: PromptShow;
  readonly layText?: string;
  /** Of what residents read: it speaks of an earlier result, which needs the second step. */
  readonly isLayOfEarlier?: boolean;
  readonly values?: Readonly<Record<string, number>>;
  /** Of the rule at that time: of two that say the same the smaller stays. */
  readonly priority?: number;
  /** Rows of the report that the condition rests on. */
  readonly evidences: readonly string[];
  readonly leaves: readonly {
    readonly path: string;
    readonly actual: string;
    readonly result: boolean | 'undetermined';
  }[];
}

const ALL = new Query<HoldRow>('SELECT * FROM audit_hold ORDER BY held_at DESC, hold_id');
const OPEN = new Query<HoldOfPatient>(
  `SELECT audit_hold.*, patient_id FROM audit_hold JOIN report USING (report_id) WHERE decision IN ('', 'returned')
   ORDER BY held_at, hold_id`,
);
const ONE = new Query<HoldRow, [string]>('SELECT * FROM audit_hold WHERE hold_id = ?');
const OF_REPORT = new Query<HoldRow, [string]>(
  'SELECT * FROM audit_hold WHERE report_id = ? ORDER BY held_at, hold_id',
);
const INSERT = new Command<[string, string, number, string, string, string, string, string, string, string, string]>(
  'INSERT INTO audit_hold VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
);
const DECIDE = new Command<[string, string, string, string, string]>(
  'UPDATE audit_hold SET decision = ?, decided_at = ?, decided_by = ?, comment = ? WHERE hold_id = ?',
);
const TOLD = new Query<HitRow, [string]>(
  `SELECT rule_hit.* FROM rule_hit JOIN report USING (report_id)
   WHERE patient_id = ? AND json_extract(outcome, '$.action') <> 'hold' ORDER BY rule_id, report_id`,
);
const HITS_OF_RULE = new Query<HitRow, [string]>(
  'SELECT * FROM rule_hit WHERE rule_id = ? ORDER BY hit_time DESC, report_id',
);
const HITS_OF_REPORT = new Query<HitRow, [string]>('SELECT * FROM rule_hit WHERE report_id = ? ORDER BY rule_id');
const HIT_COUNTS = new Query<{ report_id: string; n: number }>(
  'SELECT report_id, count(*) AS n FROM rule_hit GROUP BY report_id',
);
const SHOWN_BEFORE = new Query<{ report_time: string; outcome: string }, [string, string, string]>(
  `SELECT report.report_time, rule_hit.outcome FROM rule_hit JOIN report ON report.report_id = rule_hit.report_id
   WHERE rule_id = ? AND patient_id = ? AND report_time < ? ORDER BY report_time DESC LIMIT 1`,
);
const PUT_HIT = new Command<[string, string, number, string, string]>(
  'INSERT OR REPLACE INTO rule_hit VALUES (?, ?, ?, ?, ?)',
  'clinical',
  (_ruleId, reportId) => ({ reportId }),
);
const REMOVE_HIT = new Command<[string, string]>(
  'DELETE FROM rule_hit WHERE report_id = ? AND rule_id = ?',
  'clinical',
  (reportId) => ({ reportId }),
);

/** Every hold, the newest first. */
export const listHolds = (world: World): HoldRow[] => ALL.all(world);
export const findHold = (world: World, holdId: string): HoldRow | undefined => ONE.get(world, holdId);
export const holdsOfReport = (world: World, reportId: string): HoldRow[] => OF_REPORT.all(world, reportId);

/** Where a hold stands by the hospital's clock: a forgotten one never blocks care. */
export function holdState(world: World, { decision, until }: Pick<HoldRow, 'decision' | 'until'>): HoldState {
  if (decision !== '' && decision !== 'returned') return decision;
  if (Date.parse(until) <= world.now().getTime()) return decision === 'returned' ? 'returned' : 'timed_out';
  return decision === '' ? 'held' : decision;
}

interface HoldOfPatient extends HoldRow {
  readonly patient_id: string;
}

/** Holds that stand until the next of them runs out; the same object as long as they do. */
export interface StandingHolds {
  readonly holds: readonly HoldRow[];
  readonly byPatient: ReadonlyMap<string, readonly HoldRow[]>;
  readonly untilMs: number;
}

function standingAt(open: readonly HoldOfPatient[], nowMs: number): StandingHolds {
  const holds = open.filter(({ until }) => Date.parse(until) > nowMs);
  return {
    holds,
    byPatient: Map.groupBy(holds, ({ patient_id: id }) => id),
    untilMs: holds.reduce((first, { until }) => Math.min(first, Date.parse(until)), Infinity),
  };
}

/** Holds that keep a conclusion back now: undecided or sent back, and within their time. */
export function holdsNow(world: World): StandingHolds {
  const nowMs = world.now().getTime();
  const open = world.memo('open-holds', () => {
    const rows = OPEN.all(world);
    return { rows, standing: standingAt(rows, nowMs) };
  });
  if (nowMs >= open.standing.untilMs) open.standing = standingAt(open.rows, nowMs);
  return open.standing;
}

export const standingHolds = (world: World): readonly HoldRow[] => holdsNow(world).holds;

/** Holds a report for at most so many minutes from now. */
export function insertHold(
  world: World,
  hold: Pick<HoldRow, 'rule_id' | 'version' | 'report_id' | 'reason'> & { readonly minutes: number },
): void {
  const now = world.nowText();
  const until = minutesAfter(now, hold.minutes);
  writeHold(world, {
    ...hold,
    hold_id: world.nextId('HD'),
    held_at: now,
    until,
    decision: '',
    decided_at: '',
    decided_by: '',
    comment: '',
  });
}

/** Writes a hold as it is: what was decided before. */
export function writeHold(world: World, row: HoldRow): void {
  const {
    hold_id: id,
    rule_id,
    version,
    report_id,
    reason,
    held_at,
    until,
    decision,
    decided_at,
    decided_by,
    comment,
  } = row;
  INSERT.run(world, id, rule_id, version, report_id, reason, held_at, until, decision, decided_at, decided_by, comment);
}

export function decideHold(world: World, holdId: string, decision: HoldDecision, by: string, comment: string): void {
  DECIDE.run(world, decision, world.nowText(), by, comment, holdId);
}

/** It waits again, as if nobody had decided; its time runs on. */
export function reopenHold(world: World, holdId: string): void {
  DECIDE.run(world, '', '', '', '', holdId);
}

/** Hits on a patient's reports that say something: a hold speaks by itself. */
export const toldHits = (world: World, patientId: string): HitRow[] => TOLD.all(world, patientId);
export const hitsOfRule = (world: World, ruleId: string): HitRow[] => HITS_OF_RULE.all(world, ruleId);

const DAY_MS = 86_400_000;

/** What a rule did to reports within so many days up to now; without a number of days ever. */
export function hitsWithin(world: World, ruleId: string, days: number | undefined): HitRow[] {
  const hits = hitsOfRule(world, ruleId);
  if (days === undefined) return hits;
  const since = world.now().getTime() - days * DAY_MS;
  return hits.filter(({ hit_time: time }) => Date.parse(time) > since);
}

/** What rules did to one report. */
export const hitsOfReport = (world: World, reportId: string): HitRow[] => HITS_OF_REPORT.all(world, reportId);

/** By report: how many rules acted on it. */
export function hitCounts(world: World): ReadonlyMap<string, number> {
  return world.memo('hit-counts', () => new Map(HIT_COUNTS.all(world).map(({ report_id: id, n }) => [id, n] as const)));
}

/** Reports that were ever held. */
export function heldReports(world: World): ReadonlySet<string> {
  return world.memo('held-reports', () => new Set(ALL.all(world).map(({ report_id: id }) => id)));
}

export function putHit(world: World, { rule_id, report_id, version, hit_time, outcome }: HitRow): void {
  PUT_HIT.run(world, rule_id, report_id, version, hit_time, outcome);
}

/** The last report of a patient before a time on which a rule acted. */
export function hitBefore(world: World, ruleId: string, patientId: string, time: string) {
  const row = SHOWN_BEFORE.get(world, ruleId, patientId, time);
  return row && { time: row.report_time, outcome: JSON.parse(row.outcome) as HitOutcome };
}

/** What a rule no longer says of a report that was read again. */
export const removeHit = (world: World, reportId: string, ruleId: string): number =>
  REMOVE_HIT.run(world, reportId, ruleId);
