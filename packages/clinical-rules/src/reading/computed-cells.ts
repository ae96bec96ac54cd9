import { findItem } from '../catalogue/catalogue.ts';
import { isAbove } from '../core/number.ts';
import { broughtByBlood } from '../lab-inference/fluid-formulas.ts';
import type { InferredDiagnosis } from '../lab-inference/infer.ts';
import { unitText } from '../units/unit-text.ts';
import { leastOf } from './rows.ts';
import type { Row } from './rows.ts';

/** The neutrophils of an ascites where they are worked out and not printed. */
export interface ComputedCells {
  /** 「960 ×10⁶/L（1200 × 80%）」. */
  readonly valueText: string;
  /** 「腹水中性粒细胞 960 ×10⁶/L（1200 × 80%）」. */
  readonly told: string;
  /** It would be critical were it printed. */
  readonly isCritical: boolean;
}

const COUNT = findItem('ASC-PMN');
const SUBJECT = '腹水中性粒细胞';

const valueOf = (rows: readonly Row[], code: string): number | null =>
  rows.find((row) => row.code === code)?.value ?? null;

function bloodText(redCells: number | null): string {
  return broughtByBlood(redCells) === 0 ? '' : ` − 红细胞 ${redCells} ÷ 250`;
}

/** What a diagnosis is told by where it rests on cells times their share of neutrophils, with the arithmetic; null for every other. */
export function computedCells({ satisfied }: InferredDiagnosis, rows: readonly Row[]): ComputedCells | null {
  if (COUNT === undefined || !satisfied.some(({ edge }) => edge.lab === 'R_ASCPMN')) return null;
  const counted = rows.find(({ code }) => code === 'ASC-WBC');
  const cells = counted?.value ?? Math.floor(leastOf(counted));
  const [share, red] = ['ASC-PMN%', 'ASC-RBC'].map((code) => valueOf(rows, code));
  if (!Number.isFinite(cells) || share == null) return null;
  const figure = Math.max(Math.round((cells * share) / 100 - broughtByBlood(red ?? null)), 0);
  const valueText = `${counted?.value === null ? '≥ ' : ''}${figure} ${unitText(COUNT.unit)}（${cells} × ${share}%${bloodText(red ?? null)}）`;
  const limit = COUNT.critical?.high;
  return { valueText, told: `${SUBJECT} ${valueText}`, isCritical: limit !== undefined && isAbove(figure, limit) };
}

/** 「血性腹水，扣除红细胞 60000 ÷ 250 后 60」 beside a printed count of a fluid that is bloody; '' for every other row. */
export function bloodyNote(row: Row, rows: readonly Row[]): string {
  if (row.code !== COUNT?.code || row.value === null) return '';
  const red = valueOf(rows, 'ASC-RBC');
  const brought = broughtByBlood(red);
  return brought === 0 ? '' : `血性腹水，扣除红细胞 ${red} ÷ 250 后 ${Math.max(Math.round(row.value - brought), 0)}`;
}
