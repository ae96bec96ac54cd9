import { isAbove, isAtLeast, isAtMost, isBelow, roundHalfUp } from '../core/number.ts';
import {
  BORDERLINE_MMOL,
  CONSISTENCY_TOLERANCE,
  HCO3_CENTRE,
  METABOLIC,
  NORMAL,
  PACO2_CENTRE,
  PH_CENTRE,
  RESPIRATORY,
} from './blood-gas-table.ts';
import type { CaseType } from './blood-gas-table.ts';
import { levelOf } from './blood-gas-facts.ts';
import type { UsableGas } from './blood-gas-facts.ts';

/** Respiratory and metabolic acidosis and alkalosis, before the gap types an acidosis. */
export type PrimaryCode = 'RAC' | 'RAL' | 'MAC' | 'MAL';

export interface Primary {
  /** None, one, or the respiratory and the metabolic one of a mixed disorder. */
  readonly codes: readonly PrimaryCode[];
  /** True when pH alone gave the name, PaCO2 and HCO3- being normal. */
  readonly isByPhAlone: boolean;
}

type Gas = Pick<UsableGas, 'ph' | 'paco2' | 'hco3'>;

/** Hydrogen ion in nmol/L, measured (from pH) and as PaCO2 and HCO3- give it. */
export function hydrogenIon({ ph, paco2, hco3 }: Gas): { measured: number; calculated: number; isConsistent: boolean } {
  const measured = 10 ** (9 - ph);
  const calculated = (HCO3_CENTRE * paco2) / hco3;
  return {
    measured,
    calculated,
    isConsistent: isAtMost(Math.abs(calculated - measured) / measured, CONSISTENCY_TOLERANCE),
  };
}

const only = (...codes: PrimaryCode[]): Primary => ({ codes, isByPhAlone: false });

/** pH outside its range with both parts normal: the part that lies further towards it names the disorder; a tie is metabolic. */
function byPhAlone({ ph, paco2, hco3 }: Gas): Primary {
  const respiratory = (paco2 - PACO2_CENTRE) / PACO2_CENTRE;
  const metabolic = (HCO3_CENTRE - hco3) / HCO3_CENTRE;
  const side = levelOf(ph, NORMAL.ph);
  if (side === 'N') return only();
  if (side === 'L') return { codes: [isAbove(respiratory, metabolic) ? 'RAC' : 'MAC'], isByPhAlone: true };
  return { codes: [isAbove(-respiratory, -metabolic) ? 'RAL' : 'MAL'], isByPhAlone: true };
}

function bySideOfPh(ph: number, below: PrimaryCode, above: PrimaryCode, both: readonly PrimaryCode[]): Primary {
  if (isBelow(ph, PH_CENTRE)) return only(below);
  return isAbove(ph, PH_CENTRE) ? only(above) : only(...both);
}

/**
 * Step 1. Opposite directions are always mixed; the same direction is named by the side of pH 7.40; one alone names itself.
 */
export function primaryDisorder(gas: Gas): Primary {
  const moved = `${levelOf(gas.paco2, NORMAL.paco2)}${levelOf(gas.hco3, NORMAL.hco3)}`;
  switch (moved) {
    case 'HL':
      return only('RAC', 'MAC');
    case 'LH':
      return only('RAL', 'MAL');
    case 'HH':
      return bySideOfPh(gas.ph, 'RAC', 'MAL', ['RAC', 'MAL']);
    case 'LL':
      return bySideOfPh(gas.ph, 'MAC', 'RAL', ['RAL', 'MAC']);
    case 'HN':
      return only('RAC');
    case 'LN':
      return only('RAL');
    case 'NH':
      return only('MAL');
    case 'NL':
      return only('MAC');
    default:
      return byPhAlone(gas);
  }
}

/** Expected compensation, bounds inside. */
export interface Expected {
  readonly target: 'PaCO2' | 'HCO3';
  readonly low: number;
  readonly high: number;
}

/** Step 2: what the other part should be, by the formula of the disorder. PaCO2 in mmHg, HCO3- in mmol/L. */
export function expectedCompensation(code: PrimaryCode, caseType: CaseType, { paco2, hco3 }: Gas): Expected {
  if (code === 'MAC') {
    const { slope, offset, margin, floor } = METABOLIC.MAC;
    const middle = slope * hco3 + offset;
    return { target: 'PaCO2', low: Math.max(middle - margin, floor), high: middle + margin };
  }
  if (code === 'MAL') {
    const { slope, margin, ceiling } = METABOLIC.MAL;
    const middle = Math.min(PACO2_CENTRE + slope * (hco3 - HCO3_CENTRE), ceiling);
    return { target: 'PaCO2', low: middle - margin, high: Math.min(middle + margin, ceiling) };
  }
  const { slope, margin, cap } = RESPIRATORY[code][caseType];
  if (code === 'RAC') {
    const middle = Math.min(HCO3_CENTRE + slope * (paco2 - PACO2_CENTRE), cap);
    return { target: 'HCO3', low: middle - margin, high: Math.min(middle + margin, cap) };
  }
  const middle = Math.max(HCO3_CENTRE - slope * (PACO2_CENTRE - paco2), cap);
  return { target: 'HCO3', low: Math.max(middle - margin, cap), high: middle + margin };
}

export interface CompensationVerdict {
  /** A second disorder, by which the compensation misses its range. */
  readonly added: PrimaryCode | null;
  /** Beyond the range, but by too little to call it a disorder while HCO3- is normal. */
  readonly isBorderline: boolean;
}

function metabolicVerdict(code: 'MAC' | 'MAL', { low, high }: Expected, paco2: number): CompensationVerdict {
  if (isAbove(paco2, high)) return { added: 'RAC', isBorderline: false };
  // A PaCO2 that is not low at all is no respiratory alkalosis, however far below the expected one it lies.
  const isLow = code === 'MAC' ? isBelow(paco2, NORMAL.paco2[0]) : isAtMost(paco2, PACO2_CENTRE);
  return { added: isBelow(paco2, low) && isLow ? 'RAL' : null, isBorderline: false };
}

/** Step 2, for a single disorder that PaCO2 or HCO3- named. */
export function judgeCompensation(code: PrimaryCode, expected: Expected, { paco2, hco3 }: Gas): CompensationVerdict {
  if (code === 'MAC' || code === 'MAL') return metabolicVerdict(code, expected, paco2);
  const beyond = isAbove(hco3, expected.high)
    ? hco3 - expected.high
    : isBelow(hco3, expected.low)
      ? expected.low - hco3
      : 0;
  if (beyond === 0) return { added: null, isBorderline: false };
  const [low, high] = NORMAL.hco3;
  const isNormal = isAtLeast(hco3, low) && isAtMost(hco3, high);
  if (isNormal && !isAbove(beyond, BORDERLINE_MMOL)) return { added: null, isBorderline: true };
  return { added: isAbove(hco3, expected.high) ? 'MAL' : 'MAC', isBorderline: false };
}

/** True when the first label says the opposite of the pH. */
export function contradictsPh(code: PrimaryCode, ph: number): boolean {
  const isAlkalosis = code === 'RAL' || code === 'MAL';
  const side = levelOf(ph, NORMAL.ph);
  return isAlkalosis ? side === 'L' : side === 'H';
}

/** Two decimals, for display. */
export function roundedExpected({ target, low, high }: Expected): Expected {
  return { target, low: roundHalfUp(low, 2), high: roundHalfUp(high, 2) };
}
