import { describe, expect, it } from 'vitest';
import { pregnancyOn, weeksInResult, weeksInTags } from './pregnancy.ts';

describe('weeks and days of a pregnancy', () => {
  it.each([
    ['28', 28],
    ['28+3', 28 + 3 / 7],
    ['28周+3天', 28 + 3 / 7],
    ['孕 28 周', 28],
    ['28w3d', 28 + 3 / 7],
    ['２８＋３', 28 + 3 / 7],
    ['28.5', 28.5],
  ])('a row says %s', (printed, weeks) => {
    expect(weeksInResult(printed)).toBeCloseTo(weeks);
  });

  it.each(['283', '见报告', '', '28+9', '60', '28-30'])('「%s」 says none', (printed) => {
    expect(weeksInResult(printed)).toBeNull();
  });

  it.each([
    ['孕39+1', 39],
    ['停经33周', 33],
    ['孕31+2周', 31],
    ['妊娠 9 周', 9],
  ])('a tag says %s', (tag, weeks) => {
    expect(weeksInTags([tag])).toBe(weeks);
  });

  it.each(['既往妊娠期糖尿病', '上次妊娠子痫前期', '曾妊娠', '孕2产1'])(
    'who has 「%s」 is not pregnant by it',
    (tag) => {
      expect(pregnancyOn([tag], '2025-11-18', '2025-11-18').isPregnant).toBe(false);
    },
  );
});
