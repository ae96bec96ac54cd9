import { isAtLeast } from '../core/number.ts';
import type { JudgedReport } from '../record/judged.ts';
import { plainFinding } from './flag-findings.ts';
import type { Finding } from './reading.ts';
import { leastOf } from './rows.ts';
import type { Row } from './rows.ts';
import { AFTER } from './thyroglobulin.ts';

/** ng/mL from which a thyroglobulin after the whole thyroid was taken out is no excellent response (ATA 2015). */
const LEFT_FROM = 1;

/** A thyroglobulin inside its interval after the thyroid was taken out: the interval is one of people who have theirs (J-24). */
export function leftThyroglobulin(rows: readonly Row[], judged: JudgedReport, known: ReadonlySet<string>): Finding[] {
  const row = rows.find(({ code }) => code === 'TG_');
  if (row === undefined || !known.has('thyroidectomy') || row.judged.flag.state !== 'normal') return [];
  if (!isAtLeast(leastOf(row), LEFT_FROM)) return [];
  const lead = `${AFTER}，${row.subject} ${row.valueText}，参考区间不适用`;
  return [
    plainFinding(
      {
        id: `thyroglobulin:${row.id}`,
        kind: 'row',
        title: `${AFTER}，Tg 可测`,
        text: `${lead}，全切术后应 < ${LEFT_FROM}，请结合 TgAb、TSH 与既往比较`,
        lead,
        urgency: 3,
        evidences: [row.id],
        valueText: row.valueText,
        actions: [],
        rank: { harm: 'E', catalogueOrder: row.catalogueOrder, rowOrder: row.order },
      },
      judged.report.report_time,
    ),
  ];
}
