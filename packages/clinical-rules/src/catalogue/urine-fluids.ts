import { inGroup, numeric, qualitative, NONE } from './row.ts';
import type { CatalogueItem } from './row.ts';
import { KDIGO, KIT } from './sources.ts';

export const URINE_FLUIDS: readonly CatalogueItem[] = [
  ...inGroup('尿液', '尿液', [
    qualitative('UPRO', '尿蛋白', 'Urine protein', 'PRO', '阴性', KIT, { aliases: ['蛋白质(尿)'] }),
    qualitative('UGLU', '尿葡萄糖', 'Urine glucose', 'GLU', '阴性', KIT),
    qualitative('UKET', '尿酮体', 'Urine ketones', 'KET', '阴性', KIT, { criticalLevel: 3 }),
    qualitative('UBLD', '尿隐血', 'Urine occult blood', 'BLD', '阴性', KIT),
    qualitative('ULEU', '尿白细胞酯酶', 'Leucocyte esterase', 'LEU', '阴性', KIT),
    qualitative('UNIT', '亚硝酸盐', 'Nitrite', 'NIT', '阴性', KIT),
    numeric('USG', '尿比重', 'Specific gravity', 'SG', '', '1.003..1.03', KIT),
    numeric('URBC', '尿红细胞(镜检)', 'Urine RBC', 'RBC', '/HP', '0..3', KIT),
    numeric('UWBC', '尿白细胞(镜检)', 'Urine WBC', 'WBC', '/HP', '0..5', KIT),
    numeric('UACR', '尿白蛋白/肌酐比值', 'ACR', 'ACR', 'mg/g', '0..30', KDIGO, {
      aliases: ['尿微量白蛋白/肌酐', 'ACR'],
    }),
    numeric('UTP24', '24小时尿蛋白定量', '24 h urine protein', '24h-UTP', 'g/24h', '0..0.15', KIT),
  ]),
  ...inGroup('脑脊液', '脑脊液', [
    numeric('CSF-P', '脑脊液压力', 'Opening pressure', 'CSF-P', 'mmH2O', '80..180', KIT, { critical: '..300' }),
    numeric('CSF-WBC', '脑脊液白细胞', 'CSF WBC', 'CSF-WBC', '10^6/L', '0..5', KIT),
    numeric('CSF-RBC', '脑脊液红细胞', 'CSF RBC', 'CSF-RBC', '10^6/L', '0..0', KIT),
    numeric('CSF-TP', '脑脊液蛋白', 'CSF protein', 'CSF-TP', 'g/L', '0.15..0.45', KIT),
    numeric('CSF-GLU', '脑脊液葡萄糖', 'CSF glucose', 'CSF-Glu', 'mmol/L', '2.5..4.5', KIT, { critical: '1.1..' }),
    numeric('CSF-CL', '脑脊液氯化物', 'CSF chloride', 'CSF-Cl', 'mmol/L', '120..130', KIT),
    numeric('CSF-LDH', '脑脊液乳酸脱氢酶', 'CSF LDH', 'CSF-LDH', 'U/L', '0..40', KIT),
    numeric('CSF-ADA', '脑脊液腺苷脱氨酶', 'CSF ADA', 'CSF-ADA', 'U/L', '0..8', KIT),
    numeric('CSF-LAC', '脑脊液乳酸', 'CSF lactate', 'CSF-Lac', 'mmol/L', '1.1..2.4', KIT),
    numeric('CSF-ALB', '脑脊液白蛋白', 'CSF albumin', 'CSF-Alb', 'mg/L', '0..350', KIT),
    numeric('CSF-IGG', '脑脊液IgG', 'CSF IgG', 'CSF-IgG', 'mg/L', '0..34', KIT),
  ]),
  ...inGroup('胸水', '胸水', [
    numeric('PF-TP', '胸水蛋白定量', 'Pleural protein', 'PF-TP', 'g/L', NONE, KIT, {
      note: '无参考区间，用于 Light 标准',
    }),
    numeric('PF-LDH', '胸水乳酸脱氢酶', 'Pleural LDH', 'PF-LDH', 'U/L', NONE, KIT, {
      note: '无参考区间，用于 Light 标准',
    }),
    numeric('PF-ADA', '胸水腺苷脱氨酶', 'Pleural ADA', 'PF-ADA', 'U/L', '0..40', KIT, {
      note: '> 40 提示结核性胸膜炎',
    }),
  ]),
];
