import type { EChartsType } from 'echarts/core';
import { useCallback, useId, useMemo } from 'react';
import { Chart } from '../../kit/chart/chart.tsx';
import { classNames } from '../../kit/lib/class-names.ts';
import { type Column, Table } from '../../kit/table/table.tsx';
import { AbnormalValue } from '../lab/abnormal-value.tsx';
import { unitText } from '../lab/lab-text.ts';
import { planText } from '../plan/plan-text.ts';
import styles from './trend-card.module.css';
import { CHART_HEIGHT, dayLabel, spokenTrend, trendOption } from './trend-option.ts';
import { type Indicator, MARKS } from './trend-points.ts';
import { trendTooltip } from './trend-tooltip.ts';

/** Results in words under their days, for what stands on no axis. */
function WordRow({ indicator, days }: { indicator: Indicator; days: readonly string[] }) {
  const columns = days.map((day): Column<Indicator> => ({
    id: day,
    header: dayLabel(day, days),
    cell: () => {
      const { values } = indicator.days.get(day) ?? {};
      if (!values) return <span className="jw-ink-3">{planText.notTested}</span>;
      return values.map(({ text, time, mark }, index) => (
        <p key={index} className={MARKS[mark].ink}>
          {text}
          {values.length > 1 && <span className={styles.time}> {time}</span>}
          {mark === 'abnormal' && <span className={styles.word}>{MARKS.abnormal.word}</span>}
        </p>
      ));
    },
  }));
  return (
    <Table
      caption={indicator.name}
      className={styles.words}
      columns={columns}
      rows={[indicator]}
      rowKey={({ key }) => key}
    />
  );
}

interface TrendCardProps {
  indicator: Indicator;
  days: readonly string[];
  /** Charts of one group share their crosshair. */
  group: string;
  charts: Map<string, EChartsType>;
}

/** One indicator: its name, its latest result, and its chart over the days on screen. */
export function TrendCard({ indicator, days, group, charts }: TrendCardProps) {
  const id = useId();
  const { key, title, latest, specimen, unit } = indicator;
  const option = useMemo(() => {
    // Linked charts all get the crosshair; only the one under the pointer shows what it holds.
    const isUnderPointer = () => document.getElementById(id)?.matches(':hover') === true;
    return trendOption({
      indicator,
      days,
      tooltip: (day) => (isUnderPointer() ? trendTooltip(indicator, day) : undefined),
    });
  }, [id, indicator, days]);
  const keep = useCallback(
    (chart: EChartsType | null) => void (chart ? charts.set(key, chart) : charts.delete(key)),
    [key, charts],
  );
  return (
    <section className={`jw-print-whole ${styles.card ?? ''}`} aria-labelledby={`${id}-title`}>
      <div className={`jw-row jw-baseline jw-wrap ${styles.head ?? ''}`}>
        <h3 id={`${id}-title`}>{title}</h3>
        <span className="jw-ink-2 jw-small">{specimen}</span>
        {latest && (
          <p className="jw-row jw-baseline jw-gap-8 jw-end jw-ink-2 jw-small">
            最近一次
            <span className={classNames('jw-strong', styles.value, MARKS[latest.mark].ink)}>
              <AbnormalValue value={latest.text} abnormalType={MARKS[latest.mark].abnormalType} />
            </span>
            {unitText(latest.value === null ? latest.point.original_unit : unit)}
          </p>
        )}
      </div>
      {indicator.kind === 'text' ? (
        <WordRow indicator={indicator} days={days} />
      ) : (
        <div id={id}>
          <Chart
            option={option}
            height={CHART_HEIGHT}
            label={spokenTrend(indicator, days)}
            group={group}
            onChart={keep}
          />
        </div>
      )}
    </section>
  );
}
