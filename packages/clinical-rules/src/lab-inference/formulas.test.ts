import { expect, test } from 'vitest';
import { findItem } from '../catalogue/catalogue.ts';
import { DERIVED_FIGURES } from './derived-codes.ts';
import { prepareLabs } from './facts.ts';
import { FORMULA_CODES } from './formulas.ts';
import { EARLIER_CREATININE_CODES } from './derived-codes.ts';
import { PERSON_CODES } from './rule-row.ts';

type Labs = Readonly<Record<string, number | string>>;

function figure(code: string, labs: Labs, sex: 'male' | 'female' = 'male', ageYears = 40) {
  const rows = Object.entries(labs).map(([lab, result]) => ({
    laboratoryId: lab,
    code: lab,
    result,
    unit: findItem(lab)?.unit ?? '',
  }));
  return prepareLabs(rows, { sex, ageYears }).facts.get(code);
}

test('every formula of the table is written, and no other', () => {
  const table = DERIVED_FIGURES.filter(({ kind }) => kind === 'formula').map(({ code }) => code);
  expect(FORMULA_CODES.toSorted()).toEqual(table.toSorted());
});

test('figures are made of known items, persons and figures that stand before them', () => {
  const known = new Set<string>([...PERSON_CODES, ...EARLIER_CREATININE_CODES]);
  for (const { code, inputs } of DERIVED_FIGURES) {
    expect([code, inputs.filter((input) => !known.has(input) && !findItem(input))]).toEqual([code, []]);
    known.add(code);
  }
});

test('changes have a window that lies before the report', () => {
  for (const { code, kind, fromHours = -1, toHours = -1 } of DERIVED_FIGURES) {
    if (kind === 'formula') expect([code, fromHours, toHours]).toEqual([code, -1, -1]);
    else expect(fromHours >= 0 && toHours > fromHours, code).toBe(true);
  }
});

