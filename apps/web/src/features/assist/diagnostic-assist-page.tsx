import { useGetAssistTerms } from '@jianwei/api-client/assist/assist';
import { getReportAnalysis } from '@jianwei/api-client/analysis/analysis';
import type { AssistTerms } from '@jianwei/api-client/model';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageActions } from '../../kit/lib/page-frame.tsx';
import { useLeaveGuard } from '../../parts/session/use-leave-guard.ts';
import { formatDate } from '../../kit/lib/format-date.ts';
import { confirm } from '../../kit/overlay/confirm.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { announce } from '../../kit/ui/notice.tsx';
import { QueryState } from '../../kit/query/query-state.tsx';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import { BlockSkeleton } from '../../kit/ui/skeleton.tsx';
import { draftOfReport, EMPTY_DRAFT } from './assist-draft.ts';
import { AssistRemainder } from './assist-remainder.tsx';
import { DiagnosisEvidence } from './diagnosis-evidence.tsx';
import { DiagnosisRanking } from './diagnosis-ranking.tsx';
import shared from './assist.module.css';
import styles from './diagnostic-assist-page.module.css';
import { EntryForm } from './entry-form.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { ResultActions } from '../../parts/result/result-actions.tsx';
import { resultText } from './result-text.ts';
import { ReviewNotes } from '../../parts/result/review-notes.tsx';
import { useDiagnosticAssist, type Assessed } from './use-diagnostic-assist.ts';

export const LEAVE_QUESTION = '离开将丢失已录入的内容，确认离开？';
const REPLACE_QUESTION = '带入将替换已录入的内容，确认带入？';
const CLEAR_QUESTION = '清空全部已录入的内容？';

/** 辅助诊断: what was found, entered by hand or taken over from a report, and what the rules make of it. */
export function DiagnosticAssistPage() {
  const terms = useGetAssistTerms();
  if (terms.data) return <DiagnosticAssist terms={terms.data} />;
  return (
    <div className={`jw-sheet ${shared.sheet ?? ''} ${styles.sheet ?? ''}`}>
      <QueryState query={terms} loading={<BlockSkeleton lines={8} />}>
        {() => null}
      </QueryState>
    </div>
  );
}

/** Reads a report into the form; a slow report that is no longer wanted changes nothing. */
function useTakeOver(terms: AssistTerms, replace: ReturnType<typeof useDiagnosticAssist>['replace']) {
  const [isReading, setReading] = useState(false);
  const wanted = useRef('');
  const take = async (reportId: string): Promise<void> => {
    wanted.current = reportId;
    setReading(true);
    try {
      const report = await getReportAnalysis(reportId, { peek: true });
      const { patient, report_time: time } = report;
      if (wanted.current !== reportId || patient === undefined) return;
      const draft = draftOfReport(report, patient, reportId, terms.laboratories, formatDate(time, 'yyyy-MM-dd HH:mm'));
      replace(draft);
      announce(`已带入 ${draft.rows.length} 项检验结果`);
    } catch {
      // The transport has shown the error; what was entered stays.
    } finally {
      if (wanted.current === reportId) setReading(false);
    }
  };
  const drop = () => {
    wanted.current = '';
    setReading(false);
  };
  return { isReading, take, drop };
}

function DiagnosticAssist({ terms }: { terms: AssistTerms }) {
  const assist = useDiagnosticAssist();
  const [query] = useSearchParams();
  const [isChoosing, setChoosing] = useState(false);
  const { isReading, take, drop } = useTakeOver(terms, assist.replace);
  useLeaveGuard(assist.isTyped, LEAVE_QUESTION);

  const named = query.get('report_id');
  const takeNamed = useEffectEvent(() => {
    if (named !== null && named !== '' && !assist.isTyped) void take(named);
  });
  useEffect(() => takeNamed(), [named]);

  const choose = async (reportId: string) => {
    setChoosing(false);
    if (!assist.isTyped || (await confirm({ title: REPLACE_QUESTION }))) await take(reportId);
  };
  const clear = async () => {
    if (assist.isTyped && !(await confirm({ title: CLEAR_QUESTION }))) return;
    drop();
    assist.replace(EMPTY_DRAFT);
  };

  const { assessed } = assist;
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = result.current;
    if (assessed === null || place === null) return;
    place.focus({ preventScroll: true });
    // On a narrow page the result lies below the form.
    if (place.getBoundingClientRect().top > window.innerHeight / 2) place.scrollIntoView();
  }, [assessed]);

  return (
    <div className={`jw-sheet ${shared.sheet ?? ''} ${styles.sheet ?? ''}`} aria-busy={isReading}>
      <PageActions>
        <ResultActions
          text={assessed === null || assist.isStale ? undefined : resultText(assessed.draft, assessed.result)}
        />
      </PageActions>
      <div className={styles.columns}>
        <EntryForm terms={terms} assist={assist} onTakeOver={() => setChoosing(true)} onClear={() => void clear()} />
        <div ref={result} className={styles.result} tabIndex={-1}>
          {assessed === null ? (
            <section aria-label="推断结果">
              <SectionHeading title="推断结果" />
              <EmptyState
                title={isReading ? '正在带入报告' : '录入后点击「推断诊断」'}
                hint="按检验解读规则库的 49 个诊断判读，结果不保存"
              />
            </section>
          ) : (
            <Outcome key={JSON.stringify(assessed.draft.rows)} assessed={assessed} isStale={assist.isStale} />
          )}
        </div>
      </div>
      {isChoosing && (
        <ReportDialog
          title="从报告带入"
          onChoose={(report) => void choose(report.report_id)}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}

function Outcome({ assessed, isStale }: { assessed: Assessed; isStale: boolean }) {
  const { draft, result } = assessed;
  const [chosen, setChosen] = useState<string>();
  const selected = result.diagnoses.find((one) => one.diagnosis_id === chosen) ?? result.diagnoses[0];
  const notes = [...new Set([...result.review_notes, ...(selected?.review_notes ?? [])])];
  return (
    <div className={`jw-grid jw-gap-24 ${styles.outcome ?? ''}`} data-stale={isStale || undefined}>
      <section aria-label="推断结果">
        <SectionHeading
          title="推断结果"
          aside={`${result.diagnoses.length} 个诊断\u3000${draft.gender} ${draft.age} 岁`}
        />
        {isStale && <p className={styles.stale}>录入内容已更改，以下仍为更改前的结果，请重新推断</p>}
        <DiagnosisRanking result={result} selectedId={selected?.diagnosis_id} onSelect={setChosen} />
      </section>
      {selected && (
        <DiagnosisEvidence
          key={selected.diagnosis_id}
          result={result}
          diagnosis={selected}
          reportId={draft.source?.reportId}
        />
      )}
      <AssistRemainder result={result} />
      <ReviewNotes notes={notes} ruleVersion={result.rule_version} knowledgeVersion={result.knowledge_version} />
    </div>
  );
}
