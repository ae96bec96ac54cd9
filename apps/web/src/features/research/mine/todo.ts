import { isUndetermined, UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import type { ResearchProjectItem } from '@jianwei/api-client/model';

/** A study whose data are older asks to be counted again, in milliseconds. */
const OLD_MS = 30 * 24 * 3_600_000;

/** What a study waits for from its owner. */
export function todoOf(
  { decided_exports: decided, ethics_no: ethics, data_time: time }: ResearchProjectItem,
  now: number,
): readonly string[] {
  const isOld = now - Date.parse(time) > OLD_MS;
  return [
    ...(isUndetermined(decided) ? [`导出审核${UNDETERMINED}`] : []),
    ...(typeof decided === 'number' && decided > 0 ? [`${decided} 个导出已审核`] : []),
    ...(isUndetermined(ethics) ? [`伦理批件号${UNDETERMINED}`] : ethics === '' ? ['缺伦理批件号'] : []),
    ...(isUndetermined(time) ? [`数据时点${UNDETERMINED}`] : isOld ? ['数据早于 30 天'] : []),
  ];
}

/** 「数据新增 214 人，<10 人不再符合」; undefined where nothing came or went. */
export function changeText({ change }: ResearchProjectItem): string | undefined {
  if (change === undefined) return undefined;
  const { gained, lost } = change;
  const parts = [
    ...(gained.shown === '0' ? [] : [`数据新增 ${gained.shown} 人`]),
    ...(lost.shown === '0' ? [] : [`${lost.shown} 人不再符合`]),
  ];
  return parts.length === 0 ? undefined : parts.join('，');
}
