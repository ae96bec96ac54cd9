import { expect, it } from 'vitest';
import { answerAdrenalCortex } from './adrenal-cortex-wire.ts';

const step = (input: object, item: string) => {
  const found = answerAdrenalCortex(input).distance.find((row) => row.item === item);
  return found && [found.from, found.to, found.target];
};

it.each([
  ['cortisol_midnight', 49, '50.1', '午夜皮质醇不确定'],
  ['cortisol_midnight', 50, '50.1', '午夜皮质醇不确定'],
  ['cortisol_midnight', 51, '50', '午夜皮质醇正常'],
  ['cortisol_midnight', 207, '207.1', '午夜皮质醇升高'],
  ['cortisol_midnight', 208, '207', '午夜皮质醇不确定'],
  ['dst_1mg', 50, '50.1', '地塞米松抑制试验未抑制（如为肾上腺意外瘤：可能自主分泌）'],
  ['dst_1mg', 51, '50', '地塞米松抑制试验已抑制'],
  ['dst_1mg', 138, '138.1', '地塞米松抑制试验未抑制（如为肾上腺意外瘤：自主分泌）'],
  ['cortisol_8am', 83, '82.9', '肾上腺皮质功能减退：支持'],
  ['cortisol_8am', 82, '83', '肾上腺皮质功能减退：不确定（如临床怀疑行ACTH兴奋试验）'],
  ['cortisol_8am', 499, '500', '肾上腺皮质功能减退：不支持'],
  ['acth_stim_peak', 500, '499.9', '肾上腺皮质功能减退：支持'],
  ['acth_stim_peak', 498, '500', '肾上腺皮质功能减退：不支持'],
])('%s of %d nmol/L', (item, value, to, target) => {
  expect(step({ [item]: value }, item)).toEqual([`${value} nmol/L`, `${to} nmol/L`, target]);
});

it('urinary free cortisol against its own limit and three times that', () => {
  const ufc = (value: number) => step({ ufc: value, ufc_uln: 330 }, 'ufc');
  expect(ufc(330)).toEqual(['330 nmol/24h', '330.1 nmol/24h', '尿游离皮质醇升高']);
  expect(ufc(331)).toEqual(['331 nmol/24h', '330 nmol/24h', '尿游离皮质醇正常']);
  expect(ufc(990)).toEqual(['990 nmol/24h', '990.1 nmol/24h', '尿游离皮质醇升高（超过参考上限 3 倍）']);
});

it('ACTH counts where the screen is positive', () => {
  const acth = (value: number, dst: number) => step({ dst_1mg: dst, acth: value }, 'acth');
  expect(acth(9.9, 300)).toEqual(['9.9 pg/mL', '10 pg/mL', 'ACTH依赖性不确定']);
  expect(acth(10, 300)).toEqual(['10 pg/mL', '9.9 pg/mL', 'ACTH非依赖性']);
  expect(acth(20, 300)).toEqual(['20 pg/mL', '20.1 pg/mL', 'ACTH依赖性']);
  expect(acth(9.9, 40)).toBeUndefined();
});

it('beside a stimulated peak the 8:00 value decides nothing; a bound has no distance', () => {
  expect(step({ cortisol_8am: 82, acth_stim_peak: 600 }, 'cortisol_8am')).toBeUndefined();
  expect(step({ dst_1mg: '<27.6' }, 'dst_1mg')).toBeUndefined();
  expect(answerAdrenalCortex({}).distance).toEqual([]);
});
