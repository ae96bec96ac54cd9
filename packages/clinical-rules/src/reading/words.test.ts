import { describe, expect, test } from 'vitest';
import { findItem } from '../catalogue/catalogue.ts';
import { printedRow } from '../record/record.test-support.ts';
import { groundsOf } from './grounds.ts';
import { dayText, minutesBetween, spanText } from './interval-text.ts';
import { cutTo, widthOf } from './width.ts';
import { againName, knownName, nameOf, pictureOf, subjectOf, suspectedName, withoutRemark } from './words.ts';

describe('widths', () => {
  test.each([
    ['', 0],
    ['血钾', 2],
    ['K 6.8', 2.5],
    // The first character of the blocks of full width, and the last before them.
    ['\u2E80', 1],
    ['\u2E7F', 0.5],
    ['𠮷', 1],
  ])('「%s」 is %f wide', (text, width) => {
    expect(widthOf(text)).toBe(width);
  });

  test.each([
    ['血钾 6.8', 10, '血钾 6.8'],
    ['血钾 6.8', 3, '血钾 6'],
    ['血钾', 2, '血钾'],
    // Nothing narrower behind what did not fit.
    ['血钾血a', 2.5, '血钾'],
  ])('「%s」 cut to %f is 「%s」', (text, most, cut) => {
    expect(cutTo(text, most)).toBe(cut);
  });
});

describe('spans of time (J-42)', () => {
  const [HOUR, DAY] = [60, 1440];
  test.each([
    [0, '0 分钟'],
    [0.4, '1 分钟'],
    [29.6, '29 分钟'],
    [59.6, '59 分钟'],
    [59, '59 分钟'],
    [HOUR, '1 小时'],
    [2 * HOUR - 1, '1 小时'],
    [2 * DAY - 1, '47 小时'],
    [2 * DAY, '2 日'],
    [3 * DAY - 1, '2 日'],
    [60 * DAY, '60 日'],
    [61 * DAY, '2 个月'],
    [110 * DAY, '4 个月'],
    [730 * DAY, '24 个月'],
    [730.5 * DAY, '2 年'],
    [1095 * DAY, '2 年'],
    [1096 * DAY, '3 年'],
  ])('%f minutes are 「%s」', (minutes, text) => {
    expect(spanText(minutes)).toBe(text);
  });

  test('minutes lie between moments, whatever zone they are told in', () => {
    expect(minutesBetween('2025-11-18T10:00:00+08:00', '2025-11-18T03:30:00Z')).toBe(90);
    expect(minutesBetween('2025-11-18T11:30:00+08:00', '2025-11-18T02:00:00Z')).toBe(-90);
  });

  test.each([
    ['2025-11-18T07:05:00+08:00', '07:05'],
    ['2025-11-17T07:05:00+08:00', '11-17'],
    ['2025-01-18T07:05:00+08:00', '01-18'],
    ['2024-11-18T07:05:00+08:00', '2024-11-18'],
  ])('%s in a report of 2025-11-18 is 「%s」 (J-40)', (time, text) => {
    expect(dayText(time, '2025-11-18T10:26:00+08:00')).toBe(text);
  });
});

describe('the name of a row', () => {
  const of = (code: string, name: string) => nameOf({ item: findItem(code), printed: printedRow({ code, name }) });

  test('is that of the catalogue; of a time of a series, and of what nobody knows, the printed one', () => {
    expect([of('CRP', '超敏反应'), of('OGTTX', '葡萄糖(90min)'), of('XYZ', '某物')]).toEqual([
      'C反应蛋白',
      '葡萄糖(90min)',
      '某物',
    ]);
  });

  test('is another one in a sentence only where people say it so', () => {
    expect([subjectOf('K', '钾'), subjectOf('CRP', 'C反应蛋白')]).toEqual(['血钾', 'C反应蛋白']);
  });
});

