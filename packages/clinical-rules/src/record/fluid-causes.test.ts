import { expect, test } from 'vitest';
import { causesInFluid } from './fluid-causes.ts';
import { onlyReport } from './record.test-support.ts';
import type { PlainRow } from './record.test-support.ts';

const causesOf = (name: string, result: string, more: object = {}) => {
  const row: PlainRow = ['', result, '', { name, ...more }];
  return causesInFluid(onlyReport([row])[1].rows);
};

test.each([
  ['脑脊液脱落细胞学', '查见恶性肿瘤细胞，考虑腺癌', 'tumour'],
  ['脑脊液细胞学', '找到癌细胞', 'tumour'],
  ['脑脊液VDRL', '阳性(1:4)', 'syphilis'],
  ['脑脊液TRUST', '阳性', 'syphilis'],
])('%s %s names its cause (EANO-ESMO 2023; CDC STI 2021)', (name, result, cause) => {
  expect(causesOf(name, result)).toEqual([cause]);
});

test.each([
  ['脑脊液脱落细胞学', '未见恶性肿瘤细胞'],
  ['脑脊液脱落细胞学', '见可疑癌细胞'],
  ['脑脊液VDRL', '阴性'],
  // Treponemal antibodies come in from the blood.
  ['脑脊液TPPA', '阳性(1:640)'],
  ['痰脱落细胞学', '查见癌细胞'],
])('%s %s names none', (name, result) => {
  expect(causesOf(name, result)).toEqual([]);
});
