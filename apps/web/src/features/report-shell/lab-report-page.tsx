import type { Patient, ReportData } from '@jianwei/api-client/model';
import { useMemo, useRef } from 'react';
import { appConfig } from '../../kit/lib/app-config.ts';
import { formatDate } from '../../kit/lib/format-date.ts';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { Facts } from '../../kit/ui/facts.tsx';
import { LabTable } from '../../parts/lab/lab-table.tsx';
import { labState } from '../../parts/lab/lab-text.ts';
import { ageText } from '../../parts/report/age-text.ts';
import { DISCLAIMER, identityLine } from '../../parts/report/print-lines.ts';
import { filterResults } from '../../parts/report/result-filter.ts';
import styles from './lab-report-page.module.css';
import { OfReport } from './shell-page.tsx';

function LabReport({ report, patient }: { report: ReportData; patient: Patient | undefined }) {
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useMemo(
    // Items under the names that the laboratory printed.
    () =>
      filterResults(report, 'all').map((row) => ({
        ...row,
        laboratory_name: row.original_laboratory_name || row.laboratory_name,
        short_name: '',
      })),
    [report],
  );
  const abnormal = rows.filter((row) => labState(row) === 'abnormal').length;
  const hospital = appConfig().hospitalName;
  return (
    <div
      ref={scroller}
      className={`jw-print-flow ${styles.scroller}`}
      role="region"
      aria-label="检验报告单"
      tabIndex={0}
    >
      <article className={`jw-sheet jw-print-part ${styles.sheet}`}>
        <header className={styles.head}>
          {hospital !== '' && <p>{hospital}</p>}
          <h1 className="jw-song">检验报告</h1>
          <p className="jw-ink-3">{report.report_name}</p>
        </header>
        <Facts
          className={`jw-grid jw-between jw-table-text jw-print-small ${styles.facts}`}
          facts={[
            ['姓名', patient?.name],
            ['性别', patient?.gender],
            ['年龄', patient && ageText(patient, report.report_time)],
            ['科室', patient?.department],
            ['床号', patient?.bed_no],
            ['住院号', patient?.inpatient_no],
            ['报告编号', report.report_id],
            ['报告时间', report.report_time && formatDate(report.report_time, 'yyyy-MM-dd HH:mm')],
          ]}
        />
        {rows.length === 0 ? (
          <EmptyState title="这份报告没有检验结果" />
        ) : (
          <LabTable
            caption="检验报告"
            rows={rows}
            grouped
            stickyHeader
            scroller={scroller}
            print={{ heading: identityLine(report), footing: DISCLAIMER }}
          />
        )}
        <p className={`jw-note ${styles.foot}`}>
          共 {rows.length} 项，异常 {abnormal} 项。项目名称为报告原文；↑ 高于、↓ 低于参考区间，↑↑、↓↓ 为危急值。
        </p>
      </article>
    </div>
  );
}

/** 检验报告: the lab report as the laboratory issued it, by group. */
export function LabReportPage() {
  return (
    <OfReport title="检验报告">
      {(report, patient) => <LabReport key={report.report_id} report={report} patient={patient} />}
    </OfReport>
  );
}
