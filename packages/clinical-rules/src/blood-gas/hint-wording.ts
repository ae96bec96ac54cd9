import type { DeltaBand } from './anion-gap.ts';
import { BLOOD_GAS_VERSION } from './blood-gas-table.ts';
import type { BloodGasVersion } from './blood-gas-table.ts';
import type { BloodGasCase, BloodGasReading } from './blood-gas.ts';
import type { PfGrade } from './grades.ts';

/** How far P/F is lowered. */
export const PF_TEXT: Record<PfGrade, string> = {
  normal: '正常/可疑',
  mild: '轻度降低',
  moderate: '中度降低',
  severe: '重度降低',
};

const DELTA_TEXT: Record<DeltaBand, string> = {
  hyperchloraemic: '高氯性',
  mixed_gap: '高AG+正常AG',
  pure: '单纯高AG',
  with_alkalosis: '合并代碱',
};

const ASSUMED_TEXT: Record<'arterial' | 'room_air' | 'temperature', string> = {
  arterial: '动脉血',
  room_air: '未吸氧',
  temperature: '体温正常',
};

function acidosisHints(reading: BloodGasReading, entry: BloodGasCase): string[] {
  const hasAcidosis = entry.disorders.some((code) => code === 'MAC' || code === 'MAC_HAG' || code === 'MAC_NAG');
  if (!hasAcidosis) return [];
  const isAcidaemic = reading.phBalance === 'acidaemia' || reading.phBalance === 'severe_acidaemia';
  return [
    ...(reading.electrolytes.includes('k_low') ? ['酸中毒纠正后血钾可能进一步下降'] : []),
    ...(isAcidaemic && reading.inputsUsed.k !== null ? ['pH每下降0.1，血钾约升高0.6 mmol/L，请结合血钾判断'] : []),
  ];
}

/** What hypoxia was judged by without the report saying so. */
function assumedHints({ oxygenation: { assumed }, invalid, unread }: BloodGasReading): string[] {
  // A share that is printed, but cannot be used, is not a report that says nothing.
  const isShareNotUsed = invalid.includes('fio2') || unread.includes('fio2');
  const untold = assumed.filter((code) => code !== 'room_air' || !isShareNotUsed);
  return [
    ...(untold.length === 0 ? [] : [`报告未注明，缺氧按${untold.map((code) => ASSUMED_TEXT[code]).join('、')}判读`]),
    ...(assumed.length > untold.length ? [`吸入氧浓度未采用，缺氧按${ASSUMED_TEXT.room_air}判读，请核对`] : []),
  ];
}

/** A gradient below 0 cannot be without oxygen; 1.1.0 printed it as any other. */
function gradientHint(
  { gradient, expectedGradient }: BloodGasReading['oxygenation'],
  version: BloodGasVersion,
): string {
  if (gradient !== null && gradient < 0 && version !== '1.1.0')
    return `按未吸氧计算的肺泡-动脉氧分压差为负（${gradient} mmHg），提示正在吸氧或标本有误，请注明吸氧`;
  const age = expectedGradient === null ? '' : `，按年龄预计约 ${expectedGradient} mmHg`;
  return `肺泡-动脉氧分压差 ${gradient} mmHg${age}`;
}

function oxygenHints(reading: BloodGasReading, version: BloodGasVersion): string[] {
  const { oxygenation, inputsUsed } = reading;
  const { pf, pfGrade, gradient } = oxygenation;
  return [
    ...(pf === null || pfGrade === null
      ? []
      : [`氧合指数 ${pf} mmHg（${PF_TEXT[pfGrade]}；用于ARDS分级须PEEP≥5 cmH₂O）`]),
    ...(gradient === null ? [] : [gradientHint(oxygenation, version)]),
    ...assumedHints(reading),
    ...(inputsUsed.isArterial === false ? ['非动脉血标本，pH与二氧化碳分压按动脉血界值判读，仅供参考'] : []),
  ];
}

/** Further hints of one case type: figures that help, and what the reading took for granted. */
export function hintTexts(
  reading: BloodGasReading,
  entry: BloodGasCase,
  version: BloodGasVersion = BLOOD_GAS_VERSION,
): string[] {
  const { hidden } = entry;
  return [
    ...acidosisHints(reading, entry),
    ...(hidden?.deltaRatio == null || hidden.deltaBand === null
      ? []
      : [`ΔAG/ΔHCO₃⁻ 为 ${hidden.deltaRatio}（${DELTA_TEXT[hidden.deltaBand]}）`]),
    ...(reading.hco3Source === 'calculated' ? [`HCO₃⁻ ${reading.hco3} mmol/L 由pH与二氧化碳分压计算`] : []),
    ...(reading.anionGap !== null && reading.inputsUsed.albumin === null
      ? [`${reading.missing.includes('albumin') ? '缺少白蛋白' : '白蛋白未采用'}，阴离子间隙未作校正`]
      : []),
    ...oxygenHints(reading, version),
  ];
}
