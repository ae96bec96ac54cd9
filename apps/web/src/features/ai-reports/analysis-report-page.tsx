import { useGetShownReport } from '@jianwei/api-client/ai-reports/ai-reports';
import type { ShownAnswer, ShownDifference, ShownReport } from '@jianwei/api-client/model';
import { isRefusal } from '@jianwei/api-client/transport/api-error';
import { isTrue } from '@jianwei/api-client/transport/undetermined';
import { useAddressState } from '../../kit/lib/address.ts';
import { formatDate } from '../../kit/lib/format-date.ts';
import { QueryState } from '../../kit/query/query-state.tsx';
import { type Column, Table } from '../../kit/table/table.tsx';
import { SectionHeading, TitledSection } from '../../kit/ui/section-heading.tsx';
import { ReliabilityMark } from '../../parts/lab/reliability-mark.tsx';
import { DETAIL, feedbackText } from './ai-report-words.ts';
import styles from './ai-reports.module.css';

const minute = (time: string) => formatDate(time, 'yyyy-MM-dd HH:mm');

const DIFFERENCES: readonly Column<ShownDifference>[] = [
  { header: '什么不同', isRowHeader: true, isNowrap: true, cell: (row) => row.what },
  { header: '当时', cell: (row) => row.before || '—' },
  { header: '现在', cell: (row) => row.after || '—' },
  { header: '原因', cell: (row) => <b>{row.cause}</b> },
];

/** 分析报告: one report as its doctor saw it, beside what is computed now, with the cause of each difference. */
export function AnalysisReportPage() {
  const [{ report_id: reportId }] = useAddressState(DETAIL);
  const query = useGetShownReport(reportId, { request: { suppress: true } });
  return (
    <section className={`jw-sheet jw-grid jw-gap-20 ${styles.sheet}`}>
      <QueryState query={query} failed={isRefusal(query.error) ? query.error.message : '分析报告未能载入'} lines={12}>
        {(report) => <Analysis report={report} />}
      </QueryState>
    </section>
  );
}

function Analysis({ report }: { report: ShownReport }) {
  const { then, now, differences, near, feedback } = report;
  return (
    <>
      <header>
        <h2 className={styles.name}>{`${report.report_id} ${report.report_name}`}</h2>
        <p className="jw-table-text jw-ink-2">
          {`${report.patient_name}\u3000${report.department}\u3000报告 ${minute(report.report_time)}\u3000首次显示 ${minute(report.shown_at)}，${report.shown_by}`}
        </p>
        <p className="jw-note">
          {isTrue(report.is_replayed)
            ? '以当时的结果与规则重新计算，与当时所显示的一致'
            : '以当时的结果与规则重新计算，与当时所显示的不一致，见下'}
        </p>
      </header>
      <TitledSection title="差异与原因" aside={differences.length === 0 ? undefined : `${differences.length} 处`}>
        {differences.length === 0 ? (
          <p className="jw-body jw-above-8">现在的解读与当时相同</p>
        ) : (
          <Table
            caption="差异与原因"
            columns={DIFFERENCES}
            rows={differences}
            rowKey={(row, place) => `${row.what}-${place}`}
          />
        )}
      </TitledSection>
      <div className="jw-halves jw-gap-24">
        <Answer title="当时" aside={minute(report.shown_at)} answer={then} other={now} />
        <Answer title="现在" aside="按现在的规则与结果计算" answer={now} other={then} />
      </div>
      <div className="jw-halves jw-gap-24">
        <TitledSection title="最接近而没有成立的规则">
          {near.length === 0 ? (
            <p className="jw-note jw-above-8">没有接近的规则</p>
          ) : (
            <ul className="jw-grid jw-gap-8 jw-above-8">
              {near.map(({ name, version, text }, place) => (
                <li key={`${name}-${place}`} className="jw-table-text">
                  <b>{name}</b> <span className="jw-note">{version}</span>
                  <br />
                  {text}
                </li>
              ))}
            </ul>
          )}
        </TitledSection>
        <TitledSection title="医师反馈">
          {feedback.length === 0 ? (
            <p className="jw-note jw-above-8">没有反馈</p>
          ) : (
            <ul className="jw-grid jw-gap-8 jw-above-8">
              {feedback.map(({ kind, content, time }, place) => (
                <li key={`${time}-${place}`} className="jw-table-text">
                  <b>{feedbackText(kind)}</b> <span className="jw-note">{minute(time)}</span>
                  <br />
                  {content}
                </li>
              ))}
            </ul>
          )}
        </TitledSection>
      </div>
    </>
  );
}

interface AnswerProps {
  readonly title: string;
  readonly aside: string;
  readonly answer: ShownAnswer;
  /** The other of the two: what it does not say is marked. */
  readonly other: ShownAnswer;
}

/** One interpretation: what it said, on what grounds, by which versions; what the other one does not say is marked. */
function Answer({ title, aside, answer, other }: AnswerProps) {
  const { conclusion, diagnoses, unread, versions } = answer;
  const known = new Map(other.diagnoses.map(({ diagnosis_id: id, reliable }) => [id, reliable]));
  return (
    <section aria-label={title}>
      <SectionHeading title={title} aside={aside} />
      <ol className="jw-grid jw-gap-4 jw-above-8" aria-label={`${title}的结论`}>
        {conclusion.map((line, place) => (
          <li
            key={`${line}-${place}`}
            className={`jw-body ${styles.line}`}
            data-changed={!other.conclusion.includes(line) || undefined}
          >
            {line}
          </li>
        ))}
        {conclusion.length === 0 && <li className="jw-note">没有需提示的发现</li>}
      </ol>
      <ul className="jw-grid jw-gap-8 jw-above-20" aria-label={`${title}的诊断`}>
        {diagnoses.map(({ diagnosis_id: id, name, reliable, evidences }, place) => (
          <li
            key={`${id}-${place}`}
            className={`jw-table-text ${styles.line}`}
            data-changed={known.get(id) !== reliable || undefined}
          >
            <span className="jw-row jw-gap-8">
              <b>{name}</b>
              <ReliabilityMark reliable={reliable} />
            </span>
            <span className="jw-ink-2">{evidences.join('，')}</span>
          </li>
        ))}
        {diagnoses.length === 0 && <li className="jw-note">没有提示的诊断</li>}
      </ul>
      {unread.length > 0 && <p className="jw-note jw-above-8">未能解读：{unread.join('，')}</p>}
      <p className="jw-note jw-above-8">
        {`规则版本：${versions.map(({ name, version }) => `${name} ${version}`).join('，')}`}
      </p>
    </section>
  );
}
