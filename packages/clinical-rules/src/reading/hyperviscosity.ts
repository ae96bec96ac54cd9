import { isAtLeast } from '../core/number.ts';
import type { JudgedReport } from '../record/judged.ts';
import { actionsFor } from './actions.ts';
import { findingOfRow } from './flag-findings.ts';
import type { Finding } from './reading.ts';
import { leastOf } from './rows.ts';
import type { Row } from './rows.ts';

/** g/L from which an immunoglobulin may make the blood too thick to flow (Mehta 2003; Stone 2012). */
const THICK_FROM: Readonly<Record<string, number>> = { IGM: 40, IGA: 70, IGG: 100 };

/** Blood that may be too thick: eyes, brain and heart are looked at the same day, and no red cells are given before. */
export function hyperviscosity(rows: readonly Row[], judged: JudgedReport): Finding[] {
  return rows.flatMap((row) => {
    const from = THICK_FROM[row.code];
    if (from === undefined || !isAtLeast(leastOf(row), from)) return [];
    const lead = `${row.subject} ${row.valueText}，高黏滞血症风险`;
    return [
      findingOfRow(
        row,
        {
          id: `viscosity:${row.id}`,
          title: '高黏滞血症风险',
          text: lead,
          lead,
          urgency: 2,
          actions: actionsFor('blood:thick') ?? [],
          rank: { harm: 'B' },
        },
        judged,
      ),
    ];
  });
}
