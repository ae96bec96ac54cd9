import { describe, expect, test } from 'vitest';
import { actionsFor } from './actions.ts';
import { outsideDangers } from './outside-dangers.ts';
import { pleuralLipids } from './pleural-lipids.ts';
import type { PlainRow } from './reading.test-support.ts';
import { by, one } from './finders.test-support.ts';

describe('the lipids of a pleural fluid (BTS 2010)', () => {
  const of = by(pleuralLipids);
  const fat = (value: string, unit = 'mmol/L'): PlainRow => ['PF-TG', value, unit, '', { specimen: '胸水' }];
  const sterol = (value: string): PlainRow => ['PF-CHOL', value, 'mmol/L', '', { specimen: '胸水' }];

  test.each<[string, readonly PlainRow[], readonly unknown[] | undefined]>([
    ['chyle', [fat('1.25')], ['乳糜胸可能', 2, ['now-2'], true]],
    ['what may be chyle', [fat('1.24')], ['乳糜性胸水待排', 3, ['now-2'], false]],
    ['the least of it', [fat('0.56')], ['乳糜性胸水待排', 3, ['now-2'], false]],
    ['less', [fat('0.55')], undefined],
    ['old cholesterol', [sterol('5.19')], ['假性乳糜胸可能', 3, ['now-2'], false]],
    ['old cholesterol without fat', [fat('0.5'), sterol('5.19')], ['假性乳糜胸可能', 3, ['now-2', 'now-3'], false]],
    ['cholesterol beside fat', [fat('0.56'), sterol('5.19')], ['乳糜性胸水待排', 3, ['now-2', 'now-3'], false]],
    ['less cholesterol', [sterol('5.18')], undefined],
    ['neither', [], undefined],
  ])('%s', (_what, rows, expected) => {
    const found = one(of(rows));
    expect(found && [found.title, found.urgency, found.evidences, found.actions.length > 0]).toEqual(expected);
  });

  test('are told with their limits in the unit of the report', () => {
    const chyle = one(of([fat('1.5'), sterol('2')]));
    expect(chyle?.text).toMatch(/ 1.5 mmol\/L，.* 2 mmol\/L，乳糜胸可能（甘油三酯 > 1.24 mmol\/L）$/);
    expect(chyle).toMatchObject({
      findingId: 'pleura:lipids',
      kind: 'row',
      valueText: '1.5 mmol/L',
      rank: { harm: 'D', catalogueOrder: 0, rowOrder: 1 },
      isKnown: false,
    });
    expect(chyle?.words.phrase).toBe('乳糜胸可能（1.5 mmol/L）');
    expect(chyle?.words.lead).toMatch(/ 1.5 mmol\/L，乳糜胸可能$/);
    expect(chyle?.actions).toEqual(actionsFor('pleura:chyle'));
    expect(one(of([fat('150', 'mg/dL')]))?.text).toContain('> 110 mg/dL');
    expect(one(of([fat('80', 'mg/dL')]))?.text).toContain(
      '甘油三酯 50 mg/dL～110 mg/dL 不能判定；脂蛋白电泳查乳糜微粒',
    );
    expect(one(of([fat('1.0', '')]))?.text ?? '').not.toContain('undefined');
    const old = one(of([fat('0.5'), sterol('6')]));
    expect(old?.text).toContain('（胆固醇 > 5.18 mmol/L，甘油三酯 < 0.56 mmol/L；查胆固醇结晶与结核、类风湿）');
    expect([old?.valueText, one(of([sterol('6')]))?.text.includes('甘油三酯')]).toEqual(['6 mmol/L', false]);
  });

  test('of a known chyle are no news', () => {
    expect(one(of([fat('1.5')], ['chylothorax']))).toMatchObject({
      title: '已知乳糜胸',
      urgency: 3,
      isKnown: true,
      actions: [],
    });
    expect(one(of([sterol('6')], ['chylothorax']))?.isKnown).toBe(false);
  });
});

