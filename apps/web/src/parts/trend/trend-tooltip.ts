import { spacedInequality, unitText } from '../lab/lab-text.ts';
import { planText } from '../plan/plan-text.ts';
import { changeText, type Indicator, MARKS, previousValue, type TrendValue, wordWithoutArrow } from './trend-points.ts';
import styles from './trend-tooltip.module.css';

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
  const box = `jw-float ${styles.tooltip ?? ''}`;
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
