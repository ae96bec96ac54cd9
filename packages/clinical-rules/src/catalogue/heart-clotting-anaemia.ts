import { inGroup, numeric, qualitative } from './row.ts';
import type { CatalogueItem } from './row.ts';
import { KIT, WST_404_6_RECALLED, WST_404_7 } from './sources.ts';

export const HEART_CLOTTING_ANAEMIA: readonly CatalogueItem[] = [
  ...inGroup('心肌标志物', '血清', [
    numeric('LDH', '乳酸脱氢酶', 'LDH', 'LDH', 'U/L', '120..250', WST_404_7),
    numeric('CK', '肌酸激酶', 'CK', 'CK', 'U/L', { male: '50..310', female: '40..200' }, WST_404_7, {
      critical: '..1000',
    }),
    numeric('CK-MB', '肌酸激酶同工酶', 'CK-MB activity', 'CK-MB', 'U/L', '0..25', KIT),
    numeric('CKMBM', '肌酸激酶同工酶质量', 'CK-MB mass', 'CK-MB mass', 'ng/mL', '0..5', KIT),
    numeric('HBDH', 'α-羟丁酸脱氢酶', 'HBDH', 'α-HBDH', 'U/L', '72..182', KIT),
    numeric('CTNI', '高敏肌钙蛋白I', 'hs-cTnI', 'hs-cTnI', 'ng/L', { male: '0..34.2', female: '0..15.6' }, KIT, {
      critical: '..100',
      criticalWhen: 'first',
      note: '第 99 百分位，随检测系统不同（雅培）',
    }),
    numeric('CTNT', '高敏肌钙蛋白T', 'hs-cTnT', 'hs-cTnT', 'ng/L', '0..14', KIT, { critical: '..52' }),
    numeric('MYO', '肌红蛋白', 'Myoglobin', 'Myo', 'ng/mL', { male: '28..72', female: '25..58' }, KIT),
    numeric('NTPROBNP', 'N末端B型利钠肽原', 'NT-proBNP', 'NT-proBNP', 'pg/mL', '0..125', KIT, {
      aliases: ['氨基末端脑钠肽前体'],
    }),
    numeric('BNP', 'B型利钠肽', 'BNP', 'BNP', 'pg/mL', '0..100', KIT, { specimen: '血浆', aliases: ['脑钠肽'] }),
  ]),
  ...inGroup('凝血', '血浆', [
    numeric('PT', '凝血酶原时间', 'PT', 'PT', 's', '11..14', KIT, { critical: '8..30' }),
    numeric('PTA', '凝血酶原活动度', 'PT activity', 'PTA', '%', '70..130', KIT, { critical: '30..' }),
    numeric('INR', '国际标准化比值', 'INR', 'INR', '', '0.8..1.2', KIT, { critical: '..5' }),
    numeric('APTT', '活化部分凝血活酶时间', 'APTT', 'APTT', 's', '25..37', KIT, { critical: '20..70' }),
    numeric('TT', '凝血酶时间', 'TT', 'TT', 's', '14..21', KIT),
    numeric('FIB', '纤维蛋白原', 'Fibrinogen', 'Fib', 'g/L', '2..4', KIT, { critical: '1..8' }),
    numeric('DD', 'D-二聚体', 'D-dimer', 'D-D', 'mg/L FEU', '0..0.5', KIT, { aliases: ['D-Dimer'] }),
    numeric('FDP', '纤维蛋白(原)降解产物', 'FDP', 'FDP', 'mg/L', '0..5', KIT),
    numeric('AT3', '抗凝血酶Ⅲ', 'Antithrombin', 'AT-Ⅲ', '%', '80..120', KIT),
  ]),
  ...inGroup('贫血', '血清', [
    numeric(
      'FE',
      '血清铁',
      'Serum iron',
      'Fe',
      'μmol/L',
      { male: '10.6..36.7', female: '7.8..32.2' },
      WST_404_6_RECALLED,
    ),
    numeric('TIBC', '总铁结合力', 'TIBC', 'TIBC', 'μmol/L', { male: '50..77', female: '54..77' }, KIT),
    numeric('TSAT', '转铁蛋白饱和度', 'Transferrin saturation', 'TSAT', '%', '20..50', KIT),
    numeric('FER', '铁蛋白', 'Ferritin', 'Fer', 'ng/mL', { male: '30..400', female: '13..150' }, KIT),
    numeric('B12', '维生素B12', 'Vitamin B12', 'VitB12', 'pmol/L', '145..569', KIT),
    numeric('FOL', '叶酸', 'Folate', 'Folate', 'nmol/L', '7..46.4', KIT),
    numeric('HP', '结合珠蛋白', 'Haptoglobin', 'Hp', 'g/L', '0.3..2', KIT),
    qualitative('COOMBS', '直接抗人球蛋白试验', 'Direct Coombs', 'DAT', '阴性', KIT, { specimen: '全血' }),
    numeric('HBA2', '血红蛋白A2', 'Haemoglobin A2', 'HbA2', '%', '2.5..3.5', KIT, { specimen: '全血' }),
  ]),
];
