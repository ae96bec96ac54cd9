import {
  type Cohort,
  type CohortCondition,
  countedGroups,
  EMPTY_COHORT,
  newCondition,
} from '@jianwei/clinical-rules/cohort/cohort';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { combine } from './combine.ts';
import { changeText, todoOf } from './todo.ts';

/** A condition about one yes-or-no fact of a person: its department stands for the fact. */
function fact(id: string, name: string, negate: boolean, group: string | undefined): CohortCondition {
  return {
    ...newCondition('department', id),
    kind: 'department',
    ids: [name],
    negate,
    ...(group === undefined ? {} : { group }),
  };
}

function says(condition: CohortCondition, person: ReadonlySet<string>): boolean {
  if (condition.kind === 'cohort') return condition.cohort !== undefined && holds(condition.cohort, person);
  return condition.kind === 'department' && condition.ids.some((id) => person.has(id));
}

function holds(cohort: Cohort, person: ReadonlySet<string>): boolean {
  return countedGroups(cohort).every((group) => group.some((each) => says(each, person) !== each.negate));
}

const cohorts = fc
  .array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.boolean(), fc.constantFrom(undefined, 'g', 'h')), {
    minLength: 1,
    maxLength: 3,
  })
  .map((facts): Cohort => ({
    ...EMPTY_COHORT,
    conditions: facts.map(([name, negate, group], index) => fact(`c${index + 1}`, name, negate, group)),
  }));

it('says for every person what the two cohorts say together', () => {
  fc.assert(
    fc.property(cohorts, cohorts, fc.subarray(['a', 'b', 'c', 'd']), fc.boolean(), (one, given, facts, isDated) => {
      // With a calendar of its own its day 0 is another.
      const other = isDated ? { ...given, calendar: { from: '2025-01-01' } } : given;
      const person = new Set(facts);
      const [left, right] = [holds(one, person), holds(other, person)];
      const wanted = { and: left && right, or: left || right, not: left && !right };
      for (const how of ['and', 'or', 'not'] as const) {
        const { cohort } = combine({ name: '甲', cohort: one }, { name: '乙', cohort: other }, how);
        expect(cohort && [how, holds(cohort, person)]).toEqual([how, wanted[how]]);
      }
    }),
    { numRuns: 300 },
  );
});

const DATED: Cohort = { ...EMPTY_COHORT, calendar: { from: '2025-01-01' } };
const named = (name: string, cohort: Cohort) => ({ name, cohort });
const [WHOLE, LATER] = [named('全体', EMPTY_COHORT), named('近年', DATED)];

it('keeps day 0 of the first where they differ, and says how the other one is judged', () => {
  const { cohort, note } = combine(LATER, WHOLE, 'and');
  expect(note).toBe('两个队列的入组日不同：第 0 天按「近年」，「全体」按自己的入组日判断');
  expect(cohort?.calendar).toEqual(DATED.calendar);
  expect(cohort?.conditions).toMatchObject([{ id: 'c1', kind: 'cohort', name: '全体', negate: false }]);
  const union = combine(LATER, WHOLE, 'or');
  expect(union.note).toBe('两个队列的入组日不同：各按自己的入组日判断，合并后以首份报告之日为第 0 天');
  expect(union.cohort?.calendar).toEqual({});
  expect(union.cohort?.conditions.map(({ group }) => group)).toEqual(['g1', 'g1']);
});

it('refers to the other where all conditions together would be too many', () => {
  const many = (name: string) => {
    const facts = Array.from({ length: 12 }, (_, index) => fact(`c${index + 1}`, `${name}${index}`, false, undefined));
    return named(name, { ...EMPTY_COHORT, conditions: facts });
  };
  const { cohort, note } = combine(many('甲'), many('乙'), 'and');
  expect(cohort?.conditions).toHaveLength(13);
  expect(cohort?.conditions.at(-1)).toMatchObject({ kind: 'cohort', name: '乙' });
  expect(note).toBeUndefined();
});

it('refuses what refers to a cohort already, and one that nobody can be taken out of', () => {
  const { cohort = EMPTY_COHORT } = combine(LATER, WHOLE, 'and');
  const combined = named('合并', cohort);
  expect(combine(WHOLE, combined, 'and').problem).toBe('「合并」引用了别的队列，不能再被引用');
  expect(combine(combined, WHOLE, 'and').cohort?.conditions).toHaveLength(2);
  expect(combine(WHOLE, named('空', EMPTY_COHORT), 'not').problem).toBe('后一个队列没有条件，没有可去掉的人');
});

const PROJECT = {
  ...{
    project_id: 'RP1',
    name: '队列',
    purpose: '',
    state: 'draft' as const,
    version: 1,
    owner_name: '',
    department: '',
  },
  ...{ is_mine: true, patients: { shown: '12' }, attrition: [], updated_time: '', is_stale: false, exports: 0 },
  ...{ ethics_no: '', is_deleted: false, data_time: '2025-09-01T00:00:00+08:00', decided_exports: 1 },
};

it('names what a study waits for, and what came and went', () => {
  expect(todoOf(PROJECT, Date.parse('2025-11-18'))).toEqual(['1 个导出已审核', '缺伦理批件号', '数据早于 30 天']);
  expect(todoOf({ ...PROJECT, ethics_no: 'E1', decided_exports: 0 }, Date.parse('2025-09-20'))).toEqual([]);
  const change = { since: '', gained: { value: 214, shown: '214' }, lost: { shown: '<10' } };
  expect(changeText({ ...PROJECT, change })).toBe('数据新增 214 人，<10 人不再符合');
  expect(changeText(PROJECT)).toBeUndefined();
});
