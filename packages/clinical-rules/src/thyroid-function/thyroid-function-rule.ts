import type { PlainInput, Rule } from '../core/rule.ts';
import { FOOTER_TEXT } from '../core/wording.ts';
import { answerThyroidFunction, readThyroidFunctionInput } from './thyroid-function-wire.ts';
import { evaluateThyroidFunction } from './thyroid-function.ts';
import type { ThyroidDiagnosis } from './thyroid-function.ts';
import * as text from './wording.ts';
import { THYROID_FUNCTION_VERSION } from './thyroid-function-table.ts';

function explainThyroidFunction(input: PlainInput): unknown {
  const result = evaluateThyroidFunction(readThyroidFunctionInput(input));
  return { ...result, wording: answerThyroidFunction(input), footer_text: FOOTER_TEXT[result.footer] };
}

/** The published table names these patterns before what leaves them open (TRAb, the illness) is looked at. */
const PUBLISHED: Partial<Record<ThyroidDiagnosis, ThyroidDiagnosis>> = {
  pregnancy_undecided: 'pregnancy_transient',
  low_ft4_undecided: 'central_hypo',
};

function thyroidFunctionVector(input: PlainInput): PlainInput {
  const result = evaluateThyroidFunction(readThyroidFunctionInput(input));
  const flags = [result.levels.tsh, result.levels.ft4, result.levels.ft3];
  if (result.status === 'incomplete') {
    const reason = `缺少${result.missing.map((item) => text.THYROID_ITEM_TEXT[item]).join('、')}`;
    return { flags, diagnosis: null, reason, invalid: result.invalid };
  }
  return {
    flags,
    diagnosis: text.THYROID_DIAGNOSIS_TEXT[PUBLISHED[result.diagnosis] ?? result.diagnosis],
    etiology: result.etiology.map((code) => text.ETIOLOGY_TEXT[code]),
    ...(result.treatment === undefined
      ? {}
      : { treat: result.treatment === null ? null : text.TREATMENT_TEXT[result.treatment] }),
  };
}

export const thyroidFunctionRule: Rule = {
  slug: 'thyroid-function',
  title: '甲状腺功能解读',
  versions: [THYROID_FUNCTION_VERSION],
  example: '{"tsh":3.0,"ft4":16,"ft3":5,"tpoab":200,"pregnant_status":1}',
  explain: explainThyroidFunction,
  vector: thyroidFunctionVector,
};
