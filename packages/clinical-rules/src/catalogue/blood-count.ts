import { inGroup, numeric, qualitative } from './row.ts';
import type { CatalogueItem } from './row.ts';
import { KIT, WST_405 } from './sources.ts';

export const BLOOD_COUNT: readonly CatalogueItem[] = [
  ...inGroup('血常规', '全血', [
    numeric('WBC', '白细胞计数', 'White blood cells', 'WBC', '10^9/L', '3.5..9.5', WST_405, {
      critical: '2..30',
      aliases: ['白细胞'],
    }),
    numeric('NEUT#', '中性粒细胞绝对值', 'Neutrophil count', 'Neut#', '10^9/L', '1.8..6.3', WST_405, {
      critical: '0.5..',
    }),
    numeric('LYM#', '淋巴细胞绝对值', 'Lymphocyte count', 'Lym#', '10^9/L', '1.1..3.2', WST_405),
    numeric('MONO#', '单核细胞绝对值', 'Monocyte count', 'Mono#', '10^9/L', '0.1..0.6', WST_405),
    numeric('EO#', '嗜酸性粒细胞绝对值', 'Eosinophil count', 'Eos#', '10^9/L', '0.02..0.52', WST_405),
    numeric('BASO#', '嗜碱性粒细胞绝对值', 'Basophil count', 'Baso#', '10^9/L', '0..0.06', WST_405),
    numeric('NEUT%', '中性粒细胞百分比', 'Neutrophil %', 'Neut%', '%', '40..75', WST_405),
    numeric('LYM%', '淋巴细胞百分比', 'Lymphocyte %', 'Lym%', '%', '20..50', WST_405),
    numeric('MONO%', '单核细胞百分比', 'Monocyte %', 'Mono%', '%', '3..10', WST_405),
    numeric('EO%', '嗜酸性粒细胞百分比', 'Eosinophil %', 'Eos%', '%', '0.4..8', WST_405),
    numeric('BASO%', '嗜碱性粒细胞百分比', 'Basophil %', 'Baso%', '%', '0..1', WST_405),
    numeric(
      'RBC',
      '红细胞计数',
      'Red blood cells',
      'RBC',
      '10^12/L',
      { male: '4.3..5.8', female: '3.8..5.1' },
      WST_405,
    ),
    numeric('HGB', '血红蛋白', 'Haemoglobin', 'Hb', 'g/L', { male: '130..175', female: '115..150' }, WST_405, {
      critical: '50..200',
      aliases: ['血色素'],
    }),
    numeric('HCT', '红细胞比容', 'Haematocrit', 'Hct', 'L/L', { male: '0.4..0.5', female: '0.35..0.45' }, WST_405, {
      critical: '0.15..0.6',
      aliases: ['红细胞压积'],
    }),
    numeric('MCV', '平均红细胞体积', 'MCV', 'MCV', 'fL', '82..100', WST_405),
    numeric('MCH', '平均红细胞血红蛋白含量', 'MCH', 'MCH', 'pg', '27..34', WST_405),
    numeric('MCHC', '平均红细胞血红蛋白浓度', 'MCHC', 'MCHC', 'g/L', '316..354', WST_405),
    numeric('RDW-CV', '红细胞分布宽度', 'RDW-CV', 'RDW-CV', '%', '11.5..14.5', KIT, { note: 'WS/T 405 未包含' }),
    numeric('PLT', '血小板计数', 'Platelets', 'PLT', '10^9/L', '125..350', WST_405, { critical: '30..1000' }),
    numeric('MPV', '平均血小板体积', 'MPV', 'MPV', 'fL', '7.6..13.2', KIT),
    numeric('RET%', '网织红细胞百分比', 'Reticulocyte %', 'Ret%', '%', '0.5..1.5', KIT),
    numeric('ESR', '红细胞沉降率', 'ESR', 'ESR', 'mm/h', { male: '0..15', female: '0..20' }, KIT, {
      aliases: ['血沉'],
    }),
    qualitative('BLAST', '原始/幼稚细胞', 'Blasts', 'Blast', '阴性', KIT, { criticalLevel: 1 }),
  ]),
];
