/** Why a result rests on us: shown beside it, in copies and in print. */
export type ReviewNote =
  | 'grace_bin_edges'
  | 'grace_creatinine_rounding'
  | 'grace_death_nodes'
  | 'grace_st_label'
  | 'weights_ours'
  | 'cut_offs_recalled'
  | 'headline_ours'
  | 'focus_order_ours';

export const REVIEW_MARK = '规则待临床复核';

export const REVIEW_NOTE_TEXT: Record<ReviewNote, string> = {
  grace_bin_edges: `${REVIEW_MARK}：评分表端点重叠处按「下限含入」取值`,
  grace_creatinine_rounding: `${REVIEW_MARK}：肌酐换算为 mg/dl 并保留两位小数后再分段`,
  grace_death_nodes: `${REVIEW_MARK}：院内死亡概率节点值引自原文献，未逐点核对`,
  grace_st_label: `${REVIEW_MARK}：「ST段压低」在原模型中为 ST 段偏移`,
  weights_ours: `${REVIEW_MARK}：证据权重与可靠性分级由本系统设定`,
  cut_offs_recalled: `${REVIEW_MARK}：部分界值引自指南，未逐条核对原文`,
  headline_ours: `${REVIEW_MARK}：综合判读由固定词表组句`,
  focus_order_ours: `${REVIEW_MARK}：需特别关注项目的排序由本系统设定`,
};

export const FOOTER_TEXT: Record<'reference_only', string> = {
  reference_only: '结果仅供临床参考，不替代医师诊断',
};
