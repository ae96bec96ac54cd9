import { roundHalfUp } from '../core/number.ts';
import type { PlainInput, Rule } from '../core/rule.ts';
import { FOOTER_TEXT } from '../core/wording.ts';
import { answerPleural, readPleuralInput } from './pleural-wire.ts';
import { PLEURAL_VERSION, evaluatePleural } from './pleural.ts';
import { PLEURAL_DIAGNOSIS_TEXT, PLEURAL_INSUFFICIENT_TEXT } from './wording.ts';

function explainPleural(input: PlainInput): unknown {
  const result = evaluatePleural(readPleuralInput(input));
  return { ...result, wording: answerPleural(input).result, footer_text: FOOTER_TEXT[result.footer] };
}

function pleuralVector(input: PlainInput): PlainInput {
  const result = evaluatePleural(readPleuralInput(input));
  const { diagnosis, proteinGradient } = result;
  const [protein, ldh, ldhToLimit] = result.criteria.map(({ ratio }) => ratio);
  const ratio = (name: string, value: number | null | undefined): PlainInput =>
    value == null ? {} : { [name]: roundHalfUp(value, 2) };
  return {
    ...ratio('protein_ratio', protein),
    ...ratio('ldh_ratio', ldh),
    ...ratio('ldh_uln_ratio', ldhToLimit),
    criteria: result.criteria.map(({ isMet }) => isMet),
    uln: result.upperLimit,
    uln_source: result.upperLimitSource,
    diagnosis_name: diagnosis === null ? null : PLEURAL_DIAGNOSIS_TEXT[diagnosis],
    ...(diagnosis === null ? { message: PLEURAL_INSUFFICIENT_TEXT } : {}),
    ...(proteinGradient === null ? {} : { protein_gradient: roundHalfUp(proteinGradient, 2) }),
    pseudo_exudate_hint: result.isPseudoExudate,
  };
}

export const pleuralRule: Rule = {
  slug: 'pleural',
  title: '胸腔积液鉴别（Light 标准）',
  versions: [PLEURAL_VERSION],
  example:
    '{"total_protein":68.4,"protein_quantification":42.6,"blood_lactate_dehydrogenase":214,"fluid_lactate_dehydrogenase":386,"blood_ldh_range_upper":250}',
  explain: explainPleural,
  vector: pleuralVector,
};
