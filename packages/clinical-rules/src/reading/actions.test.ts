import { describe, expect, it, test } from 'vitest';
import { readTsvText } from '../tables/read-tsv.ts';
import { record } from '../tables/shapes.ts';
import {
  ACTION_ROWS,
  ACTION_STEP,
  actionsFor,
  adviceAction,
  citationText,
  covers,
  isOver,
  stepRow,
} from './actions.ts';
import type { Action } from './actions.ts';
import { ACTION_VARIANTS, fittedTo } from './fitted-actions.ts';
import type { Circumstances } from './patient-circumstances.ts';

const NOBODY: Circumstances = { of: new Set(), known: new Set(), held: new Set(), low: new Set(), high: new Set() };

function fit(step: Pick<Action, 'id' | 'text'>, circumstances: Partial<Circumstances>): string | undefined {
  const finding = { actions: [{ source: '', ...step }] } as unknown as Parameters<ReturnType<typeof fittedTo>>[0];
  return fittedTo({ ...NOBODY, ...circumstances })(finding).actions[0]?.text;
}

/** A patient and a report of whom the parts of a condition are true: `infant+low:NA`. */
function whoIs(parts: readonly string[]): Circumstances {
  const named = (kind: string) =>
    new Set(parts.filter((part) => part.startsWith(`${kind}:`)).map((part) => part.slice(kind.length + 1)));
  const of = new Set(parts.filter((part) => !part.includes(':')));
  return { of, known: named('known'), held: named('has'), low: named('low'), high: named('high') };
}

describe('a step that is another one for some', () => {
  const firstOf = (step: string, when: string) =>
    ACTION_VARIANTS.find(
      (row) => row.step === step && row.when.split('+').every((part) => when.split('+').includes(part)),
    );
  const rows = ACTION_VARIANTS.filter((row) => firstOf(row.step, row.when) === row);

  it('stands in the table', () => {
    expect(rows.length).toBeGreaterThan(10);
  });

  it.each(rows)('$step with $when is 「$text」, and without any part of it is not', ({ step, when, text }) => {
    const parts = when.split('+');
    expect(fit({ id: step, text: '原步' }, whoIs(parts))).toBe(text);
    for (const part of parts) {
      expect(fit({ id: step, text: '原步' }, whoIs(parts.filter((each) => each !== part)))).not.toBe(text);
    }
  });

  it('is not another one because a name stands in another list', () => {
    // A-GLU-H:3 is another one beside a low glucose alone.
    expect(fit({ id: 'A-GLU-H:3', text: '原步' }, { high: new Set(['GLU']), held: new Set(['GLU']) })).toBe('原步');
  });
});

describe('a caution', () => {
  it.each<[step: string, of: string, said: string]>([
    ['复测后评估补钾', 'potassium', '复测后评估补钾（慎量防高钾）'],
    ['补液评估', 'heart', '补液评估（心衰限量）'],
    ['补液评估', 'dialysis', '补液评估（透析限液）'],
    ['补液评估', 'potassium', '补液评估'],
    // A line is full with 22 characters.
    ['复查血钠并按流程记录之后补液评估', 'heart', '复查血钠并按流程记录之后补液评估（心衰限量）'],
    // One pair of brackets is enough.
    ['补液评估（少量）', 'heart', '补液评估（少量）'],
    // Where it would pass 22 characters it goes before, and the step is cut.
    ['按流程处理并评估补液与电解质纠正及复查一次', 'heart', '心衰限量：按流程处理并评估补液与电解质纠正及'],
  ])('beside 「%s」 of %s: 「%s」', (text, of, said) => {
    expect(fit({ id: 'A-X:1', text }, { of: new Set([of]) })).toBe(said);
  });
});

describe('the table of steps', () => {
  it('numbers the steps of a row', () => {
    expect(actionsFor('K>')?.map(({ id }) => id)).toEqual(['A-K-H:1', 'A-K-H:2', 'A-K-H:3']);
    expect(actionsFor('K>')?.[0]?.text).toBe('立即心电图、心电监护');
    expect(actionsFor('nothing')).toBeUndefined();
    expect(ACTION_ROWS.every(({ source }) => source !== '')).toBe(true);
  });

  it('says which first step includes that of another row, and which row takes its place', () => {
    expect([covers('A-K-H', 'A-CA'), covers('A-CA', 'A-K-H'), covers('A-X', 'A-CA')]).toEqual([true, false, false]);
    const over = ACTION_ROWS.find((row) => row.over !== undefined);
    expect(isOver(over?.for[0] ?? '', over?.over?.[0] ?? '')).toBe(true);
    expect(isOver('nothing', over?.over?.[0] ?? '')).toBe(false);
    expect([isOver('K>', over?.over?.[0] ?? ''), covers('A-CA', 'A-CA')]).toEqual([false, false]);
    expect([stepRow('A-K-H:2'), stepRow('A-K-H:12'), stepRow('')]).toEqual(['A-K-H', 'A-K-H', '']);
  });

  it('takes steps up to 22 characters, and names a wider one', () => {
    const fits = '一二三四五六七八九十一二三四五六七八九十一二';
    expect(readTsvText(`step\n${fits}`, 'x.tsv', record({ step: ACTION_STEP }))).toEqual([{ step: fits }]);
    expect(() => readTsvText(`step\n${fits}.`, 'x.tsv', record({ step: ACTION_STEP }))).toThrow(
      `x.tsv:2: "${fits}." is wider than 22 characters`,
    );
  });
});

// An advice is a step by its first clause, up to 22 characters.
test.each<[string, string[]]>([
  ['查补体、尿蛋白；随访', ['查补体、尿蛋白']],
  ['复查一次，查原因', ['复查一次']],
  ['一二三四五六七八九十一二三四五六七八九十一二三四', ['一二三四五六七八九十一二三四五六七八九十一二']],
  ['', []],
])('the advice 「%s」 is the step %j', (advice, texts) => {
  expect(adviceAction('SLE', advice, '来源').map(({ text }) => text)).toEqual(texts);
});

test('the step of an advice bears its diagnosis and its source', () => {
  expect(adviceAction('SLE', '查补体', '来源')).toEqual([{ id: 'D-SLE:1', text: '查补体', source: '来源' }]);
});

test.each([
  ['ADA/EASD 2024 consensus: glucose>=11.1, BHB>=3.0', 'ADA/EASD 2024'],
  ['特发性炎性肌病诊疗规范2022；ferritin and KL-6 as risk', '特发性炎性肌病诊疗规范2022'],
  ['TDM共识；drugs.com', 'TDM共识'],
  ['EASL 2017 (2 of 3)；内科学', 'EASL 2017；内科学'],
  ['Society for Endocrinology 2016 (低钠、高钾、低血糖)', 'Society for Endocrinology 2016 (低钠、高钾、低血糖)'],
  ['WS/T 404.6；内科学；Dumfries/Glasgow <0.3 为急症', 'WS/T 404.6；内科学'],
  ['CDS 2020 (HDL-C<1.04；五项占三)；CDS 2020', 'CDS 2020'],
  ['cut-offs of the report', 'cut-offs of the report'],
])('beside a step %s is cited as %s', (source, cited) => {
  expect(citationText(source)).toBe(cited);
  expect(adviceAction('X', '查铁蛋白', source)).toEqual([{ id: 'D-X:1', text: '查铁蛋白', source: cited }]);
});
