import { measuredText } from '../flags/measured.ts';
import type {
  BloodGasCase,
  BloodGasItem,
  BloodGasReading,
  CaseType,
  DisorderCode,
  FormulaItem,
  TipCode,
} from './blood-gas.ts';
import type { FlaggedItem, NotUsed } from './blood-gas-facts.ts';
import { BLOOD_GAS_LIMITS, BLOOD_GAS_VERSION, ROOM_AIR } from './blood-gas-table.ts';
import type { BloodGasVersion, FocusItem } from './blood-gas-table.ts';
import type {
  ElectrolyteCode,
  FocusFinding,
  HypoxiaGrade,
  LactateGrade,
  OwnRangeFinding,
  PhBalance,
  RespiratoryFailure,
} from './grades.ts';

export const CASE_TYPE_TEXT: Record<CaseType, string> = { acute: '急性', chronic: '慢性' };

/** Shown when no acid-base disorder is found. */
export const NOTHING_FOUND_TEXT = '暂未发现酸碱失衡';

export const BLOOD_GAS_ITEM_TEXT: Record<BloodGasItem, string> = {
  ph: 'pH',
  paco2: '二氧化碳分压',
  hco3: '碳酸氢根',
  pao2: '氧分压',
  fio2: '吸入氧浓度',
  na: '钠',
  k: '钾',
  cl: '氯',
  ica: '离子钙',
  lactate: '乳酸',
  albumin: '白蛋白',
};

const DISORDER_TEXT: Record<DisorderCode, string> = {
  RAC: '呼吸性酸中毒',
  RAL: '呼吸性碱中毒',
  MAC: '代谢性酸中毒',
  MAL: '代谢性碱中毒',
  MAC_HAG: '高AG型代谢性酸中毒',
  MAC_NAG: '正常AG型（高氯性）代谢性酸中毒',
};

/** Respiratory disorders carry the case type in their name. */
export function disorderName(code: DisorderCode, caseType: CaseType): string {
  const isRespiratory = code === 'RAC' || code === 'RAL';
  return `${isRespiratory ? CASE_TYPE_TEXT[caseType] : ''}${DISORDER_TEXT[code]}`;
}

export const TIP_TEXT: Record<TipCode, string> = {
  inconsistent: '血气数据内部一致性欠佳，请核对标本及结果',
  borderline: '代偿处于界限，请结合临床',
  gap_mild: 'AG轻度升高，请结合乳酸、酮体、肾功能',
  gap_unknown: '缺少钠或氯，无法计算阴离子间隙，代谢性酸中毒未分型',
  delta_disagrees: '潜在HCO₃⁻与ΔAG/ΔHCO₃⁻结论不一致，请结合临床',
  triple: '三重酸碱失衡，请重点关注',
  failure_type_1: 'Ⅰ型呼吸衰竭',
  failure_type_2: 'Ⅱ型呼吸衰竭',
  RAC: '通气不足：COPD、镇静、神经肌肉病',
  RAL: '过度通气：疼痛、发热、肺栓塞、脓毒症、肝病、水杨酸',
  MAC_HAG: '酮症、乳酸、尿毒症、中毒；查酮体/乳酸/肌酐/渗透压间隙',
  MAC_NAG: '腹泻、肾小管酸中毒、大量生理盐水；可查尿AG',
  MAL: '呕吐、利尿剂、低钾、原醛；查尿氯（<20盐水有效）',
};

export const PH_BALANCE_TEXT: Record<PhBalance, string> = {
  severe_acidaemia: '重度酸血症',
  acidaemia: '酸血症',
  normal: 'pH正常',
  alkalaemia: '碱血症',
  severe_alkalaemia: '重度碱血症',
};

export const LACTATE_TEXT: Record<LactateGrade, string> = {
  normal: '乳酸正常',
  raised: '高乳酸血症',
  severe: '重度高乳酸血症',
  lactic_acidosis: '乳酸酸中毒',
};

export const ELECTROLYTE_TEXT: Record<ElectrolyteCode, string> = {
  k_low: '低钾血症',
  k_high: '高钾血症',
  na_low: '低钠血症',
  na_high: '高钠血症',
  cl_low: '低氯血症',
  cl_high: '高氯血症',
  ica_low: '低离子钙',
  ica_high: '高离子钙',
};

