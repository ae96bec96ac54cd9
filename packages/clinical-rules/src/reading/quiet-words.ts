/** Where no diagnosis is suspected, and nothing else speaks either (J-06). */
export const NOTHING_SUSPECTED = { title: '未提示疑似诊断', hint: '现有检验结果未达到任何诊断规则' } as const;
