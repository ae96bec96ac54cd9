import { describe, expect, it } from 'vitest';
import { findItem } from '../catalogue/catalogue.ts';
import { flagResult } from './flag.ts';
import type { FlagInput } from './flag.ts';
import { verdict } from './flag.test-support.ts';
import { dilutionOf, gradeOf } from './grade.ts';
import { parseResult } from '../results/result.ts';

describe('a titre against one that must not be reached', () => {
  it.each([
    ['1:80', 'normal'],
    ['1:100', 'H'],
    ['<1:100', 'normal'],
    ['<1:320', 'comparator'],
    ['≤1:80', 'normal'],
    ['≤1:100', 'comparator'],
    ['>1:80', 'comparator'],
    ['≥1:80', 'comparator'],
    ['>1:100', 'H'],
    ['±', 'trace'],
    ['12.5', 'kind_mismatch'],
  ])('%s is %s', (result, expected) => {
    expect(verdict({ result, range: '<1:100' })).toBe(expected);
  });

  it('is a dilution where the interval is one of reciprocals, and a word in any other unit', () => {
    const of = (result: string, unit: string) => verdict({ result, unit, range: '≤8' });
    expect([of('1:16', ''), of('1:8', '倒数滴度'), of('<1:8', '倒数滴度')]).toEqual(['H', 'normal', 'normal']);
    expect(of('1:16', 'mg/L')).toBe('kind_mismatch');
    expect(dilutionOf(parseResult('>1:16'), '')).toEqual({ kind: 'number', value: 16, decimals: 0, comparator: '>' });
    expect(['<1:8', '≤1:8', '>1:8', '1:8'].map((text) => gradeOf(parseResult(text)))).toEqual([0, 0, 1, 1]);
  });
});

// Of a risk of 1 in n the smaller n is the higher one.
it.each([
  ['1/120', 'H'],
  ['1/270', 'H'],
  ['1/5000', 'normal'],
  ['<1/50000', 'normal'],
  ['<1/100', 'comparator'],
  ['120', 'H'],
  ['5000', 'normal'],
  ['阳性', 'kind_mismatch'],
])('a risk of %s against 1/270 is %s', (result, expected) => {
  for (const code of ['T21D', 'T18D'])
    expect(verdict({ result, range: '<1/270', item: findItem(code) })).toBe(expected);
});

describe('a figure of a test of yes or no', () => {
  const of = (result: string, unit: string) => verdict({ result, unit, item: findItem('BLAST'), range: '' });

  it('is a finding where it counts', () => {
    expect([of('34', '%'), of('3', '/HP'), of('5200', '个/μL'), of('0', '%')]).toEqual(['H', 'H', 'H', 'normal']);
  });

  it('is none where it is a bound, or counts nothing', () => {
    expect([of('<5', '%'), of('34', 'mg/L'), of('34', '瓶瓶')]).toEqual([
      'kind_mismatch',
      'kind_mismatch',
      'kind_mismatch',
    ]);
    // What is a number by itself is judged by its interval.
    expect(verdict({ result: '50', unit: '%', item: findItem('NEUT%'), range: '' })).toBe('normal');
  });
});

describe('a word against a range of numbers', () => {
  it.each([
    ['阴性', '<1.0', 'normal'],
    ['阳性', '0-1.0', 'H'],
    ['±', '<1.0', 'trace'],
    ['阳性', '1.0-5.0', 'kind_mismatch'],
    ['阴性', '>0.5', 'kind_mismatch'],
  ])('%s against %s is %s', (result, range, expected) => {
    expect(verdict({ result, range })).toBe(expected);
  });

  it('behind its figure judges in a unit that does not convert', () => {
    const of = (result: string, range: string) => verdict({ result, unit: '瓶', range });
    expect([of('12(+)', '<1.0 mg/L'), of('0.2(-)', '<1.0 mg/L'), of('12', '<1.0 mg/L')]).toEqual([
      'H',
      'normal',
      'unit_mismatch',
    ]);
    // Nothing of a range that begins above 0.
    expect(of('12(+)', '3-5 mg/L')).toBe('unit_mismatch');
  });
});

describe('what is expected to be positive', () => {
  it.each([
    ['阴性', 'L'],
    ['±', 'L'],
    ['弱阳性', 'normal'],
    ['2+', 'normal'],
    ['12', 'kind_mismatch'],
  ])('%s is %s', (result, expected) => {
    expect(verdict({ result, range: '阳性' })).toBe(expected);
  });
});

describe('a suspect value', () => {
  const suspect: FlagInput = { result: '9', unit: 'mmol/L', item: findItem('K'), range: '3.5-5.3', isSuspect: true };

  it('is neither normal nor abnormal, and never critical', () => {
    expect(flagResult(suspect)).toMatchObject({ state: 'undetermined', reason: 'implausible' });
    expect(flagResult(suspect).critical).toBeUndefined();
    expect(flagResult({ ...suspect, isSuspect: false })).toMatchObject({ state: 'abnormal', critical: 'high' });
    expect(verdict({ ...suspect, result: '' })).toBe('no_result');
  });
});

it('+2 is the printed grade of a strip, and a number for what is measured', () => {
  const of = (code: string, result: string, unit: string, range: string) =>
    verdict({ result, unit, range, item: findItem(code) });
  expect([of('UPRO', '+2', '', '阴性'), of('UPRO', '＋1', '', '阴性')]).toEqual(['H', 'H']);
  expect(of('BE', '+2', 'mmol/L', '-3-3')).toBe('normal');
});
