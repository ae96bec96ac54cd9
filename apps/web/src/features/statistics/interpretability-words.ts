import type { Interpretability, InterpretabilityLoss } from '@jianwei/api-client/model';
import { sayOf } from '@jianwei/api-client/transport/undetermined';
import { addressState, textPart } from '../../kit/lib/address.ts';
import type { CsvCell } from '../../kit/lib/csv.ts';

const DAY = textPart((text) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : ''));

/** Judged of all results, as every part of the answer has it. */
export type Share = Pick<Interpretability, 'numerator' | 'denominator' | 'rate'>;

/** What the page keeps in its address. */
export const FILTERS = addressState({ from: DAY, to: DAY, source: textPart(), group: textPart() });

interface ReasonWords {
  readonly name: string;
  /** Where losses of this reason are repaired; `waiting` alone stands in a queue. */
  readonly queue?: string;
  readonly action?: string;
}

const REASONS: Readonly<Record<string, ReasonWords>> = {
  no_item: { name: '项目未收录', queue: '/data-cleaning', action: '去清洗' },
  no_unit: { name: '单位不能换算', queue: '/data-cleaning?tab=no_unit', action: '去换算' },
  no_value: { name: '结果文字不认识', queue: '/data-cleaning?tab=no_value', action: '看原文' },
  no_range: { name: '没有参考区间' },
  person: { name: '性别或年龄不适用' },
  uncertain: { name: '结果不能确定高低' },
  other: { name: '其他原因' },
};

/** The reports themselves, where no queue holds what was lost. */
const REPORTS = { address: '/ai-report?tab=unread', action: '看报告' };

export const reasonText = ({ reason }: InterpretabilityLoss): string => REASONS[reason]?.name ?? sayOf(reason, reason);

/** Where a loss is repaired. */
export function repairOf({ reason, waiting }: InterpretabilityLoss): { address: string; action: string } {
  const { queue, action } = REASONS[reason] ?? {};
  const isWaiting = typeof waiting === 'number' && waiting > 0;
  return isWaiting && queue !== undefined && action !== undefined ? { address: queue, action } : REPORTS;
}

/** 96.30; — where nothing was sent. */
export const rateText = (rate: unknown): string => (typeof rate === 'number' ? rate.toFixed(2) : sayOf(rate, '—'));

/** 96.30%; a source or a week without results says so. */
export const shareText = ({ rate, denominator }: Share): string => (denominator === 0 ? '无数据' : rateText(rate));

/** How a rate moved, in percentage points: +0.30. */
export function changeText(rate: unknown, before: unknown): string {
  if (typeof rate !== 'number' || typeof before !== 'number') return '—';
  const points = Math.round((rate - before) * 100) / 100;
  return `${points > 0 ? '+' : points < 0 ? '−' : ''}${Math.abs(points).toFixed(2)}`;
}

export const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** What the page shows, as lines of a file. */
export function exportLines(data: Interpretability): CsvCell[][] {
  const share = (kind: string, name: string, one: Share): CsvCell[] => [
    kind,
    name,
    numberOf(one.numerator),
    numberOf(one.denominator),
    one.denominator === 0 ? '无数据' : numberOf(one.rate),
  ];
  return [
    ['类别', '名称', '条数', '全部', '%'],
    share('可解读', `${data.from} 至 ${data.to}`, data),
    ...data.losses.map((loss) => ['未能判读', reasonText(loss), loss.results, data.denominator, loss.points]),
    ...data.by_source.map((one) => share('来源', one.name, one)),
    ...data.by_group.map((one) => share('检验组', one.group, one)),
    ...data.weeks.map((one) => share('每周', one.week, one)),
  ];
}
