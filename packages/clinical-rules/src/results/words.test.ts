import { describe, expect, it, test } from 'vitest';
import { said } from './result.test-support.ts';
import { parseResult } from './result.ts';

describe('words of a laboratory', () => {
  it.each<[number, string]>([
    [
      0,
      '阴性 阴 - (-) neg negative n nonreactive non-reactive not_detected absent 无反应 无反应性 阴性反应 非反应 非反应性',
    ],
    [
      0,
      '未检出 未见 未查见 未发现 未检测到 未生长 无细菌生长 未见异常 未找到 无 低风险 未检测到靶标 未检出靶基因 target_notdetected undetectable TND',
    ],
    [0, '未查到 未见到 没有发现 没有 不存在'],
    [
      1,
      '查见 查到 检见 见到 找到 发现 可见 存在 有生长 有菌生长 易见 多见 大量 初筛有反应，待复检 阳性（待确证） 检测到靶标 target_detected',
    ],
    [1, '阳性，Ct_22.4 阳性(Ct值=31.2) 阳性;Ct≈28'],
    [0, '阴性(Ct>40) 阴性，Ct_>38'],
    [3, '3+（IgG） +++(IgG+C3d) 3+(抗IgG、抗C3d)'],
    [3, '强阳性 强阳 强阳性(+++) strong_positive strongly_positive'],
    [0.5, '± +- +/- -/+ (±) trace tr 可疑 微量 弱反应 临界 equivocal borderline 灰区 阴性~弱阳性'],
    [1, '弱阳性 弱阳 弱阳性(±) 弱阳性(+) weak_positive weakly_positive'],
    [1, '阳性 阳 (+) pos positive reactive detected present 反应性 有反应 有反应性 阳性反应 检出 检测到 高风险'],
  ])('of grade %d: %s', (grade, words) => {
    for (const word of words.split(' ')) expect([word, said(word.replace('_', ' '))]).toEqual([word, grade]);
  });

  it('are weak where they say so, and in no other case', () => {
    const isWeak = (printed: string) => {
      const parsed = parseResult(printed);
      return parsed.kind === 'qualitative' && parsed.isWeak;
    };
    expect(['弱阳性', '弱阳', '弱阳性(12.5)'].map(isWeak)).toEqual([true, true, true]);
    // Spelt as in no other test: what was read once is not read again.
    const plain = ['阳  性', '阴  性', ' ± ', ' 2 + ', '阳性( 2+ )', '± ~1+', '检出肠沙门菌'];
    expect(plain.filter(isWeak)).toEqual([]);
  });

  it.each<[string, number | string]>([
    // What a first test says is what there is.
    ['初筛阳性', 1],
    ['初检阴性', 0],
    ['筛查弱阳性', 1],
    ['复检有反应', 1],
    ['复查反应性', 1],
    ['筛查待定', 'text'],
    ['再初筛阳性', 'text'],
    ['：阳性', 1],
    ['结果:阳性', 'text'],
    ['阴 性', 0],
    // The sign and its word must say the same.
    ['+阳性', 1],
    ['(-)(阴性)', 0],
    ['(+)阴性', 'text'],
    ['-可疑', 0.5],
    ['+可疑', 'text'],
    ['+标本', 'text'],
    ['+阳性3', 'text'],
    ['5+阳性', 'text'],
    ['±阳性(+)', 'text'],
    // A strip, with the amount that it stands for.
    ['1+(0.3g/L)', 1],
    ['+(15)', 1],
    ['++(>5.5mmol/L)', 2],
    ['(3+)(7.8)', 3],
    ['+4(20)', 4],
    ['±(0.15)', 0.5],
    ['3+7.8mmol/L', 3],
    ['++30', 2],
    ['x++30', 'text'],
    ['++30(x)', 'text'],
    ['+5', '=5'],
    ['x+(15)', 'text'],
    ['1+(0.3)x', 'text'],
    // Of a span what is sure is the lower one.
    ['1+~2+', 1],
    ['2+至3+', 2],
    ['++到+++', 2],
    ['+2-+3', 2],
    ['±~1+', 0.5],
    ['+-至+', 0.5],
    ['-~1+', 0.5],
    ['阴1+~2+', 'text'],
    ['1+~2+x', 'text'],
    ['(阳性)', 1],
    ['(阳性)x', 'text'],
    // The word, with a grade or a signal in brackets: the grade where it says the same.
    ['阳性(3+)', 3],
    ['阳性(-)', 1],
    ['阴性(2+)', 0],
    ['弱阳性(2+)', 1],
    ['阴性(±)', 0.5],
    ['标本(+)', 'text'],
    ['阳性(12.5)x', 'text'],
    ['阳性：12.5', 1],
    ['阴性 0.05', 0],
    ['阳性(+),12.35', 1],
    ['弱阳性;1.2', 1],
    ['negative 0.12', 0],
    ['标本 0.12', 'text'],
    ['阳性建议复查', 'text'],
    ['阳性1次', 'text'],
    // The strongest part of several.
    ['IgG(-) C3d(2+)', 2],
    ['多特异性 阳性；抗-IgG 弱阳性', 1],
    ['IgG(-) 标本少', 'text'],
  ])('%s: %s', (printed, expected) => {
    expect(said(printed)).toBe(expected);
  });
});

