import { addWarningRecord, cancelWarningRow, saveWarning } from '../../store/clinical-warnings.ts';
import { minutesAfter } from '../../store/time.ts';
import type { World } from '../../store/world.ts';
import { readTsv, readYaml } from '../../tables/read-table.ts';
import { line, list, minute, oneOf, optional, record, text } from '@jianwei/clinical-rules/tables/shapes';
import type { Read } from '@jianwei/clinical-rules/tables/shapes';
import type { SeedCalendar } from '../seed-calendar.ts';
import { reportIdOfRow, reportOf, ROW_ID, USER_ID } from './references.ts';

const STEP = oneOf('notified', 'acknowledged', 'handled', 'rechecked', 'closed');
const HANDLED = record({
  row: ROW_ID,
  records: list(
    line(
      ['at', 'by', 'step', 'content', 'recipient'],
      record({ at: minute, by: USER_ID, step: STEP, content: text, recipient: optional(text) }),
    ),
  ),
  cancelled: optional(
    line(
      ['at', 'by', 'reason', 'text'],
      record({
        at: minute,
        by: USER_ID,
        reason: oneOf('specimen', 'duplicate', 'entry_error', 'other'),
        text: optional(text),
      }),
    ),
  ),
});

/** What was done about a critical result. */
type Handling = Omit<Read<typeof HANDLED>, 'row'>;

/** How an earlier critical result was dealt with: minutes after its report, who, and which step. */
const EARLIER = [
  { after: 3, by: 'u-lab', step: 'notified', content: '已电话通知，对方已复述', recipient: '病区护士站' },
  { after: 7, by: 'u-doctor2', step: 'acknowledged', content: '已接报，前往查看' },
  { after: 22, by: 'u-doctor2', step: 'handled', content: '已按科室流程处置' },
  { after: 240, by: 'u-doctor2', step: 'closed', content: '已缓解' },
] as const;

interface Raised {
  readonly warningId: string;
  readonly rowId: string;
  readonly reportTime: string;
}

function seedWarning(world: World, { warningId, rowId, reportTime }: Raised, { records, cancelled }: Handling): void {
  const reportId = reportIdOfRow(rowId);
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
  for (const { by, at, step, content, recipient = '' } of records) {
    addWarningRecord(world, { warning_id: warningId, step, content, user_id: by, record_time: at, recipient });
  }
  if (cancelled) {
    const { by, at, reason, text: why = '' } = cancelled;
    cancelWarningRow(world, warningId, { userId: by, time: at, reason, text: why });
  }
}

/** Saves what was done about the critical results, those before today and what was begun today. */
export function seedWarnings(world: World, calendar: SeedCalendar): void {
  const inWorld = <T extends { at: string }>(saving: T): T => ({ ...saving, at: calendar.time(saving.at) });
  const timeOf = (rowId: string): string => calendar.time(reportOf(reportIdOfRow(rowId)).report.at);
  for (const { row, records, cancelled } of readYaml('seeded-records/warnings.yaml', list(HANDLED, 'row'))) {
    const cancelling = cancelled && { cancelled: inWorld(cancelled) };
    const raised = { warningId: `W-${row}`, rowId: row, reportTime: timeOf(row) };
    seedWarning(world, raised, { records: records.map(inWorld), ...cancelling });
  }
  const earlier = [
    ...readTsv('seeded-records/earlier-warnings.tsv', record({ row: ROW_ID }), 'row').map(({ row }) => [
      row,
      `W-${row}`,
    ]),
    ...readTsv('seeded-records/earlier-findings.tsv', record({ finding: text, row: ROW_ID })).map(
      ({ finding, row }) => [row, `W-${reportIdOfRow(row)}-${finding}`],
    ),
  ] as const;
  for (const [rowId = '', warningId = ''] of earlier) {
    const reportTime = timeOf(rowId);
    seedWarning(
      world,
      { warningId, rowId, reportTime },
      { records: EARLIER.map(({ after, ...entry }) => ({ ...entry, at: minutesAfter(reportTime, after) })) },
    );
  }
}
