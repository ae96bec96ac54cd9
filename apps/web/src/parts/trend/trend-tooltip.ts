import { spacedInequality } from '../lab/lab-text.ts';
import { unitText } from '../lab/unit-text.ts';
import { planText } from '../plan/plan-text.ts';
import { changeText, MARKS, previousValue, wordWithoutArrow, type Indicator, type TrendValue } from './trend-points.ts';
import styles from './trend-tooltip.module.css';

function element(tag: string, className: string | undefined, text = ''): HTMLElement {
  const made = document.createElement(tag);
  made.className = className ?? '';
  // Text, never markup: results come from outside.
  made.textContent = text;
  return made;
}

function row(label: string, value: string | HTMLElement): HTMLElement {
  const made = element('div', 'jw-row jw-start jw-between jw-gap-20');
  made.append(element('span', 'jw-ink-2', label), value);
  return made;
}

function resultText({ text, mark, point }: TrendValue, unit: string): HTMLElement {
  const place = element('span', undefined);
  const value = element('b', styles.value, [text, MARKS[mark].arrow].filter(Boolean).join(' '));
  value.dataset.mark = mark;
  place.append(value, ` ${unitText(point.calculate_result === null ? (point.original_unit ?? '') : unit)}`);
  const word = wordWithoutArrow(mark);
  if (word) place.append(` ${word}`);
  return place;
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
  const box = element('div', styles.tooltip);
  const found = indicator.days.get(day);
  if (!found) {
    box.append(element('div', 'jw-strong', day), row(indicator.name, planText.notTested));
    return box;
  }
  const { shown, values } = found;
  const isOne = values.length === 1;
  box.append(element('div', 'jw-strong', isOne ? `${day} ${shown.time}` : `${day}\u3000${values.length} 次结果`));
  for (const entry of values) {
    const isShown = entry === shown && !isOne ? '（图中）' : '';
    box.append(row(isOne ? indicator.name : `${entry.time}${isShown}`, resultText(entry, indicator.unit)));
    const interval = intervalText(entry);
    const isNew = isOne || entry === values[0] || interval !== intervalText(values[values.indexOf(entry) - 1] ?? entry);
    if (interval !== '' && isNew) box.append(row('参考区间', interval));
  }
  const change = changeText(shown, previousValue(indicator, day));
  if (change !== undefined) box.append(row('较上次', change));
  return box;
}
