import type { Category, LaboratoryRow, RadarPoint, ReportData } from '@jianwei/api-client/model';
import { Link, useSearchParams } from 'react-router-dom';
import { formatDate } from '../../kit/lib/format-date.ts';
import type { Column } from '../../kit/table/column.ts';
import { Table } from '../../kit/table/table.tsx';
import { ReportHeader } from '../../parts/report/report-header.tsx';
import { ReportFailed, ReportMissing } from '../../parts/report/report-missing.tsx';
import { useReport } from '../../parts/report/use-report.ts';
import { useMayOpen } from '../../parts/session/may-open.ts';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { labName } from '../../parts/lab/lab-text.ts';
import { ReliabilityMark } from '../../parts/lab/reliability-mark.tsx';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import { BlockSkeleton } from '../../kit/ui/skeleton.tsx';
import { RadarChart } from './radar-chart.tsx';
import { RADAR_FROM, shareOf } from './radar-figure.ts';
import styles from './radar-page.module.css';
import page from './shell-page.module.css';
import { articleAddress, shellAddress } from './shell-address.ts';

const POINT_COLUMNS: readonly Column<RadarPoint>[] = [
  { id: 'name', header: '检验分组', isRowHeader: true, cell: ({ name }) => name },
  { id: 'abnormal', header: '异常', align: 'end', cell: ({ value }) => value },
  { id: 'count', header: '项数', align: 'end', cell: ({ max }) => max },
  { id: 'share', header: '占比', align: 'end', cell: (point) => `${Math.round(shareOf(point) * 100)}%` },
];

interface SystemsProps {
  categories: readonly Category[];
  rows: readonly LaboratoryRow[];
  reportId: string;
}

/** The disease systems the report speaks about: their suspected diagnoses, and the results behind them. */
function Systems({ categories, rows, reportId }: SystemsProps) {
  const mayOpen = useMayOpen();
  const names = new Map(rows.map((row) => [row.laboratory_id, labName(row)]));
  if (categories.length === 0) return <EmptyState title="未提示疑似诊断" hint="现有检验结果未达到任何诊断规则" />;
  const columns: Column<Category>[] = [
    { id: 'system', header: '疾病系统', isRowHeader: true, width: 132, cell: ({ name }) => name },
    {
      id: 'diagnoses',
      header: '疑似诊断',
      cell: (category) => (
        <ul>
          {category.sub_diagnosis.map(({ diagnosis_id: diagnosisId, diagnosis_name: name, reliable }) => (
            <li key={diagnosisId} className="jw-row jw-gap-8">
              {mayOpen('/knowledge-detail') ? <Link to={articleAddress(reportId, { diagnosisId })}>{name}</Link> : name}
              <ReliabilityMark reliable={reliable} />
            </li>
          ))}
        </ul>
      ),
    },
    {
      id: 'evidence',
      header: '依据的检验结果',
      cell: ({ evidences }) => evidences.map((id) => names.get(id) ?? id).join('、'),
    },
  ];
  return (
    <Table
      caption="疾病系统与疑似诊断"
      columns={columns}
      rows={categories}
      rowKey={({ name }) => name}
      className={styles.systems}
    />
  );
}

function Radar({ report, reportId }: { report: ReportData; reportId: string }) {
  const points = report.radar_chart;
  return (
    <>
      <section className={`jw-sheet ${page.sheet ?? ''}`} aria-label="雷达图">
        <div className={`jw-row jw-wrap jw-between ${page.head ?? ''}`}>
          <h1 className={`jw-song ${page.title ?? ''}`}>报告雷达图</h1>
          <span className={page.facts}>
            {[report.report_name, report.report_time && formatDate(report.report_time, 'yyyy-MM-dd HH:mm')]
              .filter(Boolean)
              .join('\u3000')}
          </span>
        </div>
        {points.length < RADAR_FROM ? (
          <EmptyState title="不足三组，不成图形" hint="报告的检验分组少于三组" />
        ) : (
          <div className={styles.figure}>
            <RadarChart points={points} label={`各组异常占比，共 ${points.length} 组，数字见表`} />
            <Table caption="各组异常占比" columns={POINT_COLUMNS} rows={points} rowKey={({ name }) => name} />
          </div>
        )}
      </section>
      <section className={`jw-sheet ${page.sheet ?? ''}`} aria-label="疾病系统">
        <SectionHeading title="疾病系统" aside={`${report.categories.length} 个`} rule="none" />
        <Systems categories={report.categories} rows={report.laboratories} reportId={reportId} />
      </section>
    </>
  );
}

/** 报告雷达图: where one report is abnormal, as a page of its own. */
export function RadarPage() {
  const reportId = useSearchParams()[0].get('report_id') ?? '';
  const { reading, reload } = useReport(reportId);
  const report = reading.status === 'ready' ? reading.report : undefined;
  return (
    <div className={`jw-stack ${styles.screen ?? ''}`}>
      <ReportHeader
        patient={report?.patient}
        nameAs="p"
        back={{ to: shellAddress('/report-detail', reportId), label: '报告解读' }}
        onPrint={report && (() => window.print())}
      />
      <main id="main" tabIndex={-1} className={styles.main}>
        <div className={`jw-stack jw-gap-16 ${page.page ?? ''}`}>
          {reading.status !== 'ready' && <h1 className="jw-visually-hidden">报告雷达图</h1>}
          {reading.status === 'loading' && <BlockSkeleton lines={8} />}
          {reading.status === 'missing' && <ReportMissing reportId={reportId} />}
          {reading.status === 'failed' && <ReportFailed message={reading.message} onReload={reload} />}
          {report && <Radar key={reportId} report={report} reportId={reportId} />}
        </div>
      </main>
    </div>
  );
}
