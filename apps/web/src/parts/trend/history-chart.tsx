import { isUndetermined, UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import type { SingleIndicatorHistory } from '@jianwei/api-client/model';
import type { EChartsCoreOption } from 'echarts/core';
import { Table } from '../../kit/table/table.tsx';
import { formatDate } from '../../kit/lib/format-date.ts';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { Chart } from '../../kit/chart/chart.tsx';
import { CHART_COLOURS } from '../../kit/chart/chart-palette.ts';
import { usePointWindow, WindowPager } from '../../kit/chart/window-pager.tsx';
import { dayAxis, dayLabel, LEVELS, LEVELS_AXIS, VALUE_LABEL, valueAxis } from './trend-axis.ts';

const HEIGHT = 188;
/** Points on screen at a time. */
const WINDOW = 4;

/** Wire value of result_type: negative or positive; any other is a percentage. */
const NEGATIVE_OR_POSITIVE = 1;

type HistoryEntry = SingleIndicatorHistory['histories'][number];

/** Oldest first; entries of one moment keep their order. */
export function byTime(histories: readonly HistoryEntry[]): HistoryEntry[] {
  return histories.toSorted((a, b) => Date.parse(a.result_time) - Date.parse(b.result_time));
}

/** An entry as it is printed: 63.2%, 阳性; at most two decimals, without trailing zeros. */
export function rateText({ rate }: HistoryEntry, { result_type: type, unit }: SingleIndicatorHistory): string {
  if (isUndetermined(rate, type)) return UNDETERMINED;
  const figure = String(Math.round(rate * 100) / 100);
  return type === NEGATIVE_OR_POSITIVE ? (LEVELS[rate] ?? figure) : `${figure}${unit}`;
}

/**
 * Chart of the entries on screen: 0 to 100 for percentages, the two levels 阴性 and 阳性 for result_type 1.
 * @param shown oldest first; several entries of one day stand beside each other
 */
export function historyOption(history: SingleIndicatorHistory, shown: readonly HistoryEntry[]): EChartsCoreOption {
  const isTwoLevel = history.result_type === NEGATIVE_OR_POSITIVE;
  const { ink, ink3, pine700, sheet } = CHART_COLOURS;
  const days = shown.map((entry) => formatDate(entry.result_time));
  return {
    grid: { left: isTwoLevel ? 44 : 40, right: 24, top: 26, bottom: 28 },
    tooltip: { show: false },
    xAxis: dayAxis(
      days.map((day, index) => `${index}|${dayLabel(day, days)}`),
      { lineStyle: { color: ink3 } },
      { formatter: (value: string) => value.slice(value.indexOf('|') + 1) },
    ),
    yAxis: isTwoLevel ? LEVELS_AXIS : valueAxis({ min: 0, max: 100, interval: 25, decimals: 0 }),
    series: [
      {
        type: 'line',
        symbol: 'circle',
        symbolSize: 8,
        lineStyle: { color: pine700, width: 1.75 },
        itemStyle: { color: sheet, borderColor: pine700, borderWidth: 1.75 },
        label: { ...VALUE_LABEL, color: ink },
        data: shown.map((entry, index) => ({
          value: isTwoLevel ? (LEVELS[entry.rate] ?? null) : entry.rate,
          label: {
            formatter: rateText(entry, history),
            fontWeight: index === shown.length - 1 ? 600 : 400,
            // At the upper edge the value would leave the axis.
            position: !isTwoLevel && entry.rate > 92 ? 'bottom' : 'top',
          },
        })),
      },
    ],
  };
}

interface HistoryChartProps {
  history: SingleIndicatorHistory;
  /** What is shown, for example the name of the risk: 糖尿病肾脏病风险概率. */
  label: string;
}

/**
 * History of one figure, four points at a time, the latest first on screen. The whole history stands in a table for screen
 * readers.
 */
export function HistoryChart({ history, label }: HistoryChartProps) {
  const entries = byTime(history.histories);
  const window = usePointWindow(entries.length, WINDOW);
  if (entries.length === 0) return <EmptyState title="暂无数据" />;
  const shown = entries.slice(window.start, window.end);
  const date = (index: number) => formatDate(shown.at(index)?.result_time);
  return (
    <figure>
      <figcaption className="jw-row jw-between jw-gap-12" style={{ minHeight: 32 }}>
        <span className="jw-visually-hidden">{label}历史趋势</span>
        <span className="jw-small jw-ink-3">
          共 {entries.length} 次，每屏 {WINDOW} 次，等距
        </span>
        <WindowPager label={`${label}的时间范围`} window={window} from={date(0)} to={date(-1)} />
      </figcaption>
      <Chart
        option={historyOption(history, shown)}
        height={HEIGHT}
        label={`${label}：${shown.map((entry) => `${formatDate(entry.result_time)} ${rateText(entry, history)}`).join('，')}`}
      />
      <div className="jw-visually-hidden">
        <Table
          caption={`${label}历史`}
          columns={[
            { header: '时间', isRowHeader: true, cell: (entry) => formatDate(entry.result_time, 'yyyy-MM-dd HH:mm') },
            { header: '结果', cell: (entry) => rateText(entry, history) },
          ]}
          rows={entries}
          rowKey={(entry) => entries.indexOf(entry)}
        />
      </div>
    </figure>
  );
}
