import type { PlainInput, Rule } from '../core/rule.ts';
import { FOOTER_TEXT } from '../core/wording.ts';
import { answerCerebrospinal, readCerebrospinalInput } from './cerebrospinal-wire.ts';
import { evaluateCerebrospinal } from './cerebrospinal.ts';
import { CEREBROSPINAL_VERSION, MENINGITIS } from './cerebrospinal-table.ts';
import { MENINGITIS_TEXT, patternTexts } from './wording.ts';

function explainCerebrospinal(input: PlainInput): unknown {
  const result = evaluateCerebrospinal(readCerebrospinalInput(input));
  return { ...result, wording: answerCerebrospinal(input), footer_text: FOOTER_TEXT[result.footer] };
}

function cerebrospinalVector(input: PlainInput): PlainInput {
  const result = evaluateCerebrospinal(readCerebrospinalInput(input));
  if (result.status === 'incomplete') return { pattern: null, missing: result.missing, invalid: result.invalid };
  const { scores, barrier } = result;
  return {
    wbc_corrected: result.correctedWbc,
    glucose_ratio: result.glucoseRatio,
    ...(barrier.qalb === null ? {} : { qalb: barrier.qalb, qalb_limit: barrier.qalbLimit }),
    ...(barrier.isImpaired === null ? {} : { barrier: barrier.isImpaired ? '血脑屏障受损' : '正常' }),
    ...(barrier.qigg === null ? {} : { qigg: barrier.qigg, qlim: barrier.qlim }),
    ...(barrier.iggIndex === null ? {} : { igg_index: barrier.iggIndex, intrathecal: barrier.isIntrathecal }),
    scores: scores === null ? {} : Object.fromEntries(MENINGITIS.map((type) => [MENINGITIS_TEXT[type], scores[type]])),
    pattern: patternTexts(result.pattern),
  };
}

export const cerebrospinalRule: Rule = {
  slug: 'cerebrospinal',
  title: '脑脊液分析',
  versions: [CEREBROSPINAL_VERSION],
  example:
    '{"wbc":250,"neut_pct":25,"protein":2.2,"glucose":1.5,"serum_glucose":6,"pressure":280,"chloride":110,"ada":14}',
  explain: explainCerebrospinal,
  vector: cerebrospinalVector,
};
