import type { Interpretability, InterpretabilityCounted, InterpretabilityLoss } from '@jianwei/api-client/model';
import { sayOf } from '@jianwei/api-client/transport/undetermined';
import { countText } from '../../kit/lib/format-number.ts';
import { addressState, choicePart, dayPart, textPart } from '../../kit/lib/address.ts';
import type { CsvCell } from '../../kit/lib/csv.ts';

const PERCENT = 100;
const BASE_STEP = 5;
const DAY_MS = 86_400_000;
const DAY = dayPart();

/** Judged of all results, as every part of the answer has it. */
export type Share = Pick<Interpretability, 'numerator' | 'denominator' | 'rate'>;

/** What the page keeps in its address. */
export const FILTERS = addressState({ from: DAY, to: DAY, source: textPart(), group: textPart() });

/** The count whose reports are open. */
export const COUNTED_STATE = addressState({ counted: choicePart(['', 'all', 'whole', 'concluded']) });

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

/** 96.3, in the lists beside a bar. */
export const tenthText = ({ rate, denominator }: Share): string =>
  denominator === 0 ? '无数据' : typeof rate === 'number' ? rate.toFixed(1) : sayOf(rate, '—');

/** How a rate moved, in percentage points: +0.30. */
export function changeText(rate: unknown, before: unknown, digits = 2): string {
  if (typeof rate !== 'number' || typeof before !== 'number') return sayOf(rate, sayOf(before, '—'));
  const points = Number((rate - before).toFixed(digits));
  return `${points > 0 ? '+' : points < 0 ? '−' : ''}${Math.abs(points).toFixed(digits)}`;
}

export const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** 88.7 of 3,648 and 4,113; 无数据 of none. */
export function countShareText(part: unknown, all: unknown): string {
  if (typeof part !== 'number' || typeof all !== 'number') return sayOf(all, sayOf(part, '—'));
  return all === 0 ? '无数据' : ((part / all) * PERCENT).toFixed(1);
}

/** 近 7 日, or 这 7 日 where the range does not end today. */
export function spanText({ from, to, as_of: asOf }: Pick<Interpretability, 'from' | 'to' | 'as_of'>): string {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  return Number.isNaN(days) ? '这一范围' : `${asOf.startsWith(to) ? '近' : '这'} ${days} 日`;
}

/** How many items or source items a loss is about. */
export const itemsText = ({ items, waiting, results }: InterpretabilityLoss): string =>
  `${countText(items)} 个${waiting === results ? '来源项目' : '项目'}`;

/** Whether a rate misses the target. */
export const isBelow = (rate: unknown, target: unknown): boolean =>
  typeof rate === 'number' && typeof target === 'number' && rate < target;

/** One step of the fall from 100 % to the rate, in percent; what is left has no loss. */
export interface Fall {
  readonly from: number;
  readonly to: number;
  readonly loss?: InterpretabilityLoss;
}

/** The losses as steps, the largest at the top, and what is left of them. */
export function fallsOf({ losses, rate }: Pick<Interpretability, 'losses' | 'rate'>): Fall[] {
  let to = PERCENT;
  const steps = losses.map((loss): Fall => {
    const step = { from: to - (numberOf(loss.points) ?? 0), to, loss };
    to = step.from;
    return step;
  });
  return [...steps, { from: 0, to: numberOf(rate) ?? 0 }];
}

/** A third of what is lost stands left of the fall: steps of tenths of a point could not be told apart from 0 on. */
export function fallBase(rate: unknown): number {
  const lost = PERCENT - (numberOf(rate) ?? 0);
  return Math.max(0, Math.floor(PERCENT - lost - lost / 3));
}

/** Where bars of rates begin: five points under the lowest, on a step of five. */
export function barBase(rates: readonly (number | null)[]): number {
  const lowest = Math.min(PERCENT, ...rates.filter((rate) => rate !== null));
  return Math.max(0, Math.floor((lowest - BASE_STEP) / BASE_STEP) * BASE_STEP);
}

/** Place of a rate on an axis from `base` to 100, in percent of its length. */
export const placeOn = (rate: unknown, base: number): number =>
  Math.max(0, (((numberOf(rate) ?? base) - base) / (PERCENT - base)) * PERCENT);

/**
 * After how many repairs each further one brings less than they did on the whole: the point of the curve that lies furthest above the
 * line from its beginning to its end. 0 where there is no curve.
 */
export function kneeOf(rates: readonly (number | null)[]): number {
  const [first, last] = [rates[0] ?? 0, rates.at(-1) ?? 0];
  const above = rates.map((rate, place) => (rate ?? 0) - first - ((last - first) * place) / (rates.length - 1 || 1));
  return Math.max(0, above.indexOf(Math.max(...above)));
}

/** What the page shows, as lines of a file. */
export function exportLines(data: Interpretability): CsvCell[][] {
  const share = (kind: string, name: string, one: Share): CsvCell[] => [
    kind,
    name,
    numberOf(one.numerator),
    numberOf(one.denominator),
    one.denominator === 0 ? '无数据' : numberOf(one.rate),
  ];
  const reports = (name: string, part: unknown): CsvCell[] => {
    const share = countShareText(part, data.reports);
    return ['报告', name, numberOf(part), numberOf(data.reports), Number.isNaN(Number(share)) ? share : Number(share)];
  };
  return [
    ['类别', '名称', '条数', '全部', '%'],
    share('可解读', `${data.from} 至 ${data.to}`, data),
    reports('全部项目可解读', data.whole_reports),
    reports('有结论', data.concluded_reports),
    ['重读后补上', '清洗带来', numberOf(data.reread_results), null, null],
    ...data.losses.map((loss) => ['未能判读', reasonText(loss), loss.results, data.denominator, loss.points]),
    ...data.by_source.map((one) => share('来源', one.name, one)),
    ...data.by_group.map((one) => share('检验组', one.group, one)),
    ...data.weeks.map((one) => share('每周', one.week, one)),
  ];
}

/** What each count of reports is called. */
export const COUNTED: Readonly<Record<InterpretabilityCounted, string>> = {
  all: '全部报告',
  whole: '全部项目可解读的报告',
  concluded: '有结论的报告',
};
