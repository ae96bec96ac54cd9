import type { CriticalLimits } from '../catalogue/catalogue.ts';
import type { JudgedRow } from './judged-row.ts';
import { convert } from '../units/convert.ts';
import { unitText } from '../units/unit-text.ts';

/** Digits that a converted limit keeps; more would be noise of the binary numbers. */
const CONVERTED_DIGITS = 4;

const CONDITION = { first: '（首次出现）', pregnancy: '（妊娠期）' } as const;

function gradeText(level: number): string {
  return level <= 1 ? '阳性' : `≥ ${level}+`;
}

function numberText({ item, printed }: JudgedRow, limits: CriticalLimits, side: 'high' | 'low'): string {
  const limit = limits[side];
  if (limit === undefined || item === undefined) return '';
  const beyond = { high: limits.inclusive === true ? '≥' : '>', low: limits.inclusive === true ? '≤' : '<' }[side];
  const own = convert(limit, item.unit, printed.unit, item.code);
  return own.ok
    ? `${beyond} ${Number(own.value.toPrecision(CONVERTED_DIGITS))}`
    : `${beyond} ${limit} ${unitText(item.unit)}`.trimEnd();
}

/**
 * The limit that a critical result has passed, in the unit of the result, such as `> 6.2`.
 * @returns '' for a result that is not critical
 */
export function criticalLimitText(row: JudgedRow): string {
  const { flag, item } = row;
  const limits = item?.critical;
  if (flag.critical === undefined || limits == null) return '';
  const text = limits.level === undefined ? numberText(row, limits, flag.critical) : gradeText(limits.level);
  return text === '' || limits.when === undefined ? text : text + CONDITION[limits.when];
}
