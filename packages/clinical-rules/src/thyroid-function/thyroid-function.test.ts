import { describe, expect, it } from 'vitest';
import { answerThyroidFunction, readThyroidFunctionInput } from './thyroid-function-wire.ts';
import { evaluateThyroidFunction, statusOfWeeks } from './thyroid-function.ts';
import type { ThyroidFunctionAssessment } from './thyroid-function.ts';

type Input = Readonly<Record<string, unknown>>;

function assess(input: Input): ThyroidFunctionAssessment {
  const result = evaluateThyroidFunction(readThyroidFunctionInput(input));
  return result.status === 'complete' ? result : expect.unreachable('no result');
}

const [T4_LOW, T4_NORMAL, T4_HIGH] = [8, 16, 30];
const [T3_LOW, T3_NORMAL, T3_HIGH] = [2, 5, 9];

describe('patterns outside pregnancy', () => {
  it.each([
    [0.05, T4_HIGH, T3_HIGH, 'overt_hyper'],
    [0.05, T4_HIGH, T3_NORMAL, 'overt_hyper'],
    [0.05, T4_NORMAL, T3_HIGH, 't3_hyper'],
    [0.05, T4_LOW, T3_NORMAL, 'central_hypo'],
    [0.09, T4_NORMAL, T3_NORMAL, 'subclinical_hyper_severe'],
    [0.1, T4_NORMAL, T3_NORMAL, 'subclinical_hyper_mild'],
    [0.26, T4_NORMAL, T3_LOW, 'subclinical_hyper_mild'],
    [0.27, T4_NORMAL, T3_NORMAL, 'normal'],
    [4.2, T4_NORMAL, T3_NORMAL, 'normal'],
    [4.21, T4_NORMAL, T3_NORMAL, 'subclinical_hypo_mild'],
    [9.99, T4_NORMAL, T3_NORMAL, 'subclinical_hypo_mild'],
    [10, T4_NORMAL, T3_NORMAL, 'subclinical_hypo_severe'],
    [10, T4_LOW, T3_LOW, 'overt_hypo'],
    [6, T4_HIGH, T3_HIGH, 'tsh_inappropriately_high'],
    [2, T4_LOW, T3_NORMAL, 'central_hypo'],
    [2, T4_HIGH, T3_HIGH, 'tsh_inappropriate'],
    [2, T4_NORMAL, T3_LOW, 'low_t3'],
    [2, T4_NORMAL, T3_HIGH, 'isolated_ft3_high'],
    // The limits of FT4 (12, 22) and FT3 (3.1, 6.8) are normal.
    [2, 12, 3.1, 'normal'],
    [2, 22, 6.8, 'normal'],
    [2, 11.9, T3_NORMAL, 'central_hypo'],
    [2, 22.1, T3_NORMAL, 'tsh_inappropriate'],
    // Bounds decide only what they prove.
    ['<0.005', T4_HIGH, T3_HIGH, 'overt_hyper'],
    ['<0.1', T4_NORMAL, T3_NORMAL, 'subclinical_hyper_severe'],
    ['<0.2', T4_NORMAL, T3_NORMAL, 'subclinical_hyper'],
    ['>100', T4_LOW, T3_LOW, 'overt_hypo'],
    ['>5', T4_NORMAL, T3_NORMAL, 'subclinical_hypo'],
  ])('TSH %s, FT4 %s, FT3 %s: %s', (tsh, ft4, ft3, expected) => {
    expect(assess({ tsh, ft4, ft3 }).diagnosis).toBe(expected);
    // After delivery the ranges are those of other adults.
    expect(assess({ tsh, ft4, ft3, pregnant_status: 4 }).diagnosis).toBe(expected);
  });

  it.each([
    [{ tpoab: 34, tgab: 115, trab: 1.75 }, 'normal'],
    [{ tpoab: 34.1 }, 'antibodies_only'],
    [{ tgab: 115.1 }, 'antibodies_only'],
    [{ trab: 1.76 }, 'antibodies_only'],
    [{ tpoab: '>600' }, 'antibodies_only'],
    [{ tpoab: '<10' }, 'normal'],
  ])('antibodies %o with normal hormones: %s', (antibodies, expected) => {
    expect(assess({ tsh: 2, ft4: T4_NORMAL, ft3: T3_NORMAL, ...antibodies }).diagnosis).toBe(expected);
  });

  it.each([
    [{ tsh: 0.01, ft4: T4_HIGH, trab: 1.76 }, ['graves']],
    [{ tsh: 0.01, ft4: T4_HIGH, trab: 1.75 }, []],
    [{ tsh: 0.05, ft4: T4_NORMAL, trab: 5 }, ['graves']],
    [{ tsh: 20, ft4: T4_LOW, tpoab: 35 }, ['hashimoto']],
    [{ tsh: 6, ft4: T4_NORMAL, tgab: 116 }, ['hashimoto']],
    [{ tsh: 6, ft4: T4_NORMAL, trab: 5 }, []],
    // Central: antibodies do not make it Hashimoto's.
    [{ tsh: 1, ft4: T4_LOW, tpoab: 600 }, []],
  ])('etiology of %o', (input, expected) => {
    expect(assess({ ft3: T3_NORMAL, ...input }).etiology).toEqual(expected);
  });

  it.each([
    [2, T4_LOW, T3_LOW, false, 'low_ft4_undecided'],
    [2, T4_LOW, null, false, 'central_hypo'],
    [2, T4_LOW, null, true, 'low_ft4_undecided'],
    [2, T4_LOW, T3_NORMAL, true, 'central_hypo'],
    [0.1, T4_LOW, T3_LOW, false, 'central_hypo'],
    [0.1, T4_LOW, T3_LOW, true, 'low_ft4_undecided'],
    [2, T4_NORMAL, T3_LOW, true, 'low_t3'],
    [10, T4_LOW, T3_LOW, true, 'overt_hypo'],
  ])('TSH %s, FT4 %s, FT3 %s, critically ill %s: %s', (tsh, ft4, ft3, critically_ill, expected) => {
    expect(assess({ tsh, ft4, ft3, critically_ill }).diagnosis).toBe(expected);
  });

  it('the report’s own ranges come first', () => {
    expect(assess({ tsh: 4.5, ft4: 16, ft3: 5, tsh_range: [0.35, 4.94] }).diagnosis).toBe('normal');
    expect(assess({ tsh: 2, ft4: 11, ft3: 5, ft4_range: { low: 9, high: 19 } }).diagnosis).toBe('normal');
    expect(assess({ tsh: 2, ft4: 16, ft3: 5, tpoab: 50, tpoab_range: { high: 60 } }).diagnosis).toBe('normal');
  });
});

