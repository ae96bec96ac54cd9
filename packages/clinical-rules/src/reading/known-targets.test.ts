import { describe, expect, test } from 'vitest';
import { leftThyroglobulin } from './left-thyroglobulin.ts';
import { lipidTarget } from './lipid-target.ts';
import { past, rowsIn } from './reading.test-support.ts';
import type { PlainRow } from './reading.test-support.ts';
import { tumourCourse } from './tumour-course.ts';
import { by, placed, one } from './finders.test-support.ts';

describe('a thyroglobulin inside its interval after surgery (ATA 2015)', () => {
  const of = by(leftThyroglobulin);
  const tg = (value: string): PlainRow => ['TG_', value, 'ng/mL', '3.5-77'];
  const low = (value: string): PlainRow => ['TG_', value, 'ng/mL', '0-77'];

  test('is told where the whole thyroid is gone', () => {
    const [found] = of([low('1.0')], ['thyroidectomy']);
    const lead = `甲状腺术后，${found?.text.split('，')[1] ?? ''}，参考区间不适用`;
    expect(found).toMatchObject({
      ...{ findingId: 'thyroglobulin:now-2', kind: 'row', title: '甲状腺术后，Tg 可测', urgency: 3, actions: [] },
      ...{ text: `${lead}，全切术后应 < 1，请结合 TgAb、TSH 与既往比较`, evidences: ['now-2'], valueText: '1.0 ng/mL' },
      words: { lead },
      rank: { harm: 'E', rowOrder: 1 },
    });
    expect(lead).toContain('1.0 ng/mL');
    expect(placed(found)).toBe(true);
    expect([
      of([low('0.9')], ['thyroidectomy']),
      of([low('1.0')]),
      of([tg('90')], ['thyroidectomy']),
      of([], ['thyroidectomy']),
    ]).toEqual([...[[], [], [], []]]);
  });

  test('of a lobe that was left after a cancer above 30', () => {
    const lobe = ['lobectomy', 'thyroidCancer'];
    expect(one(of([tg('31')], lobe))).toMatchObject({
      title: '甲状腺叶切除术后，Tg > 30',
      text: expect.stringMatching(/，> 30，颈部超声，请结合 TgAb、TSH 与既往比较$/) as string,
    });
    expect([of([tg('30')], lobe), of([tg('31')], ['lobectomy']), of([tg('31')], ['thyroidCancer'])]).toEqual([
      [],
      [],
      [],
    ]);
    expect(one(of([low('2')], ['lobectomy', 'wholeThyroid', 'thyroidectomy']))?.title).toBe('甲状腺术后，Tg 可测');
  });
});

describe('LDL-C of a known atherosclerotic disease (Chinese lipid guideline 2023)', () => {
  const ldl = (value: string, unit = 'mmol/L', range = '0-3.4'): PlainRow => ['LDL-C', value, unit, range];
  const of = (rows: readonly PlainRow[], tags: readonly string[], more: object = {}) => {
    const { rows: all, judged } = rowsIn([['CL', '105', 'mmol/L', '99-110'], ...rows], { tags, ...more });
    return lipidTarget(all, judged, tags);
  };

  test('is told against the target of the disease', () => {
    const text = '已知冠心病（极高危），低密度脂蛋白胆固醇 1.8 mmol/L，未达目标（< 1.8）';
    const [found] = of([ldl('1.8')], ['冠心病']);
    expect(found).toMatchObject({
      ...{
        findingId: 'known:lipid:now-2',
        kind: 'row',
        title: '已知冠心病，LDL-C 未达目标',
        text,
        urgency: 3,
        status: 'new',
      },
      ...{ isKnown: true, evidences: ['now-2'], valueText: '1.8 mmol/L', words: { lead: text } },
      rank: { harm: 'E', organ: 'lipids', rowOrder: 1 },
    });
    expect([placed(found), (found?.actions.length ?? 0) > 0]).toEqual([true, true]);
    expect([
      of([ldl('1.79')], ['冠心病']),
      of([ldl('3')], ['高血压']),
      of([], ['冠心病']),
      of([ldl('3')], ['冠心病'], { age: 10 }),
    ]).toEqual([...[[], [], [], []]]);
    expect(one(of([ldl('3')], ['冠心病'], { earlier: [past(500, ldl('3.1'))] }))?.status).toBe('same');
    expect(one(of([ldl('100', 'mg/dL', '0-130')], ['冠心病']))?.text).toContain('（< 70）');
  });

  test.each([
    ...['心肌梗死', '心肌梗塞', '心梗', '急性冠脉综合征', 'STEMI', 'NSTEMI', 'ACS'].map((tag) => [tag, '心肌梗死']),
    ...['缺血性卒中', '缺血性脑卒中', '脑梗死', '脑梗塞', '腔隙性脑梗', '腔梗', '腔隙性梗死'].map((tag) => [
      tag,
      '缺血性脑卒中',
    ]),
    ...['外周动脉硬化', '下肢动脉闭塞', '下肢动脉粥样硬化', '下肢动脉狭窄', '下肢动脉支架', '下肢动脉搭桥'].map(
      (tag) => [tag, '外周动脉粥样硬化'],
    ),
    ...[
      '冠心病',
      '冠状动脉硬化',
      '冠脉狭窄',
      '冠脉支架',
      '心绞痛',
      '缺血性心脏病',
      '缺血性心肌病',
      '支架术后',
      '支架植入术后',
      '支架置入术后',
      'PCI',
      'CABG',
    ].map((tag) => [tag, '冠心病']),
    ...['短暂性脑缺血发作', 'TIA'].map((tag) => [tag, '短暂性脑缺血发作']),
  ])('the tag %s names %s', (tag, name) => {
    expect(one(of([ldl('3')], [tag]))?.title).toBe(`已知${name}，LDL-C 未达目标`);
  });

  test.each(['颈动脉斑块', 'MACS', 'TIAX', '支架', '动脉硬化', '高脂血症'])('the tag %s names none', (tag) => {
    expect(of([ldl('3')], [tag])).toEqual([]);
  });

  test.each([
    [['心肌梗死'], '极高危'],
    [['心肌梗死', '脑梗死'], '超高危'],
    [['冠心病', '短暂性脑缺血发作', '糖尿病', '高血压'], '极高危'],
    ...[
      ['早发', '吸烟'],
      ['家族性高胆固醇血症', '吸烟'],
      ['支架', '吸烟'],
      ['PCI', '吸烟'],
      ['CABG', '吸烟'],
      ['搭桥', '吸烟'],
      ['旁路', '吸烟'],
    ].map((factors): [string[], string] => [['心肌梗死', ...factors], '超高危']),
    ...[
      ['糖尿病', '高血压'],
      ['T2DM', '慢性肾脏病'],
      ['dm', 'CKD3期'],
    ].map((factors): [string[], string] => [['心肌梗死', ...factors], '超高危']),
    [['心肌梗死', '吸烟'], '极高危'],
  ])('%j are of risk %s', (tags, risk) => {
    const [found] = of([ldl('1.5')], tags);
    expect(found === undefined ? '极高危' : found.text).toContain(risk);
    if (risk === '超高危') expect(found?.text).toContain('（< 1.4）');
  });
});

