import type { Contribution, RuleStamp } from '../core/rule-stamp.ts';
import { findItem } from '../catalogue/catalogue.ts';
import { holds } from './condition.ts';
import type { LabFact, Person } from './condition.ts';
import { isSameSource } from '../catalogue/specimen.ts';
import { PREGNANT, prepareLabs } from './facts.ts';
import type { EarlierResult, LabRow, UnusableRow } from './facts.ts';
import { foldedUnder } from './folding.ts';
import { DIAGNOSES, INFERENCE_SOURCE, INFERENCE_VERSION } from './rule-base.ts';
import type { DiagnosisId } from './rule-base.ts';
import type { DiagnosisRule, Edge, RequiredGroup, Urgency } from './rule-row.ts';

export type { Person } from './condition.ts';
export type { EarlierResult, LabRow } from './facts.ts';
export type { DiagnosisId } from './rule-base.ts';
export type { Urgency } from './rule-row.ts';

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
  readonly isState: boolean;
  readonly advice: string;
  /** Selector of its steps where they are other ones than those of the diagnosis. */
  readonly stepsFor?: string;
  readonly score: number;
  readonly reliable: Reliability;
  readonly urgency: Urgency;
  /** The shown diagnosis whose line holds this one; null when it has a line of its own. */
  readonly foldedUnder: DiagnosisId | null;
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
  /** Every satisfied diagnosis: urgency, then reliability, score and id. */
  readonly diagnoses: readonly InferredDiagnosis[];
  /** Diagnoses that met their groups and were removed by a contrary result; not those that another grade of the same result takes over. */
  readonly excluded: readonly { readonly id: DiagnosisId; readonly by: string }[];
  /** Abnormal rows that no shown diagnosis uses. */
  readonly uninterpreted: readonly { readonly laboratoryId: string; readonly code: string }[];
  readonly unusable: readonly UnusableRow[];
  readonly inputsUsed: readonly string[];
}

export interface InferenceInput {
  readonly rows: readonly LabRow[];
  readonly person: Person;
  /** The patient's results before this report, for changes and the baseline of creatinine. */
  readonly earlier?: readonly EarlierResult[];
}

/** A value of another specimen than the row asks for is missing. */
function comesFrom(specimen: string, fact: LabFact): boolean {
  return specimen === '' || fact.specimen === '' || !isOtherSpecimen(specimen, fact);
}

/** Venous blood is no arterial blood; other fluids are told apart by where they come from. */
function isOtherSpecimen(specimen: string, fact: LabFact): boolean {
  if (specimen === '动脉血') return fact.specimen.includes('静脉');
  return !isSameSource(specimen, fact.specimen);
}

/** An edge with the fact that satisfies it. */
interface Held {
  readonly edge: Edge;
  readonly fact: LabFact;
}

/** Those of some edges that the report satisfies. */
type Holding = (edges: readonly Edge[]) => readonly Held[];

function holdingIn(facts: ReadonlyMap<string, LabFact>, person: Person): Holding {
  return (edges) => {
    const held: Held[] = [];
    for (const edge of edges) {
      const fact = facts.get(edge.lab);
      if (fact !== undefined && comesFrom(edge.specimen, fact) && holds(edge.when, fact, person))
        held.push({ edge, fact });
    }
    return held;
  };
}

/** What is counted names each lab once. */
function isMet({ atLeast, edges }: RequiredGroup, heldOf: Holding): boolean {
  return heldOf(edges).length >= atLeast;
}

/** The labs of each required group: without one of them the diagnosis cannot appear. */
function gatesOf({ groups }: DiagnosisRule): string[][] {
  return groups.map(({ edges }) => unique(edges.map(({ lab }) => lab)));
}

const ASKED_FOR = Map.groupBy(
  DIAGNOSES.flatMap((rule) => gatesOf(rule).flat()),
  (lab) => lab,
);

