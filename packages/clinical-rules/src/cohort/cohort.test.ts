import { describe, expect, it, test } from 'vitest';
import { cohortProblems, NESTED } from './check.ts';
import { countedGroups, isFinished, newCondition, readCohort } from './cohort.ts';
import { methodsText } from './methods.ts';
import { conditionSentence, entrySentence, sentenceParts } from './sentence.ts';
import { shortEntry, shortSentence } from './short.ts';
import { takenOf } from './taken.ts';
import { VOCABULARY } from './vocabulary.test-support.ts';

const WINDOW = { anchor: 'entry', from_days: -90, to_days: 0 } as const;
const COMMON = { id: 'a', negate: false, enabled: true } as const;
const CREATININE = {
  ...COMMON,
  kind: 'result',
  laboratory_code: 'CREA',
  pick: 'last',
  comparator: '≥',
  value: 110,
  unit: 'μmol/L',
  window: WINDOW,
} as const;
const DIABETES = { ...COMMON, kind: 'diagnosis', diagnosis_id: 'DM', reliability_min: 1, pick: 'any' } as const;

describe('the sentence of a condition', () => {
  it('is that of the design, its editable parts marked', () => {
    expect(conditionSentence(CREATININE, VOCABULARY)).toBe('入组前 90 天内，末次 血清肌酐 ≥ 110 μmol/L');
    expect(sentenceParts(CREATININE, VOCABULARY).filter(({ edits }) => edits !== undefined)).toEqual([
      { text: '90 天', edits: 'window' },
      { text: '末次', edits: 'pick' },
      { text: '血清肌酐', edits: 'item' },
      { text: '≥ 110 μmol/L', edits: 'value' },
    ]);
  });

  it.each([
    [{ ...CREATININE, window: { ...WINDOW, to_days: 30 } }, '入组前 90 天至入组后 30 天内，末次 血清肌酐 ≥ 110 μmol/L'],
    [{ ...CREATININE, window: { ...WINDOW, anchor: 'calendar' as const } }, '研究时段内，末次 血清肌酐 ≥ 110 μmol/L'],
    [{ ...CREATININE, pick: 'nearest' as const }, '入组前 90 天内，距入组日最近一次 血清肌酐 ≥ 110 μmol/L'],
    [{ ...CREATININE, comparator: 'above_upper' as const }, '入组前 90 天内，末次 血清肌酐 高于参考上限'],
    [{ ...CREATININE, comparator: 'present' as const }, '入组前 90 天内，末次 血清肌酐 有结果'],
    [
      { ...CREATININE, pick: 'change' as const, comparator: '≤' as const, value: -30 },
      '入组前 90 天内，血清肌酐 下降 ≥ 30%（间隔 ≥ 90 天）',
    ],
    [{ ...DIABETES, negate: true }, '排除 任一份报告提示 糖尿病，可靠性 中及以上'],
    [{ ...COMMON, kind: 'age' as const, from: 18 }, '入组时 ≥ 18 岁'],
    [{ ...COMMON, kind: 'sex' as const, values: [1, 2] }, '性别 男或女'],
    [{ ...COMMON, kind: 'department' as const, ids: ['D1', 'D2'] }, '入组科室为 内分泌科、肾内科'],
    [{ ...COMMON, kind: 'follow_up' as const, reports: 2, days: 180 }, '入组后至少 2 份 报告，跨度 ≥ 180 天'],
    [newCondition('result', 'a'), '入组前后 90 天内，任一次 （未选项目） （未填）'],
  ])('%j', (condition, sentence) => {
    expect(conditionSentence(condition, VOCABULARY)).toBe(sentence);
  });

  it('reaches to 90 days after day 0 only where day 0 is a first report', () => {
    const { window: _window, ...open } = CREATININE;
    expect(conditionSentence(open, VOCABULARY)).toContain('入组前后 90 天内');
    expect(conditionSentence(open, VOCABULARY, { entry: DIABETES })).toContain('入组前 90 天内');
  });

  it('has a short name in the attrition', () => {
    expect(shortSentence(CREATININE, VOCABULARY)).toBe('末次 肌酐 ≥ 110');
    expect(shortSentence({ ...DIABETES, negate: true }, VOCABULARY)).toBe('排除 糖尿病');
    expect(shortEntry(DIABETES, VOCABULARY)).toBe('糖尿病首次提示');
    expect(entrySentence(CREATININE, VOCABULARY)).toBe('首次 血清肌酐 ≥ 110 μmol/L');
  });

  it('says a change that makes day 0 as a change, not as a value', () => {
    const rise = { ...CREATININE, pick: 'change', comparator: '≥', value: 30 } as const;
    expect(entrySentence(rise, VOCABULARY)).toBe('首次 血清肌酐 上升 ≥ 30%（间隔 ≥ 90 天）');
    expect(shortEntry(rise, VOCABULARY)).toBe('首次 肌酐 上升 ≥ 30%');
  });
});

