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

function holds(cohort: Cohort, person: ReadonlySet<string>): boolean {
  return countedGroups(cohort).every((group) =>
    group.some((each) => each.kind === 'department' && each.ids.some((id) => person.has(id)) !== each.negate),
  );
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
    fc.property(cohorts, cohorts, fc.subarray(['a', 'b', 'c', 'd']), (one, other, facts) => {
      const person = new Set(facts);
      const [left, right] = [holds(one, person), holds(other, person)];
      const wanted = { and: left && right, or: left || right, not: left && !right };
      for (const how of ['and', 'or', 'not'] as const) {
        const { cohort, problem } = combine(one, other, how);
        if (cohort === undefined) expect(problem).toMatch(/^最多 20 个条件/);
        else expect([how, holds(cohort, person)]).toEqual([how, wanted[how]]);
      }
    }),
    { numRuns: 300 },
  );
});

it('refuses cohorts whose day 0 differs, and one that nobody can be taken out of', () => {
  const dated: Cohort = { ...EMPTY_COHORT, calendar: { from: '2025-01-01' } };
  expect(combine(EMPTY_COHORT, dated, 'and').problem).toBe('两个队列的入组事件或时段不同，不能合为一个定义');
  expect(combine(EMPTY_COHORT, EMPTY_COHORT, 'not').problem).toBe('后一个队列没有条件，没有可去掉的人');
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
