import { useGetPatientInterpretation } from '@jianwei/api-client/analysis/analysis';
import type { ReportData } from '@jianwei/api-client/model';
import { Link, useNavigate } from 'react-router-dom';
import { formatDate } from '../../kit/lib/format-date.ts';
import { useAddress } from '../../kit/lib/address.ts';
import { QueryState } from '../../kit/query/query-state.tsx';
import { TitledSection } from '../../kit/ui/section-heading.tsx';
import { ReportConclusion } from '../../parts/report/report-conclusion.tsx';
import { ReportResults } from '../../parts/report/report-results.tsx';
import { RESULT_FILTERS } from '../../parts/report/result-filter.ts';
import { detailAddress, shellAddress } from '../../parts/report/detail-address.ts';
import { useMayOpen } from '../../parts/session/may-open.ts';
import { DayTable, usePatientDays } from './day-table.tsx';
import styles from './interpretation-page.module.css';
import { useShellReport } from './report-shell.tsx';
import { articleAddress, OfReport } from './shell-page.tsx';

/** Newest days listed here; the rest stands under 健康趋势. */
const LISTED_DAYS = 6;

function LatestNotice() {
  const { reportId, patient, timeline } = useShellReport();
  const patientId = patient?.patient_id ?? '';
  const newest = timeline?.days.flatMap((day) => day.reports ?? [])[0];
  const isEarlier = newest !== undefined && newest.report_id !== reportId;
  const { data } = useGetPatientInterpretation(
    { patient_id: patientId },
    { query: { enabled: isEarlier && patientId !== '' }, request: { suppress: true } },
  );
  if (!isEarlier || data === undefined || data.patient?.patient_id !== patientId || data.report_id === reportId)
    return null;
  return (
    <p className={`jw-no-print jw-row jw-baseline jw-between jw-gap-12 jw-table-text ${styles.notice}`} role="note">
      <span>
        患者最近一份报告（{formatDate(data.report_time, 'yyyy-MM-dd HH:mm')}）：{data.interpretation.headline}
      </span>
      <Link className="jw-fixed" to={shellAddress('/report-detail', data.report_id ?? '')}>
        查看
      </Link>
    </p>
  );
}

function PastDays() {
  const { reportId, patient } = useShellReport();
  const days = usePatientDays();
  const mayOpen = useMayOpen();
  if (patient === undefined) return null;
  return (
    <TitledSection
      className={styles.past}
      title="历次解读"
      aside={
        days.data &&
        mayOpen('/river') && <Link to={shellAddress('/river', reportId)}>{`全部 ${days.data.length} 天`}</Link>
      }
    >
      <QueryState query={days} lines={4}>
        {(all) => <DayTable caption="历次解读" days={all.toReversed().slice(0, LISTED_DAYS)} />}
      </QueryState>
    </TitledSection>
  );
}

function Interpretation({ report }: { report: ReportData }) {
  const { reportId } = useShellReport();
  const [query, change] = useAddress();
  const navigate = useNavigate();
  const mayUseTools = useMayOpen()('/detail');
  const toolOf = (apiType: number) => detailAddress({ reportId, panel: 'assessment', apiType });
  const marking = { findingId: query.get('finding') ?? '', diagnosisId: query.get('diagnosis') ?? '' };
  const filter = RESULT_FILTERS.find(({ value }) => value === query.get('filter'))?.value ?? 'all';
  return (
    <div className={`jw-grid jw-print-flow ${styles.reading}`}>
      <div className={`jw-print-part ${styles.conclusion}`}>
        <h1 className="jw-visually-hidden">报告解读</h1>
        <LatestNotice />
        <ReportConclusion
          report={report}
          marking={marking}
          onMark={({ findingId, diagnosisId }) =>
            change({ finding: findingId, diagnosis: diagnosisId }, { replace: true })
          }
          onOpenDiagnosis={(id) => void navigate(articleAddress(reportId, { diagnosis_id: id }))}
          onOpenTool={mayUseTools ? (apiType) => void navigate(toolOf(apiType)) : undefined}
        />
        <PastDays />
      </div>
      <ReportResults
        className={styles.results}
        report={report}
        compact
        filter={filter}
        marking={marking}
        onFilter={(value) => change({ filter: value === 'all' ? '' : value }, { replace: true })}
      />
    </div>
  );
}

/** 报告解读: the conclusion with its suspected diagnoses, the results beside it, and what earlier reports said. */
export function InterpretationPage() {
  const { reportId } = useShellReport();
  return <OfReport title="报告解读">{(report) => <Interpretation key={reportId} report={report} />}</OfReport>;
}
