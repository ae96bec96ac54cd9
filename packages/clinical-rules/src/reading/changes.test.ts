import { describe, expect, test } from 'vitest';
import { changeBetween, figure } from './change.ts';
import { infectionCourse, knownAnaemia, knownSentence, pad } from './known-course.ts';
import { AT } from './reading.test-support.ts';
import type { PlainRow } from './reading.test-support.ts';
import { runText } from './run.ts';
import { is, rowOf, rowsOf } from './usual-row.test-support.ts';
import type { Past } from './usual-row.test-support.ts';

describe('a figure and a change', () => {
  test('are unsigned, rounded half up, with the decimals that were printed', () => {
    expect([figure(-1.25, 1), figure(2, 2), figure(0.004, 2)]).toEqual(['1.3', '2.00', '0.00']);
    const change = (code: string, then: string, now: string, hours = 26) =>
      rowOf(is(code, now), [[hours, is(code, then)]]).change;
    expect(change('K', '6.12', '6.82')).toMatchObject({ text: '26 小时升 0.70', hours: 26, isBeyondChance: true });
    expect(change('K', '5.0', '4.0')?.text).toBe('26 小时降 1.00');
    expect(change('CREA', '90', '190')?.text).toBe('26 小时升 100');
    expect(change('CREA', '90.5', '190')?.text).toBe('26 小时升 99.5');
    expect(change('K', '4', '6')?.text).toBe('26 小时升 2');
    expect(change('K', '9.5', '10.5')?.text).toBe('26 小时升 1.0');
    expect(change('K', '5.0', '5.0')).toMatchObject({ text: '', isBeyondChance: false, difference: 0 });
    expect([change('K', '5.0', '5.5')?.isBeyondChance, change('K', '5.0', '5.4')?.isBeyondChance]).toEqual([
      true,
      false,
    ]);
    expect(rowOf(is('K', '5.0')).change).toBeNull();
  });

  test('that rounds to nothing is none', () => {
    const [then, now] = [
      { time: '2025-11-17T10:26:00+08:00', value: 5.001, decimals: 2 },
      { time: AT, value: 5.002, decimals: 2 },
    ];
    expect(changeBetween('K', then, now, 1)).toMatchObject({ text: '', isBeyondChance: false });
    expect(changeBetween('CREA', { ...then, value: 1.0 }, { ...now, value: 1.2 }, 88.4).isBeyondChance).toBe(true);
  });

  test('of three steps one way is told, though each may be chance (J-13)', () => {
    const run = (...values: readonly string[]) =>
      runText(
        rowOf(
          is('K', values.at(-1) ?? ''),
          values.slice(0, -1).map((value, at): Past => [48 * (values.length - 1 - at), is('K', value)]),
        ),
      );
    expect(run('5.4', '5.5', '5.6', '5.7')).toBe('6 日升 0.30');
    expect(run('5.7', '5.6', '5.5', '5.4')).toBe('6 日降 0.30');
    expect(run('5.3', '5.4', '5.5', '5.6', '5.7')).toBe('8 日升 0.40');
    expect(run('5.9', '5.4', '5.5', '5.6', '5.7')).toBe('6 日升 0.30');
    expect([
      run('5.5', '5.6', '5.7'),
      run('5.6', '5.5', '5.6', '5.7'),
      run('5.4', '5.5', '5.5', '5.7'),
      run('5.5', '5.5', '5.5', '5.5'),
      run('5.7'),
    ]).toEqual([...['', '', '', '', '']]);
    expect(run('5.4', '5.5', '5.6', '溶血')).toBe('');
  });
});

