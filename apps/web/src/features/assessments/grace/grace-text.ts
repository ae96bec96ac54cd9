import type { GraceOutput } from '@jianwei/api-client/model';
import { GRACE_LEVEL_TEXT, GRACE_MISSING_TEXT } from '@jianwei/clinical-rules/grace/wording';
import { recordText } from '../shared/record-text.ts';

/** Asked before typed evidence is left behind. */
export const CLOSE_QUESTION = '关闭将丢失已编辑的内容，确认关闭？';

/** Message of each required field, in the order in which they are asked for. */
export const requiredMessages = {
  age: GRACE_MISSING_TEXT.age,
  heartRate: GRACE_MISSING_TEXT.heart_rate,
  bloodPressure: GRACE_MISSING_TEXT.blood_pressure,
  serumCreatinine: GRACE_MISSING_TEXT.serum_creatinine,
  killip: GRACE_MISSING_TEXT.kill_ip_rank,
} as const;

/** Element of a field. */
export const fieldId = (field: string): string => `grace-${field}`;

/** Message of each column of an evidence row. */
export const evidenceMessages = {
  name: '检验项不能为空',
  specimen: '标本不能为空',
  result: '结果不能为空',
  unit: '单位不能为空',
  reference: '参考值不能为空',
} as const;

/** What a doctor pastes into the record. */
export function conclusionText(
  result: Pick<GraceOutput, 'judgment' | 'review_notes'>,
  time: string | Date | undefined,
): string {
  return recordText({ time, name: 'Grace评分' }, [result.judgment], result.review_notes);
}

/** What a screen reader hears when a score comes in. */
export function spokenResult(result: Pick<GraceOutput, 'score' | 'level'>): string {
  return `评分 ${result.score} 分，${GRACE_LEVEL_TEXT[result.level]}`;
}
