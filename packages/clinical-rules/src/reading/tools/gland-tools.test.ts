import { describe, expect, test } from 'vitest';
import { contextOf, past } from '../reading.test-support.ts';
import type { PlainRow } from '../reading.test-support.ts';
import { adrenalCortexTool } from './adrenal-cortex.ts';
import { aldosteronismTool } from './aldosteronism.ts';
import { gastricTool } from './gastric.ts';
import { pleuralTool } from './pleural.ts';
import type { Tool } from './statement.ts';
import { thyroidFollowUpTool } from './thyroid-followup.ts';
import { thyroidFunctionTool } from './thyroid-function.ts';

const partBy =
  (tool: Tool) =>
  (rows: readonly PlainRow[], more: object = {}, known: readonly string[] = []) =>
    tool(contextOf(rows, more, known))?.parts[0];

const K = (value: string): PlainRow => ['K', value, 'mmol/L', '3.5-5.3'];
const NA = (value: string): PlainRow => ['NA', value, 'mmol/L', '137-147'];
const OTHER: PlainRow = ['CL', '105', 'mmol/L', '99-110'];

describe('the cortex of the adrenal', () => {
  const of = partBy(adrenalCortexTool);
  const night = (value: string): PlainRow => ['COR0', value, 'nmol/L', '0-140'];
  const after = (value: string): PlainRow => ['COR-DST', value, 'nmol/L', ''];
  const morning = (value: string): PlainRow => ['COR8', value, 'nmol/L', '171-536'];
  const acth = (value: string): PlainRow => ['ACTH', value, 'pg/mL', '7.2-63.3'];

  test('says its conclusion and the row that speaks', () => {
    const told = '皮质醇(0时) 320 nmol/L';
    expect(adrenalCortexTool(contextOf([OTHER, night('320'), after('300')]))).toMatchObject({
      ...{ apiType: 11, name: '肾上腺皮质功能', ruleId: 'adrenal-cortex', decides: ['CUSH', 'PAI', 'SAI'] },
      parts: [
        {
          ...{ key: 'adrenal', outcome: null, title: '支持皮质醇增多症', text: `支持皮质醇增多症，${told}` },
          ...{ lead: `${told}，支持皮质醇增多症`, phrase: `支持皮质醇增多症（${told}）`, valueText: told, urgency: 3 },
          ...{ evidences: ['now-2'], organ: 'adrenal', isLifeThreatening: false, isKnown: false },
        },
      ],
    });
    expect([
      adrenalCortexTool(contextOf([OTHER])),
      adrenalCortexTool(contextOf([['COR16', '200', 'nmol/L', '']])),
    ]).toEqual([null, null]);
  });

  test.each<[string, readonly PlainRow[], number]>([
    ['alone', [], 2],
    ['with a low sodium', [NA('129')], 1],
    ['with a sodium of 130', [NA('130')], 2],
    ['with a high potassium', [K('5.6')], 1],
    ['with a potassium of 5.5', [K('5.5')], 2],
    ['with both as they should be', [K('4.5'), NA('140')], 2],
    ['with both wrong', [K('6'), NA('120')], 1],
    ['with one that cannot be read', [K('溶血')], 2],
  ])('an insufficiency %s (J-16)', (_what, beside, urgency) => {
    const found = of([morning('60'), acth('300'), ...beside]);
    expect(found).toMatchObject({ outcome: 'adrenal:insufficiency', urgency, isLifeThreatening: urgency === 1 });
    // What is no insufficiency is no crisis.
    expect(of([night('320'), after('300'), ...beside])).toMatchObject({ urgency: 3, isLifeThreatening: false });
  });

  test('of those who have one is no suspicion (J-31)', () => {
    const known = (...ids: readonly string[]) => of([morning('60'), acth('300')], {}, ids);
    const told = '皮质醇(8时) 60 nmol/L';
    expect(known('PAI')).toMatchObject({
      ...{ title: '已知原发性肾上腺皮质功能减退', isKnown: true, lead: `已知原发性肾上腺皮质功能减退，${told}` },
    });
    expect(known('SAI')?.title).toBe('已知继发性肾上腺皮质功能减退');
    expect([known('DM')?.isKnown, of([night('320'), after('300')], {}, ['PAI'])?.isKnown]).toEqual([false, false]);
    expect(of([night('320'), after('300')], {}, ['PAI'])?.title).toBe('支持皮质醇增多症');
  });

  test('after dexamethasone is graded for a tumour that was found by chance (ESE/ENSAT 2016)', () => {
    const graded = (tag: string, value = '100') =>
      of([after(value)], { tags: [tag] })?.title.includes('肾上腺意外瘤：');
    expect(
      ['肾上腺意外瘤', '左肾上腺腺瘤', '肾上腺结节', '肾上腺占位', '肾上腺肿物', '肾上腺肿瘤', '肾上腺增生'].map(
        (tag) => graded(tag),
      ),
    ).toEqual(Array.from({ length: 7 }, () => true));
    expect([graded('甲状腺结节'), graded('排除肾上腺腺瘤')]).toEqual([false, false]);
    expect(of([night('320'), after('300')], { tags: ['肾上腺腺瘤'] })?.title).toBe('支持皮质醇增多症');
    expect(of([after('100')], { tags: ['肾上腺腺瘤'] })?.title).toMatch(/^[^，]+(，[^，]+)*，肾上腺意外瘤：/);
  });
});

