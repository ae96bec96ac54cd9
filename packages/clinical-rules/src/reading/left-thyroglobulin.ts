import { isAbove, isAtLeast } from '../core/number.ts';
import type { JudgedReport } from '../record/judged.ts';
import { findingOfRow } from './flag-findings.ts';
import type { Finding } from './reading.ts';
import { leastOf } from './rows.ts';
import type { Row } from './rows.ts';
import { AFTER, AFTER_LOBE, AFTER_PART, leftOf } from './thyroglobulin.ts';

/** ng/mL from which a thyroglobulin after the whole thyroid was taken out is no excellent response (ATA 2015). */
const LEFT_FROM = 1;
/** ng/mL above which one of the lobe that was left after a cancer is an incomplete response (ATA 2015; Momesso 2016). */
const LOBE_ABOVE = 30;

const COMPARE = '请结合 TgAb、TSH 与既往比较';

interface Told {
  readonly title: string;
  readonly lead: string;
  readonly because: string;
}

function toldOf(row: Row, known: ReadonlySet<string>): Told | null {
  const value = `${row.subject} ${row.valueText}`;
  const left = leftOf(known);
  if (left === 'nothing' && isAtLeast(leastOf(row), LEFT_FROM))
    return {
      title: `${AFTER}，Tg 可测`,
      lead: `${AFTER}，${value}，参考区间不适用`,
      because: `全切术后应 < ${LEFT_FROM}，${COMPARE}`,
    };
  if (left === null || left === 'nothing') return null;
  // Of a part of both lobes nothing was published: that of a lobe is ours.
  const after = left === 'lobe' ? AFTER_LOBE : AFTER_PART;
  if (known.has('thyroidCancer') && isAbove(leastOf(row), LOBE_ABOVE))
    return {
      title: `${after}，Tg > ${LOBE_ABOVE}`,
      lead: `${after}，${value}，> ${LOBE_ABOVE}`,
      because: `颈部超声，${COMPARE}`,
    };
  return null;
}

/** A thyroglobulin inside its interval after thyroid surgery: the interval is one of people who have the whole of theirs (J-24). */
export function leftThyroglobulin(rows: readonly Row[], judged: JudgedReport, known: ReadonlySet<string>): Finding[] {
  const row = rows.find(({ code }) => code === 'TG_');
  if (row === undefined || row.judged.flag.state !== 'normal') return [];
  const told = toldOf(row, known);
  if (told === null) return [];
  return [
    findingOfRow(
      row,
      {
        id: `thyroglobulin:${row.id}`,
        title: told.title,
        text: `${told.lead}，${told.because}`,
        lead: told.lead,
        urgency: 3,
        actions: [],
        rank: { harm: 'E' },
      },
      judged,
    ),
  ];
}
