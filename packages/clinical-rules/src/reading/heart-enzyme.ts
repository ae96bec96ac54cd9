import { isAbove } from '../core/number.ts';
import type { JudgedReport } from '../record/judged.ts';
import { actionsFor } from './actions.ts';
import { findingOfRow } from './flag-findings.ts';
import type { Finding } from './reading.ts';
import { organOf } from './organs.ts';
import { leastOf } from './rows.ts';
import type { Row } from './rows.ts';

/** Isoenzymes that stand for a troponin where none was measured (fourth universal definition, 2018), and from how many times their bound (ours). */
const ENZYMES: readonly string[] = ['CKMBM', 'CK-MB'];
const TIMES_UPPER = 2;
const TROPONINS: readonly string[] = ['CTNI', 'CTNT'];

/** A heart enzyme far above its bound of a report without troponin: the heart is looked at the same day. */
export function heartEnzyme(rows: readonly Row[], judged: JudgedReport): Finding[] {
  if (rows.some(({ code }) => TROPONINS.includes(code))) return [];
  const row = rows.find((each) => {
    const { flag } = each.judged;
    const high = flag.interval?.high;
    if (!ENZYMES.includes(each.code) || high === undefined) return false;
    return isAbove(leastOf(each), TIMES_UPPER * high * each.factor);
  });
  if (row === undefined) return [];
  const lead = `${row.subject} ${row.valueText}，超过上限 ${TIMES_UPPER} 倍，未查肌钙蛋白`;
  return [
    findingOfRow(
      row,
      {
        id: `heart:${row.id}`,
        title: '心肌酶升高，未查肌钙蛋白',
        text: `${lead}，心肌损伤待排`,
        lead,
        urgency: 2,
        actions: actionsFor('heart:enzyme') ?? [],
        rank: { harm: 'B', organ: organOf(row.code) },
      },
      judged,
    ),
  ];
}
