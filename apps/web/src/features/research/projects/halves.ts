import type { ResearchCohort, ResearchGroups } from '@jianwei/api-client/model';
import {
  type Cohort,
  type CohortCondition,
  EMPTY_COHORT,
  MAX_CONDITIONS,
  refersToCohort,
} from '@jianwei/clinical-rules/cohort/cohort';
import { cohortOf } from '../../../parts/research/cohort-wire.ts';

/** People of one column of the table, as a cohort of their own. */
export interface Half {
  readonly label: string;
  readonly cohort: Cohort;
}

export interface Dividing {
  readonly groups: ResearchGroups;
  /** What the table calls its two groups; none where it does not show them. */
  readonly labels: readonly string[];
  /** The definition of the version that divides the people, once it is read. */
  readonly other: ResearchCohort | undefined;
}

const COMMON = { id: 'group', negate: false, enabled: true } as const;

const member = (name: string, cohort: Cohort): CohortCondition => ({ ...COMMON, kind: 'cohort', name, cohort });

/** The condition that the first group fits and the second does not; undefined where none can be written. */
function dividingCondition({ groups, other }: Dividing): CohortCondition | undefined {
  const { kind, condition, version } = groups;
  if (kind === 'version' && other !== undefined) {
    const cohort = cohortOf(other);
    // A cohort that refers to another cannot be referred to.
    return refersToCohort(cohort) ? undefined : member(`V${version ?? ''}`, cohort);
  }
  if (kind !== 'condition' || condition === undefined) return undefined;
  const [own] = cohortOf({ version: 1, unit: 'patient', conditions: [{ ...condition, id: COMMON.id }] }).conditions;
  return own;
}

/** The two groups of the table as cohorts; the cohort alone where it is not divided or its parts cannot be written. */
export function halvesOf(cohort: Cohort, dividing: Dividing): readonly Half[] {
  const [first, second] = dividing.labels;
  if (first === undefined || second === undefined) return [{ label: '队列', cohort }];
  const labels = [first, second];
  if (dividing.groups.kind === 'rest' && !refersToCohort(cohort)) {
    const everybody: Cohort = { ...EMPTY_COHORT, calendar: cohort.calendar };
    const others = { ...everybody, conditions: [{ ...member('本队列', cohort), negate: true }] };
    return [
      { label: first, cohort },
      { label: second, cohort: others },
    ];
  }
  const own = dividingCondition(dividing);
  if (own === undefined || cohort.conditions.length >= MAX_CONDITIONS) return [{ label: '队列', cohort }];
  return labels.map((label, index) => ({
    label,
    cohort: { ...cohort, conditions: [...cohort.conditions, { ...own, negate: index === 1 }] },
  }));
}
