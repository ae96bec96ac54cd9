import { roundHalfUp } from '../core/number.ts';
import type { PlainInput, Rule } from '../core/rule.ts';
import { FOOTER_TEXT } from '../core/wording.ts';
import { answerCkd, readCkdInput, readCkdOptions } from './ckd-wire.ts';
import { evaluateCkd } from './ckd.ts';
import { CKD_RISK_TEXT } from './wording.ts';
import { CKD_VERSION } from './ckd-table.ts';

function explainCkd(input: PlainInput): unknown {
  const result = evaluateCkd(readCkdInput(input), readCkdOptions(input));
  return { ...result, wording: answerCkd(input), footer_text: FOOTER_TEXT[result.footer] };
}

function ckdVector(input: PlainInput): PlainInput {
  const { egfr, g, a, acrMgPerG, risk, visits, missing } = evaluateCkd(readCkdInput(input), readCkdOptions(input));
  return {
    ...(egfr === null ? {} : { egfr }),
    ...(g === null ? {} : { g }),
    ...(acrMgPerG === null ? {} : { acr_mg_g: roundHalfUp(acrMgPerG, 2) }),
    ...(a === null ? {} : { a }),
    risk,
    ...(risk === null ? { missing } : { risk_cn: CKD_RISK_TEXT[risk], monitor_per_year: visits }),
  };
}

export const ckdRule: Rule = {
  slug: 'ckd',
  title: '慢性肾脏病分期与危险分层',
  versions: [CKD_VERSION],
  example: '{"age":62,"sex":"男","creatinine":168,"creatinine_unit":"μmol/L","acr":126,"acr_unit":"mg/g"}',
  explain: explainCkd,
  vector: ckdVector,
};
