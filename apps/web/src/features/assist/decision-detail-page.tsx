import { useGetDecisionAid } from '@jianwei/api-client/assist/assist';
import { useGetDiagnosisKnowledge } from '@jianwei/api-client/knowledge/knowledge';
import type { DecisionAid, DiagnosisKnowledge } from '@jianwei/api-client/model';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { formatDate } from '../../kit/lib/format-date.ts';
import { PageActions } from '../../kit/lib/page-frame.tsx';
import { joinReads, QueryState } from '../../kit/query/query-state.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { BlockSkeleton } from '../../kit/ui/skeleton.tsx';
import { KnowledgeSections } from '../../parts/knowledge/knowledge-sections.tsx';
import { ReliabilityMark } from '../../parts/lab/reliability-mark.tsx';
import { detailAddress } from '../../parts/report/detail-address.ts';
import { ResultActions } from '../../parts/result/result-actions.tsx';
import { ReviewNotes } from '../../parts/result/review-notes.tsx';
import { useMayOpen } from '../../parts/session/may-open.ts';
import shared from './assist.module.css';
import { decisionAddress } from './decision-address.ts';
import { DecisionHints } from './decision-hints.tsx';
import { DecisionLabs } from './decision-labs.tsx';
import { decisionText } from './decision-text.ts';
import styles from './decision.module.css';
import { ReportDialog } from './report-dialog.tsx';

/** 决策详情: everything the knowledge base holds to decide about one disease, and what a patient already has of it. */
export function DecisionDetailPage() {
  const [query] = useSearchParams();
  const diagnosisId = query.get('diagnosis_id') ?? '';
  const reportId = query.get('report_id') ?? undefined;
  return (
    <section className={`jw-sheet ${shared.sheet}`}>
      {diagnosisId === '' ? (
        <EmptyState
          title="没有指定疾病"
          hint="从辅助决策的列表选择一种疾病"
          action={<Link to="/decision-assist">选择疾病</Link>}
        />
      ) : (
        <Decision key={`${diagnosisId} ${reportId ?? ''}`} diagnosisId={diagnosisId} reportId={reportId} />
      )}
    </section>
  );
}

function Decision({ diagnosisId, reportId }: { diagnosisId: string; reportId: string | undefined }) {
  const params = { diagnosis_id: diagnosisId, ...(reportId !== undefined && { report_id: reportId }) };
  /** Never show one patient's answer under another's address: refuses an answer about another report. */
  const select = <T extends { report_id?: string }>(data: T): T => {
    if (data.report_id === undefined || data.report_id === reportId) return data;
    throw new Error('The answer belongs to another report');
  };
  const decision = joinReads<[DecisionAid, DiagnosisKnowledge]>(
    useGetDecisionAid(params, { query: { select } }),
    useGetDiagnosisKnowledge(params, { query: { select } }),
  );
  return (
    <>
      <PageActions>
        <ResultActions text={decision.data && decisionText(...decision.data)} />
      </PageActions>
      <QueryState query={decision} loading={<BlockSkeleton lines={8} />}>
        {([aid, knowledge]) => (
          <>
            <DecisionHead aid={aid} knowledge={knowledge} />
            <DecisionHints hints={knowledge.hints} />
            <DecisionLabs laboratories={aid.laboratories} reportId={aid.report_id} />
            <KnowledgeSections knowledge={knowledge} />
            {knowledge.citations && knowledge.citations.length > 0 && (
              <p className={`jw-note ${styles.citations}`}>规则出处{`\u3000${knowledge.citations.join('；')}`}</p>
            )}
            <ReviewNotes
              notes={knowledge.review_notes}
              ruleVersion={knowledge.rule_version}
              knowledgeVersion={aid.knowledge_version}
            />
          </>
        )}
      </QueryState>
    </>
  );
}

/** Which disease, for whom, and how strongly that report suggests it. */
function DecisionHead({ aid, knowledge }: { aid: DecisionAid; knowledge: DiagnosisKnowledge }) {
  const navigate = useNavigate();
  const [isChoosing, setChoosing] = useState(false);
  const mayOpen = useMayOpen();
  const { patient, report_id: reportId, diagnosis_id: diagnosisId } = aid;
  const evidence =
    reportId === undefined || knowledge.reliable === undefined
      ? undefined
      : detailAddress({ reportId, panel: 'diagnosis', diagnosisId });
  const choose = (chosen?: string) => {
    setChoosing(false);
    void navigate(decisionAddress(diagnosisId, chosen));
  };
  return (
    <header className={`jw-row jw-wrap jw-between ${styles.head}`}>
      <div className={`jw-row jw-wrap jw-baseline ${styles.names}`}>
        <h2 className={`jw-song ${styles.name}`}>{knowledge.diagnosis_display_name}</h2>
        {aid.system_name !== undefined && <span className={shared.minor}>{aid.system_name}</span>}
      </div>
      <div className={`jw-row jw-wrap ${styles.patient}`}>
        {patient === undefined ? (
          <span className={shared.minor}>未指定患者报告，检验清单不含结果</span>
        ) : (
          <>
            <span>
              <b>{patient.name}</b>
              {`\u3000${patient.gender}${patient.age === undefined ? '' : ` ${patient.age} 岁`}\u3000`}
              {patient.department}
            </span>
            <span className={shared.minor}>
              {`${aid.report_name ?? ''}\u3000${formatDate(aid.report_time, 'yyyy-MM-dd HH:mm')}`}
            </span>
            {knowledge.reliable === undefined ? (
              <span className={shared.minor}>该报告未提示此诊断</span>
            ) : (
              <ReliabilityMark reliable={knowledge.reliable} />
            )}
            {evidence !== undefined && mayOpen(evidence) && (
              <Link to={evidence} className="jw-no-print">
                在报告中查看依据
              </Link>
            )}
          </>
        )}
        <span className="jw-no-print jw-row jw-gap-6">
          <Button size="small" onClick={() => setChoosing(true)}>
            {patient === undefined ? '选择患者报告' : '更换报告'}
          </Button>
          {patient !== undefined && (
            <Button size="small" variant="text" onClick={() => choose()}>
              不看患者
            </Button>
          )}
        </span>
      </div>
      {isChoosing && <ReportDialog title="选择患者报告" onChoose={choose} onClose={() => setChoosing(false)} />}
    </header>
  );
}
