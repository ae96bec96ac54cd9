import { describe, expect, test } from 'vitest';
import { headlineOf, quietHeadline } from './headline.ts';
import { clausesOf, critical, finding, idsOf, plain, wide } from './headline.test-support.ts';
import type { Said } from './headline.test-support.ts';
import type { Finding, UnreadRow } from './reading.ts';

describe('the first clause', () => {
  test('says name and value, change, picture and step', () => {
    const potassium = { lead: '血钾 6.82 mmol/L，危急', change: '26 小时升 0.70', does: ['立即心电图', '复测'] };
    expect(clausesOf(finding('K', potassium))).toEqual(['血钾 6.82 mmol/L，危急，26 小时升 0.70：立即心电图']);
    const platelets = { lead: '血小板 18 ×10⁹/L，危急', picture: { of: 'D', name: '疑似弥散性血管内凝血' } };
    expect(clausesOf(finding('PLT', platelets))).toEqual(['血小板 18 ×10⁹/L，危急，疑似弥散性血管内凝血']);
    expect(clausesOf(finding('PLT', { ...platelets, picture: { of: 'D', name: '' } }))).toEqual([
      '血小板 18 ×10⁹/L，危急',
    ]);
  });

  test('that says itself what to do takes no step', () => {
    expect(clausesOf(finding('K', { lead: '血钾：请人工判读', does: ['查看'] }))).toEqual(['血钾：请人工判读']);
  });

  test('is none where nothing was found', () => {
    expect(headlineOf([])).toEqual([]);
  });
});

describe('further clauses', () => {
  test('are the phrases of two other organs, no echo of a row, not what the picture is part of', () => {
    const found = [
      finding('A', { lead: '甲', picture: { of: 'D', name: '图' } }),
      finding('B', { lead: '乙', organ: 'A' }),
      finding('C', { lead: '丙', isEcho: true }),
      finding('D', { lead: '丁' }),
      finding('E', { lead: '戊', phrase: '戊句' }),
      finding('F', { lead: '己', organ: 'E' }),
      finding('G', { lead: '庚', phrase: '庚句' }),
      finding('H', { lead: '辛' }),
    ];
    expect(headlineOf(found)).toEqual([
      { findingId: 'A', text: '甲，图' },
      { findingId: 'E', text: '戊句' },
      { findingId: 'G', text: '庚句' },
    ]);
  });

  test('name the other critical values by name, each once, and more findings after them', () => {
    const found = [
      critical('K', '血钾 6.82 mmol/L，危急', { value: '6.82 mmol/L' }),
      critical('LAC', '血乳酸 5.1 mmol/L，危急', { value: '5.1 mmol/L' }),
      critical('LAC2', '血乳酸 5.3 mmol/L，危急', { value: '5.3 mmol/L' }),
      critical('word', '阳性', { value: '9' }),
      finding('CRP', { lead: '丙' }),
    ];
    expect(headlineOf(found)).toEqual([
      { findingId: 'K', text: '血钾 6.82 mmol/L，危急' },
      { findingId: 'LAC', text: '另有危急值 3 项：血乳酸、阳性' },
      { findingId: 'CRP', text: '丙' },
    ]);
  });

  test('count no critical value where the first finding is none, or the only one', () => {
    const one = critical('LAC', '血乳酸 5.1，危急', { value: '5.1' });
    const two = critical('K', '血钾 6.9，危急', { value: '6.9' });
    const other = finding('A', { lead: '甲', urgency: 1 });
    expect(clausesOf(other, one, two)).toEqual(['甲', '血乳酸 5.1，危急', '血钾 6.9，危急']);
    expect(clausesOf(one, other)).toEqual(['血乳酸 5.1，危急', '甲']);
  });
});

