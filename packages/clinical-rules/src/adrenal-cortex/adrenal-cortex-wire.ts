import { finiteOrNull } from '../core/number.ts';
import { missingTexts } from '../core/model-answer.ts';
import type { ModelWireAnswer } from '../core/model-answer.ts';
import { REVIEW_NOTE_TEXT } from '../core/wording.ts';
import { readMeasured } from '../flags/measured.ts';
import { convert } from '../units/convert.ts';
import { evaluateAdrenalCortex } from './adrenal-cortex.ts';
import type { AdrenalAssessment, AdrenalFacts, AdrenalItem } from './adrenal-cortex.ts';
import { adrenalDistance } from './distance.ts';
import * as text from './wording.ts';

/** Names of the wire. Numbers, or results as printed (`<27.6`); a unit that is absent is nmol/L or pg/mL. */
export type AdrenalWireInput = Readonly<
  Partial<Record<AdrenalItem | 'acth_uln' | 'cortisol_unit' | 'acth_unit', unknown>>
>;

/** Factor into `to`; a unit that is present but no unit of the analyte makes its numbers unusable (null). */
function factorOf(unit: unknown, to: string, code: string): number | null {
  if (unit === undefined || unit === null) return 1;
  const converted = typeof unit === 'string' ? convert(1, unit, to, code) : null;
  return converted?.ok === true ? converted.factor : null;
}

/** Reads the wire's field names into nmol/L and pg/mL. */
export function readAdrenalInput(input: AdrenalWireInput): AdrenalFacts {
  const cortisol = factorOf(input.cortisol_unit, 'nmol/L', 'COR8');
  const acth = factorOf(input.acth_unit, 'pg/mL', 'ACTH');
  const read = (value: unknown, factor: number | null) => (factor === null ? null : readMeasured(value, factor));
  const acthUpper = finiteOrNull(input.acth_uln);
  return {
    cortisol8am: read(input.cortisol_8am, cortisol),
    cortisol4pm: read(input.cortisol_4pm, cortisol),
    cortisolMidnight: read(input.cortisol_midnight, cortisol),
    dst1mg: read(input.dst_1mg, cortisol),
    acthStimPeak: read(input.acth_stim_peak, cortisol),
    acth: read(input.acth, acth),
    acthUpper: acthUpper === null || acthUpper <= 0 || acth === null ? null : acthUpper * acth,
    ufc: readMeasured(input.ufc),
    ufcUpper: finiteOrNull(input.ufc_uln),
    hddstSuppression: readMeasured(input.hddst_suppression),
  };
}

function findings(result: AdrenalAssessment): ModelWireAnswer['findings'] {
  const rows: [code: string, label: string, value: string | null][] = [
    ['midnight', '午夜皮质醇', result.midnight && text.MIDNIGHT_TEXT[result.midnight]],
    ['rhythm', '皮质醇节律', result.rhythm && text.RHYTHM_TEXT[result.rhythm]],
    ['dst', '1 mg 地塞米松抑制试验', result.dst && text.DST_TEXT[result.dst]],
    ['autonomy', '如为肾上腺意外瘤', result.autonomy && text.AUTONOMY_TEXT[result.autonomy]],
    ['ufc', '24小时尿游离皮质醇', result.ufc && text.UFC_TEXT[result.ufc]],
    ['cushing', '皮质醇增多症筛查', result.cushing && text.CUSHING_TEXT[result.cushing]],
    ['acth_dependence', 'ACTH依赖性', result.acthDependence && text.ACTH_DEPENDENCE_TEXT[result.acthDependence]],
    ['source', '大剂量地塞米松抑制试验', result.acthSource && text.ACTH_SOURCE_TEXT[result.acthSource]],
    ['insufficiency', '肾上腺皮质功能减退', result.insufficiency && text.INSUFFICIENCY_TEXT[result.insufficiency]],
    ['ai_type', '减退类型', result.insufficiencyType && text.INSUFFICIENCY_TYPE_TEXT[result.insufficiencyType]],
  ];
  return rows.flatMap(([code, label, value]) => (value === null ? [] : [{ code, label, text: value }]));
}

/** The assessment in words; an input that cannot be used is named in `missing`, nothing throws. */
export function answerAdrenalCortex(input: AdrenalWireInput): ModelWireAnswer {
  const result = evaluateAdrenalCortex(readAdrenalInput(input));
  const common = {
    missing: missingTexts(text.ADRENAL_ITEM_TEXT, result.missing, result.invalid),
    rule_version: result.ruleVersion,
    review_notes: result.reviewNotes.map((note) => REVIEW_NOTE_TEXT[note]),
  };
  if (result.status === 'incomplete') {
    return { ...common, conclusion: '', findings: [], tips: [...text.ADRENAL_TIPS], contributions: [], distance: [] };
  }
  return {
    ...common,
    conclusion: text.adrenalConclusion(result),
    findings: findings(result),
    tips: [...text.ADRENAL_TIPS, ...(result.insufficiency === null ? [] : [text.ASSAY_TIP])],
    contributions: result.contributions.map((row) => ({
      item: row.item,
      label: text.ADRENAL_ITEM_TEXT[row.item],
      value: `${row.value} ${text.ADRENAL_ITEM_UNIT[row.item]}`,
      points: row.points,
      source: row.source,
    })),
    distance: adrenalDistance(result.inputsUsed),
  };
}

/** The text of the first input outside its plausible range; null when all are plausible or absent. */
export function adrenalInputProblem(input: AdrenalWireInput): string | null {
  const [first] = evaluateAdrenalCortex(readAdrenalInput(input)).invalid;
  return first === undefined ? null : text.ADRENAL_INVALID_TEXT[first];
}
