import { expect, it } from 'vitest';
import { answerThyroidFunction } from './thyroid-function-wire.ts';

const NORMAL = { tsh: 2, ft4: 16, ft3: 5, tpoab: 10, tgab: 10, trab: 0.5 };
const step = (input: object, item: string) => {
  const found = answerThyroidFunction({ ...NORMAL, ...input }).distance.find((row) => row.item === item);
  return found && [found.from, found.to, found.target];
};

it.each([
  [4.1, '4.21', '亚临床甲减（轻度）'],
  [4.2, '4.21', '亚临床甲减（轻度）'],
  [4.3, '4.2', '甲功正常'],
  [9.5, '10', '亚临床甲减（重度）'],
  [10, '9.99', '亚临床甲减（轻度）'],
  [0.27, '0.26', '亚临床甲亢（轻度）'],
  [0.26, '0.27', '甲功正常'],
  [0.1, '0.09', '亚临床甲亢（重度）'],
  [0.09, '0.1', '亚临床甲亢（轻度）'],
])('TSH %d mIU/L with normal hormones', (tsh, to, target) => {
  expect(step({ tsh }, 'tsh')).toEqual([`${tsh} mIU/L`, `${to} mIU/L`, target]);
});

it('FT4 against the borders of its range, TSH being high', () => {
  expect(step({ tsh: 6, ft4: 12 }, 'ft4')).toEqual(['12 pmol/L', '11.99 pmol/L', '原发性临床甲减']);
  expect(step({ tsh: 6, ft4: 11.9 }, 'ft4')).toEqual(['11.9 pmol/L', '12 pmol/L', '亚临床甲减（轻度）']);
  expect(step({ tsh: 0.05, ft4: 22 }, 'ft4')).toEqual(['22 pmol/L', '22.01 pmol/L', '临床甲亢']);
});

it("the laboratory's own range moves the border", () => {
  expect(step({ tsh: 4.3, tsh_range: [0.35, 4.94] }, 'tsh')).toEqual(['4.3 mIU/L', '4.95 mIU/L', '亚临床甲减（轻度）']);
});

it('in pregnancy the border is that of the trimester, and 2.5 where antibodies are positive', () => {
  expect(step({ tsh: 4, pregnant_status: 1 }, 'tsh')).toEqual(['4 mIU/L', '4.01 mIU/L', '妊娠期亚临床甲减，L-T4治疗']);
  expect(step({ tsh: 2.5, tpoab: 60, pregnant_status: 1 }, 'tsh')).toEqual([
    '2.5 mIU/L',
    '2.51 mIU/L',
    '甲状腺自身抗体阳性，甲功正常，可考虑L-T4治疗',
  ]);
});

it('a printed bound has none, and without a diagnosis there is none', () => {
  expect(step({ tsh: '<0.005' }, 'tsh')).toBeUndefined();
  expect(answerThyroidFunction({ tsh: 2 }).distance).toEqual([]);
});
