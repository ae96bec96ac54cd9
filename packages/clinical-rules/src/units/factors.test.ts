import { expect, it } from 'vitest';
import { convert, CONVERSION_FACTORS } from './convert.ts';
import { findUnit } from './unit.ts';

function sourced(value: number, from: string, to: string, code: string) {
  const result = convert(value, from, to, code);
  return result.ok ? result : { value: Number.NaN, source: result.reason };
}

/** Mass of a mole in g, what it is of, and the items that are printed in both: of the elements, of the international standard. */
const BY_MOLE: readonly (readonly [mass: number, substance: string, codes: string])[] = [
  [113.12, '肌酐', 'CREA UCREA'],
  [180.16, '葡萄糖', 'GLU GLU-R OGTT0H OGTT1H OGTT2H OGTTX CSF-GLU PF-GLU ASC-GLU SF-GLU'],
  // The nitrogen of urea alone.
  [28.014, '尿素氮', 'UREA UUREA'],
  [362.46, '皮质醇', 'COR8 COR16 COR0 DST1 LNSC'],
  [4541, 'ACTH', 'ACTH'],
  [360.44, '醛固酮', 'PAC'],
  [776.87, '甲状腺素', 'FT4 TT4'],
  [650.98, '三碘甲状腺原氨酸', 'FT3 TT3 RT3'],
  [40.08, '钙', 'CA ICA UCA'],
  [584.66, '胆红素', 'TBIL DBIL IBIL'],
  [386.65, '胆固醇', 'TC HDL-C LDL-C PF-CHOL'],
  [885.4, '三油酸甘油酯', 'TG PF-TG'],
  [168.11, '尿酸', 'UA'],
  [30.97, '磷', 'P'],
  [24.31, '镁', 'MG'],
  [272.38, '雌二醇', 'E2'],
  [314.46, '孕酮', 'PROG PROGML'],
  [288.42, '睾酮', 'TESTO'],
  [330.46, '17-羟孕酮', 'OHP17'],
  [183.2, '甲氧基去甲肾上腺素', 'NMN'],
  [780.9, '地高辛', 'DIG'],
  [144.21, '丙戊酸', 'VPA'],
  [236.27, '卡马西平', 'CBZ'],
  [252.27, '苯妥英', 'PHT'],
  [46.07, '乙醇', 'ETOH'],
  [90.08, '乳酸', 'LAC CSF-LAC'],
  [17.03, '氨', 'NH3'],
  [55.845, '铁', 'FE TIBC'],
  [63.55, '铜', 'CUS'],
  [207.2, '铅', 'PBB'],
  [16114, '血红蛋白亚基', 'HGB MCHC'],
  [135.18, '同型半胱氨酸', 'HCY'],
  [118.09, '甲基丙二酸', 'MMA'],
  [400.64, '25-羟维生素 D₃', 'VITD'],
  [1355.4, '氰钴胺', 'B12'],
  [441.4, '叶酸', 'FOL'],
  [9425, '甲状旁腺激素 1–84', 'PTH'],
  [3418, '降钙素', 'CT'],
  [3020, 'C 肽', 'CP'],
  [7649, '胰岛素样生长因子 1', 'IGF1'],
  [3464, 'B 型利钠肽', 'BNP'],
  [8457, 'N 末端 B 型利钠肽原', 'NTPROBNP'],
  [368.49, '硫酸脱氢表雄酮', 'DHEAS'],
  [286.4, '雄烯二酮', 'ANDRO'],
  [197.23, '甲氧基肾上腺素', 'MN'],
  [167.2, '3-甲氧基酪胺', 'MT3'],
  [183.2, '肾上腺素', 'ADR'],
  [169.18, '去甲肾上腺素', 'NAD'],
  [180.16, '茶碱', 'THEO'],
  [232.24, '苯巴比妥', 'PB'],
  [454.44, '甲氨蝶呤', 'MTX24 MTX48 MTX72'],
  [1202.6, '环孢素', 'CSA'],
  [804, '他克莫司', 'TAC'],
  [326.8, '氯氮平', 'CLZ'],
  [1449.3, '万古霉素', 'VAN'],
];

it.each(BY_MOLE)('a mole of %d g is one of %s', (mass, substance, codes) => {
  for (const code of codes.split(' ')) {
    const { value, source } = sourced(1, 'mmol/L', 'mg/L', code);
    // Published factors have three to four digits.
    expect(Math.abs(value / mass - 1), code).toBeLessThan(0.002);
    const named = substance === '尿素氮' ? '尿素氮 BUN（2×14.007）' : `摩尔质量换算（${substance} ${mass} g/mol）`;
    expect(source, code).toBe(named);
  }
});

/** [from, to, factor, what its source says, codes] of all that is not mass and mole. */
const OTHERS: readonly (readonly [from: string, to: string, factor: number, source: string, codes: string])[] = [
  ['mg/L DDU', 'mg/L FEU', 2, 'D-二聚体单位换算', 'DD'],
  ['mg/mmol', 'mg/g', 8.84, '肌酐 113.12 g/mol', 'UACR UPCR'],
  ['mEq/L', 'mmol/L', 1, '一价离子', 'K NA CL HCO3 CO2CP AG BE LI CSF-CL UNA UK UCL'],
  ['mEq/L', 'mmol/L', 0.5, '二价离子', 'CA MG ICA UCA'],
  ['mL/min', 'mL/min/1.73m²', 1, '1.73 m² 标化', 'EGFR'],
  ['ng/mL', 'μIU/mL', 21.2, '催乳素国际标准品（1 ng = 21.2 μIU）', 'PRL'],
  ['IU/mL', 'ng/mL', 1.21, '甲胎蛋白国际标准品 72/225（1 IU = 1.21 ng）', 'AFP'],
  ['μIU/mL', 'pmol/L', 6, '胰岛素国际标准品（1 μIU/mL = 6.00 pmol/L', 'INS'],
  ['ng/mL', 'mIU/L', 3, '生长激素国际标准品 98/574（1 mg = 3 IU）', 'GH'],
  ['μg/24h', 'nmol/24h', 2.759, '皮质醇 362.46 g/mol', 'UFC'],
  ['mmol/24h', 'mg/24h', 63.55, '铜 63.55 g/mol', 'UCU24'],
  ['mmol/24h', 'mg/24h', 40.08, '钙 40.08 g/mol', 'UCA24'],
  ['mmol/24h', 'mg/24h', 113.12, '肌酐 113.12 g/mol', 'UCREA24'],
  ['mmol/24h', 'mg/24h', 198.2, '香草扁桃酸 198.2 g/mol', 'VMA'],
];

it.each([...OTHERS, ['g/L', 'mg/dL', 100, '单位词头换算', 'ALB'] as const])(
  'one %s in %s is %d (%s)',
  (from, to, factor, source, codes) => {
    for (const code of codes.split(' ')) {
      const found = sourced(1, from, to, code);
      expect([code, found.value, found.source.includes(source)]).toEqual([code, expect.closeTo(factor, 9), true]);
    }
  },
);

it('factors stand between units that are known, and of these items alone', () => {
  const units = CONVERSION_FACTORS.flatMap(({ from, to }) => [from, to]);
  expect(units.filter((unit) => findUnit(unit) === null)).toEqual([]);
  const held = [...BY_MOLE.map(([, , codes]) => codes), ...OTHERS.map(([, , , , codes]) => codes)];
  const analytes = CONVERSION_FACTORS.flatMap((factor) => factor.analytes);
  expect(new Set(analytes)).toEqual(new Set(held.flatMap((codes) => codes.split(' '))));
});
