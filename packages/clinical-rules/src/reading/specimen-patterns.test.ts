import { describe, expect, test } from 'vitest';
import { actionsFor } from './actions.ts';
import { past, rowsIn } from './reading.test-support.ts';
import type { PlainRow } from './reading.test-support.ts';
import { isOfThinnedGlucose, patternOf } from './specimen-patterns.ts';

/** What the first row's specimen shows. */
function patternIn(rows: readonly PlainRow[], then: readonly PlainRow[] = []) {
  const { rows: all, judged } = rowsIn(rows, { earlier: [past(20, ...then)] });
  const [first] = all;
  return first === undefined ? null : patternOf(first, judged, all);
}

const K: PlainRow = ['K', '6.9', 'mmol/L', '3.5-5.3'];
const potassium = (value: string): PlainRow => ['K', value, 'mmol/L', '3.5-5.3'];
const calcium = (value: string): PlainRow => ['CA', value, 'mmol/L', '2.11-2.52'];
const magnesium = (value: string): PlainRow => ['MG', value, 'mmol/L', '0.75-1.02'];
const phosphatase = (value: string): PlainRow => ['ALP', value, 'U/L', '45-125'];
const LDH: PlainRow = ['LDH', '600', 'U/L', '120-250'];
const AST: PlainRow = ['AST', '90', 'U/L', '15-40'];

/** Steps of a high potassium, the first of them with a second draw. */
const REDRAWN = (actionsFor('K>') ?? []).map((step, at) =>
  at === 0 ? { ...step, text: '立即心电图，另侧静脉重采复测' } : step,
);