// Worked out by hand from the formula of each figure; adult limits: ALT 50, ALP 125, LDH 250, CK 310 U/L.
const WORKED_OUT: readonly (readonly [string, Labs, number])[] = [
  ['R_MENTZER', { MCV: 70, RBC: 5 }, 14],
  ['R_MENTZL', { MCV: 65, RBC: 5 }, 1],
  ['R_MENTZL', { MCV: 70, RBC: 5 }, 0],
  ['R_RDWI', { MCV: 70, 'RDW-CV': 15, RBC: 5 }, 210],
  ['R_R', { ALT: 100, ALP: 125 }, 2],
  ['R_AST_ALT', { AST: 80, ALT: 40 }, 2],
  ['R_UREA_CREA', { UREA: 10, CREA: 80 }, 125],
  ['R_CREA_BASE', { CREA: 120, CREA_BASE: 80 }, 1.5],
  ['D_CREA48', { CREA: 120, CREA_48H: 90 }, 30],
  ['R_DM2', { GLU: 7, OGTT2H: 10, HBA1C: 6.5 }, 2],
  ['R_CACORR', { CA: 2, ALB: 30 }, 2.2],
  ['R_CACORR', { CA: 2, ALB: 45 }, 2],
  ['R_CACORR', { CA: 2 }, 2],
  ['R_HCO3', { HCO3: 20, PH: 7.4, PCO2: 40 }, 20],
  ['R_HCO3', { PH: 7.4, PCO2: 40 }, 24.5],
  ['R_BIC', { CO2CP: 21 }, 21],
  ['R_AGC', { NA: 140, CL: 100, HCO3: 10, ALB: 20 }, 35],
  ['R_AGC', { AG: 14 }, 14],
  ['R_OSMGAP', { OSM: 345, NA: 140, UREA: 5, 'GLU-R': 8 }, 52],
  ['R_CSFGLU', { 'CSF-GLU': 2.6, 'GLU-R': 8 }, 0.325],
  ['R_CSFGLU', { 'CSF-GLU': 2.6, GLU: 5.2, 'GLU-R': 8 }, 0.5],
  ['R_WINTER', { PCO2: 30, HCO3: 12, PH: 7.2 }, 4],
  ['R_POTHCO3', { NA: 140, CL: 90, HCO3: 20 }, 34],
  ['R_OSMGAP', { OSM: 350, NA: 140, GLU: 6, UREA: 5 }, 59],
  ['R_OSMGAP', { OSM: 350, NA: 140, GLU: 6, UREA: 5, ETOH: 46 }, 49],
  ['R_OSMGAP', { OSMGAP: 12 }, 12],
  ['R_TONM', { OSM: 300, UREA: 20, ETOH: 46 }, 270],
  ['R_TON', { OSM: 300, UREA: 20 }, 280],
  ['R_TON', { OSM: 290 }, 290],
  ['R_TON', { NA: 120, GLU: 30 }, 270],
  ['R_NACORR', { NA: 130, GLU: 27.5 }, 139.6],
  ['R_NACORR', { NA: 130 }, 130],
  ['R_FENA', { UNA: 20, CREA: 200, NA: 140, UCREA: 10 }, 2 / 7],
  ['R_FEUREA', { UUREA: 100, CREA: 200, UREA: 20, UCREA: 10 }, 10],
  ['R_UAG', { UNA: 40, UK: 20, UCL: 80 }, -20],
  ['R_IGAC3', { IGA: 4, C3: 0.8 }, 5],
  ['R_PHTC', { PHT: 8, ALB: 20 }, 16],
  ['R_PHTC', { PHT: 8, ALB: 40 }, 8],
  ['R_PF', { PO2: 60, FIO2: 40 }, 150],
  ['R_PF', { OI: 250 }, 250],
  ['R_PFTP', { 'PF-TP': 40, TP: 80 }, 0.5],
  ['R_PFLDH', { 'PF-LDH': 300, LDH: 200 }, 1.5],
  ['R_PFLDHU', { 'PF-LDH': 500 }, 2],
  ['R_PFCEA', { 'PF-CEA': 10, CEA: 4 }, 2.5],
  ['R_CSFGLU', { 'CSF-GLU': 2, GLU: 8 }, 0.25],
  ['R_PCFTP', { 'PCF-TP': 30, TP: 60 }, 0.5],
  ['R_PCFLDH', { 'PCF-LDH': 300, LDH: 200 }, 1.5],
  ['R_PCFLDHU', { 'PCF-LDH': 500 }, 2],
  ['R_SAAG', { ALB: 30, 'ASC-ALB': 15 }, 15],
  ['R_ASCPMN', { 'ASC-WBC': 1200, 'ASC-PMN%': 80 }, 960],
  ['R_ASCPMN', { 'ASC-WBC': 2000, 'ASC-PMN%': 80, 'ASC-RBC': 60000 }, 1360],
  ['R_ASCPMN', { 'ASC-WBC': 500, 'ASC-PMN%': 50, 'ASC-RBC': 10000 }, 250],
  ['R_ASCPMNC', { 'ASC-PMN': 300, 'ASC-RBC': 25000 }, 200],
  ['R_ASCLDH', { 'ASC-LDH': 500 }, 2],
  ['R_RUNYON', { 'ASC-TP': 15, 'ASC-GLU': 2, 'ASC-LDH': 200 }, 2],
  ['R_LH_FSH', { LH: 12, FSH: 4 }, 3],
  ['R_HOMA', { GLU: 5, INS: 9 }, 2],
  ['R_ARR', { PAC: 20, PRA: 0.1 }, 100],
  ['R_ARRD', { PAC: 20, DRC: 1 }, 10],
  ['R_IBIL', { TBIL: 50, DBIL: 10 }, 40],
  ['R_IBIL', { TBIL: 50, DBIL: 10, IBIL: 38 }, 38],
  ['R_DB_TB', { TBIL: 50, DBIL: 10 }, 0.2],
  ['R_PVHB', { HGB: 180 }, 15],
  ['R_PVHCT', { HCT: 0.55 }, 0.06],
  ['R_HLH', { HGB: 80, PLT: 50, 'NEUT#': 0.5, TG: 3.5, FER: 600, SCD25: 3000, HPHAGO: '阳性' }, 5],
  ['R_HLHS', { TG: 3, FER: 4000 }, 1],
  ['R_HLHS', { TG: 3, FER: 2999 }, 0],
  ['R_ANC', { WBC: 3.2, 'NEUT%': 12 }, 0.384],
  ['R_RETA', { RBC: 4, 'RET%': 2 }, 80],
  ['R_VWF', { VWFACT: 30, VWFAG: 100 }, 0.3],
  ['R_HEMOL', { HGB: 90, LDH: 400, TBIL: 40, DBIL: 8 }, 2],
  ['R_HEMOL', { HGB: 90, LDH: 400, TBIL: 60, DBIL: 30 }, 1],
  ['R_MEGAL', { MCV: 118 }, 1],
  ['R_MEGAL', { MCV: 118, 'RET%': 5 }, 0],
  ['R_BCREAL', { BC: '阳性' }, 1],
  ['R_BCREAL', { BC: '阳性', BCCON: '阳性' }, 0],
  ['R_OTHFUN', { BCFUN: '阳性' }, 1],
  ['R_OTHFUN', { BCFUN: '阳性', CD4: 80 }, 0],
  ['R_OTHFUN', { BCFUN: '阳性', PJNA: '阳性' }, 0],
  ['R_MUSC', { CK: 2000, AST: 200, ALT: 100 }, 1],
  ['R_MUSC', { CK: 1500, AST: 200, ALT: 100 }, 0],
  ['R_CHOLR', { ALP: 300, ALT: 60, GGT: 200 }, 1],
];

