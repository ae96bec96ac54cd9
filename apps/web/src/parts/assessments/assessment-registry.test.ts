import { describe, expect, test } from 'vitest';
import { assessmentOf, assessmentRegistry, drawerTitle, emptyTextOf, isAssessment } from './assessment-registry.ts';

describe('what the drawer says for a type', () => {
  // covers A-2.5-28..31
  test('empty-state texts', () => {
    expect(emptyTextOf(3)).toBe('该患者暂无血气记录');
    expect(emptyTextOf(7)).toBe('暂无胃功能血清学记录');
    expect(emptyTextOf(11)).toBe('正在开发中');
    for (const apiType of [undefined, 1, 2, 4, 5, 6, 8, 9, 12, 14, 15, 99])
      expect(emptyTextOf(apiType)).toBe('暂无数据');
  });

  // covers A-2.5-32..34
  test('titles of types 5, 6 and 8, unless the diagnosis has a display name', () => {
    expect(drawerTitle(undefined, 5)).toBe('Grace评分');
    expect(drawerTitle(undefined, 6)).toBe('Light标准胸腔积液鉴别');
    expect(drawerTitle('', 8)).toBe('甲状腺用药随访');
    expect(drawerTitle('急性冠脉综合征', 5)).toBe('急性冠脉综合征');
  });
});

test('each type and each slug stands once', () => {
  expect(new Set(assessmentRegistry.map(({ apiType }) => apiType)).size).toBe(assessmentRegistry.length);
  expect(new Set(assessmentRegistry.map(({ slug }) => slug)).size).toBe(assessmentRegistry.length);
});

test('only what is a tool may be offered', () => {
  expect(isAssessment(5)).toBe(true);
  expect(isAssessment(10)).toBe(false);
  expect(isAssessment(undefined)).toBe(false);
  expect(assessmentOf(10)).toBeUndefined();
});
