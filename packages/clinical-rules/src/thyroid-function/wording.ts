import type { Etiology, Level, ThyroidDiagnosis, ThyroidItem, Treatment } from './thyroid-function.ts';
import type { PregnantStatus } from './thyroid-function-table.ts';

export const THYROID_ITEM_TEXT: Record<ThyroidItem, string> = {
  tsh: 'TSH',
  ft4: 'FT4',
  ft3: 'FT3',
  tpoab: 'TPOAb',
  tgab: 'TgAb',
  trab: 'TRAb',
};

export const THYROID_ITEM_UNIT: Record<ThyroidItem, string> = {
  tsh: 'mIU/L',
  ft4: 'pmol/L',
  ft3: 'pmol/L',
  tpoab: 'IU/mL',
  tgab: 'IU/mL',
  trab: 'IU/L',
};

export const LEVEL_TEXT: Record<Level, string> = { L: '降低', N: '正常', H: '升高' };

export const PREGNANT_STATUS_TEXT: Record<PregnantStatus, string> = {
  0: '非妊娠',
  1: '妊娠早期',
  2: '妊娠中期',
  3: '妊娠晚期',
  4: '产后',
};

export const THYROID_DIAGNOSIS_TEXT: Record<ThyroidDiagnosis, string> = {
  overt_hyper: '临床甲亢',
  t3_hyper: 'T3型甲亢',
  subclinical_hyper: '亚临床甲亢',
  subclinical_hyper_mild: '亚临床甲亢（轻度）',
  subclinical_hyper_severe: '亚临床甲亢（重度）',
  central_hypo: '中枢性甲减可能',
  low_ft4_undecided: '低 FT4，非甲状腺疾病或中枢性待鉴别',
  overt_hypo: '原发性临床甲减',
  subclinical_hypo: '亚临床甲减',
  subclinical_hypo_mild: '亚临床甲减（轻度）',
  subclinical_hypo_severe: '亚临床甲减（重度）',
  tsh_inappropriately_high: 'TSH不适当升高',
  tsh_inappropriate: 'TSH不适当分泌可能',
  low_t3: '低T3综合征可能',
  isolated_ft3_high: '单纯FT3升高',
  antibodies_only: '甲状腺自身抗体阳性，甲功正常',
  normal: '甲功正常',
  pregnancy_graves: '妊娠期Graves病可能',
  pregnancy_transient: '妊娠一过性甲状腺毒症可能',
  pregnancy_undecided: '妊娠期甲状腺毒症，病因待查（缺 TRAb）',
  pregnancy_thyrotoxicosis: '妊娠期甲状腺毒症',
  pregnancy_tsh_low: '妊娠期TSH降低',
  pregnancy_overt_hypo: '妊娠期临床甲减',
  pregnancy_subclinical_hypo: '妊娠期亚临床甲减',
  pregnancy_hypothyroxinaemia: '妊娠期单纯低甲状腺素血症',
};

/** What to think of besides the name. */
export const THYROID_DIAGNOSIS_TIP: Partial<Record<ThyroidDiagnosis, string>> = {
  tsh_inappropriately_high: '需考虑TSH瘤、甲状腺激素抵抗或检测干扰',
  tsh_inappropriate: '需考虑TSH瘤、甲状腺激素抵抗或检测干扰',
};

export const ETIOLOGY_TEXT: Record<Etiology, string> = { graves: 'Graves病可能', hashimoto: '桥本甲状腺炎可能' };

export const TREATMENT_TEXT: Record<Treatment, string> = {
  levothyroxine: 'L-T4治疗',
  consider_levothyroxine: '可考虑L-T4治疗',
  monitor: '监测TSH（每4周）',
};

/** Diagnoses that a missing test leaves open, and what it could still show. */
export const FT3_OPEN_TIP = '缺少FT3，不能除外T3型甲亢';
export const TRAB_OPEN_TIP = '缺少TRAb，不能除外Graves病';
export const FT3_MISSING_TIP = '缺少FT3，仅按TSH与FT4判断';
export const FALLBACK_RANGE_TIP = '报告未提供妊娠期特异TSH区间，按备用区间判断';
export const TARGET_TIP = 'TSH控制目标：妊娠期特异区间的下1/2，或 <2.5 mIU/L';