describe('primary aldosteronism', () => {
  const of = partBy(aldosteronismTool);
  const aldosterone: PlainRow = ['PAC', '24', 'ng/dL', '3-16'];
  const renin = (value: string): PlainRow => ['PRA', value, 'ng/mL/h', '0.5-4'];

  test('is told by the ratio, with a low potassium of the day', () => {
    const lead = '原发性醛固酮增多症筛查阳性（ARR 60）伴低钾（3.1 mmol/L）';
    expect(aldosteronismTool(contextOf([aldosterone, renin('0.4'), K('3.1')]))).toMatchObject({
      ...{ apiType: 12, name: '原发性醛固酮增多症', ruleId: 'aldosteronism', decides: ['PALD'] },
      parts: [
        {
          ...{
            key: 'screen',
            outcome: 'aldosteronism:positive',
            title: '原发性醛固酮增多症筛查阳性，低钾',
            text: lead,
            lead,
          },
          ...{
            phrase: lead,
            valueText: 'ARR 60',
            urgency: 2,
            evidences: ['now-1', 'now-2', 'now-3'],
            harm: 'D',
            organ: 'adrenal',
          },
        },
      ],
    });
    expect(of([aldosterone, renin('0.4'), K('4.1')])).toMatchObject({
      ...{ title: '原发性醛固酮增多症筛查阳性', urgency: 3, onlySteps: [2, 3], evidences: ['now-1', 'now-2'] },
      text: '原发性醛固酮增多症筛查阳性（ARR 60）',
    });
    const low = contextOf([aldosterone, renin('0.4')], { earlier: [past(20, K('3.1'))] });
    expect(aldosteronismTool(low)?.parts[0]?.lead).toBe('原发性醛固酮增多症筛查阳性（ARR 60）伴低钾');
    expect(of([aldosterone, renin('0.4')])?.onlySteps).toBeUndefined();
    expect(of([aldosterone, ['DRC', '2', 'mU/L', '4-40']])?.evidences).toEqual(['now-1', 'now-2']);
  });

  test('is not told where its screening is negative, nor without a ratio', () => {
    expect(aldosteronismTool(contextOf([aldosterone, renin('3')]))?.parts).toEqual([]);
    expect([aldosteronismTool(contextOf([aldosterone])), aldosteronismTool(contextOf([OTHER]))]).toEqual([null, null]);
  });

  test('that needs no test goes on without one (2016), one that was done is answered', () => {
    const plain = of([['PAC', '25', 'ng/dL', '3-16'], ['PRA', '<0.2', 'ng/mL/h', '0.5-4'], K('3.1')]);
    expect(plain?.onlySteps).toEqual([1]);
    expect(plain?.text).toContain('可不行确诊试验');
    const tested = (value: string, now: readonly PlainRow[] = [aldosterone, renin('0.4')]) =>
      of([...now, ['PAC-SIT', value, 'ng/dL', '']]);
    expect([tested('12')?.onlySteps, tested('3')?.onlySteps, tested('7')?.onlySteps]).toEqual([[3], [], undefined]);
    expect(tested('12')?.text).toMatch(/^原发性醛固酮增多症筛查阳性（ARR 60），[^；]*确诊/);
    expect(tested('12')?.text).not.toContain('筛查阳性；');
    // A test beside a screening that is negative is told.
    expect(tested('3', [aldosterone, renin('3')])).toMatchObject({
      outcome: null,
      title: '原发性醛固酮增多症筛查阴性',
    });
  });

  test('of a renin below what can be measured says of what the ratio was made (J-93)', () => {
    const floored = of([['PAC', '24', 'ng/dL', '3-16'], ['PRA', '0.1', 'ng/mL/h', '0.5-4'], K('4.1')]);
    expect(floored?.text.split('，').length).toBeGreaterThan(1);
    expect(floored?.text).toContain('0.2');
  });
});