describe('sixty widths, no critical value but the first', () => {
  test.each<[string, readonly number[], readonly string[]]>([
    ['all three fit', [20, 20, 18], ['A', 'B', 'C']],
    ['half a width too much', [20, 20, 18.5], ['A', 'B']],
    ['two fit', [30, 29, 20], ['A', 'B']],
    ['two do not', [30, 29.5, 20], ['A']],
    ['one does not, and stands', [61, 10, 10], ['A']],
  ])('%s', (_what, widths, ids) => {
    const found = widths.map((width, at) => plain('ABC'[at] ?? '', width));
    expect(idsOf(...found)).toEqual(ids);
  });

  test('of the third what stands between its name and its value goes first', () => {
    const third = finding('C', { lead: '', phrase: '原发性临床甲减，考虑自身免疫性甲状腺炎（TSH 86.4 mIU/L）' });
    const fitting = (width: number) => clausesOf(plain('A', 10), plain('B', width), third).slice(1);
    expect(fitting(20)).toEqual([wide('B', 20), '原发性临床甲减，考虑自身免疫性甲状腺炎（TSH 86.4 mIU/L）']);
    expect(fitting(20.5)).toEqual([wide('B', 20.5), '原发性临床甲减（TSH 86.4 mIU/L）']);
    expect(fitting(32)).toEqual([wide('B', 32), '原发性临床甲减（TSH 86.4 mIU/L）']);
    // Then the name of the item: its value stays.
    expect(fitting(34)).toEqual([wide('B', 34), '原发性临床甲减（86.4 mIU/L）']);
    expect(fitting(34.5)).toEqual([wide('B', 34.5)]);
    const twice = clausesOf(plain('A', 3), { ...third, findingId: 'B', rank: { ...third.rank, organ: 'B' } }, third);
    expect(twice).toEqual([wide('A', 3), third.words.phrase, '原发性临床甲减（TSH 86.4 mIU/L）']);
    const second = clausesOf(plain('A', 20), third, plain('C', 20));
    expect(second).toEqual([wide('A', 20), '原发性临床甲减，考虑自身免疫性甲状腺炎（TSH 86.4 mIU/L）']);
  });

  test('the change of the first clause stays', () => {
    const changed = (width: number) => finding('A', { lead: wide('甲', width), change: '升 0.70' });
    const told = (width: number, ...beside: readonly Finding[]) => clausesOf(changed(width), ...beside)[0];
    const third = finding('C', { lead: '', phrase: '原发性临床甲减，考虑自身免疫性甲状腺炎（TSH 86.4 mIU/L）' });
    const said = (width: number) => `${wide('甲', width)}，升 0.70`;
    expect(told(10)).toBe(said(10));
    expect([
      told(10, plain('B', 10)),
      told(10, plain('B', 20), third),
      told(10, plain('B', 20), plain('C', 40)),
    ]).toEqual([...[said(10), said(10), said(10)]]);
    const picture = { of: 'P', name: wide('图', 20) };
    expect(clausesOf(finding('A', { lead: wide('甲', 50), change: '升 0.70', picture }))).toEqual([said(50)]);
    expect(clausesOf(finding('A', { lead: wide('甲', 58), change: '升 0.70', picture }))).toEqual([said(58)]);
  });

  test('the picture goes before the first clause is cut, remarks without a figure last', () => {
    const picture = { of: 'P', name: wide('图', 20) };
    expect(clausesOf(finding('A', { lead: wide('甲', 50), picture }))).toEqual([wide('甲', 50)]);
    const lead = (remark: string) => clausesOf(finding('A', { lead: `${wide('甲', 50)}（${remark}）` }))[0]?.slice(50);
    expect(lead('标签已有的这一个病，见既往')).toBe('');
    expect(lead('标签已有，请核对是否再发')).toBe('（标签已有）');
    expect(lead('标签已有，共 3 次记录在案')).toBe('（标签已有，共 3 次记录在案）');
    expect(lead('血糖不高，考虑正常血糖的酮症酸中毒')).toBe('（血糖不高）');
    expect(lead('需除外血栓性微血管病等')).toBe('（需除外血栓性微血管病等）');
    expect(lead('请核对是否再次发生，见既往')).toBe('（请核对是否再次发生）');
    expect(lead('未注明单位的结果一个')).toBe('（未注明单位的结果一个）');
    expect(lead('无既往的结果可以比较')).toBe('（无既往的结果可以比较）');
    expect(lead('非空腹采血的血糖结果')).toBe('（非空腹采血的血糖结果）');
    expect(lead('肝移植后三个月内随访')).toBe('');
    expect(lead('肝移植后 3 个月内随访中')).toBe('（肝移植后 3 个月内随访中）');
  });
});

