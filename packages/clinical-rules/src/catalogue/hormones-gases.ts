import { inGroup, numeric } from './row.ts';
import type { CatalogueItem } from './row.ts';
import { KIT, THYROID_KIT } from './sources.ts';

export const HORMONES_GASES: readonly CatalogueItem[] = [
  ...inGroup('甲状腺', '血清', [
    numeric('TSH', '促甲状腺激素', 'TSH', 'TSH', 'mIU/L', '0.27..4.2', THYROID_KIT),
    numeric('FT3', '游离三碘甲状腺原氨酸', 'Free T3', 'FT3', 'pmol/L', '3.1..6.8', THYROID_KIT),
    numeric('FT4', '游离甲状腺素', 'Free T4', 'FT4', 'pmol/L', '12..22', THYROID_KIT),
    numeric('TT3', '三碘甲状腺原氨酸', 'Total T3', 'TT3', 'nmol/L', '1.3..3.1', THYROID_KIT),
    numeric('TT4', '甲状腺素', 'Total T4', 'TT4', 'nmol/L', '66..181', THYROID_KIT),
    numeric('TPOAB', '甲状腺过氧化物酶抗体', 'TPOAb', 'TPOAb', 'IU/mL', '..34', KIT),
    numeric('TGAB', '甲状腺球蛋白抗体', 'TgAb', 'TgAb', 'IU/mL', '..115', KIT),
    numeric('TRAB', '促甲状腺激素受体抗体', 'TRAb', 'TRAb', 'IU/L', '..1.75', KIT),
    numeric('TG_', '甲状腺球蛋白', 'Thyroglobulin', 'Tg', 'ng/mL', '3.5..77', KIT, { aliases: ['Tg'] }),
    numeric('PTH', '甲状旁腺激素', 'iPTH', 'PTH', 'pg/mL', '15..65', KIT),
    numeric('VITD', '25-羟维生素D', '25(OH)D', '25(OH)D', 'ng/mL', '20..100', KIT),
    numeric('CT', '降钙素', 'Calcitonin', 'CT', 'pg/mL', { male: '0..9.52', female: '0..6.4' }, KIT),
  ]),
  ...inGroup('肾上腺', '血清', [
    numeric('COR8', '皮质醇(8时)', 'Cortisol 8 am', 'Cor 8', 'nmol/L', '138..690', KIT),
    numeric('COR16', '皮质醇(16时)', 'Cortisol 4 pm', 'Cor 16', 'nmol/L', '69..345', KIT),
    numeric('COR0', '皮质醇(0时)', 'Cortisol midnight', 'Cor 0', 'nmol/L', '0..138', KIT, {
      note: '> 207 提示升高，≤ 50 视为正常',
    }),
    numeric('ACTH', '促肾上腺皮质激素', 'ACTH', 'ACTH', 'pg/mL', '7.2..63.3', KIT, { specimen: '血浆' }),
    numeric('UFC', '24小时尿游离皮质醇', '24 h UFC', 'UFC', 'nmol/24h', '30..350', KIT, {
      specimen: '尿液',
      note: '随方法不同',
    }),
    numeric('PAC', '醛固酮', 'Aldosterone', 'PAC', 'ng/dL', '3..35.3', KIT, {
      specimen: '血浆',
      note: '立位；随体位和方法不同',
    }),
    numeric('PRA', '肾素活性', 'Plasma renin activity', 'PRA', 'ng/mL/h', '0.93..6.56', KIT, {
      specimen: '血浆',
      note: '立位',
    }),
    numeric('DRC', '直接肾素浓度', 'Direct renin concentration', 'DRC', 'mU/L', '4.4..46.1', KIT, {
      specimen: '血浆',
      note: '立位',
    }),
    numeric('DHEAS', '硫酸脱氢表雄酮', 'DHEA-S', 'DHEA-S', 'μmol/L', { male: '2.4..11.6', female: '1..10' }, KIT),
  ]),
  ...inGroup('血气', '动脉血', [
    numeric('PH', '酸碱度', 'pH', 'pH', '', '7.35..7.45', KIT, { critical: '7.2..7.6' }),
    numeric('PCO2', '二氧化碳分压', 'PaCO2', 'PaCO₂', 'mmHg', '35..45', KIT, { critical: '20..70' }),
    numeric('PO2', '氧分压', 'PaO2', 'PaO₂', 'mmHg', '80..100', KIT, { critical: '45..' }),
    numeric('HCO3', '碳酸氢根', 'HCO3-', 'HCO₃⁻', 'mmol/L', '22..27', KIT, { critical: '10..40' }),
    numeric('BE', '剩余碱', 'Base excess', 'BE', 'mmol/L', '-3..3', KIT),
    numeric('SO2', '氧饱和度', 'SaO2', 'SaO₂', '%', '95..98', KIT, { critical: '80..' }),
    numeric('LAC', '乳酸', 'Lactate', 'Lac', 'mmol/L', '0.5..1.7', KIT, { critical: '..4', criticalInclusive: true }),
    numeric('AG', '阴离子间隙', 'Anion gap', 'AG', 'mmol/L', '8..16', KIT),
    numeric('ICA', '离子钙', 'Ionised calcium', 'iCa', 'mmol/L', '1.1..1.34', KIT, { critical: '0.78..1.58' }),
  ]),
];
