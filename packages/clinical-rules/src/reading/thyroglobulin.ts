import { isAtLeast } from '../core/number.ts';
import type { JudgedReport } from '../record/judged.ts';
import { plainFinding } from './flag-findings.ts';
import type { Finding } from './reading.ts';
import { leastOf, sideOf } from './rows.ts';
import type { Row } from './rows.ts';

/** What is said of a row in the words of a disease that the patient is known to have. */
export interface KnownWords {
  readonly title: string;
  readonly text: string;
  /** What the treatment aims at: no news, and behind everything else. */
  readonly isAim?: true;
}

const AFTER = '甲状腺术后';

/**
 * A low thyroglobulin after the thyroid was taken out is what the treatment aims at (ATA 2015, 甲状腺癌诊疗指南: excellent response); its
 * antibody hides it.
 */
export function aimedThyroglobulin(row: Row, rows: readonly Row[]): KnownWords {
  const antibody = rows.find(({ code }) => code === 'TGAB');
  const head = `${AFTER}，${row.subject} ${row.valueText}`;
  if (antibody !== undefined && sideOf(antibody) === 'high')
    return {
      title: `${AFTER}，Tg 低而 TgAb 升高`,
      text: `${head}，TgAb 升高，Tg 可假性降低，请随访 TgAb`,
      isAim: true,
    };
  const beside = antibody === undefined ? '，请结合 TgAb' : '';
  return { title: `${AFTER}，Tg 低为治疗所期`, text: `${head}，低值为治疗所期${beside}`, isAim: true };
}

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
