import { UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import { describe, expect, it, test } from 'vitest';

import { labRow as row } from './lab-row.test-support.ts';
import {
  deltaText,
  labName,
  labShortName,
  labState,
  printedNumber,
  referenceText,
  spacedInequality,
  spokenResult,
} from './lab-text.ts';

describe('texts of a laboratory row', () => {
  it('names the abbreviation once', () => {
    expect(labName(row({ short_name: 'K' }))).toBe('钾（K）');
    expect(labName(row({ laboratory_name: 'ACR', short_name: 'ACR' }))).toBe('ACR');
    expect(labName(row())).toBe('钾');
  });

  it('reads numbers only where the print is a number', () => {
    expect(printedNumber('5.62')).toBe(5.62);
    expect(printedNumber('-2.1')).toBe(-2.1);
    for (const text of ['<0.5', '2+', '阴性', '', undefined, '1:320']) expect(printedNumber(text)).toBeUndefined();
  });

  it('prints bounds with an en dash and one-sided bounds with a spaced sign', () => {
    expect(referenceText(row({ range_lower: '3.5', range_upper: '5.3' }))).toBe('3.5–5.3');
    expect(referenceText(row({ range_lower: '-3', range_upper: '3' }))).toBe('−3–3');
    expect(referenceText(row({ original_reference_interval: '>=90' }))).toBe('≥ 90');
    expect(referenceText(row({ original_reference_interval: '<30', range_upper: '30' }))).toBe('< 30');
    expect(referenceText(row({ original_reference_interval: '57-111' }))).toBe('57–111');
    expect(referenceText(row({ original_reference_interval: '阴性' }))).toBe('阴性');
    expect(referenceText(row({ range_lower: '90' }))).toBe('≥ 90');
    expect(referenceText(row())).toBe('');
  });

  it('prints a count that is to be zero as 0, and no other interval without width', () => {
    expect(referenceText(row({ range_lower: '0', range_upper: '0' }))).toBe('0');
    expect(referenceText(row({ range_lower: '5', range_upper: '5' }))).toBe('5–5');
  });

  it('speaks name, result, judgement and interval', () => {
    const bounds = { range_lower: '3.5', range_upper: '5.3' };
    expect(spokenResult(row({ ...bounds, abnormal_type: 1 }))).toBe('钾 5.62，升高，参考区间 3.5 至 5.3');
    expect(spokenResult(row({ ...bounds, abnormal: false, original_result: '4.1' }))).toBe(
      '钾 4.1，参考区间 3.5 至 5.3',
    );
    expect(spokenResult(row({ ...bounds, abnormal_type: 1, critical: 'high' }))).toContain('升高，危急值');
    expect(spokenResult(row({ state: 'undetermined', undetermined_reason: '单位无法识别' }))).toBe(
      '钾 5.62，无法判定，单位无法识别',
    );
  });

  it('takes the state that is sent, else whether the row is abnormal', () => {
    expect(labState(row({ state: 'undetermined' }))).toBe('undetermined');
    expect(labState(row({ abnormal: true }))).toBe('abnormal');
    expect(labState(row({ abnormal: false }))).toBe('normal');
  });

  it('prints the change with the decimals of the result', () => {
    const previous = { report_id: 'R0', report_time: '2025-11-12T08:15:00+08:00', original_result: '5.11' };
    expect(deltaText(row({ decimals: 2, previous: { ...previous, delta: 0.51 } }))).toBe('+0.51');
    expect(deltaText(row({ decimals: 0, previous: { ...previous, delta: -8 } }))).toBe('−8');
    expect(deltaText(row({ decimals: 2, previous: { ...previous, delta: 0.001 } }))).toBe('0');
    expect(deltaText(row({ previous }))).toBe('');
    expect(deltaText(row())).toBe('');
  });
});

test.each([
  ['12', 12],
  ['128', 128],
  [' 5.62 ', 5.62],
  ['12.25', 12.25],
  ['+3', 3],
  ['5.6 mmol/L', undefined],
  ['约 5', undefined],
  ['5.', undefined],
])('%s is printed as the number %s', (text, number) => {
  expect(printedNumber(text)).toBe(number);
});

test.each([
  ['  57-111  ', '57–111'],
  ['3.55 -- 12.75', '3.55–12.75'],
  ['0.25~0.75', '0.25–0.75'],
  ['-3—3', '-3–3'],
  ['>=90', '≥ 90'],
  ['<= 30', '≤ 30'],
  ['<  0.5', '< 0.5'],
  ['≥ 90', '≥ 90'],
  ['男 57-111', '男 57-111'],
  ['57-111（成人）', '57-111（成人）'],
  ['成人 <30', '成人 <30'],
  ['1:320-1:640', '1:320-1:640'],
])('the interval %s is set as %s', (text, set) => {
  expect(spacedInequality(text)).toBe(set);
});

test.each([
  [{ range_lower: '0', range_upper: '5' }, '0–5'],
  [{ range_lower: '-5', range_upper: '0' }, '−5–0'],
  [{ range_upper: '0' }, '≤ 0'],
  [{ range_lower: '0' }, '≥ 0'],
])('bounds %j are printed as %s', (bounds, text) => {
  expect(referenceText(row(bounds))).toBe(text);
});

test.each([
  ['>=90', '不低于 90'],
  ['<=30', '不高于 30'],
  ['>90', '高于 90'],
  ['<30', '低于 30'],
  ['57-111', '57 至 111'],
  // What stands within is said as it is printed.
  ['男 > 5，女 < 3', '男 > 5，女 < 3'],
  ['男 ≥ 5，女 ≤ 3', '男 ≥ 5，女 ≤ 3'],
])('the interval %s is spoken as %s', (interval, spoken) => {
  expect(spokenResult(row({ abnormal: false, original_reference_interval: interval }))).toBe(
    `钾 5.62，参考区间 ${spoken}`,
  );
});

test('in narrow places stands the abbreviation, where there is one', () => {
  expect([labShortName(row({ short_name: 'K' })), labShortName(row())]).toEqual(['K', '钾']);
});

test('a row of which anything cannot be read is neither normal nor abnormal', () => {
  expect(labState(row({ state: 'normal', abnormal: UNDETERMINED as unknown as boolean }))).toBe('undetermined');
});
