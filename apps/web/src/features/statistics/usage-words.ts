import type { UsageFigures } from '@jianwei/api-client/model';
import { countText } from '../../kit/lib/format-number.ts';

export const WEEKDAYS = ['周一', '周二', '周三', '周四', '周五', '周六', '周日'] as const;

/** What was done, in words. */
export const KINDS = { read: '首次查看报告', view: '查看解读', open: '打开应用' } as const;

/** People are told from five on. */
export const peopleText = (people: number | undefined): string =>
  people === undefined ? '少于 5 人' : countText(people);

/** An hour of the week in words: 2-09 is 周二 9 时. */
export const slotText = (slot: string): string => `${WEEKDAYS[Number(slot[0]) - 1] ?? ''} ${Number(slot.slice(2))} 时`;

/** How much something changed: +6.2%, 0%; — where nothing can be said. */
export function changeText(name: keyof UsageFigures, current: UsageFigures, before: UsageFigures): string {
  const [now, then] = [current[name], before[name]];
  if (typeof now !== 'number' || typeof then !== 'number' || then === 0) return '—';
  const percent = Math.round(((now - then) / then) * 1000) / 10;
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent)}%`;
}

/** Share of the greatest, in percent of a bar. */
export const shareOf = (value: unknown, most: number): number =>
  typeof value === 'number' && most > 0 ? Math.max(0, Math.min(100, (value / most) * 100)) : 0;

/** The greatest of some values; those that are no numbers do not count. */
export const mostOf = (values: readonly unknown[]): number =>
  Math.max(0, ...values.filter((value) => typeof value === 'number'));
