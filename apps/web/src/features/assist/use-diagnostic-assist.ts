import { useAssessFindings } from '@jianwei/api-client/assist/assist';
import type { AssistResult } from '@jianwei/api-client/model';
import { useReducer } from 'react';
import { useOnce } from '../../shared/hooks/use-once.ts';
import { announce } from '../../shared/ui/notice.tsx';
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

type Action =
  | { readonly type: 'edit'; readonly change: Partial<Draft>; readonly clears: readonly string[] }
  | { readonly type: 'replace'; readonly draft: Draft }
  | { readonly type: 'faults'; readonly errors: DraftErrors; readonly of: Draft }
  | { readonly type: 'answer'; readonly result: AssistResult; readonly of: Draft };

const START: State = { draft: EMPTY_DRAFT, errors: {}, assessed: null, isTyped: false };

function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'edit': {
      const errors = Object.fromEntries(
        Object.entries(state.errors).filter(([field]) => !action.clears.includes(field)),
      );
      const draft = { ...state.draft, ...action.change };
      return { ...state, draft, errors, isTyped: !isEmptyDraft(draft) };
    }
    case 'replace':
      return { ...START, draft: action.draft };
    case 'faults':
      // Faults of entries that have changed since would stand beside the wrong texts.
      return state.draft === action.of ? { ...state, errors: action.errors } : state;
    case 'answer':
      return { ...state, assessed: { draft: action.of, result: action.result } };
  }
}

/** The form of the diagnostic aid: entries, their faults, and the answer, which says itself when it is about older entries. */
export function useDiagnosticAssist() {
  const [state, dispatch] = useReducer(reduce, START);
  const { draft, assessed } = state;
  const { mutateAsync, isPending } = useAssessFindings();
  const once = useOnce();

  function fault(errors: DraftErrors) {
    dispatch({ type: 'faults', errors, of: draft });
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
      dispatch({ type: 'answer', result, of: draft });
      dispatch({ type: 'faults', errors: {}, of: draft });
      announce(`推断出 ${result.diagnoses.length} 个诊断`);
    });

  return {
    ...state,
    isStale: assessed !== null && assessed.draft !== draft,
    isPending,
    assess,
    fault,
    /** Changes part of the draft; the messages beside what changed go. */
    edit: (change: Partial<Draft>, ...clears: string[]) => dispatch({ type: 'edit', change, clears }),
    /** Everything anew: from a report, or empty. */
    replace: (next: Draft) => dispatch({ type: 'replace', draft: next }),
  };
}

export type DiagnosticAssist = ReturnType<typeof useDiagnosticAssist>;
