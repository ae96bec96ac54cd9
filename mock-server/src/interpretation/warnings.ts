import type { KeyResult } from '@jianwei/api-client/model';
import type { ReportRow } from '../store/clinical-reports.ts';
import { listWarningRows } from '../store/clinical-warnings.ts';
import type { WarningRow } from '../store/clinical-warnings.ts';
import type { World } from '../store/world.ts';
import { reportSummaries } from './report-summaries.ts';

/** A critical result is a warning by itself; its id is made from that of its row. */
const CRITICAL_PREFIX = 'W-';

function contentOf({ laboratory_name: name, original_result: result, original_units: unit }: KeyResult): string {
  return `${name} ${[result, unit].filter((part) => part !== '').join(' ')}，达到危急值界限，请立即复核并联系检验科`;
}

function warningOf(report: ReportRow, row: KeyResult): WarningRow {
  return {
    warning_id: `${CRITICAL_PREFIX}${row.laboratory_id}`,
    origin: 'critical',
    patient_id: report.patient_id,
    report_id: report.report_id,
    laboratory_id: row.laboratory_id,
    content: contentOf(row),
    create_time: report.report_time,
    user_id: '',
    user_name: '',
    cancel_user_name: '',
    cancel_time: '',
  };
}

function criticalWarnings(world: World): readonly WarningRow[] {
  return world.memoClinical('critical-warnings', () =>
    reportSummaries(world).flatMap(({ report, criticalResults }) =>
      criticalResults.map((row) => warningOf(report, row)),
    ),
  );
}

function newestFirst(a: WarningRow, b: WarningRow): number {
  if (a.create_time !== b.create_time) return a.create_time < b.create_time ? 1 : -1;
  return a.warning_id < b.warning_id ? -1 : 1;
}

/**
 * Every warning of the hospital, newest first: one per critical result, with what people changed of it, and those that
 * people wrote.
 */
export function allWarnings(world: World): readonly WarningRow[] {
  return world.memo('warnings', () => {
    const written = new Map(listWarningRows(world).map((row) => [row.warning_id, row] as const));
    const raised = criticalWarnings(world).filter((row) => !written.has(row.warning_id));
    return [...raised, ...written.values()].toSorted(newestFirst);
  });
}