describe('a high potassium', () => {
  test.each<[string, readonly PlainRow[]]>([
    ['a magnesium', [calcium('1.5'), magnesium('0.3')]],
    ['a phosphatase', [calcium('1.5'), phosphatase('20')]],
    ['a calcium in another unit', [['CA', '6.0', 'mg/dL', '8.5-10.1'], magnesium('0.3')]],
  ])('beside a calcium that EDTA binds and %s is of its tube, and stays critical', (_what, beside) => {
    expect(patternIn([K, ...beside])).toEqual({
      text: '疑 EDTA 污染（钙、镁或碱性磷酸酶同时降低）',
      actions: REDRAWN,
    });
  });

  test.each<[string, readonly PlainRow[], string | undefined]>([
    ['a calcium that is low by itself', [calcium('1.6'), magnesium('0.3')], undefined],
    ['a low calcium and nothing else', [calcium('1.5')], undefined],
    ['a low calcium, the magnesium not low', [calcium('1.5'), magnesium('0.9')], 'Mg 0.9 未降：不支持 EDTA 污染'],
    ['a low calcium, the magnesium high', [calcium('1.5'), magnesium('1.9')], 'Mg 1.9 未降：不支持 EDTA 污染'],
    [
      'a calcium below its interval, the phosphatase not low',
      [calcium('2.0'), phosphatase('90')],
      'ALP 90 未降：不支持 EDTA 污染',
    ],
    [
      'both of them not low',
      [calcium('1.5'), magnesium('0.9'), phosphatase('90')],
      'Mg 0.9、ALP 90 未降：不支持 EDTA 污染',
    ],
    ['one of two not low', [calcium('2.0'), magnesium('0.3'), phosphatase('90')], 'ALP 90 未降：不支持 EDTA 污染'],
    ['a calcium that is not low', [calcium('2.3'), magnesium('0.9')], undefined],
    ['a calcium in a word', [['CA', '见备注', 'mmol/L', '2.11-2.52'], magnesium('0.3')], undefined],
  ])('beside %s', (_what, beside, text) => {
    const found = patternIn([K, ...beside]);
    expect([found?.text, found?.actions]).toEqual([text, undefined]);
  });

  test.each<[string, readonly PlainRow[], boolean]>([
    ['the index', [['HEMOLI', '阳性', '', '阴性'], LDH, AST], true],
    ['the index in crosses', [['HEMOLI', '2+', '', '阴性'], LDH, AST], true],
    ['a remark', [['ALT', '溶血', 'U/L', '9-50'], LDH, AST], true],
    ['a remark on the sample', [['ALT', '标本溶血', 'U/L', '9-50'], LDH, AST], true],
    ['a remark that there is none', [['ALT', '无溶血', 'U/L', '9-50'], LDH, AST], false],
    ['a remark that none is seen', [['ALT', '标本未溶血', 'U/L', '9-50'], LDH, AST], false],
    ['the index, enzymes not measured', [['HEMOLI', '阳性', '', '阴性']], true],
    ['the index, one enzyme', [['HEMOLI', '阳性', '', '阴性'], AST], true],
    ['the index, LDH as it should be', [['HEMOLI', '阳性', '', '阴性'], ['LDH', '200', 'U/L', '120-250'], AST], false],
    ['the index, AST as it should be', [['HEMOLI', '阳性', '', '阴性'], LDH, ['AST', '20', 'U/L', '15-40']], false],
    ['an index that is negative', [['HEMOLI', '阴性', '', '阴性'], LDH, AST], false],
    ['another row that is positive', [['HBSAG', '阳性', '', '阴性'], LDH, AST], false],
  ])('is of broken cells where %s and the enzymes say so: %#', (_what, beside, is) => {
    expect(patternIn([K, ...beside])).toEqual(is ? { text: '疑溶血', actions: REDRAWN } : null);
  });

  test.each<[PlainRow, string | undefined]>([
    [['PLT', '1000', '10^9/L', '125-350'], '血小板 1000 ×10⁹/L，疑假性高钾'],
    [['PLT', '999', '10^9/L', '125-350'], undefined],
    [['WBC', '100', '10^9/L', '3.5-9.5'], '白细胞计数 100 ×10⁹/L，疑假性高钾'],
    [['WBC', '99', '10^9/L', '3.5-9.5'], undefined],
  ])('beside %j is of crowded cells: %s', (beside, text) => {
    const found = patternIn([K, beside]);
    expect([found?.text, found?.actions]).toEqual([text, text === undefined ? undefined : REDRAWN]);
  });

  test('only is looked at so', () => {
    const beside = [calcium('1.5'), magnesium('0.3')];
    expect([patternIn([potassium('4.5'), ...beside]), patternIn([potassium('2.5'), ...beside])]).toEqual([null, null]);
    expect(patternIn([['NA', '160', 'mmol/L', '137-147'], K, ...beside])).toBeNull();
  });
});

