import { shownText } from '../flags/measured.ts';
import type { ValueSet } from '../flags/value-set.ts';
import type { CerebrospinalItem, Correction } from './cerebrospinal-facts.ts';
import type {
  BacterialSign,
  CerebrospinalAssessment,
  CerebrospinalPattern,
  CerebrospinalWarning,
} from './cerebrospinal.ts';
import type { Meningitis } from './cerebrospinal-table.ts';

export const CEREBROSPINAL_ITEM_TEXT: Record<CerebrospinalItem, string> = {
  pressure: '脑脊液压力',
  wbc: '脑脊液白细胞',
  rbc: '脑脊液红细胞',
  neut_pct: '脑脊液中性粒细胞百分比',
  lymph_pct: '脑脊液淋巴细胞百分比',
  protein: '脑脊液蛋白',
  glucose: '脑脊液葡萄糖',
  serum_glucose: '同期血糖',
  chloride: '脑脊液氯化物',
  lactate: '脑脊液乳酸',
  ada: '脑脊液腺苷脱氨酶',
  csf_albumin: '脑脊液白蛋白',
  serum_albumin: '血清白蛋白',
  csf_igg: '脑脊液IgG',
  serum_igg: '血清IgG',
  blood_wbc: '同期血白细胞',
  blood_rbc: '同期血红细胞',
  age: '年龄',
  gram: '革兰染色',
  afb: '抗酸染色',
  india_ink: '墨汁染色',
  xanthochromia: '黄变',
};

export const CEREBROSPINAL_ITEM_UNIT: Record<CerebrospinalItem, string> = {
  pressure: 'mmH2O',
  wbc: '×10^6/L',
  rbc: '×10^6/L',
  neut_pct: '%',
  lymph_pct: '%',
  protein: 'g/L',
  glucose: 'mmol/L',
  serum_glucose: 'mmol/L',
  chloride: 'mmol/L',
  lactate: 'mmol/L',
  ada: 'U/L',
  csf_albumin: 'mg/L',
  serum_albumin: 'g/L',
  csf_igg: 'mg/L',
  serum_igg: 'g/L',
  blood_wbc: '×10^9/L',
  blood_rbc: '×10^12/L',
  age: '岁',
  gram: '',
  afb: '',
  india_ink: '',
  xanthochromia: '',
};

export const MENINGITIS_TEXT: Record<Meningitis, string> = {
  bacterial: '细菌性',
  tuberculous: '结核性',
  cryptococcal: '隐球菌性',
  viral: '病毒性',
};

const QUIET_TEXT: Record<Exclude<CerebrospinalPattern['kind'], 'organism' | 'meningitis'>, string> = {
  bleeding: '蛛网膜下腔出血可能',
  dissociation: '蛋白-细胞分离',
  inflammatory: '非特异性炎性改变',
  unremarkable: '未见明显异常',
  unspecific: '非特异性改变',
};

/** The patterns by name; one for each organism that was found, and for each of those whose scores tie. */
export function patternTexts(pattern: CerebrospinalPattern): string[] {
  if (pattern.kind === 'organism') {
    return pattern.organisms.map((type) => `${MENINGITIS_TEXT[type]}脑膜炎（病原学阳性）`);
  }
  return pattern.kind === 'meningitis'
    ? pattern.types.map((type) => `${MENINGITIS_TEXT[type]}脑膜炎可能`)
    : [QUIET_TEXT[pattern.kind]];
}

/** The patterns in one text; a tie is told as one. */
export function patternText(pattern: CerebrospinalPattern): string {
  const isTie = pattern.kind === 'meningitis' && pattern.types.length > 1;
  return `${patternTexts(pattern).join('、')}${isTie ? '（评分并列）' : ''}`;
}

function bacterialReasons({ bacterialSigns, glucoseRatio, inputsUsed }: CerebrospinalAssessment): string {
  const { neut_pct: neutrophils, lactate } = inputsUsed.values;
  const text: Record<BacterialSign, string> = {
    neut_pct: neutrophils === null ? '' : `中性粒细胞 ${shownText(neutrophils)}%`,
    glucose: glucoseRatio === null ? '葡萄糖 <2.2 mmol/L' : '糖比 <0.4',
    lactate: lactate === null ? '' : `乳酸 ${shownText(lactate)} mmol/L`,
  };
  return bacterialSigns.map((sign) => text[sign]).join('、');
}

function warningText(warning: CerebrospinalWarning, result: CerebrospinalAssessment): string {
  const { pressure, wbc, rbc } = result.inputsUsed.values;
  const value = (set: ValueSet | null) => (set === null ? '' : shownText(set));
  const text: Record<CerebrospinalWarning, string> = {
    bleeding_open: '不能除外蛛网膜下腔出血',
    bacterial_open: `细菌性未除外（${bacterialReasons(result)}）`,
    bloody: `血性脑脊液（红细胞 ${value(rbc)} ×10^6/L）`,
    pressure: `脑脊液压力升高（${value(pressure)} mmH2O）`,
    cells: `白细胞 ${value(wbc)} ×10^6/L（未校正）`,
  };
  return text[warning];
}

/** What the fluid says, the most pressing first: warnings, then the pattern. Nothing is unremarkable beside a warning. */
export function headTexts(result: CerebrospinalAssessment): string[] {
  const warnings = result.warnings.map((warning) => warningText(warning, result));
  const isSilent = result.pattern.kind === 'unremarkable' && warnings.length > 0;
  return [...warnings, ...(isSilent ? [] : [patternText(result.pattern)])];
}

export const CORRECTION_TEXT: Record<Correction, string> = {
  own_counts: '按同期血细胞校正',
  ratio: '按红细胞/700 校正',
  none: '红细胞未知，未校正',
};

export const DISSOCIATION_TIP = 'GBS等，请结合临床';
export const BLEEDING_OPEN_TIP = '红细胞 ≥2000×10^6/L，缺少黄变结果，不能除外蛛网膜下腔出血';
export const SERUM_GLUCOSE_TIP = '缺少同期血糖，葡萄糖按脑脊液绝对值判断';
export const ORGANISM_TIP = '染色阴性不能除外感染，请结合培养与抗原检测';
export const QLIM_TIP = 'QIgG 高于 Reiber 上限而 IgG 指数未升高，两者不一致，请结合临床';
export const TREATED_TIP = '已用抗生素者细胞与葡萄糖可不典型';
