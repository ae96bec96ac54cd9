import type { ThyroidFollowUpAssessment, ThyroidFollowUpListItem } from '@jianwei/api-client/model';
import { describe, expect, test } from 'vitest';
import {
  assessIn,
  conclusionText,
  doseText,
  hasUnit,
  isTelling,
  lackingText,
  savedAt,
  spokenSave,
  timeOf,
} from './thyroid-followup-assessment.ts';
import { emptyThyroidForm, thyroidFormToApi } from './thyroid-followup-form-values.ts';

const time = Date.parse('2025-11-18T07:00:00');
const entry = (change: object = {}) =>
  ({
    report_id: 'T1',
    report_time: '2025-11-10T08:00:00',
    medicine_time: time - 86_400_000,
    medicine_metering: '75ug',
    ...change,
  }) as ThyroidFollowUpListItem;
const form = thyroidFormToApi({
  ...emptyThyroidForm,
  gender: '女',
  age: '38',
  medicine_time: time,
  medicine_metering: '100ug',
});
type Context = Parameters<typeof assessIn>[1];
const assessed = (change: object, others: ThyroidFollowUpListItem[], now = time) =>
  // On target: low risks in the first year, 0.1 to 0.5.
  assessIn({ ...form, tsh: 0.3, tsh_unit: 'mU/L', ...change }, { others, now } as unknown as Context);

test('a dose is shown as chosen, another one as it is written', () => {
  expect(doseText({ medicine_metering: '100ug', other_medicine_metering: 'x' })).toBe('100ug');
  expect(doseText({ medicine_metering: '其他', other_medicine_metering: '62.5ug' })).toBe('62.5ug');
  expect(doseText({ medicine_metering: '其他' })).toBe('其他');
  expect(doseText({})).toBe('');
});

test('an entry stands at the time of its medicine, else at that of its report', () => {
  expect(timeOf(entry())).toBe(time - 86_400_000);
  expect(timeOf(entry({ medicine_time: null }))).toBe(Date.parse('2025-11-10T08:00:00'));
});

describe('a dose other than the last time', () => {
  const isChanged = (change: object, others: ThyroidFollowUpListItem[], now?: number) =>
    JSON.stringify(assessed(change, others, now)) !== JSON.stringify(assessed(change, [], now));

  test.each<[string, object, ThyroidFollowUpListItem[], boolean]>([
    ['another dose', {}, [entry()], true],
    ['the same dose', {}, [entry({ medicine_metering: '100ug' })], false],
    ['no follow-up before', {}, [], false],
    ['only a later one', {}, [entry({ medicine_time: time + 1 })], false],
    ['one of the same moment', {}, [entry({ medicine_time: time })], false],
    ['no dose chosen yet', { medicine_metering: '' }, [entry()], false],
    ['a dose that is not known', {}, [entry({ medicine_metering: undefined })], false],
    [
      'another text of the same choice',
      { medicine_metering: '其他', other_medicine_metering: '60ug' },
      [entry({ medicine_metering: '其他', other_medicine_metering: '62.5ug' })],
      true,
    ],
    ['the last one counts', {}, [entry({ medicine_time: time - 9e8 }), entry({ medicine_metering: '100ug' })], false],
  ])('%s', (_, change, others, expected) => {
    expect(isChanged(change, others)).toBe(expected);
  });

  test('without a medicine time now stands in', () => {
    expect(isChanged({ medicine_time: null }, [entry()], time)).toBe(true);
    expect(isChanged({ medicine_time: null }, [entry()], time - 2 * 86_400_000)).toBe(false);
  });
});

test('a record was changed last when its history says, else when it was made', () => {
  const record = { history: [{ date: 'B' }, { date: 'A' }], report_time: 'R' } as Parameters<typeof savedAt>[0];
  expect(savedAt(record)).toBe('B');
  expect(savedAt({ ...record, history: [] })).toBe('R');
});

const telling = {
  recurrence: '低危',
  side_effect: '中危',
  phase: '初治期',
  target_text: '0.1–0.5',
  target_lower: 0.1,
  target_upper: 0.5,
  status: '低于目标',
  advice: ['减量'],
  review_notes: [],
  missing: [],
} as unknown as ThyroidFollowUpAssessment;
const silent = { ...telling, status: null, target_lower: null, target_upper: null, missing: ['年龄', '性别'] };

test.each<[Partial<ThyroidFollowUpAssessment>, boolean]>([
  [{}, true],
  [{ status: null }, true],
  [{ status: null, target_lower: null }, true],
  [{ status: null, target_upper: null }, true],
  [{ status: null, target_lower: null, target_upper: null }, false],
])('an assessment with %j says something: %s', (change, says) => {
  expect(isTelling({ ...telling, ...change })).toBe(says);
});

test('what is lacking is named in one line', () => {
  expect(lackingText(silent)).toBe('缺少年龄、性别');
  expect(lackingText(telling)).toBeUndefined();
  const { missing: _, ...none } = telling;
  expect(lackingText(none as ThyroidFollowUpAssessment)).toBeUndefined();
});

test('a number has a unit, a word has none', () => {
  expect([hasUnit('0.1–0.5'), hasUnit('无法判定'), hasUnit('1 以下')]).toEqual([true, false, false]);
});

describe('what is pasted into the record', () => {
  const text = (assessment: ThyroidFollowUpAssessment, isSaved: boolean, change: object = {}) =>
    conclusionText(
      assessment,
      { ...form, tsh: 0.05, tsh_unit: 'mU/L', ...change },
      { isSaved, time: '2025-11-18T10:30:00' },
    );

  test('holds risks, target, value and advice', () => {
    const saved = text(telling, true);
    expect(saved).toContain('甲状腺用药随访');
    expect(saved).toContain('复发风险低危，副作用风险中危，初治期');
    expect(saved).toContain('TSH 目标 0.1–0.5 mU/L，本次 TSH 0.05 mU/L，低于目标');
    expect(saved).toContain('减量');
    expect(saved).not.toContain('尚未保存');
  });

  test('says that it was not saved, and leaves out what is not there', () => {
    const typed = text({ ...telling, status: null, target_text: '无法判定' }, false, { tsh: null });
    expect(typed).toContain('随访记录尚未保存');
    expect(typed).toContain('TSH 目标 无法判定');
    expect(typed).not.toContain('本次 TSH');
    expect(text(telling, true, { tsh_unit: undefined })).toContain('本次 TSH 0.05，低于目标');
    const { phase: _, ...early } = telling;
    expect(text(early as ThyroidFollowUpAssessment, true)).toContain('副作用风险中危。TSH 目标');
    expect(typed).toContain('TSH 目标 无法判定。减量');
  });

  test('says why there is nothing to say', () => {
    const nothing = text(silent, true);
    expect(nothing).toContain('尚不能评估');
    expect(nothing).toContain('缺少年龄、性别');
    expect(nothing).not.toContain('复发风险');
  });
});

test('a reader hears that it was saved, and where TSH stands', () => {
  expect(spokenSave(telling)).toBe('随访记录已保存，TSH 低于目标，目标 0.1–0.5 mU/L');
  expect(spokenSave({ ...telling, status: null })).toBe('随访记录已保存，目标 0.1–0.5 mU/L');
});
