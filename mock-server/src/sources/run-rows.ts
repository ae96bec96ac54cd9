import { Query } from '../store/sql.ts';
import type { UnreadKind } from '../store/source-records.ts';
import type { ReasonKind, SyncRun } from '../store/sync-records.ts';
import type { World } from '../store/world.ts';

/** A row of a run as it became, with what is stored of it now. */
export interface RunRow {
  readonly row_id: string;
  readonly laboratory_id: string;
  readonly report_id: string;
  readonly report_time: string;
  readonly patient_name: string;
  readonly item: string;
  readonly original: string;
  readonly read: string;
  readonly outcome: 'read' | 'refused' | 'known';
  readonly reason: string;
  readonly reason_kind: ReasonKind | '';
  /** A mapping has read it since. */
  readonly isFreed: boolean;
  readonly item_id: number | undefined;
  /** Raw text, where the run kept one. */
  readonly raw: string;
}

interface Joined {
  readonly row_id: number | null;
  readonly outcome: RunRow['outcome'] | null;
  readonly reason: string | null;
  readonly reason_kind: ReasonKind | '' | null;
  readonly place: string | null;
  readonly raw: string | null;
  readonly laboratory_id: string | null;
  readonly report_id: string | null;
  readonly report_time: string | null;
  readonly patient_name: string | null;
  readonly name: string | null;
  readonly result: string | null;
  readonly unit: string | null;
  readonly error: string | null;
  readonly source_text: string | null;
  readonly value: string | null;
  readonly read_at: string | null;
  readonly item_id: number | null;
  readonly kind: UnreadKind | null;
  readonly item_name: string | null;
  readonly item_unit: string | null;
}

const STORED = `laboratory.laboratory_id, report.report_id, report_time, patient.name AS patient_name, laboratory.name, result, laboratory.unit,
  error, source_text, value, read_at, item_id, kind, source_item.name AS item_name, source_item.unit AS item_unit`;
const BEHIND = `LEFT JOIN source_row ON source_row.laboratory_id = laboratory.laboratory_id LEFT JOIN source_item USING (item_id)`;
const brought = new Query<Joined, [number]>(`
SELECT NULL AS row_id, NULL AS outcome, NULL AS reason, NULL AS reason_kind, NULL AS place, NULL AS raw, ${STORED}
FROM report JOIN laboratory USING (report_id) JOIN patient USING (patient_id) ${BEHIND}
WHERE report.run_id = ?1 AND laboratory.laboratory_id NOT IN (SELECT laboratory_id FROM sync_row WHERE run_id = ?1)
ORDER BY report_time DESC, report.report_id, laboratory.position`);
const kept = new Query<Joined, [number]>(`
SELECT row_id, outcome, reason, reason_kind, place, sync_row.raw, ${STORED} FROM sync_row
LEFT JOIN laboratory ON laboratory.laboratory_id = sync_row.laboratory_id AND sync_row.laboratory_id <> ''
LEFT JOIN report USING (report_id) LEFT JOIN patient USING (patient_id) ${BEHIND} WHERE sync_row.run_id = ? ORDER BY row_id`);

/** Why a row was not read, in the words of the screen. */
function reasonText(kind: UnreadKind, { item_name: name, item_unit: unit, value }: Joined): string {
  if (kind === 'no_item') return `检验目录中没有「${name ?? ''}」`;
  return kind === 'no_unit' ? `${name ?? ''}的单位 ${unit || '（无）'} 不能换算` : `结果「${value ?? ''}」不是数字`;
}

function toRow(run: SyncRun, row: Joined): RunRow {
  const { value, read_at: readAt, kind } = row;
  const wasHeld = kind !== null && (readAt === '' || (readAt ?? '') > run.started_at);
  const outcome = row.outcome ?? (wasHeld ? 'refused' : 'read');
  const isFreed = outcome === 'refused' && kind !== null && readAt !== '';
  const stored = `${row.result ?? ''} ${row.unit ?? ''}`.trim();
  const isUnread = row.laboratory_id === null || row.error !== null || readAt === '';
  return {
    row_id: row.row_id === null ? `L-${row.laboratory_id ?? ''}` : `S-${row.row_id}`,
    laboratory_id: row.laboratory_id ?? '',
    report_id: row.report_id ?? '',
    report_time: row.report_time ?? '',
    patient_name: row.patient_name ?? '',
    item: row.item_name ?? row.name ?? row.place ?? '',
    original: value === null ? (row.source_text ?? '') || stored : `${value} ${row.item_unit ?? ''}`.trim(),
    read: isUnread ? '' : stored,
    outcome,
    reason:
      outcome === 'read'
        ? ''
        : outcome === 'refused' && kind !== null
          ? reasonText(kind, row)
          : (row.reason ?? row.error ?? ''),
    reason_kind: outcome === 'refused' ? (kind ?? row.reason_kind ?? '') : '',
    isFreed,
    item_id: row.item_id ?? undefined,
    raw: row.raw ?? '',
  };
}

const ORDER = { refused: 0, known: 1, read: 2 } as const;

/** All rows of a run, the refused first. */
export function rowsOfRun(world: World, run: SyncRun): readonly RunRow[] {
  return world.memo(`run-rows:${run.run_id}`, () =>
    [...kept.all(world, run.run_id), ...brought.all(world, run.run_id)]
      .map((row) => toRow(run, row))
      .toSorted((a, b) => ORDER[a.outcome] - ORDER[b.outcome]),
  );
}
