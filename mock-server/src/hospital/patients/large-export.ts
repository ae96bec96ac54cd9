import type { SeedPatient, SeedSpecialRow } from '../seed-types.ts';
import { seededShare } from '../unremarkable.ts';

/** Rows of the large report, and how many analytes share them. */
const ROWS = 5000;
/** One control sample in this many lies outside its printed range. */
const OUT_OF_RANGE = 40;

/** Analyte, unit, target and tolerance of the control material, decimals. */
const CONTROLS: readonly (readonly [string, string, string, number, number, number])[] = [
  ['钾', 'K', 'mmol/L', 4.2, 0.2, 2],
  ['钠', 'NA', 'mmol/L', 140, 3, 1],
  ['氯', 'CL', 'mmol/L', 101, 3, 1],
  ['钙', 'CA', 'mmol/L', 2.3, 0.1, 2],
  ['无机磷', 'P', 'mmol/L', 1.2, 0.1, 2],
  ['葡萄糖', 'GLU', 'mmol/L', 5.6, 0.3, 2],
  ['尿素', 'UREA', 'mmol/L', 6.4, 0.5, 2],
  ['肌酐', 'CREA', 'μmol/L', 96, 6, 0],
  ['尿酸', 'UA', 'μmol/L', 318, 20, 0],
  ['总蛋白', 'TP', 'g/L', 68, 3, 1],
  ['白蛋白', 'ALB', 'g/L', 42, 2, 1],
  ['丙氨酸氨基转移酶', 'ALT', 'U/L', 38, 4, 0],
  ['天门冬氨酸氨基转移酶', 'AST', 'U/L', 36, 4, 0],
  ['碱性磷酸酶', 'ALP', 'U/L', 92, 8, 0],
  ['γ-谷氨酰基转移酶', 'GGT', 'U/L', 44, 5, 0],
  ['乳酸脱氢酶', 'LDH', 'U/L', 186, 14, 0],
  ['肌酸激酶', 'CK', 'U/L', 142, 12, 0],
  ['总胆固醇', 'TC', 'mmol/L', 4.6, 0.3, 2],
  ['甘油三酯', 'TG', 'mmol/L', 1.3, 0.1, 2],
  ['总胆红素', 'TBIL', 'μmol/L', 14.6, 1.5, 1],
];

function controlRow(index: number): SeedSpecialRow {
  const [name, code, unit, target, tolerance, decimals] = CONTROLS[index % CONTROLS.length] ?? CONTROLS[0] ?? [];
  if (name === undefined || target === undefined || tolerance === undefined) throw new Error('no control material');
  const batch = String(Math.floor(index / CONTROLS.length) + 1).padStart(3, '0');
  const reach = index % OUT_OF_RANGE === OUT_OF_RANGE - 1 ? 1.4 : 0.8;
  const share = reach > 1 ? 1 : seededShare(`${code} ${batch} control`) * 2 - 1;
  return {
    // Codes of the control programme, outside the catalogue: the rows are judged by their printed range alone.
    code: `QC-${code}-${batch}`,
    name: `${name}（质控 ${batch}）`,
    result: (target + share * reach * tolerance).toFixed(decimals),
    unit: unit ?? '',
    range: `${(target - tolerance).toFixed(decimals)}–${(target + tolerance).toFixed(decimals)}`,
    specimen: '质控血清',
    group: `质控：${name}`,
  };
}

/** The patient whose report has 5,000 rows: an export of control samples, for tables that have to stay quick. */
export const LARGE_EXPORT_PATIENT: SeedPatient = {
  number: 1091,
  name: '边志伟',
  gender: '男',
  born: '1980-04-04',
  department: '检验科',
  bed: '门诊',
  inpatientNo: 'MZ25101091',
  tags: ['质控数据（演示）'],
  reports: [
    {
      at: '2025-10-20 16:40',
      name: '大样本质控导出（演示）',
      special: Array.from({ length: ROWS }, (_, index) => controlRow(index)),
    },
    { at: '2025-10-20 08:20', name: '血常规、生化', panels: ['血常规', '生化'] },
  ],
};