describe('how a value of an item is taken', () => {
  const taken = (...conditions: object[]) => takenOf(readCohort({ version: 1, unit: 'patient', conditions }), 'CREA');

  it('as its condition says, else nearest to day 0', () => {
    expect(taken({ ...CREATININE, pick: 'max' })).toEqual({ pick: 'max', window: WINDOW });
    expect(taken({ ...CREATININE, pick: 'any', specimen: '血清' })).toEqual({
      pick: 'last',
      specimen: '血清',
      window: WINDOW,
    });
    expect(taken()).toEqual({ pick: 'nearest' });
    for (const other of [{ negate: true }, { enabled: false }, { pick: 'change' }, { value: undefined }])
      expect(taken({ ...CREATININE, ...other })).toEqual({ pick: 'nearest' });
  });
});

describe('a definition', () => {
  it('counts what is finished and switched on, 或 inside a group', () => {
    const cohort = readCohort({
      version: 1,
      unit: 'patient',
      conditions: [
        { ...CREATININE, group: 1 },
        { ...DIABETES, id: 'b', group: '1' },
        { ...DIABETES, id: 'c', enabled: false },
        newCondition('result', 'd'),
        { kind: 'sex', values: [2] },
      ],
    });
    expect(countedGroups(cohort).map((group) => group.map(({ id }) => id))).toEqual([['a', 'b'], ['c5']]);
    expect(cohort.conditions.map(isFinished)).toEqual([true, true, true, false, true]);
    expect(readCohort(JSON.parse(JSON.stringify(cohort)))).toEqual(cohort);
  });

  it.each([
    [{ ...CREATININE, value: 'abc' }, '请输入数值'],
    [{ ...CREATININE, comparator: 'between', value: 60, value_to: 30 }, '下限不能大于上限'],
    [{ ...CREATININE, pick: 'median' }, '请选择取哪一次结果'],
    [{ ...CREATININE, unit: 'U/L' }, 'U/L 不能换算为 μmol/L'],
    [{ ...CREATININE, unit: '%' }, '% 不能换算为 μmol/L'],
    [{ ...CREATININE, pick: 'change', change_kind: 'absolute', unit: '%' }, '% 不能换算为 μmol/L'],
    [{ ...CREATININE, pick: 'change', change_kind: 'per_year', unit: '%' }, '% 不能换算为 μmol/L'],
    [{ ...CREATININE, pick: 'change', unit: 'U/L' }, 'U/L 不能换算为 μmol/L'],
    [{ ...CREATININE, window: { anchor: 'entry', from_days: 10, to_days: -10 } }, '开始不能晚于结束'],
    [{ ...CREATININE, laboratory_code: 'NOPE' }, '未收录该检验项目'],
    [{ ...COMMON, kind: 'age', from: 201 }, '请填写0-200的年龄'],
    [{ ...COMMON, kind: 'age', from: 60, to: 18 }, '下限不能大于上限'],
    [{ ...DIABETES, diagnosis_id: 'NOPE' }, '规则库中没有该诊断'],
    [{ ...COMMON, kind: 'sex', values: [3] }, '性别应为男或女'],
    [{ ...COMMON, kind: 'department', ids: ['D9'] }, '没有该科室'],
  ])('%j is refused', (condition, message) => {
    expect(cohortProblems({ conditions: [condition] }, VOCABULARY)).toMatchObject([{ condition_id: 'a', message }]);
  });

  it.each([{}, { change_kind: 'percent' }, { comparator: 'between', value: 20, value_to: 50 }])(
    'a change in per cent may say %% as its unit: %j',
    (fields) => {
      const rise = { ...CREATININE, pick: 'change', value: 30, unit: '%', ...fields } as const;
      expect(cohortProblems({ conditions: [rise] }, VOCABULARY)).toEqual([]);
      const said = readCohort({ conditions: [rise] }).conditions.map((each) => shortSentence(each, VOCABULARY));
      expect(said).toEqual([expect.stringMatching(/\d%$/)]);
    },
  );

  it('holds twenty conditions and no more, and unfinished ones are no error', () => {
    const many = (count: number) => ({
      conditions: Array.from({ length: count }, (_, id) => newCondition('result', `${id}`)),
    });
    expect(cohortProblems(many(20), VOCABULARY)).toEqual([]);
    expect(cohortProblems(many(21), VOCABULARY)).toMatchObject([{ message: '最多 20 个条件，可先保存为队列再引用' }]);
    expect(
      cohortProblems({ conditions: [], calendar: { from: '2025-02-01', to: '2025-01-01' } }, VOCABULARY),
    ).toMatchObject([{ message: '开始不能晚于结束' }]);
    for (const day of ['2025-02-30', 'x', '2025-1-1', 20250101]) {
      expect(cohortProblems({ conditions: [], calendar: { from: day } }, VOCABULARY)).toMatchObject([
        { field: 'calendar', message: '请填写有效的日期，如 2025-01-31' },
      ]);
    }
    for (const day of ['2024-02-29', '2024-02-29T08:00:00+08:00']) {
      const calendar = { from: day, to: null };
      expect(cohortProblems({ conditions: [], calendar }, VOCABULARY)).toEqual([]);
      expect(readCohort({ calendar }).calendar).toEqual({ from: '2024-02-29' });
    }
  });

  it('is told as the paragraph of a paper', () => {
    const text = methodsText(
      {
        version: 1,
        unit: 'patient',
        entry: { ...DIABETES, id: 'entry' },
        calendar: { from: '2021-01-01', to: '2025-11-18' },
        conditions: [
          { ...COMMON, kind: 'age', from: 40, to: 80 },
          { ...CREATININE, id: 'b' },
          { ...DIABETES, id: 'c', diagnosis_id: 'AKI', negate: true },
          newCondition('result', 'd'),
        ],
      },
      VOCABULARY,
      { patients: '1,087', data_time: '2025-11-18 02:00' },
    );
    expect(text).toBe(
      '检索 2021-01-01 至 2025-11-18 的检验报告，以首次提示糖尿病（可靠性中及以上）之日为入组日（第 0 天）。' +
        '纳入同时满足以下条件者：入组时 40–80 岁；入组前 90 天内，末次血清肌酐 ≥ 110 μmol/L。' +
        '排除符合以下任一条件者：任一份报告提示急性肾损伤且可靠性中及以上。共 1,087 人。数据时点 2025-11-18 02:00。',
    );
  });
});