describe('what kills or spreads and is no item of the catalogue', () => {
  const of = by(outsideDangers);
  const named = (name: string, result: string, unit = '', range = ''): PlainRow => ['', result, unit, range, { name }];
  const is = (...row: Parameters<typeof named>) => of([named(...row)]).length === 1;

  test('is told with its steps', () => {
    const [found] = of([named('百草枯', '阳性')]);
    expect(found).toMatchObject({
      ...{ kind: 'row', urgency: 1, evidences: ['now-2'], valueText: '阳性', rank: { harm: 'C', rowOrder: 1 } },
      findingId: expect.stringMatching(/^outside:.+:now-2$/) as string,
    });
    expect(found?.text).toBe(`百草枯 阳性，${found?.title}`);
    expect([found?.words.lead === found?.text, (found?.actions.length ?? 0) > 0]).toEqual([true, true]);
  });

  test('of one germ in several samples is one danger, with all their rows', () => {
    const found = of([named('白喉毒素基因', '阳性'), named('咽拭子培养', '白喉棒状杆菌', '', '正常菌群')]);
    expect(found.map(({ title, evidences }) => [title, evidences])).toEqual([['白喉可能', ['now-2', 'now-3']]]);
    expect(found[0]?.text).toBe('白喉毒素基因 阳性，咽拭子培养 白喉棒状杆菌，白喉可能');
  });

  test.each<[string, string, boolean]>([
    ['H7N9禽流感病毒核酸', '阳性', true],
    ['淋球菌核酸', '阳性', true],
    ['血钡', '阳性', true],
    ['钡餐', '阳性', false],
    ['痰培养', '类白喉棒状杆菌', false],
    ['百草枯', '阳性(++)', true],
    ['百草枯', '检出', true],
    ['百草枯', '检测到', true],
    ['百草枯', '弱阳性', true],
    ['百草枯', '2+', true],
    ['百草枯', '阴性', false],
    ['百草枯', '未检出', false],
    ['百草枯', '(-)', false],
    ['百草枯', '溶血', false],
    ['百草枯抗体', '阳性', false],
    ['百草枯IgG', '阳性', false],
    // In the result, where the name looks for several things or says that something was found.
    ['毒物筛查', '百草枯', true],
    ['毒物筛查', '检出百草枯（LC-MS）', true],
    ['毒物', '百草枯；酒精阳性', false],
    ['百草枯', '未检出百草枯；酒精阳性', false],
    ['百草枯筛查', '阳', true],
    ['METHANOL', '阳性', true],
    // A sign beside a figure says that it was found, a figure alone does not.
    ['百草枯', '5(+)', true],
    ['百草枯', '5', false],
    ['毒物筛查', '检出百草枯', true],
    ['毒物筛查', '百草枯阴性', false],
    ['毒物筛查', '未见百草枯', false],
    ['毒物筛查', '排除百草枯', false],
    ['毒物筛查', '曾检出百草枯', false],
    ['毒物筛查', '建议送检百草枯', false],
    ['毒物', '百草枯', false],
    ['毒物', '检出百草枯', true],
    ['毒物筛查', '检出酒精；未检出百草枯', false],
    ['毒物筛查', '未检出酒精；检出百草枯', true],
    ['毒物筛查', '未检出酒精,百草枯', false],
    ['百草枯、敌草快', '阳性', true],
    ['百草枯、敌草快', '敌草快阳性', true],
    ['百草枯筛查', '阳性', true],
    ['百草枯筛查', '其他阳性', false],
  ])('「%s」 「%s」: %s', (name, result, found) => {
    expect(is(name, result)).toBe(found);
  });

  test('by its reference, whatever the word', () => {
    expect([is('百草枯', '阴性', '', '阴性'), is('百草枯', '阳性', '', '阴性')]).toEqual([false, true]);
    // What the laboratory calls usual is no poisoning.
    expect([is('百草枯', '弱阳性', '', '阴性或弱阳性'), is('百草枯', '1:20', '', '阴性')]).toEqual([false, true]);
  });

  test.each<[string, string, string, boolean]>([
    // 200 mg/L (EXTRIP 2015); methanol weighs 32.04 g/mol.
    ['甲醇', '200', 'mg/L', true],
    ['甲醇', '199', 'mg/L', false],
    ['甲醇', '20', 'mg/dL', true],
    ['甲醇', '6.3', 'mmol/L', true],
    ['甲醇', '6.2', 'mmol/L', false],
    ['甲醇', '>200', 'mg/L', true],
    ['甲醇', '<300', 'mg/L', false],
    ['甲醇', '≤300', 'mg/L', false],
    ['甲醇', '300 mg/L', '', true],
    ['甲醇', '300 mg/L', ' ', true],
    ['百草枯', '0.1', 'mg/L', true],
    ['百草枯', '0.09', 'mg/L', false],
    ['甲醇', '300', '', false],
    ['甲醇', '300', 'U/L', false],
    ['毒鼠强', '6', 'mmol/L', false],
    ['苯甲醇', '300', 'mg/L', false],
  ])('「%s」 %s %s: %s', (name, result, unit, found) => {
    expect(is(name, result, unit)).toBe(found);
  });

  test('a figure of a known item is judged by its limits', () => {
    expect(of([['VAN', '300', 'mg/L', '10-20', { name: '甲醇' }]])).toEqual([]);
    expect(of([['BC', '炭疽芽孢杆菌生长', '', '阴性', { name: '血培养' }]])[0]?.title).toBe(
      '须立即隔离与报告的传染病可能',
    );
  });
});