describe('what an instrument does not measure', () => {
  it.each<[string, string]>([
    [
      'above',
      'HI High over 满视野 满视野/HP 满视野/hpf 布满视野 占满视野 视野布满 布满 密布 高 过高 太高 极高 爆表 >> >>>',
    ],
    ['above', '高于上限 超过仪器检测上限 超出线性的最高限 大于测量最高值 超测定高限 >上限 HI! 过高。 爆表！'],
    ['below', 'LO Low under 低 过低 太低 极低 << <<< 低于下限 超过仪器检测下限 超出测定的最低限 小于线性最低值'],
    ['below', '<低限 低于检出限 低于检测限 LO! 过低。'],
    [
      'either',
      '超限 已超限 结果超量程 超范围 超测 超线性 超出仪器测量范围 超过可报告范围 不在检测范围内 超出测定量程 超出线性限',
    ],
    ['either', '溢出 测不出 测不到 无法测出 out_of_range overflow e-range ERANGE 溢出! 测不出。'],
  ])('%s: %s', (side, words) => {
    for (const word of words.split(' ')) expect([word, said(word.replaceAll('_', ' '))]).toEqual([word, side]);
  });

  it.each(['体温过高', '过高了', '不低', '低了', '再测不出', '测不出来', '低于', '>x'])('%s is a text', (printed) => {
    expect(said(printed)).toBe('text');
  });

  it.each<[string, string]>([
    ['HI（ >33.3 ）', '>33.3'],
    ['低 (<1.1)', '<1.1'],
    // Without a sign it may be anything.
    ['HI（33.3）', 'above'],
    ['HI（床旁）', 'above'],
    ['标本（>5）', 'text'],
    ['HI（>33.3）x', 'text'],
    ['5HI（>33.3）', 'text'],
  ])('%s: %s', (printed, expected) => {
    expect(said(printed)).toBe(expected);
  });
});

