import { isAbove, isAtMost } from '../core/number.ts';
import { resultUnit } from '../flags/flag.ts';
import { dDimerLimit } from '../lab-inference/condition.ts';
import type { JudgedReport } from '../record/judged.ts';
import { limitIn } from '../units/published-pairs.ts';
import { unitText } from '../units/unit-text.ts';
import { leastOf, mostOf } from './rows.ts';
import type { Row } from './rows.ts';

/** Up to this age the limit of all adults is the one of the age as well (ESC 2019). */
const AGE_FROM = 50;

/**
 * 「未超过年龄校正界值 0.72 mg/L FEU（…）」: the D-dimer of somebody over 50 has a limit of its age beside the printed one, for whom
 * embolism is not likely by the clinical picture. A pregnancy has limits of its own.
 */
export function dDimerOfAge(row: Row | undefined, { person }: JudgedReport): string {
  const { ageYears } = person;
  if (row?.code !== 'DD' || ageYears === null || ageYears <= AGE_FROM || person.isPregnant === true) return '';
  const limit = Number(dDimerLimit(person).toFixed(2));
  const isKept = isAtMost(mostOf(row), limit);
  if (!isKept && !isAbove(leastOf(row), limit)) return '';
  const unit = resultUnit(row.judged.printed, row.judged.flag.parsed);
  const told = `${limitIn(limit, row.factor, unit, row.code)} ${unitText(unit)}`.trimEnd();
  return `${isKept ? '未超过' : '已超过'}年龄校正界值 ${told}（年龄×0.01 mg/L FEU，ESC 2019，限临床可能性低或中者）`;
}
