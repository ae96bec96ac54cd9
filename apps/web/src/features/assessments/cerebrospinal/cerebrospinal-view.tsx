import { sayOf } from '@jianwei/api-client/transport/undetermined';
import {
  useGetCerebrospinalFluidReport,
  useListCerebrospinalFluidReports,
} from '@jianwei/api-client/cerebrospinal/cerebrospinal';
import type { CerebrospinalFluidReport, CerebrospinalFluidScore, ReportListEntry } from '@jianwei/api-client/model';
import { PATTERN_FROM } from '@jianwei/clinical-rules/cerebrospinal/cerebrospinal-table';
import { Table } from '../../../kit/table/table.tsx';
import type { AssessmentViewProps } from '../../../parts/assessments/assessment-view.tsx';
import { ModelView } from '../lab-report/model-view.tsx';
import { useLabReports } from '../lab-report/use-lab-reports.ts';
import styles from './cerebrospinal.module.css';

/** Cerebrospinal fluid: the pattern of a sample, and how many points each kind of meningitis gets. */
export function CerebrospinalView(props: AssessmentViewProps) {
  const reports = useLabReports<ReportListEntry, CerebrospinalFluidReport>(props, {
    apiType: 15,
    timelineTitle: '脑脊液报告',
    useReports: useListCerebrospinalFluidReports,
    useReport: useGetCerebrospinalFluidReport,
  });
  const { scores = [], contributions = [] } = reports.report.data ?? {};
  return (
    <ModelView
      {...reports}
      // Points are those of the kind that is named; without one there are none to add up.
      addsPoints={contributions.some(({ points }) => points > 0)}
      figure={scores.length > 0 && <ScoreTable scores={scores} />}
    />
  );
}

/** The most points that the table of the rule gives to any kind (tuberculous). */
const SCALE_END = 10;

const share = (score: number) => `${(Math.min(Math.max(score, 0), SCALE_END) / SCALE_END) * 100}%`;

/** Points of the four kinds of meningitis: a bar each, and in words whether they are enough to name the kind. */
function ScoreTable({ scores }: { scores: readonly CerebrospinalFluidScore[] }) {
  const best = Math.max(...scores.map(({ score }) => score));
  return (
    <Table
      caption="四型脑膜炎评分"
      className={styles.scores}
      rows={scores}
      rowKey={({ name }) => name}
      rowState={({ score }) => ({ 'data-reached': score >= PATTERN_FROM || undefined })}
      columns={[
        { header: '类型', isRowHeader: true, isNowrap: true, cell: ({ name }) => name },
        {
          header: '评分',
          width: '45%',
          cell: ({ score }) => (
            <span className="jw-row jw-gap-20">
              <span className={styles.points}>{score}</span>
              <span className={`jw-grow jw-print-fill ${styles.track}`} aria-hidden>
                <span className={styles.bar} style={{ width: share(score) }} />
                <span className={styles.tick} style={{ left: share(PATTERN_FROM) }} />
              </span>
            </span>
          ),
        },
        {
          header: `命名界值 ≥ ${PATTERN_FROM} 分`,
          isNowrap: true,
          className: styles.verdict,
          cell: ({ score }) => sayOf(score, score < PATTERN_FROM ? '未达到' : score === best ? '达到，最高' : '达到'),
        },
      ]}
    />
  );
}