describe('patterns in pregnancy', () => {
  it.each([
    // A missing TRAb is not a negative one.
    [1, 0.02, T4_HIGH, T3_HIGH, {}, 'pregnancy_undecided'],
    [1, 0.02, T4_NORMAL, T3_HIGH, {}, 'pregnancy_undecided'],
    [1, 0.02, T4_HIGH, T3_HIGH, { trab: '<5' }, 'pregnancy_undecided'],
    [1, 0.02, T4_HIGH, T3_HIGH, { trab: 1 }, 'pregnancy_transient'],
    [1, 0.02, T4_HIGH, T3_HIGH, { trab: 4 }, 'pregnancy_graves'],
    [2, 0.02, T4_HIGH, T3_HIGH, { trab: 1 }, 'pregnancy_thyrotoxicosis'],
    [3, 0.02, T4_NORMAL, T3_HIGH, {}, 'pregnancy_thyrotoxicosis'],
    [2, 0.05, T4_NORMAL, T3_NORMAL, {}, 'pregnancy_tsh_low'],
    [2, 0.05, T4_LOW, T3_NORMAL, {}, 'central_hypo'],
    [2, 6, T4_LOW, T3_NORMAL, {}, 'pregnancy_overt_hypo'],
    [2, 12, T4_NORMAL, T3_NORMAL, {}, 'pregnancy_subclinical_hypo'],
    [2, 2, T4_LOW, T3_NORMAL, {}, 'pregnancy_hypothyroxinaemia'],
    [2, 6, T4_HIGH, T3_HIGH, {}, 'tsh_inappropriately_high'],
    [2, 2, T4_HIGH, T3_HIGH, {}, 'tsh_inappropriate'],
    [2, 2, T4_NORMAL, T3_LOW, {}, 'low_t3'],
    [2, 2, T4_NORMAL, T3_NORMAL, { tpoab: 200 }, 'antibodies_only'],
  ])('stage %i, TSH %s, FT4 %s, FT3 %s, %o: %s', (pregnant_status, tsh, ft4, ft3, antibodies, expected) => {
    expect(assess({ tsh, ft4, ft3, pregnant_status, ...antibodies }).diagnosis).toBe(expected);
  });

  it.each([
    [1, 0.09, 'L'],
    [1, 0.1, 'N'],
    [2, 0.19, 'L'],
    [2, 0.2, 'N'],
    [3, 0.29, 'L'],
    [3, 0.3, 'N'],
    [1, 4, 'N'],
    [2, 4.01, 'H'],
    [3, 4.01, 'H'],
  ])('fallback range of stage %i: TSH %s is %s', (pregnant_status, tsh, level) => {
    const result = assess({ tsh, ft4: 16, ft3: 5, pregnant_status });
    expect(result.levels.tsh).toBe(level);
    expect(result.reviewNotes).toContain('thyroid_pregnancy_range');
  });

  it('the laboratory’s range of that stage wins over the fallback', () => {
    const input = { tsh: 5, ft4: 16, ft3: 5, pregnant_status: 2, tsh_range_trimester: [0.39, 5.22] };
    expect(assess(input)).toMatchObject({ diagnosis: 'normal', isFallbackRange: false });
    expect(assess({ ...input, tsh: 5.23 }).diagnosis).toBe('pregnancy_subclinical_hypo');
    expect(assess(input).reviewNotes).not.toContain('thyroid_pregnancy_range');
  });

  it.each([
    [2.5, 200, 'monitor'],
    [2.51, 200, 'consider_levothyroxine'],
    [4, 200, 'consider_levothyroxine'],
    [4.01, 200, 'levothyroxine'],
    [4.01, 10, 'levothyroxine'],
    [3, 10, null],
  ])('TSH %s and TPOAb %s in the first stage: %s', (tsh, tpoab, expected) => {
    expect(assess({ tsh, tpoab, ft4: 16, ft3: 5, pregnant_status: 1 }).treatment).toBe(expected);
    expect(assess({ tsh, tpoab, ft4: 16, ft3: 5 }).treatment).toBeUndefined();
  });

  it.each([
    [-0.1, 0],
    [0, 1],
    [13.86, 1],
    [14, 2],
    [27.86, 2],
    [28, 3],
    [42, 3],
    [42.1, 0],
    [Number.NaN, 0],
  ])('%s weeks are stage %i', (weeks, status) => {
    expect(statusOfWeeks(weeks)).toBe(status);
  });
});

