import type {
  ActhDependence,
  AdrenalAssessment,
  AdrenalItem,
  Cushing,
  Dexamethasone,
  Insufficiency,
  Midnight,
} from './adrenal-cortex.ts';

export const ADRENAL_ITEM_TEXT: Record<AdrenalItem, string> = {
  cortisol_8am: '皮质醇(8时)',
  cortisol_4pm: '皮质醇(16时)',
  cortisol_midnight: '皮质醇(0时)',
  dst_1mg: '1 mg 地塞米松抑制后皮质醇',
  acth_stim_peak: 'ACTH兴奋试验皮质醇峰值',
  acth: '促肾上腺皮质激素',
  ufc: '24小时尿游离皮质醇',
  ufc_uln: '24小时尿游离皮质醇参考上限',
  hddst_suppression: '大剂量地塞米松抑制率',
};

export const ADRENAL_INVALID_TEXT: Record<AdrenalItem, string> = {
  cortisol_8am: '皮质醇(8时)应在 0–10000 nmol/L 之间',
  cortisol_4pm: '皮质醇(16时)应在 0–10000 nmol/L 之间',
  cortisol_midnight: '皮质醇(0时)应在 0–10000 nmol/L 之间',
  dst_1mg: '1 mg 地塞米松抑制后皮质醇应在 0–10000 nmol/L 之间',
  acth_stim_peak: 'ACTH兴奋试验皮质醇峰值应在 0–10000 nmol/L 之间',
  acth: '促肾上腺皮质激素应在 0–20000 pg/mL 之间',
  ufc: '24小时尿游离皮质醇应在 0–100000 nmol/24h 之间',
  ufc_uln: '24小时尿游离皮质醇参考上限应在 1–5000 nmol/24h 之间',
  hddst_suppression: '大剂量地塞米松抑制率应在 -200–100% 之间',
};

export const MIDNIGHT_TEXT: Record<Midnight, string> = { normal: '正常', uncertain: '不确定', raised: '升高' };
export const RHYTHM_TEXT: Record<'lost' | 'kept', string> = { lost: '消失', kept: '存在' };
export const DST_TEXT: Record<Dexamethasone, string> = { suppressed: '已抑制', not_suppressed: '未抑制' };
export const AUTONOMY_TEXT: Record<'possible' | 'autonomous', string> = {
  possible: '可能自主分泌',
  autonomous: '自主分泌',
};
export const UFC_TEXT: Record<NonNullable<AdrenalAssessment['ufc']>, string> = {
  normal: '正常',
  raised: '升高',
  strongly_raised: '升高（超过参考上限 3 倍）',
};
/** Short form, as the rule names its result. */
export const CUSHING_TEXT: Record<Cushing, string> = { supported: '支持', suspected: '可疑' };
const CUSHING_SENTENCE: Record<Cushing, string> = { supported: '支持皮质醇增多症', suspected: '可疑，建议复查' };
export const ACTH_DEPENDENCE_TEXT: Record<ActhDependence, string> = {
  independent: 'ACTH非依赖性',
  uncertain: '不确定',
  dependent: 'ACTH依赖性',
};
const ACTH_DEPENDENCE_SENTENCE: Record<ActhDependence, string> = {
  independent: 'ACTH非依赖性',
  uncertain: 'ACTH依赖性不确定（建议复查或行CRH试验）',
  dependent: 'ACTH依赖性',
};
export const ACTH_SOURCE_TEXT: Record<'pituitary' | 'ectopic', string> = {
  pituitary: '支持库欣病',
  ectopic: '支持异位ACTH',
};
export const INSUFFICIENCY_TEXT: Record<Insufficiency, string> = {
  supported: '支持',
  not_supported: '不支持',
  uncertain: '不确定（如临床怀疑行ACTH兴奋试验）',
};
export const INSUFFICIENCY_TYPE_TEXT: Record<'primary' | 'secondary', string> = {
  primary: '原发性',
  secondary: '继发性可能',
};

/** Always shown: what disturbs the tests. */
export const ADRENAL_TIPS: readonly string[] = [
  '雌激素与妊娠会升高皮质醇结合球蛋白，总皮质醇可假性升高',
  '外源性糖皮质激素、利福平、苯妥英会干扰地塞米松抑制试验',
  '午夜皮质醇的界值适用于清醒时采血',
];
/** Shown where the sufficiency cut-off decided. */
export const ASSAY_TIP = '500 nmol/L 界值来自早期免疫测定，新方法的界值较低，请参照本院方法';

function cushingSentence(result: AdrenalAssessment): string[] {
  if (result.isCushingScreenNegative) return ['皮质醇增多症三项筛查均未达阳性标准'];
  if (result.cushing === null) return [];
  const details = [
    result.acthDependence === null ? '' : ACTH_DEPENDENCE_SENTENCE[result.acthDependence],
    result.acthSource === null ? '' : ACTH_SOURCE_TEXT[result.acthSource],
  ].filter((text) => text !== '');
  const head = result.cushing === 'suspected' ? '皮质醇增多症' : '';
  return [[`${head}${CUSHING_SENTENCE[result.cushing]}`, ...details].join('，')];
}

function insufficiencySentence(result: AdrenalAssessment): string[] {
  const { insufficiency, insufficiencyType } = result;
  // With a positive screen for excess, an open question about deficiency would only distract; it stays among the findings.
  if (insufficiency === null || (insufficiency === 'uncertain' && result.cushing !== null)) return [];
  const type = insufficiencyType === null ? '' : `（${INSUFFICIENCY_TYPE_TEXT[insufficiencyType]}）`;
  if (insufficiency === 'uncertain') return [`肾上腺皮质功能减退${INSUFFICIENCY_TEXT.uncertain}`];
  return [`${INSUFFICIENCY_TEXT[insufficiency]}肾上腺皮质功能减退${type}`];
}

/** Too much and too little at once: one of them is not of this patient or this hour (J-80, 20). */
const BOTH_SUPPORTED = '皮质醇过多与不足的依据并存，请核对标本与时间';

/** Both halves in one sentence; '' when neither says anything. */
export function adrenalConclusion(result: AdrenalAssessment): string {
  if (result.cushing === 'supported' && result.insufficiency === 'supported') return BOTH_SUPPORTED;
  return [...cushingSentence(result), ...insufficiencySentence(result)].join('；');
}