/** The rarest of them: a sodium is asked for by many, a cortisol by few. */
function gateOf(rule: DiagnosisRule): readonly string[] {
  const commonness = (labs: readonly string[]) => labs.reduce((sum, lab) => sum + (ASKED_FOR.get(lab)?.length ?? 0), 0);
  return gatesOf(rule).toSorted((a, b) => commonness(a) - commonness(b))[0] ?? [];
}

/** Places in the rule base of the diagnoses that a lab may let in. */
const GATED = Map.groupBy(
  DIAGNOSES.flatMap((rule, place) => gateOf(rule).map((lab) => ({ lab, place }))),
  ({ lab }) => lab,
);

/** A report knows few of the labs: only what they let in is looked at, in the order of the rule base. */
function rulesFor(labs: Iterable<string>): DiagnosisRule[] {
  const places = new Set<number>();
  for (const lab of labs) for (const { place } of GATED.get(lab) ?? []) places.add(place);
  return [...places].toSorted((a, b) => a - b).flatMap((place) => DIAGNOSES[place] ?? []);
}

/** A calcium that no albumin corrects is called total, not corrected. */
function asMeasured({ edge, fact }: Held): Edge {
  if (fact.codes.includes('ALB')) return edge;
  return { ...edge, intermediate: edge.intermediate.replace('校正钙', '总钙') };
}

/** Marks each held edge with the weight it counts: the largest of its role, group and lab counts once, others 0. */
function count(held: readonly Held[]): SatisfiedEdge[] {
  const best = new Map<string, Edge>();
  const key = (edge: Edge) => `${edge.role} ${edge.group} ${edge.lab}`;
  for (const { edge } of held) {
    const known = best.get(key(edge));
    if (known === undefined || edge.weight > known.weight) best.set(key(edge), edge);
  }
  return held.map(({ edge, fact }) => ({
    edge: asMeasured({ edge, fact }),
    text: fact.text,
    codes: fact.codes,
    laboratoryIds: fact.laboratoryIds,
    counted: best.get(key(edge)) === edge ? edge.weight : 0,
  }));
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}

function inferOne(
  rule: DiagnosisRule,
  held: readonly Held[],
  facts: ReadonlyMap<string, LabFact>,
): Omit<InferredDiagnosis, 'foldedUnder'> {
  const satisfied = count(held.filter(({ edge }) => edge.role !== 'hastens'));
  const score = satisfied.reduce((sum, row) => sum + row.counted, 0);
  return {
    ruleId: `lab-inference/${rule.id}`,
    ruleVersion: INFERENCE_VERSION,
    source: rule.source,
    reviewNotes: rule.isVerified ? ['weights_ours'] : ['weights_ours', 'cut_offs_recalled'],
    footer: 'reference_only',
    id: rule.id,
    name: rule.name,
    systemId: rule.systemId,
    isState: rule.isState,
    advice: rule.advice,
    score,
    reliable: score >= rule.redFrom ? 2 : score >= rule.amberFrom ? 1 : 0,
    urgency: Math.min(...held.map(({ edge }) => edge.urgency)) as Urgency,
    evidences: unique(satisfied.flatMap((row) => row.laboratoryIds)),
    evidenceCodes: unique(satisfied.flatMap((row) => row.codes)),
    intermediates: unique(satisfied.map((row) => row.edge.intermediate)),
    contributions: satisfied
      .filter((row) => row.counted > 0)
      .map((row) => ({ item: row.edge.lab, value: row.text, points: row.counted, source: row.edge.source })),
    satisfied,
    missing: rule.labs.filter((lab) => !facts.has(lab)),
  };
}

/** Hours after a birth for which a disease of pregnancy is still looked for (derived.tsv, PREG). */
const PUERPERAL_HOURS: Partial<Record<DiagnosisId, number>> = { HELLP: 168, AFLP: 168, OBDIC: 168, PPHC: 24 };

type Ranked = Pick<InferredDiagnosis, 'id' | 'urgency' | 'reliable' | 'score'>;