describe('a number', () => {
  it.each<[string, string]>([
    // The decimal comma of ISO 80000-1; groups of three stay thousands.
    ['6,8', '=6.8'],
    ['0,125', '=0.125'],
    ['12,34', '=12.34'],
    ['1,120', '=1120'],
    ['12,345', '=12345'],
    ['1234,567', '=1234.567'],
    ['1,234,567', '=1234567'],
    ['12,345.6', '=12345.6'],
    ['<0,05', '<0.05'],
    ['6,8 mmol/L', '=6.8'],
    ['.55', '=0.55'],
    ['1.2e3', '=1200'],
    ['−2.1', '=-2.1'],
    ['—2', '=-2'],
    // Words of comparison, at the beginning alone.
    ['>=5', '≥5'],
    ['=>5', '≥5'],
    ['⩾5', '≥5'],
    ['≧5', '≥5'],
    ['=<5', '≤5'],
    ['≦5', '≤5'],
    ['大于等于5', '≥5'],
    ['不小于5', '≥5'],
    ['小于等于5', '≤5'],
    ['不大于5', '≤5'],
    ['高于 5', '>5'],
    ['超出5', '>5'],
    ['低于 5', '<5'],
    ['不足5', '<5'],
    ['大于五', 'text'],
    ['小于五', 'text'],
    ['约大于5', 'text'],
    ['15.5及以上', '≥15.5'],
    ['15或以上', '≥15'],
    ['15 mmol/L以上', '≥15'],
    ['15.5及以下', '≤15.5'],
    ['15或以下', '≤15'],
    ['15 mmol/L以下', '≤15'],
    ['15以上者', 'text'],
    ['15以下者', 'text'],
    ['约15以上', '≥15'],
    ['第15以上', 'text'],
    ['第15以下', 'text'],
    ['>  15', '>15'],
    // How sure a count is.
    ['可见5', '=5'],
    ['偶见 <5', '<5'],
    ['散见5', '=5'],
    ['见到5', '=5'],
    ['约占5%', '=5'],
    ['占5%', '=5'],
    ['5约6', 'text'],
    // The flag of the source behind it.
    ['168 H', '=168'],
    ['168HH', '=168'],
    ['2.1L', '=2.1'],
    ['168 mmol/L H', '=168'],
    ['168 mmol/L  LL', '=168'],
    ['168 mmol/L X', 'text'],
    ['168HX', 'text'],
    ['120 mm Hg', '=120'],
    ['0.45L/L', '=0.45'],
    ['6.9 标本溶血2', 'text'],
    ['<6.9 标本溶血', '<6.9'],
    ['6.9（，轻度脂血）', '=6.9'],
    ['168↑↑', '=168'],
    ['★168', '=168'],
    ['1.2e999', 'text'],
    ['5 标本少', 'text'],
  ])('%s: %s', (printed, expected) => {
    expect(said(printed)).toBe(expected);
  });

  it('has the decimals that are printed, and the unit that is known', () => {
    expect(parseResult('6,80')).toMatchObject({ decimals: 2 });
    expect(parseResult(7)).toMatchObject({ decimals: 0 });
    expect(parseResult('168 mmol/L H')).toEqual({ kind: 'number', value: 168, decimals: 0, unit: 'mmol/L' });
  });
});

test.each<[string, object]>([
  ['10-15', { kind: 'between', low: 10, high: 15 }],
  ['0.5 - 1.25', { kind: 'between', low: 0.5, high: 1.25 }],
  ['10.25~15.75 /HP', { kind: 'between', low: 10.25, high: 15.75 }],
  ['5-5', { kind: 'between', low: 5, high: 5 }],
  ['10-15 标本', { kind: 'text', text: '10-15 标本' }],
  ['约10-15', { kind: 'text', text: '约10-15' }],
  [' 标本 少 ', { kind: 'text', text: '标本 少' }],
  ['1:0', { kind: 'text', text: '1:0' }],
  ['均质型，1:100', { kind: 'titre', dilution: 100 }],
  ['1:320 阳性', { kind: 'titre', dilution: 320 }],
  ['1:320(+)', { kind: 'titre', dilution: 320 }],
  ['1:320+', { kind: 'titre', dilution: 320 }],
  ['< 1 : 100', { kind: 'titre', dilution: 100, comparator: '<' }],
  ['核颗粒散在型 1:320', { kind: 'titre', dilution: 320 }],
  ['颗粒 1:320', { kind: 'titre', dilution: 320 }],
  ['x1:320', { kind: 'text', text: 'x1:320' }],
  ['---', { kind: 'empty' }],
  ['n/a', { kind: 'empty' }],
  ['NULL', { kind: 'empty' }],
  ['/', { kind: 'empty' }],
  ['标本/', { kind: 'text', text: '标本/' }],
  ['null值', { kind: 'text', text: 'null值' }],
])('%s', (printed, expected) => {
  expect(parseResult(printed)).toEqual(expected);
});