describe('sixty widths beside further critical values', () => {
  const first = (width: number, more: Partial<Said> = {}) => critical('A', wide('甲', width), more);
  const also = (name: string, more: Partial<Said> = {}) => critical(name, `${name} 9，危急`, { value: '9', ...more });
  const [long, second, third] = [wide('乙', 15), wide('丙', 8), wide('丁', 8)];

  test('they are named in short for a third danger of minutes, not for another third', () => {
    const of = (urgency: 1 | 2) =>
      clausesOf(first(15), also(second), also(third), also(long), finding('Z', { lead: wide('戊', 10), urgency }));
    expect(of(1)).toEqual([wide('甲', 15), `另有危急值 3 项：${second}、${third}等`, wide('戊', 10)]);
    expect(of(2)).toEqual([wide('甲', 15), `另有危急值 3 项：${second}、${third}、${long}`]);
    expect(
      clausesOf(first(10), also(second), also(third), also(long), finding('Z', { lead: '戊', urgency: 1 })),
    ).toEqual([wide('甲', 10), `另有危急值 3 项：${second}、${third}、${long}`, '戊']);
  });

  test('of one organ they make room for another danger of minutes, which loses its remark last', () => {
    const danger = (phrase: string) => finding('Z', { lead: '', phrase, urgency: 1 });
    const inr = also('凝血', { organ: 'A' });
    expect(clausesOf(first(30), inr, danger(wide('戊', 28)))).toEqual([wide('甲', 30), wide('戊', 28)]);
    expect(clausesOf(first(30), also('凝血'), danger(wide('戊', 28)))).toEqual([
      wide('甲', 30),
      '另有危急值 1 项：凝血',
    ]);
    const named = `急性失血可能（${'注'.repeat(12)}）（血红蛋白 62 g/L）`;
    expect(clausesOf(first(30), inr, danger(named))).toEqual([
      ...[wide('甲', 30), '另有危急值 1 项：凝血', '急性失血可能（血红蛋白 62 g/L）'],
    ]);
    expect(clausesOf(first(40), inr, danger(named))).toEqual([wide('甲', 40), '急性失血可能（血红蛋白 62 g/L）']);
    expect(clausesOf(first(30), inr, finding('Z', { lead: wide('戊', 28), urgency: 2 }))).toEqual([
      wide('甲', 30),
      '另有危急值 1 项：凝血',
    ]);
    expect(clausesOf(first(30), inr, also('肺'), danger(wide('戊', 20)))).toEqual([
      wide('甲', 30),
      '另有危急值 2 项：凝血、肺',
    ]);
    // The two dangers behind it do not take its place together.
    expect(clausesOf(first(30), inr, danger(wide('戊', 20)), finding('Y', { lead: '己', urgency: 1 }))).toEqual([
      wide('甲', 30),
      wide('戊', 20),
    ]);
  });

  test('the change stays as long as there is room beside them', () => {
    const change = '升 0.70';
    const said = (width: number) => `${wide('甲', width)}，${change}`;
    const danger = (width: number) => finding('Z', { lead: wide('戊', width), urgency: 1 });
    const names = `另有危急值 3 项：${second}、${third}、${long}`;
    expect(clausesOf(first(5, { change }), also(second))).toEqual([said(5), `另有危急值 1 项：${second}`]);
    const three = [also(second), also(third), also(long)];
    expect(clausesOf(first(10, { change }), ...three, danger(10))).toEqual([
      ...[said(10), `另有危急值 3 项：${second}、${third}等`, wide('戊', 10)],
    ]);
    expect(clausesOf(first(10, { change }), ...three, danger(40))).toEqual([said(10), names]);
    const inr = also('凝血', { organ: 'A' });
    expect(clausesOf(first(20, { change }), inr, danger(30))).toEqual([said(20), wide('戊', 30)]);
    const named = `急性失血可能（${'注'.repeat(12)}）（血红蛋白 62 g/L）`;
    expect(clausesOf(first(26, { change }), inr, finding('Z', { lead: '', phrase: named, urgency: 1 }))).toEqual([
      ...[said(26), '另有危急值 1 项：凝血', '急性失血可能（血红蛋白 62 g/L）'],
    ]);
    const brief = { change, picture: { of: 'P', name: `热射病待排（${'注'.repeat(18)}）` } };
    expect(clausesOf(first(26, brief), also(second))).toEqual([
      `${wide('甲', 26)}，热射病待排`,
      `另有危急值 1 项：${second}`,
    ]);
    const plainly = { change, picture: { of: 'P', name: `低钙血症${'注'.repeat(18)}` } };
    expect(clausesOf(first(40, plainly), also(second))).toEqual([wide('甲', 40), `另有危急值 1 项：${second}`]);
    expect(clausesOf(first(15, brief), ...three)).toEqual([
      `${wide('甲', 15)}，热射病待排`,
      `另有危急值 3 项：${second}、${third}等`,
    ]);
  });

  test('then the change goes, then all but two names, then the picture', () => {
    const change = wide('升', 10);
    const picture = { of: 'P', name: wide('图', 12) };
    const names = `另有危急值 3 项：${second}、${third}、${long}`;
    const short = `另有危急值 3 项：${second}、${third}等`;
    const of = (width: number, more: Partial<Said>) =>
      clausesOf(first(width, more), also(second), also(third), also(long));
    expect(of(17, { change })).toEqual([wide('甲', 17), names]);
    expect(of(25, { change })).toEqual([wide('甲', 25), short]);
    expect(of(17, { change, picture })).toEqual([`${wide('甲', 17)}，${picture.name}`, short]);
    expect(of(25, { change, picture })).toEqual([wide('甲', 25), short]);
    expect(of(17, { picture: { of: 'P', name: wide('图', 30) } })).toEqual([wide('甲', 17), names]);
  });

  test('a picture that says in brief what it is of keeps its name', () => {
    const of = (width: number, name: string, beside: readonly string[] = [second]) =>
      clausesOf(first(width, { picture: { of: 'P', name } }), ...beside.map((each) => also(each)));
    const told = `另有危急值 1 项：${second}`;
    const remark = `（${'注'.repeat(18)}）`;
    for (const name of ['热射病待排', '热射病可能', '热射病风险'])
      expect(of(30, `${name}${remark}`)).toEqual([`${wide('甲', 30)}，${name}`, told]);
    // What is left says no more than the value.
    expect(of(30, `重度低钙血症${remark}`)).toEqual([wide('甲', 30), told]);
    expect(of(15, `热射病待排${remark}`, [second, third, long])).toEqual([
      `${wide('甲', 15)}，热射病待排`,
      `另有危急值 3 项：${second}、${third}等`,
    ]);
  });

  test('what is longer still loses the remarks of its lead', () => {
    expect(clausesOf(first(45, { lead: `${wide('甲', 38)}（标签已有的病）` }), also(second))).toEqual([
      wide('甲', 38),
      `另有危急值 1 项：${second}`,
    ]);
  });
});

