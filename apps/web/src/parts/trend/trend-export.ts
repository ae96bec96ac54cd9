import type { PictureBlock } from '../../kit/chart/chart-picture.ts';
import { type CsvCell, csvText } from '../../kit/lib/csv.ts';
import { spacedInequality, unitText } from '../lab/lab-text.ts';
import { planText } from '../plan/plan-text.ts';
import { CHART_HEIGHT } from './trend-geometry.ts';
import { type Indicator, MARKS } from './trend-points.ts';

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

const WORDS_WIDTH = 560;

/** What the picture of the trend holds: each chart as it is drawn, words where there is no chart. */
export function pictureBlocks(
  indicators: readonly Indicator[],
  daysOnScreen: readonly string[],
  charts: ReadonlyMap<string, SVGSVGElement>,
): PictureBlock[] {
  return indicators.map(({ key, title, latest, specimen, unit, days }) => {
    const facts = latest ? ['最近一次', latest.text, MARKS[latest.mark].word, unitText(unit)] : [];
    const heading = { title: `${title}\u3000${specimen}`, aside: facts.filter(Boolean).join(' ') };
    const chart = charts.get(key);
    if (chart) {
      const svg = new XMLSerializer().serializeToString(chart);
      return { ...heading, svg, width: Number(chart.getAttribute('width')), height: CHART_HEIGHT };
    }
    const wordsOf = (day: string) => days.get(day)?.values.map(({ text }) => text);
    const lines = daysOnScreen.map((day) => `${day}\u3000${wordsOf(day)?.join('、') ?? planText.notTested}`);
    return { ...heading, lines, width: WORDS_WIDTH, height: CHART_HEIGHT };
  });
}
