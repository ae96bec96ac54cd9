import { isBloodOfAnother } from '../catalogue/specimen.ts';
import { isBelow } from '../core/number.ts';
import type { JudgedReport } from '../record/judged.ts';
import { actionsFor } from './actions.ts';
import { findingOfRow } from './flag-findings.ts';
import type { Finding } from './reading.ts';
import type { Row } from './rows.ts';

/** Below this pH of the umbilical artery a child may have been short of oxygen (ACOG/AAP 2014; HIE 诊断标准 2005). */
const LEAST_PH = 7;

const PH = /pH|酸碱度/i;
const CORD = /脐|cord|umbilical/i;

function phOf({ judged: { printed, flag, item } }: Row): number | null {
  // No item of the patient is measured in it.
  if (item !== undefined) return null;
  if (!isBloodOfAnother(printed.name) && !isBloodOfAnother(printed.specimen)) return null;
  const told = `${printed.name} ${printed.specimen}`;
  if (!CORD.test(told) || !PH.test(`${printed.name} ${printed.code}`)) return null;
  return flag.parsed.kind === 'number' ? flag.parsed.value : null;
}

/** An acid cord blood: the blood of the child, which no limit of its mother judges. */
export function cordBlood(rows: readonly Row[], judged: JudgedReport): Finding[] {
  return rows.flatMap((row) => {
    const ph = phOf(row);
    if (ph === null || !isBelow(ph, LEAST_PH)) return [];
    const lead = `${row.subject} ${row.valueText}，< 7.0，新生儿缺氧缺血风险`;
    return [
      findingOfRow(
        row,
        {
          id: `cord:${row.id}`,
          title: '脐血酸中毒，新生儿缺氧缺血风险',
          text: lead,
          lead,
          urgency: 1,
          actions: actionsFor('cord:acidaemia') ?? [],
          rank: { harm: 'A' },
        },
        judged,
      ),
    ];
  });
}
