import { REVIEW_MARK } from './marks.ts';

export { FOOTER_TEXT, REVIEW_MARK } from './marks.ts';

/** Why a result rests on us: shown beside it, in copies and in print. */
export type ReviewNote =
  | 'blood_gas_consistency'
  | 'blood_gas_hco3_constant'
  | 'blood_gas_acute_acidosis'
  | 'blood_gas_borderline'
  | 'blood_gas_albumin'
  | 'blood_gas_kpa'
  | 'risk_model_demo'
  | 'grace_bin_edges'
  | 'grace_creatinine_rounding'
  | 'grace_death_nodes'
  | 'grace_st_label'
  | 'weights_ours'
  | 'cut_offs_recalled'
  | 'headline_ours'
  | 'focus_order_ours'
  | 'adrenal_rhythm'
  | 'adrenal_acth_zone'
  | 'adrenal_recalled'
  | 'aldosteronism_floor'
  | 'aldosteronism_cut_offs'
  | 'aldosteronism_grey'
  | 'aldosteronism_confirmation'
  | 'thyroid_grades'
  | 'thyroid_pregnancy_range'
  | 'thyroid_pregnancy_treatment'
  | 'csf_weights'
  | 'csf_correction'
  | 'csf_lymphocytes'
  | 'csf_bleeding'
  | 'plausible_range_ours'
  | 'ckd_editions'
  | 'ckd_albuminuria_fallback'
  | 'ckd_visits_2024'
  | 'ckd_fall_reference'
  | 'gastric_points'
  | 'gastric_abc'
  | 'gastric_pgr_limit'
  | 'gastric_hints'
  | 'pleural_partial'
  | 'pleural_default_uln'
  | 'pleural_gradient'
  | 'thyroid_side_effect_cuts'
  | 'thyroid_beta_blocker_reading'
  | 'thyroid_phase_assumed'
  | 'thyroid_conditions_unknown'
  | 'thyroid_second_edition'
  | 'covid19_factor_keys'
  | 'covid19_warning_limits'
  | 'covid19_image_threshold'
  | 'covid19_lobe_sides'
  | 'covid19_oxygen_limits'
  | 'findings_not_weighted';

