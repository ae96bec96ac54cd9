import { shapRows, TEST_PERFORMANCE, TRAINING_PERFORMANCE } from '@jianwei/clinical-rules/logistic-model/performance';
import type { SetPerformance, ShapRow } from '@jianwei/clinical-rules/logistic-model/performance';
import { RISK_MODEL_TITLE } from '@jianwei/clinical-rules/logistic-model/wording';

/** What the pictures of one model are drawn from: computed from its coefficients, so that they agree with its table. */
export interface ModelFigures {
  readonly title: string;
  readonly training: SetPerformance;
  readonly test: SetPerformance;
  /** The strongest feature first. */
  readonly shap: readonly ShapRow[];
}

/** Name of the model's pictures. */
export const CKD_RISK_FIGURES = 'ckd-risk';

/** The models that have pictures, by name. All figures are synthetic: every drawing of them says 演示数据. */
export const modelFigures: Readonly<Record<string, ModelFigures>> = {
  [CKD_RISK_FIGURES]: {
    title: RISK_MODEL_TITLE,
    training: TRAINING_PERFORMANCE,
    test: TEST_PERFORMANCE,
    shap: shapRows(),
  },
};

/** The figures of a name; undefined for a name nobody has. */
export function figuresOf(name: string): ModelFigures | undefined {
  return Object.hasOwn(modelFigures, name) ? modelFigures[name] : undefined;
}
