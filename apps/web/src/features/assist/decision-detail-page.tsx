import { isUndetermined, sayOf, UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import { useGetDecisionAid } from '@jianwei/api-client/assist/assist';
import { useGetDiagnosisKnowledge } from '@jianwei/api-client/knowledge/knowledge';
import type { DecisionAid, DecisionLaboratory, DiagnosisKnowledge } from '@jianwei/api-client/model';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { formatDate } from '../../kit/lib/format-date.ts';
import { PageActions } from '../../kit/lib/page-frame.tsx';
import { joinReads, QueryState } from '../../kit/query/query-state.tsx';
import { type Column, Table } from '../../kit/table/table.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { TitledSection } from '../../kit/ui/section-heading.tsx';
import { KnowledgeSections } from '../../parts/knowledge/knowledge-sections.tsx';
import { ResultValue } from '../../parts/lab/abnormal-value.tsx';
import { labState, referenceText } from '../../parts/lab/lab-text.ts';
import { DiagnosisMark } from '../../parts/lab/diagnosis-mark.tsx';
import { detailAddress } from '../../parts/report/detail-address.ts';
import { ResultActions } from '../../parts/result/result-actions.tsx';
import { ReviewNotes } from '../../parts/result/review-notes.tsx';
import { AllowedLink } from '../../parts/session/allowed-link.tsx';
import { useMayOpen } from '../../parts/session/may-open.ts';
import shared from './assist.module.css';
import { decisionAddress } from '../../parts/report/decision-address.ts';
import { DecisionHints, decisionText } from './decision-hints.tsx';
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
      <QueryState query={decision} lines={8}>
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
        <h2 className="jw-song jw-title">{knowledge.diagnosis_display_name}</h2>
        {aid.system_name !== undefined && <span className="jw-small jw-ink-3">{aid.system_name}</span>}
      </div>
      <div className={`jw-row jw-wrap ${styles.patient}`}>
        {patient === undefined ? (
          <span className="jw-small jw-ink-3">未指定患者报告，检验清单不含结果</span>
        ) : (
          <>
            <span>
              <b>{patient.name}</b>
              {`\u3000${patient.gender}${patient.age === undefined ? '' : ` ${patient.age} 岁`}\u3000`}
              {patient.department}
            </span>
            <span className="jw-small jw-ink-3">
              {`${aid.report_name ?? ''}\u3000${formatDate(aid.report_time, 'yyyy-MM-dd HH:mm')}`}
            </span>
            {knowledge.reliable === undefined ? (
              <span className="jw-small jw-ink-3">该报告未提示此诊断</span>
            ) : (
              <DiagnosisMark of={{ reliable: knowledge.reliable, known: knowledge.finding?.known }} />
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

const AVAILABILITY_TEXT: Record<DecisionLaboratory['availability'], string> = {
  present: '已有',
  repeat: '建议复查',
  missing: '尚无结果',
  unlisted: '目录外，请查阅病历',
  unknown: '—',
};

const COLUMNS: readonly Column<DecisionLaboratory>[] = [
  { header: '检验', isRowHeader: true, isNowrap: true, cell: ({ name }) => name },
  {
    header: '来源',
    className: 'jw-ink-3',
    cell: ({ recommended, read_by_rule: isRead }) =>
      [recommended && sayOf(recommended, '知识库推荐'), isRead && sayOf(isRead, '规则判读')].filter(Boolean).join('、'),
  },
];

const resultColumns = (reportId: string): Column<DecisionLaboratory>[] => [
  {
    header: '状态',
    isNowrap: true,
    className: styles.state,
    cell: ({ availability }) => sayOf(availability, AVAILABILITY_TEXT[availability]),
  },
  { header: '结果', align: 'end', isNowrap: true, cell: resultOf },
  { header: '参考区间', cell: ({ row }) => row && referenceText(row) },
  { header: '报告时间', cell: (laboratory) => <When laboratory={laboratory} reportId={reportId} /> },
];

interface DecisionLabsProps {
  laboratories: readonly DecisionLaboratory[];
  /** The report the aid is for; undefined: nothing is said of results. */
  reportId: string | undefined;
}

/** 所需检验: what is recommended and what the rules read; with a report, what the patient has of it and what is missing. */
function DecisionLabs({ laboratories, reportId }: DecisionLabsProps) {
  if (laboratories.length === 0) return null;
  const count = (...states: DecisionLaboratory['availability'][]) =>
    laboratories.filter(({ availability }) => states.includes(availability)).length;
  return (
    <TitledSection
      title="所需检验"
      aside={
        reportId === undefined
          ? `${laboratories.length} 项`
          : `已有 ${count('present', 'repeat')} 项\u3000尚无结果 ${count('missing')} 项`
      }
    >
      <div className={`jw-scroll-x ${styles.labs}`}>
        <Table
          caption="所需检验"
          columns={reportId === undefined ? COLUMNS : [...COLUMNS, ...resultColumns(reportId)]}
          rows={laboratories}
          rowKey={({ name }) => name}
          rowState={({ availability }) => ({ 'data-availability': availability })}
        />
      </div>
    </TitledSection>
  );
}

function resultOf({ row, group_total: total, group_abnormal: abnormal = 0 }: DecisionLaboratory) {
  if (row === undefined) {
    if (total === undefined) return null;
    if (isUndetermined(total, abnormal)) return UNDETERMINED;
    return abnormal > 0 ? `${total} 项，异常 ${abnormal} 项` : `${total} 项，未见异常`;
  }
  const reason = labState(row) === 'undetermined' ? (row.undetermined_reason ?? '') : undefined;
  return (
    <span title={reason}>
      <ResultValue of={row} withUnit showCriticalTag />
      {reason !== undefined && <span className="jw-ink-3">{'\u3000'}无法判定</span>}
    </span>
  );
}

function When({ laboratory, reportId }: { laboratory: DecisionLaboratory; reportId: string }) {
  const { report_id: from, report_time: time } = laboratory;
  if (from === undefined) return null;
  if (from === reportId) return <span className="jw-ink-3">本报告</span>;
  const text = formatDate(time, 'yyyy-MM-dd HH:mm');
  return <AllowedLink to={detailAddress({ reportId: from })}>{text}</AllowedLink>;
}