describe('the stomach', () => {
  const of = partBy(gastricTool);
  const pg1 = (value: string): PlainRow => ['PG1', value, 'μg/L', '>70'];
  const pg2 = (value: string): PlainRow => ['PG2', value, 'μg/L', ''];
  const G17 = (value: string): PlainRow => ['G17', value, 'pmol/L', '1-15'];
  const antibody = (value: string): PlainRow => ['HPAB', value, '', '阴性'];

  test('is told by its score and group', () => {
    const title = '新型胃癌筛查评分17分，高危，建议每年胃镜检查；ABC(D)法C组（间隔取较短者）';
    expect(gastricTool(contextOf([pg1('30'), pg2('15'), G17('3'), antibody('阳性')]))).toMatchObject({
      ...{ apiType: 7, name: '胃功能', ruleId: 'gastric', decides: ['CAG'] },
      parts: [
        {
          ...{ key: 'gastric', outcome: 'gastric:high', title, text: title, lead: title, phrase: title, harm: 'E' },
          ...{ valueText: 'PG I 30 μg/L', evidences: ['now-1', 'now-4'], organ: 'stomach-cancer', urgency: 3 },
        },
      ],
    });
    expect([gastricTool(contextOf([OTHER])), gastricTool(contextOf([G17('3')]))]).toEqual([null, null]);
  });

  test.each<[string, readonly PlainRow[], object, string | null | undefined]>([
    ['group A, young', [pg1('120'), pg2('15'), antibody('阴性')], { age: 45 }, undefined],
    ['group B', [pg1('120'), pg2('15'), antibody('阳性')], { age: 45 }, null],
    ['group C', [pg1('30'), pg2('15'), antibody('阳性')], { age: 45 }, 'gastric:high'],
    ['group D', [pg1('30'), pg2('15'), antibody('阴性')], { age: 45 }, 'gastric:high'],
  ])('%s has the steps %s', (_what, rows, more, outcome) => {
    expect(of(rows, more)?.outcome).toBe(outcome);
  });

  test('without a pepsinogen I has no value of it', () => {
    expect(of([['PGR', '2', '', '>3'], pg2('15'), antibody('阳性'), G17('3')])?.valueText ?? '').toBe('');
  });
});