describe('the picture of an abnormal row', () => {
  const of = (code: string, subject: string, side: 'high' | 'low', kind = 'number') =>
    pictureOf({ code, subject, judged: { flag: { parsed: { kind } } } }, side);

  test.each<[string, string, 'high' | 'low', string, string]>([
    ['K', '血钾', 'high', 'number', '高钾血症'],
    ['K', '血钾', 'low', 'number', '低钾血症'],
    ['CRP', 'C反应蛋白', 'high', 'number', 'C反应蛋白升高'],
    ['CRP', 'C反应蛋白', 'low', 'number', 'C反应蛋白降低'],
    ['HBSAG', '乙肝表面抗原', 'high', 'qualitative', '乙肝表面抗原阳性'],
    ['HBSAG', '乙肝表面抗原', 'low', 'qualitative', '乙肝表面抗原降低'],
    ['ANA', '抗核抗体', 'high', 'titre', '抗核抗体阳性'],
    ['ABT', '抗体效价升高', 'high', 'qualitative', '抗体效价升高'],
    ['ABT', '抗体效价升高', 'low', 'number', '抗体效价升高降低'],
    ['ABT', '升高的抗体', 'high', 'number', '升高的抗体升高'],
    // A glucose at any hour is low as the fasting one is, and high by its own name.
    ['GLU-R', '随机血糖', 'low', 'number', '低血糖'],
    ['GLU-R', '随机血糖', 'high', 'number', '随机血糖升高'],
  ])('%s 「%s」 that is %s as a %s is 「%s」', (code, subject, side, kind, picture) => {
    expect(of(code, subject, side, kind)).toBe(picture);
  });
});

describe('the name of a diagnosis', () => {
  test.each([
    ['急性失血可能（消化道）', '急性失血可能'],
    ['甲(a)乙(b)丙', '甲丙'],
    ['甲（a）', '甲'],
    ['贫血', '贫血'],
  ])('「%s」 without its remark is 「%s」', (name, bare) => {
    expect(withoutRemark(name)).toBe(bare);
  });

  test.each([
    ['DM', '糖尿病可能', '糖尿病'],
    ['X', '肺栓塞待排', '肺栓塞'],
    ['X', '血栓风险', '血栓'],
    ['X', '发热待查', '发热'],
    ['X', '感染待确证', '感染'],
    ['X', '甲亢可能（TRAb）', '甲亢'],
    ['X', '甲亢可能(TRAb)', '甲亢'],
    ['X', '（早期）肝病可能', '（早期）肝病'],
    ['X', '可能性甲', '可能性甲'],
  ])('of those who have %s 「%s」 is 「%s」', (id, name, known) => {
    expect(knownName(id, name)).toBe(known);
  });

  test.each<[string, 0 | 1 | 2 | undefined, string]>([
    ['糖尿病', undefined, '疑似糖尿病'],
    ['糖尿病可能', undefined, '糖尿病可能'],
    ['高钾血症', undefined, '高钾血症'],
    ['高钾血症（重度）', undefined, '高钾血症（重度）'],
    ['血症后遗', undefined, '疑似血症后遗'],
    ['缺铁性贫血', 2, '缺铁性贫血'],
    ['缺铁性贫血', 1, '疑似缺铁性贫血'],
    ['缺铁性贫血', undefined, '缺铁性贫血'],
    ['肾性贫血', 0, '肾性贫血'],
  ])('「%s」 of reliability %s is said as 「%s」', (name, reliable, said) => {
    expect(suspectedName(name, reliable)).toBe(said);
  });

  test.each([
    ['急性胰腺炎可能', '急性胰腺炎（标签已有，请核对是否再发）'],
    ['肺栓塞待排', '肺栓塞（标签已有，请核对是否再发）'],
    ['出血风险', '出血（标签已有，请核对是否再发）'],
    ['可能性心肌梗死', '可能性心肌梗死（标签已有，请核对是否再发）'],
  ])('「%s」 that a tag names is 「%s」', (name, said) => {
    expect(againName(name)).toBe(said);
  });
});

