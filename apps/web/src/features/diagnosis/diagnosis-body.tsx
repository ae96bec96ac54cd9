import type { DiagnosisKnowledge } from '@jianwei/api-client/model';
import type { ReactNode } from 'react';
import { KnowledgeSections } from '../../parts/knowledge/knowledge-sections.tsx';
import type { TrendRequest } from '../../parts/report/detail-slots.ts';
import { SectionedScroll } from '../../kit/ui/sectioned-scroll.tsx';
import styles from './diagnosis-body.module.css';
import { LabEvidence } from './lab-evidence.tsx';
import { hasReasoning, Reasoning } from './reasoning.tsx';

export interface DiagnosisBodyProps {
  knowledge: DiagnosisKnowledge;
  /** The lab report the page is on. */
  reportId: string;
  /** Above the first section. */
  hints: ReactNode;
  onOpenTrend?: ((request: TrendRequest) => void) | undefined;
}

/** Lab evidence, then what is known: the body of diagnoses without a tool of their own. */
export function DiagnosisBody({ knowledge, reportId, hints, onOpenTrend }: DiagnosisBodyProps) {
  const tabs = [
    { id: 'evidence', label: '诊断依据' },
    ...(hasReasoning(knowledge) ? [{ id: 'reasoning', label: '推理说明' }] : []),
    ...(knowledge.hospital_note ? [{ id: 'hospital-note', label: '本院说明' }] : []),
    { id: 'introduction', label: '疾病介绍' },
    { id: 'recommends', label: '常用检验检查' },
    { id: 'assessment', label: '诊断标准与病情评估' },
    { id: 'manifestations', label: '临床表现' },
    { id: 'guides', label: '相关指南' },
  ];
  return (
    <SectionedScroll tabs={tabs} className={styles.sections}>
      {hints}
      <LabEvidence knowledge={knowledge} reportId={reportId} onOpenTrend={onOpenTrend} />
      {hasReasoning(knowledge) && <Reasoning knowledge={knowledge} />}
      <KnowledgeSections knowledge={knowledge} />
    </SectionedScroll>
  );
}
