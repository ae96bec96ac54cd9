import { describe, expect, test } from 'vitest';
import { actionsFor } from './actions.ts';
import { euglycaemicKetoacidosis } from './ketoacidosis.ts';
import { leftThyroglobulin } from './left-thyroglobulin.ts';
import { lipidTarget } from './lipid-target.ts';
import { lowGlucose } from './low-glucose.ts';
import { mineralPattern } from './mineral-pattern.ts';
import { outsideDangers } from './outside-dangers.ts';
import { dialysisPeritonitis } from './peritoneal-dialysis.ts';
import { pleuralLipids } from './pleural-lipids.ts';
import { past, rowsIn } from './reading.test-support.ts';
import type { PlainRow } from './reading.test-support.ts';
import type { Finding } from './reading.ts';
import { tumourCourse } from './tumour-course.ts';

type Find = typeof mineralPattern;
/** What is found, the first row of the report being another one. */
const by =
  (find: Find) =>
  (given: readonly PlainRow[], known: readonly string[] = [], more: object = {}): readonly Finding[] => {
    const { rows, judged } = rowsIn([['CL', '105', 'mmol/L', '99-110'], ...given], more);
    return find(rows, judged, new Set(known));
  };
const placed = (found: Finding | undefined) => (found?.rank.catalogueOrder ?? 1e9) < 1000;
const one = (found: readonly Finding[]) => found[0];

describe('ketones and acid of a known diabetes (ADA/EASD 2024)', () => {
  const of = by(euglycaemicKetoacidosis);
  const ketone: PlainRow = ['BHB', '3.0', 'mmol/L', '0-0.3'];
  const acid: PlainRow = ['PH', '7.29', '', '7.35-7.45'];

  test('are a ketoacidosis whatever the glucose', () => {
    const [found] = of([ketone, acid, ['GLU', '8', 'mmol/L', '3.9-6.1']], ['DM']);
    const title = '糖尿病酮症酸中毒可能（血糖不高）';
    expect(found).toMatchObject({
      ...{ findingId: 'ketoacidosis:known', kind: 'row', title, urgency: 1, evidences: ['now-2', 'now-3'] },
      text: `β-羟丁酸 3.0 mmol/L，动脉血 pH 7.29，血糖 8 mmol/L，已知糖尿病，${title}`,
      ...{ valueText: '3.0 mmol/L', actions: actionsFor('DKA') },
      words: {
        lead: `β-羟丁酸 3.0 mmol/L，动脉血 pH 7.29，${title}`,
        phrase: '糖尿病酮症酸中毒可能（动脉血 pH 7.29）',
      },
      rank: { harm: 'C', organ: 'ketones', rowOrder: 1 },
    });
    expect(placed(found)).toBe(true);
    expect(one(of([ketone, acid, ['GLU-R', '8', 'mmol/L', '3.9-11.1']], ['T1A']))?.text).toContain('随机血糖 8 mmol/L');
  });

  test.each<[string, readonly PlainRow[], readonly string[], boolean]>([
    ['ketones below 3', [['BHB', '2.9', 'mmol/L', '0-0.3'], acid], ['DM'], false],
    ['ketones of the urine of 2+', [['UKET', '2+', '', '阴性', { specimen: '尿' }], acid], ['DM'], true],
    ['ketones of the urine of 1+', [['UKET', '1+', '', '阴性', { specimen: '尿' }], acid], ['DM'], false],
    ['protein of the urine', [['UPRO', '3+', '', '阴性', { specimen: '尿' }], acid], ['DM'], false],
    ['a pH of 7.30', [ketone, ['PH', '7.30', '', '7.35-7.45']], ['DM'], false],
    ['a low bicarbonate', [ketone, ['HCO3', '17.9', 'mmol/L', '22-27']], ['DM'], true],
    ['a low carbon dioxide', [ketone, ['CO2CP', '17.9', 'mmol/L', '22-29']], ['DM'], true],
    ['a bicarbonate of 18', [ketone, ['HCO3', '18', 'mmol/L', '22-27']], ['DM'], false],
    ['no ketones', [acid], ['DM'], false],
    ['no acid', [ketone], ['DM'], false],
    ['no diabetes', [ketone, acid], ['CKD'], false],
    ['a ketoacidosis that the rule base says', [ketone, acid, ['GLU', '25', 'mmol/L', '3.9-6.1']], ['DM'], false],
  ])('with %s', (_what, rows, known, is) => {
    expect(of(rows, known).length === 1).toBe(is);
  });
});

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

