import { finiteOrNull } from '../core/number.ts';
import { missingTexts } from '../core/model-answer.ts';
import type { ModelWireAnswer } from '../core/model-answer.ts';
import { isRecord } from '../core/rule.ts';
import type { PlainInput } from '../core/rule.ts';
import { REVIEW_NOTE_TEXT } from '../core/wording.ts';
import { readMeasured } from '../flags/measured.ts';
import { convert } from '../units/convert.ts';
import { readReported } from '../units/reported.ts';
import { DRUGS, PAC, PAC_UNITS, RENIN } from './aldosteronism-table.ts';
import type { Drug, ReninType } from './aldosteronism-table.ts';
import { evaluateAldosteronism } from './aldosteronism.ts';
import type { AldosteronismAssessment, AldosteronismFacts, AldosteronismResult } from './aldosteronism.ts';
import { needsStimulation } from './confirmation.ts';
import type { Confirmation, VeinSampling } from './confirmation.ts';
import { aldosteronismDistance } from './distance.ts';
import * as text from './wording.ts';

const RENIN_TYPES = Object.keys(RENIN) as ReninType[];

function isDrug(value: unknown): value is Drug {
  return typeof value === 'string' && Object.hasOwn(DRUGS, value);
}

function readConfirmation(value: unknown, pacUnit: unknown): Confirmation | null {
  if (!isRecord(value)) return null;
  const read = (item: string) => readReported(value[item], value[`${item}_unit`] ?? pacUnit, PAC_UNITS, PAC);
  const postPac = read('post_pac');
  switch (value['type']) {
    case 'SIT':
      return { type: 'SIT', postPac, isSeated: value['seated'] === true };
    case 'CCT':
      return { type: 'CCT', prePac: read('pre_pac'), postPac };
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

/** Renin in the unit of its kind. The unit tells the kind by its dimension; a kind that is told as well has to agree. */
function readRenin(input: PlainInput): Pick<AldosteronismFacts, 'renin' | 'reninType'> {
  const { renin_unit: unit, renin_type: told } = input;
  const types = told === undefined || told === null ? RENIN_TYPES : RENIN_TYPES.filter((type) => type === told);
  const [first] = types;
  if (first === undefined) return { renin: null, reninType: 'PRA' };
  if (unit === undefined || unit === null) return { renin: readMeasured(input['renin']), reninType: first };
  for (const reninType of types) {
    const converted = typeof unit === 'string' ? convert(1, unit, RENIN[reninType].unit) : null;
    if (converted?.ok === true) return { renin: readMeasured(input['renin'], converted.factor), reninType };
  }
  return { renin: null, reninType: first };
}

/**
 * Plain names (`pac`, `pac_unit` ng/dL or pmol/L, `renin`, `renin_unit` or `renin_type`, `k`, `confirm`, `avs`, `drugs`; a value of
 * a test in another unit has its own, `post_pac_unit`). A unit or a kind of renin that is present but unknown makes the number unusable.
 */
export function readAldosteronismInput(input: PlainInput): AldosteronismFacts {
  const { drugs } = input;
  return {
    pac: readReported(input['pac'], input['pac_unit'], PAC_UNITS, PAC),
    ...readRenin(input),
    potassium: readMeasured(input['k']),
    confirmation: readConfirmation(input['confirm'], input['pac_unit']),
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
      ? [{ code: 'no_confirm_needed', label: '确诊试验', text: text.NO_CONFIRMATION_TEXT }]
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
  /** The division with its operands as used. */
  readonly arr_terms?: string;
  readonly arr_cutoff?: number;
  readonly screen?: string;
}

/** The answer to an input in plain names; nothing throws. */
export function answerAldosteronism(input: PlainInput): AldosteronismWireAnswer {
  return aldosteronismWire(evaluateAldosteronism(readAldosteronismInput(input)));
}

/** The assessment in words; an input that cannot be used is named in `missing`. */
export function aldosteronismWire(result: AldosteronismResult): AldosteronismWireAnswer {
  const { inputsUsed: facts } = result;
  const common = {
    missing: missingTexts(text.ALDOSTERONISM_ITEM_TEXT, result.missing, result.invalid),
    rule_version: result.ruleVersion,
    review_notes: result.reviewNotes.map((note) => REVIEW_NOTE_TEXT[note]),
  };
  const tips = [...drugTips(facts.drugs), text.CONFOUNDER_TIP];
  if (result.status === 'incomplete')
    return { ...common, conclusion: '', findings: [], tips, contributions: [], distance: [] };
  return {
    ...common,
    conclusion: text.aldosteronismConclusion(result, facts.confirmation?.type ?? null),
    findings: findings(result),
    tips: [
      ...(result.isPotassiumLow === true ? [text.POTASSIUM_LOW_TIP] : []),
      ...(result.isConfirmationUnneeded && facts.pac !== null ? [text.noConfirmationTip(facts.pac)] : []),
      ...(facts.pac === null ? [] : text.convertedLimits(facts.pac, facts.confirmation)),
      ...(facts.veinSampling !== null && needsStimulation(facts.veinSampling) ? [text.STIMULATION_UNKNOWN_TIP] : []),
      ...tips,
    ],
    contributions: result.contributions.map((row) => ({
      item: row.item,
      label: text.ALDOSTERONISM_ITEM_TEXT[row.item],
      value: `${row.value}`,
      points: row.points,
      source: row.source,
    })),
    distance: aldosteronismDistance(result),
    arr: result.arr,
    arr_terms: text.ratioTerms(result),
    arr_cutoff: result.cutoff,
    screen: text.SCREEN_TEXT[result.screen],
  };
}
