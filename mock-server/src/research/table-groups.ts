import type { ResearchGroups } from '@jianwei/api-client/model';
import { EMPTY_COHORT, isFinished, type Cohort, type CohortCondition } from '@jianwei/clinical-rules/cohort/cohort';
import { shortSentence } from '@jianwei/clinical-rules/cohort/short';
import { countCohort, membersOf, outcomeAsker, type ExactCounts } from './engine.ts';
import { NO_ENTRY, OUTCOME } from './outcome.ts';
import type { ResearchStore } from './store.ts';
import { partCount } from './suppress.ts';
import { vocabularyOf } from './vocabulary.ts';

/** People of a column of the table. */
export interface TableColumn {
  readonly label: string;
  readonly mask: Uint8Array;
  readonly size: number;
}

export interface TableGroups {
  /** The total first, then, where there are groups, both. */
  readonly columns: readonly TableColumn[];
  /** Which column is the cohort itself; the total where it is not said. */
  readonly ofCohort?: number | undefined;
  readonly entry: Int32Array;
  /** Those outside the cohort have a day 0 of their own. */
  readonly isMixed?: boolean | undefined;
  /** The variable that the groups are made of: they differ by it however large they are. */
  readonly by?: string | undefined;
  /** What has to be said of the groups. */
  readonly notes: readonly string[];
}

export interface GroupQuestion {
  readonly store: ResearchStore;
  readonly cohort: Cohort;
  readonly exact: ExactCounts;
  readonly groups: ResearchGroups;
  /** The condition of `groups` as it was read; undefined where it is not finished. */
  readonly condition: CohortCondition | undefined;
  /** The cohort of the other version, where groups are made by one. */
  readonly other: Cohort | undefined;
}

const TOTAL = '合计';

/** Conditions that are a variable of the table themselves; a result is of its own days, and may be compared on others. */
const OF_THE_PERSON: readonly string[] = ['age', 'sex', 'department'];

function columnOf(label: string, mask: Uint8Array): TableColumn {
  return { label, mask, size: mask.reduce((sum, bit) => sum + bit, 0) };
}

function split(members: Uint8Array, isFirst: (patient: number) => boolean): [Uint8Array, Uint8Array] {
  const first = members.map((bit, patient) => (bit === 1 && isFirst(patient) ? 1 : 0));
  return [first, members.map((bit, patient) => bit - (first[patient] ?? 0))];
}

function byCondition({ store, cohort, exact, groups }: GroupQuestion, condition: CohortCondition): TableGroups {
  const outcomes = outcomeAsker(store, { cohort }, exact.entry)(condition);
  const [first, second] = split(exact.members, (patient) => (outcomes[patient] === OUTCOME.match) !== condition.negate);
  const [a = shortSentence(condition, vocabularyOf(store)), b = '其余'] = groups.labels ?? [];
  const lacking = second.reduce(
    (sum, bit, patient) => sum + (bit === 1 && outcomes[patient] === OUTCOME.noResult ? 1 : 0),
    0,
  );
  const told = partCount(
    lacking,
    second.reduce((sum, bit) => sum + bit, 0),
  );
  return {
    columns: [columnOf(TOTAL, exact.members), columnOf(a, first), columnOf(b, second)],
    entry: exact.entry,
    by: OF_THE_PERSON.find((kind) => kind === condition.kind),
    notes: lacking === 0 ? [] : [`${b}含没有该项结果的 ${told.shown} 人`],
  };
}

function byVersion({ store, exact, groups }: GroupQuestion, other: Cohort): TableGroups {
  const members = membersOf(store, { cohort: other });
  const [first, second] = split(exact.members, (patient) => members[patient] === 1);
  const [a = `V${groups.version ?? 0} 中也有`, b = `V${groups.version ?? 0} 中没有`] = groups.labels ?? [];
  return {
    columns: [columnOf(TOTAL, exact.members), columnOf(a, first), columnOf(b, second)],
    entry: exact.entry,
    notes: [],
  };
}

/** Day 0 of those outside the cohort is their first report. */
function againstRest({ store, cohort, exact, groups }: GroupQuestion): TableGroups {
  const everybody = countCohort(store, { cohort: { ...EMPTY_COHORT, calendar: cohort.calendar } });
  const entry = everybody.entry.map((minute, patient) =>
    exact.members[patient] === 1 ? (exact.entry[patient] ?? NO_ENTRY) : minute,
  );
  const [first, second] = split(everybody.members, (patient) => exact.members[patient] === 1);
  const [a = '本队列', b = '全库其余'] = groups.labels ?? [];
  return {
    columns: [columnOf(TOTAL, everybody.members), columnOf(a, first), columnOf(b, second)],
    ofCohort: 1,
    entry,
    isMixed: true,
    notes: [`${b}以首份报告之日为第 0 天`],
  };
}

/** The columns of a table: the cohort alone, or with its two groups. */
export function tableGroups(question: GroupQuestion): TableGroups {
  const { exact, groups, condition, other } = question;
  if (groups.kind === 'condition' && condition !== undefined && isFinished(condition))
    return byCondition(question, condition);
  if (groups.kind === 'version' && other !== undefined) return byVersion(question, other);
  if (groups.kind === 'rest') return againstRest(question);
  return { columns: [columnOf(TOTAL, exact.members)], entry: exact.entry, notes: [] };
}
