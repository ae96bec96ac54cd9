import type { PleuralOutcome } from '@jianwei/api-client/model';
import type { PleuralItem } from '@jianwei/clinical-rules/pleural/pleural';
import { assessmentReducer, isSameForm } from '../shared/assessment-mode.ts';
import type { AssessmentAction, AssessmentState } from '../shared/assessment-mode.ts';
import type { PleuralFormValues, ValueFields } from './pleural-form-values.ts';

/** An outcome with the values it was computed from: what is typed later must not stand beside it. */
export interface MeasuredOutcome {
  outcome: PleuralOutcome;
  values: PleuralFormValues;
}

export type PleuralState = AssessmentState<PleuralFormValues, MeasuredOutcome>;
export type PleuralAction =
  | AssessmentAction<PleuralFormValues, MeasuredOutcome>
  | { type: 'valueChanged'; item: PleuralItem; change: Partial<ValueFields>; source: PleuralFormValues };

/**
 * The state of an assessment whose fields come in threes. Bounds may stay empty, and leaving an empty numeric field emits
 * 1 and then '' again: what was computed stands again after that.
 */
export function pleuralReducer(state: PleuralState, action: PleuralAction): PleuralState {
  if (action.type !== 'valueChanged') return assessmentReducer(state, action);
  const { item, change, source } = action;
  const value = { ...(state.draft ?? source)[item], ...change };
  const next = assessmentReducer(state, { type: 'changed', change: { [item]: value }, source });
  const wasCleared = Object.values(change).includes('');
  // Of a saved record that is edited, the result on the screen is of the values it was saved with.
  const isAsJudged = isSameForm(next.draft, state.measured?.result.values ?? source);
  return wasCleared && isAsJudged ? { ...next, isStale: false } : next;
}
