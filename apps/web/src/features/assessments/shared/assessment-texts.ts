/** What every assessment tool says; texts quoted by the specification stand byte for byte. */
export const assessmentText = {
  required: '请完善必填项',
  saveQuestion: '确定要保存结果?',
  deleteQuestion: '此操作将永久删除该报告, 是否继续?',
  measureFirst: '先点击查看结果再保存',
  cancelQuestion: '取消将丢失已编辑的内容，确认取消？',
  ownerOnly: '仅创建者可编辑或删除，其他医师可查看。',
} as const;

/** How times stand in the tools: yyyy-MM-dd HH:mm. */
export const MINUTE_PATTERN = 'yyyy-MM-dd HH:mm';
