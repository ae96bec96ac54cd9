import { isAbove, roundHalfUp } from '../core/number.ts';
import { IGG_INDEX_ABOVE, QALB_BASE, QALB_YEARS } from './cerebrospinal-table.ts';

/** Fluid in mg/L, serum in g/L, so that every quotient is ×10^-3; age in years. */
export interface BarrierFacts {
  readonly csfAlbumin: number | null;
  readonly serumAlbumin: number | null;
  readonly csfIgg: number | null;
  readonly serumIgg: number | null;
  readonly ageYears: number | null;
}

/** Quotients ×10^-3 rounded to 2 decimals; null where a part is missing. */
export interface Barrier {
  readonly qalb: number | null;
  readonly qalbLimit: number | null;
  readonly isImpaired: boolean | null;
  readonly qigg: number | null;
  readonly iggIndex: number | null;
  readonly isIntrathecal: boolean | null;
  /** Reiber's upper limit of the IgG quotient. */
  readonly qlim: number | null;
  readonly isAboveQlim: boolean | null;
}

function quotient(csf: number | null, serum: number | null): number | null {
  return csf === null || serum === null || serum <= 0 ? null : csf / serum;
}

/** Qlim(IgG) = 0.93·√(QAlb² + 6·10^-6) − 1.7·10^-3 (Reiber 1994), here in units of 10^-3. */
function limitOfIgg(qalb: number): number {
  return 0.93 * Math.sqrt(qalb ** 2 + 6) - 1.7;
}

const round = (value: number | null): number | null => (value === null ? null : roundHalfUp(value, 2));

/** Blood-fluid barrier and intrathecal IgG. Limits themselves are normal. */
export function evaluateBarrier(facts: BarrierFacts): Barrier {
  const qalb = quotient(facts.csfAlbumin, facts.serumAlbumin);
  const qigg = quotient(facts.csfIgg, facts.serumIgg);
  const limit = facts.ageYears === null ? null : QALB_BASE + facts.ageYears / QALB_YEARS;
  const index = qalb === null || qigg === null || qalb <= 0 ? null : qigg / qalb;
  const qlim = qalb === null ? null : limitOfIgg(qalb);
  return {
    qalb: round(qalb),
    qalbLimit: qalb === null ? null : round(limit),
    isImpaired: qalb === null || limit === null ? null : isAbove(qalb, limit),
    qigg: round(qigg),
    iggIndex: round(index),
    isIntrathecal: index === null ? null : isAbove(index, IGG_INDEX_ABOVE),
    qlim: qigg === null ? null : round(qlim),
    isAboveQlim: qigg === null || qlim === null ? null : isAbove(qigg, qlim),
  };
}
