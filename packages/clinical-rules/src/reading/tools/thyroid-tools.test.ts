import { describe, expect, test } from 'vitest';
import { contextOf, past } from '../reading.test-support.ts';
import type { PlainRow } from '../reading.test-support.ts';
import { thyroidFollowUpTool } from './thyroid-followup.ts';
import { thyroidFunctionTool } from './thyroid-function.ts';
import { partBy, OTHER } from './part.test-support.ts';

const NA = (value: string): PlainRow => ['NA', value, 'mmol/L', '137-147'];

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
    const all: readonly PlainRow[] = [
      ...[tsh('<0.01'), ft4('60'), peroxidase],
      ['FT3', '20', 'pmol/L', '3.1-6.8'],
      ['TRAB', '8', 'IU/L', '0-1.75'],
      ['TGAB', '500', 'IU/mL', '0-115'],
    ];
    expect(of(all)?.evidences).toEqual(['now-1', 'now-2', 'now-3', 'now-4', 'now-5', 'now-6']);
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

  test('says that a TSH is on its target where a hormone is too high beside it', () => {
    const on = of([tsh('0.3'), ft4('30')], saved());
    expect(on?.text).toBe('甲状腺癌术后，目标 0.1~0.5，TSH 0.3 mIU/L，在目标内，FT4 30 pmol/L 高于区间');
    const both = of([tsh('3'), ['FT3', '9', 'pmol/L', '3.1-6.8'], ft4('30')], saved());
    expect(both?.evidences).toEqual(['now-2', 'now-3']);
    expect(thyroidFollowUpTool(contextOf([['TSH', '溶血', 'mIU/L', ''], ft4('30')], saved()))).toBeNull();
  });

  test('reads a bound in another unit', () => {
    // 5 ng/dL of thyroxine are 64 pmol/L.
    const bound: PlainRow = ['FT4', '>5', 'ng/dL', '0.93-1.7'];
    expect(of([tsh('0.03'), bound], saved())?.outcome).toBe('followup:overtreated');
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
