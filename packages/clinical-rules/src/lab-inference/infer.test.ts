import { describe, expect, it } from 'vitest';
import { findItem } from '../catalogue/catalogue.ts';
import { inferDiagnoses } from './infer.ts';
import type { EarlierResult, Inference, LabRow } from './infer.ts';

type Labs = Readonly<Record<string, number | string>>;

function rowsOf(labs: Labs): LabRow[] {
  return Object.entries(labs).map(([code, result]) => ({
    laboratoryId: `row-${code}`,
    code,
    result,
    unit: findItem(code)?.unit ?? '',
  }));
}

function infer(
  sex: 'male' | 'female',
  ageYears: number,
  labs: Labs,
  earlier: readonly EarlierResult[] = [],
): Inference {
  return inferDiagnoses({ rows: rowsOf(labs), person: { sex, ageYears }, earlier });
}

function shown(inference: Inference): string[] {
  return inference.diagnoses.map(({ id, score, reliable }) => `${id} ${score} ${reliable}`);
}

describe('diagnoses of typical reports', () => {
  it.each<[string, 'male' | 'female', number, Labs, string[]]>([
    [
      'iron deficiency',
      'female',
      32,
      { HGB: 85, MCV: 70, MCH: 22, RBC: 3.9, FER: 6, FE: 4, TIBC: 80, 'RDW-CV': 17 },
      ['IDA 9 2'],
    ],
    [
      'thalassaemia trait; ferritin removes iron deficiency',
      'male',
      25,
      { HGB: 125, MCV: 65, RBC: 6.2, FER: 150, HBA2: 5.2 },
      ['THAL 8 2'],
    ],
    ['macrocytic anaemia without vitamins', 'male', 60, { HGB: 90, MCV: 118 }, ['MEGA 2 0']],
    ['bacterial infection', 'female', 40, { WBC: 15, 'NEUT#': 12, 'NEUT%': 85, CRP: 80, PCT: 1.2 }, ['BACT 7 2']],
    ['overt DIC by ISTH', 'male', 50, { PLT: 45, DD: 6, PT: 18, FIB: 0.8 }, ['DIC 7 2', 'VTE 1 1']],
    ['DIC below five points', 'male', 50, { PLT: 80, DD: 6, PT: 15, FIB: 2.5 }, ['DIC 4 1', 'VTE 1 1']],
    ['platelets and D-dimer alone are no DIC', 'male', 50, { PLT: 80, DD: 2, PT: 15, FIB: 2.5 }, ['VTE 1 1']],
    ['cholestasis', 'female', 55, { ALP: 400, GGT: 300, ALT: 60, DBIL: 50, TBA: 80 }, ['CHOL 6 2']],
    ['pancreatitis', 'male', 50, { AMY: 500, LPS: 700 }, ['PANCR 6 2']],
    ['lipase at exactly three times the limit', 'male', 50, { LPS: 180 }, ['PANCR 3 1']],
    ['lipase just below it', 'male', 50, { LPS: 179.9 }, []],
    [
      'ketoacidosis',
      'male',
      30,
      { GLU: 22, BHB: 5.2, PH: 7.1, HCO3: 8, AG: 25 },
      ['DKA 8 2', 'PHCRIT 3 1', 'MACHAG 8 2', 'DM 3 1'],
    ],
    ['hyperosmolar state', 'male', 70, { GLU: 40, OSM: 345, PH: 7.36 }, ['HHS 6 2', 'DM 3 1']],
    ['diabetes at both limits', 'male', 55, { GLU: 7.0, HBA1C: 6.5 }, ['DM 8 2']],
    ['prediabetes below the limit', 'male', 55, { GLU: 6.99, HBA1C: 5.6 }, ['PREDM 1 1']],
    ['prediabetes from 6.1', 'male', 55, { GLU: 6.1 }, ['PREDM 1 1']],
    ['neither at 6.0', 'male', 55, { GLU: 6.0 }, []],
    ['hyperthyroidism', 'female', 35, { TSH: 0.01, FT4: 40, FT3: 15, TRAB: 5 }, ['HYPERT 7 2', 'GRAVES 6 2']],
    [
      'hypothyroidism with high cholesterol',
      'female',
      50,
      { TSH: 30, FT4: 7, TPOAB: 500, TC: 6.5 },
      ['HYPOT 5 2', 'HASHI 4 2', 'DYSL 1 1'],
    ],
    ['subclinical hypothyroidism', 'female', 50, { TSH: 8, FT4: 15, TPOAB: 500 }, ['HASHI 4 2', 'SCH 3 2']],
    ['NT-proBNP 451 below 50 years', 'male', 49, { NTPROBNP: 451 }, ['HF 3 2']],
    ['NT-proBNP 450 is not above 450', 'male', 49, { NTPROBNP: 450 }, ['HF 1 0']],
    ['NT-proBNP 451 from 50 years is grey', 'male', 50, { NTPROBNP: 451 }, ['HF 1 0']],
    ['NT-proBNP 901 at 75 years', 'male', 75, { NTPROBNP: 901 }, ['HF 3 2']],
    ['NT-proBNP 901 at 76 years is grey', 'male', 76, { NTPROBNP: 901 }, ['HF 1 0']],
    ['NT-proBNP 1801 at 76 years', 'male', 76, { NTPROBNP: 1801 }, ['HF 3 2']],
    ['D-dimer 0.80 at 80 years is not above 0.80', 'male', 80, { DD: 0.8 }, []],
    ['D-dimer 0.81 at 80 years', 'male', 80, { DD: 0.81 }, ['VTE 1 1']],
    ['D-dimer 0.51 at 50 years', 'male', 50, { DD: 0.51 }, ['VTE 1 1']],
    ['D-dimer 0.495 at 30 years is not above 0.5', 'male', 30, { DD: 0.495 }, []],
    ['words for a number', 'male', 49, { NTPROBNP: '溶血', GLU: '溶血', DD: '溶血', FT3: 2, TSH: '溶血' }, []],
    [
      'myeloma clue',
      'male',
      65,
      { GLO: 55, TP: 95, 'A/G': 0.7, CA: 2.9, CREA: 200, HGB: 85, ESR: 110 },
      ['MM 6 2', 'HYPERCA 2 1'],
    ],
    ['nephrotic syndrome', 'male', 40, { UTP24: 5, ALB: 22, TC: 8 }, ['NEPH 6 2', 'DYSL 1 1']],
    ['uric acid of exactly 420', 'male', 45, { UA: 420 }, []],
    ['severe hyperuricaemia with inflammation', 'male', 45, { UA: 560, CRP: 30 }, ['GOUT 4 2']],
    ['pancytopenia', 'female', 28, { WBC: 2.9, HGB: 88, PLT: 60 }, ['PANC 3 1']],
    ['viral pattern', 'male', 30, { WBC: 5, 'LYM%': 60, CRP: 3, PCT: 0.02 }, ['VIRAL 4 2']],
    ['viral pattern removed by procalcitonin', 'male', 30, { WBC: 5, 'LYM%': 60, PCT: 0.6 }, ['BACT 3 1']],
    ['hepatocellular injury', 'male', 40, { ALT: 500, AST: 300, ALP: 100, TBIL: 60 }, ['HEPC 7 2']],
    ['glomerulonephritis', 'male', 30, { URBC: 30, UBLD: '3+', UPRO: '2+', C3: 0.4 }, ['GN 5 2']],
    ['urinary infection', 'female', 30, { UWBC: 50, ULEU: '2+', UNIT: '阳性' }, ['UTI 4 2']],
    [
      'chronic kidney disease',
      'male',
      62,
      { EGFR: 39, UACR: 326, CYSC: 1.86, HGB: 103, P: 1.58 },
      ['CKD 6 2', 'HYPERP 2 1', 'RENAN 2 1'],
    ],
    ['HBV', 'male', 40, { HBSAG: '阳性', HBVDNA: 5000, ALT: 80 }, ['HBV 5 2']],
    ['weakly positive counts', 'male', 40, { TPAB: '弱阳性' }, ['SYPH 3 1']],
    ['a trace does not', 'male', 40, { HBSAG: '±' }, []],
    ['SLE clue by titre', 'female', 28, { ANA: '1:320', DSDNA: 300, C3: 0.4 }, ['SLE 6 2']],
    ['all normal', 'male', 30, { HGB: 150, WBC: 6, PLT: 200, ALT: 20, CREA: 80, GLU: 5 }, []],
  ])('%s', (_name, sex, age, labs, expected) => {
    expect(shown(infer(sex, age, labs))).toEqual(expected);
  });

  it.each<[string, EarlierResult[], number, string[]]>([
    ['26.5 μmol/L up within 48 hours', [{ code: 'CREA', value: 100, hoursAgo: 48 }], 126.5, ['AKI 3 1']],
    ['less than that', [{ code: 'CREA', value: 100, hoursAgo: 48 }], 126.4, []],
    ['26.5 μmol/L up after 49 hours', [{ code: 'CREA', value: 100, hoursAgo: 49 }], 126.5, []],
    ['half above the value of last month', [{ code: 'CREA', value: 80, hoursAgo: 720 }], 120, ['AKI 3 1']],
    ['less than that', [{ code: 'CREA', value: 80, hoursAgo: 720 }], 119, []],
    ['nothing before', [], 300, []],
  ])('creatinine with %s', (_name, earlier, creatinine, expected) => {
    expect(shown(infer('male', 70, { CREA: creatinine }, earlier))).toEqual(expected);
  });

  it('sorts by urgency, then reliability, score and id', () => {
    const inference = infer('male', 50, { GLU: 22, BHB: 5.2, PH: 7.1, HCO3: 8, UA: 560, CRP: 30, HBSAG: '阳性' });
    expect(inference.diagnoses.map(({ urgency, reliable, score, id }) => [urgency, reliable, score, id])).toEqual([
      [1, 2, 7, 'DKA'],
      [1, 1, 3, 'PHCRIT'],
      [2, 2, 4, 'MACU'],
      [2, 1, 3, 'DM'],
      [3, 2, 4, 'GOUT'],
      [3, 1, 3, 'HBV'],
    ]);
  });
});

