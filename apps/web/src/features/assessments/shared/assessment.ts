import { formatDate } from '../../../kit/lib/format-date.ts';

/** Of a tool whose records are made here: the open record is read or edited, or a new one is being made. */
export type AssessmentMode = 'read' | 'edit' | 'new';

/** The record list is fetched again this long after a save, in milliseconds. */
export const REFRESH_DELAY_MS = 60;

/** What every tool says; texts quoted by the specification stand byte for byte. */
export const assessmentText = {
  required: '请完善必填项',
  saveQuestion: '确定要保存结果?',
  deleteQuestion: '此操作将永久删除该报告, 是否继续?',
  measureFirst: '先点击查看结果再保存',
  cancelQuestion: '取消将丢失已编辑的内容，确认取消？',
  notSaved: '尚未保存',
  clinicianOnly: '仅临床医生可新建或修改记录',
  ownerOnly: '仅创建者可编辑或删除，其他医师可查看。',
} as const;

/** How times stand in the tools: yyyy-MM-dd HH:mm. */
export const minuteText = (time: string | Date | undefined): string => formatDate(time, 'yyyy-MM-dd HH:mm');

/** Saved (or as the verb says) when and by whom. */
export function savedText(time: string | undefined, who: string | undefined, verb = '已保存'): string {
  return [time === undefined ? '' : minuteText(time), who, verb].filter(Boolean).join('\u3000');
}
