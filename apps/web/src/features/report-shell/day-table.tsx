import { UNDETERMINED, isTrue, isUndetermined } from '@jianwei/api-client/transport/undetermined';
import type {
  DiseaseSystem,
  HistoryDiagnosis,
  HistoryDiagnosisList,
  TimelineDay,
  TimelineReport,
} from '@jianwei/api-client/model';
import { Link } from 'react-router-dom';
import { useListPatientHistoryDiagnoses } from '@jianwei/api-client/reports/reports';
import { useMemo } from 'react';
import { formatDate } from '../../kit/lib/format-date.ts';
import { type Column, Table } from '../../kit/table/table.tsx';
import { DiagnosisMark } from '../../parts/lab/diagnosis-mark.tsx';
import { shellAddress } from '../../parts/report/detail-address.ts';
import styles from './day-table.module.css';
import { useShellReport } from './report-shell.tsx';
import { ArticleLink } from './shell-page.tsx';
import { joinReads, type ReadState } from '../../kit/query/query-state.tsx';
import { useDiseaseSystems } from '../../parts/knowledge/knowledge-search.ts';

/** A diagnosis of one day, at the highest reliability that a report of the day gives it. */
interface DayDiagnosis {
  readonly id: string;
  readonly name: string;
  readonly reliable: number;
  /** A report of the day says that the patient has it: then it is not suspected any more. */
  readonly known: boolean;
  readonly system: string;
}

/** One day of a patient's reports. */
export interface PatientDay {
  /** yyyy-MM-dd */
  readonly date: string;
  /** Newest first. */
  readonly reports: readonly TimelineReport[];
  readonly diagnoses: readonly DayDiagnosis[];
}

/** Of a diagnosis that the knowledge base lists in no disease system. */
export const NO_SYSTEM = '未归类';

const FRESH_MS = 60_000;

/**
 * The days that hold reports, oldest first, each with what its reports suggest. Diagnoses of reports that are not on the
 * timeline are left out: they belong to nobody here.
 */
export function patientDays(
  days: readonly TimelineDay[],
  history: readonly HistoryDiagnosis[],
  systems: readonly DiseaseSystem[],
): PatientDay[] {
  const systemOf = new Map(
    systems.flatMap((system) => system.diagnoses.map(({ diagnosis_id: id }) => [id, system.system_name] as const)),
  );
  const unlisted = isUndetermined(...systems.map((system) => system.system_name)) ? UNDETERMINED : NO_SYSTEM;
  const byReport = Map.groupBy(history, (diagnosis) => diagnosis.report_id);
  return days
    .filter(({ reports = [] }) => reports.length > 0)
    .toSorted((left, right) => Number(left.date > right.date) - Number(left.date < right.date))
    .map(({ date, reports = [] }) => {
      const said = reports.flatMap((report) => byReport.get(report.report_id) ?? []);
      const found = new Map<string, DayDiagnosis>();
      for (const { diagnosis_id: id, diagnosis_name: name, reliable, known } of said) {
        const other = found.get(id);
        const isKnown = isTrue(known);
        if (other && (other.known === isKnown ? reliable <= other.reliable : other.known)) continue;
        found.set(id, { id, name, reliable, known: isKnown, system: systemOf.get(id) ?? unlisted });
      }
      // What is known is no news: it stands behind what is suspected.
      const ordered = [...found.values()].toSorted(
        (a, b) => Number(a.known) - Number(b.known) || b.reliable - a.reliable,
      );
      return { date, reports, diagnoses: ordered };
    });
}

/** A diagnosis that belongs to nobody knows which report would be left out in silence. */
function ofKnownReports(answer: HistoryDiagnosisList): HistoryDiagnosisList {
  if (isUndetermined(...answer.data.map(({ report_id: id }) => id))) throw new Error(UNDETERMINED);
  return answer;
}

/** The days of the shell's patient with what their reports suggest, oldest first. */
export function usePatientDays(): ReadState<readonly PatientDay[]> {
  const { patient, timeline } = useShellReport();
  const patientId = patient?.patient_id ?? '';
  const history = useListPatientHistoryDiagnoses(
    { patient_id: patientId },
    { query: { enabled: patientId !== '', staleTime: FRESH_MS, select: ofKnownReports } },
  );
  const systems = useDiseaseSystems();
  const days = useMemo(
    () =>
      timeline && history.data && systems.data
        ? patientDays(timeline.days, history.data.data, systems.data.data)
        : undefined,
    [timeline, history.data, systems.data],
  );
  return { ...joinReads(history, systems), data: days };
}

const COLUMNS: readonly Column<PatientDay>[] = [
  { header: '日期', isRowHeader: true, isNowrap: true, width: 112, cell: ({ date }) => date },
  { header: '报告', cell: ({ reports }) => <Reports reports={reports} /> },
  { header: '诊断', cell: (day) => <Diagnoses day={day} /> },
];

/** What each day says: its reports, each a way to open it, and its diagnoses, suspected or known, by disease system. */
export function DayTable({ caption, days }: { caption: string; days: readonly PatientDay[] }) {
  return <Table caption={caption} columns={COLUMNS} rows={days} rowKey={({ date }) => date} className={styles.table} />;
}

function Reports({ reports }: { reports: readonly TimelineReport[] }) {
  const { reportId } = useShellReport();
  return (
    <ul>
      {reports.map(({ report_id: id, report_time: time, report_name: name, critical_count: critical, ...report }) => (
        <li key={id} className={styles.report}>
          <Link to={shellAddress('/report-detail', id)} aria-current={id === reportId || undefined}>
            {formatDate(time, 'HH:mm')} {name}
          </Link>
          {critical > 0 && <span className={styles.critical}>危急值 {critical}</span>}
          {report.abnormal_count !== 0 && <span className={styles.minor}>异常 {report.abnormal_count}</span>}
        </li>
      ))}
    </ul>
  );
}

function Diagnoses({ day }: { day: PatientDay }) {
  const newestId = day.reports[0]?.report_id ?? '';
  const systems = [...Map.groupBy(day.diagnoses, ({ system }) => system)];
  if (systems.length === 0) return <span className={styles.minor}>未列出</span>;
  return (
    <dl className={styles.systems}>
      {systems.map(([system, diagnoses]) => (
        <div key={system} className="jw-row jw-start jw-gap-10">
          <dt className={styles.minor}>{system}</dt>
          <dd className={styles.diagnoses}>
            {diagnoses.map((diagnosis) => (
              <span key={diagnosis.id} className="jw-row jw-gap-6">
                <ArticleLink article={{ diagnosis_id: diagnosis.id }} reportId={newestId} name={diagnosis.name} />
                <DiagnosisMark of={diagnosis} />
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
