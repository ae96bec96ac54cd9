import { addWarningRecord, cancelWarningRow, saveWarning } from '../../store/clinical-warnings.ts';
import type { World } from '../../store/world.ts';
import { readTsv, readYaml } from '../../tables/read-table.ts';
import { line, list, minute, optional, record, text } from '../../tables/shapes.ts';
import type { Read } from '../../tables/shapes.ts';
import type { SeedCalendar } from '../seed-calendar.ts';
import { reportIdOfRow, reportOf, ROW_ID, SAVING, USER_ID } from './references.ts';

const HANDLED = record({
  row: ROW_ID,
  records: list(line(['at', 'by', 'content'], record({ at: minute, by: USER_ID, content: text }))),
  cancelled: optional(SAVING),
});

/** What was done about a critical result. */
type Handling = Omit<Read<typeof HANDLED>, 'row'>;

const REPORTED = '已电话通知病区值班医师，对方已复述';

const MINUTE_MS = 60_000;
const REPORTED_AFTER_MS = 10 * MINUTE_MS;
const CLOSED_AFTER_MS = 240 * MINUTE_MS;

/** The local ISO text of a time some milliseconds later. */
function later(time: string, milliseconds: number): string {
  const zoneMs = 8 * 60 * MINUTE_MS;
  return new Date(Date.parse(time) + milliseconds + zoneMs).toISOString().replace(/\.\d+Z$/, '+08:00');
}

function seedWarning(world: World, rowId: string, reportTime: string, { records, cancelled }: Handling): void {
  const reportId = reportIdOfRow(rowId);
  const warningId = `W-${rowId}`;
  saveWarning(world, {
    warning_id: warningId,
    origin: 'critical',
    patient_id: `P${reportOf(reportId).patient.number}`,
    report_id: reportId,
    laboratory_id: rowId,
    content: records.at(-1)?.content ?? '',
    create_time: reportTime,
    user_id: records.at(-1)?.by ?? '',
  });
  for (const { by, at, content } of records) addWarningRecord(world, warningId, content, by, at);
  if (cancelled) cancelWarningRow(world, warningId, cancelled.by, cancelled.at);
}

/** Saves what was done about the critical results before today. */
export function seedWarnings(world: World, calendar: SeedCalendar): void {
  const inWorld = <T extends { at: string }>(saving: T): T => ({ ...saving, at: calendar.time(saving.at) });
  const timeOf = (rowId: string): string => calendar.time(reportOf(reportIdOfRow(rowId)).report.at);
  for (const { row, records, cancelled } of readYaml('seeded-records/warnings.yaml', list(HANDLED, 'row'))) {
    const cancelling = cancelled && { cancelled: inWorld(cancelled) };
    seedWarning(world, row, timeOf(row), { records: records.map(inWorld), ...cancelling });
  }
  for (const { row } of readTsv('seeded-records/earlier-warnings.tsv', record({ row: ROW_ID }), 'row')) {
    const time = timeOf(row);
    seedWarning(world, row, time, {
      records: [{ by: 'u-lab', at: later(time, REPORTED_AFTER_MS), content: REPORTED }],
      cancelled: { by: 'u-doctor2', at: later(time, CLOSED_AFTER_MS) },
    });
  }
}
