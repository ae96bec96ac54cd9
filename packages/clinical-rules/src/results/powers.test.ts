import { describe, expect, it } from 'vitest';
import { flagResult } from '../flags/flag.ts';
import { findItem } from '../catalogue/catalogue.ts';
import { hasPower, withoutPower } from './powers.ts';

describe('a figure with a power of ten', () => {
  it.each([
    ['3.20×10^6', '3200000'],
    ['3.2×10⁶', '3200000'],
    ['3.2*10^6', '3200000'],
    ['3.2 E+06', '3200000'],
    ['<5.0×10^2', '<500'],
    ['1.5×10⁻²', '0.015'],
    ['0-1.0×10^3', '0-1000'],
  ])('%s is %s', (printed, plain) => {
    expect(withoutPower(printed, 'IU/mL')).toBe(plain);
  });

  it.each([
    ['6.5×10^9', '10^9/L'],
    ['18×10^4', '万/μL'],
    ['6.5×10^9/L', ''],
    ['阴性', 'IU/mL'],
    ['10.2', 'g/L'],
  ])('%s beside %s stays', (printed, unit) => {
    expect(withoutPower(printed, unit)).toBe(printed);
    expect(hasPower({ result: printed, unit })).toBe(false);
  });

  it('a load of 3.20×10^6 is above its limit', () => {
    const flag = flagResult({ result: '3.20×10^6', unit: 'IU/mL', range: '<1.0×10^2', item: findItem('HBVDNA') });
    expect(flag).toMatchObject({ state: 'abnormal', abnormalType: 1 });
  });
});
