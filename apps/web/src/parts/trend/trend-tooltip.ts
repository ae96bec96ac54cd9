import { spacedInequality } from '../lab/lab-text.ts';
import { unitText } from '../lab/unit-text.ts';
import { planText } from '../plan/plan-text.ts';
import {
  changeText,
  MARKS,
  previousValue,
  wordWithoutArrow,
  type Indicator,
  type Mark,
  type TrendValue,
} from './trend-points.ts';
import styles from './trend-tooltip.module.css';

/** An element with text, never markup: results come from outside. */
function element(tag: string, className: string, ...content: (string | HTMLElement)[]): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  made.append(...content);
  return made;
}

const row = (label: string, ...value: (string | HTMLElement)[]) =>
  element(
    'div',
    'jw-row jw-start jw-between jw-gap-20',
    element('span', 'jw-ink-2', label),
    element('span', '', ...value),
  );

const INKS: Partial<Record<Mark, string>> = {
  high: 'jw-strong jw-ink-high',
  low: 'jw-strong jw-ink-low',
  abnormal: 'jw-strong jw-ink-high',
};

/** The result in its colour, its unit, and what an arrow cannot say. */
function resultOf({ text, mark, point }: TrendValue, unit: string): (string | HTMLElement)[] {
  const { arrow } = MARKS[mark];
  const ownUnit = point.calculate_result === null ? point.original_unit : unit;
  const word = wordWithoutArrow(mark);
  return [
    element('span', INKS[mark] ?? '', arrow ? `${text} ${arrow}` : text),
    ` ${unitText(ownUnit)}${word && ` ${word}`}`,
  ];
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
  const box = element('div', `jw-float ${styles.tooltip ?? ''}`);
  const found = indicator.days.get(day);
  if (!found) {
    box.append(element('div', 'jw-strong', day), row(indicator.name, planText.notTested));
    return box;
  }
  const { shown, values } = found;
  const isOne = values.length === 1;
  box.append(element('div', 'jw-strong', isOne ? `${day} ${shown.time}` : `${day}\u3000${values.length} 次结果`));
  let lastInterval = '';
  for (const entry of values) {
    const time = entry === shown ? `${entry.time}（图中）` : entry.time;
    box.append(row(isOne ? indicator.name : time, ...resultOf(entry, indicator.unit)));
    const interval = intervalText(entry);
    if (interval !== '' && interval !== lastInterval) box.append(row('参考区间', interval));
    lastInterval = interval;
  }
  const change = changeText(shown, previousValue(indicator, day));
  if (change !== undefined) box.append(row('较上次', change));
  return box;
}