test('a count of neutrophils that was printed is not worked out', () => {
  expect(figure('R_ANC', { WBC: 3.2, 'NEUT%': 12, 'NEUT#': 0.4 })).toBeUndefined();
});

test.each(WORKED_OUT)('%s of %j is %d', (code, labs, value) => {
  expect(figure(code, labs)?.point).toBeCloseTo(value, 6);
});

test.each([
  [40, 2.729],
  [60, 1.313],
])('ROMA over its cut-off at %i years is %d, of a woman alone', (ageYears, value) => {
  expect(figure('R_ROMA', { HE4: 100, CA125: 50 }, 'female', ageYears)?.point).toBeCloseTo(value, 3);
  expect(figure('R_ROMA', { HE4: 100, CA125: 50 }, 'male', ageYears)).toBeUndefined();
});

test('a woman’s haemoglobin is compared with her own limit', () => {
  expect(figure('R_PVHB', { HGB: 180 }, 'female')?.point).toBe(20);
  expect(figure('R_PVHCT', { HCT: 0.55 }, 'female')?.point).toBeCloseTo(0.07, 6);
});

test('every formula has a value that was worked out', () => {
  const covered = new Set<string>(['R_ROMA', ...WORKED_OUT.map(([code]) => code)]);
  expect(FORMULA_CODES.filter((code) => !covered.has(code))).toEqual([]);
});

test.each<[string, string, Labs]>([
  ['an input is missing', 'R_MENTZER', { MCV: 70 }],
  ['the denominator is 0', 'R_LH_FSH', { LH: 12, FSH: 0 }],
  ['an input is only a bound', 'R_HOMA', { GLU: 5, INS: '<2' }],
  ['room air tells no oxygenation index', 'R_PF', { PO2: 60, FIO2: 21 }],
  ['an alkalaemia has no expected PaCO2 of acidosis', 'R_WINTER', { PCO2: 30, HCO3: 12, PH: 7.45 }],
  ['the anion gap is no wider than 16', 'R_POTHCO3', { NA: 140, CL: 108, HCO3: 20 }],
  ['reticulocytes were counted', 'R_HEMOL', { HGB: 90, LDH: 400, 'RET%': 5 }],
  ['none of the counted items was measured', 'R_DM2', { HGB: 90 }],
  ['none of the criteria was measured', 'R_HLH', { GLU: 5 }],
  ['GGT is missing', 'R_CHOLR', { ALP: 300, ALT: 60 }],
])('there is no figure where %s', (_why, code, labs) => {
  expect(figure(code, labs)).toBeUndefined();
});

test('a corrected figure is judged by the interval of its item, and stands on every row behind it', () => {
  const calcium = figure('R_CACORR', { CA: 2.6, ALB: 30 });
  expect(calcium).toMatchObject({
    flag: { state: 'abnormal', abnormalType: 1 },
    laboratoryIds: ['CA', 'ALB'],
    text: '2.8',
  });
});

test('a figure that the caller hands in stays as it is', () => {
  expect(figure('R_AGC', { NA: 140, CL: 100, HCO3: 24, R_AGC: 30 })?.point).toBe(30);
});
