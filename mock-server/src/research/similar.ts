import type { ResearchAlsoTested, ResearchPosition } from '@jianwei/api-client/model';
import { CATALOGUE } from '@jianwei/clinical-rules/catalogue/catalogue';
import { EMPTY_COHORT, type Cohort } from '@jianwei/clinical-rules/cohort/cohort';
import type { InferredDiagnosis } from '@jianwei/clinical-rules/lab-inference/infer';
import { unitFactor } from '@jianwei/clinical-rules/flags/flag';
import type { JudgedReport } from '@jianwei/clinical-rules/record/judged';
import { readSex } from '@jianwei/clinical-rules/core/rule-stamp';
import { shownDiagnoses } from '../interpretation/shown-diagnoses.ts';
import { dayOfMinute } from './minutes.ts';
import type { Bedside } from './match-project.ts';
import { threeDigits } from './number-text.ts';
import { NO_ENTRY } from './outcome.ts';
import { quantile } from './statistics.ts';
import { columnOf, type ResearchStore } from './store.ts';
import { capped, partCount, roundedCount, roundedShown, THRESHOLD } from './suppress.ts';
import { valuesWithin, variableOf } from './variables.ts';

const YEARS_AROUND = 5;
const DAYS_AROUND = 90;
const MOST_TESTED = 8;
const MOST_PROPOSED = 5;

/** People like this one: age and sex, and a diagnosis of the report; without one where none is given. */
function cohortLike({ person }: JudgedReport, gender: string, diagnosis: InferredDiagnosis | undefined): Cohort {
  const sex = readSex(gender);
  const common = { negate: false, enabled: true };
  const age = person.ageYears;
  const between = age === null ? undefined : { from: Math.max(0, age - YEARS_AROUND), to: age + YEARS_AROUND };
  const event = diagnosis && {
    ...common,
    id: 'entry',
    kind: 'diagnosis' as const,
    diagnosis_id: diagnosis.id,
    reliability_min: Math.min(1, diagnosis.reliable),
    pick: 'any' as const,
  };
  return {
    ...EMPTY_COHORT,
    ...(event === undefined ? {} : { entry: event }),
    conditions: [
      ...(between === undefined ? [] : [{ ...common, id: 'age', kind: 'age' as const, ...between }]),
      ...(sex === null ? [] : [{ ...common, id: 'sex', kind: 'sex' as const, values: [sex === 'male' ? 1 : 2] }]),
    ],
  };
}

/** The most reliable diagnosis that enough others share, with age and sex; without a diagnosis where there is no such one. */
export function proposedCohort(report: JudgedReport, gender: string, sizeOf: (cohort: Cohort) => number): Cohort {
  const diagnoses = shownDiagnoses(report.inference).toSorted((a, b) => b.reliable - a.reliable);
  const proposals = diagnoses.slice(0, MOST_PROPOSED).map((diagnosis) => cohortLike(report, gender, diagnosis));
  return proposals.find((cohort) => sizeOf(cohort) > THRESHOLD) ?? cohortLike(report, gender, undefined);
}

export interface Similar {
  readonly cohort: Cohort;
  /** Without the patient. */
  readonly members: Uint8Array;
  readonly entry: Int32Array;
  /** The total that is told instead of the own one (R5): what stands beside it is rounded too. */
  readonly guardedTotal: number | undefined;
}

function wordsOf(percentile: number): string {
  if (percentile === 100) return '高于全部相似患者';
  if (percentile === 0) return '低于全部相似患者';
  return percentile >= 50 ? `高于 ${percentile}% 的人` : `低于 ${100 - percentile}% 的人`;
}

/** Percentile of a value among sorted ones, and how it is said: above all of them only where nobody lies beyond or beside it. */
export function placeAmong(sorted: readonly number[], value: number): { percentile: number; words: string } {
  const [below, above] = [sorted.filter((each) => each < value).length, sorted.filter((each) => each > value).length];
  const isEnd = below === sorted.length || above === sorted.length;
  const exact = Math.round(((below + (sorted.length - below - above) / 2) / sorted.length) * 100);
  const percentile = isEnd ? exact : Math.min(99, Math.max(1, exact));
  return { percentile, words: wordsOf(percentile) };
}

const rounded = (value: number): number => Number(value.toPrecision(4));

/** Where the abnormal numbers of a report stand among similar people. */
export function positionsOf(store: ResearchStore, report: JudgedReport, similar: Similar): ResearchPosition[] {
  const dated = { store, asked: { cohort: similar.cohort }, entry: similar.entry };
  return report.rows.flatMap((row): ResearchPosition[] => {
    const { item, flag, printed, suspicion } = row;
    if (item === undefined || suspicion !== undefined || flag.state !== 'abnormal' || flag.parsed.kind !== 'number')
      return [];
    const { factor, failure } = unitFactor(printed.unit, item.unit, item.code);
    const variable = variableOf(dated, item.code);
    if (failure !== undefined || variable?.kind !== 'number') return [];
    const { values } = valuesWithin(variable, similar.members);
    if (values.length < THRESHOLD) return [];
    const sorted = values.toSorted((a, b) => a - b);
    const value = flag.parsed.value * factor;
    const at = (share: number) => threeDigits(quantile(sorted, share) ?? 0);
    const { low, high } = flag.interval ?? {};
    return [
      {
        code: item.code,
        name: item.name,
        short_name: item.shortName,
        unit: item.unit,
        value: rounded(value),
        abnormal_type: flag.abnormalType,
        ...(low === undefined ? {} : { low: rounded(low * factor) }),
        ...(high === undefined ? {} : { high: rounded(high * factor) }),
        p5: at(0.05),
        p25: at(0.25),
        median: at(0.5),
        p75: at(0.75),
        p95: at(0.95),
        ...placeAmong(sorted, value),
      },
    ];
  });
}

/** What at least ten similar people had tested around day 0 and this patient has not around the report. */
export function alsoTested(
  { store, patient, minute }: Bedside,
  { members, entry, guardedTotal }: Similar,
): ResearchAlsoTested[] {
  const size = members.reduce((sum, bit) => sum + bit, 0);
  const whole = guardedTotal === undefined ? size : roundedCount(guardedTotal);
  const isNear = (row: number, at: number) => Math.abs(dayOfMinute(row) - dayOfMinute(at)) <= DAYS_AROUND;
  const tested = CATALOGUE.flatMap(({ code, name }) => {
    const { who, start, minute: minutes } = columnOf(store, code);
    const has = (k: number, at: number) => minutes.subarray(start[k], start[k + 1]).some((row) => isNear(row, at));
    const own = who.indexOf(patient);
    if (own >= 0 && has(own, minute)) return [];
    let count = 0;
    for (const [k, other] of who.entries()) {
      const day0 = entry[other] ?? NO_ENTRY;
      if (members[other] === 1 && day0 !== NO_ENTRY && has(k, day0)) count += 1;
    }
    return count < THRESHOLD ? [] : [{ code, name, count }];
  });
  return tested
    .toSorted((a, b) => b.count - a.count || a.code.localeCompare(b.code))
    .slice(0, MOST_TESTED)
    .map(({ code, name, count }) => {
      const n = guardedTotal === undefined ? partCount(count, size) : capped(roundedShown(count), whole);
      return { code, name, n, percent: Math.round(((n.value ?? 0) / whole) * 1000) / 10 };
    });
}