describe('where nothing speaks', () => {
  const unread = (name: string, reason = '无可用参考区间'): UnreadRow => ({
    laboratoryId: name,
    name,
    result: '',
    reason,
  });

  test.each<[number, readonly UnreadRow[], string]>([
    [0, [], '本次报告没有可判读的检验结果'],
    [5, [], '本次 5 项检验结果均在各自参考区间内'],
    [0, [unread('甲')], '1 项结果未判读：甲'],
    [0, [unread('甲'), unread('乙')], '2 项结果均未判读：甲、乙'],
    [5, [unread('甲')], '已判读的 5 项在参考区间内；1 项未判读：甲'],
    [5, ['甲', '乙', '丙'].map((name) => unread(name)), '已判读的 5 项在参考区间内；3 项未判读：甲、乙、丙'],
    [
      5,
      ['甲', '乙', '丙', '丁'].map((name) => unread(name)),
      '已判读的 5 项在参考区间内；4 项未判读：甲、乙、丙等 4 项',
    ],
    [5, [unread('甲', '参考区间有误')], '已判读的 5 项在参考区间内；1 项未判读：甲（参考区间有误）'],
    [
      5,
      [unread('甲'), unread('乙', '出生日期有误，按年龄判读的项目未判读'), unread('丙', '采样时间有误')],
      '已判读的 5 项在参考区间内；3 项未判读：甲、乙、丙（出生日期有误，按年龄判读的项目未判读）',
    ],
  ])('%i rows were read and %j were not: 「%s」', (count, rows, text) => {
    expect(quietHeadline(count, rows)).toEqual([{ findingId: null, text }]);
  });
});
