import type { Category, LaboratoryRow, RadarPoint, ReportData } from '@jianwei/api-client/model';
import { Link, useSearchParams } from 'react-router-dom';
import { formatDate } from '../../shared/lib/format-date.ts';
import { ReportHeader } from '../../shared/report/report-header.tsx';
import { ReportFailed, ReportMissing } from '../../shared/report/report-missing.tsx';
import { useReport } from '../../shared/report/use-report.ts';
import { useMayOpen } from '../../shared/session/may-open.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { labName } from '../../shared/ui/lab-text.ts';
import { ReliabilityMark } from '../../shared/ui/reliability-mark.tsx';
import { SectionHeading } from '../../shared/ui/section-heading.tsx';
import { BlockSkeleton } from '../../shared/ui/skeleton.tsx';
import { RadarChart } from './radar-chart.tsx';
import { RADAR_FROM, shareOf } from './radar-figure.ts';
import styles from './radar-page.module.css';
import page from './shell-page.module.css';
import { articleAddress, shellAddress } from './shell-address.ts';

function PointTable({ points }: { points: readonly RadarPoint[] }) {
  return (
    <table className={`jw-table ${styles.points ?? ''}`} aria-label="各组异常占比">
      <thead>
        <tr>
          <th scope="col">检验分组</th>
          <th scope="col">异常</th>
          <th scope="col">项数</th>
          <th scope="col">占比</th>
        </tr>
      </thead>
      <tbody>
        {points.map((point) => (
          <tr key={point.name}>
            <th scope="row">{point.name}</th>
            <td>{point.value}</td>
            <td>{point.max}</td>
            <td>{Math.round(shareOf(point) * 100)}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

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
  return (
    <table className={`jw-table ${styles.systems ?? ''}`} aria-label="疾病系统与疑似诊断">
      <thead>
        <tr>
          <th scope="col">疾病系统</th>
          <th scope="col">疑似诊断</th>
          <th scope="col">依据的检验结果</th>
        </tr>
      </thead>
      <tbody>
        {categories.map((category) => (
          <tr key={category.name}>
            <th scope="row">{category.name}</th>
            <td>
              <ul>
                {category.sub_diagnosis.map(({ diagnosis_id: diagnosisId, diagnosis_name: name, reliable }) => (
                  <li key={diagnosisId} className={styles.diagnosis}>
                    {mayOpen('/knowledge-detail') ? (
                      <Link to={articleAddress(reportId, { diagnosisId })}>{name}</Link>
                    ) : (
                      name
                    )}
                    <ReliabilityMark reliable={reliable} />
                  </li>
                ))}
              </ul>
            </td>
            <td>{category.evidences.map((id) => names.get(id) ?? id).join('、')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Radar({ report, reportId }: { report: ReportData; reportId: string }) {
  const points = report.radar_chart;
  return (
    <>
      <section className={`jw-sheet ${page.sheet ?? ''}`} aria-label="雷达图">
        <div className={page.head}>
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
            <PointTable points={points} />
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
    <div className={styles.screen}>
      <ReportHeader
        patient={report?.patient}
        nameAs="p"
        back={{ to: shellAddress('/report-detail', reportId), label: '报告解读' }}
        onPrint={report && (() => window.print())}
      />
      <main id="main" tabIndex={-1} className={styles.main}>
        <div className={page.page}>
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
