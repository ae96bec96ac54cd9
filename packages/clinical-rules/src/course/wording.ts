import { spanText } from '../reading/interval-text.ts';
import { unitText } from '../units/unit-text.ts';
import { YEARLY_CODE } from './companions.ts';
import { type CourseNumber, slopeOf } from './slope.ts';

const MINUS = '−';

/** A rate with two significant digits: +4.0, −20, +0.13. */
export function rateFigure(rate: number): string {
  const size = Math.abs(rate);
  const text = size >= 10 ? String(Math.round(size)) : size.toPrecision(2);
  const figure = size < 0.01 ? String(Number(size.toFixed(4))) : text;
  if (Number(figure) === 0) return '0';
  return `${rate < 0 ? MINUS : '+'}${figure}`;
}

const PER = { day: '每日', month: '每月', year: '每年' } as const;

/** 「每月 +4.0」; '' where there is no rate. */
export function slopeText(code: string, points: readonly CourseNumber[]): string {
  const slope = slopeOf(points, code === YEARLY_CODE);
  return slope === undefined ? '' : `${PER[slope.per]} ${rateFigure(slope.rate)}`;
}

const MINUTE_MS = 60_000;

/**
 * A rate with the time between its first and its last result, where nothing beside it says that: 「22 个月内每年 −17」. Two windows
 * of one course have two rates.
 */
export function spannedSlopeText(code: string, points: readonly CourseNumber[]): string {
  const rate = slopeText(code, points);
  const [first, last] = [points[0], points.at(-1)];
  if (rate === '' || first === undefined || last === undefined) return '';
  return `${spanText((last.time - first.time) / MINUTE_MS)}内${rate}`;
}

/** A course in the words of its own sentence. */
export interface SpokenCourse {
  readonly code: string;
  readonly name: string;
  readonly unit: string;
  /** Results as they are shown, with their comparators, oldest first; suspect ones left out. */
  readonly results: readonly string[];
  /** The plain numbers among them. */
  readonly numbers: readonly CourseNumber[];
}

const fromTo = (results: readonly string[]) =>
  results.length < 2 ? (results[0] ?? '') : `${results[0] ?? ''} → ${results.at(-1) ?? ''}`;

/**
 * The sentence of a course as it is copied: `2024-11-14 至 2025-11-18 肌酐 117 → 168 μmol/L（7 次，每月 +4.0），eGFR 61 → 39。`
 * @param from day of the first result of the first course, yyyy-MM-dd
 * @param to day of its last
 * @returns '' without results
 */
export function courseSentence(from: string, to: string, courses: readonly SpokenCourse[]): string {
  const [main, ...others] = courses.filter(({ results }) => results.length > 0);
  if (main === undefined) return '';
  const days = from === to ? from : `${from} 至 ${to}`;
  const unit = main.unit === '' ? '' : ` ${unitText(main.unit)}`;
  const facts = [`${main.results.length} 次`, slopeText(main.code, main.numbers)].filter(Boolean).join('，');
  const beside = others.map(({ name, results }) => `，${name} ${fromTo(results)}`).join('');
  return `${days} ${main.name} ${fromTo(main.results)}${unit}（${facts}）${beside}。`;
}

/** What a small curve says in words: 「近 1 年 5 次，由 5.22 升至 6.82」; 「近 1 年首次」 for a single result. */
export function yearText(count: number, first: string, last: string): string {
  if (count < 2) return '近 1 年首次';
  const difference = Number(last) - Number(first);
  const word = difference > 0 ? '升至' : difference < 0 ? '降至' : '至';
  return `近 1 年 ${count} 次，由 ${first} ${word} ${last}`;
}

/** 「由 G2 期经 G3a 期入 G3b 期」; '' where the stage stays. `stages` oldest first. */
export function stagePathText(stages: readonly string[]): string {
  const path = stages.filter((stage, index) => stage !== stages[index - 1]);
  const [first, last] = [path[0], path.at(-1)];
  if (first === undefined || last === undefined || path.length < 2) return '';
  const between = [...new Set(path.slice(1, -1))].filter((stage) => stage !== first && stage !== last);
  const via = between.length === 0 ? '' : `经 ${between.join('、')} 期`;
  return first === last ? `${via === '' ? '' : `${via}后`}仍为 ${last} 期` : `由 ${first} 期${via}入 ${last} 期`;
}
