import { roundHalfUp } from '../core/number.ts';
import type { PlainInput, Rule } from '../core/rule.ts';
import { FOOTER_TEXT } from '../core/wording.ts';
import { answerGastric, readGastricInput, readGastricOptions } from './gastric-wire.ts';
import { ENDOSCOPY_YEARS, GASTRIC_VERSION } from './gastric-table.ts';
import { evaluateGastric } from './gastric.ts';
import { GASTRIC_LEVEL_TEXT } from './wording.ts';

function explainGastric(input: PlainInput): unknown {
  const result = evaluateGastric(readGastricInput(input), readGastricOptions(input));
  return { ...result, wording: answerGastric(input), footer_text: FOOTER_TEXT[result.footer] };
}

function gastricVector(input: PlainInput): PlainInput {
  const result = evaluateGastric(readGastricInput(input), readGastricOptions(input));
  const { score, level, missing, isTooYoung } = result;
  return {
    pgr: result.pgr === null ? null : roundHalfUp(result.pgr, 2),
    score,
    ...(score === null ? { reason: isTooYoung ? 'age<40' : `missing:${missing.join()}` } : {}),
    ...(level === null
      ? {}
      : {
          points: Object.fromEntries(result.contributions.map((row) => [row.item, row.points])),
          risk: level,
          risk_cn: GASTRIC_LEVEL_TEXT[level],
          endoscopy_interval_years: ENDOSCOPY_YEARS[level],
        }),
    ...(result.isPgPositive === null ? {} : { pg_positive: result.isPgPositive }),
    abc: result.abc,
  };
}

export const gastricRule: Rule = {
  slug: 'gastric',
  title: '胃功能血清学：胃癌筛查评分与 ABC(D) 法',
  versions: [GASTRIC_VERSION],
  example: '{"age":61,"sex":"男","hp_antibody":"阳性","pg1":52.4,"pg2":18.1,"g17":6.2}',
  explain: explainGastric,
  vector: gastricVector,
};
