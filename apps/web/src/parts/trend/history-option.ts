import type { SingleIndicatorHistory } from '@jianwei/api-client/model';
import type { EChartsCoreOption } from 'echarts/core';
import { formatDate } from '../../kit/lib/format-date.ts';
import { CHART_COLOURS } from '../../kit/chart/chart-palette.ts';
import { AXIS_TEXT, LEVELS, LEVELS_AXIS } from './levels-axis.ts';

/** Wire value of result_type: negative or positive; any other is a percentage. */
const NEGATIVE_OR_POSITIVE = 1;

/** Points on screen at a time. */
export const HISTORY_WINDOW = 4;

type HistoryEntry = SingleIndicatorHistory['histories'][number];

/** Oldest first; entries of one moment keep their order. */
export function byTime(histories: readonly HistoryEntry[]): HistoryEntry[] {
  return histories.toSorted((a, b) => Date.parse(a.result_time) - Date.parse(b.result_time));
}

/** At most two decimals, without trailing zeros. */
function numberText(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** An entry as it is printed: 63.2%, 阳性. */
export function rateText({ rate }: HistoryEntry, { result_type: type, unit }: SingleIndicatorHistory): string {
  if (type === NEGATIVE_OR_POSITIVE) return LEVELS[rate] ?? numberText(rate);
  return `${numberText(rate)}${unit}`;
}

/**
 * Chart of the entries on screen: 0 to 100 for percentages, the two levels 阴性 and 阳性 for result_type 1.
 * @param shown oldest first; several entries of one day stand beside each other
 */
export function historyOption(history: SingleIndicatorHistory, shown: readonly HistoryEntry[]): EChartsCoreOption {
  const isTwoLevel = history.result_type === NEGATIVE_OR_POSITIVE;
  const last = shown.length - 1;
  return {
    grid: { left: isTwoLevel ? 44 : 40, right: 24, top: 26, bottom: 28 },
    tooltip: { show: false },
    xAxis: {
      type: 'category',
      data: shown.map((entry, index) => `${index}|${formatDate(entry.result_time, 'MM-dd')}`),
      axisLine: { lineStyle: { color: CHART_COLOURS.ink3 } },
      axisTick: { show: false },
      axisLabel: { ...AXIS_TEXT, interval: 0, formatter: (value: string) => value.slice(value.indexOf('|') + 1) },
    },
    yAxis: isTwoLevel
      ? LEVELS_AXIS
      : {
          type: 'value',
          min: 0,
          max: 100,
          interval: 25,
          axisLabel: AXIS_TEXT,
          splitLine: { lineStyle: { color: CHART_COLOURS.rule } },
        },
    series: [
      {
        type: 'line',
        symbol: 'circle',
        symbolSize: 8,
        lineStyle: { color: CHART_COLOURS.pine700, width: 1.75 },
        itemStyle: { color: CHART_COLOURS.sheet, borderColor: CHART_COLOURS.pine700, borderWidth: 1.75 },
        label: {
          show: true,
          position: 'top',
          color: CHART_COLOURS.ink,
          fontSize: 13,
          textBorderColor: CHART_COLOURS.sheet,
          textBorderWidth: 3,
        },
        data: shown.map((entry, index) => ({
          value: isTwoLevel ? (LEVELS[entry.rate] ?? null) : entry.rate,
          label: {
            formatter: rateText(entry, history),
            fontWeight: index === last ? 600 : 400,
            // At the upper edge the value would leave the axis.
            position: !isTwoLevel && entry.rate > 92 ? 'bottom' : 'top',
          },
        })),
      },
    ],
  };
}
