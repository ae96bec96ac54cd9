import { describe, expect, test } from 'vitest';
import { contextOf } from '../reading.test-support.ts';
import type { PlainRow } from '../reading.test-support.ts';
import { covid19Tool } from './covid19.ts';
import { graceTool } from './grace.ts';

const creatinine = (value: string): PlainRow => ['CREA', value, 'μmol/L', '57-111'];

describe('a saved Grace score', () => {
  const FORM = { age: 62, heart_rate: 78, blood_pressure: 130, serum_creatinine: 80, kill_ip_rank: 1 };
  const AT = '2025-11-18T10:26:00+08:00';
  const BEFORE = '2025-11-17T10:00:00+08:00';
  const statement = (rows: readonly PlainRow[], form: object = {}, at = BEFORE) =>
    graceTool(contextOf(rows, { assessment: { api_type: 5, at, form: { ...FORM, ...form } } }));
  const of = (rows: readonly PlainRow[], form: object = {}, at = BEFORE) => statement(rows, form, at)?.parts[0];
  const troponin = (value: string, code = 'CTNI'): PlainRow => [code, value, 'ng/L', '0-34'];

  test('that is high is told, with its value', () => {
    const told = statement([creatinine('80')], { kill_ip_rank: 4, st_down: true }, AT);
    expect(told).toMatchObject({ apiType: 5, name: 'Grace 评分', ruleId: 'grace', decides: [] });
    const [part] = told?.parts ?? [];
    expect(part).toMatchObject({
      key: 'score',
      urgency: 2,
      status: 'new',
      evidences: ['now-1'],
      harm: 'B',
      organ: 'heart',
    });
    expect(part?.title).toMatch(/^GRACE 评分 \d+ 分，高危$/);
    expect([part?.phrase, part?.lead, `GRACE 评分 ${part?.valueText}，高危`]).toEqual([
      part?.title,
      part?.text,
      part?.title,
    ]);
  });

  test('of the middle is told too, a low one only beside a raised marker', () => {
    expect(of([creatinine('80')], { kill_ip_rank: 2 }, AT)).toMatchObject({ urgency: 3, status: 'new' });
    expect(statement([creatinine('80')], { age: 40 }, AT)?.parts).toEqual([]);
    for (const code of ['CTNI', 'CTNT', 'CK-MB', 'CKMBM'])
      expect(
        of([[code, '900', code === 'CK-MB' ? 'U/L' : code === 'CKMBM' ? 'ng/mL' : 'ng/L', '0-5']], { age: 40 }, AT)
          ?.text,
      ).toContain('肌钙蛋白升高者按高危路径');
    const beside = of([creatinine('80'), troponin('900')], { age: 40 }, AT);
    expect(beside?.text).toBe('GRACE评分75分，低危，院内死亡风险约0.4%，肌钙蛋白升高者按高危路径');
    expect([of([troponin('20')], { age: 40 }, AT), of([['MYO', '900', 'ng/mL', '28-72']], { age: 40 }, AT)]).toEqual([
      undefined,
      undefined,
    ]);
  });

  test('is worked out again with what the report prints newly', () => {
    const newer = of([creatinine('190')]);
    expect(newer?.text).toMatch(/，原评分 \d+ 分（11-17）依据早于本次结果，请更新$/);
    expect(newer?.lead).toMatch(/^GRACE 评分 \d+ 分，.危，原评分/);
    expect(newer?.status).toBe('worse');
    expect(of([creatinine('60')], { serum_creatinine: 190, kill_ip_rank: 2 })?.status).toBe('better');
    expect(of([troponin('60')])?.status).toBe('worse');
    expect(of([troponin('60')], { cardiac_enzymes_high: true, kill_ip_rank: 3 })?.text).not.toContain('原评分');
    // The same creatinine in another unit, one after the form, and a form that cannot be told.
    expect(of([['CREA', '0.905', 'mg/dL', '0.6-1.3']])).toBeUndefined();
    expect([
      of([creatinine('190')], { kill_ip_rank: 3 }, AT)?.text.includes('原评分'),
      of([creatinine('190')], { age: null }),
    ]).toEqual([false, undefined]);
    expect(of([creatinine('82')], { kill_ip_rank: 2 })).toMatchObject({
      text: expect.stringContaining('原评分') as string,
      ...{ status: 'same', urgency: 3 },
    });
    // From 109 points on a risk is of the middle: who came there is looked at the same day.
    expect(of([creatinine('80'), troponin('60')])).toMatchObject({ title: 'GRACE 评分 122 分，中危', urgency: 2 });
    // A low score that rests on older facts is no reason to wait, nor is a row that is no marker one to score.
    expect(of([creatinine('100')], { age: 40 })?.text).toBe(
      'GRACE评分75分，低危，院内死亡风险约0.4%，原评分 75 分（11-17）依据早于本次结果，请更新',
    );
    const potassium: PlainRow = ['K', '6', 'mmol/L', '3.5-5.3'];
    expect([of([creatinine('80'), potassium]), of([troponin('20')])]).toEqual([undefined, undefined]);
  });

  test('is of one event, and of a report with its rows', () => {
    expect(statement([creatinine('190')], {}, '2025-11-15T10:26:00+08:00')).not.toBeNull();
    expect(statement([creatinine('190')], {}, '2025-11-15T10:25:00+08:00')).toBeNull();
    expect(statement([['K', '4', 'mmol/L', '']])).toBeNull();
    expect(graceTool(contextOf([creatinine('190')]))).toBeNull();
    // A form without a time is of the report.
    const timeless = graceTool(
      contextOf([creatinine('190')], { assessment: { api_type: 5, form: { ...FORM, kill_ip_rank: 3 } } }),
    );
    expect(timeless?.parts[0]?.text).not.toContain('原评分');
  });
});

