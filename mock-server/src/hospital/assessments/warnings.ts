import { addWarningRecord, cancelWarningRow, saveWarning } from '../../store/clinical-warnings.ts';
import { findReport } from '../../store/clinical-reports.ts';
import type { World } from '../../store/world.ts';
import type { SeedCalendar } from '../seed-calendar.ts';

interface Handled {
  /** Row of the critical result. */
  readonly laboratoryId: string;
  /** What was done: account, time and words. */
  readonly records: readonly (readonly [string, string, string])[];
  /** Who cancelled it and when; absent while it is open. */
  readonly cancelled?: readonly [string, string];
}

/** The critical results of the last weeks; those of today wait. */
const RECENT: readonly Handled[] = [
  {
    laboratoryId: 'R1003-02-02',
    records: [
      ['u-prompt', '2025-11-17 21:46', '已电话通知呼吸科值班医师，对方已复述'],
      ['u-doctor2', '2025-11-17 22:05', '已查看患者，调整无创通气参数，次日晨复查血气'],
    ],
  },
  {
    laboratoryId: 'R1003-03-02',
    records: [['u-doctor2', '2025-11-17 15:40', '已查看患者，开始无创通气，傍晚复查血气']],
    cancelled: ['u-doctor2', '2025-11-17 21:55'],
  },
  {
    laboratoryId: 'R1105-02-11',
    records: [['u-doctor2', '2025-11-03 23:59', '已查看患者，复查血气及乳酸']],
    cancelled: ['u-doctor2', '2025-11-04 07:30'],
  },
  {
    laboratoryId: 'R1050-03-12',
    records: [['u-lab', '2025-10-27 09:05', '已电话通知产科门诊，对方已复述']],
  },
  {
    laboratoryId: 'R1101-02-02',
    records: [
      ['u-lab', '2025-10-22 02:20', '已电话通知呼吸科值班医师，对方已复述'],
      ['u-doctor2', '2025-10-22 02:40', '已查看患者，调整通气参数，晨间复查血气'],
    ],
    cancelled: ['u-doctor2', '2025-10-22 09:10'],
  },
  {
    laboratoryId: 'R1101-02-06',
    records: [['u-doctor2', '2025-10-22 02:40', '随动脉血气一并处理']],
    cancelled: ['u-doctor2', '2025-10-22 09:10'],
  },
];

/** Earlier critical results by patient number, as report-row: reported to the ward and closed the same day. */
const EARLIER: readonly (readonly [string, string])[] = [
  ['1001', '04-08'],
  ['1020', '04-01 04-02 04-03 04-09 04-12'],
  ['1043', '54-08'],
  ['1044', '24-02 27-02'],
  ['1045', '13-01 14-01 15-01 16-01 17-01 18-01 20-01'],
  ['1047', '23-01'],
  ['1049', '04-01 05-01 06-01 07-01'],
  ['1050', '06-12'],
  ['1051', '15-01 18-01 20-01'],
  ['1055', '11-19 12-19 13-01 13-19 14-01 14-19 15-01 15-19 16-01 16-19'],
  ['1056', '08-19 09-19 10-19'],
  ['1057', '02-01 02-19 02-21 04-01 04-19 04-21 06-01 06-19 06-21 08-01 08-21'],
  ['1067', '06-08 07-08 08-07 08-08 09-07 09-08 09-09 10-07 10-08 10-09'],
  ['1069', '12-21 16-21 20-21 23-21 25-04 26-21 27-04 28-01 30-21 31-04'],
  ['1070', '03-01 05-01 06-01 07-01 09-01 10-01 12-01'],
  ['1071', '06-01 07-01 07-02 08-01 08-02'],
  [
    '1090',
    '179-05 183-05 187-05 192-05 196-05 200-05 201-06 202-07 203-07 204-05 205-06 206-07 207-07 208-05 209-06 210-07 211-07 212-05 213-06 214-07 215-07 216-05 217-07 218-06 300-02',
  ],
  ['1101', '07-02'],
  ['1102', '01-03 03-04 03-11 04-42 08-01 08-02 08-04 09-15 09-23'],
  ['1103', '05-08 06-36'],
  ['1104', '02-08 03-36'],
  ['1201', '04-01 04-05'],
  ['1204', '03-01 04-01'],
];
const REPORTED = '已电话通知病区值班医师，对方已复述';

const MINUTE_MS = 60_000;
const REPORTED_AFTER_MS = 10 * MINUTE_MS;
const CLOSED_AFTER_MS = 240 * MINUTE_MS;

/** The local ISO text of a time some milliseconds later. */
function later(time: string, milliseconds: number): string {
  const zoneMs = 8 * 60 * MINUTE_MS;
  return new Date(Date.parse(time) + milliseconds + zoneMs).toISOString().replace(/\.\d+Z$/, '+08:00');
}

function seedWarning(world: World, { laboratoryId, records, cancelled }: Handled): void {
  const report = findReport(world, laboratoryId.slice(0, laboratoryId.lastIndexOf('-')));
  if (!report) throw new Error(`no report of the row ${laboratoryId}`);
  const warningId = `W-${laboratoryId}`;
  saveWarning(world, {
    warning_id: warningId,
    origin: 'critical',
    patient_id: report.patient_id,
    report_id: report.report_id,
    laboratory_id: laboratoryId,
    content: records.at(-1)?.[2] ?? '',
    create_time: report.report_time,
    user_id: records.at(-1)?.[0] ?? '',
  });
  for (const [userId, time, content] of records) addWarningRecord(world, warningId, content, userId, time);
  if (cancelled) cancelWarningRow(world, warningId, ...cancelled);
}

/** Saves what was done about the critical results before today. Throws when a table names a report that is not there. */
export function seedWarnings(world: World, calendar: SeedCalendar): void {
  for (const { laboratoryId, records, cancelled } of RECENT) {
    seedWarning(world, {
      laboratoryId,
      records: records.map(([userId, at, content]) => [userId, calendar.time(at), content] as const),
      ...(cancelled && { cancelled: [cancelled[0], calendar.time(cancelled[1])] as const }),
    });
  }
  for (const [number, rows] of EARLIER) {
    for (const row of rows.split(' ')) {
      const laboratoryId = `R${number}-${row}`;
      const time = findReport(world, laboratoryId.slice(0, laboratoryId.lastIndexOf('-')))?.report_time ?? '';
      seedWarning(world, {
        laboratoryId,
        records: [['u-lab', later(time, REPORTED_AFTER_MS), REPORTED]],
        cancelled: ['u-doctor2', later(time, CLOSED_AFTER_MS)],
      });
    }
  }
}