describe('a glucose that its interval does not call low', () => {
  const of = by(lowGlucose);
  const after = (value: string, range = '≤7.8', unit = 'mmol/L'): PlainRow => ['OGTT2H', value, unit, range];

  test('is told with its limit (ADA 2024)', () => {
    const [found] = of([['GLU', '3.8', 'mmol/L', '≤7.8']]);
    const lead = '血糖 3.8 mmol/L，偏低（< 3.9）';
    expect(found).toMatchObject({
      ...{
        findingId: 'low-glucose:now-2',
        kind: 'row',
        title: '血糖偏低',
        urgency: 3,
        actions: [],
        valueText: '3.8 mmol/L',
      },
      ...{ text: `${lead}，所附区间无下限，请结合低血糖症状`, words: { lead }, evidences: ['now-2'] },
      rank: { harm: 'B', organ: 'glucose', rowOrder: 1 },
    });
    expect(placed(found)).toBe(true);
    const important = one(of([after('2.9')]));
    expect(important).toMatchObject({ urgency: 2, text: expect.stringContaining('（< 3.0）') as string });
    expect(important?.actions.length).toBeGreaterThan(0);
    expect([one(of([after('3.0')]))?.urgency, of([after('3.9')])]).toEqual([3, []]);
    expect(one(of([after('65', '≤140', 'mg/dL')]))?.text).toContain('（< 70）');
    expect(one(of([after('50', '≤140', 'mg/dL')]))?.text).toContain('（< 54）');
  });

  test('not one with a lower bound, of an infant, critical, or of another item', () => {
    expect([
      of([after('3.2', '3.9-7.8')]),
      of([after('3.2')], [], { age: '2个月' }),
      of([['K', '3.2', 'mmol/L', '≤5.3']]),
    ]).toEqual([...[[], [], []]]);
    expect(of([after('2.0')]).length + of([after('溶血')]).length).toBeLessThan(2);
  });
});

describe('a raised PTH beside calcium and phosphate', () => {
  const of = by(mineralPattern);
  const pth: PlainRow = ['PTH', '180', 'pg/mL', '15-65'];
  const phosphate: PlainRow = ['P', '1.9', 'mmol/L', '0.85-1.51'];
  const calcium = (value: string): PlainRow => ['CA', value, 'mmol/L', '2.11-2.52'];
  const creatinine = (value: string): PlainRow => ['CREA', value, 'μmol/L', '57-111'];
  const vitamin = (value: string): PlainRow => ['VITD', value, 'ng/mL', '20-100'];
  const MG: PlainRow = ['MG', '0.9', 'mmol/L', '0.75-1.02'];

  test('is told by its picture, and by what is still to be measured', () => {
    const [found] = of([pth, phosphate]);
    const title = '继发性甲状旁腺功能亢进模式';
    expect(found).toMatchObject({
      ...{ findingId: 'minerals', kind: 'row', title, urgency: 3, actions: [], evidences: ['now-2', 'now-3'] },
      words: {
        lead: expect.stringMatching(new RegExp(` 180 pg/mL，${title}$`)) as string,
        phrase: expect.stringMatching(new RegExp(`^${title}（.* 180 pg/mL）$`)) as string,
      },
      ...{ valueText: '180 pg/mL', rank: { harm: 'D', rowOrder: 1 } },
    });
    expect(found?.text).toMatch(
      new RegExp(`，血磷 1.9 mmol/L，${title}，未见慢性肾脏病依据，查肾功能、25-羟维生素 D、镁$`),
    );
    expect(placed(found)).toBe(true);
    const asked = (...beside: readonly PlainRow[]) =>
      /查(.*)$/.exec(one(of([pth, phosphate, ...beside]))?.text ?? '')?.[1];
    expect([
      asked(creatinine('80')),
      asked(vitamin('40')),
      asked(MG),
      asked(creatinine('80'), vitamin('40'), MG),
    ]).toEqual([...['25-羟维生素 D、镁', '肾功能、镁', '肾功能、25-羟维生素 D', undefined]]);
    expect(one(of([pth, phosphate], ['AKI']))?.text).toMatch(/急性肾损伤可引起，恢复后复查$/);
  });

  test.each<[string, readonly PlainRow[], readonly string[], string | undefined]>([
    ['a low calcium', [pth, calcium('1.9')], [], '继发性甲状旁腺功能亢进模式'],
    ['a calcium that albumin corrects', [pth, calcium('2.0'), ['ALB', '25', 'g/L', '40-55']], [], undefined],
    ['a high calcium', [pth, phosphate, calcium('2.9')], [], undefined],
    ['a lack of vitamin D', [pth, phosphate, vitamin('19')], [], undefined],
    ['vitamin D of 20', [pth, phosphate, vitamin('20')], [], '继发性甲状旁腺功能亢进模式'],
    ['nothing else', [pth], [], undefined],
    ['no PTH', [phosphate, calcium('1.9')], [], undefined],
    [
      'both, the kidneys well',
      [pth, phosphate, calcium('1.9'), creatinine('80')],
      [],
      '假性甲状旁腺功能减退待排（PTH 抵抗）',
    ],
    [
      'both, the filtration well',
      [pth, phosphate, calcium('1.9'), ['EGFR', '95', 'mL/min/1.73m²', '≥90']],
      [],
      '假性甲状旁腺功能减退待排（PTH 抵抗）',
    ],
    ['both, the kidneys not measured', [pth, phosphate, calcium('1.9')], [], '继发性甲状旁腺功能亢进模式'],
    [
      'both, the magnesium low',
      [pth, phosphate, calcium('1.9'), creatinine('80'), ['MG', '0.4', 'mmol/L', '0.75-1.02']],
      [],
      '继发性甲状旁腺功能亢进模式',
    ],
    ['known kidneys', [pth, phosphate], ['CKD'], '已知 CKD，慢性肾脏病-矿物质和骨异常'],
    ['known kidneys and one mineral', [phosphate], ['CKD'], undefined],
    ['known kidneys without PTH', [phosphate, calcium('1.9')], ['CKD'], '已知 CKD，慢性肾脏病-矿物质和骨异常'],
    ['known kidneys and vitamin D', [pth, vitamin('10')], ['CKD'], '已知 CKD，慢性肾脏病-矿物质和骨异常'],
  ])('with %s', (_what, rows, known, title) => {
    expect(one(of(rows, known))?.title).toBe(title);
  });

  test('of known kidneys is theirs (KDIGO 2017)', () => {
    const [found] = of([pth, phosphate], ['CKD']);
    const lead = `已知 CKD，慢性肾脏病-矿物质和骨异常（${found?.text.split('，')[2] ?? ''}）`;
    expect(found?.words).toMatchObject({ lead, phrase: lead });
    expect(found?.text).toMatch(/^已知 CKD，慢性肾脏病-矿物质和骨异常，.* 180 pg\/mL，血磷 1.9 mmol\/L$/);
    expect(found?.actions.length).toBeGreaterThan(0);
    const { rows, judged } = rowsIn([pth, phosphate]);
    const said = {
      ...judged,
      inference: { ...judged.inference, diagnoses: [{ id: 'CKDMBD' }] },
    } as unknown as typeof judged;
    expect(mineralPattern(rows, said, new Set(['CKD']))).toEqual([]);
  });
});

