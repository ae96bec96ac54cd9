import { csvText, type CsvCell } from '../../kit/lib/csv.ts';
import { spacedInequality } from '../lab/lab-text.ts';
import { MARKS, type Indicator } from './trend-points.ts';

const HEADINGS = ['检验项', '标本', '时间', '结果', '单位', '原始结果', '原始单位', '参考区间', '判断', '上限', '下限'];

/** A signed number stays a number; any other text that begins with a sign would be read as a formula. */
function printedCell(text: string): CsvCell {
  return /^[-+]\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

/** Every result of the indicators with its report's own reference interval, one line each, oldest first. */
export function trendToCsv(indicators: readonly Indicator[]): string {
  const lines = indicators.flatMap((indicator) =>
    [...indicator.days.values()]
      .flatMap(({ values }) => values)
      .map(({ point, day, time, value, mark }): CsvCell[] => [
        indicator.name,
        indicator.specimen,
        `${day} ${time}`,
        value,
        indicator.unit,
        printedCell(point.original_result.trim()),
        point.original_unit ?? '',
        spacedInequality(point.reference_interval ?? ''),
        MARKS[mark].word,
        indicator.up,
        indicator.down,
      ]),
  );
  return csvText([HEADINGS, ...lines]);
}
