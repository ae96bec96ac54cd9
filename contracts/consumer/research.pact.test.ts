import {
  countCohort,
  getResearchCatalogue,
  getTableOne,
  listCohortDistributions,
} from '@jianwei/api-client/research/research';
import { describe, expect } from 'vitest';
import { agree, is, refuse, some } from './interaction.ts';
import { path, asked, cohort, wrong, count, dataTime, reversed } from './research-examples.ts';

const people = [['results of at least ten people', {}]] as const;

describe('the question', () => {
  agree({
    ...asked,
    operationId: 'getResearchCatalogue',
    when: 'what a cohort can be made of',
    given: people,
    method: 'GET',
    path: `${path}/catalogue`,
    answer: {
      data_time: dataTime,
      demo: true,
      rule_version: '2.1',
      patients: count(314),
      reports: count(1760),
      from: '2021-01-04',
      to: '2025-11-18',
      items: some({
        laboratory_code: is('K'),
        name: '钾',
        short_name: 'K',
        aliases: ['血钾'],
        group: '电解质',
        specimen: '血清',
        unit: 'mmol/L',
        units: ['mmol/L'],
        result_type: 'numeric',
        results: count(500),
        patients: count(170),
        p1: 2.5,
        p99: 7.1,
      }),
      diagnoses: some({ diagnosis_id: is('DM'), name: '糖尿病', patients: count(29) }),
      departments: some({ department_id: '内分泌科', name: '内分泌科', patients: count(31) }),
    },
    call: () => getResearchCatalogue(),
    gets: ({ items }) => expect(items[0]?.laboratory_code).toBe('K'),
  });
  agree({
    ...asked,
    operationId: 'countCohort',
    when: 'adults with potassium',
    given: people,
    method: 'POST',
    path: `${path}/cohorts/count`,
    body: { cohort, step_order: ['c2', 'c1'] },
    answer: {
      data_time: dataTime,
      demo: true,
      elapsed_ms: 12,
      steps: some(
        {
          ...{ condition_id: is('store'), condition_ids: [], sentence: '全库', short_name: '全库' },
          ...{ patients: count(314), lost: count(0), reports: count(1760) },
          ...{ no_result: count(0), not_convertible: count(0), qualitative: count(0) },
        },
        {
          condition_id: is('c2'),
          condition_ids: ['c2'],
          sentence: '入组前后 90 天内，任一次 血钾 ≥ 3 mmol/L',
          short_name: '任一次 血钾 ≥ 3',
          patients: { shown: '160' },
          lost: { shown: '154' },
          reports: { shown: '900' },
          no_result: { shown: '150' },
          not_convertible: { shown: '0' },
          qualitative: { shown: '0' },
          without: count(300),
        },
      ),
      total: { patients: count(155), reports: count(880) },
      suppressed: false,
      methods: '检索全部检验报告。',
    },
    call: () => countCohort({ cohort, step_order: ['c2', 'c1'] }),
    gets: ({ total }) => expect(total.patients.value).toBe(155),
  });
  refuse({
    ...asked,
    operationId: 'countCohort',
    when: 'limits the wrong way round',
    method: 'POST',
    path: `${path}/cohorts/count`,
    body: { cohort: wrong },
    status: 400,
    message: reversed,
    call: () => countCohort({ cohort: wrong }),
  });
  const bins = some({ from: 10, to: 20, n: count(20) });
  const loose = some({ from: 10, to: 20, n: count(20), without_own: count(20) });
  agree({
    ...asked,
    operationId: 'listCohortDistributions',
    when: 'age and sex of adults with potassium',
    given: people,
    method: 'POST',
    path: `${path}/cohorts/distributions`,
    body: { cohort, variables: ['age', 'sex'], without_own: true },
    answer: {
      data_time: dataTime,
      elapsed_ms: 30,
      suppressed: false,
      variables: some(
        {
          code: is('age'),
          name: '年龄',
          kind: is('number'),
          unit: '岁',
          scale: 'linear',
          derivation: '入组日的周岁',
          bins: loose,
          store_bins: bins,
          levels: [],
          outside: { below: { shown: '0' }, above: { shown: '0' } },
          missing: count(0),
          with_value: count(155),
          median: 50,
          p25: 39,
          p75: 63,
          store_median: 45,
        },
        {
          ...{ code: is('sex'), name: '性别', kind: is('category'), unit: '', derivation: '患者登记的性别' },
          ...{ bins: [], store_bins: [], missing: count(0), with_value: count(155) },
          outside: { below: count(0), above: count(0) },
          levels: some({
            key: is('1'),
            label: '男',
            n: count(80),
            without_own: count(80),
            store_n: count(164),
          }),
        },
      ),
    },
    call: () => listCohortDistributions({ cohort, variables: ['age', 'sex'], without_own: true }),
    gets: ({ variables }) => expect(variables[0]?.median).toBe(50),
  });
  agree({
    ...asked,
    operationId: 'listCohortDistributions',
    when: 'potassium after day 0 of adults with it',
    given: people,
    method: 'POST',
    path: `${path}/cohorts/distributions`,
    body: { cohort, variables: ['K'], course: true },
    answer: {
      data_time: dataTime,
      elapsed_ms: 30,
      suppressed: false,
      variables: some({
        ...{ code: is('K'), name: '钾', kind: is('number'), unit: 'mmol/L', scale: 'linear', derivation: '末次结果' },
        ...{ bins, store_bins: bins, levels: [], missing: count(0) },
        ...{ outside: { below: { shown: '0' }, above: { shown: '0' } }, with_value: count(155), median: 4.2 },
        course: some({ day: is(0), n: count(155), median: 4.2 }),
      }),
    },
    call: () => listCohortDistributions({ cohort, variables: ['K'], course: true }),
    gets: ({ variables }) => expect(variables[0]?.course?.[0]).toMatchObject({ day: 0, median: 4.2 }),
  });
  refuse({
    ...asked,
    operationId: 'listCohortDistributions',
    when: 'limits the wrong way round',
    method: 'POST',
    path: `${path}/cohorts/distributions`,
    body: { cohort: wrong, variables: ['age'] },
    status: 400,
    message: reversed,
    call: () => listCohortDistributions({ cohort: wrong, variables: ['age'] }),
  });
  const table = {
    cohort,
    variables: ['age', 'sex', 'K'],
    form: { K: 'mean' },
    group_by: {
      kind: 'condition',
      condition: { id: 'g', kind: 'result', laboratory_code: 'K', pick: 'any', comparator: '≥', value: 4.5 },
      labels: ['较高', '较低'],
    },
  } as const;
  agree({
    ...asked,
    operationId: 'getTableOne',
    when: 'two groups of adults with potassium',
    given: people,
    method: 'POST',
    path: `${path}/cohorts/table_one`,
    body: { ...table, variables: [...table.variables], group_by: { ...table.group_by, labels: ['较高', '较低'] } },
    answer: {
      data_time: dataTime,
      demo: true,
      elapsed_ms: 20,
      suppressed: false,
      columns: [{ label: '合计', n: count(155) }],
      rows: some(
        {
          variable: is('age'),
          name: '年龄',
          unit: '岁',
          level: '',
          form: 'median',
          cells: [{ shown: '50 (39, 63)', median: 50, p25: 39, p75: 63 }],
          missing: [{ shown: '0', n: count(0) }],
          smd: 0.31,
          p: 0.04,
          p_shown: '0.040',
          test: 'Mann–Whitney（正态近似，连续性校正）',
          superiority: { value: 0.6, low: 0.5, high: 0.7 },
        },
        {
          ...{ variable: is('K'), name: '钾', unit: 'mmol/L', level: '', form: is('mean') },
          ...{ cells: [{ shown: '4.3 ± 0.6', mean: 4.3, sd: 0.6 }], missing: [{ shown: '0' }] },
        },
        {
          ...{ variable: is('sex'), name: '男', unit: '', level: is('1'), form: is('level') },
          ...{ cells: [{ shown: '80 (51.6)', n: count(80), percent: 51.6 }], missing: [] },
        },
      ),
      notes: ['观察性资料的基线差异看 SMD；P 值随样本量变化'],
    },
    call: () =>
      getTableOne({
        ...table,
        variables: [...table.variables],
        group_by: { ...table.group_by, labels: [...table.group_by.labels] },
      }),
    gets: ({ rows }) => expect(rows[0]?.p_shown).toBe('0.040'),
  });
  refuse({
    ...asked,
    operationId: 'getTableOne',
    when: 'a variable that nobody knows',
    method: 'POST',
    path: `${path}/cohorts/table_one`,
    body: { cohort, variables: ['shoe'] },
    status: 400,
    message: '未收录该检验项目',
    call: () => getTableOne({ cohort, variables: ['shoe'] }),
  });
});
