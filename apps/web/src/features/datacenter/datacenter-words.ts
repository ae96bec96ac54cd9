import type { DataQuality, DataVolumes, QualityCell, QualityCheck, VolumeDay } from '@jianwei/api-client/model';
import { isTrue, isUndetermined, UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import type { CsvCell } from '../../kit/lib/csv.ts';
import { countText, fixed } from '../../kit/lib/format-number.ts';
import { CHECKS } from './datacenter-state.ts';

interface CheckWords {
  readonly name: string;
  /** What a result that fails it lacks. */
  readonly fails: string;
}

export const CHECK_WORDS: Readonly<Record<QualityCheck, CheckWords>> = {
  sex: { name: '性别', fails: '患者没有可用的性别，含因此拒收的' },
  birth_date: { name: '出生日期', fails: '患者没有完整的出生日期，含因此拒收的' },
  specimen: { name: '标本', fails: '没有标本' },
  unit: { name: '单位', fails: '应有单位而没有，或不能换算' },
  range: { name: '参考区间', fails: '没有印出参考区间' },
  loinc: { name: 'LOINC', fails: '项目没有对应的 LOINC' },
  duplicate: { name: '重复', fails: '同一患者同一时间同一项目同一标本，先到的以外' },
  corrected: { name: '更正', fails: '来源更正过的结果' },
};

const WEEKDAYS = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'];
/** 周二; '' where the day cannot be read. */
export const weekdayText = (day: string): string => WEEKDAYS[new Date(day).getUTCDay()] ?? '';

/** What a day is: it has reports, should have had some, need not have any, or lies before the first. */
export type DayKind = 'some' | 'gap' | 'zero' | 'before' | 'unknown';

export function kindOf({ date, reports, is_gap: gap }: VolumeDay, began: string | undefined): DayKind {
  if (isUndetermined(date, reports, gap)) return 'unknown';
  if (isTrue(gap)) return 'gap';
  if (reports > 0) return 'some';
  return began === undefined || date < began ? 'before' : 'zero';
}

const KIND_TEXT: Readonly<Record<Exclude<DayKind, 'some'>, string>> = {
  gap: '缺口，应有而没有数据',
  zero: '没有数据，平常也少有',
  before: '尚无数据',
  unknown: UNDETERMINED,
};

/** 2025-11-18 周二：41 份报告，700 条结果（未结束） */
export function dayText(day: VolumeDay, began: string | undefined, today: string): string {
  const kind = kindOf(day, began);
  const said = kind === 'some' ? `${countText(day.reports)} 份报告，${countText(day.results)} 条结果` : KIND_TEXT[kind];
  return `${day.date} ${weekdayText(day.date)}：${said}${day.date === today ? '（未结束）' : ''}`;
}

const PERCENT = 100;
/** Below this share of a percent two digits say 0.00. */
const LEAST = 0.01;

/** 0.56%; a share that two digits cannot show is < 0.01%, and without anything to check there is none. */
export function shareText({ n, of }: Pick<QualityCell, 'n' | 'of'>): string {
  if (isUndetermined(n, of)) return UNDETERMINED;
  if (of === 0) return '无数据';
  const percent = (n / of) * PERCENT;
  return percent > 0 && percent < LEAST ? '<0.01%' : `${fixed(percent, 2)}%`;
}

/** How dark a number stands: by its share, 0 where it is none. */
const STEPS = [0, 0.001, 0.01, 0.05];
export function levelOf({ n, of }: Pick<QualityCell, 'n' | 'of'>): number {
  if (isUndetermined(n, of) || of === 0) return 0;
  return STEPS.filter((step) => n / of > step).length;
}

/** The numbers of one check added up; what one of them cannot say the sum cannot either. */
export function totalOf(cells: readonly QualityCell[], check: QualityCheck): QualityCell {
  const own = cells.filter((cell) => cell.check === check);
  const add = (part: 'n' | 'of') =>
    own.some((cell) => isUndetermined(cell[part]))
      ? (UNDETERMINED as unknown as number)
      : own.reduce((sum, cell) => sum + cell[part], 0);
  return { source: '', check, n: add('n'), of: add('of') };
}

/** What calendar and quality show, as lines of a file. */
export function exportLines({ days }: DataVolumes, { sources, cells }: DataQuality): CsvCell[][] {
  return [
    ['类别', '名称', '检查', '报告', '结果', '未通过', '应检查', '说明'],
    ...days.map(({ date, reports, results, gap_days: gaps }) => [
      '数据量',
      date,
      '',
      reports,
      results,
      null,
      null,
      gaps > 0 ? `缺口 ${gaps} 日` : '',
    ]),
    ...sources.map(({ name, reports, results, gap_days: gaps }) => [
      '来源',
      name,
      '',
      reports,
      results,
      null,
      null,
      gaps > 0 ? `缺口 ${gaps} 日` : '',
    ]),
    ...sources.flatMap(({ source_id: id, name }) =>
      CHECKS.flatMap((check) => {
        const cell = cells.find((one) => one.source === id && one.check === check);
        return cell ? [['数据质量', name, CHECK_WORDS[check].name, null, null, cell.n, cell.of, '']] : [];
      }),
    ),
  ];
}
