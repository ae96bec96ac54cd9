import { describe, expect, it, test } from 'vitest';
import { findItem } from '../catalogue/catalogue.ts';
import type { Sex } from '../core/rule-stamp.ts';
import type { Person } from './condition.ts';
import { labsBehind } from './derived-codes.ts';
import { prepareLabs } from './facts.ts';
import type { LabRow } from './facts.ts';

type Labs = Readonly<Record<string, number | string>>;

const rowsOf = (labs: Labs): LabRow[] =>
  Object.entries(labs).map(([lab, result]) => ({
    laboratoryId: lab,
    code: lab,
    result,
    unit: findItem(lab)?.unit ?? '',
  }));

function figure(code: string, labs: Labs, sex: Sex | null = 'male', ageYears = 40) {
  return prepareLabs(rowsOf(labs), { sex, ageYears }).facts.get(code);
}

// Each of these needs all that stands beside it.
describe.each<[string, Labs]>([
  ['R_OSMGAP', { OSM: 350, NA: 140, GLU: 6, UREA: 5 }],
  ['R_AGC', { NA: 140, CL: 100, HCO3: 10 }],
  ['R_TON', { NA: 120, GLU: 30 }],
  ['R_PF', { PO2: 60, FIO2: 40 }],
  ['R_CSFGLU', { 'CSF-GLU': 2, GLU: 8 }],
  ['R_R', { ALT: 100, ALP: 125 }],
  ['R_MUSC', { CK: 2000, AST: 200, ALT: 100 }],
  ['R_CHOLR', { ALP: 300, ALT: 60, GGT: 200 }],
  ['R_ANC', { WBC: 3.2, 'NEUT%': 12 }],
  ['R_ARR', { PAC: 20, PRA: 0.5 }],
  ['R_PVHB', { HGB: 180 }],
  ['R_PVHCT', { HCT: 0.55 }],
  ['R_MEGAL', { MCV: 118 }],
  ['R_TON', { OSM: 290 }],
  ['R_NACORR', { NA: 130 }],
  ['R_PHTC', { PHT: 8 }],
  ['R_CACORR', { CA: 2.3 }],
])('%s', (code, labs) => {
  it.each(Object.keys(labs))('is not made without %s', (missing) => {
    const { [missing]: _, ...rest } = labs;
    expect(figure(code, labs)).toBeDefined();
    expect(figure(code, { ...rest, MG: 0.9 })).toBeUndefined();
  });
});

test('what is compared with the limit of a sex needs the sex', () => {
  expect([figure('R_PVHB', { HGB: 180 }, null), figure('R_PVHCT', { HCT: 0.55 }, null)]).toEqual([
    undefined,
    undefined,
  ]);
});

test.each<[string, string, Labs, number]>([
  ['a glucose up to 5.5 corrects no sodium', 'R_NACORR', { NA: 130, GLU: 4 }, 130],
  ['nor does a full albumin the gap', 'R_AGC', { NA: 140, CL: 100, HCO3: 10, ALB: 45 }, 30],
  // Sheiner-Tozer corrects a low albumin alone.
  ['nor one of 35 g/L the phenytoin', 'R_PHTC', { PHT: 8, ALB: 35 }, 8],
  ['nor an unknown one', 'R_PHTC', { PHT: 8 }, 8],
  ['a reticulocyte count that was printed counts as it is', 'R_RETA', { RETA: 90, RBC: 4, 'RET%': 1 }, 90],
  ['any of the three tests speaks for diabetes', 'R_DM2', { GLU: 5, OGTT2H: 11.1 }, 1],
  ['a glucose alone does', 'R_DM2', { GLU: 7 }, 1],
  ['two hours after the load too', 'R_DM2', { OGTT2H: 12 }, 1],
  ['and a haemoglobin A1c', 'R_DM2', { HBA1C: 6.5 }, 1],
  ['a protein of the ascites alone is one of Runyon’s', 'R_RUNYON', { 'ASC-TP': 15 }, 1],
  ['a glucose alone too', 'R_RUNYON', { 'ASC-GLU': 2 }, 1],
  ['haemoglobin and neutrophils are two cell lines', 'R_HLH', { HGB: 80, 'NEUT#': 0.5 }, 1],
  ['a fibrinogen of 1.5 g/L is a criterion', 'R_HLH', { FIB: 1.5 }, 1],
  ['so are silent NK cells', 'R_HLH', { NKACT: 5 }, 1],
  ['an indirect bilirubin alone shows haemolysis', 'R_HEMOL', { HGB: 90, LDH: 400, IBIL: 40 }, 2],
  ['an LDH of the fluid above that of the blood is one of Runyon’s', 'R_RUNYON', { 'ASC-LDH': 300 }, 1],
  ['a GGT that is not high is no cholestasis', 'R_CHOLR', { ALP: 300, ALT: 60, GGT: 30 }, 0],
  ['nor is an ALP below twice its limit', 'R_CHOLR', { ALP: 240, ALT: 60, GGT: 200 }, 0],
  ['nor an ALT far above it', 'R_CHOLR', { ALP: 300, ALT: 600, GGT: 200 }, 0],
  // A gap above 16 tells of hidden HCO3- where HCO3- is low, or from 20 on.
  ['a low HCO3- and a gap of 18', 'R_POTHCO3', { NA: 140, CL: 102, HCO3: 20 }, 22],
  ['a normal HCO3- and a gap of 20', 'R_POTHCO3', { NA: 140, CL: 96, HCO3: 24 }, 28],
  // The renin that is only told to lie below its floor is the floor.
  ['a renin below 0.1', 'R_ARR', { PAC: 20, PRA: '<0.1' }, 100],
  ['a renin below the floor itself', 'R_ARR', { PAC: 20, PRA: '<0.2' }, 100],
])('%s', (_name, code, labs, value) => {
  expect(figure(code, labs)?.point).toBeCloseTo(value, 6);
});

