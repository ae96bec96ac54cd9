import type { Indicator, IndicatorId, IndicatorPoint } from '@jianwei/api-client/model';
import { isTrue, isUndetermined, sayOf } from '@jianwei/api-client/transport/undetermined';
import type { EChartsType } from 'echarts/core';
import { Settings2 } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { CHART_COLOURS } from '../../kit/chart/chart-palette.ts';
import { Chart } from '../../kit/chart/chart.tsx';
import { type Column, Table } from '../../kit/table/table.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import {
  countText,
  indicatorTitle,
  INDICATORS,
  isMissed,
  limitsText,
  targetText,
  unitOf,
  valueText,
} from './laboratory-words.ts';
import styles from './laboratory.module.css';

const HEIGHT = 120;
const WHOLE = 100;
const NEARLY_ALL = 90;
const HALF = 50;
/** Months outside of the limits that stand as buttons, the last of them; all stand in the table. */
const MOST_OUTSIDE = 2;

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Values as a line in the band of their limits; a point outside stands in red, the target is dashed. */
export function controlChart({ unit, points, target }: Pick<Indicator, 'unit' | 'points' | 'target'>) {
  const { pine700, pine100, amber, high, ink3, rule } = CHART_COLOURS;
  const lows = points.map(({ low }) => numberOf(low));
  const widths = points.map(({ low, high: upper }) => {
    const [from, to] = [numberOf(low), numberOf(upper)];
    return from === null || to === null ? null : to - from;
  });
  // From few to all the steps are those of a fifth: others would pass the end by.
  const drawn = [...lows, ...points.flatMap(({ value, high: upper }) => [numberOf(value), numberOf(upper)])];
  const known = drawn.filter((share) => share !== null);
  const isFromFewToAll = unit === 'percent' && Math.min(...known) < HALF && Math.max(...known) > NEARLY_ALL;
  // A month stands for its whole width: the limits are steps.
  const band = {
    type: 'line',
    step: 'middle',
    symbol: 'none',
    stack: 'limits',
    silent: true,
    lineStyle: { opacity: 0 },
  };
  return {
    grid: { left: 44, right: 16, top: 12, bottom: 24 },
    tooltip: { trigger: 'axis' },
    xAxis: {
      type: 'category',
      data: points.map(({ period }) => period.slice(2)),
      axisLine: { lineStyle: { color: ink3 } },
      axisTick: { show: false },
      axisLabel: { color: ink3 },
    },
    yAxis: {
      type: 'value',
      scale: true,
      // No part is more than the whole.
      max: ({ max }: { max: number }) => (unit === 'percent' && max > NEARLY_ALL ? WHOLE : null),
      splitNumber: isFromFewToAll ? 5 : 3,
      splitLine: { lineStyle: { color: rule } },
      axisLabel: { color: ink3 },
    },
    series: [
      { ...band, name: '下控制限', data: lows, tooltip: { show: false } },
      { ...band, name: '控制限宽度', data: widths, areaStyle: { color: pine100 }, tooltip: { show: false } },
      {
        type: 'line',
        name: '值',
        symbolSize: 7,
        connectNulls: false,
        lineStyle: { color: pine700, width: 1.75 },
        data: points.map(({ value, outside }) => ({
          value: numberOf(value),
          itemStyle: { color: isTrue(outside) ? high : pine700 },
        })),
        markLine: {
          silent: true,
          symbol: 'none',
          label: { show: false },
          lineStyle: { color: amber, type: 'dashed' },
          data: numberOf(target) === null ? [] : [{ yAxis: target }],
        },
      },
    ],
  };
}

interface IndicatorCardProps {
  readonly indicator: Indicator;
  readonly onOpen: (indicatorId: IndicatorId, period: string) => void;
  /** For who may change the target. */
  readonly onEdit?: () => void;
}