describe('what a diagnosis carries', () => {
  const ironDeficiency = () => infer('female', 32, { HGB: 85, MCV: 70, FER: 6 }).diagnoses[0];

  it('marks the rows that speak for it and the findings between', () => {
    expect(ironDeficiency()?.evidences).toEqual(['row-HGB', 'row-FER', 'row-MCV']);
    expect(ironDeficiency()?.intermediates).toEqual(['贫血', '铁缺乏', '小细胞低色素']);
  });

  it('explains its score and names what is missing', () => {
    expect(ironDeficiency()?.contributions).toMatchObject([
      { item: 'HGB', value: '85 g/L', points: 1 },
      { item: 'FER', value: '6 ng/mL', points: 3 },
      { item: 'MCV', value: '70 fL', points: 1 },
    ]);
    expect(ironDeficiency()?.missing).toEqual(['TSAT', 'MCH', 'FE', 'TIBC', 'RDW-CV']);
  });

  it('says that weights are ours, and which cut-offs are only recalled', () => {
    expect(ironDeficiency()?.reviewNotes).toEqual(['weights_ours', 'cut_offs_recalled']);
    expect(infer('male', 50, { LPS: 200 }).diagnoses[0]?.reviewNotes).toEqual(['weights_ours']);
    // The points of DIC are those of the ISTH; that one more of its signs is asked for is ours.
    const [dic] = infer('male', 50, { PLT: 45, DD: 6, PT: 18, FIB: 0.8 }).diagnoses;
    expect([dic?.id, dic?.reviewNotes]).toEqual(['DIC', ['weights_ours', 'cut_offs_recalled']]);
  });

  it('is hastened by what is no evidence of it, and misses only what would speak for it', () => {
    // An INR from 5 on hastens a bleeding, anti-dsDNA takes Sjögren's syndrome away: neither is asked for.
    const bleeding = infer('female', 50, { FOBT: '阳性', INR: 6 }).diagnoses.find(({ id }) => id === 'UGIB');
    expect(bleeding).toMatchObject({ urgency: 2, evidences: ['row-FOBT'], missing: ['HGB', 'R_UREA_CREA'] });
    expect(infer('female', 50, { FOBT: '阳性' }).diagnoses).toMatchObject([
      { id: 'UGIB', urgency: 3, missing: ['HGB', 'R_UREA_CREA'] },
    ]);
    const sjogren = infer('female', 50, { SSA: '阳性' }).diagnoses.find(({ id }) => id === 'SJS');
    expect(sjogren?.missing).toEqual(['SSB', 'ANA', 'RF', 'IGG']);
  });

  it('counts the first of two conditions of one lab that weigh the same', () => {
    const labs = { PLT: 60, HGB: 80, CREA: 200, 'SCHIS%': 2 };
    const hus = infer('male', 30, labs).diagnoses.find(({ id }) => id === 'HUS');
    const counted = hus?.satisfied.filter(({ edge }) => edge.lab === 'HGB').map(({ counted: points }) => points);
    expect(counted).toEqual([1, 0]);
  });

  it('counts the largest weight of one lab within a role and group once', () => {
    const [platelets] = infer('male', 50, { PLT: 40, DD: 1, PT: 25 }).diagnoses;
    // PT is 11 s above its limit: d>=3 and d>6 both hold, only 2 points count.
    expect(platelets?.contributions.filter((row) => row.item === 'PT')).toMatchObject([{ points: 2 }]);
  });

  it('takes a derived figure from the rows behind it', () => {
    const { diagnoses } = infer('male', 50, { FOBT: '阳性', UREA: 15, CREA: 90 });
    expect(diagnoses.map(({ id, evidences }) => [id, evidences])).toEqual([
      ['UGIB', ['row-FOBT', 'row-UREA', 'row-CREA']],
      ['PRER', ['row-UREA', 'row-CREA']],
    ]);
  });
});