describe('a marker of a known tumour that rises inside its interval', () => {
  const of = by(tumourCourse);
  const marker = (code: string, value: string, range = '0-100'): PlainRow => [code, value, '', range];

  test('is told with its change', () => {
    const psa = (value: string): PlainRow => ['PSA', value, 'ng/mL', '0-4'];
    const at = (now: string, then: string, hours = 2200) =>
      of([psa(now)], ['PCA'], { earlier: [past(hours, psa(then))] });
    const [found] = at('0.35', '0.08');
    expect(found).toMatchObject({
      ...{
        findingId: 'tumour:now-2',
        kind: 'row',
        urgency: 3,
        actions: [],
        evidences: ['now-2'],
        valueText: '0.35 ng/mL',
      },
      ...{ title: expect.stringMatching(/ 3 个月升 0.27$/) as string, rank: { harm: 'E', organ: 'PSA', rowOrder: 1 } },
    });
    expect(found?.text).toMatch(/^已知.+， ?.+ 0.35 ng\/mL，3 个月升 0.27，仍在参考区间内，请与既往结果比较$/);
    expect(found?.words.lead).toBe(found?.text.replace('，仍在参考区间内，请与既往结果比较', ''));
    expect(placed(found)).toBe(true);
    // Twice the last, and a twentieth of the limit: 0.2 ng/mL (EAU 2023).
    expect([
      at('0.4', '0.2').length,
      at('0.39', '0.2').length,
      at('0.29', '0.1').length,
      at('0.3', '0.1').length,
      at('5', '2').length,
    ]).toEqual([...[1, 0, 0, 1, 0]]);
    expect([of([psa('0.35')], ['PCA']), of([psa('0.35')], ['HCC'], { earlier: [past(2200, psa('0.08'))] })]).toEqual([
      [],
      [],
    ]);
    // Nothing is told of a rise to what nobody has, to a bound, or where nothing limits it above.
    const open = (value: string): PlainRow => ['PSA', value, 'ng/mL', '≥0'];
    expect([at('<0.35', '0.08'), of([open('3')], ['PCA'], { earlier: [past(2200, open('1'))] })]).toEqual([[], []]);
  });

  test.each([
    ['PCA', ['PSA']],
    ['CEAX', ['CEA', 'CA199', 'CA724']],
    ['PACA', ['CA199']],
    ['BRCA', ['CA153', 'CEA']],
    ['OVCA', ['CA125', 'HE4']],
    ['HCC', ['AFP', 'PIVKA']],
    ['MTC', ['CT', 'CEA']],
    ['GCT', ['AFP', 'HCG']],
    ['SQCA', ['SCC']],
    ['SCLC', ['PROGRP', 'NSE']],
    ['NSCLC', ['CYFRA', 'CEA']],
  ])('%s is followed by %j', (tumour, codes) => {
    const all = [
      'PSA',
      'CEA',
      'CA199',
      'CA724',
      'CA153',
      'CA125',
      'HE4',
      'AFP',
      'PIVKA',
      'CT',
      'HCG',
      'SCC',
      'PROGRP',
      'NSE',
      'CYFRA',
    ];
    const { rows } = rowsIn(all.map((code) => marker(code, '1')));
    const units = rows.map(({ judged: { item } }) => item?.unit ?? '');
    const own = (value: string): PlainRow[] => all.map((code, at) => [code, value, units[at] ?? '', '0-100']);
    const found = of(own('90'), [tumour], { earlier: [past(2200, ...own('20'))], sex: '' });
    const told = found.map(({ evidences }) => all[Number(evidences[0]?.replace('now-', '')) - 2]);
    expect(told.toSorted()).toEqual([...codes].toSorted());
  });

  test('of two tumours is told once', () => {
    const cea = (value: string): PlainRow => ['CEA', value, 'ng/mL', '0-5'];
    expect(of([cea('4')], ['CEAX', 'BRCA'], { earlier: [past(2200, cea('1'))] })).toHaveLength(1);
  });
});
