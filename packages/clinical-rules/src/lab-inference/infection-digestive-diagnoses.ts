import { diagnosis, adds, needs, removes } from './rule-row.ts';
import type { DiagnosisRule } from './rule-row.ts';

export const INFECTION_DIGESTIVE_DIAGNOSES = [
  diagnosis('BACT', '细菌感染', 'Bacterial infection', 7, [2, 4], 'PCT专家共识2012/2020', [
    needs(1, '中性粒细胞增多', 'NEUT#', 'H', 1, 1),
    needs(1, '中性粒细胞增多', 'NEUT%', 'H', 1, 1),
    needs(1, '降钙素原升高', 'PCT', '>=0.5', 1, 3),
    adds(2, '白细胞增多', 'WBC', 'H', 1, 1),
    adds(2, '急性时相反应', 'CRP', '>=20', 1, 1),
    adds(2, '急性时相反应', 'SAA', 'H', 1, 1),
  ]),
  diagnosis('VIRAL', '病毒感染可能', 'Viral infection', 7, [2, 3], '内科学', [
    needs(1, '淋巴细胞比例升高', 'LYM%', 'H', 1, 1),
    needs(1, '淋巴细胞增多', 'LYM#', 'H', 1, 1),
    needs(2, '白细胞不高', 'WBC', 'L|N', -1, 1),
    adds(3, '无明显细菌感染证据', 'CRP', '<20', -1, 1),
    adds(3, '无明显细菌感染证据', 'PCT', '<0.25', -1, 1),
    removes('PCT', '>=0.5', 1),
  ]),
  diagnosis('SEPSIS', '脓毒症风险', 'Sepsis risk', 7, [4, 6], 'Sepsis-3（SOFA 项目）；PCT 专家共识', [
    needs(1, '重度细菌感染', 'PCT', '>=2', 1, 3),
    needs(1, '病原学阳性', 'BC', 'POS', 1, 3),
    adds(2, '组织灌注不足', 'LAC', '>2', 1, 2),
    adds(3, '器官功能障碍', 'PLT', '<100', -1, 1),
    adds(3, '器官功能障碍', 'CREA', '>=110', 1, 1),
    adds(3, '器官功能障碍', 'TBIL', '>=20', 1, 1),
    adds(3, '白细胞异常', 'WBC', '<4|>12', -1, 1),
  ]),
  diagnosis('EOS', '嗜酸性粒细胞增多（过敏/寄生虫）', 'Eosinophilia', 7, [2, 3], '内科学', [
    needs(1, '嗜酸性粒细胞增多', 'EO#', 'H', 1, 1),
    needs(1, '嗜酸性粒细胞增多', 'EO%', 'H', 1, 1),
    adds(2, 'IgE升高', 'IGE', 'H', 1, 2),
  ]),
  diagnosis('HBV', '乙型肝炎病毒感染', 'HBV infection', 7, [3, 5], '慢乙肝防治指南2022', [
    needs(1, 'HBsAg阳性', 'HBSAG', 'POS', 1, 3),
    adds(2, '病毒复制', 'HBVDNA', '>20', 1, 1),
    adds(3, '肝细胞损伤', 'ALT', 'H', 1, 1),
  ]),
  diagnosis('HCV', '丙型肝炎病毒感染可能', 'HCV infection', 7, [3, 4], '丙肝指南2022', [
    needs(1, '抗-HCV阳性', 'HCVAB', 'POS', 1, 3),
    adds(2, '肝细胞损伤', 'ALT', 'H', 1, 1),
  ]),
  diagnosis('SYPH', '梅毒感染', 'Syphilis', 7, [3, 5], '梅毒指南', [
    needs(1, '特异性抗体阳性', 'TPAB', 'POS', 1, 3),
    adds(2, '非特异性抗体阳性', 'RPR', 'POS', 1, 2),
  ]),
  diagnosis('HEPC', '肝细胞损伤', 'Hepatocellular injury', 9, [2, 4], 'EASL 2019（DILI R 值）', [
    needs(1, '转氨酶升高', 'ALT', 'x>=3', 1, 2),
    needs(1, '转氨酶升高', 'AST', 'x>=3', 1, 2),
    adds(2, 'R值≥5', 'R_R', '>=5', 1, 2),
    adds(3, '胆红素升高', 'TBIL', 'H', 1, 1),
  ]),
  diagnosis('CHOL', '胆汁淤积', 'Cholestasis', 9, [2, 4], '胆汁淤积性肝病共识 2021（ALP>1.5ULN 且 GGT>3ULN）', [
    needs(1, '胆汁淤积酶升高', 'ALP', 'x>1.5', 1, 2),
    needs(2, '胆汁淤积酶升高', 'GGT', 'x>3', 1, 1),
    adds(3, 'R值≤2', 'R_R', '<=2', -1, 1),
    adds(4, '直接胆红素升高', 'DBIL', 'H', 1, 1),
    adds(4, '胆汁酸升高', 'TBA', 'H', 1, 1),
  ]),
  diagnosis('ALD', '酒精性肝损伤可能', 'Alcoholic liver disease', 9, [3, 5], '酒精性肝病指南2018', [
    needs(1, 'AST/ALT>2', 'R_AST_ALT', '>2', 1, 2),
    needs(2, 'GGT升高', 'GGT', 'H', 1, 1),
    needs(3, 'AST升高', 'AST', 'H', 1, 0),
    adds(4, '大细胞', 'MCV', 'H', 1, 1),
    adds(4, '白蛋白降低', 'ALB', 'L', -1, 1),
  ]),
  diagnosis('CIRR', '肝合成功能减退/肝硬化可能', 'Impaired hepatic synthesis', 9, [3, 5], '肝硬化诊治指南2019', [
    needs(1, '白蛋白降低', 'ALB', 'L', -1, 1),
    needs(2, '凝血异常', 'INR', 'H', 1, 1),
    needs(2, '凝血异常', 'PTA', '<60', -1, 2),
    adds(3, '脾功能亢进', 'PLT', 'L', -1, 1),
    adds(3, '球蛋白升高', 'GLO', 'H', 1, 1),
    adds(3, '胆碱酯酶降低', 'CHE', 'L', -1, 1),
    adds(3, '白球比倒置', 'A/G', '<1.0', -1, 1),
  ]),
  diagnosis('PANCR', '急性胰腺炎', 'Acute pancreatitis', 9, [3, 4], '修订版 Atlanta 2012（≥3ULN）', [
    needs(1, '胰酶升高≥3倍', 'LPS', 'x>=3', 1, 3),
    needs(1, '胰酶升高≥3倍', 'AMY', 'x>=3', 1, 3),
    adds(2, '低钙', 'CA', 'L', -1, 1),
    adds(2, '高甘油三酯', 'TG', '>=11.3', 1, 1),
    adds(2, '炎症', 'CRP', '>=150', 1, 1),
  ]),
  diagnosis('UGIB', '消化道出血可能', 'GI bleeding', 9, [2, 3], '内科学', [
    needs(1, '粪便隐血', 'FOBT', 'POS', 1, 2),
    adds(2, '贫血', 'HGB', 'L', -1, 1),
    adds(2, '尿素/肌酐升高', 'R_UREA_CREA', '>100', 1, 1),
  ]),
] as const satisfies readonly DiagnosisRule[];
