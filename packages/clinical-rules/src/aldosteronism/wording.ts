import type { AldosteronismAssessment, AldosteronismItem, Screen } from './aldosteronism.ts';
import { roundHalfUp } from '../core/number.ts';
import { measuredText } from '../flags/measured.ts';
import { pointSet } from '../flags/value-set.ts';
import { limitIn } from '../units/cut-off.ts';
import type { CutOff } from '../units/cut-off.ts';
import type { Reported } from '../units/reported.ts';
import {
  CAPTOPRIL_CONFIRMED_ABOVE,
  FLUDROCORTISONE_CONFIRMED_ABOVE,
  PAC,
  PAC_EVIDENT_ABOVE,
  PAC_PMOL_PER_NG_DL,
  PAC_POSITIVE_ABOVE,
  PAC_UNITS,
  RENIN,
  SALINE,
  VEIN_SAMPLING,
} from './aldosteronism-table.ts';
import type { Drug } from './aldosteronism-table.ts';
import type { Confirmation, ConfirmationResult, ConfirmationType, VeinSamplingResult } from './confirmation.ts';

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

/** '' for renin and aldosterone: theirs is that of the report. */
export const ALDOSTERONISM_ITEM_UNIT: Record<AldosteronismItem | 'arr', string> = {
  pac: '',
  renin: '',
  k: 'mmol/L',
  pre_pac: '',
  post_pac: '',
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
/** The limit as it is published in the unit of the aldosterone. */
export function noConfirmationTip({ unit }: Reported): string {
  const limit = limitIn(PAC_EVIDENT_ABOVE, unit, PAC);
  return `自发性低钾、肾素低于检测下限且醛固酮 >${limit} ${unit}，可不行确诊试验（须先排除排钾药物所致低钾）`;
}

/**
 * The division as it can be repeated: operands as used, the floor by its name, the factor where aldosterone is in pmol/L.
 * 32.4 ÷ 0.2（下限） = 162（ng/dL ÷ ng/mL/h）
 */
export function ratioTerms({ pac, renin, arr, isReninBelowFloor, inputsUsed }: AldosteronismAssessment): string {
  const own = inputsUsed.pac;
  const isConverted = own !== null && own.unit !== PAC_UNITS[0];
  const dividend = own !== null && isConverted ? `${measuredText(own.set)} ÷ ${PAC_PMOL_PER_NG_DL}` : exactText(pac);
  const units = `${isConverted ? `${own.unit} 换算为 ` : ''}${PAC_UNITS[0]} ÷ ${RENIN[inputsUsed.reninType].unit}`;
  return `${dividend} ÷ ${exactText(renin)}${isReninBelowFloor ? '（下限）' : ''} = ${arr}（${units}）`;
}

const exactText = (value: number): string => measuredText(pointSet(value));

/** Cut-offs of aldosterone without a published figure in the reported unit, as they were converted. */
export function convertedLimits(pac: Reported, test: Confirmation | null): string[] {
  const ofTest: Readonly<Record<ConfirmationType, readonly CutOff[]>> = {
    SIT: [
      test?.type === 'SIT' && test.isSeated ? SALINE.seatedConfirmedAbove : SALINE.confirmedAbove,
      SALINE.excludedBelow,
    ],
    CCT: [CAPTOPRIL_CONFIRMED_ABOVE],
    FST: [FLUDROCORTISONE_CONFIRMED_ABOVE],
    ORAL_NA: [],
  };
  const [own] = PAC_UNITS;
  const limits = [PAC_POSITIVE_ABOVE, ...(test === null ? [] : ofTest[test.type])].filter(
    (cutOff) => cutOff[pac.unit] === undefined,
  );
  if (limits.length === 0) return [];
  const figures = limits.map((cutOff) => roundHalfUp(limitIn(cutOff, pac.unit, PAC), 1));
  return [
    `醛固酮界值 ${limits.map((cutOff) => cutOff[own]).join('、')} ${own} 换算为 ${figures.join('、')} ${pac.unit}`,
  ];
}
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

/** A screen so plain that no confirmatory test is needed (Endocrine Society 2016). */
export const NO_CONFIRMATION_TEXT = '可不行确诊试验';

/** The screen, then what the confirmatory test and vein sampling say of themselves. */
export function aldosteronismConclusion(result: AldosteronismAssessment, test: ConfirmationType | null): string {
  const { screen, confirmation, veinSampling } = result;
  const advice = result.isConfirmationUnneeded ? NO_CONFIRMATION_TEXT : SCREEN_ADVICE[screen];
  const head = [SCREEN_SENTENCE[screen], confirmation === null ? advice : ''].filter((text) => text !== '').join('，');
  return [
    head,
    ...(confirmation === null || test === null
      ? []
      : [`${CONFIRMATION_NAME[test]}：${CONFIRMATION_TEXT[confirmation]}`]),
    ...(veinSampling === null ? [] : [`肾上腺静脉采血：${VEIN_SAMPLING_TEXT[veinSampling]}`]),
  ].join('；');
}
