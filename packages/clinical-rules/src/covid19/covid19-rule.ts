import { isRecord } from '../core/rule.ts';
import type { PlainInput, Rule } from '../core/rule.ts';
import { FOOTER_TEXT } from '../core/wording.ts';
import { answerCovid19, readCovid19Input } from './covid19-wire.ts';
import { COVID_VERSION, evaluateCovid19 } from './covid19.ts';
import type { CovidOptions } from './covid19.ts';
import { LOBE_FIELDS, LOBES } from './imaging.ts';
import { WARNING_ITEMS, warningName } from './options.ts';
import { COVID_TYPE_TEXT, highRiskText } from './wording.ts';

function optionsOf(input: PlainInput): CovidOptions {
  return { edition: Number(input['edition']) === 9 ? 9 : 10 };
}

/** Lobes may be given as `lobes: {left_upper: 25}` instead of the wire's imaging part. */
function withImaging(input: PlainInput): PlainInput {
  const { lobes } = input;
  if (!isRecord(lobes)) return input;
  const imaging = Object.fromEntries(LOBES.map((lobe) => [LOBE_FIELDS[lobe].percent, lobes[lobe]]));
  return { ...input, imaging_evaluation: imaging };
}

function explainCovid19(input: PlainInput): unknown {
  const result = evaluateCovid19(readCovid19Input(withImaging(input)), optionsOf(input));
  return {
    ...result,
    wording: answerCovid19(withImaging(input), optionsOf(input)),
    footer_text: FOOTER_TEXT[result.footer],
  };
}

function covid19Vector(input: PlainInput): PlainInput {
  const result = evaluateCovid19(readCovid19Input(withImaging(input)), optionsOf(input));
  return {
    BMI: result.bmi,
    pCF: result.pCF,
    lobe_scores: result.lobeScores,
    image_score: result.imageScore,
    image_high_risk: result.isImageHighRisk,
    type: COVID_TYPE_TEXT[result.edition][result.type],
    high_risk: result.highRisk.map(highRiskText),
    warnings: WARNING_ITEMS.filter((item) => result.warnings.includes(item.key)).map(warningName),
    pregnancy_option: result.isPregnancyOffered,
  };
}

export const covid19Rule: Rule = {
  slug: 'covid19',
  title: '新冠分型辅助',
  versions: Object.values(COVID_VERSION),
  example:
    '{"age":68,"gender":"男","weight":72.5,"height":171,"pul_ct_abnormality":true,"chronic_history":[1],"illness_factor":[],"severe_factor":[],"paO2":58,"fiO2":21}',
  explain: explainCovid19,
  vector: covid19Vector,
};
