import { personAt } from '@jianwei/clinical-rules/record/judged';
import { reportView } from '../interpretation/report-view.ts';
import { findSourceItem } from '../store/source-records.ts';
import { inTransaction } from '../store/sql.ts';
import { minutesAfter } from '../store/time.ts';
import { copyOf } from '../store/worlds.ts';
import type { World } from '../store/world.ts';
import { putDecision, type NewDecision } from './decide.ts';
import { conclusionsOf, differenceOf, rereadItem, rowsOfFamily, type RereadRow } from './reread.ts';
import { findLaboratoryById } from '../store/clinical-laboratories.ts';

const DAY_MINUTES = 1440;

export type PreviewState = 'normal' | 'high' | 'low' | 'undetermined';

/** A row as it would be read. */
export interface PreviewRow {
  readonly reportId: string;
  readonly reportTime: string;
  readonly patient: { readonly name: string; readonly gender: string; readonly age: number | null };
  /** Value and unit as the source printed them. */
  readonly original: string;
  readonly read: string;
  readonly range: string;
  readonly state: PreviewState;
  /** Why it cannot be judged; '' where it is. */
  readonly reason: string;
  readonly isCritical: boolean;
  /** Critical, but too old to ring. */
  readonly isOld: boolean;
  /** What becomes different of the report's conclusion; '' for nothing. */
  readonly change: string;
}

function judged(world: World, row: RereadRow) {
  const view = reportView(world, row.after.report_id);
  return { view, own: view?.judged.rows.find(({ printed }) => printed.laboratory_id === row.after.laboratory_id) };
}

function previewRow(world: World, row: RereadRow, change: string, unit: string): PreviewRow {
  const { view, own } = judged(world, row);
  const { after, held } = row;
  const time = view?.judged.report.report_time ?? '';
  const patient = view?.record.patient;
  const flag = own?.flag;
  const state =
    flag?.state === 'abnormal' ? (flag.abnormalType === 1 ? 'high' : 'low') : (flag?.state ?? 'undetermined');
  const isCritical = flag?.critical !== undefined;
  return {
    reportId: after.report_id,
    reportTime: time,
    patient: {
      name: patient?.name ?? '',
      gender: patient?.gender ?? '',
      age: patient === undefined ? null : personAt(patient, time).ageYears,
    },
    original: `${held.value} ${unit}`.trim(),
    read: `${after.result} ${after.unit}`.trim(),
    range: after.range_text,
    state,
    reason: after.error ?? (row.isRead ? (state === 'undetermined' ? '无法判定' : '') : '仍在「值无法读」'),
    isCritical,
    isOld: isCritical && minutesAfter(time, DAY_MINUTES) < world.nowText(),
    change,
  };
}

/**
 * What a decision would do to the stored reports. It is really done, in a copy of the hospital: trying and doing are one function.
 * Newest report first.
 */
export function previewDecision(world: World, itemIds: readonly number[], decision: NewDecision): PreviewRow[] {
  const items = itemIds.flatMap((id) => findSourceItem(world, id) ?? []);
  const reportIds = new Set(
    items
      .flatMap((item) => rowsOfFamily(world, item))
      .flatMap(({ held }) => findLaboratoryById(world, held.laboratory_id)?.report_id ?? []),
  );
  const before = conclusionsOf(world, reportIds);
  const copy = copyOf(world);
  try {
    const rows = inTransaction(copy, () =>
      items.flatMap((item) => {
        putDecision(copy, item, decision, { at: world.nowText(), by: '', reread: true });
        return rereadItem(copy, item.item_id)
          .filter(({ held }) => held.read_at === '')
          .map((row) => ({ row, unit: item.unit }));
      }),
    );
    const after = conclusionsOf(copy, reportIds);
    return rows
      .map(({ row, unit }) => {
        const id = row.after.report_id;
        return previewRow(copy, row, differenceOf(before.get(id), after.get(id)), unit);
      })
      .toSorted((a, b) => (a.reportTime < b.reportTime ? 1 : -1));
  } finally {
    copy.close();
  }
}
