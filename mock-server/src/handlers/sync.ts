import type { Call, Handlers } from '../contract/handler.ts';
import { Refusal } from '../contract/refusal.ts';
import { compareDay, storedRowsOfDay } from '../sources/compare.ts';
import { rowsOfRun, type RunRow } from '../sources/run-rows.ts';
import { fetchSource, importFile, retryRows, runningSince, tryFile, whileRunning } from '../sources/transfer.ts';
import {
  findRun,
  findSource,
  listRuns,
  listSources,
  pauseSource,
  type SyncRun,
  type SyncSource,
} from '../store/sync-records.ts';
import { type Changer, recordChange } from '../store/changes.ts';
import type { World } from '../store/world.ts';
import { pageOf } from './paging.ts';
import { maskedName } from './rule-wire.ts';
import { sortedBy } from './sorting.ts';
import { syncSourceChangeable } from './sync-source-change.ts';
import { funnelOf, isRawKept, reasonsOf, wireRow, wireRun, wireSource } from './sync-wire.ts';

const MOST_REFUSED = 50;
/** So long a range of a source's rows is read at once. */
const MOST_DAYS = 31;
const DAY_MS = 86_400_000;
/** Days before and after every run. */
const [FIRST_DAY, LAST_DAY] = ['0000-01-01', '9999-12-31'];
const UNKNOWN_FORMAT = '文件不是 FHIR、HL7 或带表头的 CSV';

function sourceOf(world: World, sourceId: string): SyncSource {
  const source = findSource(world, sourceId);
  if (source === undefined) throw new Refusal('没有这个来源', 404);
  return source;
}

function runOf(world: World, runId: number): SyncRun {
  const run = findRun(world, runId);
  if (run === undefined) throw new Refusal('没有这次运行', 404);
  return run;
}

interface RowOfRun {
  readonly row: RunRow;
  readonly run: SyncRun;
}

/** What each column of the rows is ordered by; a patient by the masked name that is shown. */
const COLUMNS = {
  time: ({ row }: RowOfRun) => row.report_time,
  patient_name: ({ row }: RowOfRun) => (row.patient_name === '' ? '' : maskedName(row.patient_name)),
  report_id: ({ row }: RowOfRun) => row.report_id,
  item: ({ row }: RowOfRun) => row.item,
  original: ({ row }: RowOfRun) => row.original,
  read: ({ row }: RowOfRun) => row.read,
  outcome: ({ row }: RowOfRun) => row.outcome,
  reason: ({ row }: RowOfRun) => row.reason,
};

type RowQuery = Call<'listSyncRows'>['query'];

/** A page of the rows of some runs, run after run. */
function rowPage(world: World, runs: readonly SyncRun[], query: RowQuery) {
  const { outcome, reason, q = '' } = query;
  const text = q.trim().toLowerCase();
  const rows = runs.flatMap((run) =>
    rowsOfRun(world, run)
      .filter(
        (row) =>
          (outcome === undefined || row.outcome === outcome) &&
          (reason === undefined || row.reason_kind === reason) &&
          [row.report_id, row.item, row.original].some((part) => part.toLowerCase().includes(text)),
      )
      .map((row) => ({ row, run })),
  );
  return pageOf(sortedBy(rows, query.sort, COLUMNS), query, (page) =>
    page.map(({ row, run }) => ({ ...wireRow(row, isRawKept(world, run)), run_id: run.run_id })),
  );
}

/** Refuses while a transfer of the source is under way. */
function refuseWhileRunning(world: World, sourceId: string): void {
  const since = runningSince(world, sourceId);
  if (since !== undefined) throw new Refusal(`上一次同步尚未结束（${since.slice(11, 16)} 开始）`);
}

/** Pauses a source, or lets it go on; the log tells who did. */
function paused(call: Changer, sourceId: string, isPaused: boolean) {
  const { world, session } = call;
  const { source_id: id } = sourceOf(world, sourceId);
  const [at, by] = isPaused ? [world.nowText(), session.nickname] : ['', ''];
  recordChange(call, syncSourceChangeable, id, { action: isPaused ? '暂停' : '恢复' }, () =>
    pauseSource(world, id, at, by),
  );
  return wireSource(world, sourceOf(world, id));
}

