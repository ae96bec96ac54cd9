import { expect, it } from 'vitest';
import { systemName } from './disease-systems.ts';

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