test.each([
  ['a mean beside the limit', { pick: 'mean', comparator: 'times_upper', value: 2 }, true],
  ['a mean beside a number', { pick: 'mean', comparator: '≥', value: 2 }, false],
  ['the last result beside the limit', { pick: 'last', comparator: 'above_upper' }, false],
  ['what is not finished', { pick: 'mean', comparator: 'times_upper' }, false],
])('a paper is told how limits that differ are handled: %s', (_what, fields, isTold) => {
  const conditions = [{ id: 'a', kind: 'result', laboratory_code: 'CREA', ...fields }];
  const told = methodsText(readCohort({ conditions }), VOCABULARY).includes(
    '平均值与参考限比较时，参考限取各次结果所附参考限的平均值。',
  );
  expect(told).toBe(isTold);
});

describe('a condition that refers to another cohort', () => {
  const adults = readCohort({
    conditions: [
      { ...COMMON, kind: 'age', from: 18 },
      { ...DIABETES, id: 'b', negate: true },
    ],
    calendar: { from: '2025-01-01' },
  });
  const member = { ...COMMON, kind: 'cohort', name: '成年人', cohort: adults } as const;

  it('says the whole definition, and is called by its name', () => {
    expect(conditionSentence(member, VOCABULARY)).toBe(
      '属于队列「成年人」（首份报告；研究时段 2025-01-01 至 最近一份；入组时 ≥ 18 岁；' +
        '排除 任一份报告提示 糖尿病，可靠性 中及以上）',
    );
    expect(shortSentence({ ...member, negate: true }, VOCABULARY)).toBe('排除 属于「成年人」');
    expect(methodsText(readCohort({ conditions: [member] }), VOCABULARY)).toContain(
      '者：属于队列「成年人」（首份报告；',
    );
  });

  it('is read back as it was written, and is not finished without a definition', () => {
    const cohort = readCohort({ conditions: [member] });
    expect(readCohort(JSON.parse(JSON.stringify(cohort)))).toEqual(cohort);
    expect(isFinished(member)).toBe(true);
    expect(isFinished(newCondition('cohort', 'x'))).toBe(false);
    expect(conditionSentence(newCondition('cohort', 'x'), VOCABULARY)).toBe('属于队列「」（（未填））');
  });

  it.each([
    [{ conditions: [{ ...COMMON, kind: 'age', from: 60, to: 18 }] }, '队列「成年人」：下限不能大于上限'],
    [{ conditions: [member] }, NESTED],
    ['x', '队列「成年人」：请填写队列定义'],
  ])('%j is refused', (cohort, message) => {
    expect(cohortProblems({ conditions: [{ ...member, cohort }] }, VOCABULARY)).toEqual([
      { condition_id: 'a', field: 'cohort', message },
    ]);
  });
});
