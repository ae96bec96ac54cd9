import { spacedInequality, unitText } from '../lab/lab-text.ts';
import { planText } from '../plan/plan-text.ts';
import styles from './trend-card.module.css';
import { changeText, type Indicator, MARKS, previousValue, type TrendValue, wordWithoutArrow } from './trend-points.ts';

function Result({ entry: { text, mark, point }, unit }: { entry: TrendValue; unit: string }) {
  const { arrow = '', ink = '' } = MARKS[mark];
  const ownUnit = point.calculate_result === null ? point.original_unit : unit;
  const word = wordWithoutArrow(mark);
  return (
    <>
      <span className={ink}>{`${text}${arrow && ` ${arrow}`}`}</span>
      {` ${unitText(ownUnit)}${word && ` ${word}`}`}
    </>
  );
}

function Row({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <span className="jw-row jw-start jw-between jw-gap-20">
      <span className="jw-ink-2">{label}</span>
      <span>{children}</span>
    </span>
  );
}

function intervalText({ point }: TrendValue): string {
  const text = spacedInequality(point.reference_interval ?? '');
  return text !== '' && point.range_source === 'catalogue' ? `${text}（知识库）` : text;
}

interface TrendTooltipProps {
  indicator: Indicator;
  /** Local calendar day, yyyy-MM-dd. */
  day: string;
  /** Where it stands in the chart. */
  style: { left: number } | { right: number };
}

/**
 * What a day holds: the plotted result with its own reference interval and the change against the one before; of a day with several
 * results all of them, with their times.
 */
export function TrendTooltip({ indicator, day, style }: TrendTooltipProps) {
  const found = indicator.days.get(day);
  const { shown, values } = found ?? { shown: undefined, values: [] };
  const isOne = values.length <= 1;
  const change = shown && changeText(shown, previousValue(indicator, day));
  const time = isOne ? shown?.time : undefined;
  const several = isOne ? undefined : `\u3000${values.length} 次结果`;
  return (
    <span className={`jw-float ${styles.tooltip}`} style={style}>
      <span className="jw-row jw-strong">{[day, time].filter(Boolean).join(' ') + (several ?? '')}</span>
      {shown === undefined && <Row label={indicator.name}>{planText.notTested}</Row>}
      {values.map((entry, index) => {
        const interval = intervalText(entry);
        const before = values[index - 1];
        const isSaid = interval === '' || (before !== undefined && interval === intervalText(before));
        const at = entry === shown ? `${entry.time}（图中）` : entry.time;
        return (
          <span key={index}>
            <Row label={isOne ? indicator.name : at}>
              <Result entry={entry} unit={indicator.unit} />
            </Row>
            {!isSaid && <Row label="参考区间">{interval}</Row>}
          </span>
        );
      })}
      {change !== undefined && <Row label="较上次">{change}</Row>}
    </span>
  );
}
