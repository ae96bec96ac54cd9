import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changedReports, type FileAccount } from '../import/account.ts';
import { importInParts } from '../import/import-in-parts.ts';
import { importText, refusedText } from '../import/import.ts';
import { mapRow } from '../import/map-row.ts';
import { ContentStore } from '../import/store-content.ts';
import { storedSourceRow } from '../import/stored-source-row.ts';
import { applyRules } from '../rules/apply.ts';
import { deliver } from '../rules/push-deliver.ts';
import { findLaboratoryById } from '../store/clinical-laboratories.ts';
import { findSourceItem, findSourceRow } from '../store/source-records.ts';
import { inTransaction, Query } from '../store/sql.ts';
import { insertRun, type SyncRun, type SyncSource } from '../store/sync-records.ts';
import { hospitalDate } from '../store/time.ts';
import { copyOf } from '../store/worlds.ts';
import type { World } from '../store/world.ts';
import type { RunRow } from './run-rows.ts';

const OUTBOX = join(import.meta.dirname, '../../data/sources/outbox');

/** When the transfer that is under way began, by world and source. */
const underWay = new WeakMap<World, Map<string, string>>();

export const runningSince = (world: World, sourceId: string): string | undefined => underWay.get(world)?.get(sourceId);

/** Does the work of a transfer while others of this source are refused. */
export async function whileRunning<Result>(
  world: World,
  sourceId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const running = underWay.get(world) ?? new Map<string, string>();
  underWay.set(world, running);
  running.set(sourceId, world.nowText());
  try {
    return await work();
  } finally {
    running.delete(sourceId);
  }
}

async function imported(
  world: World,
  file: string,
  text: string,
  run: Parameters<typeof importInParts>[3],
): Promise<FileAccount> {
  const account = await importInParts(world, file, Buffer.from(text), run);
  const changed = changedReports([account]);
  await applyRules(world, changed);
  await deliver(world, changed.reportIds);
  return account;
}

/** Takes a file in as a run of its own. */
export const importFile = (world: World, file: string, text: string, byName: string): Promise<FileAccount> =>
  imported(world, file, text, { byName });

/** What a file would bring: it is really taken in, in a copy of the hospital. */
export function tryFile(world: World, file: string, text: string): FileAccount {
  const refused = refusedText(file, text);
  if (refused !== undefined) return refused;
  const copy = copyOf(world);
  try {
    return importText(copy, file, text);
  } finally {
    copy.close();
  }
}

const fetched = new Query<{ n: number }, [string]>(
  "SELECT count(*) AS n FROM sync_run WHERE source_id = ? AND kind = 'manual'",
);

/** What a source has ready: a few messages of today, which it hands out once. */
function outboxOf(world: World, { source_id: id }: SyncSource): string | undefined {
  if ((fetched.get(world, id)?.n ?? 0) > 0) return undefined;
  try {
    const text = readFileSync(join(OUTBOX, `${id}.hl7`), 'utf8');
    return text.replaceAll('{day}', hospitalDate(world.now()).replaceAll('-', '')).replaceAll('\n', '\r');
  } catch {
    return undefined;
  }
}

/** Fetches what the source has ready; a run of nothing is a run as well. */
export async function fetchSource(world: World, source: SyncSource, byName: string): Promise<number> {
  const text = outboxOf(world, source);
  const run = { sourceId: source.source_id, kind: 'manual', byName } as const;
  if (text !== undefined) return (await imported(world, '', text, run)).runId;
  const nothing = {
    messages: 0,
    received: 0,
    malformed: 0,
    no_patient: 0,
    no_item: 0,
    no_unit: 0,
    no_value: 0,
    known: 0,
  };
  return insertRun(world, {
    source_id: source.source_id,
    kind: 'manual',
    started_at: world.nowText(),
    took_ms: 1,
    ...nothing,
    retry_of: null,
    file_name: '',
    by_name: byName,
  });
}

/** Reads rows of a run again through the importer: a new run, in which what is in already is known. */
export async function retryRows(world: World, run: SyncRun, rows: readonly RunRow[], byName: string): Promise<number> {
  const read = rows.flatMap(({ laboratory_id: id }) => {
    const laboratory = findLaboratoryById(world, id);
    const held = findSourceRow(world, id);
    const item = held && findSourceItem(world, held.item_id);
    const row = laboratory && held && item && storedSourceRow(world, item, held, laboratory);
    return row === undefined ? [] : [{ row, reading: mapRow(row) }];
  });
  const patients = new Map(read.map(({ row }) => [row.patient.id, row.patient]));
  const content = {
    format: 'CSV',
    patients: [...patients.values()],
    count: read.length,
    notes: [],
    others: 0,
  } as const;
  const options = { sourceId: run.source_id, kind: 'retry', retryOf: run.run_id, byName } as const;
  const stored = inTransaction(world, () => {
    const store = new ContentStore(world, content, options);
    store.add(read);
    return store.finish();
  });
  await applyRules(world, { reportIds: stored.changed });
  await deliver(world, stored.changed);
  return stored.runId;
}
