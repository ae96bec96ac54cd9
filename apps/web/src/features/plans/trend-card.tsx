import type { EChartsType } from 'echarts/core';
import { useCallback, useId, useMemo } from 'react';
import { Chart } from '../../shared/charts/chart.tsx';
import { AbnormalValue } from '../../shared/ui/abnormal-value.tsx';
import { unitText } from '../../shared/ui/unit-text.ts';
import { planText } from './plan-text.ts';
import styles from './trend-card.module.css';
import { CHART_HEIGHT, dayLabel, spokenTrend, trendOption } from './trend-option.ts';
import { MARK_WORDS, type Indicator, type Mark } from './trend-points.ts';
import { trendTooltip } from './trend-tooltip.ts';

/** Name with its abbreviation where that is another word: 肌酐（Cr）. */
export function indicatorName({ name, shortName }: Indicator): string {
  return shortName !== '' && shortName !== name ? `${name}（${shortName}）` : name;
}

/** Wire value of abnormal_type for a mark. */
export const ABNORMAL_TYPES: Readonly<Record<Mark, 1 | -1 | undefined>> = {
  high: 1,
  low: -1,
  abnormal: undefined,
  normal: undefined,
  unjudged: undefined,
};

/** Results in words under their days, for what stands on no axis. */
function WordRow({ indicator, days }: { indicator: Indicator; days: readonly string[] }) {
  return (
    <table className={`jw-table ${styles.words ?? ''}`} style={{ height: CHART_HEIGHT - 60 }}>
      <caption className="jw-visually-hidden">{indicator.name}</caption>
      <thead>
        <tr>
          {days.map((day) => (
            <th key={day} scope="col">
              {dayLabel(day, days)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {days.map((day) => {
            const values = indicator.days.get(day)?.values ?? [];
            return (
              <td key={day}>
                {values.length === 0 && <span className={styles.missing}>{planText.notTested}</span>}
                {values.map((entry, index) => (
                  <p key={index} data-mark={entry.mark}>
                    {entry.text}
                    {values.length > 1 && <span className={styles.missing}> {entry.time}</span>}
                    {entry.mark === 'abnormal' && <span className={styles.word}>{MARK_WORDS[entry.mark]}</span>}
                  </p>
                ))}
              </td>
            );
          })}
        </tr>
      </tbody>
    </table>
  );
}

interface TrendCardProps {
  indicator: Indicator;
  days: readonly string[];
  /** Charts of one group share their crosshair. */
  group: string;
  onChart: (key: string, chart: EChartsType | null) => void;
}

/** One indicator: its name, its latest result, and its chart over the days on screen. */
export function TrendCard({ indicator, days, group, onChart }: TrendCardProps) {
  const id = useId();
  const { key, latest, specimen, unit } = indicator;
  const option = useMemo(() => {
    // Linked charts all get the crosshair; only the one under the pointer shows what it holds.
    const isUnderPointer = () => document.getElementById(id)?.matches(':hover') === true;
    return trendOption({
      indicator,
      days,
      tooltip: (day) => (isUnderPointer() ? trendTooltip(indicator, day) : undefined),
    });
  }, [id, indicator, days]);
  const keep = useCallback((chart: EChartsType | null) => onChart(key, chart), [key, onChart]);
  return (
    <section className={styles.card} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h3 id={`${id}-title`}>{indicatorName(indicator)}</h3>
        <span className={styles.specimen}>{specimen}</span>
        {latest && (
          <p className={styles.latest}>
            最近一次
            <span className={styles.value} data-mark={latest.mark}>
              <AbnormalValue value={latest.text} abnormalType={ABNORMAL_TYPES[latest.mark]} />
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
