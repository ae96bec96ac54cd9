import { describe, expect, test } from 'vitest';
import { contextOf, past } from '../reading.test-support.ts';
import type { PlainRow } from '../reading.test-support.ts';
import { adrenalCortexTool } from './adrenal-cortex.ts';
import { aldosteronismTool } from './aldosteronism.ts';
import { partBy, OTHER } from './part.test-support.ts';

const K = (value: string): PlainRow => ['K', value, 'mmol/L', '3.5-5.3'];

const NA = (value: string): PlainRow => ['NA', value, 'mmol/L', '137-147'];

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
    ['with the other that cannot be read', [NA('溶血')], 2],
  ])('an insufficiency %s (J-16)', (_what, beside, urgency) => {
    const found = of([morning('60'), acth('300'), ...beside]);
    expect(found).toMatchObject({ outcome: 'adrenal:insufficiency', urgency, isLifeThreatening: urgency === 1 });
    // What is no insufficiency is no crisis.
    expect(of([night('320'), after('300'), ...beside])).toMatchObject({ urgency: 3, isLifeThreatening: false });
  });

  test('that is not too low may be too high: the sentence does not hide it', () => {
    const said = '皮质醇(8时)升高，不支持肾上腺皮质功能减退';
    expect(of([morning('600')])).toMatchObject({ title: said, text: `${said}，皮质醇(8时) 600 nmol/L` });
    expect(of([morning('500')])?.title).toBe('不支持肾上腺皮质功能减退');
    expect(of([morning('60'), acth('300')])?.title).not.toContain('升高');
    expect(of([night('320'), after('300')])?.title).toBe('支持皮质醇增多症');
  });

  test('in a headline is told without what to do next, which follows', () => {
    expect(of([night('320')])).toMatchObject({
      title: '皮质醇增多症可疑，建议复查',
      lead: '皮质醇(0时) 320 nmol/L，皮质醇增多症可疑',
    });
  });

  test('says nothing where nothing was asked of it', () => {
    expect([of([night('50')]), of([acth('20')]), of([acth('100'), night('100')])]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
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
    expect(of([morning('60'), acth('300')], { tags: ['肾上腺腺瘤'] })?.title).not.toContain('意外瘤');
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
    expect(tested('12')?.text).toBe('原发性醛固酮增多症筛查阳性（ARR 60），生理盐水试验：确诊');
    expect(tested('3', [aldosterone, renin('3'), K('3.1')])?.urgency).toBe(3);
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
