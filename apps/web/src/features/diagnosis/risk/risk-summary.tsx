import { UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import type { DiagnosisKnowledge } from '@jianwei/api-client/model';
import { FOOTER_TEXT } from '@jianwei/clinical-rules/core/marks';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../../../kit/lib/class-names.ts';
import { formatDate } from '../../../kit/lib/format-date.ts';
import { fixed } from '../../../kit/lib/format-number.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { Section } from '../../../parts/knowledge/section.tsx';
import { DataNote } from '../../../parts/model/model-figures.tsx';
import { byTime, HistoryChart, rateText } from '../../../parts/trend/history-chart.tsx';
import styles from '../diagnosis-body.module.css';

const TICKS = [0, 25, 50, 75, 100];

/** The probability of this report and how it came about over time, side by side. */
export function RiskSummary({ knowledge }: { knowledge: DiagnosisKnowledge }) {
  const { risk_probability_normal: percent, histories_normal: history, risk_model: model } = knowledge;
  return (
    <div className={`jw-halves ${styles.columns}`}>
      <Section id="risk" title="风险概率" aside={<DataNote text={model?.data_note} />}>
        {percent === undefined ? (
          <EmptyState
            title={model?.message || '暂无数据'}
            {...(model && model.missing.length > 0 && { hint: `缺少：${model.missing.join('、')}` })}
          />
        ) : (
          <>
            <Probability percent={percent} change={changeSincePrevious(knowledge)} />
            <p className={`jw-table-text jw-ink-2 ${styles.note}`}>
              {subjectOf(knowledge)}。
              {model?.base_percent !== undefined &&
                `各项均取均值时为 ${fixed(model.base_percent, 1)}%。${FOOTER_TEXT.reference_only}。`}
            </p>
          </>
        )}
      </Section>
      <Section id="history" title="历史趋势" aside="概率（%）">
        {history ? (
          <HistoryChart history={history} label={`${knowledge.diagnosis_display_name}风险概率`} />
        ) : (
          <EmptyState title="暂无数据" />
        )}
      </Section>
    </div>
  );
}

/** Of what the figure is, and of which time: the model reads this report and looks no further. */
const subjectOf = ({ diagnosis_display_name: name }: DiagnosisKnowledge) => `${name}，按本次报告`;

/** So many of the latest probabilities stand in the line. */
const IN_LINE = 4;

/**
 * The same in two lines, where the reading itself has the first word: the probability with its change, or why there is none, and
 * how it came about. The scale and the chart come on demand.
 */
export function RiskStrip({ knowledge }: { knowledge: DiagnosisKnowledge }) {
  const [isOpen, setOpen] = useState(false);
  const { risk_probability_normal: percent, histories_normal: history, risk_model: model } = knowledge;
  if (isOpen)
    return (
      <>
        <RiskSummary knowledge={knowledge} />
        <p className={`jw-row jw-no-print ${styles.unfold}`}>
          <Button size="small" aria-expanded icon={<ChevronUp size={14} />} onClick={() => setOpen(false)}>
            收起
          </Button>
        </p>
      </>
    );
  const latest = history && byTime(history.histories).slice(-IN_LINE);
  const said = history && latest?.map((entry) => rateText(entry, history));
  // Several read as a course; one alone says of which day it is.
  const day = latest?.length === 1 ? `${formatDate(latest[0]?.result_time)} ` : '';
  return (
    <div className={`jw-halves ${styles.columns} ${styles.strip}`}>
      <Section
        id="risk"
        title="风险概率"
        aside={
          <span className="jw-row jw-gap-8">
            {percent === undefined ? (
              model?.message || '暂无数据'
            ) : (
              <>
                <span className="jw-ellipsis" title={subjectOf(knowledge)}>
                  {subjectOf(knowledge)}
                </span>
                <b className="jw-ink jw-nowrap">{fixed(percent, 1)} %</b>
                <Change change={changeSincePrevious(knowledge)} />
              </>
            )}
            <DataNote text={model?.data_note} />
          </span>
        }
      >
        {null}
      </Section>
      <Section
        id="history"
        title="历史趋势"
        aside={
          <span className="jw-row jw-gap-12 jw-nowrap">
            {said ? `${day}${said.join(' → ')}` : '暂无数据'}
            {said && (
              <Button
                size="small"
                className="jw-no-print"
                aria-expanded={false}
                icon={<ChevronDown size={14} />}
                onClick={() => setOpen(true)}
              >
                展开图形
              </Button>
            )}
          </span>
        }
      >
        {null}
      </Section>
    </div>
  );
}

/** The figure before that of the report on screen, and the difference in percentage points; undefined for a first one. */
export function changeSincePrevious(knowledge: Partial<DiagnosisKnowledge>) {
  const { report_id: reportId, risk_probability_normal: percent, histories_normal: history } = knowledge;
  if (percent === undefined || history === undefined) return undefined;
  const sorted = byTime(history.histories);
  const previous = sorted
    .slice(
      0,
      Math.max(
        0,
        sorted.findIndex((entry) => entry.report_id === reportId),
      ),
    )
    .at(-1);
  const own = sorted.find((entry) => entry.report_id === reportId);
  return previous && { previous, own, points: Math.round((percent - previous.rate) * 10) / 10 };
}

function Change({ change }: { change: ReturnType<typeof changeSincePrevious> }) {
  if (change === undefined) return null;
  const { points, previous, own } = change;
  const isOfYear = formatDate(previous.result_time, 'yyyy') === formatDate(own?.result_time, 'yyyy');
  return (
    <b className={classNames('jw-nowrap', points > 0 && 'jw-ink-high', points < 0 && 'jw-ink-low')}>
      {Number.isNaN(points)
        ? UNDETERMINED
        : points === 0
          ? '持平'
          : `${points > 0 ? '↑' : '↓'} ${Math.abs(points).toFixed(1)} 个百分点`}
      <span className={`jw-ink-3 ${styles.since}`}>
        较 {formatDate(previous.result_time, isOfYear ? 'MM-dd' : 'yyyy-MM-dd')}
      </span>
    </b>
  );
}

function Probability({ percent, change }: { percent: number; change: ReturnType<typeof changeSincePrevious> }) {
  const { previous } = change ?? {};
  return (
    <>
      <p className={`jw-row jw-wrap jw-baseline ${styles.hero}`}>
        <span className={styles.figure}>
          {fixed(percent, 1)}
          <span className={styles.unit}>%</span>
        </span>
        <Change change={change} />
      </p>
      <div
        className={styles.scale}
        role="img"
        aria-label={`概率 ${fixed(percent, 1)}%${previous ? `，上次 ${fixed(previous.rate, 1)}%` : ''}`}
      >
        <div className={styles.track}>
          <span className={styles.fill} style={{ width: `${percent}%` }} />
          {previous && <span className={styles.previous} style={{ left: `${previous.rate}%` }} />}
          <span className={styles.now} style={{ left: `${percent}%` }} />
        </div>
        <div className={`jw-row jw-between jw-note ${styles.ticks}`} aria-hidden>
          {TICKS.map((tick) => (
            <span key={tick}>{tick}</span>
          ))}
        </div>
      </div>
    </>
  );
}