/** One indicator: its value, target and denominator, twelve months in their limits, and the months as a table that opens reports. */
export function IndicatorCard({ indicator, onOpen, onEdit }: IndicatorCardProps) {
  const { id, points, value } = indicator;
  const title = indicatorTitle(indicator);
  const option = useMemo(() => controlChart(indicator), [indicator]);
  const choose = useRef<(index: number) => void>(undefined);
  useEffect(() => {
    choose.current = (index) => {
      const point = points[index];
      if (point) onOpen(id, point.period);
    };
  });
  const onChart = useCallback((chart: EChartsType | null) => {
    chart?.on('click', ({ dataIndex }) => choose.current?.(dataIndex));
  }, []);
  const last = points.at(-1);
  const month = last !== undefined && last.denominator !== 0 ? last : undefined;
  const outside = points.filter((point) => isTrue(point.outside));
  return (
    <section className={`jw-grid jw-gap-8 ${styles.card}`} aria-label={title}>
      <div className="jw-row jw-between jw-gap-8">
        <h3 className="jw-body jw-ink-2">{title}</h3>
        {onEdit && <IconButton icon={Settings2} label={`设置 ${title}`} onClick={onEdit} />}
      </div>
      <p className="jw-row jw-baseline jw-wrap jw-gap-12">
        <b className={styles.value} data-missed={isMissed(indicator) || undefined}>
          {valueText(value, indicator)}
        </b>
        <span className="jw-table-text jw-ink-2">{targetText(indicator)}</span>
      </p>
      <p className="jw-note">
        {month ? (
          <button
            type="button"
            className={`jw-press ${styles.count}`}
            aria-label={`${title}，本月 ${countText(indicator)} 的报告`}
            onClick={() => onOpen(id, month.period)}
          >{`本月 ${countText(indicator)}`}</button>
        ) : (
          `本月 ${countText(indicator)}`
        )}
        {`，12 个月合计 ${valueText(indicator.mean, indicator)}`}
      </p>
      <Chart option={option} height={HEIGHT} label={`${title}，${points.length} 个月`} onChart={onChart} />
      {outside.length > 0 && (
        <p className="jw-row jw-wrap jw-gap-8 jw-table-text">
          控制限之外：
          {outside.slice(-MOST_OUTSIDE).map((point) => (
            <Button key={point.period} size="small" onClick={() => onOpen(id, point.period)}>
              {`${point.period} ${valueText(point.value, indicator)}`}
            </Button>
          ))}
          {outside.length > MOST_OUTSIDE && (
            <span className="jw-note">{`另 ${outside.length - MOST_OUTSIDE} 个月，见每月数值`}</span>
          )}
        </p>
      )}
      <details>
        <summary className="jw-note">{`每月数值与定义`}</summary>
        <p className="jw-note">{isUndetermined(id) ? id : INDICATORS[id].definition}</p>
        <Table
          caption={`${title}每月数值`}
          columns={columnsOf(indicator, (period) => onOpen(id, period))}
          rows={points}
          rowKey={(point, place) => `${point.period}-${place}`}
        />
      </details>
    </section>
  );
}

const WHERE: Column<IndicatorPoint> = {
  header: '位置',
  cell: ({ outside }) => sayOf(outside, outside === true ? '控制限之外' : '—'),
};

function columnsOf(indicator: Indicator, onOpen: (period: string) => void): readonly Column<IndicatorPoint>[] {
  const month: Column<IndicatorPoint> = {
    header: '月份',
    isRowHeader: true,
    cell: ({ period }) => (
      <Button size="small" variant="text" onClick={() => onOpen(period)}>
        {sayOf(period, period)}
      </Button>
    ),
  };
  const figures: readonly Column<IndicatorPoint>[] = [
    { header: `值（${unitOf(indicator).trim()}）`, align: 'end', cell: ({ value }) => value ?? '—' },
    { header: '计数', align: 'end', cell: countText },
  ];
  const isRate = points(indicator).some(({ low }) => low !== undefined);
  return [month, ...figures, ...(isRate ? [{ header: '控制限', align: 'end' as const, cell: limitsText }, WHERE] : [])];
}

const points = ({ points: all }: Indicator): readonly IndicatorPoint[] => all;