export const REVIEW_NOTE_TEXT: Record<ReviewNote, string> = {
  blood_gas_consistency: `${REVIEW_MARK}：[H⁺] 偏差超过 10% 视为内部一致性欠佳，与 pH 矛盾时不下结论`,
  blood_gas_hco3_constant: `${REVIEW_MARK}：缺少 HCO₃⁻ 时以 0.0307×PaCO₂×10^(pH−6.1) 计算`,
  blood_gas_acute_acidosis: `${REVIEW_MARK}：急性呼吸性酸中毒代偿按每 10 mmHg 升高 1 mmol/L、±3 取范围`,
  blood_gas_borderline: `${REVIEW_MARK}：HCO₃⁻ 正常时超出代偿范围 2 mmol/L 以内仅作提示，二氧化碳分压高于 40 mmHg 不判呼吸性碱中毒`,
  blood_gas_albumin: `${REVIEW_MARK}：阴离子间隙仅在白蛋白低于 40 g/L 时校正`,
  blood_gas_kpa: `${REVIEW_MARK}：以 kPa 报告的分压换算为 mmHg 并保留一位小数后再比较`,
  risk_model_demo: `${REVIEW_MARK}：演示数据，风险模型的系数与数据集均为人工构造，不得用于诊疗`,
  grace_bin_edges: `${REVIEW_MARK}：评分表端点重叠处按「下限含入」取值`,
  grace_creatinine_rounding: `${REVIEW_MARK}：肌酐换算为 mg/dl 并保留两位小数后再分段`,
  grace_death_nodes: `${REVIEW_MARK}：院内死亡概率节点值引自原文献，未逐点核对`,
  grace_st_label: `${REVIEW_MARK}：「ST段压低」在原模型中为 ST 段偏移`,
  weights_ours: `${REVIEW_MARK}：证据权重与可靠性分级由本系统设定`,
  cut_offs_recalled: `${REVIEW_MARK}：部分界值引自指南，未逐条核对原文`,
  headline_ours: `${REVIEW_MARK}：综合判读由固定词表组句`,
  focus_order_ours: `${REVIEW_MARK}：需特别关注项目的排序由本系统设定`,
  adrenal_rhythm: `${REVIEW_MARK}：皮质醇节律消失按午夜与晨 8 时比值 ≥0.50 判定，由本系统设定`,
  adrenal_acth_zone: `${REVIEW_MARK}：ACTH 10–20 pg/mL 作为灰区由本系统设定，文献界值不一`,
  adrenal_recalled: `${REVIEW_MARK}：意外瘤分级与「ACTH 超过参考上限 2 倍」引自指南，未逐条核对`,
  aldosteronism_floor: `${REVIEW_MARK}：比值中肾素的下限（活性 0.2，浓度 2 mU/L 或 1.2 ng/L）引自文献，未逐条核对`,
  aldosteronism_cut_offs: `${REVIEW_MARK}：比值切点随实验室与方法不同；按 ng/L 计的肾素浓度切点未逐条核对`,
  aldosteronism_grey: `${REVIEW_MARK}：比值等于切点计为阳性、醛固酮 10–15 ng/dL 计为可疑，由本系统设定`,
  aldosteronism_confirmation: `${REVIEW_MARK}：坐位盐水、卡托普利、氟氢可的松、口服钠负荷试验及肾上腺静脉采血的部分界值引自共识，未逐条核对`,
  thyroid_grades: `${REVIEW_MARK}：亚临床甲亢（0.1 mIU/L）与亚临床甲减（10 mIU/L）的分级界值引自指南，未逐条核对`,
  thyroid_pregnancy_range: `${REVIEW_MARK}：无实验室妊娠期特异区间时，TSH 备用区间由本系统设定`,
  thyroid_pregnancy_treatment: `${REVIEW_MARK}：妊娠期处理建议引自 2019 版指南，未逐条核对`,
  csf_weights: `${REVIEW_MARK}：各型脑膜炎评分的权重由本系统设定`,
  csf_correction: `${REVIEW_MARK}：无同期血常规时，按每 700 个红细胞扣除 1 个白细胞校正`,
  csf_lymphocytes: `${REVIEW_MARK}：未报告淋巴细胞百分比时，以 100% 减中性粒细胞百分比代替`,
  csf_bleeding: `${REVIEW_MARK}：红细胞 ≥2000×10^6/L 合并黄变提示蛛网膜下腔出血，引自文献，未逐条核对`,
  plausible_range_ours: `${REVIEW_MARK}：输入值的合理范围由本系统设定`,
  ckd_editions: `${REVIEW_MARK}：eGFR 方程（2021／2009）与随访次数（2012／2024）的版本待医院选定`,
  ckd_albuminuria_fallback: `${REVIEW_MARK}：无 ACR 时由尿白蛋白排泄量、尿蛋白/肌酐比值或尿蛋白定性估算，界值引自指南，未逐条核对`,
  ckd_visits_2024: `${REVIEW_MARK}：2024 版每年随访次数引自指南，未逐条核对`,
  ckd_fall_reference: `${REVIEW_MARK}：eGFR 下降幅度与上一次结果比较，间隔由本系统设定`,
  gastric_points: `${REVIEW_MARK}：新型胃癌筛查评分各项分值引自共识，未逐条核对`,
  gastric_abc: `${REVIEW_MARK}：ABC(D) 法的随访间隔引自共识，未逐条核对`,
  gastric_pgr_limit: `${REVIEW_MARK}：PG 阳性的 PGR 界值（3.0；部分 ELISA 平台 7.0）须按本院方法选定`,
  gastric_hints: `${REVIEW_MARK}：PG I、G-17 的提示界值与 PPI 影响引自文献，未逐条核对`,
  pleural_partial: `${REVIEW_MARK}：一项符合即判为渗出液，不要求四项检验齐全`,
  pleural_default_uln: `${REVIEW_MARK}：血清LDH上限未填，按 WS/T 404.7 的 250 U/L 计`,
  pleural_gradient: `${REVIEW_MARK}：蛋白梯度 >31 g/L（白蛋白梯度 >12 g/L）引自文献，未逐条核对`,
  thyroid_side_effect_cuts: `${REVIEW_MARK}：副作用风险的 45、60 岁分界及骨质疏松的归类由本系统设定`,
  thyroid_beta_blocker_reading: `${REVIEW_MARK}：TSH 0.1~0.5 时「可考虑」β受体阻滞剂限于 ≥65 岁或有心血管危险因素者`,
  thyroid_phase_assumed: `${REVIEW_MARK}：未填写手术时间，按初治期取目标`,
  thyroid_conditions_unknown: `${REVIEW_MARK}：未填写的合并情况（心脏病、绝经、骨质疏松等）按「无」计`,
  thyroid_second_edition: `${REVIEW_MARK}：第二版（2023）界值未逐条核对原文`,
  covid19_factor_keys: `${REVIEW_MARK}：因素选项的归类与编号由本系统设定`,
  covid19_warning_limits: `${REVIEW_MARK}：预警指标的建议界值由本系统设定`,
  covid19_image_threshold: `${REVIEW_MARK}：影像总分提示界值取较低者（6分）`,
  covid19_lobe_sides: `${REVIEW_MARK}：肺叶左右按正位影像标注，待临床确认`,
  covid19_oxygen_limits: `${REVIEW_MARK}：吸氧浓度的合理范围（20%~100%）由本系统设定`,
  findings_not_weighted: `${REVIEW_MARK}：规则库未给症状、体征设权重，仅与知识库文字对照，不改变诊断的排序与可靠性`,
};
