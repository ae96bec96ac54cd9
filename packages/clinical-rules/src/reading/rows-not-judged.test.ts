import { describe, expect, test } from 'vitest';
import { unreadRows } from './flag-findings.ts';
import { rowsIn } from './reading.test-support.ts';
import type { PlainRow } from './reading.test-support.ts';
import { unreadFinding } from './unread-findings.ts';
import { flagged, UNREAD, SUSPECT } from './flag-findings.test-support.ts';

describe('rows that nobody could judge', () => {
  const of = (...given: readonly PlainRow[]) => {
    const { rows, judged } = rowsIn([['NA', '140', 'mmol/L', '137-147'], ...given]);
    return rows.slice(1).map((row) => unreadFinding(row.judged, row.order, judged.report.report_time));
  };

  test.each([
    ['H', 2],
    ['L', 2],
    ['A', 2],
    ['HH', 1],
  ])('with the flag %s are told with urgency %i (J-21)', (flag, urgency) => {
    const text = `某物 3，来源标记「${flag}」，本系统未能判读：请人工判读`;
    expect(of(['XYZ', '3', 'U', '', { name: '某物', ...flagged(flag) }])).toMatchObject([
      {
        findingId: 'flag:now-2',
        kind: 'source_flag',
        title: `来源标记「${flag}」`,
        text,
        urgency,
        evidences: ['now-2'],
        valueText: '3',
        actions: UNREAD,
        words: { lead: text },
        rank: { isCriticalFlag: urgency === 1, rowOrder: 1 },
      },
    ]);
  });

  test('are left alone where the source says nothing of them, or that they are normal', () => {
    expect(of(['XYZ', '3'], ['XYZ', '3', '', '', flagged('N')], ['XYZ', '3', '', '', flagged('?')])).toEqual([
      ...[null, null, null],
    ]);
    // What was judged, and what cannot be believed, is told elsewhere.
    expect(
      of(['K', '5.9', 'mmol/L', '3.5-5.3', flagged('L')], ['CREA', '1.1', 'μmol/L', '57-111', flagged('H')]),
    ).toEqual([...[null, null]]);
  });

  test.each<[string, PlainRow, object | null]>([
    [
      'a word',
      ['K', '升高', 'mmol/L', '3.5-5.3'],
      { urgency: 2, valueText: '升高', text: '血钾 升高，未给出数值：请人工判读' },
    ],
    ['a letter of a measured item', ['K', ' H ', 'mmol/L', '3.5-5.3'], { urgency: 2, valueText: 'H' }],
    ['a critical word', ['K', '危', 'mmol/L', '3.5-5.3'], { urgency: 1, rank: { isCriticalFlag: true, rowOrder: 1 } }],
    [
      'a word of an item nobody knows',
      ['XYZ', '偏低', 'U', '1-2', { name: '某物' }],
      { urgency: 2, text: '某物 偏低，未给出数值：请人工判读' },
    ],
    ['an arrow of an item nobody knows', ['XYZ', '↑', 'U', '1-2', { name: '某物' }], { urgency: 2 }],
    ['a letter of an item nobody knows, which may be a blood group', ['XYZ', 'A', '', '', { name: '某物' }], null],
    ['a word that is normal', ['K', '正常', 'mmol/L', '3.5-5.3'], null],
    ['a word of an item of words', ['HBSAG', '升高', '', '阴性'], null],
    ['another word', ['K', '溶血', 'mmol/L', '3.5-5.3'], null],
  ])('whose figure is %s count as its flag would', (_what, row, expected) => {
    const [found] = of(row);
    expect(found).toEqual(
      expected === null
        ? null
        : (expect.objectContaining({
            ...{
              kind: 'source_flag',
              title: '结果未给出数值',
              actions: UNREAD,
              evidences: ['now-2'],
              findingId: 'flag:now-2',
            },
          }) as object),
    );
    if (expected !== null) expect(found).toMatchObject(expected);
    if (found) expect(found.words.lead).toBe(found.text);
  });

  test.each<[string, PlainRow, object]>([
    [
      'critical on both sides',
      ['K', '超限', 'mmol/L', '3.5-5.3'],
      {
        urgency: 1,
        text: '血钾 超限，超出仪器测量范围，未给出数值，可能为危急值，请立即核实',
        words: { lead: '血钾 超限，超出仪器测量范围，可能为危急值' },
        rank: { isCriticalFlag: true, rowOrder: 1 },
      },
    ],
    [
      'critical on one side',
      ['LAC', '超限', 'mmol/L', '0.5-1.7'],
      {
        urgency: 1,
        rank: { isCriticalFlag: false },
        text: expect.stringContaining('，可能为危急值，请立即核实') as string,
      },
    ],
    ['critical on the lower side', ['ALB', '超限', 'g/L', '40-55'], { urgency: 1, rank: { isCriticalFlag: false } }],
    [
      'never critical',
      ['CRP', '超限', 'mg/L', '0-10'],
      {
        urgency: 2,
        text: 'C反应蛋白 超限，超出仪器测量范围，未给出数值：请人工判读',
        words: { lead: 'C反应蛋白 超限，超出仪器测量范围' },
        rank: { isCriticalFlag: false },
      },
    ],
    [
      'never critical, flagged',
      ['CRP', '超限', 'mg/L', '0-10', flagged('H')],
      { urgency: 2, text: 'C反应蛋白 超限，超出仪器测量范围，未给出数值，来源标记「H」：请人工判读' },
    ],
    [
      'critical for the source',
      ['CRP', '超限', 'mg/L', '0-10', flagged('HH')],
      {
        urgency: 1,
        text: 'C反应蛋白 超限，超出仪器测量范围，未给出数值，来源标记「HH」，可能为危急值，请立即核实',
        rank: { isCriticalFlag: true },
      },
    ],
    [
      'of an item nobody knows',
      ['XYZ', '超限', 'U', '1-2', { name: '某物', ...flagged('N') }],
      { urgency: 2, text: '某物 超限，超出仪器测量范围，未给出数值：请人工判读' },
    ],
  ])('beyond what their instrument measures, %s, are told', (_what, row, expected) => {
    const [found] = of(row);
    expect(found).toMatchObject({
      ...{ findingId: 'beyond:now-2', kind: 'source_flag', title: '超出仪器测量范围', valueText: '超限' },
      ...{ actions: UNREAD, evidences: ['now-2'] },
    });
    expect(found).toMatchObject(expected);
  });

  test('a figure without a unit that would be critical is rung up for (J-51)', () => {
    const [found] = of(['K', '7.1']);
    expect(found).toMatchObject({
      findingId: 'unit:now-2',
      kind: 'suspect',
      title: '结果未注明单位，可能为危急值',
      text: '血钾 7.1，未注明单位，按 mmol/L 如属实为危急值，请立即电话核实',
      urgency: 1,
      evidences: ['now-2'],
      valueText: '7.1',
      actions: SUSPECT,
      words: { lead: '血钾 7.1，未注明单位，可能为危急值' },
      rank: { rowOrder: 1 },
    });
    expect(of(['K', '7.1', ' 个 '])[0]?.text).toContain('血钾 7.1，单位「个」未识别，按 mmol/L');
    // Its flag comes first.
    expect(of(['K', '7.1', '', '', flagged('HH')])[0]?.findingId).toBe('flag:now-2');
  });

  test.each<[string, PlainRow]>([
    ['usual', ['K', '4.1']],
    ['no figure', ['K', '溶血']],
    ['of an item without critical limits', ['CRP', '300']],
    ['usual in another unit that is printed', ['GLU', '85']],
    ['believable of nobody', ['K', '90']],
    ['less than anybody has', ['K', '0.1']],
    ['of an item nobody knows', ['XYZ', '900']],
  ])('a figure without a unit that is %s is not', (_what, row) => {
    expect(of(row)).toEqual([null]);
  });
});

