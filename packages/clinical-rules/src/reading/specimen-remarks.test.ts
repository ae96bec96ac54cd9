import { describe, expect, test } from 'vitest';
import { readingOf } from './reading.test-support.ts';
import type { PlainRow } from './reading.test-support.ts';

const remark = (name: string, value: string): PlainRow => ['', value, '', '', { name }];
const SODIUM: PlainRow = ['NA', '140', 'mmol/L', '137-147'];
const titles = (...rows: readonly PlainRow[]) => readingOf([SODIUM, ...rows]).findings.map(({ title }) => title);

describe('words of a report about its tube', () => {
  test.each([
    ['标本状态', '溶血', '标本溶血'],
    ['备注', '标本轻度溶血，建议重采', '标本溶血'],
    ['血清性状', '乳糜', '标本脂血'],
    ['样本外观', '黄疸', '标本黄疸'],
    ['备注', '可见血小板聚集', '血小板聚集'],
    ['标本质量', '有凝块', '标本有凝块'],
  ])('%s %s are read', (name, value, title) => {
    const { findings, unread } = readingOf([SODIUM, remark(name, value)]);
    expect(findings.map((each) => each.title)).toEqual([title]);
    expect(unread).toEqual([]);
  });

  test.each([
    ['标本状态', '未见溶血'],
    ['备注', '无溶血、无脂血'],
    ['病史', '曾有溶血'],
  ])('%s %s say nothing of it', (name, value) => {
    expect(titles(remark(name, value))).toEqual([]);
  });

  test('beside a potassium they say what they may have raised', () => {
    const [potassium, tube] = readingOf([['K', '5.9', 'mmol/L', '3.5-5.3'], remark('备注', '标本溶血')]).findings;
    expect(potassium?.text).toContain('疑溶血');
    expect(tube?.text).toBe('备注 标本溶血，可致血钾假性升高，必要时重采');
  });
});
