import { describe, expect, it } from 'vitest';
import { flagResult } from '../flags/flag.ts';
import { findItem } from '../catalogue/catalogue.ts';
import { hasPower, withoutPower, withoutPowers } from './powers.ts';

describe('a figure with a power of ten', () => {
  it.each([
    ['3.20×10^6', '3200000'],
    ['3.2×10⁶', '3200000'],
    ['3.2*10^6', '3200000'],
    ['3.2 E+06', '3200000'],
    ['<5.0×10^2', '<500'],
    ['1.5×10⁻²', '0.015'],
    ['0-1.0×10^3', '0-1000'],
    ['3.5×10^6-5.5×10^6', '3500000-5500000'],
    ['12×10^-1', '1.2'],
    ['3 × 10 ** 6', '3000000'],
    ['1.5×10^12', '1500000000000'],
    ['1×10^15', '1000000000000000'],
    ['3E6', '3000000'],
    ['3.2 E6', '3200000'],
    ['3.2E 6', '3200000'],
    ['3.2e-2', '0.032'],
  ])('%s is %s', (printed, plain) => {
    expect(withoutPower(printed, 'IU/mL')).toBe(plain);
    expect(hasPower({ result: printed, unit: 'IU/mL' })).toBe(true);
  });

  it.each([
    ['6.5×10^9', '10^9/L'],
    ['6.5×10^9', '10 ^9/L'],
    ['18×10^4', '万/μL'],
    ['6.5×10^9 /L', ''],
    ['6.5×10', 'IU/mL'],
    ['6.5×10^9/L', ''],
    ['阴性', 'IU/mL'],
    ['10.2', 'g/L'],
  ])('%s beside %s stays', (printed, unit) => {
    expect(withoutPower(printed, unit)).toBe(printed);
    expect(hasPower({ result: printed, unit })).toBe(false);
  });

  it('is left where it is more than a figure is told with, or no power can be read', () => {
    for (const printed of ['1×10^16', '1×10^-16', '3.2×10+⁻6']) expect(withoutPower(printed, '')).toBe(printed);
    expect(withoutPower(1e21, '')).toBe(1e21);
    expect(withoutPower(null, '')).toBeNull();
  });

  it('of a row is taken out of its result and its range; a row without one stays the same', () => {
    const row = { code: 'RBC', result: '3.2×10^6', unit: 'IU/mL', range_text: '<1×10^2' };
    expect(withoutPowers(row)).toEqual({ ...row, result: '3200000', range_text: '<100' });
    expect(withoutPowers({ ...row, result: '5' })).toMatchObject({ result: '5', range_text: '<100' });
    expect(withoutPowers({ ...row, range_text: '<5' })).toMatchObject({ result: '3200000', range_text: '<5' });
    const plain = { ...row, result: '5', range_text: '<5' };
    expect(withoutPowers(plain)).toBe(plain);
  });

  it('a load of 3.20×10^6 is above its limit', () => {
    const flag = flagResult({ result: '3.20×10^6', unit: 'IU/mL', range: '<1.0×10^2', item: findItem('HBVDNA') });
    expect(flag).toMatchObject({ state: 'abnormal', abnormalType: 1 });
  });
});