describe('a pleural fluid', () => {
  const of = partBy(pleuralTool);
  const fluid = (code: string, value: string, unit: string): PlainRow => [code, value, unit, '', { specimen: '胸水' }];
  const serum: readonly PlainRow[] = [
    ['TP', '70', 'g/L', '65-85'],
    ['LDH', '220', 'U/L', '120-250'],
  ];
  const exudate = [fluid('PF-TP', '45', 'g/L'), fluid('PF-LDH', '320', 'U/L'), ...serum];
  const transudate = [fluid('PF-TP', '15', 'g/L'), fluid('PF-LDH', '60', 'U/L'), ...serum];

  test('is told by the criteria that it meets', () => {
    const title = '胸腔积液，符合Light标准（3/3项），考虑渗出液';
    expect(pleuralTool(contextOf([...exudate, fluid('PF-ADA', '20', 'U/L')]))).toMatchObject({
      ...{ apiType: 6, name: '胸腔积液鉴别', ruleId: 'pleural', decides: ['EXUD'] },
      parts: [
        {
          ...{ key: 'light', outcome: 'pleural:exudate', title, text: title, phrase: '胸水渗出液（比值 0.64）' },
          ...{
            valueText: '比值 0.64',
            urgency: 2,
            isKnown: false,
            evidences: ['now-1', 'now-2', 'now-5'],
            organ: 'pleura',
          },
        },
      ],
    });
    for (const code of ['PF-GLU', 'PF-PH', 'PF-WBC'])
      expect(of([...exudate, [code, '1', '', '0-0', { specimen: '胸水' }]])?.evidences.length).toBeGreaterThan(0);
    expect(of(exudate)?.onlySteps).toBeUndefined();
    expect([pleuralTool(contextOf(exudate.slice(0, 1))), pleuralTool(contextOf(serum))]).toEqual([null, null]);
    // Of the LDH alone there is no ratio before it.
    expect(of([fluid('PF-TP', '15', 'g/L'), fluid('PF-LDH', '320', 'U/L'), ...serum])?.phrase).toMatch(/^胸水渗出液/);
  });

  test.each(['TBPE', 'MPE'])('an exudate of %s is no news (J-32)', (known) => {
    expect(of(exudate, {}, [known])).toMatchObject({ outcome: null, urgency: 3, isKnown: true });
    expect(of(exudate, {}, ['DM'])).toMatchObject({ outcome: 'pleural:exudate', isKnown: false });
  });

  test('a transudate is routine, unless its deaminase is high', () => {
    expect(of(transudate)).toMatchObject({ outcome: null, urgency: 3, phrase: '胸水漏出液', valueText: '' });
    expect(of(transudate)?.title).toMatch(/^胸腔积液，.*漏出液/);
    const with_ = (value: string) => of([...transudate, fluid('PF-ADA', value, 'U/L')]);
    expect(with_('41')).toMatchObject({ title: '漏出液标准内，ADA 升高需解释', urgency: 2 });
    expect([with_('40')?.urgency, of([...exudate, fluid('PF-ADA', '60', 'U/L')])?.title.includes('需解释')]).toEqual([
      3,
      false,
    ]);
  });

  test('an exudate that the gradient denies is one of diuretics: only its cells are looked at', () => {
    const found = of([...exudate, ['ALB', '40', 'g/L', '40-55'], fluid('PF-ALB', '20', 'g/L')]);
    expect(found).toMatchObject({ title: '符合 Light 标准；梯度提示假性渗出，请结合利尿治疗', onlySteps: [1] });
  });
});