describe('own range, units and comparators', () => {
  const person = { sex: 'male', ageYears: 45 } as const;
  const one = (row: Partial<LabRow> & Pick<LabRow, 'code' | 'result'>) =>
    shown(inferDiagnoses({ rows: [{ laboratoryId: 'r', unit: findItem(row.code)?.unit ?? '', ...row }], person }));

  it('judges multiples of the limit by the report’s own upper limit', () => {
    expect(one({ code: 'LPS', result: '400' })).toEqual(['PANCR 3 1']);
    expect(one({ code: 'LPS', result: '400', range: '0-200' })).toEqual([]);
    expect(one({ code: 'LPS', result: '600', range: '0-200' })).toEqual(['PANCR 3 1']);
  });

  it('converts before it compares', () => {
    expect(one({ code: 'GLU', result: '125', unit: 'mg/dL' })).toEqual(['PREDM 1 1']);
    // Published as 7.0 mmol/L or 126 mg/dL, which converts to 6.99.
    expect(one({ code: 'GLU', result: '126', unit: 'mg/dL' })).toEqual(['DM 3 1']);
    expect(one({ code: 'GLU', result: '127', unit: '' })).toEqual([]);
    expect(one({ code: 'GLU', result: '127', unit: '瓶' })).toEqual([]);
  });

  it('compares a bound as just beside what is printed', () => {
    expect(one({ code: 'AFP', result: '>400' })).toEqual(['GCT 1 0', 'HCC 3 1']);
    expect(one({ code: 'AFP', result: '>300' })).toEqual(['GCT 1 0', 'HCC 1 0']);
    expect(one({ code: 'AFP', result: '<20' })).toEqual([]);
    // A glucose above 16.7 mmol/L hastens: the same day.
    const urgency = (result: string) => infer('male', 45, { GLU: result }).diagnoses.map((found) => found.urgency);
    expect([urgency('>16.7'), urgency('16.7')]).toEqual([[2], [3]]);
    expect(one({ code: 'VITD', result: '<20' })).toEqual(['VITDD 2 1']);
    expect(one({ code: 'VITD', result: '<21' })).toEqual([]);
  });

  it('lists rows that take no part, with the reason', () => {
    const inference = inferDiagnoses({
      rows: [
        { laboratoryId: 'a', code: 'X-99', result: '1' },
        { laboratoryId: 'b', code: 'GLU', result: '127', unit: '瓶' },
        { laboratoryId: 'c', code: 'K', result: '溶血', unit: 'mmol/L' },
        { laboratoryId: 'd', code: 'UA', result: '560', unit: 'μmol/L' },
        { laboratoryId: 'e', code: 'UA', result: '300', unit: 'μmol/L' },
      ],
      person,
    });
    expect(inference.unusable).toEqual([
      { laboratoryId: 'a', code: 'X-99', reason: 'not_in_catalogue' },
      { laboratoryId: 'b', code: 'GLU', reason: 'unit_mismatch' },
      { laboratoryId: 'c', code: 'K', reason: 'text_result' },
      { laboratoryId: 'e', code: 'UA', reason: 'repeated' },
    ]);
    expect(shown(inference)).toEqual(['GOUT 3 1']);
  });

  it('names abnormal rows that no diagnosis uses', () => {
    const inference = infer('male', 45, { UA: 560, MCHC: 380, K: 4 });
    expect(inference.uninterpreted).toEqual([{ laboratoryId: 'row-MCHC', code: 'MCHC' }]);
    // An indirect bilirubin of 22 μmol/L (up to 18) that was worked out is no row of the report.
    expect(infer('male', 45, { TBIL: 25, DBIL: 3 }).uninterpreted).toEqual([]);
  });

  it('tells which diagnosis a contrary result removed', () => {
    const inference = infer('male', 25, { HGB: 100, MCV: 65, RBC: 6.2, FER: 150 });
    expect(inference.excluded).toEqual([{ id: 'IDA', by: 'FER' }]);
  });

  it('says of no result that it speaks against a disease whose graver line it belongs to', () => {
    const inference = infer('male', 74, { K: 6.82, CREA: 642 });
    expect(inference.diagnoses.map(({ id }) => id)).toContain('HYPERKS');
    expect(inference.excluded).toEqual([]);
  });

  it('claims nothing that hangs on an unknown age or sex, and nothing for an empty report', () => {
    const rows = rowsOf({ NTPROBNP: 5000, DD: 3, HGB: 90 });
    const inference = inferDiagnoses({ rows, person: { sex: null, ageYears: null } });
    expect(shown(inference)).toEqual(['VTE 1 1', 'HF 1 0']);
    expect(shown(inferDiagnoses({ rows: [], person }))).toEqual([]);
  });
});
