import { unitText } from '@jianwei/clinical-rules/units/unit-text';
import { chipOf, chipOfItem, DATE_CHIP, fillReason, namedIn } from '@jianwei/clinical-rules/rule-condition/reason';
import { leavesOf } from '@jianwei/clinical-rules/rule-condition/condition';
import type { Group } from '@jianwei/clinical-rules/rule-condition/condition';
import { changeFact } from './change-facts.ts';
import type { LeafResult } from './evaluate.ts';
import type { RuleReport } from './report.ts';
import { testedRows } from './rows.ts';

const DAY_LENGTH = 10;

/** What a text says of a report beside the values of its condition: the interval of an item, its change since the last time, the day. */
function chipText(chip: string, condition: Group, report: RuleReport): string | undefined {
  if (chip === DATE_CHIP) return report.time.slice(0, DAY_LENGTH);
  const of = chipOfItem(chip, condition);
  if (of === null) return undefined;
  const { code = '', specimen } = of.leaf;
  if (of.kind === 'change') {
    const asked = { fact: 'delta', op: 'rise_at_least', value: 0, code, of: 'last' };
    return changeFact(asked, report).text;
  }
  const [row] = testedRows(report, code, specimen);
  if (row === undefined || row.range === '') return '未给参考区间';
  return `${row.range} ${unitText(row.unit)}`.trim();
}

/** Whether a text inserts what an earlier report said: a change, or a difference. */
export function speaksOfEarlier(text: string, condition: Group): boolean {
  const changes = new Set(leavesOf(condition).flatMap(({ leaf }) => (leaf.fact === 'delta' ? [chipOf(leaf)] : [])));
  return namedIn(text).some((chip) => changes.has(chip) || chipOfItem(chip, condition)?.kind === 'change');
}

/** A text of a rule with what the report holds. */
export function textOn(text: string, condition: Group, report: RuleReport, leaves: readonly LeafResult[]): string {
  return fillReason(text, condition, leaves, (chip) => chipText(chip, condition, report));
}
