import type { LaboratoryRow, LayItem, SharedReport } from '@jianwei/api-client/model';
import { afterEach, expect, test } from 'vitest';
import { heldText, phrasesOf, spokenItem } from './lay-words.ts';
import { maskNumbers } from './mask-numbers.ts';
import { keepReaderKey, readerKey, takeToken } from './reader-link.ts';
import { MOST_WIDTHS, placeOf, RIM, RING, sectorsOf } from './ring-geometry.ts';
import { spokenReport } from './speech.ts';

afterEach(() => {
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

const potassium: LayItem = {
  laboratory_id: 'R1-01',
  name: '钾',
  plain_name: '血钾',
  value: '5.62',
  unit: 'mmol/L',
  direction: 'high',
  rank: 1,
  reference: '3.5–5.3',
  meaning: '太高会影响心跳。',
  common_causes: [],
  next_step: '',
};

test('the token is taken out of the address, and stays in the tab', () => {
  window.history.replaceState(null, '', '/h5?report_id=R1004-01#t=secret-token');
  expect(takeToken()).toBe('secret-token');
  expect(window.location.href).not.toMatch(/secret-token|report_id/);
  expect(takeToken()).toBe('secret-token');
});

test('another link drops the key of the one before', () => {
  window.history.replaceState(null, '', '/h5#t=first');
  takeToken();
  keepReaderKey('key');
  window.history.replaceState(null, '', '/h5#t=first');
  takeToken();
  expect(readerKey()).toBe('key');
  window.history.replaceState(null, '', '/h5#t=second');
  takeToken();
  expect(readerKey()).toBe('');
});

test.each([
  ['我的身份证 110101199001011234 查肌酐', '我的身份证 ＊＊＊ 查肌酐'],
  ['13812345678 血钾高', '＊＊＊ 血钾高'],
  ['血钾 5.62 要紧吗', '血钾 5.62 要紧吗'],
])('numbers of people leave the device masked: %s', (question, text) => {
  expect(maskNumbers(question)).toEqual({ text, isMasked: text !== question });
});

test('an item is said with value, direction and interval', () => {
  expect(spokenItem(potassium)).toBe('血钾 5.62，升高，参考区间 3.5–5.3');
});

test('what is read aloud holds neither name nor token', () => {
  const lay: SharedReport['lay'] = {
    version: '1.0',
    review: '文案待临床复核',
    headline: '先看血钾，建议今日联系医师',
    advice: { level: 'today', sentence: '请今天电话联系内分泌科。', rule_id: 'LAY-2' },
    groups: [{ title: '水和盐', attention: 1, items: [potassium] }],
    total: 1,
    attention: 1,
    in_range_count: 0,
    unread: ['尿沉渣管型'],
    questions: [],
  };
  expect(spokenReport({ lay })).toEqual([
    '先看血钾，建议今日联系医师',
    '请今天电话联系内分泌科。',
    '血钾 5.62，升高，参考区间 3.5–5.3。太高会影响心跳。',
    '有 1 项未能解读：尿沉渣管型。请问医师。',
  ]);
  expect(spokenReport({})).toEqual([]);
});

test('held classes are named with the reason and who will call', () => {
  const held = [{ sensitive_class: 'tumour' as const, items: 2 }];
  expect(heldText({ held, department_name: '肿瘤科' })).toBe(
    '肿瘤标志物 2 项没有放在这里：这类结果需要医师当面讲解，肿瘤科会联系您。',
  );
  expect(heldText({ held: [], department_name: '肿瘤科' })).toBe('');
});

test.each([
  ['in the middle', 4.4, 3.5, 5.3, 0.5],
  ['at the upper limit', 5.3, 3.5, 5.3, 1],
  ['one width above', 7.1, 3.5, 5.3, 2],
  ['below', 2.6, 3.5, 5.3, -0.5],
  ['of an upper limit alone', 60, undefined, 30, 2],
])('a place is told in widths of its own interval: %s', (_, value, low, high, place) => {
  expect(placeOf(value, low, high)).toBeCloseTo(place, 6);
});

test('without bounds there is no place', () => {
  expect(placeOf(5, undefined, undefined)).toBeUndefined();
  expect(placeOf(5, 6, 3)).toBeUndefined();
});

const row = (id: string, group: string, more: Partial<LaboratoryRow>): LaboratoryRow => ({
  laboratory_id: id,
  laboratory_name: id,
  original_laboratory_name: id,
  original_result: '1',
  group_name: group,
  abnormal: false,
  range_lower: '10',
  range_upper: '20',
  calculate_result: 15,
  ...more,
});

test('every result is one mark: outside high, inside low, held at two widths, words on the rim', () => {
  const sectors = sectorsOf([
    row('within', 'a', {}),
    row('high', 'a', { abnormal: true, abnormal_type: 1, calculate_result: 25 }),
    row('far', 'a', { abnormal: true, abnormal_type: 1, calculate_result: 900 }),
    row('low', 'b', { abnormal: true, abnormal_type: -1, calculate_result: 5 }),
    {
      laboratory_id: 'word',
      laboratory_name: 'word',
      original_laboratory_name: 'w',
      original_result: '2+',
      abnormal: true,
    },
  ]);
  const marks = new Map(sectors.flatMap(({ spokes }) => spokes).map((spoke) => [spoke.row.laboratory_id, spoke]));
  const width = RING.outer - RING.inner;
  expect(marks.get('within')).toMatchObject({ kind: 'within', radius: RING.inner + width / 2 });
  expect(marks.get('high')).toMatchObject({ kind: 'above', radius: RING.inner + 1.5 * width });
  expect(marks.get('far')).toMatchObject({ kind: 'above', radius: RING.outer + MOST_WIDTHS * width });
  expect(marks.get('low')?.radius).toBeLessThan(RING.inner);
  expect(marks.get('word')).toMatchObject({ kind: 'word', radius: RIM });
  expect(sectors.map(({ name, abnormal }) => [name, abnormal])).toEqual([
    ['a', 2],
    ['b', 1],
    ['其他', 1],
  ]);
});

test('sectors and spokes go round once, in the order of the report', () => {
  const sectors = sectorsOf(Array.from({ length: 9 }, (_, index) => row(`r${index}`, `g${index % 3}`, {})));
  const angles = sectors.flatMap(({ spokes }) => spokes.map(({ angle }) => angle));
  expect(angles).toEqual(angles.toSorted((a, b) => a - b));
  expect(angles.at(-1)).toBeLessThan(2 * Math.PI);
});

test.each([
  ['21 项结果中，15 项偏离参考区间，请今日联系医师', ['21 项结果中，', '15 项偏离', '参考区间，', '请今日联系医师']],
  ['先看血氧饱和度和血里的碱储备，建议今日联系医师', ['先看血氧饱和度和', '血里的碱储备，', '建议今日联系医师']],
])('a line of a heading ends between phrases: %s', (title, phrases) => {
  expect(phrasesOf(title)).toEqual(phrases);
});
