import { countedAs } from '../catalogue/stand-ins.ts';
import { isBelow } from '../core/number.ts';
import { findDiagnosis } from '../lab-inference/rule-base.ts';
import type { JudgedReport } from '../record/judged.ts';
import { limitIn } from '../units/published-pairs.ts';
import { resultUnit } from '../flags/flag.ts';
import { adviceAction } from './actions.ts';
import { findingOfRow } from './flag-findings.ts';
import type { Finding } from './reading.ts';
import { organOf } from './organs.ts';
import { mostOf, sideOf } from './rows.ts';
import type { Row } from './rows.ts';

/** mmol/L: a glucose to be alert to, and one of clinical importance (ADA 2024, levels 1 and 2). */
const [ALERT, IMPORTANT] = [3.9, 3];

/** True for a glucose whose interval has no lower bound (≤7.8), or that has none: it calls nothing low. */
const isUnbounded = ({ code, judged: { flag } }: Row): boolean =>
  countedAs(code) === 'GLU' && flag.interval?.low === undefined;

/**
 * A low glucose after a load or a meal, which the limit of two hours (≤7.8) leaves as normal. It is told with its limit and no name: after
 * a load one in ten healthy people is as low, and the signs decide (Endocrine Society 2009). A newborn has limits of its own.
 */
export function lowGlucose(rows: readonly Row[], judged: JudgedReport): Finding[] {
  return rows.flatMap((row) => {
    if (row.isInfant || !isUnbounded(row) || sideOf(row) !== null || !isBelow(mostOf(row), ALERT)) return [];
    const { printed, flag } = row.judged;
    const isImportant = isBelow(mostOf(row), IMPORTANT);
    const limit = limitIn(isImportant ? IMPORTANT : ALERT, row.factor, resultUnit(printed, flag.parsed), row.code);
    const shown = row.factor === 1 ? limit.toFixed(1) : limit;
    const lead = `${row.subject} ${row.valueText}，偏低（< ${shown}）`;
    const rule = isImportant ? findDiagnosis('HYPOGL') : undefined;
    return [
      findingOfRow(
        row,
        {
          id: `low-glucose:${row.id}`,
          title: `${row.subject}偏低`,
          text: `${lead}，${flag.interval === undefined ? '无参考区间' : '所附区间无下限'}，请结合低血糖症状`,
          lead,
          urgency: isImportant ? 2 : 3,
          actions: rule === undefined ? [] : adviceAction(rule.id, rule.advice, rule.source),
          rank: { harm: 'B', organ: organOf(row.code) },
        },
        judged,
      ),
    ];
  });
}
