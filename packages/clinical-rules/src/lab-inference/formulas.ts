import { countedAs } from '../catalogue/stand-ins.ts';
import type { Interval } from '../catalogue/row.ts';
import { finiteOrNull, isAbove, isBelow, roundHalfUp } from '../core/number.ts';
import { pointSet } from '../flags/value-set.ts';
import { parseResult } from '../results/result.ts';
import { BLOOD_FORMULAS } from './blood-formulas.ts';
import type { LabFact, Person } from './condition.ts';
import { DERIVED_FIGURES, labsBehind } from './derived-codes.ts';
import { ELECTROLYTE_FORMULAS } from './electrolyte-formulas.ts';
import { FLUID_FORMULAS } from './fluid-formulas.ts';
import type { Formulas, Numbers } from './formula.ts';
import { ORGAN_FORMULAS } from './organ-formulas.ts';
import { catalogueInterval } from './person-interval.ts';

const FORMULAS: Formulas = {
  ...BLOOD_FORMULAS,
  ...ELECTROLYTE_FORMULAS,
  ...FLUID_FORMULAS,
  ...ORGAN_FORMULAS,
};

/** A figure that was worked out, against an interval; null where there is none. */
export function judgeFigure(value: number, { low, high }: Interval): LabFact['flag'] {
  if (high !== undefined && isAbove(value, high)) return { state: 'abnormal', abnormalType: 1 };
  if (low !== undefined && isBelow(value, low)) return { state: 'abnormal', abnormalType: -1 };
  return low === undefined && high === undefined ? null : { state: 'normal' };
}

function abnormalTypeOf(fact: LabFact | undefined): 1 | -1 | null {
  return fact?.flag != null && 'abnormalType' in fact.flag ? fact.flag.abnormalType : null;
}

/** 「>0.1」, 「大于0.1」 may be anything above. */
function isToldAbove(text: string | undefined): boolean {
  const said = parseResult(text);
  return said.kind === 'number' && (said.comparator === '>' || said.comparator === '≥');
}

/** How each figure of the table is worked out, in its order. */
const FIGURES = DERIVED_FIGURES.flatMap(({ code }) => {
  const entry = FORMULAS[code];
  return entry === undefined ? [] : [{ code, ...(typeof entry === 'function' ? { formula: entry } : entry) }];
});

/** Adds the derived figures of the report to its facts, in the order of the table; what is there already stays. */
export function formulaFacts(facts: Map<string, LabFact>, person: Person): void {
  const intervalOf = (code: string): Interval => facts.get(code)?.interval ?? catalogueInterval(code, person);
  const numbers: Numbers = {
    person,
    of: (code) => facts.get(code)?.point ?? null,
    atLeast: (code) => finiteOrNull(facts.get(code)?.sets[0]?.low),
    isWithin: (code, floor) => {
      const fact = facts.get(code);
      const [set] = fact?.sets ?? [];
      return set !== undefined && set.high <= floor && !isToldAbove(fact?.text);
    },
    upper: (code) => intervalOf(code).high ?? null,
    isHigh: (code) => abnormalTypeOf(facts.get(code)) === 1,
    isLow: (code) => abnormalTypeOf(facts.get(code)) === -1,
    isPositive: (code) => facts.get(code)?.isPositive === true,
    has: (code) => facts.has(code),
  };
  for (const { code, formula, judgedBy, orFrom = '' } of FIGURES) {
    const value = facts.has(code) ? null : finiteOrNull(formula(numbers));
    if (value === null) continue;
    const behind = labsBehind(code).flatMap(
      (input) => facts.get(input) ?? (input === countedAs(orFrom) ? (facts.get(orFrom) ?? []) : []),
    );
    const interval = judgedBy === undefined ? undefined : intervalOf(judgedBy);
    facts.set(code, {
      code,
      sets: [pointSet(value)],
      point: value,
      interval: interval ?? {},
      isPositive: null,
      flag: interval === undefined ? null : judgeFigure(value, interval),
      specimen: '',
      laboratoryIds: [...new Set(behind.flatMap((fact) => fact.laboratoryIds))],
      codes: behind.flatMap((fact) => fact.codes),
      text: `${roundHalfUp(value, 2)}`,
    });
  }
}

/** The codes that have a formula, for the test that holds them against the table. */
export const FORMULA_CODES: readonly string[] = Object.keys(FORMULAS);
