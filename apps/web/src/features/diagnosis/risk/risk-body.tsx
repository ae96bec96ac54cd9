import type { DiagnosisKnowledge } from '@jianwei/api-client/model';
import { useRef } from 'react';
import { KnowledgeSections } from '../../../shared/knowledge/knowledge-sections.tsx';
import type { TrendRequest } from '../../../shared/lib/detail-slots.ts';
import { PerformanceFigure, PictureFigure } from '../../../shared/model/model-figures.tsx';
import styles from '../diagnosis-body.module.css';
import { HintsList } from '../hints-list.tsx';
import { LabEvidence } from '../lab-evidence.tsx';
import { SectionTabs } from '../section-tabs.tsx';
import { RiskSummary } from './risk-summary.tsx';
import { RiskWhy } from './risk-why.tsx';

const TABS = [
  { id: 'risk', label: '风险概率' },
  { id: 'history', label: '历史趋势' },
  { id: 'evidence', label: '诊断依据' },
  { id: 'introduction', label: '疾病知识' },
  { id: 'performance', label: '模型性能' },
  { id: 'roc', label: 'ROC曲线' },
  { id: 'shap', label: 'SHAP图' },
] as const;

interface RiskBodyProps {
  knowledge: DiagnosisKnowledge;
  reportId: string;
  onOpenApplication: (applicationId: string) => void;
  onOpenTrend?: ((request: TrendRequest) => void) | undefined;
}

/** A diagnosis with a risk model: probability, its history, evidence, knowledge, then what the model is worth. */
export function RiskBody({ knowledge, reportId, onOpenApplication, onOpenTrend }: RiskBodyProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const name = knowledge.diagnosis_display_name;
  const note = knowledge.risk_model?.data_note;
  return (
    <div className={styles.body}>
      <SectionTabs tabs={TABS} container={scroller} />
      <div ref={scroller} className={styles.sections}>
        <HintsList
          hints={knowledge.hints}
          applications={knowledge.applications}
          onOpenApplication={onOpenApplication}
        />
        <RiskSummary knowledge={knowledge} />
        <RiskWhy model={knowledge.risk_model} percent={knowledge.risk_probability_normal} />
        <LabEvidence knowledge={knowledge} reportId={reportId} onOpenTrend={onOpenTrend} />
        <KnowledgeSections knowledge={knowledge} />
        <PerformanceFigure rows={knowledge.performances ?? []} dataNote={note} />
        <div className={styles.pictures}>
          <PictureFigure kind="roc" name={knowledge.roc} modelName={name} dataNote={note} />
          <PictureFigure kind="shap" name={knowledge.shap} modelName={name} dataNote={note} />
        </div>
      </div>
    </div>
  );
}
