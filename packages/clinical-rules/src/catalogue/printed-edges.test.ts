import { describe, expect, test } from 'vitest';
import { findItem, findItemByName, intervalFor, isOfOtherSexOnly } from './catalogue.ts';
import { findPrintedItem, hourOf, itemsOfBlood } from './printed-name.ts';

test.each([
  ['UCREA', '肌酐(u)', '肌酐(U)', '肌酐(ur)', '肌酐(urine)'],
  // What only begins like a sample is none.
  ['CREA', '肌酐(urea)', '肾功-肌酐', '肾功能:肌酐'],
  ['K', '血气-钾', '血气分析-钾', '钾(急)', '钾(急诊)', '钾(干式)', '钾(干式化学)', '钾(poc)', '钾(POCT)', '钾(血气)'],
  ['K', '##钾', '·钾', '钾。。', '1.钾', '12.钾', '3. 钾', '12、  钾'],
  ['ALT', '肝功-ALT', '肝功能-ALT'],
  ['APTT', 'APTT-s', 'APTT-sec'],
  ['NA', 'Na++', 'Na+'],
  ['PH', 'pH(37)', 'pH(37℃)', 'pH(37.0℃)', 'pH(37°C)', 'pH(37c)', 'pH(37)(BG)'],
  ['GLU-R', '血糖(床旁)', '血糖(床边)', '即时血糖', '即刻血糖', '葡萄糖(bg)', '葡萄糖(bga)'],
  ['OGTTX', '葡萄糖30 min', '服糖后一个半小时血糖', '血糖3hrs', '葡萄糖(氧化酶法)(90分钟)', '75g糖耐量试验血糖180min'],
  ['OGTT2H', '服糖后2个小时血糖', '葡萄糖两个小时', 'OGTT第2小时'],
  ['CTNI', 'hs-cTnI(12h)', 'hs-cTnI( 2h )', 'hs-cTnI(2 h)'],
  ['TBIL', '胆红素(总)'],
  ['K', '###钾', '血气:钾', 'POCT钾', '★★ 钾'],
  ['CREA', '肌酐。。。', '1.肌酐', 'S-CR1(肌酐)'],
  ['UK', 'Potassium(urine)', 'Potassium [urine]'],
  ['UNA', 'Sodium (Urine)'],
  ['TT', '凝血酶时间-s', '凝血酶时间-sec'],
  ['P', 'PO43-'],
  ['PLT', '血小板(PLT总数)'],
  ['UA', 'UA(尿酸)'],
  ['UREA', 'BUN(尿素氮)', 'Urea(尿素)'],
  ['GLU-R', 'GLU床旁', '床边GLU', '葡萄糖(即刻)', '葡萄糖(abg)', '葡萄糖(ABGA)', '葡萄糖 12 小时'],
  ['ICA', 'Ca++(血气)', 'Ca2+(血气分析)', 'Ca2+(abg)', 'Ca2+(ABGA)', 'Ca++(bga)'],
])('as %s is read, with nothing else told: %j', (code, ...names) => {
  expect(names.filter((name) => findPrintedItem(name)?.code !== code)).toEqual([]);
});

test.each([
  ['pO2(p50,st)', ''],
  ['PO2(P,st)', ''],
  ['PO2(A-a)', ''],
  ['血浆钾', '尿'],
  ['血清钾', '尿液'],
  ['全血钾', '尿液'],
  ['蛋白(24h)', ''],
  // Brackets that make another thing of it, also beside others.
  ['促甲状腺激素(20:00)', ''],
  ['钙(校正)(急诊)', ''],
  // A sample in brackets is no item of that letter, nor what stands in brackets behind the name of another fluid.
  ['XYZ(P)', ''],
  ['U-XYZ(K)', ''],
  ['Ca2+(非血气)', ''],
  ['Ca2+(血气室)', ''],
  ['钙(fluid)', ''],
  // Drawn at a time after a load, and no glucose.
  ['OGTT皮质醇60min', ''],
  ['OGTT-ACTH 30min', ''],
  ['OGTT 乳酸 60min', ''],
  ['糖耐量血磷60min', ''],
  ['葡萄糖酸钙30min', ''],
])('%s of 「%s」 is nothing that is known', (name, specimen) => {
  expect(findPrintedItem(name, specimen)).toBeUndefined();
});

