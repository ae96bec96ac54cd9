import { MOLAR_MASSES } from './molar-masses.ts';
import { findUnit, isUnitless } from './unit.ts';
import type { Unit } from './unit.ts';

export interface ConversionFactor {
  /** Catalogue codes for which the factor holds. */
  readonly analytes: readonly string[];
  /** value in `to` = value in `from` × factor. */
  readonly from: string;
  readonly to: string;
  readonly factor: number;
  readonly source: string;
}

const MOLAR_MASS = '摩尔质量换算';

/** One factor per analyte family between mass and amount; everything else follows from the units' own scale. */
export const CONVERSION_FACTORS: readonly ConversionFactor[] = [
  {
    analytes: ['DD'],
    from: 'mg/L DDU',
    to: 'mg/L FEU',
    factor: 2,
    source: 'D-二聚体单位换算（纤维蛋白原当量约为 D-二聚体单位的 2 倍，Favaloro 2014）',
  },
  { analytes: ['CREA'], from: 'mg/dL', to: 'μmol/L', factor: 88.4, source: `${MOLAR_MASS}（肌酐 113.12 g/mol）` },
  {
    analytes: ['GLU', 'GLU-R', 'OGTT0H', 'OGTT1H', 'OGTT2H', 'OGTTX', 'CSF-GLU', 'PF-GLU', 'ASC-GLU', 'SF-GLU'],
    from: 'mmol/L',
    to: 'mg/dL',
    factor: 18.016,
    source: `${MOLAR_MASS}（葡萄糖 180.16 g/mol）`,
  },
  { analytes: ['UREA'], from: 'mmol/L', to: 'mg/dL', factor: 2.801, source: '尿素氮 BUN（2×14.007）' },
  {
    analytes: ['COR8', 'COR16', 'COR0', 'DST1', 'LNSC'],
    from: 'μg/dL',
    to: 'nmol/L',
    factor: 27.59,
    source: `${MOLAR_MASS}（皮质醇 362.46 g/mol）`,
  },
  { analytes: ['ACTH'], from: 'pmol/L', to: 'pg/mL', factor: 4.541, source: `${MOLAR_MASS}（ACTH 4541 g/mol）` },
  { analytes: ['PAC'], from: 'ng/dL', to: 'pmol/L', factor: 27.7, source: `${MOLAR_MASS}（醛固酮 360.44 g/mol）` },
  {
    analytes: ['UACR', 'UPCR'],
    from: 'mg/mmol',
    to: 'mg/g',
    factor: 8.84,
    source: `${MOLAR_MASS}（肌酐 113.12 g/mol）`,
  },
  { analytes: ['FT4'], from: 'ng/dL', to: 'pmol/L', factor: 12.87, source: `${MOLAR_MASS}（甲状腺素 776.87 g/mol）` },
  {
    analytes: ['FT3'],
    from: 'pg/mL',
    to: 'pmol/L',
    factor: 1.536,
    source: `${MOLAR_MASS}（三碘甲状腺原氨酸 650.98 g/mol）`,
  },
  {
    analytes: ['CA', 'ICA', 'UCA'],
    from: 'mmol/L',
    to: 'mg/dL',
    factor: 4.008,
    source: `${MOLAR_MASS}（钙 40.08 g/mol）`,
  },
  {
    analytes: ['TBIL', 'DBIL', 'IBIL'],
    from: 'mg/dL',
    to: 'μmol/L',
    factor: 17.1,
    source: `${MOLAR_MASS}（胆红素 584.66 g/mol）`,
  },
  {
    analytes: ['TC', 'HDL-C', 'LDL-C', 'PF-CHOL'],
    from: 'mmol/L',
    to: 'mg/dL',
    factor: 38.67,
    source: `${MOLAR_MASS}（胆固醇 386.65 g/mol）`,
  },
  {
    analytes: ['TG', 'PF-TG'],
    from: 'mmol/L',
    to: 'mg/dL',
    factor: 88.57,
    source: `${MOLAR_MASS}（三油酸甘油酯 885.4 g/mol）`,
  },
  { analytes: ['UA'], from: 'mg/dL', to: 'μmol/L', factor: 59.48, source: `${MOLAR_MASS}（尿酸 168.11 g/mol）` },
  { analytes: ['P'], from: 'mmol/L', to: 'mg/dL', factor: 3.097, source: `${MOLAR_MASS}（磷 30.97 g/mol）` },
  { analytes: ['MG'], from: 'mmol/L', to: 'mg/dL', factor: 2.431, source: `${MOLAR_MASS}（镁 24.31 g/mol）` },
  { analytes: ['E2'], from: 'pg/mL', to: 'pmol/L', factor: 3.671, source: `${MOLAR_MASS}（雌二醇 272.38 g/mol）` },
  {
    analytes: ['PROG', 'PROGML'],
    from: 'ng/mL',
    to: 'nmol/L',
    factor: 3.18,
    source: `${MOLAR_MASS}（孕酮 314.46 g/mol）`,
  },
  { analytes: ['TESTO'], from: 'ng/dL', to: 'nmol/L', factor: 0.0347, source: `${MOLAR_MASS}（睾酮 288.42 g/mol）` },
  {
    analytes: ['OHP17'],
    from: 'ng/dL',
    to: 'nmol/L',
    factor: 0.0303,
    source: `${MOLAR_MASS}（17-羟孕酮 330.46 g/mol）`,
  },
  {
    analytes: ['NMN'],
    from: 'nmol/L',
    to: 'pg/mL',
    factor: 183.2,
    source: `${MOLAR_MASS}（甲氧基去甲肾上腺素 183.2 g/mol）`,
  },
  { analytes: ['PRL'], from: 'ng/mL', to: 'μIU/mL', factor: 21.2, source: '催乳素国际标准品（1 ng = 21.2 μIU）' },
  {
    analytes: ['AFP'],
    from: 'IU/mL',
    to: 'ng/mL',
    factor: 1.21,
    source: '甲胎蛋白国际标准品 72/225（1 IU = 1.21 ng）',
  },
  { analytes: ['DIG'], from: 'nmol/L', to: 'ng/mL', factor: 0.781, source: `${MOLAR_MASS}（地高辛 780.9 g/mol）` },
  { analytes: ['VPA'], from: 'μg/mL', to: 'μmol/L', factor: 6.934, source: `${MOLAR_MASS}（丙戊酸 144.21 g/mol）` },
  { analytes: ['CBZ'], from: 'μg/mL', to: 'μmol/L', factor: 4.233, source: `${MOLAR_MASS}（卡马西平 236.27 g/mol）` },
  { analytes: ['PHT'], from: 'μg/mL', to: 'μmol/L', factor: 3.964, source: `${MOLAR_MASS}（苯妥英 252.27 g/mol）` },
  { analytes: ['ETOH'], from: 'mmol/L', to: 'mg/dL', factor: 4.607, source: `${MOLAR_MASS}（乙醇 46.07 g/mol）` },
  { analytes: ['UCREA'], from: 'mg/dL', to: 'mmol/L', factor: 0.0884, source: `${MOLAR_MASS}（肌酐 113.12 g/mol）` },
  { analytes: ['UUREA'], from: 'mg/dL', to: 'mmol/L', factor: 0.357, source: '尿素氮 BUN（2×14.007）' },
  {
    analytes: ['LAC', 'CSF-LAC'],
    from: 'mmol/L',
    to: 'mg/dL',
    factor: 9.01,
    source: `${MOLAR_MASS}（乳酸 90.08 g/mol）`,
  },
  {
    analytes: ['K', 'NA', 'CL', 'HCO3', 'CO2CP', 'AG', 'BE', 'LI', 'CSF-CL', 'UNA', 'UK', 'UCL'],
    from: 'mEq/L',
    to: 'mmol/L',
    factor: 1,
    source: '一价离子',
  },
  { analytes: ['EGFR'], from: 'mL/min', to: 'mL/min/1.73m²', factor: 1, source: 'eGFR 均按 1.73 m² 标化' },
  { analytes: ['CA', 'MG', 'ICA', 'UCA'], from: 'mEq/L', to: 'mmol/L', factor: 0.5, source: '二价离子' },
  {
    analytes: ['INS'],
    from: 'μIU/mL',
    to: 'pmol/L',
    factor: 6,
    source: '胰岛素国际标准品（1 μIU/mL = 6.00 pmol/L，ADA 2010）',
  },
  { analytes: ['GH'], from: 'ng/mL', to: 'mIU/L', factor: 3, source: '生长激素国际标准品 98/574（1 mg = 3 IU）' },
  { analytes: ['UFC'], from: 'μg/24h', to: 'nmol/24h', factor: 2.759, source: `${MOLAR_MASS}（皮质醇 362.46 g/mol）` },
  { analytes: ['UCU24'], from: 'mmol/24h', to: 'mg/24h', factor: 63.55, source: `${MOLAR_MASS}（铜 63.55 g/mol）` },
  {
    analytes: ['UCREA24'],
    from: 'mmol/24h',
    to: 'mg/24h',
    factor: 113.12,
    source: `${MOLAR_MASS}（肌酐 113.12 g/mol）`,
  },
  { analytes: ['UCA24'], from: 'mmol/24h', to: 'mg/24h', factor: 40.08, source: `${MOLAR_MASS}（钙 40.08 g/mol）` },
  {
    analytes: ['VMA'],
    from: 'mmol/24h',
    to: 'mg/24h',
    factor: 198.2,
    source: `${MOLAR_MASS}（香草扁桃酸 198.2 g/mol）`,
  },
  ...MOLAR_MASSES.map(([mass, name, ...analytes]) => ({
    analytes,
    from: 'mol/L',
    to: 'g/L',
    factor: mass,
    source: `${MOLAR_MASS}（${name} ${mass} g/mol）`,
  })),
];

