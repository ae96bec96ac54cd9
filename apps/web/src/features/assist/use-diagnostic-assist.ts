import { getReportAnalysis } from '@jianwei/api-client/analysis/analysis';
import { useAssessFindings } from '@jianwei/api-client/assist/assist';
import type { AssistItem, AssistResult } from '@jianwei/api-client/model';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useOnce } from '../../kit/lib/use-once.ts';
import { announce } from '../../kit/ui/notice.tsx';
import {
  checkDraft,
  draftOfReport,
  EMPTY_DRAFT,
  inputOf,
  isEmptyDraft,
  rowField,
  type Draft,
  type DraftErrors,
} from './assist-draft.ts';

/** An answer with the entries it is about. */
export interface Assessed {
  readonly draft: Draft;
  readonly result: AssistResult;
}

interface State {
  readonly draft: Draft;
  readonly errors: DraftErrors;
  readonly assessed: Assessed | null;
  /** Something was typed that no report holds. */
  readonly isTyped: boolean;
}

const START: State = { draft: EMPTY_DRAFT, errors: {}, assessed: null, isTyped: false };

/** The form of the diagnostic aid: entries, their faults, and the answer, which says itself when it is about older entries. */
export function useDiagnosticAssist(items: readonly AssistItem[]) {
  const [state, setState] = useState(START);
  const { draft, assessed } = state;
  const { mutateAsync, isPending } = useAssessFindings();
  const reading = useMutation({ mutationFn: (reportId: string) => getReportAnalysis(reportId, { peek: true }) });
  const once = useOnce();

  const replace = (next: Draft) => setState({ ...START, draft: next });
  // Only while the entries are still those that were checked; otherwise a fault would stand beside another text.
  const setErrors = (errors: DraftErrors) => setState((now) => (now.draft === draft ? { ...now, errors } : now));
  const fault = (errors: DraftErrors) => {
    setErrors(errors);
    announce(`有 ${Object.keys(errors).length} 处需要改正`);
  };
  /** Changes part of the draft; the messages beside what changed go. The same function on every render. */
  const edit = useCallback(
    (change: (draft: Draft) => Partial<Draft>, ...clears: string[]) =>
      setState(({ draft: old, errors, ...rest }) => {
        const next = { ...old, ...change(old) };
        const kept = Object.entries(errors).filter(([field]) => !clears.includes(field));
        return { ...rest, draft: next, errors: Object.fromEntries(kept), isTyped: !isEmptyDraft(next) };
      }),
    [],
  );

  const assess = () =>
    once(async () => {
      const missing = checkDraft(draft);
      if (Object.keys(missing).length > 0) {
        fault(missing);
        return;
      }
      const result = await mutateAsync({ data: inputOf(draft) });
      if (result.invalid.length > 0) {
        fault(Object.fromEntries(result.invalid.map(({ key, field, message }) => [rowField(key, field), message])));
        return;
      }
      setState((now) => ({ ...now, assessed: { draft, result } }));
      setErrors({});
      announce(`推断出 ${result.diagnoses.length} 个诊断`);
    });

  return {
    ...state,
    isStale: assessed !== null && assessed.draft !== draft,
    isPending,
    assess,
    fault,
    edit,
    isReading: reading.isPending,
    /** Reads a report into the form; one that does not come, or is no longer wanted, leaves what was entered. */
    takeOver: (reportId: string) =>
      reading.mutate(reportId, {
        onSuccess: (report) => {
          const taken = draftOfReport(report, reportId, items);
          if (taken === undefined) return;
          replace(taken);
          announce(`已带入 ${taken.rows.length} 项检验结果`);
        },
      }),
    clear: () => {
      reading.reset();
      replace(EMPTY_DRAFT);
    },
  };
}

export type DiagnosticAssist = ReturnType<typeof useDiagnosticAssist>;
