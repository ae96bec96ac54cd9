import { nearestClass } from '../core/class-distance.ts';
import { isPointSet } from '../flags/printed-set.ts';
import { pointSet } from '../flags/value-set.ts';
import { MG_PER_G_PER_MG_PER_MMOL } from './ckd-table.ts';
import type { CkdRisk } from './ckd-table.ts';
import { CKD_DEFAULTS, evaluateCkd } from './ckd.ts';
import type { CkdFacts, CkdOptions } from './ckd.ts';
import { ckdEpi } from './egfr.ts';
import { A2_FROM_MG_PER_G, A2_UP_TO_MG_PER_G, GFR_FROM } from './stages.ts';
import type { AlbuminuriaStage, GfrStage } from './stages.ts';

/** The smallest change of one input that alone reaches another risk, in the unit in which it was given. */
export interface CkdStep {
  readonly item: 'egfr' | 'creatinine' | 'acr';
  readonly from: number;
  readonly to: number;
  readonly unit: string;
  readonly risk: CkdRisk;
  readonly g: GfrStage;
  readonly a: AlbuminuriaStage;
}

interface NumberInput {
  readonly item: CkdStep['item'];
  readonly value: number;
  readonly unit: string;
  /** Values at which the stage changes, in the entered unit. */
  readonly edges: readonly number[];
  /** Finest change worth telling, in the entered unit. */
  readonly step: number;
  readonly put: (value: number) => CkdFacts;
}

const GFR_EDGES = GFR_FROM.map(([, from]) => from);
/** In either unit, beyond what can be. */
const HIGHEST_CREATININE = 4000;

/** The creatinine at which the rounded eGFR passes `edge`: found by halving, since eGFR falls as creatinine rises. */
function creatinineAt(edge: number, facts: CkdFacts, options: CkdOptions): number[] {
  const { ageYears, sex, creatinineUnit } = facts;
  if (ageYears === null || sex === null) return [];
  let low = 0;
  let high = HIGHEST_CREATININE;
  for (let round = 0; round < 60; round++) {
    const middle = (low + high) / 2;
    if (ckdEpi(middle, creatinineUnit, ageYears, sex, options.equation) >= edge - 0.5) low = middle;
    else high = middle;
  }
  return [low];
}

function inputs(facts: CkdFacts, options: CkdOptions): NumberInput[] {
  const rows: NumberInput[] = [];
  const { gfrSource, egfr, albuminuriaSource } = evaluateCkd(facts, options);
  if (gfrSource === 'reported' && egfr !== null) {
    const put = (value: number): CkdFacts => ({ ...facts, egfr: pointSet(value) });
    rows.push({ item: 'egfr', value: egfr, unit: facts.egfrUnit, edges: GFR_EDGES, step: 1, put });
  }
  if (facts.creatinine !== null) {
    rows.push({
      item: 'creatinine',
      value: facts.creatinine,
      unit: facts.creatinineUnit,
      edges: GFR_EDGES.flatMap((edge) => creatinineAt(edge, facts, options)),
      step: facts.creatinineUnit === 'mg/dl' ? 0.01 : 1,
      put: (value) => ({ ...facts, creatinine: value }),
    });
  }
  if (albuminuriaSource === 'acr' && isPointSet(facts.acr)) {
    const perMgPerG = facts.acrUnit === 'mg/mmol' ? 1 / MG_PER_G_PER_MG_PER_MMOL : 1;
    rows.push({
      item: 'acr',
      value: facts.acr.low,
      unit: facts.acrUnit,
      edges: [A2_FROM_MG_PER_G * perMgPerG, A2_UP_TO_MG_PER_G * perMgPerG],
      step: facts.acrUnit === 'mg/mmol' ? 0.1 : 1,
      put: (value) => ({ ...facts, acr: pointSet(value) }),
    });
  }
  return rows;
}

function nearestStep({ item, value, unit, step, edges, put }: NumberInput, options: CkdOptions): CkdStep[] {
  const outcomeAt = (to: number) => {
    const { risk, g, a } = evaluateCkd(put(to), options);
    // With a risk both stages are there.
    return risk === null ? null : { code: risk, risk, ...({ g, a } as Pick<CkdStep, 'g' | 'a'>) };
  };
  const change = nearestClass({ value, step, edges, outcomeAt });
  if (change === null) return [];
  const { risk, g, a } = change.outcome;
  return [{ item, from: value, to: change.to, unit, risk, g, a }];
}

/**
 * For eGFR (or the creatinine it was computed from) and ACR the smallest change that alone reaches another risk; an input
 * that cannot is left out, and an incomplete stage has no distance. Steps: 1 mL/min/1.73m², 1 μmol/L or 0.01 mg/dl,
 * 1 mg/g or 0.1 mg/mmol. Age is no way to another risk.
 */
export function ckdDistance(facts: CkdFacts, options: CkdOptions = CKD_DEFAULTS): CkdStep[] {
  return inputs(facts, options).flatMap((input) => nearestStep(input, options));
}
