import { UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import type { DiagnosisKnowledge, RiskModel } from '@jianwei/api-client/model';
import { FOOTER_TEXT } from '@jianwei/clinical-rules/core/wording';
import { KnowledgeSections } from '../../../parts/knowledge/knowledge-sections.tsx';
import { DataNote, PerformanceFigure, PictureFigure } from '../../../parts/model/model-figures.tsx';
import { MODEL_TOPIC_TITLE } from '../../../parts/model/model-texts.ts';
import { SectionedScroll, type SectionTab } from '../../../kit/ui/sectioned-scroll.tsx';
import styles from '../diagnosis-body.module.css';
import { Contributions, type DiagnosisBodyProps, ReviewNotes } from '../diagnosis-body.tsx';
import { LabEvidence } from '../lab-evidence.tsx';
import { fixed, signedText } from '../../../kit/lib/format-number.ts';
import { Section } from '../../../parts/knowledge/section.tsx';
import { byTime, HistoryChart } from '../../../parts/trend/history-chart.tsx';
import { classNames } from '../../../kit/lib/class-names.ts';
import { formatDate } from '../../../kit/lib/format-date.ts';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';

const TABS: readonly SectionTab[] = [
  { id: 'risk', label: '风险概率', holds: ['risk-why'] },
  { id: 'history', label: '历史趋势' },
  { id: 'evidence', label: '诊断依据' },
  { id: 'introduction', label: '疾病知识', holds: ['recommends', 'assessment', 'manifestations', 'guides'] },
  { id: 'performance', label: MODEL_TOPIC_TITLE.performance },
  { id: 'roc', label: MODEL_TOPIC_TITLE.roc },
  { id: 'shap', label: MODEL_TOPIC_TITLE.shap },
];

/** A diagnosis with a risk model: probability, its history, evidence, knowledge, then what the model is worth. */
export function RiskBody({ knowledge, reportId, hints, onOpenTrend }: DiagnosisBodyProps) {
  const name = knowledge.diagnosis_display_name;
  const note = knowledge.risk_model?.data_note;
  const tabs = knowledge.hospital_note ? TABS.toSpliced(3, 0, { id: 'hospital-note', label: '本院说明' }) : TABS;
  return (
    <SectionedScroll tabs={tabs} className={styles.sections}>
      {hints}
      <RiskSummary knowledge={knowledge} />
      <RiskWhy model={knowledge.risk_model} percent={knowledge.risk_probability_normal} />
      <LabEvidence knowledge={knowledge} reportId={reportId} onOpenTrend={onOpenTrend} />
      <KnowledgeSections knowledge={knowledge} />
      <PerformanceFigure rows={knowledge.performances ?? []} dataNote={note} />
      <div className={`jw-halves ${styles.pictures}`}>
        <PictureFigure kind="roc" name={knowledge.roc} modelName={name} dataNote={note} />
        <PictureFigure kind="shap" name={knowledge.shap} modelName={name} dataNote={note} />
      </div>
    </SectionedScroll>
  );
}

/** Why the probability is what it is: what each feature added to or took from the average case. */
function RiskWhy({ model, percent }: { model: RiskModel | undefined; percent: number | undefined }) {
  if (model === undefined || percent === undefined || model.contributions.length === 0) return null;
  const { contributions, rule_version: version, review_notes: notes } = model;
  return (
    <Section
      id="risk-why"
      title={`为什么是 ${fixed(percent, 1)}%`}
      aside={`${contributions.length} 项\u3000规则版本 ${version}`}
    >
      <Contributions
        caption="各特征的贡献"
        headings={{ item: '特征', points: '影响（对数优势）' }}
        entries={contributions}
        pointsText={(points) => signedText(points, 3)}
      />
      <ReviewNotes notes={notes} />
    </Section>
  );
}

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
            {model?.base_percent !== undefined && (
              <p className={`jw-table-text jw-ink-2 ${styles.note}`}>
                各项均取均值时为 {fixed(model.base_percent, 1)}%。{FOOTER_TEXT.reference_only}。
              </p>
            )}
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
  return previous && { previous, points: Math.round((percent - previous.rate) * 10) / 10 };
}

function Probability({ percent, change }: { percent: number; change: ReturnType<typeof changeSincePrevious> }) {
  const { points = 0, previous } = change ?? {};
  return (
    <>
      <p className={`jw-row jw-wrap jw-baseline ${styles.hero}`}>
        <span className={styles.figure}>
          {fixed(percent, 1)}
          <span className={styles.unit}>%</span>
        </span>
        {previous && (
          <b className={classNames(points > 0 && 'jw-ink-high', points < 0 && 'jw-ink-low')}>
            {Number.isNaN(points)
              ? UNDETERMINED
              : points === 0
                ? '持平'
                : `${points > 0 ? '↑' : '↓'} ${Math.abs(points).toFixed(1)} 个百分点`}
            <span className={`jw-ink-3 ${styles.since}`}>较 {formatDate(previous.result_time, 'MM-dd')}</span>
          </b>
        )}
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
