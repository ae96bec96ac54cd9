import { roundHalfUp } from './number.ts';

/** A class as a rule tells it apart. */
interface ClassCode {
  readonly code: string;
}

/** One number of a rule that may be changed alone. */
interface Threshold<Outcome extends ClassCode> {
  readonly value: number;
  /** Finest change worth telling, in the unit of the value. */
  readonly step: number;
  /** Thresholds of the rule at which the class may change. */
  readonly edges: readonly number[];
  /** Values that can be, inclusive; 0 and above unless told otherwise. */
  readonly limits?: readonly [number, number];
  /** The class that the rule gives with this value and everything else as it is; null where it gives none. */
  readonly outcomeAt: (value: number) => Outcome | null;
}

/** The same with its name and its classes as they are shown. */
export interface Adjustable extends Threshold<ClassCode & { readonly text: string }> {
  readonly item: string;
  readonly label: string;
  /** '' for a ratio. */
  readonly unit: string;
}

/** The smallest change that alone reaches another class. */
interface ClassChange<Outcome> {
  readonly to: number;
  readonly outcome: Outcome;
}

/** A step of the wire; states how far another class is and advises nothing. */
export interface WireDistance {
  readonly item: string;
  readonly label: string;
  readonly from: string;
  readonly to: string;
  readonly target: string;
}

function decimalsOf(step: number): number {
  return step >= 1 ? 0 : Math.ceil(-Math.log10(step) - 1e-9);
}

/**
 * A class changes at a threshold alone, so only the steps at and beside one are tried, nearest first, each by the rule
 * itself. Null when no value reaches another class, or there is none to begin with.
 */
export function nearestClass<Outcome extends ClassCode>(input: Threshold<Outcome>): ClassChange<Outcome> | null {
  const { value, step, edges, limits = [0, Infinity], outcomeAt } = input;
  const current = outcomeAt(value);
  if (current === null) return null;
  const candidates = edges
    .filter((edge) => Number.isFinite(edge))
    .flatMap((edge) => [-1, 0, 1].map((offset) => (Math.round(edge / step) + offset) * step))
    .map((candidate) => roundHalfUp(candidate, decimalsOf(step)))
    .filter((candidate) => candidate >= limits[0] && candidate <= limits[1])
    .toSorted((a, b) => Math.abs(a - value) - Math.abs(b - value));
  for (const to of candidates) {
    const outcome = outcomeAt(to);
    if (outcome !== null && outcome.code !== current.code) return { to, outcome };
  }
  return null;
}

const withUnit = (value: number, unit: string): string => `${value}${unit === '' || unit === '%' ? unit : ` ${unit}`}`;

/** The present value as it is shown, without the noise of a conversion: two decimals, more only where the step is finer. */
function shownValue({ value, step }: Adjustable): number {
  return roundHalfUp(value, Math.max(2, decimalsOf(step)));
}

/** For each number the nearest value that alone reaches another class; one that cannot is left out. */
export function classDistances(inputs: readonly Adjustable[]): WireDistance[] {
  return inputs.flatMap((input) => {
    const change = nearestClass(input);
    const from = shownValue(input);
    // At a threshold that only the digits beyond the shown ones have missed there is nothing to tell.
    if (change === null || change.to === from) return [];
    const { item, label, unit } = input;
    return [{ item, label, from: withUnit(from, unit), to: withUnit(change.to, unit), target: change.outcome.text }];
  });
}
