import type { ConversionFactor } from './convert.ts';

/** [g/mol, what it is, codes of the catalogue] of what laboratories print both as a mass and as an amount. */
const MASSES: readonly (readonly [gramsPerMole: number, name: string, ...codes: string[]])[] = [
  [17.03, '氨', 'NH3'],
  [55.845, '铁', 'FE', 'TIBC'],
  [63.55, '铜', 'CUS'],
  [207.2, '铅', 'PBB'],
  // Per haem, as the SI reports of haemoglobin count.
  [16114, '血红蛋白亚基', 'HGB', 'MCHC'],
  [135.18, '同型半胱氨酸', 'HCY'],
  [118.09, '甲基丙二酸', 'MMA'],
  [400.64, '25-羟维生素 D₃', 'VITD'],
  [1355.4, '氰钴胺', 'B12'],
  [441.4, '叶酸', 'FOL'],
  [650.98, '三碘甲状腺原氨酸', 'TT3', 'RT3'],
  [776.87, '甲状腺素', 'TT4'],
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
  [454.44, '甲氨蝶呤', 'MTX24', 'MTX48', 'MTX72'],
  [1202.6, '环孢素', 'CSA'],
  [804, '他克莫司', 'TAC'],
  [326.8, '氯氮平', 'CLZ'],
  [1449.3, '万古霉素', 'VAN'],
];

/** Factors between mass and amount that follow from the molar mass alone. */
export const MOLAR_FACTORS: readonly ConversionFactor[] = MASSES.map(([mass, name, ...analytes]) => ({
  analytes,
  from: 'mol/L',
  to: 'g/L',
  factor: mass,
  source: `摩尔质量换算（${name} ${mass} g/mol）`,
}));
