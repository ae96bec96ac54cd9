import { describe, expect, test } from 'vitest';
import { contextOf, past } from '../reading.test-support.ts';
import type { PlainRow } from '../reading.test-support.ts';
import { ckdTool } from './ckd.ts';
import { covid19Tool } from './covid19.ts';
import { graceTool } from './grace.ts';

const [DAY, GFR] = [24, 'mL/min/1.73m²'];
const filtration = (value: string): PlainRow => ['EGFR', value, GFR, '≥90'];
const albumin = (value: string): PlainRow => ['UACR', value, 'mg/g', '<30'];
const creatinine = (value: string): PlainRow => ['CREA', value, 'μmol/L', '57-111'];

describe('the stage of a kidney', () => {
  const of = (rows: readonly PlainRow[], more: object = {}, known: readonly string[] = []) =>
    ckdTool(contextOf(rows, more, known))?.parts[0];
  const earlier = (...reports: readonly (readonly [days: number, ...rows: PlainRow[]])[]) => ({
    earlier: reports.map(([days, ...rows]) => past(days * DAY, ...rows)),
  });

  test('of one report is told with its risk, and proves no chronic disease', () => {
    const lead = 'CKD G3a A3，极高危';
    expect(ckdTool(contextOf([filtration('52'), albumin('326')]))).toMatchObject({
      ...{ apiType: 4, name: 'CKD 分期', ruleId: 'ckd', decides: ['CKD', 'MALB'] },
      parts: [
        {
          ...{ key: 'stage', outcome: 'ckd:changed', title: lead, lead, phrase: lead, urgency: 3, status: 'new' },
          text: `${lead}，eGFR 52 mL/min/1.73 m²，ACR 326 mg/g，需持续>3个月方可诊断CKD`,
          valueText: 'eGFR 52 mL/min/1.73 m²，ACR 326 mg/g',
          ...{ isKnown: false, evidences: ['now-1', 'now-2'], organ: 'kidney', reliable: 1 },
        },
      ],
    });
    expect([ckdTool(contextOf([filtration('95')]))?.parts, ckdTool(contextOf([albumin('20')]))?.parts]).toEqual([
      [],
      [],
    ]);
    expect([ckdTool(contextOf([['UREA', '9', 'mmol/L', '']])), ckdTool(contextOf([filtration('溶血')]))]).toEqual([
      null,
      null,
    ]);
    expect([of([filtration('60')]), of([filtration('59')])?.title, of([albumin('30')])?.title]).toEqual([
      undefined,
      'CKD G3a',
      'CKD A2',
    ]);
  });

  test('that was worked out names its creatinine, and an albumin that was estimated how', () => {
    expect(of([creatinine('150')])?.lead).toBe('CKD G3a（肌酐 150 μmol/L）');
    expect(of([creatinine('150'), filtration('52')])?.lead).not.toContain('肌酐');
    expect(of([['UAER', '301', 'mg/24h', '']])?.text).toContain('A 级按 24 小时尿白蛋白估算');
    expect(of([['UPCR', '160', 'mg/g', '']])?.text).toContain('A 级按尿蛋白/肌酐估算');
    expect(of([filtration('52'), ['UPRO', '3+', '', '阴性', { specimen: '尿' }]])?.text).toContain(
      'A 级按尿蛋白定性估算',
    );
    expect(of([filtration('52'), albumin('326')])?.text).not.toContain('估算');
  });

  test('that lasts more than 90 days is chronic (J-30)', () => {
    const at = (days: number) => of([filtration('52')], earlier([days, filtration('50')]));
    expect(at(91)).toMatchObject({
      title: '已知 CKD，维持 G3a',
      isKnown: true,
      status: 'same',
      outcome: null,
      reliable: 2,
    });
    expect(at(91)?.text).toContain('自 2025-08-19 起持续 3 个月，符合慢性');
    expect(at(90)).toMatchObject({ isKnown: false });
    expect(of([filtration('95')], earlier([400, filtration('50')]))).toBeUndefined();
    expect(of([filtration('52')], earlier([400, filtration('95')]))?.isKnown).toBe(false);
  });

  test('of who has the disease moves, or stays', () => {
    const moved = (now: readonly PlainRow[], then: readonly PlainRow[], known = ['CKD']) => {
      const told = of(now, earlier([60, ...then]), known);
      return told && [told.title, told.urgency, told.status, told.outcome];
    };
    expect(moved([filtration('32')], [filtration('50')])).toEqual(
      ['已知 CKD，G3a → G3b', 2, 'worse', 'ckd:changed'].map((each, at) =>
        at === 0 ? (expect.stringContaining(String(each)) as string) : each,
      ),
    );
    expect(moved([filtration('50')], [filtration('32')])).toEqual([
      expect.stringContaining('G3b → G3a') as string,
      2,
      'better',
      null,
    ]);
    expect(moved([filtration('44')], [filtration('46')])).toEqual([
      expect.stringContaining('G3a → G3b（变化在波动范围内）') as string,
      2,
      'same',
      'ckd:changed',
    ]);
    expect(moved([filtration('46')], [filtration('44')])).toEqual([
      expect.stringContaining('G3b → G3a（变化在波动范围内）') as string,
      3,
      'same',
      null,
    ]);
    expect(moved([filtration('46')], [filtration('47')])).toEqual(['已知 CKD，维持 G3a', 3, 'same', null]);
    // One axis that is worse decides.
    expect(moved([filtration('50'), albumin('320')], [filtration('32'), albumin('120')])?.slice(1)).toEqual([
      2,
      'worse',
      'ckd:changed',
    ]);
    // An albumin is half of what it was by chance.
    expect(moved([filtration('50'), albumin('75')], [filtration('50'), albumin('320')])?.slice(1)).toEqual([
      3,
      'same',
      null,
    ]);
    // No axis that the last reports do not hold; filtration by one formula only.
    expect(moved([filtration('32'), albumin('45')], [filtration('50')])?.[0]).toContain('维持 G3b A2');
    expect(moved([creatinine('200')], [filtration('80')])?.[0]).toBe('已知 CKD，G3b');
    expect(of([filtration('46')], {}, ['CKD'])?.title).toBe('已知 CKD，G3a');
    // One that is normal is told too.
    expect(of([filtration('95')], {}, ['CKD'])?.title).toBe('已知 CKD，G1');
  });

  test('says of the axis that moved within chance that it did', () => {
    const told = of([filtration('32'), albumin('42')], earlier([60, filtration('50'), albumin('45')]), ['CKD']);
    expect(told?.text).toContain('，ACR 变化在波动范围内');
    expect(told?.title).not.toContain('波动');
    const one = of([filtration('32'), albumin('320')], earlier([60, filtration('50'), albumin('45')]), ['CKD']);
    expect(one?.text).not.toContain('波动');
  });

  test('with a course of half a year tells what filtration loses in a year', () => {
    const text = (days: number, known = ['CKD']) =>
      of([filtration('46')], earlier([days, filtration('52')]), known)?.text ?? '';
    expect([
      /每年 −\d/.test(text(300)),
      /每年/.test(text(179)),
      /每年/.test(text(180)),
      /每年/.test(text(80, [])),
    ]).toEqual([true, false, true, false]);
    expect(of([creatinine('150')], earlier([300, creatinine('130')]), ['CKD'])?.text).not.toContain('每年');
  });

  test('after a dialysis is that of the machine', () => {
    const told = of([filtration('32')], earlier([60, filtration('50')]), ['CKD', 'dialysis']);
    expect(told).toMatchObject({ title: '已知 CKD，透析治疗中', urgency: 3, status: 'same', outcome: null });
    expect(of([filtration('46')], earlier([60, filtration('47')]), ['CKD', 'dialysis'])?.title).toBe(
      '已知 CKD，维持 G3a',
    );
  });

  describe('is none while it is not steady (KDIGO 2024)', () => {
    const is = (rows: readonly PlainRow[], more: object = {}, known: readonly string[] = []) =>
      of(rows, more, known) !== undefined;

    test('in a pregnancy', () => {
      const woman = (tags: readonly string[]) => is([filtration('52')], { sex: '女', age: 28, tags });
      expect([woman(['孕 20 周']), woman([])]).toEqual([false, true]);
    });

    test('while a creatinine falls steeply', () => {
      const after = (days: number, then: string) => is([creatinine('150')], earlier([days, creatinine(then)]));
      expect([after(7, '200'), after(7, '199'), after(8, '200'), after(7, '100')]).toEqual([false, true, true, false]);
    });

    test('with an acute injury that a tag names, where it was measured in these weeks', () => {
      const injured = (days: number, known: readonly string[]) =>
        is([creatinine('150')], earlier([days, creatinine('150')]), known);
      expect([injured(60, ['AKI']), injured(90, ['AKI']), injured(91, ['AKI']), injured(60, [])]).toEqual([
        false,
        false,
        true,
        true,
      ]);
      expect([
        is([creatinine('150')], {}, ['AKI']),
        is([creatinine('150')], {}, ['AKI', 'dialysis']),
        is([creatinine('150')], {}, ['AKI', 'haemodialysis']),
      ]).toEqual([...[true, false, false]]);
      expect(is([creatinine('150')], {}, ['dialysis'])).toBe(true);
    });

    test.each([
      ...[
        'AKI',
        'AKIPRE',
        'ATN',
        'RHAB',
        'TLS',
        'HUS',
        'HELLP',
        'AFLP',
        'SPE',
        'PE',
        'ANCAGN',
        'ANTIGBM',
        'HFRS',
        'HYPERCAS',
      ],
      ...[
        'ADCR',
        'DKA',
        'HHS',
        'ALF',
        'LACAC',
        'SEPSIS',
        'TTP',
        'DIC',
        'OBDIC',
        'TOXALC',
        'ABLD',
        'MTXTOX',
        'VANTOX',
        'LITOX',
      ],
    ])('with %s, and in the three months after it', (id) => {
      const context = contextOf([filtration('52')], earlier([90, filtration('70')], [91, filtration('71')]));
      const [now, ninety, longer] = context.record.reports;
      const withAcute = (place: number, other = id) => {
        const reports = context.record.reports.map((judged, at) =>
          at === place ? { ...judged, inference: { ...judged.inference, diagnoses: [{ id: other }] } } : judged,
        ) as unknown as typeof context.record.reports;
        const [judged = context.judged] = reports;
        return (ckdTool({ ...context, judged, record: { ...context.record, reports } })?.parts.length ?? 0) > 0;
      };
      expect([now, ninety, longer].every((each) => each !== undefined)).toBe(true);
      expect([withAcute(0), withAcute(1), withAcute(2), withAcute(0, 'DM')]).toEqual([false, false, true, true]);
    });
  });

  test('is none of a person whose age cannot be right (J-53)', () => {
    const undated = { birth: '2026-01-01' };
    const told = of([filtration('52'), albumin('326')], undated);
    expect(told).toMatchObject({
      ...{
        key: 'stage',
        outcome: 'ckd:undated',
        evidences: ['now-1', 'now-2'],
        organ: 'kidney',
        valueText: 'eGFR 52 mL/min/1.73 m²',
      },
    });
    expect(told?.title).toMatch(/^CKD 未分期（[^，]+）$/);
    expect(told?.lead).toBe(`eGFR 52 mL/min/1.73 m²，${told?.title}`);
    expect(told?.phrase).toBe(`${told?.title}，eGFR 52 mL/min/1.73 m²`);
    expect(told?.text).toMatch(/^eGFR 52 mL\/min\/1.73 m²，ACR 326 mg\/g，./);
    expect([
      of([filtration('95')], undated),
      of([albumin('20')], undated),
      of([albumin('45')], undated)?.outcome,
    ]).toEqual([...[undefined, undefined, 'ckd:undated']]);
  });
});

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
    expect(of([creatinine('82')], { kill_ip_rank: 2 })?.text).toContain('原评分');
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