/** Most urgent first, then most reliable. */
export function byUrgency(a: Ranked, b: Ranked): number {
  return a.urgency - b.urgency || b.reliable - a.reliable || b.score - a.score || (a.id < b.id ? -1 : 1);
}

/** A potassium of 6.8 is no result against hyperkalaemia: what speaks for the disease gives it to the line of a graver one. */
const isOtherGrade = (removing: Edge, held: readonly Held[]): boolean =>
  held.some(({ edge: { role, lab } }) => lab === removing.lab && role !== 'removes');

/**
 * Reads a report against the rule base. A diagnosis appears when each of its required groups is met and nothing removes it; its
 * score is the sum of the largest satisfied weights, its urgency the smallest of what holds. Missing labs satisfy nothing.
 */
export function inferDiagnoses(input: InferenceInput): Inference {
  const { facts, unusable, person } = prepareLabs(input.rows, input.person, input.earlier);
  const found: Omit<InferredDiagnosis, 'foldedUnder'>[] = [];
  const excluded: { id: DiagnosisId; by: string }[] = [];
  const usual = { facts, heldOf: holdingIn(facts, person) };
  const { puerperalHours: sinceBirth = Infinity } = person;
  const lyingIn = sinceBirth === Infinity ? facts : new Map(facts).set(PREGNANT.code, PREGNANT);
  const puerperal = { facts: lyingIn, heldOf: holdingIn(lyingIn, person) };
  for (const rule of rulesFor(lyingIn.keys())) {
    const { facts: known, heldOf } = sinceBirth <= (PUERPERAL_HOURS[rule.id] ?? -1) ? puerperal : usual;
    if (!rule.groups.every((group) => isMet(group, heldOf))) continue;
    const held = heldOf(rule.edges);
    const removing = held.find(({ edge }) => edge.role === 'removes')?.edge;
    if (removing === undefined) found.push(inferOne(rule, held, known));
    else if (!isOtherGrade(removing, held)) excluded.push({ id: rule.id, by: removing.lab });
  }
  found.sort(byUrgency);
  const parents = foldedUnder(found);
  const diagnoses = found.map((diagnosis) => ({ ...diagnosis, foldedUnder: parents.get(diagnosis.id) ?? null }));
  const interpreted = new Set(diagnoses.flatMap((diagnosis) => diagnosis.evidences));
  const uninterpreted = [...facts.values()]
    .filter((fact) => fact.flag?.state === 'abnormal' && findItem(fact.code) !== undefined)
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

/** Diseases that are found by words (ANA 阳性), which nobody asks for again once they were said. */
const FOUND_BY_WORDS = new Set(
  DIAGNOSES.filter(({ groups }) =>
    groups.every(({ edges }) => edges.every(({ when }) => when.parts.some(({ kind }) => kind === 'grade'))),
  ).map(({ id }) => id),
);

/**
 * Diseases that a patient is known to have, of which a report shows the activity and not what they were found by: the words that found
 * them are taken as said, and what else speaks for them must make them at least amber by itself.
 * @param inputOf the report, worked out where one of them is such a disease
 */
export function inferActivity(inputOf: () => InferenceInput, known: ReadonlySet<string>): InferredDiagnosis[] {
  const rules = DIAGNOSES.filter(({ id }) => known.has(id) && FOUND_BY_WORDS.has(id));
  if (rules.length === 0) return [];
  const input = inputOf();
  const { facts, person } = prepareLabs(input.rows, input.person, input.earlier);
  const heldOf = holdingIn(facts, person);
  return rules.flatMap((rule) => {
    const held = heldOf(rule.edges);
    const isFound = rule.groups.every((group) => isMet(group, heldOf));
    if (isFound || held.some(({ edge }) => edge.role === 'removes')) return [];
    const active = inferOne(rule, held, facts);
    return active.score < rule.amberFrom ? [] : [{ ...active, foldedUnder: null }];
  });
}
