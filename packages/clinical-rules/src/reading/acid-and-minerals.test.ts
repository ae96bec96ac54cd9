import { describe, expect, test } from 'vitest';
import { actionsFor } from './actions.ts';
import { euglycaemicKetoacidosis } from './ketoacidosis.ts';
import { lowGlucose } from './low-glucose.ts';
import { mineralPattern } from './mineral-pattern.ts';
import { dialysisPeritonitis } from './peritoneal-dialysis.ts';
import { rowsIn } from './reading.test-support.ts';
import type { PlainRow } from './reading.test-support.ts';
import { by, placed, one } from './finders.test-support.ts';

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
      asked(['EGFR', '95', 'mL/min/1.73m²', '≥90']),
    ]).toEqual([...['25-羟维生素 D、镁', '肾功能、镁', '肾功能、25-羟维生素 D', '25-羟维生素 D、镁']]);
    expect(one(of([pth, phosphate, creatinine('80'), vitamin('40'), MG]))?.text).toMatch(new RegExp(`，${title}$`));
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
    const lead = `已知 CKD，慢性肾脏病-矿物质和骨异常（${found?.text.split('，').slice(2, 4).join('，') ?? ''}）`;
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
