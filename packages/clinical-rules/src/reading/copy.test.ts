import { describe, expect, test } from 'vitest';
import { copySentence, minuteText, rangeText } from './copy.ts';
import { withEcho } from './echo.ts';
import { readPlainReport } from './plain-report.ts';
import type { Finding } from './reading.ts';
import { rowsOf } from './rows.ts';

const AT = '2025-11-18T10:26:00+08:00';
const BEFORE = '2025-11-17T07:50:00+08:00';

type Plain = readonly [code: string, value: string, unit: string, range?: string];
const plain = ([code, value, unit, range = '']: Plain) => ({ code, value, unit, range });

function rowsFor(now: readonly Plain[], then: readonly Plain[] = []) {
  const { record, judged } = readPlainReport({
    at: AT,
    sex: '男',
    age: 62,
    results: now.map(plain),
    earlier: [{ at: BEFORE, results: then.map(plain) }],
  });
  return rowsOf(record, judged);
}

const sentenceOf = (now: Plain, ...then: readonly Plain[]) =>
  rowsFor([now], then).map((row) => copySentence(row, AT))[0];

describe('the sentence of a row that is copied (J-110)', () => {
  test.each<[string, Plain, string]>([
    ['a critical value, its limit', ['K', '6.82', 'mmol/L', '3.5-5.3'], '血钾 6.82 mmol/L（3.5-5.3，危急 > 6.2）'],
    ['below the limit', ['K', '2.5', 'mmol/L', '3.5-5.3'], '血钾 2.5 mmol/L（3.5-5.3，危急 < 2.8）'],
    ['the limit itself counts', ['LAC', '4.5', 'mmol/L', '0.5-1.7'], '血乳酸 4.5 mmol/L（0.5-1.7，危急 ≥ 4.0）'],
    ['the limit as whole as the value', ['LAC', '5', 'mmol/L', '0.5-1.7'], '血乳酸 5 mmol/L（0.5-1.7，危急 ≥ 4）'],
    ['a limit of ten', ['PCT', '12.5', 'ng/mL', '0-0.05'], '降钙素原 12.5 ng/mL（0-0.05，危急 > 10）'],
    [
      'a pH, with the decimals it has everywhere',
      ['PH', '7.02', '', '7.35-7.45'],
      '动脉血 pH 7.02（7.35-7.45，危急 < 7.20）',
    ],
    ['a limit from ten on', ['PLT', '15.5', '10^9/L', '125-350'], '血小板 15.5 ×10⁹/L（125-350，危急 < 30）'],
    [
      'the limit in the unit of the report',
      ['CREA', '7.1', 'mg/dL', '0.6-1.2'],
      '肌酐 7.1 mg/dL（0.6-1.2，危急 > 6.0）',
    ],
    ['no interval', ['K', '6.82', 'mmol/L'], '血钾 6.82 mmol/L（危急 > 6.2）'],
    ['neither', ['CRP', '12', 'mg/L'], 'C反应蛋白 12 mg/L'],
    ['an interval alone', ['K', '5.9', 'mmol/L', '3.5-5.3'], '血钾 5.9 mmol/L（3.5-5.3）'],
    ['an interval in a word', ['BCFUN', '阳性', '', '阴性'], '真菌血培养 阳性（参考 阴性）'],
  ])('with %s', (_what, row, said) => {
    expect(sentenceOf(row)).toBe(`2025-11-18 10:26 ${said}。`);
  });

  const potassium = (value: string): Plain => ['K', value, 'mmol/L', '3.5-5.3'];
  const creatinine = (value: string, unit = 'μmol/L', range = '57-111'): Plain => ['CREA', value, unit, range];

  test.each<[string, Plain, Plain, string]>([
    ['a rise', potassium('5.95'), potassium('5.1'), '，较 2025-11-17 07:50 的 5.1 升 0.85'],
    ['a fall', potassium('3.1'), potassium('4.25'), '，较 2025-11-17 07:50 的 4.25 降 1.15'],
    ['what may be chance', potassium('5.4'), potassium('5.3'), '，与上次相近（2025-11-17 07:50：5.3）'],
    ['a critical value that hardly moved', potassium('6.5'), potassium('6.4'), '，较 2025-11-17 07:50 的 6.4 升 0.1'],
    ['a critical value that did not move', potassium('6.5'), potassium('6.5'), '，与上次相近（2025-11-17 07:50：6.5）'],
    ['whole figures', creatinine('190'), creatinine('90'), '，较 2025-11-17 07:50 的 90 升 100'],
    [
      'another unit, exactly',
      creatinine('190'),
      creatinine('1.0', 'mg/dL', '0.6-1.3'),
      '，较 2025-11-17 07:50 的 88.4 升 101.6',
    ],
    [
      'another unit',
      creatinine('190'),
      creatinine('1.1', 'mg/dL', '0.6-1.3'),
      '，较 2025-11-17 07:50 的 97.24 升 92.76',
    ],
  ])('tells %s', (_what, now, then, course) => {
    expect(sentenceOf(now, then)).toMatch(new RegExp(`）${course}。$`));
  });

  test('tells a speed that is a danger, though it may be chance by its share', () => {
    // KDIGO 2012: 26.5 μmol/L within 48 hours; of 200 that is less than 14 %.
    expect(sentenceOf(creatinine('227'), creatinine('200'))).toContain('的 200 升 27。');
    expect(sentenceOf(creatinine('226'), creatinine('200'))).toContain('，与上次相近');
  });
});

