import type { AldosteronismAssessment, AldosteronismItem, Screen } from './aldosteronism.ts';
import { VEIN_SAMPLING } from './aldosteronism-table.ts';
import type { Drug } from './aldosteronism-table.ts';
import type { ConfirmationResult, ConfirmationType, VeinSamplingResult } from './confirmation.ts';

export const ALDOSTERONISM_ITEM_TEXT: Record<AldosteronismItem | 'arr', string> = {
  pac: '醛固酮',
  renin: '肾素',
  k: '血钾',
  pre_pac: '负荷前醛固酮',
  post_pac: '负荷后醛固酮',
  urine_na: '24小时尿钠',
  urine_aldo: '24小时尿醛固酮',
  selectivity_left: '左侧选择指数',
  selectivity_right: '右侧选择指数',
  lateralisation: '优势侧指数',
  arr: '醛固酮/肾素比值',
};

/** '' for renin: its unit is that of its kind. */
export const ALDOSTERONISM_ITEM_UNIT: Record<AldosteronismItem | 'arr', string> = {
  pac: 'ng/dL',
  renin: '',
  k: 'mmol/L',
  pre_pac: 'ng/dL',
  post_pac: 'ng/dL',
  urine_na: 'mmol/24h',
  urine_aldo: 'μg/24h',
  selectivity_left: '',
  selectivity_right: '',
  lateralisation: '',
  arr: '',
};

export const SCREEN_TEXT: Record<Screen, string> = {
  positive: '阳性',
  suspect: '可疑',
  negative: '阴性',
  negative_low_renin: '阴性（低肾素所致ARR升高）',
};

/** What a confirmatory test says of itself; the wording of the consensus. */
export const CONFIRMATION_TEXT: Record<ConfirmationResult, string> = {
  confirmed: '确诊',
  excluded: '排除',
  grey: '灰区',
  not_reached: '未达确诊标准',
  invalid_load: '结果无效（尿钠≤200）',
};

export const CONFIRMATION_NAME: Record<ConfirmationType, string> = {
  SIT: '生理盐水试验',
  CCT: '卡托普利试验',
  FST: '氟氢可的松抑制试验',
  ORAL_NA: '口服高钠负荷试验',
};

export const VEIN_SAMPLING_TEXT: Record<VeinSamplingResult, string> = {
  unilateral: '单侧优势',
  not_lateralised: '未见单侧优势',
  not_selective: '插管选择性不足，不能比较两侧',
};

export const DRUG_TEXT: Record<Drug, string> = {
  mra: '盐皮质激素受体拮抗剂',
  k_wasting_diuretic: '排钾利尿剂',
  liquorice: '甘草制剂',
  acei: 'ACEI',
  arb: 'ARB',
  dhp_ccb: '二氢吡啶类钙拮抗剂',
  beta_blocker: 'β受体阻滞剂',
  central_alpha2: '中枢α2受体激动剂',
  nsaid: '非甾体抗炎药',
  renin_inhibitor: '肾素抑制剂',
};

export const SHIFT_TEXT: Record<'false_positive' | 'false_negative', string> = {
  false_positive: '可致假阳性',
  false_negative: '可致假阴性',
};

export const POTASSIUM_LOW_TIP = '低钾可致假阴性，纠正后复查';
export const NO_CONFIRMATION_TIP =
  '自发性低钾、肾素低于检测下限且醛固酮 >20 ng/dL，可不行确诊试验（须先排除排钾药物所致低钾）';
const { plain, stimulated } = VEIN_SAMPLING;

/** The two pairs of cut-offs disagree, and the report does not say which of them holds. */
export const STIMULATION_UNKNOWN_TIP = `肾上腺静脉采血未注明是否在ACTH兴奋下进行，两种界值（未兴奋：选择指数 ≥${plain.selectivity}、优势侧指数 ≥${plain.lateralisation}；兴奋：选择指数 ≥${stimulated.selectivity}、优势侧指数 ≥${stimulated.lateralisation}）结论不一，未作判断`;

export const UNKNOWN_DRUGS_TIP =
  '采血前停药：盐皮质激素受体拮抗剂、排钾利尿剂、甘草制剂至少 4 周；ACEI、ARB、二氢吡啶类钙拮抗剂、β受体阻滞剂、中枢α2受体激动剂、非甾体抗炎药至少 2 周';
export const ALLOWED_DRUGS_TIP = '可换用维拉帕米缓释片、多沙唑嗪/哌唑嗪/特拉唑嗪、肼屈嗪控制血压';
export const CONFOUNDER_TIP = '高盐饮食、肾功能不全、绝经前可致假阳性；低盐饮食、妊娠、肾血管性或恶性高血压可致假阴性';

const SCREEN_SENTENCE: Record<Screen, string> = {
  positive: '筛查阳性',
  suspect: '筛查可疑',
  negative: '筛查阴性',
  negative_low_renin: '筛查阴性（低肾素所致ARR升高）',
};

const SCREEN_ADVICE: Record<Screen, string> = {
  positive: '建议行确诊试验',
  suspect: '建议复查或行确诊试验',
  negative: '',
  negative_low_renin: '',
};

/** The screen, then what the confirmatory test and vein sampling say of themselves. */
export function aldosteronismConclusion(result: AldosteronismAssessment, test: ConfirmationType | null): string {
  const { screen, confirmation, veinSampling } = result;
  const advice = result.isConfirmationUnneeded ? '可不行确诊试验' : SCREEN_ADVICE[screen];
  const head = [SCREEN_SENTENCE[screen], confirmation === null ? advice : ''].filter((text) => text !== '').join('，');
  return [
    head,
    ...(confirmation === null || test === null
      ? []
      : [`${CONFIRMATION_NAME[test]}：${CONFIRMATION_TEXT[confirmation]}`]),
    ...(veinSampling === null ? [] : [`肾上腺静脉采血：${VEIN_SAMPLING_TEXT[veinSampling]}`]),
  ].join('；');
}
