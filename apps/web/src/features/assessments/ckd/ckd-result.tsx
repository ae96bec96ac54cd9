import { sayOf } from '@jianwei/api-client/transport/undetermined';
import type { ClassDistance, KidneyReport, KidneyReportListItem, LaboratoryRow } from '@jianwei/api-client/model';
import { CKD_RISK_TEXT } from '@jianwei/clinical-rules/ckd/wording';
import { formatDate } from '../../../kit/lib/format-date.ts';
import { Table } from '../../../kit/table/table.tsx';
import { SectionHeading } from '../../../kit/ui/section-heading.tsx';
import { ResultValue } from '../../../parts/lab/abnormal-value.tsx';
import { deltaText, labName, unitText } from '../../../parts/lab/lab-text.ts';
import { TrendButton } from '../../../parts/lab/trend-button.tsx';
import type { TrendRequest } from '../../../parts/report/detail-slots.ts';
import { ResultActions } from '../../../parts/result/result-actions.tsx';
import { ReviewNotes } from '../../../parts/result/review-notes.tsx';
import { ReferenceOnly, Remarks } from '../shared/result-parts.tsx';
import { Distance, Why, type DistanceStep } from '../shared/explained.tsx';
import { recordText } from '../shared/record-text.ts';
import { riskOfName, riskOfReport, stageText } from './ckd-stages.ts';
import styles from './ckd.module.css';

interface CkdResultProps {
  report: KidneyReport;
  /** The staged report before it. */
  previous: KidneyReportListItem | undefined;
  onOpenTrend: ((request: TrendRequest) => void) | undefined;
}

/** Stage and risk of the report, what they rest on, and what would change them. */
export function CkdResult({ report, previous, onOpenTrend }: CkdResultProps) {
  const { evidence_inference: inference, laboratories: rows = [], sources = [], contributions = [] } = report;
  const risk = riskOfReport(report);
  const stage = stageText(inference);
  return (
    <>
      <div className="jw-row jw-between">
        <p className="jw-note">本次分期</p>
        <ResultActions isCompact text={conclusionText(report)} />
      </div>
      <p className={`jw-song ${styles.stageName}`}>{report.diagnosis_name || '无法分期'}</p>
      <p className={`jw-row jw-wrap jw-table-text jw-ink-2 ${styles.summary}`}>
        <span className={`jw-print-fill ${styles.tag}`} data-risk={risk ?? 'unknown'}>
          {sayOf(risk, inference.reliable_name || (risk ? CKD_RISK_TEXT[risk] : '无法分层'))}
        </span>
        {previous && <span>{previousText(previous)}</span>}
      </p>
      {report.conclusion !== undefined && <p className="jw-table-text jw-ink-2">{report.conclusion}</p>}
      {rows.length > 0 && (
        <section className={styles.basis}>
          <SectionHeading
            level={3}
            rule="none"
            title="分期依据"
            aside={
              <span className="jw-row jw-gap-10">
                {formatDate(report.report_time)}
                <TrendButton of="肾功能" rows={rows} onOpenTrend={onOpenTrend} />
              </span>
            }
          />
          <BasisTable rows={rows} />
        </section>
      )}
      <Remarks title="提示" texts={report.tips} />
      <Why
        title={stage === '' ? '为什么无法分期' : `为什么是 ${stage}`}
        // Where a staged result came from stands below it like any other source.
        rows={[...sources.map(({ text, ...row }) => ({ ...row, source: text })), ...contributions]}
        hidesPoints
      />
      <Distance steps={report.distance?.map(tonedStep)} />
      <ReviewNotes className="jw-above-20" notes={report.review_notes} ruleVersion={report.rule_version} />
      <ReferenceOnly />
    </>
  );
}

/** The kidney results of the report with the change since last time. */
function BasisTable({ rows }: { rows: readonly LaboratoryRow[] }) {
  return (
    <Table
      caption="分期依据"
      className={`jw-above-6 ${styles.results}`}
      rows={rows}
      rowKey={(row) => row.laboratory_id}
      columns={[
        {
          header: '项目',
          isRowHeader: true,
          cell: (row) => (
            <>
              {labName(row)}
              <div className="jw-note">{unitText(row.original_units)}</div>
            </>
          ),
        },
        {
          header: '结果',
          align: 'end',
          isNowrap: true,
          className: styles.value,
          headClassName: styles.valueHeading,
          cell: (row) => <ResultValue of={row} slot />,
        },
        {
          header: '较上次',
          align: 'end',
          isNowrap: true,
          className: 'jw-ink-2',
          cell: (row) => (
            <>
              {changeText(row)}
              {row.previous && <div className="jw-note">{formatDate(row.previous.report_time)}</div>}
            </>
          ),
        },
      ]}
    />
  );
}

/** The difference; between results in words the earlier word. */
function changeText(row: LaboratoryRow): string {
  const delta = deltaText(row);
  if (delta !== '' || !row.previous) return delta;
  const { original_result: before } = row.previous;
  return before === row.original_result ? '相同' : `原 ${before}`;
}

/** 上次完整分期为高危（G3a A2）, and when: filtration alone may have been measured since. */
function previousText({ evidence_inference: inference, report_time: time }: KidneyReportListItem): string {
  return `上次完整分期为${inference?.reliable_name ?? ''}（${stageText(inference)}，${formatDate(time)}）`;
}

const TONES = { low: 'ok', medium: 'amber', high: 'high', very_high: 'high' } as const;

/** 高危（G3b A1）has the tone of its risk. */
function tonedStep(step: ClassDistance): DistanceStep {
  const risk = riskOfName(step.target.replace(/（.*/, ''));
  return { ...step, tone: risk && TONES[risk] };
}

/** What a doctor pastes into the record. */
function conclusionText(report: KidneyReport): string {
  const conclusion = report.conclusion ?? [report.diagnosis_name, report.evidence_inference.reliable_name].join('，');
  const sources = (report.sources ?? []).map(({ label, value }) => `${label} ${value}`).join('，');
  return recordText(
    { time: report.report_time, name: 'CKD分期' },
    [conclusion, sources, ...(report.tips ?? [])],
    report.review_notes,
  );
}