/** Stands where nothing says whether oxygen was given. */
export const NO_OXYGEN_SHARE_TEXT = '未注明吸氧';

export const HYPOXIA_TEXT: Record<HypoxiaGrade | 'not_applicable', string> = {
  normal: '氧分压正常',
  mild: '轻度低氧血症',
  moderate: '中度低氧血症',
  severe: '重度低氧血症',
  not_applicable: '不适用',
};

export const FAILURE_TEXT: Record<RespiratoryFailure, string> = { type_1: 'Ⅰ型呼吸衰竭', type_2: 'Ⅱ型呼吸衰竭' };

export const FORMULA_TEXT: Record<FormulaItem, string> = {
  primary: '原发失衡',
  consistency: '[H⁺] 偏差',
  calculated_hco3: '计算所得HCO₃⁻',
  compensation: '预计代偿范围',
  anion_gap: '阴离子间隙',
  anion_gap_corrected: '校正阴离子间隙',
  potential_hco3: '潜在HCO₃⁻',
  excess_gap: 'HCO₃⁻ + ΔAG',
  delta_ratio: 'ΔAG/ΔHCO₃⁻',
};

export const FOCUS_UNIT: Record<FocusItem, string> = {
  ph: '',
  paco2: ' mmHg',
  pao2: ' mmHg',
  hco3: ' mmol/L',
  k: ' mmol/L',
  na: ' mmol/L',
  ica: ' mmol/L',
  lactate: ' mmol/L',
};

/** Why a result needs attention, such as 低于 7.2; the limit of lactate is inside. */
export function focusText({ item, side, limit }: FocusFinding): string {
  const word = item === 'lactate' ? '不低于' : side === 'low' ? '低于' : '高于';
  return `${word} ${limit}${FOCUS_UNIT[item]}`;
}

/** The combined judgment of one case type. */
export function groupResultText(reading: Pick<BloodGasReading, 'phBalance'>, entry: BloodGasCase): string {
  if (entry.isWithheld) return TIP_TEXT.inconsistent;
  const [first, ...rest] = entry.disorders.map((code) => disorderName(code, entry.caseType));
  if (first === undefined) return NOTHING_FOUND_TEXT;
  if (rest.length === 0) return `${reading.phBalance === 'normal' ? '代偿性' : '失代偿性'}${first}`;
  return `${first}合并${rest.join('、')}${entry.isTriple ? '（三重酸碱失衡）' : ''}`;
}

const UNREAD_REASON = '不是单一数值或单位不符';

function invalidReason(item: BloodGasItem): string {
  if (item === 'fio2') return `不在 ${ROOM_AIR.percent}%~100% 之间`;
  return item in BLOOD_GAS_LIMITS ? '超出合理范围' : '为负值';
}

/** What the report prints and the reading does not use, each with its reason. */
export function notUsedTexts({ invalid, unread }: NotUsed): string[] {
  return [
    ...invalid.map((item) => `${BLOOD_GAS_ITEM_TEXT[item]}${invalidReason(item)}，未采用`),
    ...unread.map((item) => `${BLOOD_GAS_ITEM_TEXT[item]}${UNREAD_REASON}，未采用`),
  ];
}

const LIMIT_TEXT = (item: FlaggedItem, limit: number): string => (item === 'lactate' ? limit.toFixed(1) : `${limit}`);

/** The limit of the rule that a value flagged by its report has not passed; at the limit itself it is reached. */
function notPassed({ item, side, limit, value }: OwnRangeFinding): string {
  const text = LIMIT_TEXT(item, limit);
  if (side === 'low') return `未低于 ${text}`;
  return value < limit ? `未达 ${text}` : `未超过 ${text}`;
}

const OWN_RANGE_NAME: Record<Exclude<FlaggedItem, 'lactate'>, string> = { k: '血钾', na: '血钠' };

/** Electrolytes out of the limits of the rule, then those that only their report flags: 血钾高于区间（未达 5.5）. */
export function electrolyteTexts({ electrolytes, ownRange }: BloodGasReading): string[] {
  return [
    ...electrolytes.map((code) => ELECTROLYTE_TEXT[code]),
    ...ownRange.flatMap((own) => {
      if (own.item === 'lactate') return [];
      return [`${OWN_RANGE_NAME[own.item]}${own.side === 'low' ? '低于' : '高于'}区间（${notPassed(own)}）`];
    }),
  ];
}