export type Conversion =
  | { readonly ok: true; readonly value: number; readonly factor: number; readonly source: string }
  | { readonly ok: false; readonly reason: 'unknown_unit' | 'no_conversion' };

function viaFactor(from: Unit, to: Unit, analyte: string): { factor: number; source: string } | null {
  for (const row of CONVERSION_FACTORS) {
    if (!row.analytes.includes(analyte)) continue;
    const a = findUnit(row.from);
    const b = findUnit(row.to);
    if (a === null || b === null) continue;
    if (from.kind === a.kind && to.kind === b.kind) {
      return { factor: (from.scale / a.scale) * row.factor * (b.scale / to.scale), source: row.source };
    }
    if (from.kind === b.kind && to.kind === a.kind) {
      return { factor: (from.scale / b.scale / row.factor) * (a.scale / to.scale), source: row.source };
    }
  }
  return null;
}

/** U and IU are one for enzymes and for most immunoassays of the catalogue; activity and arbitrary units meet here. */
function isSameKind(from: Unit, to: Unit): boolean {
  const activity = ['catalytic', 'arbitrary'];
  return from.kind === to.kind || (activity.includes(from.kind) && activity.includes(to.kind));
}

/** A ratio without unit is a fraction of one (haematocrit 0.42, f/t PSA 15 %); what has none on both sides is the same. */
const unitOf = (text: string): Unit | null => findUnit(isUnitless(text) ? 'L/L' : text);

/**
 * Converts a value between two units. Between mass and amount of substance it needs the analyte (catalogue code). A unit
 * that is not known, or no way between the two, is an answer of its own: the number is never taken as it stands.
 */
export function convert(value: number, from: string, to: string, analyte = ''): Conversion {
  const [a, b] = [unitOf(from), unitOf(to)];
  if (a === null || b === null)
    return { ok: false, reason: isUnitless(from) || isUnitless(to) ? 'no_conversion' : 'unknown_unit' };
  if (a.name === b.name) return { ok: true, value, factor: 1, source: '' };
  const byAnalyte = viaFactor(a, b, analyte);
  if (byAnalyte !== null) return { ok: true, value: value * byAnalyte.factor, ...byAnalyte };
  if (!isSameKind(a, b)) return { ok: false, reason: 'no_conversion' };
  const factor = a.scale / b.scale;
  return { ok: true, value: value * factor, factor, source: '单位词头换算' };
}
