import type { GraceOutput } from '@jianwei/api-client/model';
import { FOOTER_TEXT, REVIEW_MARK } from '@jianwei/clinical-rules/core/wording';
import { GRACE_LEVEL_TEXT, GRACE_MISSING_TEXT } from '@jianwei/clinical-rules/grace/wording';

/** Texts that more than one part of the Grace tool shows; those quoted by the specification stand byte for byte. */
export const graceText = {
  cardiacArrest: '院前心脏骤停',
  stDown: 'ST段压低',
  cardiacEnzymesHigh: '心肌坏死标志物升高',
  viewResult: '查看结果',
  required: '请完善必填项',
  ownerOnly: '仅创建者可编辑或删除，其他医师可查看。',
  saveQuestion: '确定要保存结果?',
  deleteQuestion: '此操作将永久删除该报告, 是否继续?',
  measureFirst: '先点击查看结果再保存',
  closeQuestion: '关闭将丢失已编辑的内容，确认关闭？',
} as const;

/** Message of each required field, in the order in which they are asked for. */
export const requiredMessages = {
  age: GRACE_MISSING_TEXT.age,
  heartRate: GRACE_MISSING_TEXT.heart_rate,
  bloodPressure: GRACE_MISSING_TEXT.blood_pressure,
  serumCreatinine: GRACE_MISSING_TEXT.serum_creatinine,
  killip: GRACE_MISSING_TEXT.kill_ip_rank,
} as const;

/** Element of each required field. */
export const fieldIds = {
  age: 'grace-age',
  heartRate: 'grace-heart-rate',
  bloodPressure: 'grace-pressure',
  serumCreatinine: 'grace-creatinine',
  killip: 'grace-killip',
} as const;

/** Message of each column of an evidence row. */
export const evidenceMessages = {
  name: '检验项不能为空',
  specimen: '标本不能为空',
  result: '结果不能为空',
  unit: '单位不能为空',
  reference: '参考值不能为空',
} as const;

/** What a doctor pastes into the record: the sentence of the answer, and that the rule is to be reviewed, if it is. */
export function conclusionText(result: Pick<GraceOutput, 'judgment' | 'review_notes'>): string {
  const notes = (result.review_notes ?? []).length > 0 ? [REVIEW_MARK] : [];
  return [result.judgment, ...notes, FOOTER_TEXT.reference_only]
    .map((sentence) => `${sentence.replace(/。$/, '')}。`)
    .join('');
}

/** What a screen reader hears when a score comes in. */
export function spokenResult(result: Pick<GraceOutput, 'score' | 'level'>): string {
  return `评分 ${result.score} 分，${GRACE_LEVEL_TEXT[result.level]}`;
}
