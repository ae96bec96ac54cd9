import type { DiagnosisKnowledge } from '@jianwei/api-client/model';
import { useRef } from 'react';
import { KnowledgeSections } from '../../shared/knowledge/knowledge-sections.tsx';
import type { TrendRequest } from '../../shared/lib/detail-slots.ts';
import styles from './diagnosis-body.module.css';
import { HintsList } from './hints-list.tsx';
import { LabEvidence } from './lab-evidence.tsx';
import { hasReasoning, Reasoning } from './reasoning.tsx';
import { SectionTabs } from './section-tabs.tsx';

interface DiagnosisBodyProps {
  knowledge: DiagnosisKnowledge;
  /** The lab report the page is on. */
  reportId: string;
  onOpenApplication: (applicationId: string) => void;
  onOpenTrend?: ((request: TrendRequest) => void) | undefined;
}

/** Lab evidence, then what is known: the body of diagnoses without a tool of their own. */
export function DiagnosisBody({ knowledge, reportId, onOpenApplication, onOpenTrend }: DiagnosisBodyProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const tabs = [
    { id: 'evidence', label: '诊断依据' },
    ...(hasReasoning(knowledge) ? [{ id: 'reasoning', label: '推理说明' }] : []),
    { id: 'introduction', label: '疾病介绍' },
    { id: 'recommends', label: '常用检验检查' },
    { id: 'assessment', label: '诊断标准与病情评估' },
    { id: 'manifestations', label: '临床表现' },
    { id: 'guides', label: '相关指南' },
  ];
  return (
    <div className={styles.body}>
      <SectionTabs tabs={tabs} container={scroller} />
      <div ref={scroller} className={styles.sections}>
        <HintsList
          hints={knowledge.hints}
          applications={knowledge.applications}
          onOpenApplication={onOpenApplication}
        />
        <LabEvidence knowledge={knowledge} reportId={reportId} onOpenTrend={onOpenTrend} />
        {hasReasoning(knowledge) && <Reasoning knowledge={knowledge} />}
        <KnowledgeSections knowledge={knowledge} />
      </div>
    </div>
  );
}
