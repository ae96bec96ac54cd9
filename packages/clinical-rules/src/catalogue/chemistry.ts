import { inGroup, numeric } from './row.ts';
import type { CatalogueItem } from './row.ts';
import {
  CDS,
  KDIGO,
  KIT,
  LIPID_2023,
  WST_404_1,
  WST_404_2,
  WST_404_3,
  WST_404_4,
  WST_404_5,
  WST_404_6,
} from './sources.ts';

export const CHEMISTRY: readonly CatalogueItem[] = [
  ...inGroup('炎症', '血清', [
    numeric('CRP', 'C反应蛋白', 'C-reactive protein', 'CRP', 'mg/L', '0..8', KIT, {
      aliases: ['C-反应蛋白'],
      note: 'WS/T 404.9-2018 已发布，此处为试剂盒默认值',
    }),
    numeric('HS-CRP', '超敏C反应蛋白', 'hs-CRP', 'hs-CRP', 'mg/L', '0..3', KIT),
    numeric('PCT', '降钙素原', 'Procalcitonin', 'PCT', 'ng/mL', '0..0.05', KIT, {
      critical: '..10',
      note: '≥ 0.5 提示细菌感染，≥ 2 提示脓毒症风险',
    }),
    numeric('IL6', '白细胞介素6', 'Interleukin-6', 'IL-6', 'pg/mL', '0..7', KIT),
    numeric('SAA', '血清淀粉样蛋白A', 'Serum amyloid A', 'SAA', 'mg/L', '0..10', KIT),
  ]),
  ...inGroup('肝功能', '血清', [
    numeric('ALT', '丙氨酸氨基转移酶', 'ALT', 'ALT', 'U/L', { male: '9..50', female: '7..40' }, WST_404_1, {
      critical: '..1000',
      aliases: ['谷丙转氨酶', 'GPT'],
      note: '不含磷酸吡哆醛法',
    }),
    numeric('AST', '天门冬氨酸氨基转移酶', 'AST', 'AST', 'U/L', { male: '15..40', female: '13..35' }, WST_404_1, {
      critical: '..1000',
      aliases: ['谷草转氨酶', 'GOT'],
    }),
    numeric('ALP', '碱性磷酸酶', 'ALP', 'ALP', 'U/L', { male: '45..125', female: '35..100' }, WST_404_1, {
      byAge: [{ from: 50, male: '45..125', female: '50..135' }],
    }),
    numeric('GGT', 'γ-谷氨酰基转移酶', 'GGT', 'GGT', 'U/L', { male: '10..60', female: '7..45' }, WST_404_1, {
      aliases: ['γ-GT', 'γ-谷氨酰转肽酶'],
    }),
    numeric('TP', '总蛋白', 'Total protein', 'TP', 'g/L', '65..85', WST_404_2),
    numeric('ALB', '白蛋白', 'Albumin', 'ALB', 'g/L', '40..55', WST_404_2, {
      critical: '20..',
      aliases: ['血清白蛋白'],
    }),
    numeric('GLO', '球蛋白', 'Globulin', 'GLO', 'g/L', '20..40', WST_404_2),
    numeric('A/G', '白球比', 'A/G ratio', 'A/G', '', '1.2..2.4', WST_404_2),
    numeric('TBIL', '总胆红素', 'Total bilirubin', 'TBil', 'μmol/L', { male: '..26', female: '..21' }, WST_404_4, {
      critical: '..307.8',
    }),
    numeric('DBIL', '直接胆红素', 'Direct bilirubin', 'DBil', 'μmol/L', '..8', WST_404_4, {
      note: '罗氏 ≤ 8.0；贝克曼 ≤ 4.0',
    }),
    numeric('IBIL', '间接胆红素', 'Indirect bilirubin', 'IBil', 'μmol/L', '0..18', KIT),
    numeric('TBA', '总胆汁酸', 'Total bile acid', 'TBA', 'μmol/L', '0..10', KIT, {
      critical: '..40',
      criticalWhen: 'pregnancy',
    }),
    numeric('CHE', '胆碱酯酶', 'Cholinesterase', 'CHE', 'U/L', '5000..12000', KIT, { critical: '2000..' }),
    numeric('PA', '前白蛋白', 'Prealbumin', 'PA', 'mg/L', '200..400', KIT),
    numeric('NH3', '血氨', 'Ammonia', 'NH₃', 'μmol/L', '18..72', KIT, { specimen: '血浆', critical: '..150' }),
  ]),
  ...inGroup('肾功能', '血清', [
    numeric('UREA', '尿素', 'Urea', 'Urea', 'mmol/L', { male: '3.1..8', female: '2.6..7.5' }, WST_404_5, {
      critical: '..36',
      byAge: [{ from: 60, male: '3.6..9.5', female: '3.1..8.8' }],
      aliases: ['尿素氮', 'BUN'],
    }),
    numeric('CREA', '肌酐', 'Creatinine', 'Cr', 'μmol/L', { male: '57..97', female: '41..73' }, WST_404_5, {
      critical: '..530',
      criticalWhen: 'first',
      byAge: [{ from: 60, male: '57..111', female: '41..81' }],
      aliases: ['血肌酐', 'Scr', 'CREAT'],
    }),
    numeric('UA', '尿酸', 'Uric acid', 'UA', 'μmol/L', { male: '208..428', female: '155..357' }, KIT, {
      aliases: ['血尿酸'],
      note: '高尿酸血症界值 420',
    }),
    numeric('CYSC', '胱抑素C', 'Cystatin C', 'CysC', 'mg/L', '0.59..1.03', KIT),
    numeric('EGFR', '估算肾小球滤过率', 'eGFR', 'eGFR', 'mL/min/1.73m²', '90..', KDIGO),
    numeric('B2MG', 'β2-微球蛋白', 'Beta-2 microglobulin', 'β2-MG', 'mg/L', '1..3', KIT),
  ]),
  ...inGroup('电解质', '血清', [
    numeric('K', '钾', 'Potassium', 'K', 'mmol/L', '3.5..5.3', WST_404_3, {
      critical: '2.8..6.2',
      aliases: ['血钾', '钾离子'],
    }),
    numeric('NA', '钠', 'Sodium', 'Na', 'mmol/L', '137..147', WST_404_3, {
      critical: '120..160',
      aliases: ['血钠', '钠离子'],
    }),
    numeric('CL', '氯', 'Chloride', 'Cl', 'mmol/L', '99..110', WST_404_3, {
      critical: '80..125',
      aliases: ['血氯', '氯离子'],
    }),
    numeric('CA', '钙', 'Calcium', 'Ca', 'mmol/L', '2.11..2.52', WST_404_6, {
      critical: '1.75..3.5',
      aliases: ['血钙', '总钙'],
    }),
    numeric('P', '无机磷', 'Phosphate', 'P', 'mmol/L', '0.85..1.51', WST_404_6, {
      critical: '0.32..',
      aliases: ['血磷', '磷'],
    }),
    numeric('MG', '镁', 'Magnesium', 'Mg', 'mmol/L', '0.75..1.02', WST_404_6, {
      critical: '0.4..3',
      aliases: ['血镁'],
    }),
    numeric('CO2CP', '二氧化碳结合力', 'Total CO2', 'TCO₂', 'mmol/L', '22..29', KIT, {
      critical: '10..40',
      aliases: ['总二氧化碳'],
    }),
    numeric('OSM', '血浆渗透压', 'Osmolality', 'Osm', 'mOsm/kg', '275..305', KIT, { critical: '240..350' }),
  ]),
  ...inGroup('血糖', '血清', [
    numeric('GLU', '葡萄糖', 'Glucose', 'GLU', 'mmol/L', '3.9..6.1', KIT, {
      critical: '2.8..22.2',
      aliases: ['空腹血糖', '血糖', 'FPG'],
    }),
    numeric('OGTT2H', '餐后2小时血糖', '2-h glucose', '2hPG', 'mmol/L', '..7.8', CDS),
    numeric('HBA1C', '糖化血红蛋白', 'HbA1c', 'HbA1c', '%', '4..6', KIT, { specimen: '全血' }),
    numeric('INS', '胰岛素', 'Insulin', 'INS', 'μIU/mL', '2.6..24.9', KIT),
    numeric('CP', 'C肽', 'C-peptide', 'C-P', 'ng/mL', '1.1..4.4', KIT),
    numeric('BHB', 'β-羟丁酸', 'Beta-hydroxybutyrate', 'β-HB', 'mmol/L', '0.02..0.27', KIT, { critical: '..3' }),
  ]),
  ...inGroup('血脂', '血清', [
    numeric('TC', '总胆固醇', 'Total cholesterol', 'TC', 'mmol/L', '..5.2', LIPID_2023),
    numeric('TG', '甘油三酯', 'Triglycerides', 'TG', 'mmol/L', '..1.7', LIPID_2023, { critical: '..11.3' }),
    numeric('HDL-C', '高密度脂蛋白胆固醇', 'HDL-C', 'HDL-C', 'mmol/L', '1..', LIPID_2023),
    numeric('LDL-C', '低密度脂蛋白胆固醇', 'LDL-C', 'LDL-C', 'mmol/L', '..3.4', LIPID_2023),
    numeric('APOA1', '载脂蛋白A1', 'ApoA1', 'ApoA1', 'g/L', '1.2..1.6', KIT),
    numeric('APOB', '载脂蛋白B', 'ApoB', 'ApoB', 'g/L', '0.6..1.1', KIT),
    numeric('LPA', '脂蛋白(a)', 'Lp(a)', 'Lp(a)', 'mg/L', '..300', KIT),
    numeric('HCY', '同型半胱氨酸', 'Homocysteine', 'Hcy', 'μmol/L', '..15', KIT),
  ]),
];
