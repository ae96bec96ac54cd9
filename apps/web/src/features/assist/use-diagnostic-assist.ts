import { useAssessFindings } from '@jianwei/api-client/assist/assist';
import type { AssistResult } from '@jianwei/api-client/model';
import { useCallback, useState } from 'react';
import { useOnce } from '../../kit/lib/use-once.ts';
import { announce } from '../../kit/ui/notice.tsx';
import {
  checkDraft,
  EMPTY_DRAFT,
  errorsOf,
  inputOf,
  isEmptyDraft,
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

/** What changes, or how it follows from what is entered. */
type Change = Partial<Draft> | ((draft: Draft) => Partial<Draft>);

function edited({ draft, errors, ...rest }: State, change: Change, clears: readonly string[]): State {
  const next = { ...draft, ...(typeof change === 'function' ? change(draft) : change) };
  const left = Object.entries(errors).filter(([field]) => !clears.includes(field));
  return { ...rest, draft: next, errors: Object.fromEntries(left), isTyped: !isEmptyDraft(next) };
}

/** The form of the diagnostic aid: entries, their faults, and the answer, which says itself when it is about older entries. */
export function useDiagnosticAssist() {
  const [state, setState] = useState(START);
  const { draft, assessed } = state;
  const { mutateAsync, isPending } = useAssessFindings();
  const once = useOnce();

  // Only while the entries are still those that were checked; otherwise a fault would stand beside another text.
  const setErrors = (errors: DraftErrors) => setState((now) => (now.draft === draft ? { ...now, errors } : now));

  function fault(errors: DraftErrors) {
    setErrors(errors);
    announce(`有 ${Object.keys(errors).length} 处需要改正`);
  }

  const assess = () =>
    once(async () => {
      const missing = checkDraft(draft);
      if (Object.keys(missing).length > 0) {
        fault(missing);
        return;
      }
      const result = await mutateAsync({ data: inputOf(draft) });
      if (result.invalid.length > 0) {
        fault(errorsOf(result.invalid));
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
    /** Changes part of the draft; the messages beside what changed go. The same function on every render. */
    edit: useCallback((change: Change, ...clears: string[]) => setState((now) => edited(now, change, clears)), []),
    /** Everything anew: from a report, or empty. */
    replace: (next: Draft) => setState({ ...START, draft: next }),
  };
}

export type DiagnosticAssist = ReturnType<typeof useDiagnosticAssist>;
