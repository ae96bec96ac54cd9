import { describe, expect, it } from 'vitest';
import { isImplausible, measured, measuredText, pointOf, readMeasured, shownText } from './measured.ts';

describe('a wire value', () => {
  it.each([
    [0.31, '0.31', 0.31],
    ['0.31', '0.31', 0.31],
    ['<0.2', '<0.2', null],
    ['>600', '>600', null],
    ['≥5', '≥5', null],
    ['≤5', '≤5', null],
    ['0-2', '0–2', null],
  ])('%s stands for %s', (value, text, point) => {
    const set = readMeasured(value);
    expect(set && measuredText(set)).toBe(text);
    expect(pointOf(set)).toBe(point);
  });

  it.each([[''], ['阳性'], [null], [undefined], [Number.NaN], [{}], [true]])('%s is missing, never 0', (value) => {
    expect(readMeasured(value)).toBeNull();
  });

  it('is brought into the unit of the rule', () => {
    expect(pointOf(readMeasured(1.8, 27.59))).toBeCloseTo(49.662, 6);
    expect(pointOf(measured(null))).toBeNull();
  });

  it.each([
    [16.8 * 27.59, '463.5'],
    [1.6 * 27.59, '44.14'],
    [0.00512, '0.0051'],
    [48000, '48000'],
  ])('%s is shown as %s', (value, text) => {
    const set = measured(value);
    expect(set && shownText(set)).toBe(text);
  });

  it('a converted bound is read back as it was', () => {
    const bound = readMeasured('<5', 27.59);
    expect(bound && readMeasured(measuredText(bound))).toEqual(bound);
  });

  it('is implausible when a known bound lies outside, ends inclusive', () => {
    const limits = [0, 100] as const;
    expect([-0.1, 0, 100, 100.1].map((value) => isImplausible(measured(value), limits))).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(isImplausible(readMeasured('<5'), limits)).toBe(false);
    expect(isImplausible(readMeasured('>101'), limits)).toBe(true);
    expect(isImplausible(null, limits)).toBe(false);
  });
});
