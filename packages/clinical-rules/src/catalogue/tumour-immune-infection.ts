import { inGroup, numeric, qualitative, NONE } from './row.ts';
import type { CatalogueItem } from './row.ts';
import { KIT, WST_404_8, WST_645_1_RECALLED } from './sources.ts';

export const TUMOUR_IMMUNE_INFECTION: readonly CatalogueItem[] = [
  ...inGroup('胰腺/消化', '血清', [
    numeric('AMY', '淀粉酶', 'Amylase', 'AMY', 'U/L', '35..135', WST_404_8, { critical: '..405' }),
    numeric('LPS', '脂肪酶', 'Lipase', 'LPS', 'U/L', '13..60', KIT, { critical: '..180' }),
    numeric('UAMY', '尿淀粉酶', 'Urine amylase', 'UAMY', 'U/L', '0..650', KIT, { specimen: '尿液' }),
    numeric('PG1', '胃蛋白酶原Ⅰ', 'Pepsinogen I', 'PGⅠ', 'μg/L', '70..165', KIT),
    numeric('PG2', '胃蛋白酶原Ⅱ', 'Pepsinogen II', 'PGⅡ', 'μg/L', '3..15', KIT),
    numeric('PGR', '胃蛋白酶原比值', 'PG I/II ratio', 'PGR', '', '3..', KIT, { note: 'ELISA 平台界值为 7' }),
    numeric('G17', '胃泌素17', 'Gastrin-17', 'G-17', 'pmol/L', '1..15', KIT),
    qualitative('HPAB', '幽门螺杆菌抗体', 'H. pylori antibody', 'Hp-Ab', '阴性', KIT),
    qualitative('FOBT', '粪便隐血', 'Faecal occult blood', 'FOBT', '阴性', KIT, { specimen: '粪便' }),
  ]),
  ...inGroup('肿瘤标志物', '血清', [
    numeric('AFP', '甲胎蛋白', 'AFP', 'AFP', 'ng/mL', '0..7', KIT),
    numeric('CEA', '癌胚抗原', 'CEA', 'CEA', 'ng/mL', '0..5', KIT),
    numeric('CA199', '糖类抗原19-9', 'CA19-9', 'CA19-9', 'U/mL', '0..37', KIT),
    numeric('CA125', '糖类抗原125', 'CA125', 'CA125', 'U/mL', '0..35', KIT),
    numeric('CA153', '糖类抗原15-3', 'CA15-3', 'CA15-3', 'U/mL', '0..25', KIT),
    numeric('CA724', '糖类抗原72-4', 'CA72-4', 'CA72-4', 'U/mL', '0..6.9', KIT),
    numeric('CYFRA', '细胞角蛋白19片段', 'CYFRA21-1', 'CYFRA21-1', 'ng/mL', '0..3.3', KIT),
    numeric('NSE', '神经元特异性烯醇化酶', 'NSE', 'NSE', 'ng/mL', '0..16.3', KIT),
    numeric('SCC', '鳞状细胞癌抗原', 'SCC antigen', 'SCC', 'ng/mL', '0..1.5', KIT),
    numeric('PSA', '前列腺特异性抗原', 'Total PSA', 'PSA', 'ng/mL', { male: '0..4', female: NONE }, KIT, {
      note: '仅用于男性',
    }),
    numeric('FPSA%', '游离/总PSA比值', 'f/t PSA', 'f/tPSA', '', { male: '0.16..', female: NONE }, KIT, {
      note: '仅用于男性',
    }),
  ]),
  ...inGroup('免疫', '血清', [
    numeric('IGG', '免疫球蛋白G', 'IgG', 'IgG', 'g/L', '8.6..17.4', WST_645_1_RECALLED),
    numeric('IGA', '免疫球蛋白A', 'IgA', 'IgA', 'g/L', '1..4.2', WST_645_1_RECALLED),
    numeric('IGM', '免疫球蛋白M', 'IgM', 'IgM', 'g/L', { male: '0.3..2.2', female: '0.5..2.8' }, WST_645_1_RECALLED),
    numeric('IGE', '总免疫球蛋白E', 'Total IgE', 'IgE', 'IU/mL', '0..100', KIT),
    numeric('C3', '补体C3', 'C3', 'C3', 'g/L', '0.7..1.4', WST_645_1_RECALLED),
    numeric('C4', '补体C4', 'C4', 'C4', 'g/L', '0.1..0.4', WST_645_1_RECALLED),
    numeric('RF', '类风湿因子', 'Rheumatoid factor', 'RF', 'IU/mL', '0..20', KIT),
    numeric('CCP', '抗环瓜氨酸肽抗体', 'Anti-CCP', 'CCP', 'U/mL', '0..25', KIT),
    qualitative('ANA', '抗核抗体', 'ANA', 'ANA', '阴性(<1:100)', KIT),
    numeric('DSDNA', '抗双链DNA抗体', 'Anti-dsDNA', 'dsDNA', 'IU/mL', '0..100', KIT),
    qualitative('MPROT', 'M蛋白(免疫固定电泳)', 'M protein', 'M-Prot', '阴性', KIT),
    numeric('FLCR', '血清游离轻链比值(κ/λ)', 'FLC ratio', 'κ/λ', '', '0.26..1.65', KIT),
  ]),
  ...inGroup('感染', '血清', [
    qualitative('HBSAG', '乙肝表面抗原', 'HBsAg', 'HBsAg', '阴性', KIT, { aliases: ['乙型肝炎表面抗原'] }),
    numeric('HBVDNA', '乙肝病毒DNA', 'HBV DNA', 'HBV-DNA', 'IU/mL', '0..20', KIT),
    qualitative('HCVAB', '丙肝抗体', 'Anti-HCV', 'HCV-Ab', '阴性', KIT),
    qualitative('HIVAB', 'HIV抗体', 'HIV Ag/Ab', 'HIV-Ab', '阴性', KIT),
    qualitative('TPAB', '梅毒螺旋体抗体', 'Treponemal antibody', 'TP-Ab', '阴性', KIT),
    qualitative('RPR', '梅毒非特异性抗体', 'RPR/TRUST', 'RPR', '阴性', KIT),
    qualitative('BC', '血培养', 'Blood culture', 'BC', '阴性', KIT, { specimen: '全血', criticalLevel: 1 }),
  ]),
];
