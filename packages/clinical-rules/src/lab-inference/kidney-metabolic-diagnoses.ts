import { diagnosis, adds, needs, removes } from './rule-row.ts';
import type { DiagnosisRule } from './rule-row.ts';

export const KIDNEY_METABOLIC_DIAGNOSES = [
  diagnosis('CKD', '慢性肾脏病', 'CKD', 8, [2, 3], 'KDIGO 2024（需持续>3个月）', [
    needs(1, '肾小球滤过率下降', 'EGFR', '<60', -1, 2),
    needs(1, '白蛋白尿', 'UACR', '>=30', 1, 1),
    adds(2, '肾小球滤过率下降', 'CYSC', 'H', 1, 1),
    adds(3, '肾性贫血', 'HGB', 'L', -1, 1),
    adds(3, '高磷', 'P', 'H', 1, 1),
  ]),
  diagnosis('AKI', '急性肾损伤', 'AKI', 8, [3, 4], 'KDIGO AKI 2012', [
    needs(1, '肌酐短期升高', 'R_CREA_BASE', '>=1.5', 1, 3),
    needs(1, '肌酐48h升高', 'D_CREA48', '>=26.5', 1, 3),
    adds(2, '高钾', 'K', 'H', 1, 1),
    adds(2, '酸中毒', 'HCO3', 'L', -1, 1),
  ]),
  diagnosis('PRER', '肾前性氮质血症', 'Prerenal azotaemia', 8, [2, 3], '诊断学（尿素 mmol/L×1000/肌酐 μmol/L>100）', [
    needs(1, '尿素/肌酐升高', 'R_UREA_CREA', '>100', 1, 2),
    needs(2, '尿素升高', 'UREA', 'H', 1, 0),
    adds(3, '浓缩尿', 'USG', '>=1.020', 1, 1),
  ]),
  diagnosis('NEPH', '肾病综合征', 'Nephrotic syndrome', 8, [5, 6], '内科学（尿蛋白≥3.5 g/d 且白蛋白≤30 g/L）', [
    needs(1, '大量蛋白尿', 'UTP24', '>=3.5', 1, 3),
    needs(2, '低白蛋白血症', 'ALB', '<=30', -1, 2),
    adds(3, '高脂血症', 'TC', 'H', 1, 1),
    adds(3, '高脂血症', 'LDL-C', 'H', 1, 1),
  ]),
  diagnosis('GN', '肾小球肾炎可能', 'Glomerulonephritis', 8, [3, 5], '内科学', [
    needs(1, '血尿', 'URBC', 'H', 1, 1),
    needs(1, '血尿', 'UBLD', 'POS', 1, 1),
    needs(2, '蛋白尿', 'UPRO', 'POS', 1, 1),
    adds(3, '肾功能下降', 'CREA', 'H', 1, 1),
    adds(3, '补体降低', 'C3', 'L', -1, 2),
  ]),
  diagnosis('UTI', '尿路感染', 'Urinary tract infection', 8, [2, 3], '尿路感染专家共识2015', [
    needs(1, '脓尿', 'UWBC', 'H', 1, 1),
    needs(1, '脓尿', 'ULEU', 'POS', 1, 1),
    adds(2, '亚硝酸盐阳性', 'UNIT', 'POS', 1, 2),
  ]),
  diagnosis('DM', '糖尿病', 'Diabetes mellitus', 4, [3, 5], 'CDS 2020/2024；ADA（需复测）', [
    needs(1, '高血糖', 'GLU', '>=7.0', 1, 3),
    needs(1, '高血糖', 'OGTT2H', '>=11.1', 1, 3),
    needs(1, '糖化血红蛋白升高', 'HBA1C', '>=6.5', 1, 3),
    adds(2, '尿糖', 'UGLU', 'POS', 1, 1),
    adds(2, '两项以上达标', 'R_DM2', '>=2', 1, 2),
  ]),
  diagnosis('PREDM', '糖尿病前期', 'Prediabetes', 4, [1, 2], 'CDS 2020（IFG 6.1～<7.0）；ADA HbA1c 5.7～6.4', [
    needs(1, '空腹血糖受损', 'GLU', '6.1..6.99', 0, 1),
    needs(1, '糖耐量减低', 'OGTT2H', '7.8..11.09', 0, 1),
    needs(1, '糖化血红蛋白偏高', 'HBA1C', '5.7..6.49', 0, 1),
    removes('GLU', '>=7.0', 1),
    removes('HBA1C', '>=6.5', 1),
    removes('OGTT2H', '>=11.1', 1),
  ]),
  diagnosis(
    'DKA',
    '糖尿病酮症酸中毒',
    'DKA',
    4,
    [5, 7],
    'ADA/EASD 2024 共识（血糖≥11.1，BHB≥3.0，pH<7.3 或 HCO3<18）',
    [
      needs(1, '高血糖', 'GLU', '>=11.1', 1, 1),
      needs(2, '酮症', 'BHB', '>=3.0', 1, 2),
      needs(2, '酮症', 'UKET', 'POS', 1, 1),
      needs(3, '酸中毒', 'PH', '<7.3', -1, 2),
      needs(3, '酸中毒', 'HCO3', '<18', -1, 2),
      adds(4, '高AG', 'AG', '>12', 1, 1),
    ],
  ),
  diagnosis('HHS', '高渗高血糖状态', 'HHS', 4, [5, 6], 'ADA/EASD 2024；CDS', [
    needs(1, '重度高血糖', 'GLU', '>=33.3', 1, 3),
    needs(2, '高渗', 'OSM', '>=320', 1, 2),
    adds(3, '无明显酸中毒', 'PH', '>=7.3', 1, 1),
  ]),
  diagnosis('HYPERT', '甲状腺功能亢进症', 'Hyperthyroidism', 4, [3, 5], '甲状腺疾病诊治指南', [
    needs(1, 'TSH抑制', 'TSH', 'L', -1, 1),
    needs(2, '甲状腺激素升高', 'FT4', 'H', 1, 2),
    needs(2, '甲状腺激素升高', 'FT3', 'H', 1, 2),
    adds(3, 'TRAb阳性', 'TRAB', 'H', 1, 2),
  ]),
  diagnosis('HYPOT', '甲状腺功能减退症', 'Hypothyroidism', 4, [3, 5], '成人甲减指南2017', [
    needs(1, 'TSH升高', 'TSH', 'H', 1, 1),
    needs(2, 'FT4降低', 'FT4', 'L', -1, 2),
    adds(3, '甲状腺自身抗体', 'TPOAB', 'H', 1, 1),
    adds(3, '甲状腺自身抗体', 'TGAB', 'H', 1, 1),
    adds(4, '高脂血症', 'TC', 'H', 1, 1),
  ]),
  diagnosis('SCH', '亚临床甲状腺功能减退症', 'Subclinical hypothyroidism', 4, [2, 3], '成人甲减指南2017', [
    needs(1, 'TSH升高', 'TSH', 'H', 1, 1),
    needs(2, 'FT4正常', 'FT4', 'N', 0, 1),
    adds(3, '甲状腺自身抗体', 'TPOAB', 'H', 1, 1),
  ]),
  diagnosis('DYSL', '血脂异常', 'Dyslipidaemia', 4, [1, 3], '中国血脂管理指南2023', [
    needs(1, '高胆固醇', 'TC', '>=6.2', 1, 1),
    needs(1, '高LDL-C', 'LDL-C', '>=4.1', 1, 2),
    needs(1, '高甘油三酯', 'TG', '>=2.3', 1, 1),
    needs(1, '低HDL-C', 'HDL-C', '<1.0', -1, 1),
    adds(2, 'ApoB升高', 'APOB', 'H', 1, 1),
  ]),
  diagnosis('HPTH', '原发性甲状旁腺功能亢进可能', 'Primary hyperparathyroidism', 4, [4, 5], 'PHPT指南2014', [
    needs(1, '高钙血症', 'CA', 'H', 1, 2),
    needs(2, 'PTH未被抑制', 'PTH', 'N|H', 1, 2),
    adds(3, '低磷', 'P', 'L', -1, 1),
    adds(3, '碱性磷酸酶升高', 'ALP', 'H', 1, 1),
  ]),
  diagnosis('VITDD', '维生素D缺乏', 'Vitamin D deficiency', 4, [2, 3], '维生素D应用共识2018', [
    needs(1, '维生素D缺乏', 'VITD', '<20', -1, 2),
    adds(2, '继发甲旁亢', 'PTH', 'H', 1, 1),
    adds(2, '低钙', 'CA', 'L', -1, 1),
  ]),
] as const satisfies readonly DiagnosisRule[];
