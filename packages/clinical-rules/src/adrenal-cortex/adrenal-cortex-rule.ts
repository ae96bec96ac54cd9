import type { PlainInput, Rule } from '../core/rule.ts';
import { FOOTER_TEXT } from '../core/wording.ts';
import { answerAdrenalCortex, readAdrenalInput } from './adrenal-cortex-wire.ts';
import { evaluateAdrenalCortex } from './adrenal-cortex.ts';
import * as text from './wording.ts';
import { ADRENAL_VERSION } from './adrenal-cortex-table.ts';

function explainAdrenalCortex(input: PlainInput): unknown {
  const result = evaluateAdrenalCortex(readAdrenalInput(input));
  return { ...result, wording: answerAdrenalCortex(input), footer_text: FOOTER_TEXT[result.footer] };
}

function adrenalVector(input: PlainInput): PlainInput {
  const result = evaluateAdrenalCortex(readAdrenalInput(input));
  if (result.status === 'incomplete') return { missing: result.missing, invalid: result.invalid };
  const { insufficiency, ufc } = result;
  return {
    ...(result.midnight === null ? {} : { midnight: text.MIDNIGHT_TEXT[result.midnight] }),
    ...(result.rhythm === null ? {} : { rhythm: text.RHYTHM_TEXT[result.rhythm] }),
    ...(result.dst === null ? {} : { dst: text.DST_TEXT[result.dst] }),
    ...(ufc === null ? {} : { ufc: ufc === 'normal' ? '正常' : '升高' }),
    cushing: result.cushing === null ? null : text.CUSHING_TEXT[result.cushing],
    ...(result.acthDependence === null ? {} : { acth_dependence: text.ACTH_DEPENDENCE_TEXT[result.acthDependence] }),
    ...(result.acthSource === null ? {} : { source: text.ACTH_SOURCE_TEXT[result.acthSource] }),
    insufficiency: insufficiency === null ? null : text.INSUFFICIENCY_TEXT[insufficiency],
    ...(result.insufficiencyType === null ? {} : { ai_type: text.INSUFFICIENCY_TYPE_TEXT[result.insufficiencyType] }),
  };
}

export const adrenalCortexRule: Rule = {
  slug: 'adrenal-cortex',
  title: '肾上腺皮质功能',
  versions: [ADRENAL_VERSION],
  example: '{"cortisol_8am":600,"cortisol_midnight":400,"dst_1mg":300,"cortisol_unit":"nmol/L","acth":5}',
  explain: explainAdrenalCortex,
  vector: adrenalVector,
};