test.each(['凌晨2h血糖', '睡前血糖2h', '血糖十二小时', '24h血糖', '运动后30分钟血糖', '空腹6h血糖'])(
  'the time of %s is none after a load',
  (name) => {
    expect(findPrintedItem(name)?.code ?? '').not.toMatch(/^OGTT/);
  },
);

describe('the hour of a series', () => {
  test.each([
    ['hs-cTnI(12h)', '12'],
    ['hs-cTnI(2 h)', '2'],
    ['hs-cTnI( 2h )', '2'],
    ['肌红蛋白_3小时', '3'],
    ['ckmb(2h)', '2'],
    ['CK-MB 2h', '2'],
    // Something follows: it is no name of a draw.
    ['cTnI 2h后', ''],
    ['甲氨蝶呤(24h)', ''],
    ['肌钙蛋白I', ''],
  ])('of %s is 「%s」', (name, hour) => {
    expect(hourOf(name)).toBe(hour);
  });
});

test('what several share is told by its unit: all of the blood that it may be', () => {
  const codes = (name: string) => itemsOfBlood(name).map(({ code }) => code);
  expect(codes('Ca++')).toEqual(['CA', 'ICA']);
  expect(codes('CK+')).toEqual(['CK', 'K']);
  expect(codes('肌酐(u)')).toEqual([]);
  expect(codes('尿钾')).toEqual([]);
  expect([codes('尿素'), codes('肌酐(urea)'), codes('GLU-S')]).toEqual([['UREA'], ['CREA'], ['GLU']]);
  // What is in brackets counts where it may be what the name says.
  expect([codes('XYZ(K)'), codes('离子钙(Ca++)')]).toEqual([['K'], ['ICA']]);
});

describe('whom an interval is of', () => {
  const of = (code: string) => findItem(code) ?? expect.unreachable(code);
  test('of women alone none is of a man, and of an unknown sex none', () => {
    expect(intervalFor(of('HE4'), 'male', 40)).toEqual({ status: 'none', reason: 'not_this_sex' });
    expect(intervalFor(of('HE4'), null, 40)).toEqual({ status: 'none', reason: 'sex_unknown' });
    expect(intervalFor(of('PSA'), null, 40)).toEqual({ status: 'none', reason: 'sex_unknown' });
    expect(intervalFor(of('PSA'), 'female', 40)).toEqual({ status: 'none', reason: 'not_this_sex' });
    expect([null, 'male', 'female'].map((sex) => isOfOtherSexOnly(of('HE4'), sex as 'male'))).toEqual([
      ...[false, true, false],
    ]);
  });

  test('a vaginal finding in words is of women alone, though it has no interval', () => {
    expect(['male', 'female'].map((sex) => isOfOtherSexOnly(of('CLUE'), sex as 'male'))).toEqual([true, false]);
  });

  test('an unknown age is that of an adult, not of a newborn', () => {
    for (const code of ['HGB', 'WBC', 'CREA'])
      expect(intervalFor(of(code), 'male', null)).toEqual(intervalFor(of(code), 'male', 40));
    expect(intervalFor(of('HGB'), 'male', 0)).not.toEqual(intervalFor(of('HGB'), 'male', 40));
  });

  test('of an age that changes one sex the other keeps its own', () => {
    expect(intervalFor(of('ALP'), 'male', 60)).toEqual({ status: 'found', interval: { low: 45, high: 125 } });
  });
});

test.each([
  ['白细胞数目(WBC)', '尿液', 'UWBC'],
  ['Ca2++', '血清', 'CA'],
  ['U-XYZ(KET)', '尿液', 'UKET'],
])('%s of %s is %s', (name, specimen, code) => {
  expect(findPrintedItem(name, specimen)?.code).toBe(code);
});

test('a name of a fluid is found under its specimen, and its own name without one', () => {
  expect(findItemByName('葡萄糖')?.code).toBe('GLU');
  expect(findItemByName('葡萄糖', '引流液')).toBeUndefined();
});
