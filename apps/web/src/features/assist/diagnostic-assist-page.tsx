import { useGetAssistTerms } from '@jianwei/api-client/assist/assist';
import type { AssistTerms } from '@jianwei/api-client/model';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageActions } from '../../kit/lib/page-frame.tsx';
import { confirm } from '../../kit/overlay/confirm.tsx';
import { QueryState } from '../../kit/query/query-state.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { TitledSection } from '../../kit/ui/section-heading.tsx';
import { ResultActions } from '../../parts/result/result-actions.tsx';
import { useLeaveGuard } from '../../parts/session/use-leave-guard.ts';
import styles from './assist.module.css';
import { AssistOutcome } from './assist-outcome.tsx';
import { EntryForm } from './entry-form.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { resultText } from './result-text.ts';
import { useDiagnosticAssist } from './use-diagnostic-assist.ts';

export const LEAVE_QUESTION = '离开将丢失已录入的内容，确认离开？';
const REPLACE_QUESTION = '带入将替换已录入的内容，确认带入？';
const CLEAR_QUESTION = '清空全部已录入的内容？';

/** 辅助诊断: what was found, entered by hand or taken over from a report, and what the rules make of it. */
export function DiagnosticAssistPage() {
  const terms = useGetAssistTerms();
  return (
    <div className={`jw-sheet jw-print-page ${styles.sheet}`}>
      <QueryState query={terms} lines={8}>
        {(data) => <DiagnosticAssist terms={data} />}
      </QueryState>
    </div>
  );
}

function DiagnosticAssist({ terms }: { terms: AssistTerms }) {
  const assist = useDiagnosticAssist(terms.laboratories);
  const { assessed, isReading, isStale, isTyped, takeOver } = assist;
  const [query] = useSearchParams();
  const [isChoosing, setChoosing] = useState(false);
  useLeaveGuard(isTyped, LEAVE_QUESTION);

  const named = query.get('report_id') ?? '';
  const takeNamed = useEffectEvent(() => {
    if (named !== '' && !isTyped) takeOver(named);
  });
  useEffect(() => takeNamed(), [named]);

  const choose = async (reportId: string) => {
    setChoosing(false);
    if (!isTyped || (await confirm({ title: REPLACE_QUESTION }))) takeOver(reportId);
  };
  const clear = async () => {
    if (!isTyped || (await confirm({ title: CLEAR_QUESTION }))) assist.clear();
  };

  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = result.current;
    if (assessed === null || place === null) return;
    place.focus({ preventScroll: true });
    // On a narrow page the result lies below the form.
    if (place.getBoundingClientRect().top > window.innerHeight / 2) place.scrollIntoView();
  }, [assessed]);

  return (
    <>
      <PageActions>
        <ResultActions text={assessed === null || isStale ? undefined : resultText(assessed.draft, assessed.result)} />
      </PageActions>
      <div className={`jw-grid jw-print-flow ${styles.columns}`} aria-busy={isReading}>
        <EntryForm terms={terms} assist={assist} onTakeOver={() => setChoosing(true)} onClear={() => void clear()} />
        <div ref={result} className={styles.result} tabIndex={-1}>
          {assessed === null ? (
            <TitledSection title="推断结果">
              <EmptyState
                title={isReading ? '正在带入报告' : '录入后点击「推断诊断」'}
                hint="按检验解读规则库判读，结果不保存"
              />
            </TitledSection>
          ) : (
            <AssistOutcome key={JSON.stringify(assessed.draft.rows)} assessed={assessed} isStale={isStale} />
          )}
        </div>
      </div>
      {isChoosing && (
        <ReportDialog
          title="从报告带入"
          onChoose={(reportId) => void choose(reportId)}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
