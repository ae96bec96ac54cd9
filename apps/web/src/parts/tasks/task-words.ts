import type { Task } from '@jianwei/api-client/model';
import { sayOf } from '@jianwei/api-client/transport/undetermined';

/** What each thing to do is called, and how it is counted. */
export const TASKS: Readonly<Record<Task['id'], { readonly title: string; readonly unit: string }>> = {
  holds: { title: '审核暂缓', unit: '份' },
  criticals: { title: '待处理危急值', unit: '项' },
  prompts: { title: '提示被标不适用', unit: '次' },
  disputed: { title: '反馈不准确，待标注', unit: '份' },
  units: { title: '单位不符，近 90 日', unit: '份' },
  sources: { title: '久无数据或拒收增多的来源', unit: '个' },
  unmapped: { title: '待映射的来源项目', unit: '种' },
  exports: { title: '待审核的导出', unit: '个' },
  near: { title: '待审核的相近提问', unit: '个' },
  drift: { title: '输入漂移的特征，近 30 日', unit: '项' },
  new_codes: { title: '本周新来源代码，尚未映射', unit: '个' },
  failed_logins: { title: '今日账号或密码错误', unit: '次' },
};

const MINUTE_MS = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;

/** How old the oldest is: 「最早 37 分钟前」, 「最早 5 小时前」, 「最早 12 日前」. */
export function ageText(oldest: string, now: string): string {
  const minutes = Math.floor((Date.parse(now) - Date.parse(oldest)) / MINUTE_MS);
  if (Number.isNaN(minutes)) return sayOf(oldest, sayOf(now, ''));
  if (minutes < HOUR) return `最早 ${Math.max(0, minutes)} 分钟前`;
  return minutes < DAY ? `最早 ${Math.floor(minutes / HOUR)} 小时前` : `最早 ${Math.floor(minutes / DAY)} 日前`;
}
