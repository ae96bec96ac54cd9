import { isAbove } from '../core/number.ts';
import type { JudgedReport } from '../record/judged.ts';
import { actionsFor } from './actions.ts';
import { findingOfRow } from './flag-findings.ts';
import type { Finding } from './reading.ts';
import { organOf } from './organs.ts';
import { leastOf } from './rows.ts';
import type { Row } from './rows.ts';

/** mmol/L: acted on the same day whenever it was drawn (J-10). */
const TODAY_ABOVE = 16.7;
const LOAD = 'OGTTX';

/** A glucose at an hour after a load that no criterion knows, and that no interval judges: so high it is told all the same. */
export function highLoad(rows: readonly Row[], judged: JudgedReport): Finding[] {
  return rows.flatMap((row) => {
    const { flag, suspicion } = row.judged;
    const isUnjudged = flag.state === 'undetermined' && flag.reason === 'no_range' && flag.critical === undefined;
    if (row.code !== LOAD || suspicion !== undefined || !isUnjudged || !isAbove(leastOf(row), TODAY_ABOVE)) return [];
    const lead = `${row.subject} ${row.valueText}，显著升高（> ${TODAY_ABOVE} mmol/L）`;
    return [
      findingOfRow(
        row,
        {
          id: `high-load:${row.id}`,
          title: `${row.subject}显著升高`,
          text: `${lead}，无参考区间`,
          lead,
          urgency: 2,
          actions: actionsFor('GLU>') ?? [],
          rank: { harm: 'C', organ: organOf(row.code) },
        },
        judged,
      ),
    ];
  });
}
