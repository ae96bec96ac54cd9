import type { UsageGroup } from '@jianwei/api-client/model';
import { isTrue } from '@jianwei/api-client/transport/undetermined';
import type { EChartsType } from 'echarts/core';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { CHART_COLOURS } from '../../kit/chart/chart-palette.ts';
import { Chart } from '../../kit/chart/chart.tsx';
import { countText } from '../../kit/lib/format-number.ts';
import { type Column, Table } from '../../kit/table/table.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { peopleText } from './usage-words.ts';
import styles from './statistics.module.css';

const HEIGHT = 196;

const valueOf = (value: unknown) => (typeof value === 'number' ? value : null);

/** One line of the trend; the way to a day that is not over is dotted. */
function lines(days: readonly UsageGroup[], name: 'views' | 'opens', label: string, colour: string, dashes: string) {
  const open = days.findIndex(({ is_partial: isPartial }) => isTrue(isPartial));
  const values = days.map((day) => valueOf(day[name]));
  const base = { type: 'line', symbolSize: 5, itemStyle: { color: colour } } as const;
  const whole = {
    ...base,
    name: label,
    lineStyle: { color: colour, width: 1.75, type: dashes },
    data: open < 0 ? values : values.map((value, index) => (index >= open ? null : value)),
  };
  if (open < 0) return [whole];
  const rest = values.map((value, index) => (index === open || index === open - 1 ? value : null));
  return [whole, { ...base, name: label, lineStyle: { color: colour, width: 1.5, type: 'dotted' }, data: rest }];
}

/** The chart of the days: views as a line, opened tools dashed, the unfinished day dotted. */
export function trendOption(days: readonly UsageGroup[]) {
  const { pine700, pine500, ink3, rule } = CHART_COLOURS;
  return {
    grid: { left: 44, right: 16, top: 16, bottom: 26 },
    tooltip: { trigger: 'axis' },
    xAxis: {
      type: 'category',
      data: days.map(({ key }) => key.slice(5)),
      axisLine: { lineStyle: { color: ink3 } },
      axisTick: { show: false },
      axisLabel: { color: ink3 },
    },
    yAxis: { type: 'value', minInterval: 1, splitLine: { lineStyle: { color: rule } }, axisLabel: { color: ink3 } },
    series: [
      ...lines(days, 'views', '解读查看', pine700, 'solid'),
      ...lines(days, 'opens', '应用打开', pine500, 'dashed'),
    ],
  };
}

interface UsageTrendProps {
  readonly days: readonly UsageGroup[];
  readonly onDay: (day: string) => void;
}

/** 每日使用趋势: a press on a day narrows to it; the table behind the chart does the same by keyboard. */
export function UsageTrend({ days, onDay }: UsageTrendProps) {
  const option = useMemo(() => trendOption(days), [days]);
  const choose = useRef<(index: number) => void>(undefined);
  useEffect(() => {
    choose.current = (index) => {
      const day = days[index];
      if (day) onDay(day.key);
    };
  });
  const onChart = useCallback((chart: EChartsType | null) => {
    chart?.on('click', ({ dataIndex }) => choose.current?.(dataIndex));
  }, []);
  const columns: Column<UsageGroup>[] = [
    {
      header: '日期',
      isRowHeader: true,
      cell: (day) => (
        <Button size="small" variant="text" onClick={() => onDay(day.key)}>
          {isTrue(day.is_partial) ? `${day.name}（未结束）` : day.name}
        </Button>
      ),
    },
    { header: '解读报告', align: 'end', cell: (day) => countText(day.reports) },
    { header: '查看次数', align: 'end', cell: (day) => countText(day.views) },
    { header: '应用打开', align: 'end', cell: (day) => countText(day.opens) },
    { header: '活跃医师', align: 'end', cell: (day) => peopleText(day.people) },
  ];
  return (
    <>
      <p className={`jw-row jw-gap-16 jw-note ${styles.legend}`}>
        <span data-line="solid">解读查看</span>
        <span data-line="dashed">应用打开</span>
        <span data-line="dotted">未结束的一日</span>
      </p>
      <Chart option={option} height={HEIGHT} label={`每日使用趋势，${days.length} 日`} onChart={onChart} />
      <details>
        <summary className="jw-note">每日使用表格</summary>
        <div className={styles.days}>
          <Table caption="每日使用" columns={columns} rows={days} rowKey={(day, place) => `${day.key}-${place}`} />
        </div>
      </details>
    </>
  );
}
