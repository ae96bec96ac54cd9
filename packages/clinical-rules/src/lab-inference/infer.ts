import type { Contribution, RuleStamp } from '../core/rule-stamp.ts';
import { holds } from './condition.ts';
import type { LabFact } from './condition.ts';
import { prepareLabs } from './facts.ts';
import type { EarlierCreatinine, LabRow, Person, UnusableRow } from './facts.ts';
import { DIAGNOSES, INFERENCE_SOURCE, INFERENCE_VERSION, VERIFIED_CUT_OFFS } from './rule-base.ts';
import type { DiagnosisId } from './rule-base.ts';
import type { DiagnosisRule, Edge } from './rule-row.ts';

export type { EarlierCreatinine, LabRow, Person } from './facts.ts';
export type { DiagnosisId } from './rule-base.ts';

/** 2 red, 1 amber, 0 blue. */
export type Reliability = 0 | 1 | 2;

/** An edge of the rule base that this report satisfies. */
export interface SatisfiedEdge {
  readonly edge: Edge;
  /** Result that satisfied it, as printed. */
  readonly text: string;
  readonly codes: readonly string[];
  readonly laboratoryIds: readonly string[];
  /** Weight counted: within one role, group and lab only the largest counts. */
  readonly counted: number;
}

export interface InferredDiagnosis extends RuleStamp {
  readonly id: DiagnosisId;
  readonly name: string;
  readonly systemId: number;
  readonly score: number;
  readonly reliable: Reliability;
  /** Rows of the report that speak for it, in report order of the rule base. */
  readonly evidences: readonly string[];
  readonly evidenceCodes: readonly string[];
  readonly intermediates: readonly string[];
  readonly contributions: readonly Contribution[];
  readonly satisfied: readonly SatisfiedEdge[];
  /** Labs of this diagnosis that the report does not hold. */
  readonly missing: readonly string[];
}

export interface Inference extends RuleStamp {
  readonly diagnoses: readonly InferredDiagnosis[];
  /** Diagnoses that met their groups and were removed by a contrary result. */
  readonly excluded: readonly { readonly id: DiagnosisId; readonly by: string }[];
  /** Abnormal rows that no shown diagnosis uses. */
  readonly uninterpreted: readonly { readonly laboratoryId: string; readonly code: string }[];
  readonly unusable: readonly UnusableRow[];
  readonly inputsUsed: readonly string[];
}

export interface InferenceInput {
  readonly rows: readonly LabRow[];
  readonly person: Person;
  readonly earlierCreatinine?: EarlierCreatinine;
}

function edgesThatHold(rule: DiagnosisRule, facts: ReadonlyMap<string, LabFact>, ageYears: number | null): Edge[] {
  return rule.edges.filter((edge) => holds(edge.when, facts.get(edge.lab), ageYears));
}

function meetsEveryGroup(rule: DiagnosisRule, held: readonly Edge[]): boolean {
  const groups = new Set(rule.edges.filter((edge) => edge.role === 'needs').map((edge) => edge.group));
  return [...groups].every((group) => held.some((edge) => edge.role === 'needs' && edge.group === group));
}

/** Marks each held edge with the weight it counts: the largest of its role, group and lab counts once, others 0. */
function count(held: readonly Edge[], facts: ReadonlyMap<string, LabFact>): SatisfiedEdge[] {
  const best = new Map<string, Edge>();
  const key = (edge: Edge) => `${edge.role} ${edge.group} ${edge.lab}`;
  for (const edge of held) {
    const known = best.get(key(edge));
    if (known === undefined || edge.weight > known.weight) best.set(key(edge), edge);
  }
  return held.map((edge) => {
    const fact = facts.get(edge.lab);
    return {
      edge,
      text: fact?.text ?? '',
      codes: fact?.codes ?? [],
      laboratoryIds: fact?.laboratoryIds ?? [],
      counted: best.get(key(edge)) === edge ? edge.weight : 0,
    };
  });
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}

function inferOne(
  rule: DiagnosisRule<DiagnosisId>,
  held: readonly Edge[],
  facts: ReadonlyMap<string, LabFact>,
): InferredDiagnosis {
  const satisfied = count(
    held.filter((edge) => edge.role !== 'removes'),
    facts,
  );
  const score = satisfied.reduce((sum, row) => sum + row.counted, 0);
  const reliable = score >= rule.redFrom ? 2 : score >= rule.amberFrom ? 1 : 0;
  return {
    ruleId: `lab-inference/${rule.id}`,
    ruleVersion: INFERENCE_VERSION,
    source: rule.source,
    reviewNotes: VERIFIED_CUT_OFFS.has(rule.id) ? ['weights_ours'] : ['weights_ours', 'cut_offs_recalled'],
    footer: 'reference_only',
    id: rule.id,
    name: rule.name,
    systemId: rule.systemId,
    score,
    reliable,
    evidences: unique(satisfied.flatMap((row) => row.laboratoryIds)),
    evidenceCodes: unique(satisfied.flatMap((row) => row.codes)),
    intermediates: unique(satisfied.map((row) => row.edge.intermediate)),
    contributions: satisfied
      .filter((row) => row.counted > 0)
      .map((row) => ({ item: row.edge.lab, value: row.text, points: row.counted, source: rule.source })),
    satisfied,
    missing: unique(
      rule.edges.filter((edge) => edge.role !== 'removes' && !facts.has(edge.lab)).map((edge) => edge.lab),
    ),
  };
}

function byReliability(a: InferredDiagnosis, b: InferredDiagnosis): number {
  return b.reliable - a.reliable || b.score - a.score || (a.id < b.id ? -1 : 1);
}

/**
 * Reads a report against the rule base of 49 diagnoses. A diagnosis appears when each of its required groups holds one
 * satisfied condition and nothing removes it; its score is the sum of the largest satisfied weights. Missing labs satisfy
 * nothing; what a comparator or an unreadable unit cannot prove does not count.
 */
export function inferDiagnoses(input: InferenceInput): Inference {
  const { facts, unusable } = prepareLabs(input.rows, input.person, input.earlierCreatinine);
  const diagnoses: InferredDiagnosis[] = [];
  const excluded: { id: DiagnosisId; by: string }[] = [];
  for (const rule of DIAGNOSES) {
    const held = edgesThatHold(rule, facts, input.person.ageYears);
    if (!meetsEveryGroup(rule, held)) continue;
    const removing = held.find((edge) => edge.role === 'removes');
    if (removing === undefined) diagnoses.push(inferOne(rule, held, facts));
    else excluded.push({ id: rule.id, by: removing.lab });
  }
  diagnoses.sort(byReliability);
  const interpreted = new Set(diagnoses.flatMap((diagnosis) => diagnosis.evidences));
  const uninterpreted = [...facts.values()]
    .filter((fact) => fact.flag?.state === 'abnormal')
    .flatMap((fact) => fact.laboratoryIds.map((laboratoryId) => ({ laboratoryId, code: fact.code })))
    .filter((row) => !interpreted.has(row.laboratoryId));
  return {
    ruleId: 'lab-inference',
    ruleVersion: INFERENCE_VERSION,
    source: INFERENCE_SOURCE,
    reviewNotes: ['weights_ours', 'cut_offs_recalled'],
    footer: 'reference_only',
    diagnoses,
    excluded,
    uninterpreted,
    unusable,
    inputsUsed: input.rows.map((row) => row.code),
  };
}