describe('the answer', () => {
  it('without FT4 there is no conclusion, and it says so', () => {
    expect(answerThyroidFunction({ tsh: 5, ft4: null })).toMatchObject({ conclusion: '', missing: ['FT4'] });
    expect(answerThyroidFunction({})).toMatchObject({ conclusion: '', missing: ['TSH', 'FT4'] });
  });

  it('what a missing test leaves open is told', () => {
    const answer = answerThyroidFunction({ tsh: 0.05, ft4: 16 });
    expect(answer.conclusion).toBe('亚临床甲亢（重度）');
    expect(answer.tips).toContain('缺少FT3，不能除外T3型甲亢');
    expect(answer.missing).toEqual(['FT3', 'TPOAb', 'TgAb', 'TRAb']);
    expect(answerThyroidFunction({ tsh: 0.02, ft4: 30, pregnant_status: 1 }).tips).toContain(
      '缺少TRAb，不能除外Graves病',
    );
  });

  it.each([
    [{ tsh: 0.02, ft4: 30, ft3: 9, pregnant_status: 1 }, '妊娠期甲状腺毒症，病因待查（缺 TRAb）'],
    [{ tsh: 0.02, ft4: 30, ft3: 9, pregnant_status: 1, trab: 1 }, '妊娠一过性甲状腺毒症可能'],
    [{ tsh: 1.2, ft4: 9, ft3: 2 }, '低 FT4，非甲状腺疾病或中枢性待鉴别'],
  ])('%o reads %s', (input, conclusion) => {
    const answer = answerThyroidFunction(input);
    expect(answer.conclusion).toBe(conclusion);
    // The transient form and an open Graves' disease never stand together.
    expect(answer.tips.includes('缺少TRAb，不能除外Graves病')).toBe(conclusion.includes('缺 TRAb'));
  });

  it('names diagnosis, cause and treatment in one line, without a dose', () => {
    const answer = answerThyroidFunction({ tsh: 5, ft4: 16, ft3: 5, tpoab: 200, pregnant_status: 1 });
    expect(answer.conclusion).toBe('妊娠期亚临床甲减，桥本甲状腺炎可能，L-T4治疗');
    expect(answer.tips).toContain('报告未提供妊娠期特异TSH区间，按备用区间判断（0.1–4 mIU/L）');
    expect(JSON.stringify(answer)).not.toMatch(/\d+\s*(μg|ug|mcg)/);
    expect(answer.review_notes.some((note) => note.includes('2019'))).toBe(true);
  });

  it('an implausible value gives no conclusion and is named', () => {
    expect(answerThyroidFunction({ tsh: 1001, ft4: 16 })).toMatchObject({
      conclusion: '',
      missing: ['TSH（超出合理范围）'],
    });
  });
});