test.each<[string, string, Labs]>([
  ['a normal HCO3- and a gap of 18 hide nothing', 'R_POTHCO3', { NA: 140, CL: 98, HCO3: 24 }],
  ['a renin that may lie above its floor gives no ratio', 'R_ARR', { PAC: 20, PRA: '<0.5' }],
  ['nor does one that is told to lie above a bound', 'R_ARR', { PAC: 20, PRA: '>0.1' }],
  ['nor at least at it', 'R_ARR', { PAC: 20, PRA: '≥0.1' }],
  ['nor above it in words', 'R_ARR', { PAC: 20, PRA: '大于0.1' }],
  ['nor a word', 'R_ARR', { PAC: 20, PRA: '溶血' }],
  ['a random glucose beside a fasting one gives no HOMA', 'R_HOMA', { GLU: 5, INS: 9, 'GLU-R': 9 }],
  ['an MCV that is a bound tells no megaloblasts', 'R_MEGAL', { MCV: '>115' }],
])('%s', (_name, code, labs) => {
  expect(figure(code, labs)).toBeUndefined();
});

// −8.09 + 1.04 ln 50 + 0.732 ln 35 = −1.419, 19.48 %, over 29.9; a year before −12 + 2.38 ln 50 + 0.0626 ln 35 = −2.467, 7.82 %, over 11.4.
test('ROMA is of a woman whose age is known', () => {
  const of = (person: Person) => prepareLabs(rowsOf({ HE4: 50, CA125: 35 }), person).facts.has('R_ROMA');
  expect(of({ sex: 'female', ageYears: 50 })).toBe(true);
  expect([of({ sex: null, ageYears: 50 }), of({ sex: 'female', ageYears: null })]).toEqual([false, false]);
});

test('ROMA changes its formula and its limit at 50 years, and needs two markers above 0', () => {
  const roma = (ageYears: number, labs: Labs) => figure('R_ROMA', labs, 'female', ageYears)?.point;
  expect(roma(50, { HE4: 50, CA125: 35 })).toBeCloseTo(0.6516, 3);
  expect(roma(49, { HE4: 50, CA125: 35 })).toBeCloseTo(0.6862, 3);
  expect([roma(50, { HE4: 50 }), roma(50, { CA125: 35 })]).toEqual([undefined, undefined]);
  expect([roma(50, { HE4: 0, CA125: 35 }), roma(50, { HE4: 50, CA125: 0 })]).toEqual([undefined, undefined]);
});

// Calcium of adults: 2.11 to 2.52 mmol/L; indirect bilirubin has an upper limit alone.
test.each<[string, Labs, object]>([
  ['R_CACORR', { CA: 2.8 }, { state: 'abnormal', abnormalType: 1 }],
  ['R_CACORR', { CA: 1.9 }, { state: 'abnormal', abnormalType: -1 }],
  ['R_CACORR', { CA: 2.3 }, { state: 'normal' }],
  ['R_IBIL', { TBIL: 8, DBIL: 3 }, { state: 'normal' }],
  // Bicarbonate of adults: 22 to 27 mmol/L; 0.0307 × 30 × 10^(7.2 − 6.1) = 11.6.
  ['R_HCO3', { PH: 7.2, PCO2: 30 }, { state: 'abnormal', abnormalType: -1 }],
])('%s of %j is judged by the interval of its item', (code, labs, flag) => {
  expect(figure(code, labs)?.flag).toEqual(flag);
});

test('a figure of no item is judged by none, and has no specimen', () => {
  expect(figure('R_MENTZER', { MCV: 70, RBC: 5 })).toMatchObject({ flag: null, interval: {}, specimen: '' });
  expect(figure('R_MENTZER', { MCV: 70, RBC: 5 })?.laboratoryIds).toEqual(['MCV', 'RBC']);
});

test('a glucose of any time stands behind what it was taken for, and behind nothing else that is missing', () => {
  expect(figure('R_CSFGLU', { 'CSF-GLU': 2, 'GLU-R': 8 })?.codes).toEqual(['CSF-GLU', 'GLU-R']);
  expect(figure('R_OSMGAP', { OSM: 345, NA: 140, UREA: 5, 'GLU-R': 8 })?.codes.toSorted()).toEqual([
    'GLU-R',
    'NA',
    'OSM',
    'UREA',
  ]);
  expect(figure('R_CSFGLU', { 'CSF-GLU': 2, GLU: 8, 'GLU-R': 9 })?.codes).toEqual(['CSF-GLU', 'GLU']);
});

test('an upper limit that the own range does not print is no limit', () => {
  const rows = rowsOf({ ALT: 100, ALP: 125, CK: 2000, AST: 200, GGT: 200 });
  const facts = (code: string) =>
    prepareLabs(
      rows.map((row) => (row.code === code ? { ...row, range: '>5' } : row)),
      { sex: 'male', ageYears: 40 },
    ).facts;
  expect([facts('GGT').has('R_R'), facts('ALT').has('R_R'), facts('ALP').has('R_R')]).toEqual([true, false, false]);
  expect([facts('CK').has('R_MUSC'), facts('ALP').has('R_MUSC')]).toEqual([false, true]);
});

test('behind a lab stands itself, behind a figure all that it is made of', () => {
  expect(labsBehind('K')).toEqual(['K']);
  // By the index of Mentzer and the red cells.
  expect(labsBehind('R_MENTZL').toSorted()).toEqual(['MCV', 'RBC']);
});
