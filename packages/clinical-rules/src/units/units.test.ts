import { describe, expect, it } from 'vitest';
import { convert } from './convert.ts';
import { findUnit, isUnitless, normaliseUnit } from './unit.ts';

describe('unit spellings', () => {
  it.each([
    ['\u00b5mol/L', '\u03bcmol/L'],
    ['\u03bcmol/L', '\u03bcmol/L'],
    ['umol/l', '\u03bcmol/L'],
    ['UMOL/L', '\u03bcmol/L'],
    [' mmol / L ', 'mmol/L'],
    ['ＭＭＯＬ／Ｌ', 'mmol/L'],
    ['10^9/L', '10^9/L'],
    ['×10⁹/L', '10^9/L'],
    ['*10^9/L', '10^9/L'],
    ['x10e9/L', '10^9/L'],
    ['10*9/L', '10^9/L'],
    ['10*3/uL', '10^9/L'],
    ['10⁹/L', '10^9/L'],
    ['×10¹²/L', '10^12/L'],
    ['10*6/uL', '10^12/L'],
    ['mL/min/1.73m2', 'mL/min/1.73m²'],
    ['mL/min/1.73 m²', 'mL/min/1.73m²'],
    ['ml/min/{1.73_m2}', 'mL/min/1.73m²'],
    ['ml·min⁻¹·(1.73m²)⁻¹', 'mL/min/1.73m²'],
    ['mL/(min*1.73m^2)', 'mL/min/1.73m²'],
    ['ml/1.73㎡/min', 'mL/min/1.73m²'],
    ['毫升/分钟/1.73平方米', 'mL/min/1.73m²'],
    ['mL/s/1.73m2', 'mL/s/1.73m²'],
    ['毫升/分', 'mL/min'],
    ['mm[Hg]', 'mmHg'],
    ['u/l', 'U/L'],
    ['IU/L', 'IU/L'],
    ['g/d', 'g/24h'],
    ['/HPF', '/HP'],
    ['mmHg', 'mmHg'],
    ['kPa', 'kPa'],
  ])('%s is %s', (text, name) => {
    expect(normaliseUnit(text)).toBe(name);
    expect(findUnit(text)?.name).toBe(name);
  });

  it('keeps an unknown unit as it is, with micro as U+03BC', () => {
    expect(findUnit('个/视野')).toBeNull();
    expect(normaliseUnit(' 个/视野 ')).toBe('个/视野');
    expect(normaliseUnit('\u00b5kat/L')).toBe('\u03bckat/L');
  });

  it('knows the spellings of no unit', () => {
    for (const text of ['', ' ', '-', '/', '{pH}', null, undefined]) expect(isUnitless(text)).toBe(true);
    expect(isUnitless('g/L')).toBe(false);
    expect(normaliseUnit('-')).toBe('');
  });
});

function converted(value: number, from: string, to: string, analyte?: string): number | string {
  const result = convert(value, from, to, analyte);
  return result.ok ? result.value : result.reason;
}

describe('conversion', () => {
  it.each([
    [1, 'kPa', 'mmHg', undefined, 7.50062],
    [80, 'mmHg', 'kPa', undefined, 10.66578],
    [88.4, 'μmol/L', 'mg/dL', 'CREA', 1],
    [1, 'mg/dl', 'umol/L', 'CREA', 88.4],
    [10, 'mmol/L', 'mg/dL', 'GLU', 180.16],
    [126, 'mg/dL', 'mmol/L', 'GLU', 6.99378],
    [5, 'mmol/L', 'mg/dL', 'UREA', 14.005],
    [10, 'μg/dL', 'nmol/L', 'COR8', 275.9],
    [10, 'pmol/L', 'pg/mL', 'ACTH', 45.41],
    [10, 'ng/dL', 'pmol/L', 'PAC', 277],
    [3.4, 'mg/mmol', 'mg/g', 'UACR', 30.056],
    [12.87, 'pmol/L', 'ng/dL', 'FT4', 1],
    [1.536, 'pmol/L', 'pg/mL', 'FT3', 1],
    [4, 'g/dL', 'g/L', 'ALB', 40],
    [2.5, 'mmol/L', 'mg/dL', 'CA', 10.02],
    [17.1, 'μmol/L', 'mg/dL', 'TBIL', 1],
    [0.45, 'g/L', 'mg/dL', 'CSF-TP', 45],
    [4, 'mEq/L', 'mmol/L', 'K', 4],
    [7.1, '10*3/uL', '10^9/L', 'WBC', 7.1],
    [45, '%', 'L/L', 'HCT', 0.45],
    [15, '%', '', 'FPSA%', 0.15],
    [60, 'mL/min', 'mL/min/1.73m²', 'EGFR', 60],
    [30, 'ng/mL', 'μg/L', 'FER', 30],
    [2, 'mIU/L', 'μIU/mL', 'TSH', 2],
    [75, 'nmol/L', 'ng/mL', 'VITD', 30.048],
    [100, 'μg/dL', 'μmol/L', 'NH3', 58.7199],
    [100, 'μg/dL', 'μmol/L', 'FE', 17.9067],
    [300, 'pg/mL', 'pmol/L', 'B12', 221.3369],
    [4, 'ng/mL', 'nmol/L', 'FOL', 9.0621],
    [9.9, 'mmol/L', 'g/L', 'HGB', 159.5286],
    [20, 'μg/mL', 'μmol/L', 'THEO', 111.0124],
    [10, 'pmol/L', 'pg/mL', 'PTH', 94.25],
    [8, 'μg/dL', 'nmol/L', 'TT4', 102.9773],
    [1.2, 'mEq/L', 'mmol/L', 'LI', 1.2],
    [60, 'pmol/L', 'μIU/mL', 'INS', 10],
    [50, 'μg/24h', 'nmol/24h', 'UFC', 137.95],
    [1, 'μmol/24h', 'μg/24h', 'UCU24', 63.55],
    [0.75, 'μkat/L', 'U/L', 'ALT', 45],
    // Favaloro 2014: one D-dimer unit is about two fibrinogen equivalents.
    [230, 'ng/mL DDU', 'mg/L FEU', 'DD', 0.46],
    [0.25, 'mg/L DDU', 'mg/L FEU', 'DD', 0.5],
    [0.75, 'mL/s/1.73m2', 'mL/min/1.73m²', 'EGFR', 45],
  ])('%f %s in %s of %s', (value, from, to, analyte, expected) => {
    expect(converted(value, from, to, analyte)).toBeCloseTo(expected, 4);
  });

  it('is the identity for one unit in two spellings', () => {
    expect(converted(70, '\u00b5mol/L', 'umol/l', 'CREA')).toBe(70);
  });

  it('says what it cannot do instead of passing the number on', () => {
    expect(converted(1, 'mg/dL', 'μmol/L')).toBe('no_conversion');
    expect(converted(1, 'mg/dL', 'μmol/L', 'ALB')).toBe('no_conversion');
    expect(converted(1, '个/视野', '/HP', 'UWBC')).toBe('unknown_unit');
    expect(converted(1, '', 'mmol/L', 'K')).toBe('no_conversion');
    // Fibrinogen equivalents and D-dimer units differ by a factor of two; a bare mg/L does not say which it is.
    expect(converted(1, 'mg/L', 'mg/L FEU', 'DD')).toBe('no_conversion');
  });

  it('names the source of each factor', () => {
    const result = convert(1, 'mg/dL', 'μmol/L', 'CREA');
    expect(result.ok && result.source).toContain('肌酐');
  });
});
