/** What the plan screens say; texts quoted by the specification stand byte for byte. */
export const planText = {
  create: '新建方案',
  edit: '编辑方案',
  nameMissing: '请输入方案名称',
  laboratoryMissing: '请选择检验名称',
  specimenMissing: '请选择标本',
  duplicate: '已经出现重复的检验项请修改再提交',
  lastItem: '必须含有一条检验项',
  deleteQuestion: '是否确认删除？',
  closeQuestion: '关闭将丢失已编辑的内容，确认关闭？',
  trend: '多指标历史趋势',
  upper: '上限',
  lower: '下限',
  notTested: '未检',
} as const;
