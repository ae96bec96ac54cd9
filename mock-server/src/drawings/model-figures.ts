import { shapRows } from '@jianwei/clinical-rules/logistic-model/performance';
import type { SetPerformance, ShapRow } from '@jianwei/clinical-rules/logistic-model/performance';
import { RISK_MODEL_ID, RISK_VERSIONS, STANDING_VERSION } from '@jianwei/clinical-rules/logistic-model/risk-versions';
import type { RiskVersion } from '@jianwei/clinical-rules/logistic-model/risk-versions';
import { versionPerformance } from '@jianwei/clinical-rules/logistic-model/version-figures';
import { RISK_MODEL_TITLE } from '@jianwei/clinical-rules/logistic-model/wording';

/** What the pictures of one model are drawn from: computed from its coefficients, so that they agree with its table. */
export interface ModelFigures {
  readonly title: string;
  readonly training: SetPerformance;
  readonly test: SetPerformance;
  /** The strongest feature first. */
  readonly shap: readonly ShapRow[];
}

/** The model's number, and the name of the pictures of the version that stands. */
export const CKD_RISK_FIGURES = RISK_MODEL_ID;

/** Name of the pictures of a version. */
export const figuresName = ({ version }: RiskVersion): string =>
  version === STANDING_VERSION.version ? CKD_RISK_FIGURES : `${CKD_RISK_FIGURES}-${version}`;

/** The figures of a name; undefined for a name nobody has. All of them are synthetic: every drawing of them says 演示数据. */
export function figuresOf(name: string): ModelFigures | undefined {
  const model = RISK_VERSIONS.find((entry) => figuresName(entry) === name);
  if (model === undefined) return undefined;
  const { training, test } = versionPerformance(model);
  const title = model === STANDING_VERSION ? RISK_MODEL_TITLE : `${RISK_MODEL_TITLE} ${model.version}`;
  return { title, training, test, shap: shapRows(model) };
}
