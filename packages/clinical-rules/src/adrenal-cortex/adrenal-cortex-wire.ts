import { finiteOrNull, roundHalfUp } from '../core/number.ts';
import { missingTexts } from '../core/model-answer.ts';
import type { ModelWireAnswer } from '../core/model-answer.ts';
import { REVIEW_NOTE_TEXT } from '../core/wording.ts';
import { readMeasured } from '../flags/measured.ts';
import { limitIn } from '../units/cut-off.ts';
import { readReported, reportedUnit } from '../units/reported.ts';
import * as table from './adrenal-cortex-table.ts';
import { evaluateAdrenalCortex, reportedOf } from './adrenal-cortex.ts';
import type { AdrenalAssessment, AdrenalFacts, AdrenalItem, AdrenalResult } from './adrenal-cortex.ts';
import { adrenalDistance } from './distance.ts';
import * as text from './wording.ts';

const [ACTH_UNIT] = table.ACTH_UNITS;

type CortisolItem = 'cortisol_8am' | 'cortisol_4pm' | 'cortisol_midnight' | 'dst_1mg' | 'acth_stim_peak';

/**
 * Names of the wire. Numbers, or results as printed (`<27.6`); a unit that is absent is nmol/L or pg/mL. One `cortisol_unit`
 * for all cortisol, or a unit of its own for a value (`dst_1mg_unit`).
 */
export type AdrenalWireInput = Readonly<
  Partial<Record<AdrenalItem | 'acth_uln' | 'cortisol_unit' | 'acth_unit' | `${CortisolItem}_unit`, unknown>>
>;

/** Reads the wire's field names; cortisol and ACTH keep the unit they were reported in. */
export function readAdrenalInput(input: AdrenalWireInput): AdrenalFacts {
  const cortisol = (item: CortisolItem) =>
    readReported(input[item], input[`${item}_unit`] ?? input.cortisol_unit, table.CORTISOL_UNITS, table.CORTISOL);
  const acthUnit = reportedUnit(input.acth_unit, table.ACTH_UNITS, table.ACTH);
  const acthUpper = finiteOrNull(input.acth_uln);
  return {
    cortisol8am: cortisol('cortisol_8am'),
    cortisol4pm: cortisol('cortisol_4pm'),
    cortisolMidnight: cortisol('cortisol_midnight'),
    dst1mg: cortisol('dst_1mg'),
    acthStimPeak: cortisol('acth_stim_peak'),
    acth: readReported(input.acth, input.acth_unit, table.ACTH_UNITS, table.ACTH),
    acthUpper: acthUpper === null || acthUpper <= 0 || acthUnit === null ? null : acthUpper * acthUnit.factor,
    ufc: readMeasured(input.ufc),
    ufcUpper: finiteOrNull(input.ufc_uln),
    hddstSuppression: readMeasured(input.hddst_suppression),
  };
}

/** Limits without a published figure in the reported unit are told as they were converted. */
function convertedLimits({ acth }: AdrenalFacts): string[] {
  if (acth === null || acth.unit === ACTH_UNIT) return [];
  const own = [table.ACTH_INDEPENDENT_BELOW, table.ACTH_DEPENDENT_ABOVE];
  const limits = own.map((cutOff) => roundHalfUp(limitIn(cutOff, acth.unit, table.ACTH), 2));
  return [
    `ACTH 界值 ${own.map((cutOff) => cutOff[ACTH_UNIT]).join('、')} ${ACTH_UNIT} 换算为 ${limits.join('、')} ${acth.unit}`,
  ];
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

/** The answer to an input in the wire's field names; nothing throws. */
export function answerAdrenalCortex(input: AdrenalWireInput): ModelWireAnswer {
  return adrenalCortexWire(evaluateAdrenalCortex(readAdrenalInput(input)));
}

/** The assessment in words; an input that cannot be used is named in `missing`. */
export function adrenalCortexWire(result: AdrenalResult): ModelWireAnswer {
  const common = {
    missing: missingTexts(text.ADRENAL_ITEM_TEXT, result.missing, result.invalid),
    rule_version: result.ruleVersion,
    review_notes: result.reviewNotes.map((note) => REVIEW_NOTE_TEXT[note]),
  };
  if (result.status === 'incomplete') {
    return { ...common, conclusion: '', findings: [], tips: [...text.ADRENAL_TIPS], contributions: [], distance: [] };
  }
  const reported = reportedOf(result.inputsUsed);
  return {
    ...common,
    conclusion: text.adrenalConclusion(result),
    findings: findings(result),
    tips: [
      ...convertedLimits(result.inputsUsed),
      ...text.ADRENAL_TIPS,
      ...(result.insufficiency === null ? [] : [text.ASSAY_TIP]),
    ],
    contributions: result.contributions.map((row) => ({
      item: row.item,
      label: text.ADRENAL_ITEM_TEXT[row.item],
      value: `${row.value} ${reported[row.item]?.unit ?? ''}`.trim(),
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
