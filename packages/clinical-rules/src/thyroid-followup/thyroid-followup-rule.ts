import type { PlainInput, Rule } from '../core/rule.ts';
import { FOOTER_TEXT } from '../core/wording.ts';
import { answerThyroidFollowUp, readThyroidInput } from './thyroid-followup-wire.ts';
import { evaluateThyroidFollowUp } from './thyroid-followup.ts';
import type { ThyroidOptions } from './thyroid-followup.ts';
import { RECURRENCE_TEXT, SIDE_EFFECT_TEXT, targetText, TSH_STATUS_TEXT } from './wording.ts';
import { THYROID_VERSION } from './targets.ts';

function optionsOf(input: PlainInput): ThyroidOptions {
  return { guideline: String(input['guideline']) === '2023' ? '2023' : '2012' };
}

function explainThyroidFollowUp(input: PlainInput): unknown {
  const result = evaluateThyroidFollowUp(readThyroidInput(input), optionsOf(input));
  return {
    ...result,
    wording: answerThyroidFollowUp(input, optionsOf(input)),
    footer_text: FOOTER_TEXT[result.footer],
  };
}

function thyroidFollowUpVector(input: PlainInput): PlainInput {
  const result = evaluateThyroidFollowUp(readThyroidInput(input), optionsOf(input));
  const { target, referenceDose: dose } = result;
  return {
    recurrence: RECURRENCE_TEXT[result.recurrence],
    side_effect: result.sideEffect === null ? null : SIDE_EFFECT_TEXT[result.sideEffect],
    phase: result.phase,
    target: target === null ? null : [target.low, target.high],
    target_text: target === null ? null : targetText(target),
    status: result.tshStatus === null ? null : TSH_STATUS_TEXT[result.tshStatus],
    overtreatment: result.isOvertreated,
    lt4_reference_ug: dose === null ? null : [dose.low, dose.high],
  };
}

export const thyroidFollowUpRule: Rule = {
  slug: 'thyroid-followup',
  title: '甲状腺术后用药随访',
  versions: Object.values(THYROID_VERSION),
  example:
    '{"age":38,"lymph_metastasis":0,"capsular_invasion":"无","tsh":0.32,"ft4":17.2,"weight":56.5,"operation":"双侧切除","anxiety":"轻"}',
  explain: explainThyroidFollowUp,
  vector: thyroidFollowUpVector,
};
