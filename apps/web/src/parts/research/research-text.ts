import { isTrue } from '@jianwei/api-client/transport/undetermined';
import { formatDate } from '../../kit/lib/format-date.ts';
import { copyText } from '../../kit/lib/clipboard.ts';
import { announce, notice } from '../../kit/ui/notice.tsx';

export const TOO_FEW = '队列不足 10 人，为保护患者不显示明细';
/** What to do about it. */
export const WIDEN = '放宽队列的条件后再看';
/** In the place of a chart whose every bar would tell too few people. */
export const BARS_HIDDEN = '各段人数不足 10 或隐去，不画图';
export const SUPPRESSION = '1–9 人显示为「<10」，为免被推算而不列的显示为「隐去」，不显示任何患者身份';

export function dataTimeText(time: string | undefined): string {
  return formatDate(time, 'yyyy-MM-dd HH:mm');
}

export const DEMO_DATA = '演示数据';

/** What leaves as text says where it comes from, and that patients of the demonstration are counted in it. */
export function withSource(text: string, { data_time: time, demo }: { data_time: string; demo: boolean }): string {
  return `${text}\n源自检微，${dataTimeText(time)}${isTrue(demo) ? `，${DEMO_DATA}` : ''}`;
}

/** Copies and says so; the clipboard may refuse. */
export async function copyAndSay(text: string, what: string): Promise<void> {
  if (await copyText(text)) {
    notice.success(`${what}已复制`);
    announce(`${what}已复制`);
  } else {
    notice.error('未能复制，请选中文字后复制');
  }
}

/** Where a study would be begun, to whom research is not opened. */
export const NO_RIGHT = '由管理员开通科研项目权限后，可在科研助手中建立队列';

export const ASSIST_PATH = '/scientific-research-assist';
export const PROJECTS_PATH = '/scientific-research';
export const MINE_PATH = '/my-scientific-research';
