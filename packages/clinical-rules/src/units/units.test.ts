import { describe, expect, it } from 'vitest';
import { convert } from './convert.ts';
import { findUnit, isUnitless, normaliseUnit, UNIT_NAMES } from './unit.ts';

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
    ['mL·min⁻¹·1.73m⁻²', 'mL/min/1.73m²'],
    ['毫升/分/1.73平方米', 'mL/min/1.73m²'],
    ['mL/sec/1.73m2', 'mL/s/1.73m²'],
    ['毫升/分', 'mL/min'],
    ['mmol\u2044L', 'mmol/L'],
    ['mmol\u2215L', 'mmol/L'],
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
    expect(normaliseUnit(' \u00b5kat/g ')).toBe('\u03bckat/g');
    expect(findUnit('5mL/min/1.73m2')).toBeNull();
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

  it('takes a mass for no pressure, whichever way it is asked', () => {
    for (const other of ['mg/dL', 'μmol/L']) {
      expect([converted(1, other, 'kPa', 'CREA'), converted(1, 'kPa', other, 'CREA')]).toEqual([
        'no_conversion',
        'no_conversion',
      ]);
    }
  });

  it('meets U in IU, and neither in a mass', () => {
    expect([converted(5, 'U/L', 'IU/L'), converted(5, 'mIU/L', 'mU/L')]).toEqual([5, 5]);
    expect([converted(5, 'U/L', 'mg/L'), converted(5, 'mg/L', 'IU/L')]).toEqual(['no_conversion', 'no_conversion']);
  });

  it('takes a number without unit for a share of one, and for nothing else', () => {
    expect([converted(0.42, '', '%'), converted(0.42, '-', 'L/L')]).toEqual([42, 0.42]);
    expect([converted(1, '', 'g/L'), converted(1, '', '个/视野')]).toEqual(['no_conversion', 'no_conversion']);
    expect(convert(5, '', '-')).toEqual({ ok: true, value: 5, factor: 1, source: '' });
    expect(convert(5, 'mmol/L', 'MMOL/L')).toEqual({ ok: true, value: 5, factor: 1, source: '' });
  });
});

/** What each unit measures: those of one line convert into each other, and into no other line. */
const MEASURED: Readonly<Record<string, string>> = {
  mass_concentration: 'g/L g/dL mg/L μg/mL mg/dL μg/L ng/mL μg/dL ng/dL ng/L pg/mL',
  feu_concentration: 'mg/L FEU|ng/mL FEU',
  ddu_concentration: 'mg/L DDU|ng/mL DDU',
  molar_concentration: 'mol/L mmol/L μmol/L nmol/L pmol/L',
  equivalents: 'mEq/L',
  catalytic: 'U/L U/mL μkat/L nkat/L mU/L kU/L',
  arbitrary: 'IU/L mIU/L μIU/mL mIU/mL IU/mL',
  count: '10^12/L 10^4/μL 10^9/L 10^6/L 个/μL 10^6/mL',
  field_count: '/HP',
  pressure: 'mmHg kPa',
  water_column: 'mmH2O cmH2O',
  osmolality: 'mOsm/kg',
  fraction: '% L/L ‰',
  volume: 'fL',
  mass: 'pg',
  time: 's',
  rate: 'mm/h',
  filtration: 'mL/min/1.73m² mL/s/1.73m²',
  clearance: 'mL/min',
  mass_ratio: 'mg/g μg/g',
  mass_per_molar: 'mg/mmol',
  daily_mass: 'g/24h mg/24h μg/24h',
  daily_amount: 'nmol/24h',
  daily_molar: 'μmol/24h mmol/24h',
  renin_activity: 'ng/mL/h',
  temperature: '℃',
  dilution: '倒数滴度',
  per_sample: 'copies/mL 10^6/次',
  arbitrary_dose: 'RU/mL mAU/mL',
  signal_ratio: 'GMI Index S/CO COI',
  liquid_volume: 'L mL',
  gas_share: 'ppb',
  bottles: '瓶',
  duration: '周',
  median_multiple: 'MoM',
  grade: '度',
  points: '分',
};

describe('what a unit measures', () => {
  const lines = Object.entries(MEASURED).map(
    ([kind, text]) => [kind, text.split(text.includes('|') ? '|' : ' ')] as const,
  );

  it('is told of every unit', () => {
    expect(lines.flatMap(([, names]) => names).toSorted()).toEqual(UNIT_NAMES.toSorted());
  });

  it.each(lines)('%s: %j', (kind, names) => {
    expect(names.map((name) => [name, findUnit(name)?.kind])).toEqual(names.map((name) => [name, kind]));
  });
});