test('a minute and a range as a sentence has them', () => {
  expect(minuteText(AT)).toBe('2025-11-18 10:26');
  expect(['', '3.5-5.3', '阴性', '<1:80'].map(rangeText)).toEqual(['', '3.5-5.3', '参考 阴性', '<1:80']);
});

describe('a row that follows from another', () => {
  const usual: Readonly<Record<string, readonly [unit: string, range: string, low: string, high: string]>> = {
    HGB: ['g/L', '130-175', '92', '190'],
    RBC: ['10^12/L', '4.3-5.8', '3', '7'],
    HCT: ['L/L', '0.40-0.50', '0.3', '0.6'],
    MCV: ['fL', '82-100', '70', '110'],
    MCH: ['pg', '27-34', '20', '40'],
    MCHC: ['g/L', '316-354', '300', '370'],
    'LYM%': ['%', '20-50', '10', '70'],
    'NEUT%': ['%', '40-75', '20', '90'],
    'NEUT#': ['10^9/L', '1.8-6.3', '1', '12'],
    CL: ['mmol/L', '99-110', '90', '120'],
    NA: ['mmol/L', '137-147', '131', '149'],
    PT: ['s', '11-14', '9', '20'],
    INR: ['', '0.8-1.2', '0.5', '2'],
    UREA: ['mmol/L', '3.6-9.5', '2', '15'],
    CREA: ['μmol/L', '57-111', '40', '200'],
    TP: ['g/L', '65-85', '50', '95'],
    ALB: ['g/L', '40-55', '30', '60'],
    GLO: ['g/L', '20-40', '15', '50'],
    CA: ['mmol/L', '2.11-2.52', '2.0', '2.7'],
  };
  const rowOf = (code: string, side: string): Plain => {
    const [unit = '', range = '', low = '', high = ''] = usual[code] ?? [];
    return [code, side === '<' ? low : high, unit, range];
  };
  const isEcho = (key: string, cause: string, urgency = 3, evidences: readonly string[] = ['now-1']): unknown => {
    const rows = rowsFor(
      [key, cause].filter((each) => each !== '').map((each) => rowOf(each.slice(0, -1), each.slice(-1))),
    );
    const finding = { urgency, evidences, rank: { organ: 'X' } } as unknown as Finding;
    return withEcho(rows)(finding).rank.isEcho ?? false;
  };

  test.each([
    ...['RBC<', 'HCT<'].map((key) => [key, 'HGB<', 'HGB>']),
    ...['RBC>', 'HCT>'].map((key) => [key, 'HGB>', 'HGB<']),
    ...['MCH<', 'MCHC<'].map((key) => [key, 'MCV<', 'MCV>']),
    ['MCH>', 'MCV>', 'MCV<'],
    ['LYM%<', 'NEUT%>', 'NEUT%<'],
    ['LYM%<', 'NEUT#>', 'NEUT#<'],
    ['LYM%>', 'NEUT%<', 'NEUT%>'],
    ['LYM%>', 'NEUT#<', 'NEUT#>'],
    ['NEUT%<', 'LYM%>', 'LYM%<'],
    ['NEUT%<', 'NEUT#<', 'NEUT#>'],
    ['CL<', 'NA<', 'NA>'],
    ['CL>', 'NA>', 'NA<'],
    ['PT>', 'INR>', 'INR<'],
    ['UREA>', 'CREA>', 'CREA<'],
    ['TP<', 'ALB<', 'ALB>'],
    ['TP>', 'GLO>', 'GLO<'],
    ['CA<', 'ALB<', 'ALB>'],
  ])('%s is an echo beside %s, not beside %s nor alone', (key, cause, other) => {
    expect([isEcho(key, cause), isEcho(key, other), isEcho(key, '')]).toEqual([true, false, false]);
  });

  test('is none where it is urgent, one of several, of no row, or follows from nothing', () => {
    expect([
      isEcho('CL<', 'NA<', 2),
      isEcho('CL<', 'NA<', 3, ['now-1', 'now-2']),
      isEcho('CL<', 'NA<', 3, []),
      isEcho('CL<', 'NA<', 3, ['elsewhere']),
      isEcho('NA<', 'CL<'),
    ]).toEqual([false, false, false, false, false]);
  });
});
