import { sideOf } from './rows.ts';
import type { Row } from './rows.ts';

/** What is said of a row in the words of a disease that the patient is known to have. */
export interface KnownWords {
  readonly title: string;
  readonly text: string;
  /** What the treatment aims at: no news, and behind everything else. */
  readonly isAim?: true;
}

export const AFTER = '甲状腺术后';

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
