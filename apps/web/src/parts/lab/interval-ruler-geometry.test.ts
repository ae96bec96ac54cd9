import { describe, expect, it } from 'vitest';

import { EDGE, rulerGeometry } from './interval-ruler-geometry.ts';

describe('rulerGeometry', () => {
  it('puts the interval into the middle and the value where it lies', () => {
    expect(rulerGeometry(15, 10, 20)).toEqual({ band: [30, 70], marker: 50, position: 'within' });
    expect(rulerGeometry(5.62, 3.5, 5.3)?.marker).toBeCloseTo(77.1, 1);
    expect(rulerGeometry(5.62, 3.5, 5.3)?.position).toBe('above');
    expect(rulerGeometry(103, 130, 175)?.marker).toBeCloseTo(6, 1);
    expect(rulerGeometry(103, 130, 175)?.position).toBe('below');
  });

  it('counts both bounds as within', () => {
    expect(rulerGeometry(3.5, 3.5, 5.3)).toMatchObject({ marker: 30, position: 'within' });
    expect(rulerGeometry(5.3, 3.5, 5.3)).toMatchObject({ marker: 70, position: 'within' });
  });

  it('holds a value beyond the scale at the edge', () => {
    expect(rulerGeometry(168, 57, 111)?.marker).toBe(100 - EDGE);
    expect(rulerGeometry(-400, 57, 111)?.marker).toBe(EDGE);
  });

  it('extends the band of a one-sided interval to the edge', () => {
    expect(rulerGeometry(39, 90, undefined)).toMatchObject({ band: [45, 100], marker: 19.5, position: 'below' });
    expect(rulerGeometry(326, undefined, 30)).toMatchObject({ band: [0, 55], marker: 100 - EDGE, position: 'above' });
    expect(rulerGeometry(12, undefined, 30)).toMatchObject({ marker: 22, position: 'within' });
  });

  it('takes intervals around zero', () => {
    expect(rulerGeometry(0, -3, 3)).toMatchObject({ marker: 50, position: 'within' });
  });

  it('draws nothing without a number, without bounds, or on an impossible interval', () => {
    expect(rulerGeometry(undefined, 3.5, 5.3)).toBeUndefined();
    expect(rulerGeometry(Number.NaN, 3.5, 5.3)).toBeUndefined();
    expect(rulerGeometry(5, undefined, undefined)).toBeUndefined();
    expect(rulerGeometry(5, 5.3, 3.5)).toBeUndefined();
    expect(rulerGeometry(5, undefined, 0)).toBeUndefined();
  });
});