/** Lactate in words: its grade, or why there is none. */
export function lactateText({ lactate, inputsUsed, missing, ownRange }: BloodGasReading): string {
  const own = ownRange.find(({ item }) => item === 'lactate');
  if (own !== undefined) return `乳酸 ${own.value}，高于本报告区间，${notPassed(own)}`;
  if (lactate !== null) return LACTATE_TEXT[lactate];
  if (inputsUsed.lactate !== null) return `乳酸 ${measuredText(inputsUsed.lactate)} mmol/L，无法分级`;
  return missing.includes('lactate') ? '缺少乳酸，无法判读' : '乳酸未采用，无法判读';
}

/** Hypoxia in words: its grade, or why there is none. */
export function hypoxiaText(
  { oxygenation: { hypoxia, assumed }, missing }: BloodGasReading,
  version: BloodGasVersion = BLOOD_GAS_VERSION,
): string {
  // Nobody calls an oxygen normal of which nobody says how much was given (J-64); 1.1.0 did.
  if (version !== '1.1.0' && hypoxia === 'normal' && assumed.includes('room_air')) return NO_OXYGEN_SHARE_TEXT;
  if (hypoxia !== null) return HYPOXIA_TEXT[hypoxia];
  return missing.includes('pao2') ? '缺少氧分压，无法判读' : '氧分压未采用，无法判读';
}

/** What is said when nothing could be judged: never the text of a normal result. */
export function unusableText({ missing, invalid, unread }: NotUsed): string {
  const names = (items: readonly BloodGasItem[]): string => items.map((item) => BLOOD_GAS_ITEM_TEXT[item]).join('、');
  const parts = [
    ...(missing.length === 0 ? [] : [`缺少${names(missing)}`]),
    ...(invalid.length === 0 ? [] : [`${names(invalid)}超出合理范围`]),
    ...(unread.length === 0 ? [] : [`${names(unread)}${UNREAD_REASON}`]),
  ];
  return `${parts.join('，')}，无法判断酸碱失衡`;
}

/** The combined judgment with respiratory failure and hypoxia behind it; '' when nothing at all is found. */
export function naturalConclusion(reading: BloodGasReading, entry: BloodGasCase): string {
  const breathing = breathingText(reading);
  const isFound = entry.isWithheld || entry.disorders.length > 0;
  return [...(isFound ? [groupResultText(reading, entry)] : []), ...(breathing === '' ? [] : [breathing])].join('；');
}

/** Respiratory failure and hypoxia; '' where neither is found. */
function breathingText({ oxygenation: { hypoxia, failure } }: BloodGasReading): string {
  const isHypoxic = hypoxia === 'mild' || hypoxia === 'moderate' || hypoxia === 'severe';
  return [...(failure === null ? [] : [FAILURE_TEXT[failure]]), ...(isHypoxic ? [HYPOXIA_TEXT[hypoxia]] : [])].join(
    '，',
  );
}

/** Said where the two case types are read differently and nobody has chosen. */
export const TO_CHOOSE_TEXT = '急慢性待选';

/**
 * What holds under both case types, with what lies beyond acid and base; null where both are read alike:
 * 「呼吸性酸中毒，失代偿，急慢性待选；Ⅱ型呼吸衰竭，中度低氧血症」.
 */
export function commonResultText(reading: BloodGasReading): string | null {
  const { acute, chronic, phBalance } = reading;
  if (groupResultText(reading, acute) === groupResultText(reading, chronic)) return null;
  const shared = acute.disorders.filter((code) => chronic.disorders.includes(code)).map((code) => DISORDER_TEXT[code]);
  // The primary disorder is the same under both.
  const acidBase = [shared.join('合并'), phBalance === 'normal' ? '代偿' : '失代偿', TO_CHOOSE_TEXT].join('，');
  return [acidBase, breathingText(reading)].filter((part) => part !== '').join('；');
}

const MIXED = /合并(.+?)(?:（三重酸碱失衡）)?$/;

/** 「还需解释：为何另有代谢性碱中毒」: what a reading leaves open beside its primary disorder; of a single one nothing. */
export function toExplainText(groupResult: string): string {
  const further = MIXED.exec(groupResult)?.[1];
  return further === undefined ? '无需另作解释' : `还需解释：为何另有${further}`;
}
