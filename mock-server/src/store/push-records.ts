import type { PushStrategy } from '@jianwei/api-client/model';
import { Command, Query } from './sql.ts';
import type { World } from './world.ts';

export interface PushDraft {
  readonly strategy: PushStrategy;
  readonly revision: number;
  /** The strategy that was tried last, as text; '' for none. */
  readonly tried: string;
  readonly updated_at: string;
  readonly updated_by: string;
}

export interface PushEdition {
  readonly version: number;
  readonly strategy: PushStrategy;
  readonly enabled_at: string;
  readonly enabled_by: string;
  /** '' while it is in use. */
  readonly ended_at: string;
}

export interface DeliveryRow {
  readonly delivery_id: number;
  readonly report_id: string;
  readonly patient_id: string;
  readonly line_id: string;
  readonly line_name: string;
  readonly version: number;
  /** From 1. */
  readonly step: number;
  /** JSON list. */
  readonly channels: string;
  readonly user_id: string;
  /** ISO; later than the report where it is an escalation or the quiet hours keep it. */
  readonly due_at: string;
  readonly is_critical: number;
  /** 1 where the same line told the same person of the same patient a moment before. */
  readonly is_merged: number;
}

type Stored<Row> = Omit<Row, 'strategy'> & { readonly body: string };

const DRAFT = new Query<Stored<PushDraft>>('SELECT body, revision, tried, updated_at, updated_by FROM push_draft');
const PUT_DRAFT = new Command<[string, number, string, string, string]>(
  'INSERT OR REPLACE INTO push_draft (id, body, revision, tried, updated_at, updated_by) VALUES (1, ?, ?, ?, ?, ?)',
);
const EDITIONS = new Query<Stored<PushEdition>>('SELECT * FROM push_edition ORDER BY version DESC');
const ADD_EDITION = new Command<[number, string, string, string]>(
  'INSERT INTO push_edition (version, body, enabled_at, enabled_by) VALUES (?, ?, ?, ?)',
);
const END_EDITIONS = new Command<[string]>(`UPDATE push_edition SET ended_at = ? WHERE ended_at = ''`);
const REOPEN_EDITION = new Command<[number]>(`UPDATE push_edition SET ended_at = '' WHERE version = ?`);
const DELIVERIES = new Query<DeliveryRow>('SELECT * FROM push_delivery ORDER BY due_at DESC, delivery_id DESC');
const TOLD = new Query<Pick<DeliveryRow, 'due_at'>, [string, string, string, string, string, string]>(
  `SELECT due_at FROM push_delivery
   WHERE patient_id = ? AND line_id = ? AND due_at > ? AND due_at <= ? AND user_id = ? AND report_id <> ? AND is_merged = 0
   ORDER BY due_at LIMIT 1`,
);
const ADD = new Command<[string, string, string, string, number, number, string, string, string, number, number]>(
  `INSERT INTO push_delivery (report_id, patient_id, line_id, line_name, version, step, channels, user_id, due_at, is_critical, is_merged)
   VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
);
const REMOVE = new Command<[string]>('DELETE FROM push_delivery WHERE report_id = ?');

function read<Row extends { readonly body: string }>({ body, ...row }: Row) {
  return { ...row, strategy: JSON.parse(body) as PushStrategy };
}

/** What is being written; undefined in a hospital without a strategy. */
export function pushDraft(world: World): PushDraft | undefined {
  const row = DRAFT.get(world);
  return row && read(row);
}

export function putPushDraft(world: World, { strategy, revision, tried, updated_at, updated_by }: PushDraft): void {
  PUT_DRAFT.run(world, JSON.stringify(strategy), revision, tried, updated_at, updated_by);
}

/** Versions that were ever in use, the newest first. */
export const pushEditions = (world: World): PushEdition[] => EDITIONS.all(world).map(read);

/** The version in use. */
export function pushInUse(world: World): PushEdition | undefined {
  return world.memo('push-in-use', () => pushEditions(world).find(({ ended_at: ended }) => ended === ''));
}

/** A version comes into use; the one before ends. */
export function addPushEdition(world: World, edition: Omit<PushEdition, 'ended_at'>): void {
  END_EDITIONS.run(world, edition.enabled_at);
  ADD_EDITION.run(world, edition.version, JSON.stringify(edition.strategy), edition.enabled_at, edition.enabled_by);
}

/** The version in use ends, and an earlier one acts again: 0 for none. */
export function returnToEdition(world: World, version: number): void {
  END_EDITIONS.run(world, world.nowText());
  REOPEN_EDITION.run(world, version);
}

/** Every delivery, the last due first. */
export const listDeliveries = (world: World): readonly DeliveryRow[] =>
  world.memo('push-deliveries', () => DELIVERIES.all(world));

/**
 * Whether a line told a person of a patient by another report, after a time and up to when it is due. Asked of the table, not of
 * the whole list: an import writes a delivery between any two questions. The first one answers it: thousands are merged into it.
 */
export const isToldSince = (
  world: World,
  since: string,
  told: Pick<DeliveryRow, 'patient_id' | 'line_id' | 'user_id' | 'due_at' | 'report_id'>,
): boolean =>
  TOLD.get(world, told.patient_id, told.line_id, since, told.due_at, told.user_id, told.report_id) !== undefined;

/** By report: whom it is told. */
export function deliveriesByReport(world: World): ReadonlyMap<string, readonly DeliveryRow[]> {
  return world.memo('push-deliveries-by-report', () => Map.groupBy(listDeliveries(world), ({ report_id: id }) => id));
}

export function addDelivery(world: World, row: Omit<DeliveryRow, 'delivery_id'>): void {
  const { report_id, patient_id, line_id, line_name, version, step, channels, user_id, due_at } = row;
  ADD.run(
    world,
    report_id,
    patient_id,
    line_id,
    line_name,
    version,
    step,
    channels,
    user_id,
    due_at,
    row.is_critical,
    row.is_merged,
  );
}

/** Takes back what a report that is read again told. */
export const removeDeliveries = (world: World, reportId: string): number => REMOVE.run(world, reportId);
