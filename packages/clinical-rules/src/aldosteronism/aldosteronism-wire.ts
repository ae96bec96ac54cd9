import { finiteOrNull } from '../core/number.ts';
import { missingTexts } from '../core/model-answer.ts';
import type { ModelWireAnswer } from '../core/model-answer.ts';
import { isRecord } from '../core/rule.ts';
import type { PlainInput } from '../core/rule.ts';
import { REVIEW_NOTE_TEXT } from '../core/wording.ts';
import { readMeasured } from '../flags/measured.ts';
import { convert } from '../units/convert.ts';
import { DRUGS, RENIN } from './aldosteronism-table.ts';
import type { Drug, ReninType } from './aldosteronism-table.ts';
import { evaluateAldosteronism } from './aldosteronism.ts';
import type { AldosteronismAssessment, AldosteronismFacts } from './aldosteronism.ts';
import { needsStimulation } from './confirmation.ts';
import type { Confirmation, VeinSampling } from './confirmation.ts';
import { aldosteronismDistance } from './distance.ts';
import * as text from './wording.ts';

function isReninType(value: unknown): value is ReninType {
  return typeof value === 'string' && Object.hasOwn(RENIN, value);
}

function isDrug(value: unknown): value is Drug {
  return typeof value === 'string' && Object.hasOwn(DRUGS, value);
}

function readConfirmation(value: unknown, factor: number): Confirmation | null {
  if (!isRecord(value)) return null;
  const postPac = readMeasured(value['post_pac'], factor);
  switch (value['type']) {
    case 'SIT':
      return { type: 'SIT', postPac, isSeated: value['seated'] === true };
    case 'CCT':
      return { type: 'CCT', prePac: readMeasured(value['pre_pac'], factor), postPac };
    case 'FST':
      return { type: 'FST', postPac };
    case 'ORAL_NA':
      return {
        type: 'ORAL_NA',
        urineNa: readMeasured(value['urine_na']),
        urineAldo: readMeasured(value['urine_aldo']),
      };
    default:
      return null;
  }
}

function readVeinSampling(value: unknown): VeinSampling | null {
  if (!isRecord(value)) return null;
  return {
    selectivityLeft: finiteOrNull(value['selectivity_left']),
    selectivityRight: finiteOrNull(value['selectivity_right']),
    lateralisation: finiteOrNull(value['lateralisation']),
    isStimulated: typeof value['with_acth'] === 'boolean' ? value['with_acth'] : null,
  };
}

/**
 * Plain names (`pac`, `pac_unit` ng/dL or pmol/L, `renin`, `renin_type`, `k`, `confirm`, `avs`, `drugs`). A unit or a kind of
 * renin that is present but unknown makes the number unusable.
 */
export function readAldosteronismInput(input: PlainInput): AldosteronismFacts {
  const unit = input['pac_unit'] ?? 'ng/dL';
  const converted = typeof unit === 'string' ? convert(1, unit, 'ng/dL', 'PAC') : null;
  const factor = converted?.ok === true ? converted.factor : null;
  const type = input['renin_type'] ?? 'PRA';
  const { drugs } = input;
  return {
    pac: factor === null ? null : readMeasured(input['pac'], factor),
    renin: isReninType(type) ? readMeasured(input['renin']) : null,
    reninType: isReninType(type) ? type : 'PRA',
    potassium: readMeasured(input['k']),
    confirmation: readConfirmation(input['confirm'], factor ?? 1),
    veinSampling: readVeinSampling(input['avs']),
    drugs: Array.isArray(drugs) ? drugs.filter(isDrug) : null,
  };
}

function findings(result: AldosteronismAssessment): ModelWireAnswer['findings'] {
  const { confirmation, inputsUsed } = result;
  const test = inputsUsed.confirmation?.type;
  return [
    { code: 'arr', label: '醛固酮/肾素比值', text: `${result.arr}（切点 ${result.cutoff}）` },
    { code: 'screen', label: '筛查', text: text.SCREEN_TEXT[result.screen] },
    ...(result.isConfirmationUnneeded
      ? [{ code: 'no_confirm_needed', label: '确诊试验', text: '可不行确诊试验' }]
      : []),
    ...(confirmation === null || test === undefined
      ? []
      : [{ code: 'confirm', label: text.CONFIRMATION_NAME[test], text: text.CONFIRMATION_TEXT[confirmation] }]),
    ...(result.suppression === null
      ? []
      : [{ code: 'suppression', label: '醛固酮下降', text: `${result.suppression}%` }]),
    ...(result.veinSampling === null
      ? []
      : [{ code: 'avs', label: '肾上腺静脉采血', text: text.VEIN_SAMPLING_TEXT[result.veinSampling] }]),
  ];
}

function drugTips(drugs: readonly Drug[] | null): string[] {
  if (drugs === null) return [text.UNKNOWN_DRUGS_TIP, text.ALLOWED_DRUGS_TIP];
  return drugs.map((drug) => {
    const { weeks, shifts } = DRUGS[drug];
    const parts = [
      weeks === null ? '' : `采血前应停用至少 ${weeks} 周`,
      shifts === null ? '' : text.SHIFT_TEXT[shifts],
    ];
    return `${text.DRUG_TEXT[drug]}：${parts.filter((part) => part !== '').join('，')}`;
  });
}

export interface AldosteronismWireAnswer extends ModelWireAnswer {
  readonly arr?: number;
  readonly arr_cutoff?: number;
  readonly screen?: string;
}

/** The assessment in words; an input that cannot be used is named in `missing`, nothing throws. */
export function answerAldosteronism(input: PlainInput): AldosteronismWireAnswer {
  const facts = readAldosteronismInput(input);
  const result = evaluateAldosteronism(facts);
  const common = {
    missing: missingTexts(text.ALDOSTERONISM_ITEM_TEXT, result.missing, result.invalid),
    rule_version: result.ruleVersion,
    review_notes: result.reviewNotes.map((note) => REVIEW_NOTE_TEXT[note]),
  };
  const tips = [...drugTips(facts.drugs), text.CONFOUNDER_TIP];
  if (result.status === 'incomplete')
    return { ...common, conclusion: '', findings: [], tips, contributions: [], distance: [] };
  const reninUnit = RENIN[facts.reninType].unit;
  return {
    ...common,
    conclusion: text.aldosteronismConclusion(result, facts.confirmation?.type ?? null),
    findings: findings(result),
    tips: [
      ...(result.isPotassiumLow === true ? [text.POTASSIUM_LOW_TIP] : []),
      ...(result.isConfirmationUnneeded ? [text.NO_CONFIRMATION_TIP] : []),
      ...(facts.veinSampling !== null && needsStimulation(facts.veinSampling) ? [text.STIMULATION_UNKNOWN_TIP] : []),
      ...tips,
    ],
    contributions: result.contributions.map((row) => ({
      item: row.item,
      label: text.ALDOSTERONISM_ITEM_TEXT[row.item],
      value: `${row.value} ${row.item === 'renin' ? reninUnit : text.ALDOSTERONISM_ITEM_UNIT[row.item]}`.trim(),
      points: row.points,
      source: row.source,
    })),
    distance: aldosteronismDistance(result),
    arr: result.arr,
    arr_cutoff: result.cutoff,
    screen: text.SCREEN_TEXT[result.screen],
  };
}
