import { type MouseEvent, useCallback, useId, useMemo, useState } from 'react';
import { classNames } from '../../kit/lib/class-names.ts';
import { useWidth } from '../../kit/lib/use-width.ts';
import { type Column, Table } from '../../kit/table/table.tsx';
import { AbnormalValue } from '../lab/abnormal-value.tsx';
import { unitText } from '../lab/lab-text.ts';
import { planText } from '../plan/plan-text.ts';
import styles from './trend-card.module.css';
import { dayLabel } from './trend-axis.ts';
import { CHART_HEIGHT, dayAt, spokenTrend, trendGeometry } from './trend-geometry.ts';
import { TrendPlot } from './trend-plot.tsx';
import { type Indicator, MARKS, wordWithoutArrow } from './trend-points.ts';
import { TrendTooltip } from './trend-tooltip.tsx';

/** From the crosshair to what it says, in pixels. */
const TIP_AWAY = 12;

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

interface TrendChartProps {
  indicator: Indicator;
  /** On screen, oldest first. */
  days: readonly string[];
  /** The day under the pointer, in whichever chart it is; they all get the crosshair. */
  pointed: string | undefined;
  onPoint: (day: string | undefined) => void;
  /** Of its place, in pixels, as far as the dialog can tell: a chart that is right at once is drawn once. */
  usualWidth: number;
  /** Drawings by indicator, for taking them along. */
  charts: Map<string, SVGSVGElement>;
}

/** The drawing over the width of its place, and what the day under the pointer holds. */
function TrendChart({ indicator, days, pointed, onPoint, usualWidth, charts }: TrendChartProps) {
  const [place, width] = useWidth(usualWidth);
  const [isUnderPointer, setUnderPointer] = useState(false);
  const geometry = useMemo(() => trendGeometry(indicator, days, width), [indicator, days, width]);
  const { key } = indicator;
  const keep = useCallback(
    (drawn: SVGSVGElement | null) => void (drawn ? charts.set(key, drawn) : charts.delete(key)),
    [key, charts],
  );
  const point = (event: MouseEvent<HTMLDivElement>) => {
    setUnderPointer(true);
    onPoint(dayAt(geometry, event.clientX - event.currentTarget.getBoundingClientRect().left));
  };
  const leave = () => {
    setUnderPointer(false);
    onPoint(undefined);
  };
  const at = geometry.days.find(({ day }) => day === pointed)?.x;
  return (
    <div
      ref={place}
      className={styles.chart}
      style={{ height: CHART_HEIGHT }}
      role="img"
      aria-label={spokenTrend(indicator, days)}
      onMouseMove={point}
      onMouseLeave={leave}
    >
      <TrendPlot geometry={geometry} width={width} pointed={pointed} svgRef={keep} />
      {isUnderPointer && pointed !== undefined && at !== undefined && (
        <TrendTooltip
          indicator={indicator}
          day={pointed}
          style={at > width / 2 ? { right: width - at + TIP_AWAY } : { left: at + TIP_AWAY }}
        />
      )}
    </div>
  );
}

/** One indicator: its name, its latest result, and its chart over the days on screen. */
export function TrendCard(props: TrendChartProps) {
  const id = useId();
  const { indicator, days } = props;
  const { title, latest, specimen, unit } = indicator;
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
      {indicator.kind === 'text' ? <WordRow indicator={indicator} days={days} /> : <TrendChart {...props} />}
    </section>
  );
}
