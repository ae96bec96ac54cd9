import { findItem } from '@jianwei/clinical-rules/catalogue/catalogue';
import { DIAGNOSES } from '@jianwei/clinical-rules/lab-inference/rule-base';
import { expect, it } from 'vitest';
import { SYSTEM_CONTENTS, systemName } from './disease-systems.ts';

// covers A-9-53..70
it.each([
  [1, '耳鼻喉'],
  [2, '产科'],
  [3, '其他'],
  [4, '内分泌代谢'],
  [5, '呼吸'],
  [6, '心血管'],
  [7, '感染'],
  [8, '泌尿'],
  [9, '消化'],
  [10, '生殖'],
  [11, '皮肤'],
  [12, '神经'],
  [13, '精神'],
  [14, '骨骼肌肉'],
  [15, '肿瘤'],
  [16, '血液'],
  [17, '风湿免疫'],
])('disease system %i is %s', (id, name) => {
  expect(systemName(id)).toBe(name);
});

it('every system has diagnoses, and the laboratories that speak for them', () => {
  expect(SYSTEM_CONTENTS.map((content) => content.systemId)).toEqual(
    Array.from({ length: 17 }, (_, index) => index + 1),
  );
  expect(SYSTEM_CONTENTS.flatMap((content) => content.diagnoses)).toHaveLength(DIAGNOSES.length);
  for (const { diagnoses, laboratories } of SYSTEM_CONTENTS) {
    expect(diagnoses.length).toBeGreaterThan(0);
    expect(laboratories.length).toBeGreaterThanOrEqual(4);
    expect(laboratories.filter((code) => findItem(code) === undefined)).toEqual([]);
  }
});