describe('an effluent of peritoneal dialysis (ISPD 2022)', () => {
  const of = by(dialysisPeritonitis);
  const fluid = (cells: string, share: string): PlainRow[] => [
    ['ASC-WBC', cells, '10^6/L', ''],
    ['ASC-PMN%', share, '%', ''],
  ];

  test('is inflamed above 100 cells, half of them neutrophils', () => {
    const title = '腹膜透析相关性腹膜炎可能';
    const told = '透出液白细胞 101 ×10⁶/L，中性粒细胞 51 %';
    const known = ['peritonealDialysis', 'dialysis'];
    const [found] = of(fluid('101', '51'), known);
    expect(found).toMatchObject({
      ...{
        findingId: 'dialysis:peritonitis',
        title,
        text: `${told}，${title}（白细胞 > 100 且中性粒细胞 > 50%）`,
        urgency: 1,
      },
      ...{
        words: { lead: `${told}，${title}` },
        evidences: ['now-2', 'now-3'],
        actions: actionsFor('dialysis:peritonitis'),
      },
      ...{ kind: 'row', valueText: '101 ×10⁶/L', rank: { harm: 'D', rowOrder: 1 } },
    });
    expect(placed(found)).toBe(true);
    expect([
      of(fluid('100', '51'), known),
      of(fluid('101', '50'), known),
      of(fluid('101', '51')),
      of(fluid('101', '51').slice(0, 1), known),
      of(fluid('101', '51').slice(1), known),
    ]).toEqual([...[[], [], [], [], []]]);
  });
});

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

  test.each<[string, string, boolean]>([
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
    ['甲醇', '300', '', false],
    ['甲醇', '300', 'U/L', false],
    ['毒鼠强', '6', 'mmol/L', false],
    ['苯甲醇', '300', 'mg/L', false],
  ])('「%s」 %s %s: %s', (name, result, unit, found) => {
    expect(is(name, result, unit)).toBe(found);
  });

  test('a figure of a known item is judged by its limits', () => {
    expect(of([['K', '6', 'mmol/L', '3.5-5.3', { name: '百草枯' }]])).toEqual([]);
  });
});
