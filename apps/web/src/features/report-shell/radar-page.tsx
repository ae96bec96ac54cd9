import { UNDETERMINED, isTrue, isUndetermined } from '@jianwei/api-client/transport/undetermined';
import type { Category, RadarPoint, ReportData } from '@jianwei/api-client/model';
import { useSearchParams } from 'react-router-dom';
import { formatDate } from '../../kit/lib/format-date.ts';
import { printPage } from '../../kit/lib/print-page.ts';
import { type Column, Table } from '../../kit/table/table.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import { labName } from '../../parts/lab/lab-text.ts';
import { DiagnosisMark } from '../../parts/lab/diagnosis-mark.tsx';
import { findingOfDiagnosis } from '../../parts/reading/reading-words.ts';
import { NothingSuspected } from '../../parts/reading/nothing-suspected.tsx';
import { shellAddress } from '../../parts/report/detail-address.ts';
import { useReport } from '../../parts/report/use-report.ts';
import styles from './radar-chart.module.css';
import { ShellFrame } from './report-shell.tsx';
import { ArticleLink, OfReport, Sheet, ShellPage } from './shell-page.tsx';

/** Fewer directions are no figure. */
const RADAR_FROM = 3;
const RADIUS = 180;
/** Room for the names around the figure. */
const BOX = { width: 640, height: 440 } as const;
const RINGS = [0.25, 0.5, 0.75, 1];
/** Names stand this far outside the figure, as a share of the radius. */
const NAME_AT = 1.13;

/** Part of the full length, from 0 to 1; 0 where there is nothing to measure by. */
export function shareOf({ value, max }: Pick<RadarPoint, 'value' | 'max'>): number {
  return max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
}

/** The corner in one of `count` directions at a share of the radius, around 0, 0: the first upwards, then clockwise. */
function cornerAt(index: number, count: number, share: number, radius: number): readonly [x: number, y: number] {
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
  return [Math.cos(angle) * share * radius, Math.sin(angle) * share * radius];
}

/** The corners of a figure with a share of the radius in each direction, as an SVG points attribute. */
export function pointsText(shares: readonly number[], radius: number): string {
  return shares
    .map((share, index) =>
      cornerAt(index, shares.length, share, radius)
        .map((length) => length.toFixed(1))
        .join(),
    )
    .join(' ');
}

/** A name left of the figure ends at it, one right of it begins there. */
function anchorOf(x: number): 'start' | 'middle' | 'end' {
  if (Math.abs(x) < 12) return 'middle';
  return x > 0 ? 'start' : 'end';
}

/** The share of abnormal results in each direction, as a figure; the table beside it holds the numbers. */
function RadarChart({ points, label }: { points: readonly RadarPoint[]; label: string }) {
  const corner = (index: number, share: number) => cornerAt(index, points.length, share, RADIUS);
  return (
    <svg
      className={styles.radar}
      viewBox={`${-BOX.width / 2} ${-BOX.height / 2} ${BOX.width} ${BOX.height}`}
      role="img"
      aria-label={label}
    >
      {RINGS.map((share) => (
        <polygon
          key={share}
          className={styles.ring}
          points={pointsText(
            points.map(() => share),
            RADIUS,
          )}
        />
      ))}
      {points.map(({ name }, index) => {
        const [x, y] = corner(index, 1);
        return <line key={name} className={styles.ring} x2={x} y2={y} />;
      })}
      <polygon className={styles.figure} points={pointsText(points.map(shareOf), RADIUS)} />
      {points.map((point, index) => {
        const [x, y] = corner(index, shareOf(point));
        return <circle key={point.name} className={styles.corner} cx={x} cy={y} r={4} />;
      })}
      {points.map(({ name, value, max }, index) => {
        const [x, y] = corner(index, NAME_AT);
        return (
          <text key={name} className={styles.name} x={x} y={y} textAnchor={anchorOf(x)} dominantBaseline="middle">
            {name}
            <tspan className={styles.figures} dx={6}>
              {value}/{max}
            </tspan>
          </text>
        );
      })}
    </svg>
  );
}

const shareText = (point: RadarPoint) =>
  isUndetermined(point.value, point.max) ? UNDETERMINED : `${Math.round(shareOf(point) * 100)}%`;

const POINT_COLUMNS: readonly Column<RadarPoint>[] = [
  { header: '检验分组', isRowHeader: true, cell: ({ name }) => name },
  { header: '异常', align: 'end', cell: ({ value }) => value },
  { header: '项数', align: 'end', cell: ({ max }) => max },
  { header: '占比', align: 'end', cell: shareText },
];

/** The disease systems a report speaks about: their diagnoses, and the results behind them. */
function systemColumns({ laboratories: rows, reading }: ReportData): Column<Category>[] {
  const names = new Map(rows.map((row) => [row.laboratory_id, labName(row)]));
  return [
    { header: '疾病系统', isRowHeader: true, width: 132, cell: ({ name }) => name },
    {
      header: reading ? '诊断' : '疑似诊断',
      cell: (category) => (
        <ul>
          {category.sub_diagnosis.map((diagnosis) => {
            const { diagnosis_id, diagnosis_name: name } = diagnosis;
            const finding = findingOfDiagnosis(reading, diagnosis_id);
            return (
              <li key={diagnosis_id} className="jw-row jw-gap-8">
                <ArticleLink article={{ diagnosis_id }} name={finding?.title ?? name} />
                {/* The finding of a known one says the word itself. */}
                {!isTrue(finding?.known) && <DiagnosisMark of={diagnosis} />}
              </li>
            );
          })}
        </ul>
      ),
    },
    { header: '依据的检验结果', cell: ({ evidences }) => evidences.map((id) => names.get(id) ?? id).join('、') },
  ];
}

function Radar({ report }: { report: ReportData }) {
  const { radar_chart: points, categories, report_name: name, report_time: time } = report;
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
        {isUndetermined(points[0]?.name, ...points.map(({ value }) => value)) ? (
          <EmptyState title={`雷达图${UNDETERMINED}`} />
        ) : points.length < RADAR_FROM ? (
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
          <NothingSuspected report={report} />
        ) : (
          <Table
            caption={report.reading ? '疾病系统与诊断' : '疾病系统与疑似诊断'}
            columns={systemColumns(report)}
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
        onPrint: report && (() => void printPage()),
      }}
    >
      <OfReport title="报告雷达图">{(shown) => <Radar key={reportId} report={shown} />}</OfReport>
    </ShellFrame>
  );
}
