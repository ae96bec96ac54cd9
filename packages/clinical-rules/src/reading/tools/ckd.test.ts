import { describe, expect, test } from 'vitest';
import { contextOf, past } from '../reading.test-support.ts';
import type { PlainRow } from '../reading.test-support.ts';
import { ckdTool } from './ckd.ts';

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
    // An axis that the last reports do not hold stands behind; filtration by one formula only.
    expect(moved([filtration('32'), albumin('45')], [filtration('50')])?.[0]).toContain('G3a → G3b，A2');
    expect(moved([filtration('32'), albumin('45')], [filtration('33')])?.[0]).toContain('维持 G3b，A2');
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
