import type { RiskModel } from '@jianwei/api-client/model';
import { KnowledgeSections } from '../../../parts/knowledge/knowledge-sections.tsx';
import { PerformanceFigure, PictureFigure } from '../../../parts/model/model-figures.tsx';
import { MODEL_TOPIC_TITLE } from '../../../parts/model/model-texts.ts';
import { SectionedScroll, type SectionTab } from '../../../kit/ui/sectioned-scroll.tsx';
import styles from '../diagnosis-body.module.css';
import { Contributions, type DiagnosisBodyProps, ReviewNotes } from '../diagnosis-body.tsx';
import { LabEvidence } from '../lab-evidence.tsx';
import { fixed, signedText } from '../../../kit/lib/format-number.ts';
import { Section } from '../../../parts/knowledge/section.tsx';
import { RiskStrip, RiskSummary } from './risk-summary.tsx';

const TABS: readonly SectionTab[] = [
  { id: 'risk', label: '风险概率' },
  { id: 'history', label: '历史趋势' },
  { id: 'evidence', label: '诊断依据', holds: ['risk-why'] },
  { id: 'introduction', label: '疾病知识', holds: ['recommends', 'assessment', 'manifestations', 'guides'] },
  { id: 'performance', label: MODEL_TOPIC_TITLE.performance },
  { id: 'roc', label: MODEL_TOPIC_TITLE.roc },
  { id: 'shap', label: MODEL_TOPIC_TITLE.shap },
];

/** A diagnosis with a risk model: probability, its history, evidence, knowledge, then what the model is worth. */
export function RiskBody({ knowledge, reportId, hints, onOpenTrend }: DiagnosisBodyProps) {
  const name = knowledge.diagnosis_display_name;
  const place = `diagnosis ${knowledge.diagnosis_id ?? ''}`;
  const figures = { place, dataNote: knowledge.risk_model?.data_note };
  const tabs = knowledge.hospital_note ? TABS.toSpliced(3, 0, { id: 'hospital-note', label: '本院说明' }) : TABS;
  return (
    <SectionedScroll tabs={tabs} className={styles.sections}>
      {hints}
      {knowledge.finding === undefined ? <RiskSummary knowledge={knowledge} /> : <RiskStrip knowledge={knowledge} />}
      <LabEvidence knowledge={knowledge} reportId={reportId} onOpenTrend={onOpenTrend} />
      <RiskWhy model={knowledge.risk_model} percent={knowledge.risk_probability_normal} />
      <KnowledgeSections knowledge={knowledge} />
      <PerformanceFigure rows={knowledge.performances ?? []} {...figures} />
      <div className={`jw-halves ${styles.pictures}`}>
        <PictureFigure kind="roc" name={knowledge.roc} modelName={name} {...figures} />
        <PictureFigure kind="shap" name={knowledge.shap} modelName={name} {...figures} />
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