describe('the function of the thyroid', () => {
  const of = partBy(thyroidFunctionTool);
  const tsh = (value: string): PlainRow => ['TSH', value, 'mIU/L', '0.27-4.2'];
  const ft4 = (value: string): PlainRow => ['FT4', value, 'pmol/L', '12-22'];
  const peroxidase: PlainRow = ['TPOAB', '400', 'IU/mL', '0-34'];

  test('is told by its pattern and cause, with the hormones', () => {
    const title = '原发性临床甲减，桥本甲状腺炎可能';
    expect(thyroidFunctionTool(contextOf([tsh('86.4'), ft4('8'), peroxidase]))).toMatchObject({
      ...{ apiType: 14, name: '甲状腺功能辅助', ruleId: 'thyroid-function' },
      parts: [
        {
          ...{ key: 'thyroid', outcome: null, answers: 'HYPOT', title, text: `${title}，TSH 86.4 mIU/L，FT4 8 pmol/L` },
          ...{ lead: `TSH 86.4 mIU/L，${title}`, phrase: `${title}（TSH 86.4 mIU/L）`, valueText: 'TSH 86.4 mIU/L' },
          ...{ status: 'new', isKnown: false, evidences: ['now-1', 'now-2', 'now-3'], organ: 'thyroid' },
        },
      ],
    });
    expect(of([tsh('86.4'), ft4('8'), ['FT3', '2', 'pmol/L', '3.1-6.8']])?.text).toContain('，FT3 2 pmol/L');
    expect(thyroidFunctionTool(contextOf([tsh('2'), ft4('15')]))?.parts).toEqual([]);
    expect([thyroidFunctionTool(contextOf([OTHER])), thyroidFunctionTool(contextOf([tsh('溶血')]))]).toEqual([
      null,
      null,
    ]);
    const form = { assessment: { api_type: 8, form: {} } };
    expect(thyroidFunctionTool(contextOf([tsh('86.4'), ft4('8')], form))).toBeNull();
    const grace = { assessment: { api_type: 5, form: {} } };
    expect(of([tsh('86.4'), ft4('8')], grace)).toBeDefined();
  });

  const woman = (...tags: readonly string[]) => ({ sex: '女', age: 28, tags });
  const trab: PlainRow = ['TRAB', '8', 'IU/L', '0-1.75'];

  test.each<[string, readonly PlainRow[], object, string | null]>([
    ['overt hyperthyroidism', [tsh('<0.01'), ft4('60')], {}, 'HYPERT'],
    ['T3 hyperthyroidism', [tsh('<0.01'), ft4('15'), ['FT3', '15', 'pmol/L', '3.1-6.8']], {}, 'HYPERT'],
    ['Graves disease', [tsh('<0.01'), ft4('60'), trab], {}, 'GRAVES'],
    ['subclinical hypothyroidism, mild', [tsh('6'), ft4('15')], {}, 'SCH'],
    ['subclinical hypothyroidism, severe', [tsh('15'), ft4('15')], {}, 'SCH'],
    ['central hypothyroidism', [tsh('0.5'), ft4('6')], {}, 'CHYPO'],
    ['low T3', [tsh('1'), ft4('15'), ['FT3', '2', 'pmol/L', '3.1-6.8']], {}, 'LOWT3'],
    ['overt hypothyroidism of pregnancy', [tsh('15'), ft4('6')], woman('孕 10 周'), 'PHYPO'],
    ['subclinical hypothyroidism of pregnancy', [tsh('6'), ft4('15')], woman('孕 10 周'), 'PSCH'],
    ['Graves disease of pregnancy', [tsh('<0.01'), ft4('60'), trab], woman('孕 10 周'), 'GRAVES'],
    [
      'a thyroid that early pregnancy drives',
      [tsh('<0.01'), ft4('30'), ['TRAB', '0.5', 'IU/L', '0-1.75']],
      woman('孕 10 周'),
      'GTTX',
    ],
    ['antibodies alone', [tsh('2'), ft4('15'), peroxidase], {}, null],
  ])('%s is the diagnosis %s', (_what, rows, more, answers) => {
    expect(of(rows, more)?.answers).toBe(answers);
  });

  test('of antibodies alone is told by them', () => {
    expect(of([tsh('2'), ft4('15'), peroxidase])?.valueText).toMatch(/400/);
    expect(
      of([tsh('2'), ft4('15'), ['TPOAB', '10', 'IU/mL', '0-34'], ['TGAB', '500', 'IU/mL', '0-115']])?.valueText,
    ).toMatch(/500/);
    expect(of([ft4('60')])?.valueText ?? '').not.toContain('TSH');
  });

  test.each([
    'HYPERT',
    'HYPOT',
    'SCH',
    'SHYPERT',
    'GRAVES',
    'CHYPO',
    'LOWT3',
    'PHYPO',
    'PSCH',
    'PHTX',
    'GTTX',
    'HASHI',
  ])('of who is known to have %s is no news, and decides it', (known) => {
    const statement = thyroidFunctionTool(contextOf([tsh('6'), ft4('15'), peroxidase], {}, [known]));
    expect(statement?.parts[0]).toMatchObject({
      ...{ title: '亚临床甲减（轻度）（已知甲状腺疾病）', isKnown: true, answers: null, status: 'same' },
    });
    expect(statement?.decides).toContain(known);
    expect(of([tsh('6'), ft4('15')], {}, ['DM'])?.isKnown).toBe(false);
  });

  test('that is known goes worse or better', () => {
    const status = (then: string, known: readonly string[] = ['SCH']) =>
      of([tsh('8'), ft4('15')], { earlier: [past(2000, tsh(then))] }, known)?.status;
    expect([status('5'), status('20'), status('8'), status('5', [])]).toEqual(['worse', 'better', 'same', 'new']);
  });

  test.each(['甲状腺癌术后', '左甲状腺素治疗'])('with the tag %s aims at a target', (tag) => {
    expect(of([tsh('6'), ft4('15')], { tags: [tag] })).toMatchObject({
      ...{ title: '左甲状腺素治疗中，请按随访目标判断', isKnown: true, answers: null, outcome: null },
    });
    expect(of([tsh('<0.01'), ft4('60')], { tags: [tag] })).toMatchObject({
      outcome: 'followup:overtreated',
      urgency: 2,
    });
  });

  test('is of the day where FT4 is high and TSH gone', () => {
    expect(of([tsh('<0.01'), ft4('60')])).toMatchObject({ urgency: 2, outcome: null });
    expect(of([tsh('<0.01'), ft4('60')], {}, ['GRAVES'])).toMatchObject({ urgency: 2, outcome: 'thyroid:known' });
    expect(of([tsh('0.2'), ft4('25')], {}, ['GRAVES'])).toMatchObject({ urgency: 3, outcome: null });
    expect(of([tsh('<0.1'), ft4('25')], {}, ['GRAVES'])?.urgency).toBe(2);
    expect(of([tsh('0.1'), ft4('25')], {}, ['GRAVES'])?.urgency).toBe(3);
    expect(of([tsh('0.05'), ft4('15')], {}, ['GRAVES'])?.urgency).toBe(3);
  });

  test('is of the day where the rule base says so, unless it is known', () => {
    const pregnant = woman('孕 10 周');
    expect([
      of([tsh('15'), ft4('6')], pregnant)?.urgency,
      of([tsh('15'), ft4('6')], pregnant, ['HYPOT'])?.urgency,
    ]).toEqual([2, 3]);
  });

  test.each<[string, string, string, readonly string[], number]>([
    ['FT4 and sodium low', '5.9', '129', [], 2],
    ['a sodium of 130', '5.9', '130', [], 3],
    ['an FT4 of 6', '6', '129', [], 3],
    ['known', '5.9', '129', ['HYPOT'], 3],
  ])('a thyroid that hardly works beside a low sodium, %s (ATA 2014)', (_what, thyroxine, sodium, known, urgency) => {
    expect(of([tsh('86'), ft4(thyroxine), NA(sodium)], {}, known)?.urgency).toBe(urgency);
  });

  test('of an infant is treated without delay (AAP 2023)', () => {
    const infant = (age: string, ...rows: readonly PlainRow[]) => of(rows, { age });
    for (const rows of [
      [tsh('86'), ft4('5')],
      [tsh('15'), ft4('15')],
      [tsh('6'), ft4('15')],
    ])
      expect(infant('2个月', ...rows)).toMatchObject({ outcome: 'thyroid:infant', urgency: 2 });
    expect(infant('2岁', tsh('6'), ft4('15'))?.outcome).toBeNull();
    expect(infant('2个月', tsh('<0.01'), ft4('60'))?.outcome).toBeNull();
    expect(of([tsh('6'), ft4('15')], { age: null })?.outcome).toBeNull();
  });
});