describe('the grounds of a diagnosis', () => {
  test.each<[readonly string[], string, string]>([
    [['贫血', '小细胞'], '', '贫血、小细胞'],
    // What tells a reader nothing goes, unless it is all there is.
    [['贫血', '支持', '男性', '女性', '年龄', '超出区间', '另有一项', '至少一项异常'], '', '贫血'],
    [['贫血', '高于本院上限', '低于本院下限', '血糖已测', '血钾高于本院上限'], '', '贫血'],
    [['支持', '已测'], '', '支持、已测'],
    [
      ['抗体支持', '支持治疗', '男性激素', '女性激素', '年龄大', '超出区间多', '另有一项异常'],
      '',
      '抗体支持、支持治疗、男性激素、女性激素、年龄大、超出区间多、另有一项异常',
    ],
    [['贫血', '本院上限不明', '已测得', '未见至少一项'], '', '贫血、本院上限不明、已测得、未见至少一项'],
    // One thing in several degrees: the strongest stands.
    [['PGⅠ降低', 'PGⅠ显著降低'], '', 'PGⅠ显著降低'],
    [['极度升高', '显著升高'], '', '极度升高、显著升高'],
    [['铁蛋白极度升高', '铁蛋白显著升高', '铁蛋白中度升高', '铁蛋白升高', '铁蛋白轻度升高'], '', '铁蛋白极度升高'],
    [
      ['铁蛋白显著升高', '铁蛋白明显升高', '铁蛋白重度升高', '铁蛋白中度升高'],
      '',
      '铁蛋白显著升高、铁蛋白明显升高、铁蛋白重度升高',
    ],
    [['钾过高', '钾中度高'], '', '钾过高'],
    [['钾中度高', '钾高'], '', '钾中度高'],
    [['钾高', '钾偏高'], '', '钾高'],
    [['钾高', '钾轻度高'], '', '钾高'],
    [['钾升高', '钾显著降低'], '', '钾升高、钾显著降低'],
    [['细胞增多', '细胞显著减少', '酶显著不足', '酶低'], '', '细胞增多、细胞显著减少、酶显著不足'],
    [['钾升高', '钠显著升高'], '', '钾升高、钠显著升高'],
    // Limits, on either side; with a share and without are two things.
    [['血沉≥30', '血沉≥60'], '', '血沉 ≥ 60'],
    [['钾>5.5', '钾≥6'], '', '钾 ≥ 6'],
    [['血红蛋白<90', '血红蛋白≤60'], '', '血红蛋白 ≤ 60'],
    [['钙<2.0', '钙>2.8'], '', '钙 < 2.0、钙 > 2.8'],
    [['抗体≥1:80', '抗体≥1:160'], '', '抗体 ≥ 1:160'],
    [['降幅>9%', '降幅>50'], '', '降幅 > 9%、降幅 > 50'],
    [['乳酸>2.5', '乳酸>2.4'], '', '乳酸 > 2.5'],
    // A limit says more than its word, not more than a stronger one.
    [['校正钙降低', '校正钙<2.0'], '', '校正钙 < 2.0'],
    [['校正钙显著降低', '校正钙<2.0'], '', '校正钙显著降低、校正钙 < 2.0'],
    [['校正钙升高', '校正钙<2.0'], '', '校正钙升高、校正钙 < 2.0'],
    [['网织升高', '网织>5%'], '', '网织 > 5%'],
    [['校正钙降低', '校正钙≈2.0以下'], '', '校正钙降低、校正钙≈2.0以下'],
    // 重度高尿酸 says 高尿酸.
    [['高尿酸', '重度高尿酸'], '', '重度高尿酸'],
    [['高尿酸', '很重度高尿酸'], '', '高尿酸、很重度高尿酸'],
    [['血钾升高久', '血钾显著升高久'], '', '血钾升高久、血钾显著升高久'],
    [['血沉≥30分', '血沉≥60分'], '', '血沉 ≥ 30分、血沉 ≥ 60分'],
    [['乳酸>2.25', '乳酸>2.26'], '', '乳酸 > 2.26'],
    [['贫血', '贫血'], '', '贫血、贫血'],
    // What stands before it already.
    [['血钾5.5~5.9', '心电图改变'], '血钾', '心电图改变'],
    [['血钾≥5.5', '心电图改变'], '血钾', '心电图改变'],
    [['血钾改变5'], '血钾', '血钾改变5'],
    [['5.5'], '', '5.5'],
    [['静脉血钾5.5'], '血钾', '静脉血钾5.5'],
  ])('%j behind 「%s」 are 「%s」', (intermediates, subject, said) => {
    expect(groundsOf({ intermediates }, subject)).toBe(said);
  });
});
