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
export const AFTER_LOBE = '甲状腺叶切除术后';
export const AFTER_PART = '甲状腺次全切除术后';

/** What surgery left: nothing, one lobe, or a part of both. */
export type LeftThyroid = 'nothing' | 'lobe' | 'part';

/** What surgery left of the thyroid: null where none is known. Of what is left the limits of those who have none do not hold (ATA 2015). */
export function leftOf(known: ReadonlySet<string>): LeftThyroid | null {
  if (known.has('lobectomy') && !known.has('wholeThyroid')) return 'lobe';
  if (known.has('subtotalThyroid') && !known.has('wholeThyroid')) return 'part';
  return known.has('thyroidectomy') ? 'nothing' : null;
}

/** A low thyroglobulin of a lobe or a part that was left: there is less of what makes it. */
export function lobeThyroglobulin(row: Row, left: 'lobe' | 'part'): KnownWords {
  const after = left === 'lobe' ? AFTER_LOBE : AFTER_PART;
  const head = `${after}，${row.subject} ${row.valueText}`;
  return { title: `${after}，Tg 低`, text: `${head}，腺体减少者可低于区间`, isAim: true };
}

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