describe('a sample beside an infusion', () => {
  const THEN = [
    potassium('4.0'),
    calcium('2.3'),
    ['NA', '140', 'mmol/L', '137-147'],
    ['ALB', '45', 'g/L', '40-55'],
    ['GLU', '6', 'mmol/L', '3.9-6.1'],
  ] as const;
  const glucose = (value: string, code = 'GLU'): PlainRow => [code, value, 'mmol/L', '3.9-6.1'];
  const thin: readonly PlainRow[] = [potassium('3.2'), calcium('1.83'), ['NA', '112', 'mmol/L', '137-147']];
  const is = (rows: readonly PlainRow[], then: readonly PlainRow[] = THEN) =>
    patternIn(rows, then)?.text === '疑输液侧采血';

  test('is one whose glucose is critical and all else a fifth less than before', () => {
    expect([is([glucose('38'), ...thin]), is([glucose('38', 'GLU-R'), ...thin])]).toEqual([true, true]);
    expect(is([glucose('38'), ...thin, ['ALB', '36', 'g/L', '40-55']])).toBe(true);
    expect(is([glucose('38'), ...thin, ['ALB', '36.1', 'g/L', '40-55']])).toBe(false);
    expect([is([glucose('12'), ...thin]), is([glucose('2'), ...thin]), is([glucose('38'), ...thin.slice(1)])]).toEqual([
      ...[false, false, false],
    ]);
    expect(is([glucose('38'), ...thin], THEN.slice(1))).toBe(false);
    expect(is([glucose('38'), potassium('溶血'), ...thin.slice(1)])).toBe(false);
    // A magnesium that stands says nothing.
    expect(is([glucose('38'), ...thin, magnesium('0.9')], [...THEN, magnesium('0.9')])).toBe(true);
    const inOther: PlainRow = ['CA', '7.33', 'mg/dL', '8.5-10.1'];
    expect(is([glucose('38'), potassium('3.2'), inOther, ['NA', '112', 'mmol/L', '137-147']])).toBe(true);
    // 7.6 mg/dL are 1.90 mmol/L.
    const fewer: PlainRow = ['CA', '7.6', 'mg/dL', '8.5-10.1'];
    expect(is([glucose('38'), potassium('3.2'), fewer, ['NA', '112', 'mmol/L', '137-147']])).toBe(false);
  });

  test('is told of each of its rows, with a second draw for what is critical', () => {
    const step = actionsFor('GLU>')?.[0]?.text ?? '';
    const [first, second] = patternIn([glucose('38'), ...thin], THEN)?.actions ?? [];
    expect(first?.text).toBe(`另侧静脉重采复测，${step}`.slice(0, first?.text.length));
    expect([first?.text.startsWith('另侧静脉重采复测，'), second]).toEqual([true, actionsFor('GLU>')?.[1]]);
    const sodium = patternIn(
      [['NA', '112', 'mmol/L', '137-147'], glucose('38'), potassium('3.2'), calcium('1.83')],
      THEN,
    );
    expect(sodium?.actions?.[1]).toEqual(actionsFor('NA<')?.[1]);
    const calm = patternIn(
      [potassium('3.2'), glucose('38'), calcium('1.83'), ['NA', '112', 'mmol/L', '137-147']],
      THEN,
    );
    expect(calm).toEqual({ text: '疑输液侧采血', isOfSpecimen: true });
    expect(patternIn([['CL', '80', 'mmol/L', '99-110'], glucose('38'), ...thin], THEN)).toBeNull();
    const albumin = patternIn([['ALB', '19', 'g/L', '40-55'], glucose('38'), ...thin], THEN);
    expect(albumin?.actions?.slice(1)).toEqual((actionsFor('ALB<') ?? actionsFor('critical'))?.slice(1));
  });

  test.each([
    ['DM', true],
    ['PREDM', true],
    ['ODM', true],
    ['GDM', true],
    ['DKA', false],
  ])('names no diabetes: %s rests on it %s', (id, rests) => {
    const of = (value: string) => {
      const { rows, judged } = rowsIn([glucose(value), ...thin], { earlier: [past(20, ...THEN)] });
      return isOfThinnedGlucose(id, judged, rows);
    };
    expect([of('38'), of('12')]).toEqual([rests, false]);
  });
});

describe('few platelets', () => {
  const platelets = (value: string): PlainRow => ['PLT', value, '10^9/L', '125-350'];
  const clumped: PlainRow = ['', '可见血小板聚集', '', '', { name: '涂片' }];

  test('that lie in clumps are counted again, critical ones with their steps', () => {
    expect(patternIn([platelets('80'), clumped])).toEqual({
      text: '疑 EDTA 依赖性聚集',
      actions: actionsFor('PLT:clumped'),
    });
    const critical = patternIn([platelets('15'), clumped]);
    expect(critical?.actions?.[0]?.text.startsWith('另侧静脉重采复测，')).toBe(true);
    expect(critical?.actions?.[1]).toEqual(actionsFor('PLT<')?.[1]);
    expect([
      patternIn([platelets('80')]),
      patternIn([platelets('400'), clumped]),
      patternIn([['WBC', '2', '10^9/L', '3.5-9.5'], clumped]),
    ]).toEqual([...[null, null, null]]);
  });
});