describe('the course of a known disease (J-31)', () => {
  const sentence = (
    id: string,
    name: string,
    rows: readonly PlainRow[],
    then: readonly Past[] = [],
    mainCode?: string,
  ) => {
    const { rows: all } = rowsOf(rows, then);
    return knownSentence(
      id,
      name,
      all.find(({ code }) => code === mainCode),
      all,
      AT,
    );
  };
  const HBA1C = (value: string): PlainRow => ['HBA1C', value, '%', '4-6'];

  test('of a diabetes is its HbA1c', () => {
    expect(sentence('DM', '糖尿病', [HBA1C('8.2')], [[2136, HBA1C('7.9')]])).toBe(
      '已知糖尿病，HbA1c 8.2%（较 2025-08-21 +0.3），高于 7.0%',
    );
    expect(sentence('DM', '糖尿病', [HBA1C('7.0')], [[2136, HBA1C('7.0')]])).toBe(
      '已知糖尿病，HbA1c 7.0%（与 2025-08-21 相同），达到 7.0%',
    );
    expect(sentence('DM', '糖尿病', [HBA1C('6.5')], [[2136, HBA1C('7.25')]])).toContain('（较 2025-08-21 −0.75）');
    expect(sentence('DM', '糖尿病', [HBA1C('8.2')])).toBe('已知糖尿病，HbA1c 8.2%，高于 7.0%');
    expect(sentence('DM', '糖尿病', [HBA1C('>14')])).toBe('已知糖尿病');
    expect(sentence('DM', '糖尿病', [is('GLU', '9')], [], 'GLU')).toBe('已知糖尿病，血糖 9 mmol/L');
  });

  test('of an anaemia is its haemoglobin, whatever it is called', () => {
    for (const id of ['anaemia', 'IDA', 'ACD', 'MEGA', 'RENAN', 'AA'])
      expect(sentence(id, '贫血', [is('HGB', '96')], [[4400, is('HGB', '108')]])).toBe('已知贫血，Hb 96，6 个月 −12');
    expect(knownAnaemia(rowsOf([is('HGB', '96')]).rows, AT)).toBe('Hb 96');
    expect(knownAnaemia(rowsOf([is('CL', '96')]).rows, AT)).toBe('');
  });

  test.each([
    ['HBV', 'HBVDNA', 'HBV DNA'],
    ['HBVE', 'HBVDNA', 'HBV DNA'],
    ['HBVS', 'HBVDNA', 'HBV DNA'],
    ['HIV', 'HIVRNA', 'HIV RNA'],
  ])('of %s is its load, by tens', (id, code, name) => {
    const load = (value: string): PlainRow => [code, value, id === 'HIV' ? 'copies/mL' : 'IU/mL', ''];
    const unit = rowOf(load('100')).valueText.split(' ')[1];
    const of = (now: string, then?: string) =>
      sentence(id, '病', [load(now)], then === undefined ? [] : [[2136, load(then)]]).replace('已知病，', '');
    expect(of('3200')).toBe(`${name} 3200 ${unit}`);
    expect(of('100000', '1000')).toBe(`${name} 100000 ${unit}，较 08-21 升 2.0 log`);
    expect(of('1000', '100000')).toBe(`${name} 1000 ${unit}，较 08-21 降 2.0 log`);
    expect([of('3000', '1000'), of('4000', '1000')]).toEqual([
      `${name} 3000 ${unit}，与上次相近`,
      `${name} 4000 ${unit}，较 08-21 升 0.6 log`,
    ]);
    expect([sentence(id, '病', []), sentence(id, '病', [load('-5')])]).toEqual(['已知病', '已知病']);
    expect([of('0', '1000'), of('1000', '0'), of('<20', '1000')]).toEqual([
      `${name} 0 ${unit}`,
      `${name} 1000 ${unit}`,
      `${name} <20 ${unit}`,
    ]);
  });

  test('of any other is its own result', () => {
    const of = (now: string, then?: string) =>
      sentence('X', 'CKD病', [is('CREA', now)], then === undefined ? [] : [[480, is('CREA', then)]], 'CREA');
    expect([of('150'), of('150', '100'), of('150', '148')]).toEqual([
      ...[
        '已知 CKD病，肌酐 150 μmol/L',
        '已知 CKD病，肌酐 150 μmol/L，较 10-29 +50',
        '已知 CKD病，肌酐 150 μmol/L，与上次相近',
      ],
    ]);
    expect([sentence('X', '病', []), pad('病'), pad('CKD'), pad('1型')]).toEqual(['已知病', '病', ' CKD', '1型']);
  });

  test('of an infection is how far its marker fell', () => {
    const of = (rows: readonly PlainRow[], ...then: readonly Past[]) => infectionCourse(rowsOf(rows, then).rows);
    expect(of([is('PCT', '3.2')], [72, is('PCT', '22')], [100, is('PCT', '10')])).toBe('PCT 较峰值降 85%');
    expect(of([is('PCT', '3.2'), is('CRP', '60')], [72, is('PCT', '22'), is('CRP', '240')])).toBe('PCT 较峰值降 85%');
    expect(of([is('CRP', '60')], [72, is('CRP', '240')])).toBe('CRP 较峰值降 75%');
    expect(of([is('PCT', '3.2'), is('CRP', '60')], [72, is('PCT', '3.1'), is('CRP', '240')])).toBe('CRP 较峰值降 75%');
    expect([
      of([is('CRP', '60')], [24, is('CRP', '20')], [72, is('CRP', '240')]),
      of([is('CRP', '60')]),
      of([is('CRP', '溶血')], [72, is('CRP', '240')]),
      of([is('CRP', '60')], [72, is('CRP', '61')]),
    ]).toEqual([...['', '', '', '']]);
    expect(of([['CRP', '6', 'mg/dL', '0-1']], [72, is('CRP', '240')])).toBe('CRP 较峰值降 75%');
  });
});
