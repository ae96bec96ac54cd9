import type { PlainInput, Rule } from '../core/rule.ts';
import { FOOTER_TEXT } from '../core/wording.ts';
import { answerRisk, readRiskInput } from './logistic-wire.ts';
import { RISK_STAMP } from './logistic.ts';
import { performanceRows } from './performance.ts';
import { RISK_MODEL_EXPLANATION } from './wording.ts';
import { RISK_MODEL_VERSION } from './ckd-risk-table.ts';

function explainRisk(input: PlainInput): unknown {
  return {
    ...answerRisk(readRiskInput(input), input['demo'] === true),
    explanation: RISK_MODEL_EXPLANATION,
    performances: performanceRows(),
    footer_text: FOOTER_TEXT[RISK_STAMP.footer],
  };
}

export const riskModelRule: Rule = {
  slug: 'risk-model',
  title: '慢性肾脏病风险模型（演示数据）',
  versions: [RISK_MODEL_VERSION],
  example: '{"demo":true,"age":62,"labs":{"UREA":12.6,"UA":486,"HGB":103,"K":5.62,"P":1.58}}',
  explain: explainRisk,
  vector: (input) => ({ percent: answerRisk(readRiskInput(input), input['demo'] === true).percent ?? null }),
};