describe('a saved COVID-19 assessment', () => {
  const BEFORE = '2025-11-17T10:00:00+08:00';
  const CRP: PlainRow = ['CRP', '88', 'mg/L', '0-10'];
  const statement = (rows: readonly PlainRow[], form: object, at = BEFORE) =>
    covid19Tool(contextOf(rows, { assessment: { api_type: 9, at, form } }));
  const of = (rows: readonly PlainRow[], form: object, at = BEFORE) => statement(rows, form, at)?.parts[0];
  const gas = (oxygen: string, specimen = '动脉血'): PlainRow[] => [
    ['PH', '7.44', '', '7.35-7.45', { specimen }],
    ['PCO2', '36', 'mmHg', '35-45', { specimen }],
    ['PO2', oxygen, 'mmHg', '80-100', { specimen }],
  ];
  const MILD = { pul_ct_abnormality: false, severe_factor: [], paO2: 92, fiO2: 21 };

  test('of a grave type is told with what decides it', () => {
    expect(statement([CRP], { illness_factor: [1] })).toMatchObject({
      apiType: 9,
      name: '新冠分型',
      ruleId: 'covid19',
      decides: [],
    });
    expect(of([CRP], { illness_factor: [1] })).toMatchObject({
      ...{
        key: 'type',
        outcome: 'covid:critical',
        title: '新型冠状病毒感染（危重型）',
        urgency: 1,
        isLifeThreatening: true,
      },
      ...{ evidences: ['now-1'], harm: 'A', organ: 'covid', status: 'new' },
    });
    const severe = of([CRP], { severe_factor: [1] });
    expect(severe).toMatchObject({
      outcome: 'covid:severe',
      urgency: 2,
      isLifeThreatening: false,
      title: '新型冠状病毒感染（重型）',
    });
    expect(severe?.lead).toMatch(/^新型冠状病毒感染（重型，[^，]+）$/);
    expect(severe?.text).toContain('重型');
    expect(of([CRP], { severe_factor: [1, 2] })?.lead).toBe(severe?.lead);
    expect(statement([CRP], MILD)?.parts).toEqual([]);
  });

  test('of a mild type asks for a new one where the gas is graver', () => {
    expect(of(gas('54'), MILD)).toMatchObject({
      ...{ key: 'outdated', title: '分型依据早于本次血气，请更新', urgency: 2, status: 'worse', evidences: ['now-3'] },
      text: '新冠分型依据早于本次血气，请更新（已存轻型，本次 PaO₂ 54 mmHg）',
      lead: 'PaO₂ 54 mmHg，新冠分型依据早于本次血气，请更新',
      phrase: '新冠分型依据早于本次血气，请更新（PaO₂ 54 mmHg）',
      ...{ valueText: 'PaO₂ 54 mmHg', harm: 'A', organ: 'covid' },
    });
    // mmHg: 300 is the limit of a severe type.
    expect(of([...gas('92'), ['FIO2', '21', '%', '']], MILD)).toBeUndefined();
    expect(of([...gas('90'), ['FIO2', '30', '%', '']], MILD)?.key).toBe('outdated');
    expect([
      of(gas('92'), MILD),
      of(gas('54', '静脉血'), MILD),
      of(gas('54'), MILD, '2025-11-18T10:26:00+08:00'),
    ]).toEqual([...[undefined, undefined, undefined]]);
    expect(of([...gas('75'), ['FIO2', '40', '%', '']], MILD)?.evidences).toEqual(['now-3']);
    expect(of(gas('54'), { severe_factor: [1] })?.key).toBe('type');
    expect(of(gas('54'), { ...MILD, pul_ct_abnormality: true })?.text).toContain('已存');
    const timeless = covid19Tool(contextOf(gas('54'), { assessment: { api_type: 9, form: MILD } }));
    expect(timeless?.parts[0]?.key).toBe('outdated');
  });

  test.each<[PlainRow, boolean]>([
    [['OI', '300', 'mmHg', ''], true],
    [['OI', '301', 'mmHg', ''], false],
    [['SO2', '93', '%', '95-99', { specimen: '动脉血' }], true],
    [['SO2', '94', '%', '95-99', { specimen: '动脉血' }], false],
  ])('%j is graver: %s', (row, is) => {
    expect(of([CRP, row], MILD)?.key === 'outdated').toBe(is);
  });

  test('is of one course, and of a report with its rows', () => {
    expect(statement([CRP], MILD, '2025-11-11T10:26:00+08:00')).not.toBeNull();
    expect(statement([CRP], MILD, '2025-11-11T10:25:00+08:00')).toBeNull();
    expect([statement([['NA', '140', 'mmol/L', '']], MILD), covid19Tool(contextOf([CRP]))]).toEqual([null, null]);
    for (const code of ['PO2', 'SO2', 'OI', 'PH', 'PCO2', 'IL6', 'FER', 'DD', 'LYM#'])
      expect(statement([[code, '1', '', '']], MILD)).not.toBeNull();
  });
});
