import { describe, expect, test } from 'vitest';
import { past } from './reading.test-support.ts';
import type { PlainRow } from './reading.test-support.ts';
import { findingsOf, keysOf, textsOf } from './contradicting.test-support.ts';

const CL: PlainRow = ['CL', '105', 'mmol/L', '99-110'];

describe('a patient who is another one (J-57)', () => {
  const ROWS: Readonly<Record<string, readonly [unit: string, range: string]>> = {
    CREA: ['μmol/L', '57-111'],
    HGB: ['g/L', '130-175'],
    ALB: ['g/L', '40-55'],
    MCV: ['fL', '82-100'],
    NA: ['mmol/L', '137-147'],
  };
  const row = ([code, value]: readonly [string, string]): PlainRow => {
    const [unit = '', range = ''] = ROWS[code] ?? [];
    return [code, value, unit, range];
  };
  const of = (
    hours: number,
    now: readonly (readonly [string, string])[],
    then: readonly (readonly [string, string])[],
    tags: readonly string[] = [],
  ) => keysOf(now.map(row), { earlier: [past(hours, ...then.map(row))], tags });

  test('two steady items moved far in opposite directions, within two days', () => {
    const [up, down] = [
      [
        ['CREA', '300'],
        ['HGB', '80'],
      ],
      [
        ['CREA', '90'],
        ['HGB', '140'],
      ],
    ] as const;
    expect([of(48, up, down), of(49, up, down), of(48, down, up)]).toEqual([['identity'], [], ['identity']]);
    expect(
      of(
        48,
        [
          ['CREA', '200'],
          ['HGB', '140'],
        ],
        [
          ['CREA', '90'],
          ['HGB', '80'],
        ],
      ),
    ).toEqual([]);
    expect(of(48, [['CREA', '200']], [['CREA', '90']])).toEqual([]);
    expect(
      of(
        48,
        [
          ['CREA', '90'],
          ['ALB', '45'],
        ],
        [
          ['CREA', '300'],
          ['ALB', '20'],
        ],
      ),
    ).toEqual(['identity']);
    expect(
      of(
        48,
        [
          ['CREA', '200'],
          ['NA', '120'],
        ],
        [
          ['CREA', '90'],
          ['NA', '150'],
        ],
      ),
    ).toEqual([]);
    // Four times what chance moves: 32 % of a haemoglobin.
    expect(
      of(
        48,
        [
          ['CREA', '200'],
          ['HGB', '100'],
        ],
        [
          ['CREA', '90'],
          ['HGB', '140'],
        ],
      ),
    ).toEqual([]);
  });

  test('not where both fell; the size of red cells is one of the items, also after a transfusion', () => {
    const [before, after] = [
      [
        ['CREA', '300'],
        ['HGB', '140'],
      ],
      [
        ['CREA', '90'],
        ['HGB', '80'],
      ],
    ] as const;
    expect(of(48, after, before)).toEqual([]);
    const sizes = [
      [
        ['CREA', '90'],
        ['MCV', '90'],
      ],
      [
        ['CREA', '300'],
        ['MCV', '40'],
      ],
    ] as const;
    expect(of(24, ...sizes, ['昨日输血'])).toEqual(['identity']);
  });

  test('in whatever unit it is printed', () => {
    const inOther = (now: string) =>
      keysOf([row(['CREA', '300']), ['HGB', now, 'g/dL', '13-17.5']], {
        earlier: [past(24, row(['CREA', '90']), ['HGB', '14.0', 'g/dL', '13-17.5'])],
      });
    // 32 % of 140 g/L are 45.
    expect([inOther('9.0'), inOther('10.0')]).toEqual([['identity'], []]);
  });

  test('is told with what moved', () => {
    const earlier = [past(24, row(['CREA', '90']), row(['HGB', '140']))];
    expect(textsOf([row(['CREA', '200']), row(['HGB', '80'])], { earlier })).toEqual([
      '与上次差异过大，请核对标本身份（肌酐 200 μmol/L，24 小时升 110，血红蛋白 80 g/L，24 小时降 60）',
    ]);
  });

  test('red cells that change their size within a week, without a transfusion', () => {
    const sizes = (hours: number, now: string, tags: readonly string[] = []) =>
      of(hours, [['MCV', now]], [['MCV', '90']], tags);
    expect([sizes(168, '95.1'), sizes(168, '84.9'), sizes(168, '95'), sizes(169, '96')]).toEqual([
      ...[['identity'], ['identity'], [], []],
    ]);
    expect([sizes(100, '96', ['昨日输血']), sizes(100, '96', ['红细胞输注后']), sizes(100, '96', ['高血压'])]).toEqual([
      ...[[], [], ['identity']],
    ]);
    expect(of(100, [['HGB', '100']], [['HGB', '90']])).toEqual([]);
    expect(keysOf([row(['MCV', '96'])])).toEqual([]);
  });

  const group = (result: string, name = 'ABO血型'): PlainRow => ['', result, '', '', { name }];

  test.each<[string, PlainRow, PlainRow, object, readonly string[]]>([
    ['another group', group('A型'), group('B型'), {}, ['group:ABO血型']],
    ['the same group', group('A型'), group('a'), {}, []],
    ['the same in other signs', group('Rh（+）'), group('RH 阳(+)'), {}, ['group:ABO血型']],
    ['the same in brackets', group('Rh阳性'), group('(RH) 阳'), {}, []],
    ['full widths', group('Ａ 型'), group('A'), {}, []],
    ['a transplant', group('A型'), group('B型'), { tags: ['骨髓移植后'] }, []],
    ['a titre', group('A', '血型抗体效价'), group('B', '血型抗体效价'), {}, []],
    ['an antibody', group('A', '血型抗体'), group('B', '血型抗体'), {}, []],
    ['a titre of no antibody', group('A', '血型效价'), group('B', '血型效价'), {}, []],
    ['another row', group('A', '指标'), group('B', '指标'), {}, []],
    ['none now', group(' '), group('B'), {}, []],
    ['none then', group('A'), group(' '), {}, []],
    ['another name then', group('A'), group('B', '血型'), {}, []],
  ])('a blood group beside that of before: %s', (_what, now, then, more, keys) => {
    expect(keysOf([now], { earlier: [past(1000, then)], ...more })).toEqual(keys);
  });

  test('is told with both groups, and the last of before', () => {
    const earlier = [past(1000, group('B型')), past(2000, group('A型')), past(500, CL)];
    const [found] = findingsOf([group('A型')], { earlier });
    expect(found).toMatchObject({
      title: '与上次差异过大，请核对标本身份',
      text: '与上次差异过大，请核对标本身份（ABO血型 A型，上次 B型）',
      words: { lead: 'ABO血型 A型，上次 B型，请核对标本身份' },
      evidences: ['now-1'],
    });
  });

  test('a specimen that nobody of the sex has', () => {
    const semen: PlainRow = ['SPCONC', '20', '10^6/mL', '≥15', { specimen: '精液' }];
    const vaginal: PlainRow = ['', '阳性', '', '阴性', { name: '白带清洁度', specimen: '阴道分泌物' }];
    const of1 = (row: PlainRow, sex: string) => findingsOf([row], { sex }).map(({ title }) => title);
    const all = [of1(semen, '女'), of1(semen, '男'), of1(vaginal, '女')];
    expect(all).toEqual([['标本与性别（女）不符，请核对标本身份'], [], []]);
    const clue: PlainRow = ['CLUE', '阳性', '', '阴性', { specimen: '阴道分泌物' }];
    expect([of1(clue, '男'), of1(clue, '女')]).toEqual([['标本与性别（男）不符，请核对标本身份'], []]);
    expect(keysOf([clue], { sex: '男' })).toEqual(['sex']);
  });
});
