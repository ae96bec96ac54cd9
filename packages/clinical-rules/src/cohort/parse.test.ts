import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../catalogue/catalogue.ts';
import type { CohortCondition } from './cohort.ts';
import { parseQuestion } from './parse.ts';
import { conditionSentence } from './sentence.ts';
import { VOCABULARY } from './vocabulary.test-support.ts';

function read(typed: string) {
  return parseQuestion(typed, VOCABULARY);
}

function sentencesOf(typed: string): string[] {
  return read(typed).conditions.map((each) => conditionSentence(each, VOCABULARY));
}

describe('a question in plain words', () => {
  it('reads the example of the screen', () => {
    const { conditions, unknown } = read('糖尿病，末次 eGFR 30–60，近一年 ACR 上升 30% 以上');
    expect(unknown).toEqual([]);
    expect(conditions).toEqual([
      {
        id: 'q1',
        negate: false,
        enabled: true,
        kind: 'diagnosis',
        diagnosis_id: 'DM',
        reliability_min: 1,
        pick: 'any',
      },
      {
        ...{ id: 'q2', negate: false, enabled: true, kind: 'result', laboratory_code: 'EGFR', specimen: '血清' },
        ...{ pick: 'last', comparator: 'between', value: 30, value_to: 60, unit: 'mL/min/1.73m²' },
      },
      {
        ...{ id: 'q3', negate: false, enabled: true, kind: 'result', laboratory_code: 'UACR', specimen: '尿液' },
        ...{ pick: 'change', comparator: '≥', value: 30, change_kind: 'percent', min_gap_days: 90 },
        window: { anchor: 'entry', from_days: -365, to_days: 0 },
      },
    ]);
  });

  it.each([
    ['男，40-80岁', ['性别 男', '入组时 40–80 岁']],
    ['年龄 > 60 岁', ['入组时 ≥ 61 岁']],
    ['18周岁以上的女性', ['性别 女', '入组时 ≥ 18 岁']],
    ['40–80 岁男性糖尿病患者', ['性别 男', '入组时 40–80 岁', '任一份报告提示 糖尿病，可靠性 中及以上']],
    ['男或女', ['性别 男', '性别 女']],
    ['排除急性肾损伤', ['排除 任一份报告提示 急性肾损伤，可靠性 中及以上']],
    ['随访至少 3 份报告，跨度 ≥ 365 天', ['入组后至少 3 份 报告，跨度 ≥ 365 天']],
    ['HBsAg 阳性', ['入组前后 90 天内，任一次 血清乙肝表面抗原 阳性']],
    ['尿葡萄糖 ≥ 2+', ['入组前后 90 天内，任一次 尿葡萄糖 ≥ 2+']],
    ['ALT 3倍上限以上', ['入组前后 90 天内，任一次 血清丙氨酸氨基转移酶 ≥ 3 倍参考上限']],
    ['近 6 个月内最高血钾 ＞ 5.5mmol/L', ['入组前 180 天内，最高 血钾 > 5.5 mmol/L']],
    ['肌酐 2 mg/dL 以上', ['入组前后 90 天内，任一次 血清肌酐 ≥ 2 mg/dL']],
    ['血红蛋白下降超过 20 g/L', ['入组前后 90 天内，血红蛋白 下降 > 20 g/L（间隔 ≥ 90 天）']],
    ['内分泌科、肾内科', ['入组科室为 内分泌科、肾内科']],
    ['男、女', ['性别 男或女']],
    ['末次 TSH 升高', ['入组前后 90 天内，末次 血清 TSH 高于参考上限']],
  ])('%s', (typed, sentences) => {
    expect(read(typed).unknown).toEqual([]);
    expect(sentencesOf(typed)).toEqual(sentences);
  });

  it('makes one group of what 或 joins, and excludes each of what is excluded', () => {
    expect(read('末次 eGFR < 60 或 ACR ≥ 30').conditions.map(({ group }) => group)).toEqual(['或1', '或1']);
    expect(read('排除 糖尿病 或 急性肾损伤').conditions).toMatchObject([
      { negate: true, diagnosis_id: 'DM' },
      { negate: true, diagnosis_id: 'AKI' },
    ]);
    expect(read('排除 糖尿病 或 急性肾损伤').conditions.some(({ group }) => group !== undefined)).toBe(false);
  });

  it.each([
    ['a drug', '糖尿病，服用二甲双胍，男', '服用二甲双胍'],
    ['a word beside a known one', '男，服用胰岛素的糖尿病', '服用胰岛素的糖尿病'],
    ['a bare number', 'eGFR 30', 'eGFR 30'],
    ['a unit of another dimension', '肌酐 ≥ 110 U/L，男', '肌酐 ≥ 110 U/L'],
    ['a specimen the item is not measured in', '尿钾 ≥ 5', '尿钾 ≥ 5'],
    ['a name that serum and urine share', 'GLU > 7', 'GLU > 7'],
    ['two bounds that say two things', 'ALT > 40 以上', 'ALT > 40 以上'],
    ['a percentage of a percentage in units', 'HbA1c 上升 1 g/L 以上', 'HbA1c 上升 1 g/L 以上'],
    ['a window without a subject', '男，近一年', '近一年'],
  ])('hands back %s, and keeps its place', (_case, typed, text) => {
    const { unknown } = read(typed);
    expect(unknown.map((span) => span.text)).toEqual([text]);
    for (const { from, to } of unknown) expect(typed.slice(from, to)).toBe(text);
  });

  it('knows every item of the catalogue by each of its names', () => {
    const open = CATALOGUE.flatMap(({ code, name, shortName, specimen, aliases }) =>
      [...new Set([name, shortName, code, ...aliases])].flatMap((each) => {
        const found = (typed: string): boolean => {
          const { conditions, unknown } = read(`${typed} 阳性`);
          const [only] = conditions;
          return (
            unknown.length === 0 && conditions.length === 1 && only?.kind === 'result' && only.laboratory_code === code
          );
        };
        return found(each) || found(`${specimen}${each}`) || found(`${specimen} ${each}`) ? [] : [`${code}: ${each}`];
      }),
    );
    expect(open).toEqual([]);
  });

  it('knows every diagnosis of the rule base by its name', () => {
    const open = VOCABULARY.diagnoses.flatMap(({ diagnosis_id: id, name }) => {
      const { conditions, unknown } = read(`提示 ${name}`);
      const [only] = conditions;
      return unknown.length === 0 && only?.kind === 'diagnosis' && only.diagnosis_id === id ? [] : [`${id}: ${name}`];
    });
    expect(open).toEqual([]);
  });

  const days = fc.integer({ min: 1, max: 3650 });
  const window = fc.oneof(
    days.map((d) => ({ anchor: 'entry' as const, from_days: -d, to_days: 0 })),
    days.map((d) => ({ anchor: 'entry' as const, from_days: 0, to_days: d })),
    fc.tuple(days, days).map(([a, b]) => ({ anchor: 'entry' as const, from_days: -a, to_days: b })),
  );
  const common = { id: fc.constant('q1'), enabled: fc.constant(true), negate: fc.boolean() };
  const numeric = fc.constantFrom(
    ...VOCABULARY.items.filter(({ unit, name }) => unit !== '' && !/[(（]/.test(name)).slice(0, 120),
  );
  const value = fc.integer({ min: 1, max: 9999 }).map((n) => n / 10);
  const result = fc
    .record({
      item: numeric,
      window,
      pick: fc.constantFrom(
        'first' as const,
        'last' as const,
        'any' as const,
        'min' as const,
        'max' as const,
        'mean' as const,
      ),
      comparator: fc.constantFrom('>' as const, '≥' as const, '<' as const, '≤' as const),
      value,
      ...common,
    })
    .map(({ item, ...rest }) => ({
      ...rest,
      kind: 'result' as const,
      laboratory_code: item.laboratory_code,
      specimen: item.specimen,
      unit: item.unit,
    }));
  const diagnosis = fc.record({
    ...common,
    kind: fc.constant('diagnosis' as const),
    diagnosis_id: fc.constantFrom(...VOCABULARY.diagnoses.map(({ diagnosis_id }) => diagnosis_id)),
    reliability_min: fc.constantFrom(1, 2),
    pick: fc.constantFrom('any' as const, 'last' as const),
  });
  const age = fc
    .tuple(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 100, max: 200 }), fc.boolean())
    .map(([from, to, negate]) => ({ id: 'q1', enabled: true, kind: 'age' as const, from, to, negate }));
  const followUp = fc.record({
    ...common,
    kind: fc.constant('follow_up' as const),
    reports: fc.integer({ min: 1, max: 50 }),
    days: fc.integer({ min: 1, max: 2000 }),
  });
  const condition: fc.Arbitrary<CohortCondition> = fc.oneof(result, diagnosis, age, followUp);

  it('reads back every sentence that it says itself', () => {
    fc.assert(
      fc.property(condition, (each) => {
        const sentence = conditionSentence(each, VOCABULARY);
        const { conditions, unknown } = read(sentence);
        expect({ sentence, unknown, conditions }).toEqual({ sentence, unknown: [], conditions: [each] });
      }),
      { numRuns: 400 },
    );
  });

  it('never throws, and its spans lie in what was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const { unknown } = read(typed);
        expect(unknown.map(({ from, to }) => typed.slice(from, to))).toEqual(unknown.map(({ text }) => text));
      }),
    );
  });
});
