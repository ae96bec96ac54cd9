import type { Category, LaboratoryRow, RadarPoint, ReportData } from '@jianwei/api-client/model';
import { useSearchParams } from 'react-router-dom';
import { formatDate } from '../../kit/lib/format-date.ts';
import type { Column } from '../../kit/table/column.ts';
import { Table } from '../../kit/table/table.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import { labName } from '../../parts/lab/lab-text.ts';
import { ReliabilityMark } from '../../parts/lab/reliability-mark.tsx';
import { shellAddress } from '../../parts/report/shell-address.ts';
import { useReport } from '../../parts/report/use-report.ts';
import { RADAR_FROM, RadarChart, shareOf } from './radar-chart.tsx';
import styles from './radar-chart.module.css';
import { ShellFrame } from './report-shell.tsx';
import { ArticleLink, OfReport, Sheet, ShellPage } from './shell-page.tsx';

const POINT_COLUMNS: readonly Column<RadarPoint>[] = [
  { id: 'name', header: '检验分组', isRowHeader: true, cell: ({ name }) => name },
  { id: 'abnormal', header: '异常', align: 'end', cell: ({ value }) => value },
  { id: 'count', header: '项数', align: 'end', cell: ({ max }) => max },
  { id: 'share', header: '占比', align: 'end', cell: (point) => `${Math.round(shareOf(point) * 100)}%` },
];

/** The disease systems a report speaks about: their suspected diagnoses, and the results behind them. */
function systemColumns(rows: readonly LaboratoryRow[]): Column<Category>[] {
  const names = new Map(rows.map((row) => [row.laboratory_id, labName(row)]));
  return [
    { id: 'system', header: '疾病系统', isRowHeader: true, width: 132, cell: ({ name }) => name },
    {
      id: 'diagnoses',
      header: '疑似诊断',
      cell: (category) => (
        <ul>
          {category.sub_diagnosis.map(({ diagnosis_id, diagnosis_name: name, reliable }) => (
            <li key={diagnosis_id} className="jw-row jw-gap-8">
              <ArticleLink article={{ diagnosis_id }} name={name} />
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
}

function Radar({ report }: { report: ReportData }) {
  const { radar_chart: points, categories, report_name: name, report_time: time, laboratories } = report;
  return (
    <ShellPage>
      <Sheet
        label="雷达图"
        title="报告雷达图"
        aside={
          <span className="jw-table-text jw-ink-3">
            {[name, time && formatDate(time, 'yyyy-MM-dd HH:mm')].filter(Boolean).join('\u3000')}
          </span>
        }
      >
        {points.length < RADAR_FROM ? (
          <EmptyState title="不足三组，不成图形" hint="报告的检验分组少于三组" />
        ) : (
          <div className={`jw-grid ${styles.beside}`}>
            <RadarChart points={points} label={`各组异常占比，共 ${points.length} 组，数字见表`} />
            <Table caption="各组异常占比" columns={POINT_COLUMNS} rows={points} rowKey={(point) => point.name} />
          </div>
        )}
      </Sheet>
      <Sheet label="疾病系统">
        <SectionHeading title="疾病系统" aside={`${categories.length} 个`} rule="none" />
        {categories.length === 0 ? (
          <EmptyState title="未提示疑似诊断" hint="现有检验结果未达到任何诊断规则" />
        ) : (
          <Table
            caption="疾病系统与疑似诊断"
            columns={systemColumns(laboratories)}
            rows={categories}
            rowKey={(category) => category.name}
            className={styles.systems}
          />
        )}
      </Sheet>
    </ShellPage>
  );
}

/** 报告雷达图: where one report is abnormal, as a page of its own. */
export function RadarPage() {
  const reportId = useSearchParams()[0].get('report_id') ?? '';
  const { reading, reload } = useReport(reportId);
  const { report } = reading;
  const patient = report?.patient;
  return (
    <ShellFrame
      known={{ reportId, reading, reload, patient }}
      header={{
        patient,
        back: { to: shellAddress('/report-detail', reportId), label: '报告解读' },
        onPrint: report && (() => window.print()),
      }}
    >
      <OfReport title="报告雷达图">{(shown) => <Radar key={reportId} report={shown} />}</OfReport>
    </ShellFrame>
  );
}
