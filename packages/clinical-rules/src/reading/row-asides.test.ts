import { describe, expect, test } from 'vitest';
import type { InferredDiagnosis } from '../lab-inference/infer.ts';
import { actionsFor } from './actions.ts';
import { bloodyNote, computedCells } from './computed-cells.ts';
import { dDimerOfAge } from './d-dimer-limit.ts';
import { withoutBaseline } from './first-creatinine.ts';
import { interferenceNote } from './interferences.ts';
import type { PlainRow } from './reading.test-support.ts';
import { aimedThyroglobulin, leftOf } from './thyroglobulin.ts';
import { besideCritical, notLowAfterAll } from './total-calcium.ts';
import { is, rowOf, rowsOf } from './usual-row.test-support.ts';
import type { Past } from './usual-row.test-support.ts';

describe('what is said beside a single row', () => {
  const aside = (rows: readonly PlainRow[], then: readonly Past[] = [], more: object = {}) => {
    const { rows: all, judged } = rowsOf(rows, then, more);
    const [first] = all;
    if (first === undefined) throw new Error('no row');
    return { first, all, judged };
  };

  test('a critical creatinine without one before it is looked at as acute (NHS England 2014)', () => {
    const of = (rows: readonly PlainRow[], known: readonly string[] = [], ...then: readonly Past[]) => {
      const { first, all } = aside(rows, then);
      return withoutBaseline(first, all, new Set(known));
    };
    expect(of([is('CREA', '900')])).toEqual({
      ...{
        lead: '无既往肌酐',
        text: '无既往肌酐，急性肾损伤与慢性肾脏病待鉴别',
        actions: actionsFor('creatinine:first'),
      },
    });
    expect([
      of([is('CREA', '150')]),
      of([is('CREA', '900')], ['CKD']),
      of([is('CREA', '900')], ['dialysis']),
      of([is('CREA', '900')], ['AKI']),
      of([is('CREA', '900')], [], [99, is('CREA', '100')]),
      of([is('K', '6.9')]),
    ]).toEqual(Array.from({ length: 6 }, () => null));
    const urea: PlainRow = ['UREA', '40', 'mmol/L', '3.6-9.5'];
    expect([
      of([urea])?.lead,
      of([urea, is('CREA', '80')])?.lead,
      of([urea, is('CREA', '150')]),
      of([urea, is('CREA', '溶血')]),
      of([urea, is('CREA', '1.1')]),
    ]).toEqual([...['肌酐未测', '肌酐未升高', null, null, null]]);
    expect([of([urea])?.text, of([urea, is('CREA', '80')])?.text]).toEqual([
      '肌酐未测，肾损伤、脱水与消化道出血待鉴别，请查肌酐',
      '肌酐未升高，脱水与消化道出血待鉴别',
    ]);
  });

  test.each<[string, PlainRow, object, string]>([
    [
      'within it',
      ['DD', '0.6', 'mg/L FEU', '0-0.5'],
      {},
      '未超过年龄校正界值 0.62 mg/L FEU（年龄×0.01 mg/L FEU，ESC 2019，限临床可能性低或中者）',
    ],
    [
      'beyond it',
      ['DD', '0.7', 'mg/L FEU', '0-0.5'],
      {},
      '已超过年龄校正界值 0.62 mg/L FEU（年龄×0.01 mg/L FEU，ESC 2019，限临床可能性低或中者）',
    ],
    [
      'at it',
      ['DD', '0.62', 'mg/L FEU', '0-0.5'],
      {},
      '未超过年龄校正界值 0.62 mg/L FEU（年龄×0.01 mg/L FEU，ESC 2019，限临床可能性低或中者）',
    ],
    [
      'within it, of a bound in another unit',
      ['DD', '<200', 'ng/mL FEU', '0-500'],
      {},
      '未超过年龄校正界值 620 ng/mL FEU（年龄×0.01 mg/L FEU，ESC 2019，限临床可能性低或中者）',
    ],
    ['of 50 years', ['DD', '0.6', 'mg/L FEU', '0-0.5'], { age: 50 }, ''],
    ['of nobody knows whom', ['DD', '0.6', 'mg/L FEU', '0-0.5'], { age: null }, ''],
    ['of a bound that does not tell', ['DD', '>0.5', 'mg/L FEU', '0-0.5'], {}, ''],
    ['of another item', ['CRP', '0.6', 'mg/L', '0-0.5'], {}, ''],
  ])('the limit of the age of a D-dimer %s', (_what, row, more, text) => {
    const { first, judged } = aside([row], [], more);
    expect(dDimerOfAge(first, judged)).toBe(text);
    const pregnant = { ...judged, person: { ...judged.person, isPregnant: true as const } } as typeof judged;
    expect([dDimerOfAge(first, pregnant), dDimerOfAge(undefined, judged)]).toEqual(['', '']);
  });

  test('what is given may make it false', () => {
    const of = (row: PlainRow, ...known: readonly string[]) => interferenceNote(rowOf(row), new Set(known));
    const fungus: PlainRow = ['BDG', '200', 'pg/mL', '0-60'];
    expect(of(fungus, 'haemodialysis', 'albuminGiven')).toBe('血液透析（纤维素膜）可致假阳性，输注白蛋白可致假阳性');
    expect([
      of(fungus),
      of(['BDG', '20', 'pg/mL', '0-60'], 'haemodialysis'),
      of(is('K', '6'), 'haemodialysis'),
      interferenceNote(undefined, new Set(['haemodialysis'])),
    ]).toEqual([...['', '', '', '']]);
  });

  test('a total calcium that is not low after all', () => {
    const of = (rows: readonly PlainRow[], side: 'high' | 'low' = 'low') => {
      const { first, all } = aside(rows);
      return notLowAfterAll(first, side, all);
    };
    const albumin = (value: string): PlainRow => ['ALB', value, 'g/L', '40-55'];
    const free = (value: string): PlainRow => ['ICA', value, 'mmol/L', '1.10-1.34'];
    expect([of([is('CA', '2.02'), albumin('28')]), of([is('CA', '2.02'), free('1.18')])]).toEqual([
      ...['按白蛋白校正后 2.26 mmol/L，未低', '离子钙 1.18 mmol/L，未低'],
    ]);
    // 2.01 + 0.02 × 5 is the bound itself.
    expect([of([is('CA', '2.01'), albumin('35')]), of([is('CA', '2.00'), albumin('35')])]).toEqual([
      '按白蛋白校正后 2.11 mmol/L，未低',
      '',
    ]);
    expect([
      of([is('CA', '2.02'), albumin('40')]),
      of([is('CA', '2.02')]),
      of([is('CA', '2.02'), albumin('28'), free('1.0')]),
      of([is('CA', '2.02'), albumin('溶血')]),
    ]).toEqual(['', '', '', '']);
    expect([
      of([is('CA', '1.5'), albumin('15')]),
      of([is('CA', '2.02'), albumin('28')], 'high'),
      of([is('K', '3.4'), albumin('28')]),
      of([['CA', '2.02', 'mmol/L', '≤2.52'], albumin('28')]),
    ]).toEqual(['', '', '', '']);
    expect(of([['CA', '8.1', 'mg/dL', '8.45-10.1'], albumin('28')])).toContain('未低');
  });

  test('a critical calcium rings as it is printed, with what it is corrected to beside it', () => {
    const { first, all } = aside([is('CA', '1.7'), ['ALB', '19', 'g/L', '40-55']]);
    const other = aside([is('CA', '2.02'), ['ALB', '28', 'g/L', '40-55']]);
    expect([notLowAfterAll(first, 'low', all), besideCritical(first, 'low', all)]).toEqual([
      ...['', '按白蛋白校正后 2.12 mmol/L，未低'],
    ]);
    expect(besideCritical(other.first, 'low', other.all)).toBe('');
  });

  test('the cells of an ascites that are worked out', () => {
    const diagnosis = (lab: string) => ({ satisfied: [{ edge: { lab } }] }) as unknown as InferredDiagnosis;
    const fluid = (count: string, share: string, red?: string): PlainRow[] => [
      ['ASC-WBC', count, '10^6/L', ''],
      ['ASC-PMN%', share, '%', ''],
      ...(red === undefined ? [] : [['ASC-RBC', red, '10^6/L', ''] as const]),
    ];
    const of = (rows: readonly PlainRow[], lab = 'R_ASCPMN') => computedCells(diagnosis(lab), rowsOf(rows).rows);
    expect(of(fluid('1200', '80'))).toEqual({
      valueText: '960 ×10⁶/L（1200 × 80%）',
      told: '腹水中性粒细胞 960 ×10⁶/L（1200 × 80%）',
      isCritical: true,
    });
    // One neutrophil for each 250 red cells (AASLD 2021).
    expect(of(fluid('1200', '80', '50000'))?.valueText).toBe('760 ×10⁶/L（1200 × 80% − 红细胞 50000 ÷ 250）');
    expect([of(fluid('300', '80'))?.isCritical, of(fluid('400', '62.5'))?.isCritical]).toEqual([false, false]);
    expect(of(fluid('>1000', '80'))?.valueText).toBe('≥ 800 ×10⁶/L（1000 × 80%）');
    expect(of(fluid('100', '10', '90000'))?.valueText).toMatch(/^0 /);
    expect([
      of(fluid('1200', '80'), 'K'),
      of(fluid('溶血', '80')),
      of(fluid('1200', '溶血')),
      of(fluid('1200', '80').slice(1)),
    ]).toEqual([null, null, null, null]);
    const note = (...rows: readonly PlainRow[]) => {
      const { first, all } = aside(rows);
      return bloodyNote(first, all);
    };
    const counted: PlainRow = ['ASC-PMN', '300', '10^6/L', '0-250'];
    const red = (value: string): PlainRow => ['ASC-RBC', value, '10^6/L', ''];
    expect([
      note(counted, red('60000')),
      note(counted, red('90000')),
      note(counted),
      note(is('K', '5'), red('60000')),
      note(['ASC-PMN', '>300', '10^6/L', ''], red('60000')),
    ]).toEqual([...['血性腹水，扣除红细胞 60000 ÷ 250 后 60', '血性腹水，扣除红细胞 90000 ÷ 250 后 0', '', '', '']]);
  });

  test('a thyroglobulin after surgery is what is aimed at', () => {
    const left = (...known: readonly string[]) => leftOf(new Set(known));
    expect([
      left('lobectomy'),
      left('lobectomy', 'wholeThyroid', 'thyroidectomy'),
      left('thyroidectomy'),
      left(),
      left('lobectomy', 'wholeThyroid'),
    ]).toEqual([...['lobe', 'nothing', 'nothing', null, null]]);
    const tg: PlainRow = ['TG_', '0.1', 'ng/mL', '3.5-77'];
    const antibody = (value: string): PlainRow => ['TGAB', value, 'IU/mL', '0-115'];
    const aimed = (...beside: readonly PlainRow[]) => {
      const { first, all } = aside([tg, ...beside]);
      return aimedThyroglobulin(first, all);
    };
    expect(aimed()).toMatchObject({
      title: '甲状腺术后，Tg 低为治疗所期',
      text: expect.stringMatching(/^甲状腺术后，.+ 0.1 ng\/mL，低值为治疗所期，请结合 TgAb$/) as string,
      isAim: true,
    });
    expect(aimed(antibody('50')).text).toMatch(/，低值为治疗所期$/);
    expect(aimed(antibody('500'))).toMatchObject({
      title: '甲状腺术后，Tg 低而 TgAb 升高',
      text: expect.stringMatching(/，TgAb 升高，Tg 可假性降低，请随访 TgAb$/) as string,
      isAim: true,
    });
  });
});
