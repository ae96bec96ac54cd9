import type { EChartsType } from 'echarts/core';
import { useCallback, useId, useMemo } from 'react';
import { Chart } from '../../kit/chart/chart.tsx';
import { classNames } from '../../kit/lib/class-names.ts';
import { type Column, Table } from '../../kit/table/table.tsx';
import { AbnormalValue } from '../lab/abnormal-value.tsx';
import { spacedInequality, unitText } from '../lab/lab-text.ts';
import { planText } from '../plan/plan-text.ts';
import styles from './trend-card.module.css';
import { dayLabel } from './trend-axis.ts';
import { CHART_HEIGHT, spokenTrend, trendOption } from './trend-option.ts';
import { changeText, type Indicator, MARKS, previousValue, type TrendValue, wordWithoutArrow } from './trend-points.ts';

/** Content in a span, as text, never as markup: results come from outside. */
function span(className: string, ...content: (string | HTMLElement)[]): HTMLElement {
  const made = document.createElement('span');
  made.className = className;
  made.append(...content);
  return made;
}

const head = (text: string) => span('jw-row jw-strong', text);
const row = (label: string, ...value: (string | HTMLElement)[]) =>
  span('jw-row jw-start jw-between jw-gap-20', span('jw-ink-2', label), span('', ...value));

function resultOf({ text, mark, point }: TrendValue, unit: string): (string | HTMLElement)[] {
  const { arrow = '', ink = '' } = MARKS[mark];
  const ownUnit = point.calculate_result === null ? point.original_unit : unit;
  const word = wordWithoutArrow(mark);
  return [span(ink, `${text}${arrow && ` ${arrow}`}`), ` ${unitText(ownUnit)}${word && ` ${word}`}`];
}

function intervalText({ point }: TrendValue): string {
  const text = spacedInequality(point.reference_interval ?? '');
  return text !== '' && point.range_source === 'catalogue' ? `${text}（知识库）` : text;
}

/**
 * What the tooltip of a day holds: the plotted result with its own reference interval and the change against the one before;
 * of a day with several results all of them, with their times.
 */
export function trendTooltip(indicator: Indicator, day: string): HTMLElement {
  const found = indicator.days.get(day);
  const box = `jw-float ${styles.tooltip}`;
  if (!found) return span(box, head(day), row(indicator.name, planText.notTested));
  const { shown, values } = found;
  const isOne = values.length === 1;
  const results = values.flatMap((entry, index) => {
    const time = entry === shown ? `${entry.time}（图中）` : entry.time;
    const result = row(isOne ? indicator.name : time, ...resultOf(entry, indicator.unit));
    const interval = intervalText(entry);
    const before = values[index - 1];
    const isSaid = interval === '' || (before !== undefined && interval === intervalText(before));
    return isSaid ? [result] : [result, row('参考区间', interval)];
  });
  const change = changeText(shown, previousValue(indicator, day));
  return span(
    box,
    head(isOne ? `${day} ${shown.time}` : `${day}\u3000${values.length} 次结果`),
    ...results,
    ...(change === undefined ? [] : [row('较上次', change)]),
  );
}

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
          {wordWithoutArrow(mark) !== '' && <span className={styles.word}>{MARKS[mark].word}</span>}
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
    <section className={`jw-print-whole ${styles.card}`} aria-labelledby={`${id}-title`}>
      <div className={`jw-row jw-baseline jw-wrap ${styles.head}`}>
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