describe('the rows that are named as not read (J-20)', () => {
  const of = (rows: readonly PlainRow[], used: readonly string[] = []) =>
    unreadRows(rowsIn(rows).judged, new Set(used)).map(({ name, result, reason }) => [name, result, reason]);

  test('come with name, result and reason', () => {
    expect(unreadRows(rowsIn([['K', '溶血', 'mmol/L', '3.5-5.3']]).judged, new Set())).toEqual([
      { laboratoryId: 'now-1', name: '钾', result: '溶血', reason: expect.stringMatching(/./) as string },
    ]);
  });

  test('are not those that were judged, are critical, cannot be believed, or are the conditions of a sample', () => {
    expect(
      of([
        ['K', '4.5', 'mmol/L', '3.5-5.3'],
        ['K', '7.9', 'mmol/L', 'abc'],
        ['CREA', '1.1', 'μmol/L', '57-111'],
      ]),
    ).toEqual([]);
    expect(
      of([
        ['FIO2', '29', '%'],
        ['GAW', '28', '周'],
        ['GAW', '28+3', '周'],
      ]),
    ).toEqual([]);
    expect(
      of([
        ['FIO2', '吸氧', '%'],
        ['GAW', '不详', '周'],
      ]).map(([, result]) => result),
    ).toEqual(['吸氧', '不详']);
    expect(of([['FIO2', '29', '%', '', flagged('H')]]).map(([, result]) => result)).toEqual(['29']);
  });

  test('are an oxygen share that reads as weeks', () => {
    expect(of([['FIO2', '28+3', '%']]).length).toBe(1);
  });

  test('are not those that only want an interval and were used', () => {
    const rows: readonly PlainRow[] = [
      ['XYZ', '3', 'U'],
      ['K', '溶血', 'mmol/L', '3.5-5.3'],
    ];
    expect([of(rows, ['now-1', 'now-2']).length, of(rows).length]).toEqual([1, 2]);
  });

  test('are also those that could not be cleaned', () => {
    const { judged } = rowsIn([]);
    const row = { laboratory_id: 'f', name: '坏', result: '?', error: '单位错误' };
    const failed = [row, { ...row, error: null }] as unknown as typeof judged.failed;
    expect(unreadRows({ ...judged, failed }, new Set())).toEqual([
      { laboratoryId: 'f', name: '坏', result: '?', reason: '单位错误' },
      { laboratoryId: 'f', name: '坏', result: '?', reason: '未能解读' },
    ]);
  });
});