describe('a follow-up of a thyroid that was taken out', () => {
  const FORM = {
    operation: '双侧切除',
    lymph_metastasis: 2,
    capsular_invasion: '无',
    months_since_surgery: 30,
    tsh: 0.3,
  };
  const saved = (form: object = {}) => ({ assessment: { api_type: 8, form: { ...FORM, ...form } } });
  const of = partBy(thyroidFollowUpTool);
  const tsh = (value: string): PlainRow => ['TSH', value, 'mIU/L', '0.27-4.2'];
  const ft4 = (value: string): PlainRow => ['FT4', value, 'pmol/L', '12-22'];

  test('tells a TSH that is too far down, with the hormone that is too high', () => {
    const text =
      '目标 0.1~0.5，TSH 0.03 mIU/L，抑制过度（偏低），FT4 24.6 pmol/L 高于区间，提示药源性甲亢，建议减量并复查';
    expect(thyroidFollowUpTool(contextOf([tsh('0.03'), ft4('24.6')], saved()))).toMatchObject({
      ...{
        apiType: 8,
        name: '甲状腺用药随访',
        ruleId: 'thyroid-followup',
        decides: ['HYPERT', 'HYPOT', 'SCH', 'SHYPERT', 'GRAVES', 'CHYPO'],
      },
      parts: [
        {
          ...{ key: 'followup', outcome: 'followup:overtreated', title: '提示药源性甲亢，建议减量并复查', text },
          lead: '目标 0.1~0.5，TSH 0.03 mIU/L，抑制过度（偏低），FT4 24.6 pmol/L 高于区间，提示药源性甲亢',
          ...{ phrase: '提示药源性甲亢，建议减量并复查（TSH 0.03 mIU/L）', valueText: 'TSH 0.03 mIU/L', urgency: 2 },
          ...{ isKnown: true, status: 'new', evidences: ['now-1', 'now-2'], organ: 'thyroid' },
        },
      ],
    });
  });

  test('tells a TSH that is off its target, says nothing of one that is on it', () => {
    const high = of([tsh('3'), ft4('15')], saved());
    expect(high).toMatchObject({ outcome: null, urgency: 3 });
    expect(high?.text).toMatch(/^甲状腺癌术后，目标 0.1~0.5，TSH 3 mIU\/L，.+$/);
    expect([high?.title, high?.lead, high?.phrase]).toEqual([high?.text, high?.text, high?.text]);
    expect(thyroidFollowUpTool(contextOf([tsh('0.3'), ft4('15')], saved()))?.parts).toEqual([]);
    expect(of([tsh('3'), ['FT3', '9', 'pmol/L', '3.1-6.8']], saved())?.text).toContain('，FT3 9 pmol/L 高于区间');
    expect(of([tsh('3'), ['FT3', '2', 'pmol/L', '3.1-6.8']], saved())?.text).not.toContain('FT3');
    expect(of([tsh('3')], { ...saved(), earlier: [past(2000, tsh('1'))] })?.status).toBe('new');
    expect(of([tsh('8')], { ...saved(), earlier: [past(2000, tsh('5'))] })?.status).toBe('worse');
  });

  test('reads bounds by themselves, in the unit of the rule, and no result that cannot be believed', () => {
    expect(of([tsh('<0.01'), ft4('18')], saved())?.text).toContain('TSH <0.01 mIU/L，抑制过度（偏低）');
    expect(of([['TSH', '<0.01', 'g/L', ''], ft4('18')], saved())?.text ?? '').not.toContain('抑制过度');
  });

  test('needs a form of its own and a TSH', () => {
    const other = { assessment: { api_type: 5, form: FORM } };
    expect([
      thyroidFollowUpTool(contextOf([tsh('3')])),
      thyroidFollowUpTool(contextOf([tsh('3')], other)),
      thyroidFollowUpTool(contextOf([ft4('15')], saved())),
    ]).toEqual([...[null, null, null]]);
  });
});
