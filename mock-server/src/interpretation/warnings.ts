import type { KeyResult } from '@jianwei/api-client/model';
import { patientIdsWithReports } from '../store/clinical-reports.ts';
import { listWarningRows } from '../store/clinical-warnings.ts';
import type { WarningRow } from '../store/clinical-warnings.ts';
import { Query } from '../store/sql.ts';
import type { World } from '../store/world.ts';
import { reportSummariesOf } from './report-summaries.ts';
import type { ReportSummary } from './report-summaries.ts';
import { savedInputs, savedStamp } from './saved-inputs.ts';

/** What the reading raises is a warning by itself; its id is made from that of its row, or of its report and its finding. */
const RAISED_PREFIX = 'W-';

function contentOf({ laboratory_name: name, original_result: result, original_units: unit }: KeyResult): string {
  return `${name} ${[result, unit].filter((part) => part !== '').join(' ')}，达到危急值界限，请立即复核并联系检验科`;
}

function raised({ report, patient }: ReportSummary, id: string, laboratoryId: string, content: string): WarningRow {
  return {
    warning_id: `${RAISED_PREFIX}${id}`,
    origin: 'critical',
    patient_id: patient.patient_id,
    report_id: report.report_id,
    laboratory_id: laboratoryId,
    content,
    create_time: report.report_time,
    user_id: '',
    user_name: '',
    cancel_user_name: '',
    cancel_time: '',
    cancel_reason: '',
    cancel_text: '',
  };
}

const readLate = new Query<{ found: 1 }, [string]>(`
SELECT 1 AS found FROM source_row JOIN laboratory USING (laboratory_id) JOIN report USING (report_id)
WHERE laboratory_id = ? AND read_at > received_at AND julianday(read_at) - julianday(report_time) > 1`);

/** A row that a mapping read when its report was older than a day: a critical value there is history and rings nowhere. */
function isReadTooLate(world: World, laboratoryId: string): boolean {
  return readLate.get(world, laboratoryId) !== undefined;
}

/** Critical results, and findings of minutes that rest on none of them (J-100). */
function raisedBy(summary: ReportSummary): WarningRow[] {
  const { report, criticalResults, loopFindings } = summary;
  return [
    ...criticalResults.map((row) => raised(summary, row.laboratory_id, row.laboratory_id, contentOf(row))),
    ...loopFindings.map(({ findingId, laboratoryId, text }) =>
      raised(summary, `${report.report_id}-${findingId}`, laboratoryId, text),
    ),
  ];
}

/** The finding of the reading that a warning is about: that of its row, or the one in its id; '' for what a person wrote. */
export function findingIdOf({ origin, warning_id: id, report_id: reportId, laboratory_id: row }: WarningRow): string {
  if (origin === 'written') return '';
  const ofFinding = `${RAISED_PREFIX}${reportId}-`;
  const named = id.startsWith(ofFinding) ? id.slice(ofFinding.length) : '';
  return named.includes(':') ? named : `row:${row}`;
}

/** Kept by patient: one more report of a day makes nobody ask again for all the others. */
function raisedOf(world: World, patientId: string): readonly WarningRow[] {
  return world.memoBriefOf(patientId, `raised-warnings:${savedInputs(world, patientId).stamp}`, () =>
    reportSummariesOf(world, patientId)
      .flatMap(raisedBy)
      .filter(({ laboratory_id: id }) => !isReadTooLate(world, id)),
  );
}

function raisedWarnings(world: World): readonly WarningRow[] {
  return world.memoClinical(`raised-warnings:${savedStamp(world)}`, () =>
    patientIdsWithReports(world).flatMap((id) => raisedOf(world, id)),
  );
}

function newestFirst(a: WarningRow, b: WarningRow): number {
  if (a.create_time !== b.create_time) return a.create_time < b.create_time ? 1 : -1;
  return a.warning_id < b.warning_id ? -1 : 1;
}

/**
 * Every warning of the hospital, newest first: one per critical result and urgent finding, with what people changed of it, and
 * those that people wrote.
 */
export function allWarnings(world: World): readonly WarningRow[] {
  return world.memo('warnings', () => {
    const written = new Map(listWarningRows(world).map((row) => [row.warning_id, row] as const));
    const untouched = raisedWarnings(world).filter((row) => !written.has(row.warning_id));
    return [...untouched, ...written.values()].toSorted(newestFirst);
  });
}
