import type { PlainInput, Rule } from '../core/rule.ts';
import { FOOTER_TEXT } from '../core/wording.ts';
import { answerAldosteronism, readAldosteronismInput } from './aldosteronism-wire.ts';
import { evaluateAldosteronism } from './aldosteronism.ts';
import { CONFIRMATION_TEXT, SCREEN_TEXT } from './wording.ts';
import { ALDOSTERONISM_VERSION } from './aldosteronism-table.ts';

function explainAldosteronism(input: PlainInput): unknown {
  const result = evaluateAldosteronism(readAldosteronismInput(input));
  return { ...result, wording: answerAldosteronism(input), footer_text: FOOTER_TEXT[result.footer] };
}

function aldosteronismVector(input: PlainInput): PlainInput {
  const result = evaluateAldosteronism(readAldosteronismInput(input));
  if (result.status === 'incomplete') return { screen: null, missing: result.missing, invalid: result.invalid };
  return {
    pac_ng_dl: result.pac,
    arr: result.arr,
    cutoff: result.cutoff,
    screen: SCREEN_TEXT[result.screen],
    no_confirm_needed: result.isConfirmationUnneeded,
    potassium_warning: result.isPotassiumLow === true,
    ...(result.suppression === null ? {} : { suppression: result.suppression }),
    ...(result.confirmation === null ? {} : { confirm: CONFIRMATION_TEXT[result.confirmation] }),
  };
}

export const aldosteronismRule: Rule = {
  slug: 'aldosteronism',
  title: '原发性醛固酮增多症筛查',
  versions: [ALDOSTERONISM_VERSION],
  example: '{"pac":25,"renin":0.1,"renin_type":"PRA","k":3.2,"confirm":{"type":"SIT","post_pac":12}}',
  explain: explainAldosteronism,
  vector: aldosteronismVector,
};
