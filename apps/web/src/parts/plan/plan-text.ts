/** What the screens of plans and of trends say alike; texts quoted by the specification stand byte for byte. */
export const planText = {
  create: '新建方案',
  edit: '编辑方案',
  trend: '多指标历史趋势',
  upper: '上限',
  lower: '下限',
  notTested: '未检',
} as const;