export const syncHandlers = {
  listSyncSources: ({ world }) => ({
    now: world.nowText(),
    data: listSources(world).map((source) => wireSource(world, source)),
  }),

  runSyncSource: async ({ world, params, session }) => {
    const source = sourceOf(world, params.source_id);
    if (source.paused_at !== '') throw new Refusal('该来源已暂停，请先恢复');
    refuseWhileRunning(world, source.source_id);
    const runId = await whileRunning(world, source.source_id, () => fetchSource(world, source, session.nickname));
    return wireRun(world, runOf(world, runId));
  },

  pauseSyncSource: (call) => paused(call, call.params.source_id, true),

  resumeSyncSource: (call) => paused(call, call.params.source_id, false),

  listSyncRuns: ({ world, query }) => {
    const { source_id: source, kind, from = FIRST_DAY, to = LAST_DAY } = query;
    if (from > to) throw new Refusal('开始日期不能晚于结束日期');
    const runs = listRuns(world).filter((run) => {
      const day = run.started_at.slice(0, 10);
      return (
        (source === undefined || run.source_id === source) &&
        (kind === undefined || run.kind === kind) &&
        day >= from &&
        day <= to
      );
    });
    return pageOf(runs, query, (page) => page.map((run) => wireRun(world, run)));
  },

  getSyncRun: ({ world, params }) => {
    const run = runOf(world, params.run_id);
    return { run: wireRun(world, run), funnel: funnelOf(run), reasons: reasonsOf(rowsOfRun(world, run)) };
  },

  listSyncRows: ({ world, params, query }) => rowPage(world, [runOf(world, params.run_id)], query),

  listSourceSyncRows: ({ world, query }) => {
    const { source_id: id, from, to = world.nowText() } = query;
    const [start, end] = [Date.parse(from), Date.parse(to)];
    if (start > end) throw new Refusal('开始时间不能晚于结束时间');
    if (end - start > MOST_DAYS * DAY_MS) throw new Refusal(`时间范围最多 ${MOST_DAYS} 日`);
    const { source_id: sourceId } = sourceOf(world, id);
    const runs = listRuns(world).filter(({ source_id: of, started_at: at }) => {
      const time = Date.parse(at);
      return of === sourceId && time >= start && (time < end || query.to === undefined);
    });
    return rowPage(world, runs, query);
  },

  retrySyncRun: async ({ world, params, body, session }) => {
    const run = runOf(world, params.run_id);
    if (!isRawKept(world, run)) throw new Refusal('原文已超过 30 天，不能重试');
    refuseWhileRunning(world, run.source_id);
    const { row_ids: ids, reason } = body;
    const rows = rowsOfRun(world, run).filter(
      (row) =>
        row.outcome === 'refused' &&
        row.laboratory_id !== '' &&
        (ids === undefined || ids.includes(row.row_id)) &&
        (reason === undefined || row.reason_kind === reason),
    );
    if (rows.length === 0) throw new Refusal('没有可以重试的条目');
    const runId = await whileRunning(world, run.source_id, () => retryRows(world, run, rows, session.nickname));
    return wireRun(world, runOf(world, runId));
  },

  importSyncFile: async ({ world, body, session }) => {
    const isTrial = body.dry_run === true;
    const account = isTrial
      ? tryFile(world, body.name, body.text)
      : await importFile(world, body.name, body.text, session.nickname);
    const { reason, format, rows, taken, refused, reports, patients, runId } = account;
    if (format === undefined)
      throw new Refusal(reason === undefined || reason.startsWith('不认识的格式') ? UNKNOWN_FORMAT : reason);
    return {
      ...(isTrial ? {} : { run_id: runId, source_id: runOf(world, runId).source_id }),
      format,
      rows,
      taken,
      refused: refused.length,
      reports,
      patients: patients.length,
      refused_rows: refused.slice(0, MOST_REFUSED).map(({ place, reason: why }) => ({ place, reason: why })),
    };
  },

  getSyncCheck: ({ world, query }) => {
    const { source_id: id, date } = query;
    return { source_id: sourceOf(world, id).source_id, date, ...compareDay(world, id, date) };
  },

  listSyncCheckRows: ({ world, query }) => {
    const { source_id: id, date, item, held } = query;
    const rows = storedRowsOfDay(world, sourceOf(world, id).source_id, date, item);
    const asked = held === true ? rows.filter(({ is_held: isHeld }) => isHeld === 1) : rows;
    return pageOf(asked, query, (page) =>
      page.map(({ is_held: isHeld, patient_name: name, ...row }) => ({
        ...row,
        patient_name: maskedName(name),
        held: isHeld === 1,
      })),
    );
  },

  checkSync: ({ world, body }) => {
    const { source_id: id, date, counts } = body;
    if (counts.length === 0) throw new Refusal('清单应有 1 至 20000 份报告');
    return { source_id: sourceOf(world, id).source_id, date, ...compareDay(world, id, date, counts) };
  },
} satisfies Handlers;
